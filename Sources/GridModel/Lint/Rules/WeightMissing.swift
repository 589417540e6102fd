internal import GridSyntax

extension LintRule {
    static let weightMissing = LintRule(
        explanation: Explanation(
            .weightMissing,
            "only some of the rows or blocks that share a length have a weight",
            "A missing weight is 1, so `1@57, 2` gives the second row a 58th of the height. Write all "
                + "weights or none. The fix-it writes the 1.",
            bad: "frame fill\n3: 1@2, 2",
            good: "frame fill\n3: 1@2, 2@1"
        )
    ) { linted in
        linted.rules.flatMap { rule -> [Diagnostic] in
            rule.shareGroups.compactMap { group in
                guard group.contains(where: { $0.weight != nil }) else { return nil }
                let bare = group.filter { !$0.hasShare }
                guard let first = bare.first, let written = group.first(where: { $0.weight != nil }) else {
                    return nil
                }
                return .weightMissing(at: first.span, written: written, bare: bare)
            }
        }
    }
}

/// One of the rows, blocks or lines of a sketch that share a length.
struct ShareSibling {
    let span: SourceSpan
    /// The weight after its `@`.
    let weight: Located<NumberLiteral>?
    /// Whether it has an `@` at all.
    let hasShare: Bool
    /// Whether it is a row of several blocks, which needs parentheses to have a weight.
    let isSeveralBlocks: Bool
}

extension ScopedRule {
    /// The groups of two or more rows, blocks or lines of a sketch that share a length.
    var shareGroups: [[ShareSibling]] {
        var groups: [[ShareSibling]] = []
        switch syntax.body?.value {
        case .stack(let stack): stack.addShareGroups(to: &groups)
        case .sketch(let sketch):
            groups.append(
                sketch.lines.map { line in
                    ShareSibling(
                        span: line.span, weight: line.value.weight, hasShare: line.value.weight != nil,
                        isSeveralBlocks: false)
                })
        case .rowsOf, .rowsFit, .justified, .strip, .show, .repeats, nil: break
        }
        return groups.filter { $0.count > 1 }
    }
}

extension StackSyntax {
    fileprivate func addShareGroups(to groups: inout [[ShareSibling]]) {
        // Rows that take the photos which numbers leave have no weights.
        groups.append(
            rows.filter { $0.value.rowsOfOthers == nil }.map { row in
                guard row.value.blocks.count == 1, let block = row.value.blocks.first else {
                    return ShareSibling(span: row.span, weight: nil, hasShare: false, isSeveralBlocks: true)
                }
                return ShareSibling(block)
            })
        for row in rows {
            let hasRows = row.value.blocks.contains {
                if case .rows = $0.value.content { true } else { false }
            }
            if row.value.blocks.count > 1, !hasRows {
                groups.append(row.value.blocks.map { ShareSibling($0) })
            }
            for block in row.value.blocks {
                if case .group(let stack) = block.value.content { stack.addShareGroups(to: &groups) }
            }
        }
    }
}

extension ShareSibling {
    fileprivate init(_ block: Located<BlockSyntax>) {
        var weight: Located<NumberLiteral>?
        if let share = block.value.share, case .weight(let number) = share.value {
            weight = Located(number, at: share.span)
        }
        self.init(
            span: block.span, weight: weight, hasShare: block.value.share != nil, isSeveralBlocks: false)
    }

    /// The edits that write the default weight.
    fileprivate var weighed: [TextEdit] {
        isSeveralBlocks
            ? [TextEdit(span.leadingEdge, "("), TextEdit(span.trailingEdge, ")@1")]
            : [TextEdit(span.trailingEdge, "@1")]
    }
}

extension Diagnostic {
    fileprivate static func weightMissing(
        at span: SourceSpan, written: ShareSibling, bare: [ShareSibling]
    ) -> Diagnostic {
        Diagnostic(
            .weightMissing,
            "this has no weight, but its neighbours do",
            at: span,
            label: "counts as `@1`",
            related: [Label(written.span, "has a weight")],
            help: "write a weight; `@1` changes nothing",
            fix: bare.flatMap { $0.weighed }
        )
    }
}
