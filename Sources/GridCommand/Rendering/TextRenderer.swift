internal import GridSyntax

/// Renders diagnostics as text, with the lines they speak of and carets under the places.
struct TextRenderer {
    private let source: SourceText
    private let lines: LineMap

    init(_ source: SourceText) {
        self.source = source
        lines = LineMap(source)
    }

    /// A place within one line, in columns of the terminal.
    private struct Mark {
        let start: Int
        let end: Int
        let sign: Character
        let label: String?
    }

    func render(_ diagnostic: Diagnostic) -> String {
        let line = lines.line(at: diagnostic.span.start)
        let column = text(from: lines.starts[line], to: diagnostic.span.start).count + 1
        var text =
            "\(source.name):\(line + 1):\(column): \(diagnostic.severity.rawValue): \(diagnostic.message) "
            + "[\(diagnostic.code.rawValue)]\n"
        var places: [Int: [Mark]] = [line: [mark(diagnostic.span, "^", diagnostic.label, line: line)]]
        for related in diagnostic.related {
            let line = lines.line(at: related.span.start)
            places[line, default: []].append(mark(related.span, "-", related.text, line: line))
        }
        let shown = places.keys.sorted()
        let margin = String(repeating: " ", count: "\((shown.last ?? 0) + 1)".count)
        text += "\(margin) |\n"
        var previous: Int?
        for line in shown {
            if let previous, line > previous + 1 { text += "\(margin) ...\n" }
            previous = line
            let number = "\(line + 1)"
            let padding = String(repeating: " ", count: margin.count - number.count)
            let content = shownText(ofLine: line)
            text += trimmed("\(padding)\(number) | \(content)") + "\n"
            for row in rows(of: places[line] ?? []) { text += trimmed("\(margin) | \(row)") + "\n" }
        }
        for note in diagnostic.notes { text += "\(margin) = note: \(note)\n" }
        if let help = diagnostic.help { text += "\(margin) = help: \(help)\n" }
        return text
    }

    /// The rows under a line: signs under the places, with the last label beside its sign, then the others from
    /// right to left.
    private func rows(of marks: [Mark]) -> [String] {
        let width = marks.map(\.end).max() ?? 0
        var signs = [Character](repeating: " ", count: width)
        // The place itself is drawn last, over the others.
        for mark in marks.reversed() {
            for column in mark.start..<mark.end { signs[column] = mark.sign }
        }
        var labelled = marks.filter { $0.label != nil }.sorted { $0.start < $1.start }
        var first = String(signs)
        if let last = labelled.last, last.end == width, let label = last.label {
            first += " " + label
            labelled.removeLast()
        }
        return [first]
            + labelled.reversed().map { String(repeating: " ", count: $0.start) + ($0.label ?? "") }
    }

    private func mark(_ span: SourceSpan, _ sign: Character, _ label: String?, line: Int) -> Mark {
        let start = lines.starts[line]
        let lineEnd = start + contentLength(ofLine: line)
        let from = min(span.start, lineEnd)
        let column = terminalWidth(text(from: start, to: from))
        let width = terminalWidth(text(from: from, to: min(max(span.end, from), lineEnd)))
        return Mark(start: column, end: column + max(1, width), sign: sign, label: label)
    }

    private func text(from start: Int, to end: Int) -> String { source.text(in: SourceSpan(start, end)) }

    /// The bytes of a line without its line end.
    private func contentLength(ofLine line: Int) -> Int {
        let span = lines.span(ofLine: line)
        var end = span.end
        while end > span.start, [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(source.bytes[end - 1]) {
            end -= 1
        }
        return end - span.start
    }

    /// A line as it is shown: tabs as four blanks, what a terminal would obey as a sign.
    private func shownText(ofLine line: Int) -> String {
        let start = lines.starts[line]
        return text(from: start, to: start + contentLength(ofLine: line)).map(shown).joined()
    }

    private func trimmed(_ line: String) -> String {
        var line = line[...]
        while line.last == " " { line = line.dropLast() }
        return String(line)
    }
}
