/// The cursor of a recursive-descent parser: one token of lookahead decides what comes next.
///
/// A parsing function reports a mistake and throws `Unreadable`; the loop over the statements catches it and continues
/// after the statement.
struct Parser {
    /// Thrown when the rest of a statement is unreadable and the reason has been reported.
    struct Unreadable: Error {}

    let source: SourceText
    let tokens: [Token]
    let comments: [Comment]
    var diagnostics: DiagnosticList
    var lacksStatements = false
    var lacksSizing = false
    /// The index of the current token; it never moves past the last.
    private(set) var index = 0
    /// The number of statements so far, including the current one.
    private var statementCount = 0
    /// The index of the token that opens the current statement.
    var statementStart = 0
    /// The open parentheses around the current token.
    var openParentheses: [Token] = []
    /// The number of photos that the current rule is for, if it is for one number.
    var ruleCount: Int?
    /// The number of blocks of tiles in the current layout so far.
    var blockCount = 0
    /// The number of `comments` already checked for documentation.
    var commentsSeen = 0
    /// The doc comments that document nothing.
    var looseDocComments: [Comment] = []
    /// The index of the token before which to note what may come; -1 for none.
    private(set) var noted: Int
    /// What may come there.
    var expected = Expectations()

    /// The whole numbers of the file, which are collected once: a mistake that asks for one may be repeated often.
    private(set) lazy var wholeNumbers: Set<Int64> = {
        var numbers = Set<Int64>()
        for token in tokens where token.kind == .number {
            let number = NumberLiteral(source.bytes[token.span.start..<token.span.end])
            if let number, number.scale == 0 { numbers.insert(number.units) }
        }
        return numbers
    }()

    /// - Parameters:
    ///   - notesEnd: whether to note what may come at the end of the file.
    init(source: SourceText, lexed: LexedSource, notesEnd: Bool = false) {
        self.source = source
        noted = notesEnd ? lexed.tokens.count - 1 : -1
        tokens = lexed.tokens
        comments = lexed.comments
        diagnostics = lexed.diagnostics
    }

    var current: Token { tokens[index] }

    /// The token after the current one.
    var next: Token { tokens[min(index + 1, tokens.count - 1)] }

    /// The last token before the current one that is not a newline.
    var previous: Token? {
        var before = index - 1
        while before >= 0, tokens[before].kind == .newline { before -= 1 }
        return before >= 0 ? tokens[before] : nil
    }

    /// The place for something that is missing before the current token.
    var gapBeforeCurrent: SourceSpan { previous?.span.trailingEdge ?? current.span.leadingEdge }

    func text(of token: Token) -> String { source.text(in: token.span) }

    func isAt(_ kind: Token.Kind) -> Bool { current.kind == kind }

    func isAtWord(_ word: String) -> Bool { isWord(current, word) }

    func isWord(_ token: Token, _ word: String) -> Bool {
        token.kind == .word && source.bytes[token.span.start..<token.span.end].elementsEqual(word.utf8)
    }

    /// Whether the current token can't belong to a statement.
    var isAtLineEnd: Bool { isAt(.newline) || isAt(.endOfFile) }

    /// Whether the statement ends before the current token.
    var isAtStatementEnd: Bool { isAtLineEnd || isAt(.rightBrace) }

    /// Whether the current token is the first on its line, but not the first of its statement.
    var beginsLine: Bool { index > statementStart && tokens[index - 1].kind == .newline }

    /// Consumes the current token, and the newlines after it if they don't end the statement.
    @discardableResult
    mutating func advance() -> Token {
        let token = current
        if index < tokens.count - 1 { index += 1 }
        if token.continuesLine || !openParentheses.isEmpty { skipNewlines() }
        return token
    }

    mutating func skipNewlines() {
        while isAt(.newline) { index += 1 }
    }

    /// Consumes one newline.
    mutating func advanceOverNewline() {
        if isAt(.newline) { index += 1 }
    }

    /// Consumes the current token if it has the kind.
    mutating func take(_ kind: Token.Kind) -> Token? {
        accepts(kind) ? advance() : nil
    }

    /// Consumes the current token if it is the word.
    mutating func take(word: String) -> Token? {
        accepts(word: word) ? advance() : nil
    }

    /// Consumes a token of the kind, or reports what was expected.
    mutating func expect(_ kind: Token.Kind, _ expected: String) throws(Unreadable) -> Token {
        guard let token = take(kind) else { throw unreadable(expected) }
        return token
    }

    /// Reports what was expected at the current token.
    mutating func unreadable(_ expected: String, help: String? = nil) -> Unreadable {
        // The lexer has reported unknown tokens.
        if !isAt(.unknown) {
            var diagnostic = Diagnostic.expected(
                expected, found: description(of: current), at: spanForExpectation)
            diagnostic.help = help
            diagnostics.append(diagnostic)
        }
        return Unreadable()
    }

    /// Reports a mistake that makes the rest of the statement unreadable.
    mutating func unreadable(_ diagnostic: Diagnostic) -> Unreadable {
        diagnostics.append(diagnostic)
        return Unreadable()
    }

    /// The current token, or the place after the last one at the end of a line.
    private var spanForExpectation: SourceSpan {
        isAtLineEnd ? gapBeforeCurrent : current.span
    }

    func description(of token: Token) -> String {
        switch token.kind {
        case .newline: "the end of the line"
        case .endOfFile: "the end of the file"
        case .number, .word, .dots, .name, .colon, .comma, .bar, .slash, .at, .leftParenthesis,
            .rightParenthesis, .leftBrace, .rightBrace, .leftBracket, .rightBracket, .less, .lessOrEqual,
            .greater,
            .greaterOrEqual, .halfOpenRange, .percent, .unknown:
            "`\(shortened(text(of: token)))`"
        }
    }

    /// Whether the current token opens a rule: `7:`, `3[`, `10..`.
    var isAtRuleHeader: Bool {
        guard isAt(.number) else { return false }
        return next.kind == .colon || next.kind == .leftBracket || next.kind == .dots
    }

    /// Whether to read another statement. With too many statements, which it reports, or too many errors, it skips the
    /// rest of the file.
    mutating func admitsStatement() -> Bool {
        statementCount += 1
        let isTooMuch = statementCount > Limits.statements
        guard isTooMuch || diagnostics.isFull else { return true }
        if isTooMuch { diagnostics.append(.tooManyStatements(at: current.span)) }
        lacksStatements = true
        index = tokens.count - 1
        commentsSeen = comments.count
        return false
    }

    /// Skips the rest of an unreadable statement, up to its newline, the next statement, a `}` or the end of the file.
    mutating func skipStatement() {
        openParentheses = []
        // Only what the statement lacks may come where it breaks off.
        if index == noted { noted = -1 }
        if index > statementStart, tokens[index - 1].kind == .newline, startsStatement(current, at: index) {
            return
        }
        while !isAt(.endOfFile), !isAt(.rightBrace) {
            if isAt(.newline) {
                let continues = index > 0 && tokens[index - 1].continuesLine
                if !continues || startsStatement(next, at: index + 1) { return }
            }
            index += 1
        }
    }

    /// Whether the token at `position` opens a statement, judging only by the token and the next one.
    private func startsStatement(_ token: Token, at position: Int) -> Bool {
        if token.kind == .number {
            let following = tokens[min(position + 1, tokens.count - 1)].kind
            return following == .colon || following == .leftBracket || following == .dots
        }
        return token.kind == .word && Keyword(rawValue: text(of: token)) != nil
    }
}
