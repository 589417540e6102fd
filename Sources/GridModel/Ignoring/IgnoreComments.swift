internal import GridSyntax

/// The comments of a spec that ignore warnings, `# gridgen:ignore lonely-photo: why`. Each applies to the line it ends,
/// or to the one below it.
struct IgnoreComments {
    /// A code that a comment names.
    private struct Entry {
        let name: Located<String>
        let comment: Comment
        /// The 0-based lines it applies to: its own, or the next line and the next line with a statement.
        let lines: [Int]
        /// Where the token before the comment ends.
        let statementEnd: Int
    }

    private var entries: [Entry] = []
    /// The entries by the lines they apply to.
    private var entriesOfLine: [Int: [Int]] = [:]
    /// The number of codes in each comment, by the offset of the comment.
    private var codesOfComment: [Int: Int] = [:]
    /// Mistakes in the comments themselves.
    private var mistakes = DiagnosticList()
    private let lines: LineMap?

    init(in parsed: ParsedSpec) {
        var directives: [(Comment, IgnoreDirective)] = []
        for comment in parsed.comments where !mistakes.isCut {
            guard let directive = IgnoreDirective(comment, in: parsed.source) else { continue }
            mistakes += directive.mistakes
            if !directive.codes.isEmpty { directives.append((comment, directive)) }
        }
        // Most specs have none, and then need no lines.
        guard !directives.isEmpty else {
            lines = nil
            return
        }
        let lines = LineMap(parsed.source)
        self.lines = lines
        for (comment, directive) in directives {
            codesOfComment[comment.span.start] = directive.codes.count
            var coveredLines = [lines.line(at: comment.span.start)]
            if comment.hasOwnLine {
                // Nobody leaves more empty lines; searching further for each of many comments would take long.
                let next = parsed.tokens[comment.token...].prefix(32).first { $0.kind != .newline }
                coveredLines = [coveredLines[0] + 1] + (next.map { [lines.line(at: $0.span.start)] } ?? [])
            }
            // The comment is in the trivia before its token, and the first token has none before it.
            let statementEnd = comment.token > 0 ? parsed.tokens[comment.token - 1].span.end : 0
            for name in directive.codes {
                for line in Set(coveredLines) { entriesOfLine[line, default: []].append(entries.count) }
                entries.append(
                    Entry(name: name, comment: comment, lines: coveredLines, statementEnd: statementEnd))
            }
        }
    }

    /// The diagnostics without the warnings that are ignored.
    func filter(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        entries.isEmpty ? diagnostics : diagnostics.filter { entriesIgnoring($0).isEmpty }
    }

    /// The warnings about the comments, given all diagnostics before any were ignored.
    ///
    /// - Parameters:
    ///   - isComplete: whether lint checked everything, so that a comment that ignored nothing is unused.
    func findings(
        about diagnostics: [Diagnostic], isComplete: Bool, selection: LintSelection
    ) -> [Diagnostic] {
        var found = mistakes
        let used = Set(diagnostics.flatMap { entriesIgnoring($0) })
        for (index, entry) in entries.enumerated() where !used.contains(index) {
            guard let code = DiagnosticCode(rawValue: entry.name.value) else { continue }
            if code.severity == .error {
                found.append(.ignoreError(code, at: entry.name.span))
            } else if isComplete, selection.includes(code) {
                found.append(.ignoreUnused(code, at: entry.name.span, fix: removal(of: entry)))
            }
        }
        return found.all
    }

    private func entriesIgnoring(_ diagnostic: Diagnostic) -> [Int] {
        guard diagnostic.severity == .warning, let lines,
            let candidates = entriesOfLine[lines.line(at: diagnostic.span.start)]
        else { return [] }
        return candidates.filter { entries[$0].name.value == diagnostic.code.rawValue }
    }

    /// Edits that remove the comment if it has no other code: its line, or the comment and the spaces before it.
    private func removal(of entry: Entry) -> [TextEdit] {
        guard let lines, codesOfComment[entry.comment.span.start] == 1 else { return [] }
        let line = lines.span(ofLine: lines.line(at: entry.comment.span.start))
        guard !entry.comment.hasOwnLine else { return [TextEdit(line, "")] }
        return [TextEdit(SourceSpan(entry.statementEnd, entry.comment.span.end), "")]
    }
}

extension Diagnostic {
    fileprivate static func ignoreError(_ code: DiagnosticCode, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .ignoreError,
            "`\(code.rawValue)` is an error, which can't be ignored",
            at: span,
            help: "fix it: a spec with an error generates nothing"
        )
    }

    fileprivate static func ignoreUnused(
        _ code: DiagnosticCode, at span: SourceSpan, fix: [TextEdit]
    ) -> Diagnostic {
        Diagnostic(
            .ignoreUnused,
            "there is no `\(code.rawValue)` here to ignore",
            at: span,
            help: "remove it",
            fix: fix
        )
    }
}
