extension RatioRange {
    /// By how much the sum of ratios must exceed the number of photos for the upper side, as a fraction of that number.
    package static let tolerance = (try? Rational(1, over: 1_000_000)) ?? .zero

    /// The ranges that photos may have: the range itself; if it is sided, its parts below and above 1.
    var sides: [RatioRange] { isSided ? [side(isWide: false), side(isWide: true)] : [plain] }

    /// The range on both sides of 1.
    var plain: RatioRange { RatioRange(lower: lower, upper: upper) }

    /// The range for photos whose count is `count`. If the range is sided, it ends at 1: it is the part above 1 if the
    /// ratios, unknown ones being 1, are greater than 1 on average.
    func range(for photos: Photos, count: Int) throws(ExactOverflow) -> RatioRange {
        guard isSided else { return self }
        let known = min(count, photos.ratios.count)
        var sum = Rational(count - known)
        for place in 0..<known { try sum += photos.ratio(at: place) }
        return side(isWide: sum > (try Rational(count) * (try .one + Self.tolerance)))
    }

    func side(isWide: Bool) -> RatioRange {
        isWide
            ? RatioRange(lower: max(lower, .one), upper: upper)
            : RatioRange(lower: lower, upper: min(upper, .one))
    }

    /// The limits as written after `tile photo`; nil for those that need not be written.
    var name: String? {
        plain == .standard ? isSided ? "sided" : nil : limits
    }

    /// The limits as they may be written after `tile photo`.
    var limits: String { "\(lower.asRatio)..\(upper.asRatio)" + (isSided ? " sided" : "") }
}
