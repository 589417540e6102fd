package import GridSyntax

/// What a spec promises about its layouts, proved at every promised size.
public struct Requirement: Hashable, Sendable {
    /// What holds of each layout.
    public enum Claim: Hashable, Sendable {
        /// The container isn't higher than a box as wide as the container.
        case within(PhotoBox)
        /// The container isn't lower than a box as wide as the container.
        case atLeast(PhotoBox)
        /// Each tile has a ratio in this range.
        case tiles(RatioRange)
        /// The largest tile has at most so many times the area of the smallest.
        case areas(Rational)
        /// No tile has a greater area than that of this photo, from 1. Layouts with fewer tiles aren't concerned.
        case largest(Int)
        /// Of each photo with a ratio in the range, at least this share of its area is seen, as a fraction of 1.
        case keep(Rational, of: RatioRange)
    }

    /// What holds.
    public let claim: Claim
    /// The least count of photos that it is about.
    public let from: Int
    /// The greatest count, or nil for no limit.
    public let to: Int?
    /// The container sizes that it is about.
    public let sizes: SizeRange
    /// What holds in canonical form: `within 4:5`.
    package let claimText: String
    /// The counts in canonical form, `3..9`; nil if none are written.
    package let countsText: String?
    /// Its place.
    package let span: SourceSpan
}

extension Requirement {
    /// The container widths that it is about.
    public var widths: SideRange { sizes.widths }

    /// The requirement in canonical form.
    public var text: String { "require " + claimText + (countsText.map { " for " + $0 } ?? "") }

    /// Whether it is about a count.
    func holds(_ count: Int) -> Bool { from <= count && count <= to ?? .max }
}
