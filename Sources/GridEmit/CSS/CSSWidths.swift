internal import GridModel

/// The widths `[minimum, below)` of the whole container, in points.
struct CSSWidths: Hashable {
    let minimum: Rational?
    let below: Rational?

    static let all = CSSWidths(minimum: nil, below: nil)

    init(_ range: WidthRange) {
        self.init(minimum: range.minimum, below: range.below)
    }

    private init(minimum: Rational?, below: Rational?) {
        self.minimum = minimum
        self.below = below
    }

    /// The widths that both have, or nil for none.
    func intersection(_ other: CSSWidths) -> CSSWidths? {
        let lower = [minimum, other.minimum].compactMap { $0 }.max()
        let upper = [below, other.below].compactMap { $0 }.min()
        if let lower, let upper, lower >= upper { return nil }
        return CSSWidths(minimum: lower, below: upper)
    }

    /// The condition of a container query; a query is about the width less the insets.
    func condition(insets: Insets) throws(ExactOverflow) -> String {
        var limits: [String] = []
        if let minimum { limits.append("(width >= \(try (minimum - insets.horizontal).cssPixels))") }
        if let below { limits.append("(width < \(try (below - insets.horizontal).cssPixels))") }
        return limits.joined(separator: " and ")
    }
}
