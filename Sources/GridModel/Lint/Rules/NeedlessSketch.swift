internal import GridSyntax

extension LintRule {
    static let needlessSketch = LintRule(
        explanation: Explanation(
            .needlessSketch,
            "a sketch that a partition can express more briefly",
            "Use sketches for tiles over several cells, for holes, and for layouts that rows and blocks can't make. A partition "
                + "that gives exactly the same tiles is quicker to read and change. The fix-it writes it.",
            bad: "6: abc / def",
            good: "6: 3, 3"
        )
    ) { linted in
        guard linted.grid != nil else { return [] }
        return linted.scopes.flatMap { scope -> [Diagnostic] in
            scope.rules.compactMap { rule in
                guard let body = rule.syntax.body, case .sketch(let sketch) = body.value,
                    let stack = SketchPartition(sketch: sketch, plan: Sketch(sketch), span: body.span)
                        .stack
                        .map(BodySyntax.stack), stack.printed.utf8.count < body.value.printed.utf8.count,
                    linted.styles(of: rule, in: scope).allSatisfy({
                        isSame(rule, stack, style: $0, spec: linted.spec)
                    })
                else { return nil }
                return .needlessSketch(
                    stack.printed, at: body.span, hasComment: linted.hasComment(in: body.span))
            }
        }
    }
}

/// Whether a partition lays out a rule's photos exactly as its sketch does.
private func isSame(_ rule: ScopedRule, _ body: BodySyntax, style: Style, spec: Spec) -> Bool {
    guard let old = rule.syntax.body else { return false }
    let syntax = RuleSyntax(
        counts: rule.syntax.counts, pattern: rule.syntax.pattern, body: Located(body, at: old.span),
        options: rule.syntax.options)
    let changed = ScopedRule(
        syntax: syntax, doc: rule.doc, span: rule.span, sizing: rule.sizing, alignment: rule.alignment)
    // A style that doesn't allow the sketch itself is never used with it.
    guard checkStyle(of: rule, style: style).isEmpty else { return true }
    guard checkStyle(of: changed, style: style).isEmpty else { return false }
    let sketched = old.value.geometry(count: rule.from, style: style, inset: spec.inset)
    return sketched != nil && sketched == body.geometry(count: rule.from, style: style, inset: spec.inset)
}

/// Finds a partition with the arrangement of a sketch, regardless of sizes.
private struct SketchPartition {
    let sketch: SketchSyntax
    let plan: Sketch
    /// The place of the sketch.
    let span: SourceSpan

    /// The rows and blocks; nil if there are holes, or areas that can't be cut apart by straight lines.
    var stack: StackSyntax? {
        guard plan.isFull else { return nil }
        return stack(of: plan.areas, depth: 0)
    }

    private func stack(of areas: [Sketch.Area], depth: Int) -> StackSyntax? {
        guard depth < Limits.nesting else { return nil }
        let bands = cut(areas) { $0.rows }
        var rows: [Located<RowSyntax>] = []
        for band in bands {
            let columns = cut(band) { $0.columns }
            if columns.count == 1, bands.count == 1, areas.count > 1 { return nil }
            guard let row = row(of: columns, depth: depth) else { return nil }
            rows.append(Located(row, at: span))
        }
        return StackSyntax(rows: rows)
    }

    private func row(of columns: [[Sketch.Area]], depth: Int) -> RowSyntax? {
        guard let first = columns.first?.first else { return nil }
        let isRun = columns.allSatisfy { $0.count == 1 && $0[0].columns.count == first.columns.count }
        // A row of one line has the weight of that line.
        let weight = first.rows.count == 1 ? sketch.lines[first.rows.lowerBound].value.weight : nil
        let share = weight.map { Located(ShareSyntax.weight($0.value), at: $0.span) }
        if isRun {
            let run = BlockSyntax(content: .tiles(Located(columns.count, at: span)), share: share)
            return RowSyntax(blocks: [Located(run, at: span)])
        }
        var blocks: [Located<BlockSyntax>] = []
        for column in columns {
            var content = BlockSyntax.Content.tiles(Located(1, at: span))
            if column.count > 1 {
                guard let stack = stack(of: column, depth: depth + 1) else { return nil }
                content = .group(stack)
            }
            blocks.append(Located(BlockSyntax(content: content, share: nil), at: span))
        }
        return RowSyntax(blocks: blocks)
    }

    /// The groups of areas along an axis that straight lines separate.
    private func cut(
        _ areas: [Sketch.Area], along axis: (Sketch.Area) -> ClosedRange<Int>
    ) -> [[Sketch.Area]] {
        var groups: [[Sketch.Area]] = []
        var end = -1
        for area in areas.inOrder(by: { axis($0).lowerBound < axis($1).lowerBound }) {
            if axis(area).lowerBound > end { groups.append([]) }
            groups[groups.count - 1].append(area)
            end = max(end, axis(area).upperBound)
        }
        return groups
    }
}

extension Diagnostic {
    fileprivate static func needlessSketch(
        _ partition: String, at span: SourceSpan, hasComment: Bool
    ) -> Diagnostic {
        Diagnostic(
            .needlessSketch,
            "a partition is a shorter way to write this",
            at: span,
            help: "write `\(partition)`, which gives the same tiles",
            fix: hasComment ? [] : [TextEdit(span, partition)]
        )
    }
}
