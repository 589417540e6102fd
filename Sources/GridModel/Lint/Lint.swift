public import GridSyntax

/// Compiles a parsed spec and looks for more than errors: all that the compiler finds, what the lint rules find, and what
/// is wrong with ignore comments, in source order.
///
/// Lint works on a spec with errors as far as that can be read; a statement with an error is left out of it.
///
/// - Parameters:
///   - fallbackName: the name of a grid whose spec says none; see `gridName(fromFileStem:)`.
///   - selection: which warnings are told.
public func lint(
    _ parsed: ParsedSpec, fallbackName: String, selection: LintSelection = LintSelection()
) -> [Diagnostic] {
    findings(in: Middle(parsed, fallbackName: fallbackName), selection: selection)
}

/// All that is found in a spec that has been compiled, as `lint` tells it.
func findings(in middle: Middle, selection: LintSelection) -> [Diagnostic] {
    var diagnostics = middle.diagnostics
    let linted = Linted(parsed: middle.parsed, spec: middle.spec, grid: middle.grid)
    let map = StatementMap(middle.parsed.syntax)
    let errors = diagnostics.all.filter { $0.severity == .error }
    let broken = Set(errors.compactMap { map.statement(at: $0.span.start) })
    for rule in LintRule.all where selection.includes(rule.explanation.code) {
        diagnostics += rule.check(linted).filter { finding in
            map.statement(at: finding.span.start).map { !broken.contains($0) } ?? true
        }
    }
    let comments = IgnoreComments(in: middle.parsed)
    var told = DiagnosticList(comments.filter(diagnostics.all))
    // What was not looked for, and what an error has kept from being found, may be what a comment is there for.
    told += comments.findings(
        about: diagnostics.all, isComplete: middle.grid != nil && !diagnostics.isCut, selection: selection)
    return told.all.filter { selection.includes($0.code) }.inSourceOrder
}
