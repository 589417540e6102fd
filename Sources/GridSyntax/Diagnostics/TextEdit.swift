/// A replacement of one span of the source.
public struct TextEdit: Hashable, Sendable {
    /// The bytes to replace; an empty span inserts.
    public let span: SourceSpan
    /// The new text.
    public let replacement: String

    /// Creates an edit that replaces `span` with `replacement`.
    public init(_ span: SourceSpan, _ replacement: String) {
        self.span = span
        self.replacement = replacement
    }

    /// Applies edits to bytes, skipping an edit that overlaps an earlier one.
    ///
    /// - Returns: the new bytes, and the number of edits applied.
    public static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> (bytes: [UInt8], applied: Int) {
        var result: [UInt8] = []
        var copied = 0
        var applied = 0
        let ordered = edits.inOrder { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
        for edit in ordered where edit.span.start >= copied && edit.span.end <= bytes.count {
            result += bytes[copied..<edit.span.start]
            result += Array(edit.replacement.utf8)
            copied = edit.span.end
            applied += 1
        }
        result += bytes[copied...]
        return (result, applied)
    }
}
