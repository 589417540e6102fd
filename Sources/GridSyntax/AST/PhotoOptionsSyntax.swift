/// What may follow `tile photo` and its limits: `sided within 1:1`.
public struct PhotoOptionsSyntax: Hashable, Sendable {
    /// Whether the limits end at 1:1, on one side or the other: `sided`.
    public let isSided: Bool
    /// How high the photos are at least and at most: `within 1:1`, `within 100..360`.
    public let bounds: Located<PhotoBoundsSyntax>?

    /// Creates options; by default, there are none.
    public init(isSided: Bool = false, bounds: Located<PhotoBoundsSyntax>? = nil) {
        self.isSided = isSided
        self.bounds = bounds
    }
}

/// The least and the greatest height after `within`; one of them may be missing.
public struct PhotoBoundsSyntax: Hashable, Sendable {
    /// The lowest box: 100 in `within 100..360`.
    public let least: Located<PhotoBoxSyntax>?
    /// The highest box: 360 in `within 100..360` and in `within 360`.
    public let greatest: Located<PhotoBoxSyntax>?

    /// Creates bounds of one box or two.
    public init(least: Located<PhotoBoxSyntax>? = nil, greatest: Located<PhotoBoxSyntax>?) {
        self.least = least
        self.greatest = greatest
    }
}

/// A box as wide as the container: its ratio, or its height.
public enum PhotoBoxSyntax: Hashable, Sendable {
    /// `1:1`
    case ratio(RatioSyntax)
    /// `320`
    case height(NumberLiteral)
}
