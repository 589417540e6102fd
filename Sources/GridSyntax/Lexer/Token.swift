/// The smallest meaningful piece of a spec.
package struct Token: Hashable, Sendable {
    package enum Kind: UInt8, Hashable, Sendable {
        /// Digits, with a fraction if a digit follows the dot: `28.5`.
        case number
        /// A run of letters and dots: `aab`, `.ab`, `rows`.
        case word
        /// The word `..`: a range sign, or two empty cells of a sketch.
        case dots
        /// The name after `grid`: a letter, then letters or digits.
        case name
        case colon, comma, bar, slash, at
        case leftParenthesis, rightParenthesis, leftBrace, rightBrace, leftBracket, rightBracket
        case less, lessOrEqual, greater, greaterOrEqual
        /// `..<`
        case halfOpenRange
        /// `%`, in a requirement only.
        case percent
        case newline
        /// Bytes that mean nothing here; reported by the lexer.
        case unknown
        case endOfFile
    }

    package let kind: Kind
    package let span: SourceSpan
    /// Where the spaces and comments before the token begin; they end at `span.start`.
    package var triviaStart: Int { Int(triviaOffset) }
    private let triviaOffset: UInt32

    init(kind: Kind, span: SourceSpan, triviaStart: Int) {
        self.kind = kind
        self.span = span
        triviaOffset = UInt32(clamping: triviaStart)
    }

    /// The spaces and comments before the token.
    package var trivia: SourceSpan { SourceSpan(triviaStart, span.start) }

    /// Whether the statement continues on the next line when the token ends its line.
    package var continuesLine: Bool {
        switch kind {
        case .comma, .bar, .slash, .leftBrace, .colon: true
        case .number, .word, .dots, .name, .at, .leftParenthesis, .rightParenthesis, .rightBrace,
            .leftBracket, .rightBracket, .less, .lessOrEqual, .greater, .greaterOrEqual, .halfOpenRange,
            .percent, .newline, .unknown, .endOfFile:
            false
        }
    }
}
