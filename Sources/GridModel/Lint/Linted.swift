internal import GridSyntax

/// The input of lint rules: a parsed spec and the results of compiling it.
struct Linted {
    /// The source and its tree.
    let parsed: ParsedSpec
    /// The settings in force and the rules by scope.
    let spec: Spec
    /// The places of the spec; nil if it has an error.
    let places: Places?
    /// The grid; nil if the spec has an error.
    let grid: Grid?

    /// The scopes, first the one outside sections.
    var scopes: [Scope] { [spec.outer] + spec.sections }

    /// The rules of all scopes, in the order written within each.
    var rules: [ScopedRule] { scopes.flatMap { $0.rules } }

    /// The different styles that apply to a rule: that of its scope, and for a rule outside sections also those of the
    /// sections.
    func styles(of rule: ScopedRule, in scope: Scope) -> [Style] {
        var styles: [Style] = []
        for reader in scope.condition == nil ? scopes : [scope] {
            let style = rule.style(in: reader.style)
            if !styles.contains(style) { styles.append(style) }
        }
        return styles
    }

    /// Whether a comment begins in a span.
    func hasComment(in span: SourceSpan) -> Bool {
        let place = parsed.comments.firstPlace { $0.span.start >= span.start }
        return place < parsed.comments.count && parsed.comments[place].span.start < span.end
    }

    /// The lines of a statement, if they contain nothing else, not even a comment.
    func wholeLines(of span: SourceSpan) -> SourceSpan? {
        let bytes = parsed.source.bytes
        var start = span.start
        while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
        var end = span.end
        while end < bytes.count, isSpace(bytes[end]) || bytes[end] == UInt8(ascii: "\r") { end += 1 }
        guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n"), !hasComment(in: span) else { return nil }
        if end == bytes.count { return SourceSpan(start, end) }
        return bytes[end] == UInt8(ascii: "\n") ? SourceSpan(start, end + 1) : nil
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
