internal import GridEmit
internal import GridModel
internal import GridServices
internal import GridSyntax

extension Request {
    /// What a word means; the layout of a rule; what a code in a comment stands for.
    static let hover = Request(
        "textDocument/hover", ("hoverProvider", true), DocumentPlace.self
    ) { parameters, document, _ in
        let offset = document.lines.offset(of: parameters.position)
        guard
            let found = document.explanation(at: offset) ?? document.meaning(at: offset)
                ?? document.drawing(at: offset)
        else { return .null }
        return .object([
            ("contents", .object([("kind", "markdown"), ("value", .string(found.text))])),
            ("range", document.lines.json(found.span)),
        ])
    }
}

extension Document {
    fileprivate typealias Found = (text: String, span: SourceSpan)

    /// The explanation of a code in a comment.
    fileprivate func explanation(at offset: Int) -> Found? {
        guard comment(at: offset) != nil else { return nil }
        let span = word(at: offset) {
            $0 == UInt8(ascii: "-") || (97...122).contains($0) || (48...57).contains($0)
        }
        let text = String(decoding: bytes[span.start..<span.end], as: UTF8.self)
        return DiagnosticCode(rawValue: text)?.explanation.map {
            (
                "**\($0.code.rawValue)** (\($0.code.severity.rawValue)): \($0.summary)\n\n\($0.markdown)\n",
                span
            )
        }
    }

    /// What a word of the language means, with its forms from the cheat sheet.
    fileprivate func meaning(at offset: Int) -> Found? {
        let tokens = TokenClass.all(in: spec.parsed)
        guard let token = tokens.first(where: { $0.span.start <= offset && offset < $0.span.end }),
            token.kind == .setting || token.kind == .word
        else { return nil }
        let word = spec.parsed.source.text(in: token.span)
        let place = spec.parsed.tokens.firstIndex { $0.span == token.span } ?? 0
        let meaning = WordMeaning.of(word, after: spec.parsed.wordBefore(place))
        let hint = meaning.map { "**\(word)**: \($0.hint)\n\n" } ?? ""
        let forms = Self.forms[word].map { "```grid\n\($0.joined(separator: "\n"))\n```" } ?? ""
        return hint + forms == "" ? nil : (hint + forms, token.span)
    }

    /// For each word, lines of the cheat sheet that explain it: those that begin with it, or else contain it. Of lines in which the same
    /// follows the word, but for numbers, only the first.
    private static let forms: [String: [String]] = {
        var first: [String: [String]] = [:], other: [String: [String]] = [:]
        var seen: Set<String> = []
        for line in cheatSheet.split(separator: "\n") {
            // A form, then a comment that explains it.
            guard let comment = line.firstIndex(of: "#"), line[..<comment].hasSuffix("  ") else { continue }
            let text = String(line.drop { $0 == " " })
            let parts = line[..<comment].split(separator: " ")
            for (place, part) in parts.enumerated() where part.allSatisfy(\.isLetter) {
                let word = String(part)
                let following = place + 1 < parts.count ? parts[place + 1].replacing(/[0-9]+/, with: "9") : ""
                if !seen.insert("\(word) \(following)").inserted { continue }
                if place == 0 { first[word, default: []].append(text) }
                other[word, default: []].append(text)
            }
        }
        return first.merging(other) { begins, _ in begins }
    }()

    /// The drawn layout of a rule, and its height.
    fileprivate func drawing(at offset: Int) -> Found? {
        guard let grid = spec.grid, let rule = spec.rule(at: offset),
            let count = rule.syntax.counts.value.ends.first?.value,
            let drawing = terminalDrawing(grid, count: count, rule: rule.span, columns: 40, ascii: false)
        else { return nil }
        let height = spec.height(ofRuleAt: rule.span).map { "\nheight = \($0)\n" } ?? ""
        return ("```text\n\(drawing)```\n\(height)", rule.span)
    }
}
