internal import GridCommand
internal import GridEmit
internal import GridModel
internal import GridSyntax
internal import Playground

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
        return DiagnosticCode(rawValue: text)?.explanation.map { ("```text\n\($0.text)```", span) }
    }

    /// What a word of the language means, with an example of the cheat sheet.
    fileprivate func meaning(at offset: Int) -> Found? {
        let tokens = TokenClass.all(in: spec.parsed)
        guard let token = tokens.first(where: { $0.span.start <= offset && offset < $0.span.end }),
            token.kind == .setting || token.kind == .word
        else { return nil }
        let word = spec.parsed.source.text(in: token.span)
        let hint = Completion.words.first { $0.text == word }.map { "**\(word)**: \($0.hint)\n\n" } ?? ""
        let example = Self.examples[word].map { "```grid\n\($0)\n```" } ?? ""
        return hint + example == "" ? nil : (hint + example, token.span)
    }

    /// For each word, the first line of the cheat sheet that explains it: one that begins with it, or else contains it.
    private static let examples: [String: String] = {
        var first: [String: String] = [:], other: [String: String] = [:]
        for line in cheatSheet.split(separator: "\n") {
            // A form, then a comment that explains it.
            guard let comment = line.firstIndex(of: "#"), line[..<comment].hasSuffix("  ") else { continue }
            let words = line[..<comment].split { !$0.isLetter }.map(String.init)
            let text = String(line.drop { $0 == " " })
            for word in words {
                if text.hasPrefix(word) { first[word] = first[word] ?? text }
                other[word] = other[word] ?? text
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
