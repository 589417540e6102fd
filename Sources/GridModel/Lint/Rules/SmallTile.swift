internal import GridSyntax

extension LintRule {
    static let smallTile = LintRule(
        explanation: Explanation(
            .smallTile,
            "a tile has a side of less than 24 points at the least width",
            "Less is hard to tap: 24 by 24 CSS pixels is the least target of WCAG 2.2 (success criterion 2.5.8). Promise a "
                + "greater `width`, lay out fewer photos in a row, or say with `smallest` that less is meant.",
            bad: "width 200..1200\n9: 9",
            good: "width 320..1200\n9: 9"
        )
    ) { linted in
        // Who writes the least side has thought about it, and it is proved.
        guard var grid = linted.grid, linted.spec.smallest == nil else { return [] }
        grid.smallest = leastTarget
        // A `show` is told where what it shows is; `tile 20x20` says its size itself.
        let exempt = Set(linted.rules.filter { $0.shown != nil }.map { $0.span } + grid.spansOfFixedSizes)
        return prove(grid).compactMap { finding in
            guard finding.code == .tileTooSmall, !exempt.contains(finding.span) else { return nil }
            return Diagnostic(
                .smallTile, finding.message, at: finding.span, label: finding.label, notes: finding.notes,
                help: finding.help)
        }
    }
}

extension Grid {
    /// Where the rules of layouts with tiles of a fixed size stand.
    fileprivate var spansOfFixedSizes: [SourceSpan] {
        let kept = rules.filter { $0.rows?.tileSize != nil }
        return layouts.filter { $0.tiles?.width.w.isZero ?? false }.map { $0.origin.span }
            + kept.map { $0.origin.span }
    }
}

/// The least side, in points, of what is tapped: WCAG 2.2, success criterion 2.5.8.
private let leastTarget = Rational(24)
