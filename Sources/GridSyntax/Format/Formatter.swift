/// Formats a spec: the same statements in the same order, with the same comments, in canonical form.
///
/// - Each statement begins a line, indented by four spaces in a section. At most one blank line separates two statements.
/// - Blank lines separate paragraphs. A paragraph aligns the colons of its rules, and the comments after its
///   statements.
/// - A layout whose second row begins a line is a picture: each row has its own line, under the first.
///   Otherwise only comments and the line length break lines: a long sketch becomes a picture, a long stack is wrapped.
/// - A row of several blocks is put in parentheses if there are other rows: `(1 | (1, 1)), 2`.
///
/// The text is made from the tokens, so each comment stays between the same two tokens.
///
/// - Returns: the text, or nil if the spec has syntax errors.
public func formatted(_ parsed: ParsedSpec) -> String? {
    guard !parsed.diagnostics.hasErrors else { return nil }
    var formatter = Formatter(reader: FormatReader(parsed))
    formatter.add(parsed.syntax)
    return formatter.text
}

/// Prints the tokens, statement by statement of the tree.
private struct Formatter {
    var reader: FormatReader
    var text = ""
    private var paragraph = Paragraph()
    private var isBelowBlankLine = false
    private var indent = 0

    init(reader: FormatReader) { self.reader = reader }

    mutating func add(_ spec: SpecSyntax) {
        for statement in spec.statements {
            switch statement.kind.value {
            case .setting, .rule: addStatement(to: statement.kind.span.end)
            case .section(let section): add(section, to: statement.kind.span.end)
            }
        }
        addComments()
        endParagraph(withBlankLine: false)
    }

    private mutating func add(_ section: SectionSyntax, to end: Int) {
        addStatement(to: section.condition.span.end, through: .leftBrace)
        var opening = reader.takeGap()
        addTrailingComment(of: &opening)
        endParagraph(withBlankLine: false)
        indent = 4
        addComments(opening)
        for item in section.items { addStatement(to: item.kind.span.end) }
        addComments()
        endParagraph(withBlankLine: false)
        isBelowBlankLine = false
        indent = 0
        addStatement(to: end)
    }

    /// Adds the comments before a statement and its tokens: those that begin before `end`, or through the first of kind `last`.
    private mutating func addStatement(to end: Int, through last: Token.Kind? = nil) {
        addComments()
        let place = StatementPlace(start: reader.position, end: end, last: last)
        let tokens = reader.takeTokens(to: end, through: last)
        paragraph.add(FormattedStatement(tokens), at: place, indent: indent)
    }

    private mutating func addComments() { addComments(reader.takeGap()) }

    private mutating func addComments(_ gap: FormatGap) {
        var gap = gap
        addTrailingComment(of: &gap)
        for comment in gap.comments {
            if comment.isBelowBlankLine { endParagraph(withBlankLine: true) }
            paragraph.add(comment: comment.text, indent: indent)
        }
        if gap.endsWithBlankLine { endParagraph(withBlankLine: true) }
    }

    private mutating func addTrailingComment(of gap: inout FormatGap) {
        guard let first = gap.comments.first, !first.hasOwnLine else { return }
        if paragraph.addTrailing(first.text) { gap.comments.removeFirst() }
    }

    /// Ends the paragraph, if there is one: a file or section never begins with a blank line.
    private mutating func endParagraph(withBlankLine: Bool) {
        guard !paragraph.entries.isEmpty else { return }
        text += (isBelowBlankLine ? "\n" : "") + paragraph.text(reader)
        paragraph = Paragraph()
        isBelowBlankLine = withBlankLine
    }
}
