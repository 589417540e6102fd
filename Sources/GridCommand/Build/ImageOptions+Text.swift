internal import GridEmit
internal import GridModel

/// One number or two with `..` between them, which are greater than 0.
func range(
    _ text: String, _ name: String, number: (Substring) -> Rational?
) throws(UsageError) -> RatioRange {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false).map(number)
    guard let lower = ends.first ?? nil, let upper = ends.last ?? nil, ends.count <= 2, lower > .zero,
        lower <= upper
    else { throw UsageError(message: "`\(text)` is not a \(name) or a range of two") }
    return RatioRange(lower: lower, upper: upper)
}

/// A ratio such as `4:3`.
func ratioNumber(_ text: Substring) -> Rational? {
    let sides = text.split(separator: ":", omittingEmptySubsequences: false).map(decimalNumber)
    guard sides.count == 2, let width = sides[0], let height = sides[1], height > .zero else { return nil }
    return try? width / height
}
