internal import GridModel

/// The range `[minimum, below)` of the container's full width, in points.
struct CSSWidths: Hashable {
    let minimum: Rational?
    let below: Rational?

    static let all = CSSWidths(minimum: nil, below: nil)

    init(_ range: WidthRange) {
        self.init(minimum: range.minimum, below: range.below)
    }

    init(minimum: Rational?, below: Rational?) {
        self.minimum = minimum
        self.below = below
    }

    /// The widths in both ranges, or nil if there are none.
    func intersection(_ other: CSSWidths) -> CSSWidths? {
        var (lower, upper) = (minimum, below)
        if let limit = other.minimum, lower.map({ $0 < limit }) ?? true { lower = limit }
        if let limit = other.below, upper.map({ $0 > limit }) ?? true { upper = limit }
        if let lower, let upper, lower >= upper { return nil }
        return CSSWidths(minimum: lower, below: upper)
    }

    /// The condition of a container query, which measures the width without the insets.
    func condition(insets: Insets) throws(ExactOverflow) -> String {
        var limits: [String] = []
        if let minimum { limits.append("(width >= \(try (minimum - insets.horizontal).cssPixels))") }
        if let below { limits.append("(width < \(try (below - insets.horizontal).cssPixels))") }
        return limits.joined(separator: " and ")
    }
}
