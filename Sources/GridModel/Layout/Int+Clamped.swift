extension Int {
    /// The sum with another number of 0 or more, or the greatest number if that is too small for it.
    func addingClamped(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }

    /// The product with another number, both of 0 or more, or the greatest number if that is too small for it.
    func multipliedClamped(_ other: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? .max : product
    }
}
