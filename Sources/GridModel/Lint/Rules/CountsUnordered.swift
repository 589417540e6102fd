internal import GridSyntax

extension LintRule {
    static let countsUnordered = LintRule(
        explanation: Explanation(
            .countsUnordered,
            "a rule for fewer photos stands behind one for more",
            "The order changes nothing, but who looks for a count reads from the top. Write the rules in ascending order, in "
                + "each section by itself.",
            bad: "1: 1\n3: 3\n2: 2",
            good: "1: 1\n2: 2\n3: 3"
        )
    ) { linted in
        linted.scopes.flatMap { scope in
            // What is shown by an earlier rule is told as an error.
            zip(scope.rules, scope.rules.dropFirst()).compactMap { rule, next in
                next.from < rule.from && next.from != rule.shown?.value
                    ? .countsUnordered(next, behind: rule) : nil
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func countsUnordered(_ rule: ScopedRule, behind greater: ScopedRule) -> Diagnostic {
        Diagnostic(
            .countsUnordered,
            "the rule for \(photos(rule.from)) stands behind that for \(greater.from)",
            at: rule.syntax.counts.span,
            related: [Label(greater.syntax.counts.span, "a greater count")],
            help: "write the rules in ascending order"
        )
    }
}
