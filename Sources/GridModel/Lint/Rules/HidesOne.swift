internal import GridSyntax

extension LintRule {
    static let hidesOne = LintRule(
        explanation: Explanation(
            .hidesOne,
            "a `show` for one count hides exactly one photo",
            "The last tile says \"+1\" over its photo, though one more tile would show the hidden one. Write a layout for all "
                + "photos of that count. An open range such as `10..: show 9` is fine: it has to begin somewhere.",
            bad: "9: 3, 3, 3\n10: show 9\n11: 3, 4, 4",
            good: "9: 3, 3, 3\n10: 3, 3, 4\n11: 3, 4, 4"
        )
    ) { linted in
        linted.rules.compactMap { rule in
            guard let shown = rule.shown, let body = rule.syntax.body, rule.to == rule.from,
                rule.from - 1 == shown.value
            else { return nil }
            return .hidesOne(rule.from, at: body.span)
        }
    }
}

extension Diagnostic {
    fileprivate static func hidesOne(_ count: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .hidesOne,
            "this hides only one of \(photos(count))",
            at: span,
            help: "write a layout for all \(count)"
        )
    }
}
