internal import GridModel

/// The range `[minimum, below)` of the container's full width, in points, at some heights.
struct CSSWidths: Hashable {
    let minimum: Rational?
    let below: Rational?
    let heights: SideRange

    static let all = CSSWidths(minimum: nil, below: nil)

    init(_ sizes: SizeRange) {
        self.init(minimum: sizes.widths.minimum, below: sizes.widths.below, heights: sizes.heights)
    }

    init(minimum: Rational?, below: Rational?, heights: SideRange = .all) {
        (self.minimum, self.below, self.heights) = (minimum, below, heights)
    }

    /// The widths in both ranges, or nil if there are none.
    func intersection(_ other: CSSWidths) -> CSSWidths? {
        var (lower, upper) = (minimum, below)
        if let limit = other.minimum, lower.map({ $0 < limit }) ?? true { lower = limit }
        if let limit = other.below, upper.map({ $0 > limit }) ?? true { upper = limit }
        if let lower, let upper, lower >= upper { return nil }
        guard let heights = heights.intersection(other.heights) else { return nil }
        return CSSWidths(minimum: lower, below: upper, heights: heights)
    }

    /// The condition of a container query, which measures the container without the insets.
    func condition(insets: Insets) throws(ExactOverflow) -> String {
        var limits: [String] = []
        if let minimum { limits.append("(width >= \(try (minimum - insets.horizontal).cssPixels))") }
        if let below { limits.append("(width < \(try (below - insets.horizontal).cssPixels))") }
        let ends = try insets.top + insets.bottom
        if let low = heights.minimum { limits.append("(height >= \(try (low - ends).cssPixels))") }
        if let high = heights.below { limits.append("(height < \(try (high - ends).cssPixels))") }
        return limits.joined(separator: " and ")
    }
}
