internal import GridSyntax

extension LintRule {
    static let sizingMissing = LintRule(
        explanation: Explanation(
            .sizingMissing,
            "rows that aim at a height, without a sizing",
            "Without a sizing, tiles are square. Rows that aim at a height are mostly meant for photos that keep their ratios: "
                + "write `tile photo`. If squares are meant, `tile 1:1` says so.",
            bad: "1..: rows near 180",
            good: "tile photo 2:3..3:2\n\n1..: rows near 180"
        )
    ) { linted in
        let outer = linted.spec.outer
        guard outer.sizingSpan == nil, !linted.spec.isIncomplete else { return [] }
        return linted.scopes.filter { $0.sizingSpan == nil && !$0.isStyleUnknown }.flatMap { scope in
            scope.rules.compactMap { rule in
                guard rule.sizing == nil, case .justified(let rows)? = rule.syntax.body?.value,
                    !rows.aim.value.isShape
                else { return nil }
                return .sizingMissing(rows, at: rule.syntax.body?.span ?? rule.span)
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func sizingMissing(_ rows: JustifiedSyntax, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .sizingMissing,
            "`\(rows)` crops every photo to a square, since the spec gives no sizing",
            at: span,
            help: "write `tile photo` to keep the photos' ratios, or `tile 1:1` if squares are meant"
        )
    }
}
