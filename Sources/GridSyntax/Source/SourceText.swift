/// The text of one spec as UTF-8 bytes, with the name of its file.
public struct SourceText: Hashable, Sendable {
    /// The path or name that diagnostics show, as the user wrote it.
    public let name: String
    /// The bytes of the file. They need not be valid UTF-8: the lexer reports those that aren't.
    public let bytes: [UInt8]

    /// Creates a source from the bytes of a file.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// Creates a source from a string.
    public init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }

    /// The text in `span`; bytes that are not UTF-8 become U+FFFD.
    public func text(in span: SourceSpan) -> String {
        let end = min(span.end, bytes.count)
        let start = min(span.start, end)
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
