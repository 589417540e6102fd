internal import GridSyntax

/// Checks that every count up to the limit of `append` has a layout of its own, at every promised width.
func checkAppend(of spec: Spec) -> [Diagnostic] {
    guard let append = spec.append, !spec.isIncomplete else { return [] }
    guard append.value <= Limits.tilesInLayout else {
        return [.appendTooMany(append.value, at: append.span)]
    }
    let outer = RuleTable(spec.outer)
    var places: [(scope: Scope, tables: [RuleTable])] = spec.sections.map { ($0, [RuleTable($0), outer]) }
    if spec.hasWidthsOutsideSections { places.insert((spec.outer, [outer]), at: 0) }
    for place in places {
        for count in 1...append.value {
            let rule = place.tables.lazy.compactMap { $0.rule(for: count) }.first
            guard let rule else {
                return [.appendMissing(append.value, count: count, in: place.scope, at: append.span)]
            }
            if case .show? = rule.syntax.body?.value {
                return [.appendShow(append.value, rule: rule, at: append.span)]
            }
        }
    }
    return []
}

extension Diagnostic {
    fileprivate static func appendTooMany(_ count: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .tooManyTiles, "\(count) tiles in one layout, the most is \(Limits.tilesInLayout)", at: span)
    }

    fileprivate static func appendMissing(
        _ limit: Int, count: Int, in scope: Scope, at span: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            .appendMissing,
            "`append to \(limit)` needs a layout for \(count) \(count == 1 ? "photo" : "photos")",
            at: span,
            related: scope.condition.map { [Label($0, "at these widths there is none")] } ?? [],
            notes: ["with \(count - 1) of \(limit) photos the add tile is the last of \(count) tiles"],
            help: "write a rule for \(count)"
        )
    }

    fileprivate static func appendShow(_ limit: Int, rule: ScopedRule, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .appendShow,
            "`append to \(limit)` reaches a count that is only shown in part",
            at: span,
            related: [Label(rule.span, "hides photos")],
            help: "let `append` end before it, or write a layout for each count up to \(limit)"
        )
    }
}
