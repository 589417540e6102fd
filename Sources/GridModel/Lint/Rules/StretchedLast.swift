internal import GridSyntax

extension LintRule {
    static let stretchedLast = LintRule(
        explanation: Explanation(
            .stretchedLast,
            "`rows of … stretch` makes tiles of the last row more than twice as wide as the others",
            "With `stretch`, the tiles of the last row share the whole width: a single tile below rows of three is three "
                + "times as wide. `balanced` spreads the photos so that rows differ by at most one photo.",
            bad: "1..: rows of 3 stretch",
            good: "1..: rows of 3 balanced"
        )
    ) { linted in
        let tables = linted.places.map { [$0.outside.taken] + $0.sections.map { $0.taken } }
        return linted.scopes.enumerated().flatMap { index, scope -> [Diagnostic] in
            let taken = tables?[index] ?? RuleTable(scope).singles
            return scope.rules.compactMap { rule in
                guard let (rows, written) = rule.rowsOf, rows.value.last == .stretch,
                    rows.value.perRow.value <= Limits.tilesInLayout,
                    let count = rule.leastCount(
                        leavingLessThanHalfOf: rows.value.perRow.value, after: written, except: taken)
                else { return nil }
                return .stretchedLast(count, after: written, rows: rows)
            }
        }
    }
}

extension Place {
    /// The counts that ranges of the scope leave to rules for one count.
    fileprivate var taken: CountSet {
        var taken = table.singles
        for range in closed.ranges { taken.insert(range) }
        return taken
    }
}

extension ScopedRule {
    /// The least of its counts that fills at least one row and leaves less than half a row.
    fileprivate func leastCount(
        leavingLessThanHalfOf perRow: Int, after written: Int, except taken: CountSet
    ) -> Int? {
        let start = max(from, written.addingClamped(perRow + 1))
        let (end, isBeyond) = start.addingReportingOverflow(2 * perRow)
        let last = min(to ?? .max, isBeyond ? .max : end)
        guard start <= last else { return nil }
        return (start...last).first { count in
            let left = (count - written) % perRow
            return left > 0 && 2 * left < perRow && (isSingle || !taken.contains(count))
        }
    }
}

extension Diagnostic {
    fileprivate static func stretchedLast(
        _ count: Int, after written: Int, rows: Located<RowsOfSyntax>
    ) -> Diagnostic {
        let perRow = rows.value.perRow.value
        let left = (count - written) % perRow
        let times = perRow % left == 0 ? "\(perRow / left)" : "\(perRow / left) to \(perRow / left + 1)"
        return Diagnostic(
            .stretchedLast,
            "with \(photos(count)), the last \(left == 1 ? "is" : "\(left) are") \(times) times as wide as the others",
            at: rows.span,
            help: "did you mean `rows of \(perRow) balanced`?"
        )
    }
}
