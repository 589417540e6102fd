internal import GridSyntax

/// Checks that a pattern has no more shapes than its rule has photos.
func checkPattern(of rule: ScopedRule) -> [Diagnostic] {
    guard let pattern = rule.syntax.pattern, pattern.value.letters.count > rule.from else { return [] }
    return [.patternTooLong(pattern.value.letters.count, rule: rule, at: pattern.span)]
}

extension Diagnostic {
    fileprivate static func patternTooLong(_ length: Int, rule: ScopedRule, at span: SourceSpan) -> Diagnostic
    {
        Diagnostic(
            .patternTooLong,
            "a pattern of \(length) shapes for \(photos(rule.from))",
            at: span,
            related: [Label(rule.syntax.counts.span, "expects \(rule.from) at most")],
            help: "one letter stands for one photo; a shorter pattern is for any shapes behind it"
        )
    }
}
