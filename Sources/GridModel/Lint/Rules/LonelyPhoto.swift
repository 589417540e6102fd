internal import GridSyntax

extension LintRule {
    static let lonelyPhoto = LintRule(
        explanation: Explanation(
            .lonelyPhoto,
            "one photo is alone in the last row",
            "Below a row of several, a single photo looks like a leftover, and if rows fill the width it is the "
                + "largest of all. Spread the photos over the rows. If you mean it, give the row a share with `@`.",
            bad: "4: 3, 1",
            good: "4: 2, 2"
        )
    ) { linted in
        linted.rules.compactMap { rule in
            guard case .stack(let stack)? = rule.syntax.body?.value, !stack.hasRows,
                let last = stack.rows.last,
                last.value.length == 1, last.value.share == nil,
                let before = stack.rows.dropLast().last, before.value.length ?? 2 > 1
            else { return nil }
            return .lonelyPhoto(at: last.span, rule: rule, stack: stack)
        }
    }
}

extension Diagnostic {
    fileprivate static func lonelyPhoto(at span: SourceSpan, rule: ScopedRule, stack: StackSyntax)
        -> Diagnostic
    {
        let isOfRows = !stack.rows.contains { $0.value.length == nil } && rule.from > stack.rows.count
        return Diagnostic(
            .lonelyPhoto,
            "one photo is alone in the last row",
            at: span,
            help: isOfRows
                ? "did you mean `\(rule.syntax.counts.value.printed): \(stack.evened(count: rule.from))`?"
                : "put another photo beside it, or give it a share with `@`"
        )
    }
}
