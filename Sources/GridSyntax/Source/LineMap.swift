/// The starts of the lines of a source, for turning byte offsets into lines.
public struct LineMap: Sendable {
    /// The offset of the first byte of each line; never empty.
    public let starts: [Int]
    private let length: Int

    /// Finds the lines of `source`; a line ends after its LF.
    public init(_ source: SourceText) {
        var starts = [0]
        for (offset, byte) in source.bytes.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(offset + 1)
        }
        self.starts = starts
        length = source.bytes.count
    }

    /// The 0-based index of the line that holds the byte at `offset`.
    public func line(at offset: Int) -> Int {
        max(0, starts.firstPlace { $0 > offset } - 1)
    }

    /// The bytes of the line at `index`, including its line end.
    public func span(ofLine index: Int) -> SourceSpan {
        guard starts.indices.contains(index) else { return SourceSpan(length, length) }
        let end = index + 1 < starts.count ? starts[index + 1] : length
        return SourceSpan(starts[index], end)
    }
}
