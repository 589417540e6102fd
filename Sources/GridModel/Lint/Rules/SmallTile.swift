internal import GridSyntax

extension LintRule {
    static let smallTile = LintRule(
        explanation: Explanation(
            .smallTile,
            "a side of a tile is shorter than 24 points at some promised width",
            "Smaller tiles are hard to tap: WCAG 2.2 (success criterion 2.5.8) requires targets of at least 24 by 24 CSS pixels. "
                + "Raise the lower limit of `width`, put fewer photos in a row, or write `smallest` if you mean it.",
            bad: "width 200..1200\n9: 9",
            good: "width 320..1200\n9: 9"
        )
    ) { linted in
        // The prover checks a written `smallest`, whose author has thought about it.
        guard var grid = linted.grid, linted.spec.smallest == nil else { return [] }
        grid.smallest = leastTarget
        // A `show` repeats the tiles of another rule; `tile 20x20` is explicit.
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
    /// The places of the rules whose tiles have a fixed size.
    fileprivate var spansOfFixedSizes: [SourceSpan] {
        let kept = rules.filter { $0.rows?.tileSize != nil }
        return layouts.filter { if case .tileSize = $0.sizing { true } else { false } }.map { $0.origin.span }
            + kept.map { $0.origin.span }
    }
}

/// The least side of a tap target, in points: WCAG 2.2, success criterion 2.5.8.
private let leastTarget = Rational(24)
