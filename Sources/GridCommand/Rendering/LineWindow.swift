internal import GridSyntax

/// The part of a line that is shown: all of it, or the surroundings of a place if the line is long.
struct LineWindow {
    private(set) var start: Int
    private(set) var end: Int
    private(set) var isCutBefore = false
    private(set) var isCutAfter = false

    /// The length in bytes of the longest line shown whole, and of the part shown of a longer line.
    private static let shownBytes = 160

    /// Chooses the part of a line around a place.
    ///
    /// - Parameters:
    ///   - line: the bytes of the line, without the line end.
    ///   - columns: the available columns of the terminal; nil for no limit.
    init(of line: SourceSpan, around place: SourceSpan, in source: SourceText, columns: Int?) {
        (start, end) = (line.start, line.end)
        let middle = min(max(place.start, line.start), line.end)
        if end - start > Self.shownBytes {
            start = source.characterStart(max(line.start, middle - Self.shownBytes / 3), from: line.start)
            end = source.characterStart(min(line.end, start + Self.shownBytes), from: start)
        }
        if let columns { narrow(to: max(columns, 10), around: middle, of: line, in: source) }
        isCutBefore = start > line.start
        isCutAfter = end < line.end
    }

    /// Drops characters until the rest fits. Before the place, it keeps at least a third of the columns.
    private mutating func narrow(
        to columns: Int, around place: Int, of line: SourceSpan, in source: SourceText
    ) {
        let before = source.text(in: SourceSpan(start, place)).map {
            ($0.utf8.count, terminalWidth(String($0)))
        }
        var after = source.text(in: SourceSpan(place, end)).map {
            ($0.utf8.count, terminalWidth(String($0)))
        }
        var left = before.reduce(0) { $0 + $1.1 }
        var right = after.reduce(0) { $0 + $1.1 }
        // A cut is marked by a sign, which takes a column.
        func isTooLong() -> Bool {
            left + right + (start > line.start ? 1 : 0) + (end < line.end ? 1 : 0) > columns
        }
        // A byte that isn't UTF-8 is shorter than the sign that shows it, so the count is clamped to the place.
        for (bytes, width) in before where isTooLong() && left > columns / 3 {
            start = min(start + bytes, place)
            left -= width
        }
        while isTooLong(), let (bytes, width) = after.popLast() {
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
