internal import GridSyntax

/// Converts byte offsets of a source to lines and columns, both from 1.
///
/// Calls in increasing order scan each line only once.
struct Positions {
    /// What a column counts.
    enum Unit {
        /// Characters as people see them: grapheme clusters.
        case character
        /// Code units of UTF-16.
        case utf16
    }

    struct Position: Hashable {
        let line: Int
        let column: Int
    }

    let source: SourceText
    let lines: LineMap
    private let unit: Unit
    /// The last position in the current line, and the number of units before it.
    private var known = (offset: 0, line: -1, units: 0)

    init(_ source: SourceText, in unit: Unit) {
        self.source = source
        self.unit = unit
        lines = LineMap(source)
    }

    /// The position of the byte at `offset`.
    mutating func position(_ offset: Int) -> Position {
        let line = lines.line(at: offset)
        if known.line != line || known.offset > offset {
            known = (min(source.contentStart(ofLine: line, lines), offset), line, 0)
        }
        let text = source.text(in: SourceSpan(known.offset, offset))
        let units = known.units + (unit == .utf16 ? text.utf16.count : text.count)
        // An ASCII byte begins a character; a combining mark would belong to the one before.
        if offset < source.bytes.count, source.bytes[offset] < 0x80,
            source.bytes[offset] != UInt8(ascii: "\n")
        {
            known = (offset, line, units)
        }
        return Position(line: line + 1, column: units + 1)
    }

}

extension SourceText {
    /// The offset at which a line's text begins: in the first line after a byte order mark, which is invisible.
    func contentStart(ofLine line: Int, _ lines: LineMap) -> Int {
        line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : lines.starts[line]
    }
}
