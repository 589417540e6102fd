internal import GridSyntax

/// Runs all checks that need no computed layouts, on each rule in every scope that uses it.
///
/// - Returns: the findings, and the places with the rules that each count has there; without them if there is an error.
func check(_ spec: Spec) -> (diagnostics: [Diagnostic], places: Places?) {
    let size = checkSize(of: spec)
    if !size.isEmpty { return (size, nil) }
    var diagnostics = DiagnosticList()
    let hasRules = ([spec.outer] + spec.sections).contains { !$0.rules.isEmpty || $0.waterfall != nil }
    if !hasRules, !spec.isIncomplete {
        diagnostics.append(.specEmpty())
    }
    for scope in [spec.outer] + spec.sections {
        diagnostics += checkCounts(of: scope)
        diagnostics += checkWaterfall(of: scope)
        // If sections cover every width, rules from outside apply in sections only.
        let isRead = scope.condition != nil || spec.hasSizesOutsideSections
        for rule in scope.rules {
            let sketch = checkSketch(of: rule)
            diagnostics += sketch.isEmpty ? checkRowSum(of: rule) : sketch
            diagnostics += checkPattern(of: rule)
            diagnostics += checkLimits(of: rule)
            diagnostics += checkShow(of: rule)
            diagnostics += checkRepeat(of: rule)
            if isRead, rule.sizing != nil || !scope.isStyleUnknown {
                diagnostics += checkStyle(of: rule, style: rule.style(in: scope.style))
                diagnostics += checkBounds(of: rule, in: scope, of: spec)
            }
        }
    }
    diagnostics += checkSections(of: spec)
    diagnostics += checkHeights(of: spec)
    diagnostics += checkHeading(of: spec)
    if diagnostics.hasErrors { return (diagnostics.all, nil) }
    do throws(TooEntangled) {
        let places = try Places(spec)
        diagnostics += checkPlaces(of: spec, places)
        return (diagnostics.all, places)
    } catch {
        return (diagnostics.all + [.patternsTooEntangled(in: spec)], nil)
    }
}

/// Runs the checks of which rule each count has in each place.
private func checkPlaces(of spec: Spec, _ places: Places) -> [Diagnostic] {
    let found = checkReach(of: spec, in: places)
    if spec.isIncomplete { return found }
    return checkShapes(in: places) + found + checkAppend(of: spec, in: places)
        + checkMissingCounts(of: spec, in: places)
}

/// Runs the checks that depend on the sizing of a rule.
func checkStyle(of rule: ScopedRule, style: Style) -> [Diagnostic] {
    checkShares(of: rule, style: style) + checkSplits(of: rule, style: style)
        + checkRowsOf(of: rule, style: style) + checkJustified(of: rule, style: style)
        + checkFit(of: rule, style: style) + checkStrip(of: rule, style: style)
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

    fileprivate static func patternsTooEntangled(in spec: Spec) -> Diagnostic {
        let rules = [spec.outer] + spec.sections
        let longest = rules.flatMap { $0.rules }.max { $0.pattern?.count ?? 0 < $1.pattern?.count ?? 0 }
        return Diagnostic(
            .patternsTooEntangled,
            "the patterns are too complex to compare",
            at: longest?.syntax.pattern?.span ?? SourceSpan(0, 0),
            notes: ["gridgen can't determine within its limit whether every case has a rule"],
            help: "write fewer or shorter patterns for a count"
        )
    }
}
