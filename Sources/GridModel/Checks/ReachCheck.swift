internal import GridSyntax

/// Checks that every rule can be reached, and that rules from outside fit the sections they are read in.
func checkReach(of spec: Spec) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let outerTable = RuleTable(spec.outer)
    let tables = spec.sections.map { RuleTable($0) }
    let isOutsideReached = spec.hasWidthsOutsideSections
    for rule in spec.outer.rules where rule.syntax.pattern == nil {
        let own = counts(of: rule, in: outerTable)
        var isReached = isOutsideReached && !own.isEmpty
        for (section, table) in zip(spec.sections, tables) {
            let left = table.subtracting(from: own)
            if left.isEmpty || !section.widths.meets(spec.promisedWidths) { continue }
            isReached = true
            let outside = isOutsideReached ? rule.style(in: spec.outer.style) : nil
            diagnostics += checkInherited(rule, in: section, outside: outside)
        }
        if !isReached { diagnostics.append(.unreachable(rule, own: own)) }
    }
    for (section, table) in zip(spec.sections, tables) {
        for rule in section.rules where rule.syntax.pattern == nil {
            let own = counts(of: rule, in: table)
            if own.isEmpty { diagnostics.append(.unreachable(rule, own: own)) }
        }
    }
    return diagnostics
}

/// The counts of a rule that no other rule of its scope is for.
private func counts(of rule: ScopedRule, in table: RuleTable) -> CountSet {
    var counts = CountSet(from: rule.from, to: rule.to)
    if !rule.isSingle { table.subtractSingles(from: &counts) }
    return counts
}

/// Checks a rule from outside with the sizing of a section; what is wrong with the style outside has been reported.
private func checkInherited(_ rule: ScopedRule, in section: Scope, outside: Style?) -> [Diagnostic] {
    let style = rule.style(in: section.style)
    guard style != outside, let condition = section.condition else { return [] }
    let known = Set(outside.map { checkStyle(of: rule, style: $0).map { $0.span } } ?? [])
    return checkStyle(of: rule, style: style).filter { !known.contains($0.span) }.map { found in
        var diagnostic = found
        diagnostic.related.append(
            Diagnostic.Label(condition, "in this section the sizing is `\(style.sizing.name)`"))
        return diagnostic
    }
}

extension Diagnostic {
    fileprivate static func unreachable(_ rule: ScopedRule, own: CountSet) -> Diagnostic {
        Diagnostic(
            .unreachableRule,
            "nothing can reach this rule",
            at: rule.syntax.counts.span,
            notes: [
                own.isEmpty
                    ? "each of its counts has a rule of its own"
                    : "at every width a section has a rule for its counts"
            ],
            help: "remove it"
        )
    }
}
