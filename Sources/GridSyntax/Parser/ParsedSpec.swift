/// The result of parsing a source: as much of its tree as is readable, and all diagnostics.
public struct ParsedSpec: Sendable {
    /// The source that was parsed.
    public let source: SourceText
    /// The tree. It lacks unreadable statements; a rule with an unreadable body has a nil body.
    public let syntax: SpecSyntax
    /// The diagnostics in source order.
    public let diagnostics: [Diagnostic]
    /// Whether the tree lacks an unreadable statement: it may contain what seems to be missing.
    package let lacksStatements: Bool
    /// Whether a sizing is unreadable: rules may be meant for a sizing that the tree lacks.
    package let lacksSizing: Bool
    /// The tokens, whose trivia hold the comments.
    package let tokens: [Token]
    /// All comments, in order.
    package let comments: [Comment]
}

/// Parses a spec. Never fails: a mistake becomes a diagnostic, and parsing continues at the next statement.
public func parse(_ source: SourceText) -> ParsedSpec {
    let lexed = lex(source)
    var parser = Parser(source: source, lexed: lexed)
    return parser.parsed(lexed)
}

extension Parser {
    /// Parses all statements.
    mutating func parsed(_ lexed: LexedSource) -> ParsedSpec {
        let statements = parseStatements()
        reportLooseDocComments()
        return ParsedSpec(
            source: source,
            syntax: SpecSyntax(statements: statements),
            diagnostics: diagnostics.all.inSourceOrder,
            lacksStatements: lacksStatements || lexed.diagnostics.hasErrors,
            lacksSizing: lacksSizing,
            tokens: lexed.tokens,
            comments: lexed.comments
        )
    }
}
