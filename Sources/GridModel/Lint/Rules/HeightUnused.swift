internal import GridSyntax

extension LintRule {
    static let heightUnused = LintRule(
        explanation: Explanation(
            .heightUnused,
            "a `height` that no layout has",
            "`height` says which heights the app gives to containers, and it gives one only under `frame fill`. All other heights "
                + "follow from the width and the photos. `frame x350` and `tile x120` state them, and `tile photo within 100..360` "
                + "limits how high photos are together.",
            bad: "height 100..360\ntile photo\n1: 1",
            good: "tile photo within 100..360\n1: 1"
        )
    ) { linted in
        guard let height = linted.spec.height, !linted.spec.isIncomplete else { return [] }
        let fills = linted.scopes.contains { scope in
            scope.rules.contains { rule in
                linted.styles(of: rule, in: scope).contains { $0.sizing == .frameFill }
            }
        }
        if fills { return [] }
        return [
            Diagnostic(
                .heightUnused,
                "no layout has a height that the app gives",
                at: height.span,
                help: "the app gives heights under `frame fill` only; to limit those of photos, write "
                    + "`tile photo within \(height.value.lower.short)..\(height.value.upper.short)`")
        ]
    }
}
