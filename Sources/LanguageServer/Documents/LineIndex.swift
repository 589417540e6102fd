internal import GridEmit
internal import GridSyntax

/// The lines of a text as the protocol counts them, to convert places to offsets of bytes and back.
///
/// A line ends with LF, CR LF or CR, unlike the lines of a spec, which end with LF only.
struct LineIndex {
    private let bytes: [UInt8]
    private let starts: [Int]
    private let encoding: PositionEncoding

    init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
        self.bytes = bytes
        self.encoding = encoding
        var starts = [0]
        for (offset, byte) in bytes.enumerated() {
            let isCarriageReturn = byte == UInt8(ascii: "\r")
            let isLineFeed = byte == UInt8(ascii: "\n")
            guard isLineFeed || isCarriageReturn else { continue }
            if isCarriageReturn, offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "\n") {
                continue
            }
            starts.append(offset + 1)
        }
        self.starts = starts
    }

    /// The number of lines; at least one.
    var count: Int { starts.count }

    /// The 0-based line that holds a byte.
    func line(at offset: Int) -> Int { max(0, starts.firstPlace { $0 > offset } - 1) }

    /// The bytes of a line, without its end.
    func content(ofLine line: Int) -> Range<Int> {
        guard starts.indices.contains(line) else { return bytes.count..<bytes.count }
        let start = starts[line]
        var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return start..<end
    }

    /// The byte at a place. A place beyond its line or the text is at their end, one within a character at its start.
    func offset(of position: Position) -> Int {
        guard position.line >= 0 else { return 0 }
        let content = content(ofLine: position.line)
        var units = 0
        var start = content.lowerBound
        for offset in content {
            if bytes[offset] & 0xC0 != 0x80 {
                if units >= position.character { return units == position.character ? offset : start }
                start = offset
            }
            units += encoding.units(bytes[offset])
        }
        return units > position.character ? start : content.upperBound
    }

    /// The bytes in a range, whose ends may be in any order.
    func span(of range: TextRange) -> SourceSpan {
        let ends = [offset(of: range.start), offset(of: range.end)].sorted()
        return SourceSpan(ends[0], ends[1])
    }

    func position(of offset: Int) -> Position {
        let offset = min(max(0, offset), bytes.count)
        let line = line(at: offset)
        let content = content(ofLine: line)
        let before = bytes[content.lowerBound..<min(max(offset, content.lowerBound), content.upperBound)]
        return Position(line: line, character: before.reduce(0) { $0 + encoding.units($1) })
    }

    // MARK: JSON

    func json(_ offset: Int) -> JSONValue {
        let position = position(of: offset)
        return .object([("line", .number(position.line)), ("character", .number(position.character))])
    }

    func json(_ span: SourceSpan) -> JSONValue {
        .object([("start", json(span.start)), ("end", json(span.end))])
    }

    func json(_ edit: TextEdit) -> JSONValue {
        .object([("range", json(edit.span)), ("newText", .string(edit.replacement))])
    }
}
