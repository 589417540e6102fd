internal import GridSyntax

/// Renders diagnostics as text, with the lines they speak of and carets under the places.
struct TextRenderer {
    private let source: SourceText
    private let lines: LineMap
    private let paint: Paint

    init(_ source: SourceText, paint: Paint = .off) {
        self.source = source
        self.paint = paint
        lines = LineMap(source)
    }

    /// A place within one line, in columns of the terminal.
    private struct Mark {
        let start: Int
        let end: Int
        let sign: Character
        let role: Paint.Role
        let label: String?
    }

    /// The part of a line that is shown.
    private struct Window {
        let start: Int
        let end: Int
        let isCutBefore: Bool
        let isCutBehind: Bool
    }

    /// The greatest length of a line that is shown whole, and how much of a longer one is, in bytes.
    private static let shownBytes = 160

    func render(_ diagnostic: Diagnostic) -> String {
        let line = lines.line(at: diagnostic.span.start)
        let column = text(from: contentStart(ofLine: line), to: diagnostic.span.start).count + 1
        var windows = [line: window(ofLine: line, around: diagnostic.span)]
        let role: Paint.Role = diagnostic.severity == .error ? .error : .warning
        var text =
            paint(.heading, "\(shown(source.name)):\(line + 1):\(column): ")
            + paint(role, "\(diagnostic.severity.rawValue): ")
            + paint(.heading, diagnostic.message) + " [\(diagnostic.code.rawValue)]\n"
        var places: [Int: [Mark]] = [:]
        let labels =
            [(diagnostic.span, "^" as Character, role, diagnostic.label)]
            + diagnostic.related.map { ($0.span, "-", .place, $0.text) }
        for (span, sign, role, label) in labels {
            let line = lines.line(at: span.start)
            let window = windows[line] ?? window(ofLine: line, around: span)
            windows[line] = window
            places[line, default: []].append(mark(span, sign, role, label, in: window))
        }
        let numbers = places.keys.sorted()
        let margin = String(repeating: " ", count: "\((numbers.last ?? 0) + 1)".count)
        let bar = paint(.place, "|")
        text += "\(margin) \(bar)\n"
        var previous: Int?
        for line in numbers {
            if let previous, line > previous + 1 { text += "\(margin) ...\n" }
            previous = line
            let number = "\(line + 1)"
            let padding = String(repeating: " ", count: margin.count - number.count)
            let content = windows[line].map(shownText) ?? ""
            text += trimmed("\(padding)\(paint(.place, number)) \(bar) \(content)") + "\n"
            for row in rows(of: places[line] ?? []) { text += trimmed("\(margin) \(bar) \(row)") + "\n" }
        }
        let sign = paint(.place, "=")
        for note in diagnostic.notes { text += "\(margin) \(sign) \(paint(.hint, "note:")) \(note)\n" }
        if let help = diagnostic.help {
            text += "\(margin) \(sign) \(paint(.hint, "help:")) \(help)\n"
        }
        return text
    }

    /// The rows under a line: signs under the places, with the last label beside its sign, then the others from
    /// right to left.
    private func rows(of marks: [Mark]) -> [String] {
        let width = marks.map(\.end).max() ?? 0
        var signs = [Mark?](repeating: nil, count: width)
        // The place itself is drawn last, over the others.
        for mark in marks.reversed() {
            for column in mark.start..<mark.end { signs[column] = mark }
        }
        var labelled = marks.filter { $0.label != nil }.sorted { $0.start < $1.start }
        var first = ""
        var run = ""
        for (column, mark) in signs.enumerated() {
            run.append(mark?.sign ?? " ")
            let next = column + 1 < width ? signs[column + 1] : nil
            if column + 1 == width || next?.sign != mark?.sign {
                first += mark.map { paint($0.role, run) } ?? run
                run = ""
            }
        }
        if let last = labelled.last, last.end == width, let label = last.label {
            first += " " + paint(last.role, label)
            labelled.removeLast()
        }
        return [first]
            + labelled.reversed().map {
                String(repeating: " ", count: $0.start) + paint($0.role, $0.label ?? "")
            }
    }

    private func mark(
        _ span: SourceSpan, _ sign: Character, _ role: Paint.Role, _ label: String?, in window: Window
    ) -> Mark {
        let from = min(max(span.start, window.start), window.end)
        let column = terminalWidth(text(from: window.start, to: from)) + (window.isCutBefore ? 1 : 0)
        let width = terminalWidth(text(from: from, to: min(max(span.end, from), window.end)))
        return Mark(start: column, end: column + max(1, width), sign: sign, role: role, label: label)
    }

    /// The line, or where it is long the part of it around a place.
    private func window(ofLine line: Int, around span: SourceSpan) -> Window {
        let (start, end) = (contentStart(ofLine: line), contentEnd(ofLine: line))
        guard end - start > Self.shownBytes else {
            return Window(start: start, end: end, isCutBefore: false, isCutBehind: false)
        }
        let from = characterStart(max(start, min(span.start, end) - Self.shownBytes / 3), from: start)
        let to = characterStart(min(end, from + Self.shownBytes), from: from)
        return Window(start: from, end: to, isCutBefore: from > start, isCutBehind: to < end)
    }

    /// The start of the character that the byte at `offset` belongs to.
    private func characterStart(_ offset: Int, from start: Int) -> Int {
        var offset = offset
        while offset > start, offset < source.bytes.count, source.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }

    private func text(from start: Int, to end: Int) -> String { source.text(in: SourceSpan(start, end)) }

    private func contentStart(ofLine line: Int) -> Int { source.contentStart(ofLine: line, lines) }

    /// Where a line ends, before its line end.
    private func contentEnd(ofLine line: Int) -> Int {
        let span = lines.span(ofLine: line)
        var end = span.end
        while end > span.start, [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(source.bytes[end - 1]) {
            end -= 1
        }
        return end
    }

    /// A line as it is shown: tabs as four blanks, what a terminal would obey as a sign.
    private func shownText(of window: Window) -> String {
        (window.isCutBefore ? "…" : "") + shown(text(from: window.start, to: window.end))
            + (window.isCutBehind ? "…" : "")
    }

    private func trimmed(_ line: String) -> String {
        var line = line[...]
        while line.last == " " { line = line.dropLast() }
        return String(line)
    }
}
