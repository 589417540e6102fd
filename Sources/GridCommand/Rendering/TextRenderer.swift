internal import GridSyntax

/// Renders diagnostics as text, with the source lines and carets under the places.
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

    func render(_ diagnostic: Diagnostic) -> String {
        let line = lines.line(at: diagnostic.span.start)
        let column = text(from: contentStart(ofLine: line), to: diagnostic.span.start).count + 1
        let role: Paint.Role = diagnostic.severity == .error ? .error : .warning
        var text =
            paint(.heading, "\(shown(source.name)):\(line + 1):\(column): ")
            + paint(role, "\(diagnostic.severity.rawValue): ")
            + paint(.heading, shown(diagnostic.message)) + " [\(diagnostic.code.rawValue)]\n"
        var places: [Int: [Mark]] = [:]
        let labels =
            [(diagnostic.span, "^" as Character, role, diagnostic.label.map(shown))]
            + diagnostic.related.map { ($0.span, "-", .place, shown($0.text)) }
        let numbers = Set(labels.map { lines.line(at: $0.0.start) }).sorted()
        let margin = String(repeating: " ", count: "\((numbers.last ?? 0) + 1)".count)
        let columns = paint.columns.map { $0 - margin.count - 3 }
        var windows: [Int: LineWindow] = [:]
        for (span, sign, role, label) in labels {
            let line = lines.line(at: span.start)
            let content = SourceSpan(contentStart(ofLine: line), contentEnd(ofLine: line))
            let window = windows[line] ?? LineWindow(of: content, around: span, in: source, columns: columns)
            windows[line] = window
            places[line, default: []].append(mark(span, sign, role, label, in: window))
        }
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
        let remarks = diagnostic.notes.map { ("note:", $0) } + (diagnostic.help.map { [("help:", $0)] } ?? [])
        for (kind, remark) in remarks {
            let indent = margin + String(repeating: " ", count: kind.count + 4)
            let rest = wrapped(shown(remark), columns: paint.columns.map { $0 - indent.count })
                .joined(separator: "\n" + indent)
            text += "\(margin) \(paint(.place, "=")) \(paint(.hint, kind)) \(rest)\n"
        }
        return text
    }

    /// The rows under a line: the signs, with the last label beside its sign, then the other labels right to left.
    private func rows(of marks: [Mark]) -> [String] {
        let width = marks.map { $0.end }.max() ?? 0
        var signs = [Mark?](repeating: nil, count: width)
        // The primary place is drawn last, over the others.
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
        _ span: SourceSpan, _ sign: Character, _ role: Paint.Role, _ label: String?, in window: LineWindow
    ) -> Mark {
        let from = min(max(span.start, window.start), window.end)
        let column = terminalWidth(text(from: window.start, to: from)) + (window.isCutBefore ? 1 : 0)
        let width = terminalWidth(text(from: from, to: min(max(span.end, from), window.end)))
        return Mark(start: column, end: column + max(1, width), sign: sign, role: role, label: label)
    }

    private func text(from start: Int, to end: Int) -> String { source.text(in: SourceSpan(start, end)) }

    private func contentStart(ofLine line: Int) -> Int { source.contentStart(ofLine: line, lines) }

    /// Where the content of a line ends, before the line break.
    private func contentEnd(ofLine line: Int) -> Int {
        let span = lines.span(ofLine: line)
        var end = span.end
        while end > span.start, [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(source.bytes[end - 1]) {
            end -= 1
        }
        return end
    }

    /// A line as shown: tabs as four spaces, control characters as visible signs.
    private func shownText(of window: LineWindow) -> String {
        (window.isCutBefore ? "…" : "") + shown(text(from: window.start, to: window.end))
            + (window.isCutAfter ? "…" : "")
    }

    private func trimmed(_ line: String) -> String {
        var line = line[...]
        while line.last == " " { line = line.dropLast() }
        return String(line)
    }
}
