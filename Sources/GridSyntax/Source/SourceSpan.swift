/// A half-open range of UTF-8 bytes in one source text.
public struct SourceSpan: Hashable, Sendable {
    // A tree has several spans for each token, so they are small; `Limits.bytes` fits in 32 bits.
    private let first: UInt32
    private let last: UInt32

    /// The offset of the first byte.
    public var start: Int { Int(first) }
    /// The offset after the last byte; never less than `start`.
    public var end: Int { Int(last) }

    /// Creates the span of the bytes from `start` up to, not including, `end`.
    public init(_ start: Int, _ end: Int) {
        first = UInt32(clamping: start)
        last = UInt32(clamping: max(start, end))
    }

    /// Whether the span holds no bytes.
    package var isEmpty: Bool { start == end }

    /// The span from the start of this one to the end of the other.
    package func through(_ other: SourceSpan) -> SourceSpan {
        SourceSpan(min(start, other.start), max(end, other.end))
    }

    /// The empty span before the first byte.
    package var leadingEdge: SourceSpan { SourceSpan(start, start) }

    /// The empty span after the last byte.
    package var trailingEdge: SourceSpan { SourceSpan(end, end) }
}
