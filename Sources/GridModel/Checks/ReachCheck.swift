internal import GridSyntax

/// Checks that every rule can be reached, that those from outside fit the sections they are read in, and that each
/// `show` finds what it shows wherever it is read.
func checkReach(of spec: Spec) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let places = spec.places
    let outerTable = RuleTable(spec.outer)
    for rule in spec.outer.rules where rule.syntax.pattern == nil {
        let own = counts(of: rule, in: outerTable)
        let reached = places.filter { place in
            place.scope.condition == nil ? !own.isEmpty : isLeft(own, by: place.tables.first)
        }
        if reached.isEmpty { diagnostics.append(.unreachable(rule, own: own)) }
        diagnostics += checkInherited(rule, in: reached, outer: spec)
        if !spec.isIncomplete { diagnostics += checkShown(by: rule, in: reached) }
    }
    for place in places where place.scope.condition != nil {
        guard let table = place.tables.first else { continue }
        for rule in place.scope.rules where rule.syntax.pattern == nil {
            let own = counts(of: rule, in: table)
            if own.isEmpty { diagnostics.append(.unreachable(rule, own: own)) }
            if !spec.isIncomplete { diagnostics += checkShown(by: rule, in: [place]) }
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

/// Whether a section leaves some of the counts to the outside.
private func isLeft(_ counts: CountSet, by table: RuleTable?) -> Bool {
    guard let table else { return !counts.isEmpty }
    // Most rules are for one count, and most sections leave the least of many.
    if let first = counts.first, table.rule(for: first) == nil { return true }
    return counts.first != counts.last && !table.subtracting(from: counts).isEmpty
}

/// Checks a rule from outside with the styles of the sections that read it; what is wrong outside too has been reported.
private func checkInherited(_ rule: ScopedRule, in places: [Place], outer spec: Spec) -> [Diagnostic] {
    let outside = rule.style(in: spec.outer.style)
    let known = spec.hasWidthsOutsideSections ? Set(checkStyle(of: rule, style: outside).map { $0.span }) : []
    var found: [Diagnostic] = []
    for place in places {
        let style = rule.style(in: place.scope.style)
        guard let condition = place.scope.condition, style != outside || !spec.hasWidthsOutsideSections else {
            continue
        }
        if place.scope.isStyleUnknown, rule.sizing == nil { continue }
        for diagnostic in checkStyle(of: rule, style: style) where !known.contains(diagnostic.span) {
            let label = Diagnostic.Label(condition, "in this section the sizing is `\(style.sizing.name)`")
            // One mistake is told once, with all the sections it is one in.
            if let index = found.firstIndex(where: {
                $0.code == diagnostic.code && $0.span == diagnostic.span
            }) {
                found[index].related.append(label)
            } else {
                found.append(diagnostic)
                found[found.count - 1].related.append(label)
            }
        }
    }
    return found
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
                    : "at every promised width a section has a rule for its counts"
            ],
            help: "remove it"
        )
    }
}
