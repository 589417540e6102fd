internal import GridEmit
internal import GridModel
internal import GridSyntax

extension Request {
    /// What may come at a place: words, layouts and counts, codes in comments.
    static let completion = Request(
        "textDocument/completion",
        ("completionProvider", .object([("triggerCharacters", [" ", ":", "-"])])), DocumentPlace.self
    ) { parameters, document, client in
        let offset = document.lines.offset(of: parameters.position)
        let items =
            document.codes(at: offset) ?? document.countsAndLayouts(at: offset) + document.words(at: offset)
        return .array(
            items.enumerated().map { place, item in
                let isSnippet = client.takesSnippets && item.snippet != nil
                let text = isSnippet ? item.snippet ?? "" : item.text
                let edit = TextEdit(SourceSpan(item.start, offset), item.before + text)
                return .object([
                    ("label", .string(item.text)), ("kind", .number(item.kind.rawValue)),
                    ("detail", .string(item.hint)), ("sortText", .string(String(10_000 + place))),
                    ("insertTextFormat", isSnippet ? 2 : 1), ("textEdit", document.lines.json(edit)),
                ])
            })
    }
}

private struct Item {
    enum Kind: Int {
        case value = 12
        case keyword = 14
        case snippet = 15
        case code = 21
    }

    let text: String
    let hint: String
    let kind: Kind
    /// The text with stops for the Tab key; nil if there are none.
    var snippet: String?
    /// What is inserted before the text.
    var before = ""
    /// Where the text that it replaces begins.
    let start: Int
}

extension Document {
    /// The codes of warnings in an ignore comment, or the beginning of one; nil outside comments.
    fileprivate func codes(at offset: Int) -> [Item]? {
        let line = lines.content(ofLine: lines.line(at: offset)).lowerBound
        let before = bytes[line..<offset]
        guard let sign = before.firstIndex(of: UInt8(ascii: "#")) else { return nil }
        let text = String(decoding: before[sign...], as: UTF8.self).drop { $0 == "#" || $0 == " " }
        let form = "gridgen:ignore "
        guard text.hasPrefix(form) else {
            guard form.hasPrefix(text) else { return [] }
            return [
                Item(
                    text: form + "CODE: why", hint: "ignore a warning of this or the next line",
                    kind: .snippet,
                    snippet: form + "${1:lonely-photo}: ${2:why}", start: offset - text.utf8.count)
            ]
        }
        let list = text.dropFirst(form.count)
        // After the colon comes the reason.
        if list.contains(":") { return [] }
        let typed =
            list.split(separator: ",", omittingEmptySubsequences: false).last.map { $0.drop { $0 == " " } }
            ?? ""
        // The comment ignores warnings of its line or the next.
        let own = lines.line(at: offset)
        let here = Set(
            spec.findings.filter { (own...own + 1).contains(lines.line(at: $0.span.start)) }.map { $0.code })
        let codes = DiagnosticCode.allCases.filter { $0.severity == .warning && $0.rawValue.hasPrefix(typed) }
        // Those that are there come first.
        return (codes.filter(here.contains) + codes.filter { !here.contains($0) }).map { code in
            Item(
                text: code.rawValue, hint: code.explanation?.summary ?? "", kind: .code,
                start: offset - typed.utf8.count)
        }
    }

    /// At the beginning of a line, a rule for the next count; after a count and a colon, layouts for it.
    fileprivate func countsAndLayouts(at offset: Int) -> [Item] {
        let line = lines.content(ofLine: lines.line(at: offset)).lowerBound
        let before = String(decoding: bytes[line..<offset], as: UTF8.self)
        let digits = before.drop { $0 == " " || $0 == "\t" }
        if digits.allSatisfy(\.isNumber) {
            guard let count = nextCount, "\(count)".hasPrefix(digits) else { return [] }
            let layout = partitions(of: count).first ?? "\(count)"
            return [
                Item(
                    text: "\(count): \(layout)", hint: "the next count without a rule", kind: .snippet,
                    snippet: "\(count): ${1:\(layout)}", start: offset - digits.utf8.count)
            ]
        }
        let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let count = Int(parts[0].prefix { $0 != "[" }.filter { $0 != " " }),
            count > 0,
            count <= Limits.tilesInLayout
        else { return [] }
        let typed = parts[1].drop { $0 == " " }
        let space = parts[1].isEmpty ? " " : ""
        return partitions(of: count).filter { $0.hasPrefix(typed) && $0 != typed }.map { layout in
            let rows = layout.split(separator: ",").count
            return Item(
                text: layout, hint: rows == 1 ? "one row" : "\(rows) rows", kind: .value, before: space,
                start: offset - typed.utf8.count)
        }
    }

    /// The least count that no rule includes, if it is not one of a range that has no end.
    private var nextCount: Int? {
        let counts = spec.rules.filter { !$0.isInSection }.map { $0.syntax.counts.value }
        // More counts than a person writes are covered by ranges.
        return (1...Limits.countsWrittenOut).first { count in !counts.contains { $0.hold(count) } }
    }

    /// The words and values that may come next.
    fileprivate func words(at offset: Int) -> [Item] {
        let found = Completion.all(after: Array(bytes[..<offset]))
        return found.items.map { item in
            Item(
                text: item.text, hint: item.hint, kind: item.isWord ? .keyword : .value,
                snippet: item.isWord ? snippet(of: item, at: found.start) : nil, start: found.start)
        }
    }

    /// A word that needs more, with stops for the Tab key where the rest may differ.
    private func snippet(of word: Completion, at start: Int) -> String? {
        switch word.text {
        case "when": return "when width ${1:< 400} {\n    $0\n}"
        case "align":
            let words = Completion.all(after: Array(bytes[..<start]) + Array("align ".utf8)).items
            return "align ${1|\(words.map(\.text).joined(separator: ","))|}"
        default:
            guard let following = word.following else { return nil }
            guard following.contains(where: \.isNumber) else { return "\(word.text) ${1:\(following)}" }
            var place = 0
            let stops = following.replacing(/[0-9]+(:[0-9]+)?/) { number in
                place += 1
                return "${\(place):\(number.output.0)}"
            }
            return "\(word.text) \(stops)"
        }
    }
}

/// Partitions of a number of photos into rows, first those whose rows differ the least.
func partitions(of count: Int) -> [String] {
    let all = (1...min(count, 8)).flatMap { rows -> [(spread: Int, rows: [Int])] in
        let shorter = (0..<rows).map { count / rows + ($0 < rows - count % rows ? 0 : 1) }
        let spread = count % rows == 0 ? 0 : 1
        return [(spread, shorter)] + (spread == 0 ? [] : [(spread, shorter.reversed())])
    }
    // One row, and rows of one photo, are even, but seldom meant.
    let isPlain = { (rows: [Int]) in rows.count == 1 || rows.first == 1 && rows.last == 1 }
    let ordered = all.enumerated().sorted { first, second in
        let (one, other) = (first.element, second.element)
        let keys = [one, other].map { (isPlain($0.rows) && count > 3 ? 1 : 0, $0.spread) }
        return keys[0] == keys[1] ? first.offset < second.offset : keys[0] < keys[1]
    }
    return ordered.map { $0.element.rows.map(String.init).joined(separator: ", ") }
}
