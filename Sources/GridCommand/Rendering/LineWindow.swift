internal import GridSyntax

/// The part of a line that is shown: the whole line, or where that is long what lies around a place.
struct LineWindow {
    private(set) var start: Int
    private(set) var end: Int
    private(set) var isCutBefore = false
    private(set) var isCutBehind = false

    /// The greatest length of a line that is shown whole, and how much of a longer one is, in bytes.
    private static let shownBytes = 160

    /// The part of a line around a place.
    ///
    /// - Parameters:
    ///   - line: the bytes of the line, without its end.
    ///   - columns: how many columns of a terminal there are for it; nil for no limit.
    init(of line: SourceSpan, around place: SourceSpan, in source: SourceText, columns: Int?) {
        (start, end) = (line.start, line.end)
        let middle = min(max(place.start, line.start), line.end)
        if end - start > Self.shownBytes {
            start = source.characterStart(max(line.start, middle - Self.shownBytes / 3), from: line.start)
            end = source.characterStart(min(line.end, start + Self.shownBytes), from: start)
        }
        if let columns { narrow(to: max(columns, 10), around: middle, of: line, in: source) }
        isCutBefore = start > line.start
        isCutBehind = end < line.end
    }

    /// Cuts characters off until the rest fits, of those before the place only as long as a third is left.
    private mutating func narrow(
        to columns: Int, around place: Int, of line: SourceSpan, in source: SourceText
    ) {
        let before = source.text(in: SourceSpan(start, place)).map {
            ($0.utf8.count, terminalWidth(String($0)))
        }
        var behind = source.text(in: SourceSpan(place, end)).map {
            ($0.utf8.count, terminalWidth(String($0)))
        }
        var left = before.reduce(0) { $0 + $1.1 }
        var right = behind.reduce(0) { $0 + $1.1 }
        // Where something is cut off, a sign takes a column.
        func isTooLong() -> Bool {
            left + right + (start > line.start ? 1 : 0) + (end < line.end ? 1 : 0) > columns
        }
        // What is no UTF-8 is shorter than the sign it is shown as, so that bytes are counted no further than there are.
        for (bytes, width) in before where isTooLong() && left > columns / 3 {
            start = min(start + bytes, place)
            left -= width
        }
        while isTooLong(), let (bytes, width) = behind.popLast() {
            end = max(end - bytes, place)
            right -= width
        }
    }
}

extension SourceText {
    /// The start of the character that the byte at `offset` belongs to.
    fileprivate func characterStart(_ offset: Int, from start: Int) -> Int {
        var offset = offset
        while offset > start, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }
}
