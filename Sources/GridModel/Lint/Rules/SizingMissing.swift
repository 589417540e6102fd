internal import GridSyntax

extension LintRule {
    static let sizingMissing = LintRule(
        explanation: Explanation(
            .sizingMissing,
            "rows that aim at a height, or a strip, without a sizing",
            "Without a sizing, tiles are square. Rows that aim at a height, and strips, are mostly meant for photos that keep their "
                + "ratios: write `tile photo`. If squares are meant, `tile 1:1` says so.",
            bad: "1..: rows near 180",
            good: "tile photo 2:3..3:2\n\n1..: rows near 180"
        )
    ) { linted in
        let outer = linted.spec.outer
        guard outer.sizingSpan == nil, !linted.spec.isIncomplete else { return [] }
        return linted.scopes.filter { $0.sizingSpan == nil && !$0.isStyleUnknown }.flatMap { scope in
            scope.rules.compactMap { rule in
                guard rule.sizing == nil, let body = rule.syntax.body, body.value.isMeantForPhotos else {
                    return nil
                }
                return .sizingMissing(body)
            }
        }
    }
}

extension BodySyntax {
    /// Whether it gives photos a height, and so is mostly meant for those that keep their ratios.
    fileprivate var isMeantForPhotos: Bool {
        switch self {
        case .justified, .stack: justifiedRows.map { !$0.aim.value.isShape } ?? false
        case .strip(let height): height != nil
        case .sketch, .rowsOf, .rowsFit, .show, .repeats: false
        }
    }
}

extension Diagnostic {
    fileprivate static func sizingMissing(_ body: Located<BodySyntax>) -> Diagnostic {
        Diagnostic(
            .sizingMissing,
            "`\(body.value.printed)` crops every photo to a square, since the spec gives no sizing",
            at: body.span,
            help: "write `tile photo` to keep the photos' ratios, or `tile 1:1` if squares are meant"
        )
    }
}
