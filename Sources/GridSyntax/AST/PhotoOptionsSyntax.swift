/// What may follow `tile photo` and its limits: `sided within 1:1`.
public struct PhotoOptionsSyntax: Hashable, Sendable {
    /// Whether the limits end at 1:1, on one side or the other: `sided`.
    public let isSided: Bool
    /// The box that photos stay within: `within 1:1`.
    public let box: Located<PhotoBoxSyntax>?

    /// Creates options; by default, there are none.
    public init(isSided: Bool = false, box: Located<PhotoBoxSyntax>? = nil) {
        self.isSided = isSided
        self.box = box
    }
}

/// A box that photos stay within: its ratio, or its height.
public enum PhotoBoxSyntax: Hashable, Sendable {
    /// `within 1:1`
    case ratio(RatioSyntax)
    /// `within 320`
    case height(NumberLiteral)
}
