/// A half-open range of UTF-8 bytes in one source text.
public struct SourceSpan: Hashable, Sendable {
    /// The offset of the first byte.
    public let start: Int
    /// The offset behind the last byte; never less than `start`.
    public let end: Int

    /// Creates the span of the bytes from `start` up to, not including, `end`.
    public init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = max(start, end)
    }

    /// Whether it holds no byte.
    package var isEmpty: Bool { start == end }

    /// The span from the start of this one to the end of the other.
    package func through(_ other: SourceSpan) -> SourceSpan {
        SourceSpan(min(start, other.start), max(end, other.end))
    }

    /// The empty span before the first byte.
    package var leadingEdge: SourceSpan { SourceSpan(start, start) }

    /// The empty span behind the last byte.
    package var trailingEdge: SourceSpan { SourceSpan(end, end) }
}
