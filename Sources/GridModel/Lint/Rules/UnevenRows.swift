internal import GridSyntax

extension LintRule {
    static let unevenRows = LintRule(
        explanation: Explanation(
            .unevenRows,
            "a row holds at least three photos more than the next",
            "The tiles of the shorter row are much larger, as if its photos mattered more. Spread the photos more "
                + "evenly, or, if you mean it, give both rows a share with `@`.",
            bad: "7: 5, 2",
            good: "7: 3, 4"
        )
    ) { linted in
        linted.rules.compactMap { rule in
            guard case .stack(let stack)? = rule.syntax.body?.value else { return nil }
            let rows = stack.rows
            // A single photo in the last row has its own code.
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
    /// The number of tiles in the row; nil if it has several blocks or a group.
    var length: Int? {
        guard blocks.count == 1, case .tiles(let count)? = blocks.first?.value.content else { return nil }
        return count.value
    }

    /// The share after the `@` of a row with one block.
    var share: Located<ShareSyntax>? { blocks.count == 1 ? blocks.first?.value.share : nil }
}

extension StackSyntax {
    /// A partition with the same number of rows, as even as possible, the shorter rows first: `2, 2, 3`.
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
            "a row of \(length) is above a row of \(following)",
            at: span,
            related: [Label(next, "much larger tiles")],
            help: stack.rows.contains { $0.value.length == nil }
                ? "spread the photos more evenly"
                : "did you mean `\(rule.syntax.counts.value.printed): \(stack.evened(count: rule.from))`?"
        )
    }
}
