/// Formats a spec: the same statements in the same order, with the same comments, in the one canonical form.
///
/// - A statement stands on a line, those of a section four blanks in, with one blank line at most between two.
/// - In a paragraph, which blank lines end, the colons behind counts stand in one column, and so do comments behind
///   statements.
/// - A layout whose second row begins a line is a picture: each row stands on a line of its own, under the first.
///   Otherwise only comments break lines, and the length of a layout: a sketch becomes a picture then, a stack is filled.
/// - A row of several blocks beside other rows stands in parentheses: `(1 | (1, 1)), 2`.
///
/// The text is made of the tokens, so that a comment stays between the two it stands between.
///
/// - Returns: the text, or nil where the spec has errors of syntax.
public func formatted(_ parsed: ParsedSpec) -> String? {
    guard !parsed.diagnostics.hasErrors else { return nil }
    var formatter = Formatter(reader: FormatReader(parsed))
    formatter.add(parsed.syntax)
    return formatter.text
}

/// Goes through the tokens by the statements of the tree.
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

    /// Adds the comments before a statement and its tokens up to a place, or to the first of a kind behind it.
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

    /// Ends the paragraph, if there is one: no blank line stands at the start of a file or section.
    private mutating func endParagraph(withBlankLine: Bool) {
        guard !paragraph.entries.isEmpty else { return }
        text += (isBelowBlankLine ? "\n" : "") + paragraph.text(reader)
        paragraph = Paragraph()
        isBelowBlankLine = withBlankLine
    }
}
