/// A text that may come next in a spec.
package struct Completion: Hashable, Sendable {
    /// What is inserted.
    package let text: String
    /// Whether it is a word of the language, not an example of what follows one.
    package let isWord: Bool
    /// What it does, in a few words.
    package let hint: String
    /// What a word needs after it: `320..1024`; nil if it can stand alone.
    package let following: String?

    /// The completions after a text in UTF-8, and where in it the word that they replace begins.
    ///
    /// The parser says what may come there; what comes later in the spec doesn't matter. A word comes after a space, and there is none in
    /// a comment.
    package static func all(after bytes: [UInt8]) -> (start: Int, items: [Completion]) {
        let start = bytes.lastIndex { !$0.isLetter }.map { $0 + 1 } ?? 0
        let typed = String(decoding: bytes[start...], as: UTF8.self)
        guard start == 0 || " \t\n".utf8.contains(bytes[start - 1]) else { return (bytes.count, []) }
        let (expected, parsed) = expectations(
            after: SourceText(name: "", bytes: Array(bytes[..<start])))
        if parsed.comments.last?.span.end == start, start > 0 { return (bytes.count, []) }
        let before = parsed.tokens.dropLast()
        let words = expected.words.map { word -> Completion in
            let meaning = WordMeaning.of(word, after: parsed.wordBefore(before.endIndex))
            return Completion(
                text: word, isWord: true, hint: meaning?.hint ?? "", following: meaning?.examples.first?.text)
        }
        let all = words + parsed.examples(of: expected)
        return (start, all.filter { $0.text.hasPrefix(typed) && $0.text != typed })
    }
}

extension ParsedSpec {
    /// The last word of the language before a token in its statement: `near` before `over` in `near 3:4 over 60`.
    package func wordBefore(_ place: Int) -> String? {
        var index = place - 1, endsLine = false
        while index >= 0 {
            let token = tokens[index]
            if endsLine, token.kind != .newline, !token.continuesLine { return nil }
            switch token.kind {
            case .word: return source.text(in: token.span)
            case .leftBrace, .rightBrace: return nil
            default: endsLine = token.kind == .newline
            }
            index -= 1
        }
        return nil
    }

    /// Examples of what the last word takes, if that is expected.
    fileprivate func examples(of expected: Expectations) -> [Completion] {
        let place = tokens.count - 2
        guard place >= 0, tokens[place].kind == .word else { return [] }
        let word = source.text(in: tokens[place].span)
        guard let meaning = WordMeaning.of(word, after: wordBefore(place)) else { return [] }
        let counts =
            meaning.takesCount
            ? countsOfRules.suffix(5).reversed().map { count in
                WordMeaning.Example("\(count)", "the layout of \(count == 1 ? "1 photo" : "\(count) photos")")
            } : []
        let examples = counts.isEmpty ? meaning.examples : counts
        return examples.filter { example in
            let first = lex(SourceText(name: "", text: example.text)).tokens[0].kind
            return first != .word && expected.kinds.contains(first)
        }.map { Completion(text: $0.text, isWord: false, hint: $0.hint, following: nil) }
    }

    /// The counts with layouts of their own, and the last ones of ranges, in order.
    private var countsOfRules: [Int] {
        let rules = syntax.statements.flatMap { statement -> [RuleSyntax] in
            switch statement.kind.value {
            case .rule(let rule): return [rule]
            case .section(let section):
                return section.items.compactMap { item in
                    if case .rule(let rule) = item.kind.value { rule } else { nil }
                }
            case .setting: return []
            }
        }
        let counts = rules.compactMap { rule -> Int? in
            switch (rule.body?.value, rule.counts.value) {
            case (nil, _), (.show, _), (.repeats, _), (_, .range(_, to: nil)): return nil
            case (_, .one(let count)), (_, .range(_, to: let count?)): return count.value
            }
        }
        return Array(Set(counts)).inOrder(by: <)
    }
}
