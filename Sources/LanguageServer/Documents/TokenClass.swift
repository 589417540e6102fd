internal import GridSyntax

/// What a token is for a reader. Semantic tokens and the grammars for editors have these classes.
enum TokenClass: String, CaseIterable {
    /// `# …`
    case comment
    /// `## …`
    case documentation
    /// A word that begins a setting or section: `gap`
    case setting
    /// Any other word of the language: `rows`, `stretch`, `photo`
    case word
    /// The name of the grid.
    case name
    /// A count before a colon, and the dots of its range.
    case count
    /// Any other number.
    case number
    /// Cells of a sketch: `aab`
    case cells
    /// Letters in brackets: `tw.`
    case pattern
    /// `,` `|` `..` `x` and other signs.
    case sign
    /// What means nothing.
    case invalid

    /// The classes of all tokens and comments of a spec, in source order.
    static func all(in parsed: ParsedSpec) -> [(span: SourceSpan, kind: TokenClass)] {
        var found = parsed.comments.map {
            (span: $0.span, kind: $0.isDoc ? TokenClass.documentation : .comment)
        }
        var state = LineState()
        for (place, token) in parsed.tokens.enumerated() {
            let following = parsed.tokens[(place + 1)...]
            if let kind = state.kind(of: token, before: following, in: parsed.source) {
                found.append((token.span, kind))
            }
        }
        return found.sorted { $0.span.start < $1.span.start }
    }

    /// The words that begin a statement.
    static let settings = Set(Keyword.words)
    /// The other words.
    static let words = WordMeaning.words.subtracting(settings).subtracting(["x"])

    /// What the tokens before a token of the same statement tell about it.
    private struct LineState {
        private var isInBrackets = false
        /// Whether the statement so far is a number, a range or a pattern, which a colon may make counts.
        private var mayBeCounts = true
        private var last: Token?

        mutating func kind(
            of token: Token, before following: ArraySlice<Token>, in source: SourceText
        ) -> TokenClass? {
            defer { last = token }
            switch token.kind {
            case .newline, .leftBrace, .rightBrace:
                mayBeCounts = true
                isInBrackets = false
                return token.kind == .newline ? nil : .sign
            case .endOfFile: return nil
            case .unknown: return .invalid
            case .name: return .name
            case .leftBracket: isInBrackets = true
            case .rightBracket: isInBrackets = false
            case .number where mayBeCounts: return begins(counts: following) ? .count : .number
            case .dots where mayBeCounts && last?.kind == .number: return .count
            case .number: return .number
            case .colon: mayBeCounts = false
            case .word, .dots:
                if isInBrackets { return .pattern }
                mayBeCounts = false
                return kind(ofWord: token, before: following.first, in: source)
            default: break
            }
            return .sign
        }

        /// Whether the tokens after a number make it a count: a range, a pattern, and a colon.
        private func begins(counts following: ArraySlice<Token>) -> Bool {
            let next = following.first?.kind
            return next == .colon || next == .leftBracket || next == .dots || last?.kind == .dots
        }

        private func kind(ofWord token: Token, before next: Token?, in source: SourceText) -> TokenClass {
            let text = source.text(in: token.span)
            if text == "x", next?.kind == .number { return .sign }
            if text == "..", last?.kind == .number { return .sign }
            if settings.contains(text) { return .setting }
            return words.contains(text) ? .word : .cells
        }
    }
}
