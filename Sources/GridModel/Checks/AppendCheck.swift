internal import GridSyntax

/// Checks that every count up to the limit of `append` has a layout that hides no photos, at every promised width.
func checkAppend(of spec: Spec, in places: Places) -> [Diagnostic] {
    guard let append = spec.append else { return [] }
    guard append.value <= Limits.tilesInLayout else {
        return [.tooManyTiles(append.value, at: append.span)]
    }
    for place in places.promised {
        for count in 1...append.value {
            let rules = place.rules(for: count)
            if rules.isEmpty, place.waterfall == nil {
                return [.appendMissing(append.value, count: count, in: place.scope, at: append.span)]
            }
            if let rule = rules.first(where: { $0.shown != nil }) {
                return [.appendShow(append.value, rule: rule, at: append.span)]
            }
        }
    }
    return []
}

extension Diagnostic {
    fileprivate static func appendMissing(
        _ limit: Int, count: Int, in scope: Scope, at span: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            .appendMissing,
            "`append to \(limit)` needs a layout for \(photos(count))",
            at: span,
            related: [scope.label("no layout at these")].compactMap { $0 },
            notes: ["with \(count - 1) of \(limit) photos, the add tile is the last of \(count) tiles"],
            help: "write a rule for \(count)"
        )
    }

    fileprivate static func appendShow(_ limit: Int, rule: ScopedRule, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .appendShow,
            "`append to \(limit)` reaches a count whose rule hides photos",
            at: span,
            related: [Label(rule.span, "this rule hides photos")],
            help: "lower the limit of `append`, or write a layout for each count up to \(limit)"
        )
    }
}
