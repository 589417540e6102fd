internal import GridSyntax

/// Checks that a pattern has no more shapes than its rule has photos, and that the rule is within the limit of tiles.
func checkPattern(of rule: ScopedRule) -> [Diagnostic] {
    guard let pattern = rule.syntax.pattern else { return [] }
    if pattern.value.letters.count > rule.from {
        return [.patternTooLong(pattern.value.letters.count, rule: rule, at: pattern.span)]
    }
    return rule.from > Limits.tilesInLayout ? [.patternForTooMany(rule)] : []
}

extension Diagnostic {
    fileprivate static func patternForTooMany(_ rule: ScopedRule) -> Diagnostic {
        Diagnostic(
            .tooManyTiles,
            "a pattern for \(photos(rule.from)); the limit is \(Limits.tilesInLayout)",
            at: rule.syntax.counts.span)
    }

    fileprivate static func patternTooLong(_ length: Int, rule: ScopedRule, at span: SourceSpan) -> Diagnostic
    {
        Diagnostic(
            .patternTooLong,
            "a pattern of \(length) shapes for \(photos(rule.from))",
            at: span,
            related: [Label(rule.syntax.counts.span, "allows at most \(rule.from)")],
            help: "each letter is the shape of one photo; photos after the last letter may have any shape"
        )
    }
}
