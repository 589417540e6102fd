internal import GridSyntax

/// Places of a source as lines and columns, both from 1.
///
/// Asked in the order of the text it looks at each byte of a line once.
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
    /// A place in the current line that was asked for, and how many units stand before it there.
    private var known = (offset: 0, line: -1, units: 0)

    init(_ source: SourceText, in unit: Unit) {
        self.source = source
        self.unit = unit
        lines = LineMap(source)
    }

    /// Where the byte at `offset` stands.
    mutating func position(_ offset: Int) -> Position {
        let line = lines.line(at: offset)
        if known.line != line || known.offset > offset {
            known = (min(source.contentStart(ofLine: line, lines), offset), line, 0)
        }
        let text = source.text(in: SourceSpan(known.offset, offset))
        let units = known.units + (unit == .utf16 ? text.utf16.count : text.count)
        // What stands in ASCII begins a character; a mark would belong to the one before it.
        if offset < source.bytes.count, source.bytes[offset] < 0x80,
            source.bytes[offset] != UInt8(ascii: "\n")
        {
            known = (offset, line, units)
        }
        return Position(line: line + 1, column: units + 1)
    }

}

extension SourceText {
    /// Where the text of a line begins, from 0: behind a byte order mark, which nobody sees.
    func contentStart(ofLine line: Int, _ lines: LineMap) -> Int {
        line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : lines.starts[line]
    }
}
