internal import GridSyntax

/// Checks that no layout of a rule has more tiles than a grid may have.
func checkLimits(of rule: ScopedRule) -> [Diagnostic] {
    let limit = Limits.tilesInLayout
    switch rule.syntax.body?.value {
    case .show, nil:
        return []
    case .rowsOf(let rows):
        if rows.perRow.value > limit { return [.tooManyTiles(rows.perRow.value, at: rows.perRow.span)] }
        if !rule.isKept, let to = rule.to, to > limit {
            return [.tooManyTiles(to, at: rule.syntax.counts.span)]
        }
        return []
    case .stack, .sketch:
        return rule.from > limit ? [.tooManyTiles(rule.from, at: rule.syntax.counts.span)] : []
    }
}

extension Diagnostic {
    static func tooManyTiles(_ count: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .tooManyTiles, "\(count) tiles in one layout, the most is \(Limits.tilesInLayout)", at: span)
    }
}
