internal import GridSyntax

/// Runs all checks that need no computed layouts, on each rule in every scope that uses it.
func check(_ spec: Spec) -> [Diagnostic] {
    let size = checkSize(of: spec)
    if !size.isEmpty { return size }
    var diagnostics = DiagnosticList()
    let hasRules = ([spec.outer] + spec.sections).contains { !$0.rules.isEmpty || $0.waterfall != nil }
    if !hasRules, !spec.isIncomplete {
        diagnostics.append(.specEmpty())
    }
    for scope in [spec.outer] + spec.sections {
        diagnostics += checkCounts(of: scope)
        diagnostics += checkWaterfall(of: scope)
        let table = RuleTable(scope)
        // If sections cover every width, rules from outside apply in sections only.
        let isRead = scope.condition != nil || spec.hasWidthsOutsideSections
        for rule in scope.rules {
            let sketch = checkSketch(of: rule)
            diagnostics += sketch.isEmpty ? checkRowSum(of: rule) : sketch
            diagnostics += checkPattern(of: rule)
            diagnostics += checkLimits(of: rule)
            diagnostics += checkShow(of: rule, in: table)
            diagnostics += checkRepeat(of: rule)
            if isRead, rule.sizing != nil || !scope.isStyleUnknown {
                diagnostics += checkStyle(of: rule, style: rule.style(in: scope.style))
            }
        }
    }
    diagnostics += checkSections(of: spec)
    if !diagnostics.hasErrors {
        diagnostics += checkReach(of: spec)
        diagnostics += checkAppend(of: spec)
        if !spec.isIncomplete { diagnostics += checkMissingCounts(of: spec) }
    }
    return diagnostics.all
}

/// Runs the checks that depend on the sizing of a rule.
func checkStyle(of rule: ScopedRule, style: Style) -> [Diagnostic] {
    checkShares(of: rule, style: style) + checkSplits(of: rule, style: style)
        + checkRowsOf(of: rule, style: style) + checkJustified(of: rule, style: style)
        + checkFit(of: rule, style: style)
}

extension Diagnostic {
    fileprivate static func specEmpty() -> Diagnostic {
        Diagnostic(
            .specEmpty,
            "the spec has no rules",
            at: SourceSpan(0, 0),
            help: "a spec needs at least one rule, such as `1: 1` or `1..: rows of 3`, or a `waterfall`"
        )
    }
}
