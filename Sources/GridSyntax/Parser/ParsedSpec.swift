/// What the parser makes of a source: as much of a tree as can be read, and everything found wrong.
public struct ParsedSpec: Sendable {
    /// The source that was parsed.
    public let source: SourceText
    /// The tree; statements that could not be read are missing, rules whose body could not have a nil body.
    public let syntax: SpecSyntax
    /// What was found, in source order.
    public let diagnostics: [Diagnostic]
    /// Whether a statement is missing from the tree, so that what seems absent may have been meant.
    package let lacksStatements: Bool
    /// Whether a sizing could not be read, so that rules may be meant for another than they seem to have.
    package let lacksSizing: Bool
    /// The tokens, whose trivia hold the comments.
    package let tokens: [Token]
    /// All comments, in order.
    package let comments: [Comment]
}

/// Parses a spec. Never fails: mistakes become diagnostics, and reading goes on at the next statement.
public func parse(_ source: SourceText) -> ParsedSpec {
    let lexed = lex(source)
    var parser = Parser(source: source, lexed: lexed)
    let statements = parser.parseStatements()
    parser.reportLooseDocComments()
    return ParsedSpec(
        source: source,
        syntax: SpecSyntax(statements: statements),
        diagnostics: parser.diagnostics.all.inSourceOrder,
        lacksStatements: parser.lacksStatements || lexed.diagnostics.hasErrors,
        lacksSizing: parser.lacksSizing,
        tokens: lexed.tokens,
        comments: lexed.comments
    )
}
