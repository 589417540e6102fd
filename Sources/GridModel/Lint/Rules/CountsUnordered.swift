internal import GridSyntax

extension LintRule {
    static let countsUnordered = LintRule(
        explanation: Explanation(
            .countsUnordered,
            "a rule for fewer photos comes after a rule for more",
            "The order changes nothing, but people look for a count from the top. Write the rules of the file, and of each "
                + "section, in ascending order.",
            bad: "1: 1\n3: 3\n2: 2",
            good: "1: 1\n2: 2\n3: 3"
        )
    ) { linted in
        linted.scopes.flatMap { scope in
            // A rule that the rule before it shows is an error with its own code.
            zip(scope.rules, scope.rules.dropFirst()).compactMap { rule, next in
                next.from < rule.from && next.from != rule.shown?.value
                    ? .countsUnordered(next, after: rule) : nil
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func countsUnordered(_ rule: ScopedRule, after greater: ScopedRule) -> Diagnostic {
        Diagnostic(
            .countsUnordered,
            "the rule for \(photos(rule.from)) comes after the rule for \(greater.from)",
            at: rule.syntax.counts.span,
            related: [Label(greater.syntax.counts.span, "a greater count")],
            help: "write the rules in ascending order"
        )
    }
}
