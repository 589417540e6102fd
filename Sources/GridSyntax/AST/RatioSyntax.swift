/// An aspect ratio, width to height: `4:3`.
public struct RatioSyntax: Hashable, Sendable {
    /// The number before the colon; greater than 0.
    public let width: Located<NumberLiteral>
    /// The number after the colon; greater than 0.
    public let height: Located<NumberLiteral>
}

extension RatioSyntax: CustomStringConvertible {
    /// The ratio as written.
    public var description: String { "\(width.value):\(height.value)" }
}
