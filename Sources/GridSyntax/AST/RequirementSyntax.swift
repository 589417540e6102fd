/// What must hold of every layout: `require areas 4 for 3..9`.
public struct RequirementSyntax: Hashable, Sendable {
    /// What must hold.
    public enum Claim: Hashable, Sendable {
        /// `within 4:5`, `within 100..600`: the container is not higher than one box, and not lower than another.
        case within(PhotoBoundsSyntax)
        /// `tiles 1:3..3:1`, `tiles 1:1`: each tile has such a ratio.
        case tiles(RatioRangeSyntax)
        /// `areas 4`: the largest tile has at most so many times the area of the smallest.
        case areas(Located<NumberLiteral>)
        /// `largest 1`: no tile is larger than that of this photo, from 1.
        case largest(Located<Int>)
        /// `keep 55% of 9:16..16:9`, `keep 55% of 3:2`: so much is seen of each photo with such a ratio.
        case keep(percent: Located<NumberLiteral>, of: RatioRangeSyntax)
    }

    /// What must hold.
    public let claim: Located<Claim>
    /// The counts of photos for which; nil for all.
    public let counts: Located<CountsSyntax>?

    package init(claim: Located<Claim>, counts: Located<CountsSyntax>?) {
        self.claim = claim
        self.counts = counts
    }
}
