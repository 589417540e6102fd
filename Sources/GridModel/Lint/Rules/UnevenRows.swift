internal import GridSyntax

extension LintRule {
    static let unevenRows = LintRule(
        explanation: Explanation(
            .unevenRows,
            "a row holds at least three photos more than the next",
            "The tiles of the shorter row come out much larger, as if the photos in it mattered more. Spread the photos "
                + "more evenly, or give both rows a share behind `@`, which says that it is meant.",
            bad: "7: 5, 2",
            good: "7: 3, 4"
        )
    ) { linted in
        linted.rules.compactMap { rule in
            guard case .stack(let stack)? = rule.syntax.body?.value else { return nil }
            let rows = stack.rows
            // One photo in the last row is told by its own name.
            for (row, next) in zip(rows, rows.dropFirst()) {
                guard let length = row.value.length, let following = next.value.length,
                    length - following > 2,
                    row.value.share == nil || next.value.share == nil,
                    following > 1 || next.span != rows.last?.span
                else { continue }
                return .unevenRows(length, following, at: row.span, next: next.span, rule: rule, stack: stack)
            }
            return nil
        }
    }
}

extension RowSyntax {
    /// How many tiles stand in it, where it is one run of them.
    var length: Int? {
        guard blocks.count == 1, case .tiles(let count)? = blocks.first?.value.content else { return nil }
        return count.value
    }

    /// What stands behind its `@`, where it is one block.
    var share: Located<ShareSyntax>? { blocks.count == 1 ? blocks.first?.value.share : nil }
}

extension StackSyntax {
    /// The photos in as many rows, as even as possible, the shorter first: `2, 2, 3`.
    func evened(count: Int) -> String {
        rowLengths(count, perRow: (count - 1) / rows.count + 1, last: .balanced).map { "\($0)" }
            .joined(separator: ", ")
    }
}

extension Diagnostic {
    fileprivate static func unevenRows(
        _ length: Int, _ following: Int, at span: SourceSpan, next: SourceSpan, rule: ScopedRule,
        stack: StackSyntax
    ) -> Diagnostic {
        Diagnostic(
            .unevenRows,
            "a row of \(length) stands over one of \(following)",
            at: span,
            related: [Label(next, "much larger tiles")],
            help: stack.rows.contains { $0.value.length == nil }
                ? "spread the photos more evenly"
                : "did you mean `\(rule.syntax.counts.value.printed): \(stack.evened(count: rule.from))`?"
        )
    }
}
