import GridSyntax
import TestSupport
import Testing

@testable import GridSyntax

/// Properties of formatting that hold for every spec.
@Suite struct FormatterPropertyTests {
    private func source(_ text: String) -> ParsedSpec { parse(SourceText(name: "test.grid", text: text)) }

    /// Whether the formatter accepts a text, and the formatted text.
    private func formattedText(_ text: String) -> String? { formatted(source(text)) }

    @Test func formattingIsIdempotent() {
        checkRandomSpecs("format twice", count: 2_000) { text in
            guard let once = formattedText(text) else { return nil }
            guard let twice = formattedText(once) else { return "can't be read any more:\n\(once)" }
            return once == twice ? nil : "first\n\(once)\nthen\n\(twice)"
        }
    }

    @Test func commentsStayBetweenTheirTokens() {
        checkRandomSpecs("comments", count: 2_000) { text in
            guard let result = formattedText(text) else { return nil }
            let (before, after) = (words(source(text)), words(source(result)))
            return before == after ? nil : "\(before)\nbecomes\n\(after)"
        }
    }

    /// The tokens and comments in order, without the parentheses and newlines, which the formatter may change. Blanks
    /// around comments and leading zeros don't count either.
    private func words(_ parsed: ParsedSpec) -> [String] {
        var words: [String] = []
        var comments = parsed.comments[...]
        for (index, token) in parsed.tokens.enumerated() {
            while let comment = comments.first, comment.token == index {
                let text = parsed.source.text(in: comment.span)
                let signs = String(text.prefix { $0 == "#" })
                let rest = text.dropFirst(signs.count).split { " \t\r".contains($0) }.joined(separator: " ")
                words.append(signs + " " + rest + (comment.hasOwnLine ? "" : " (after code)"))
                comments = comments.dropFirst()
            }
            switch token.kind {
            case .newline, .leftParenthesis, .rightParenthesis, .endOfFile: break
            default:
                let bytes = parsed.source.bytes[token.span.start..<token.span.end]
                let number = token.kind == .number ? NumberLiteral(bytes) : nil
                words.append(number.map { "\($0)" } ?? parsed.source.text(in: token.span))
            }
        }
        return words
    }

    @Test func formattingKeepsTheTreeExceptForParentheses() {
        checkRandomSpecs("trees", count: 2_000) { text in
            guard let result = formattedText(text) else { return nil }
            let (before, after) = (source(text), source(result))
            if after.diagnostics.hasErrors { return "can't be read any more:\n\(result)" }
            // A formatted text already has all its parentheses.
            return formattedText(printed(before.syntax)) == formattedText(printed(after.syntax))
                ? nil : "says something else:\n\(result)"
        }
    }

    @Test func aPrintedTreeParsesToTheSameTree() {
        checkRandomSpecs("print", count: 2_000) { text in
            let parsed = source(text)
            if parsed.diagnostics.hasErrors { return nil }
            return source(printed(parsed.syntax)).syntax == parsed.syntax ? nil : printed(parsed.syntax)
        }
    }

    @Test func brokenTextsAreLeftAloneOrFormattedStably() {
        var random = SeededGenerator.forTest(named: "broken texts")
        let seed = random.seed
        for _ in 0..<1_500 {
            let text = randomText(&random)
            let parsed = source(text)
            guard let once = formatted(parsed) else {
                #expect(parsed.diagnostics.hasErrors)
                continue
            }
            #expect(!parsed.diagnostics.hasErrors)
            #expect(formattedText(once) == once, "seed \(seed): \(text.debugDescription)")
        }
    }
}
