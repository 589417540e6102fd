public import GridSyntax

/// Compiles and lints a parsed spec. Returns the diagnostics of the compiler, of the lint rules and of ignore comments, in
/// source order.
///
/// Lint also works on a spec with errors, but skips statements that have one.
///
/// - Parameters:
///   - fallbackName: the name of a grid whose spec gives none; see `gridName(fromFileStem:)`.
///   - selection: the warnings to report.
public func lint(
    _ parsed: ParsedSpec, fallbackName: String, selection: LintSelection = LintSelection()
) -> [Diagnostic] {
    CheckedSpec(parsed, fallbackName: fallbackName).findings(selection: selection)
}

/// A compiled spec that can be linted later, since that takes longer.
package struct CheckedSpec: Sendable {
    private let middle: Middle

    package init(_ parsed: ParsedSpec, fallbackName: String) {
        middle = Middle(parsed, fallbackName: fallbackName)
    }

    /// What `compile` returns.
    package var compilation: Compilation {
        let reported = IgnoreComments(in: middle.parsed).filter(middle.diagnostics.all)
        return Compilation(grid: middle.grid, diagnostics: reported.inSourceOrder)
    }

    /// What `lint` returns.
    package func findings(selection: LintSelection = LintSelection()) -> [Diagnostic] {
        GridModel.findings(in: middle, selection: selection)
    }
}

/// The diagnostics of a compiled spec, as `lint` reports them.
func findings(in middle: Middle, selection: LintSelection) -> [Diagnostic] {
    var diagnostics = middle.diagnostics
    let linted = Linted(
        parsed: middle.parsed, spec: middle.spec, places: middle.places, grid: middle.grid)
    let map = StatementMap(middle.parsed.syntax)
    let errors = diagnostics.all.filter { $0.severity == .error }
    let broken = Set(errors.compactMap { map.statement(at: $0.span.start) })
    for rule in LintRule.all where selection.includes(rule.explanation.code) {
        diagnostics += rule.check(linted).filter { finding in
            map.statement(at: finding.span.start).map { !broken.contains($0) } ?? true
        }
    }
    let comments = IgnoreComments(in: middle.parsed)
    var reported = DiagnosticList(comments.filter(diagnostics.all))
    // A comment may ignore a warning that was not selected, or that an error kept lint from finding.
    reported += comments.findings(
        about: diagnostics.all, isComplete: middle.grid != nil && !diagnostics.isCut, selection: selection)
    return reported.all.filter { selection.includes($0.code) }.inSourceOrder
}
