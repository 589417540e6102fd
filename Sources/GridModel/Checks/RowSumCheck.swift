internal import GridSyntax

/// Checks that a partition or sketch holds as many photos as its rule is for.
func checkRowSum(of rule: ScopedRule) -> [Diagnostic] {
    guard let body = rule.syntax.body else { return [] }
    switch body.value {
    case .stack(let stack):
        if stack.hasRows { return checkRows(stack.rowsOfOthers, of: stack, in: rule) }
        let sum = stack.sum
        if rule.to == rule.from, sum == rule.from { return [] }
        return [
            rule.isSingle
                ? .rowSum(stack, sum: sum, rule: rule, at: body.span)
                : .partitionForRange(rule, at: body.span)
        ]
    case .sketch(let sketch):
        let letters = sketch.letterCount
        if rule.to == rule.from, letters == rule.from { return [] }
        return [
            rule.isSingle
                ? .letterSum(letters, rule: rule, at: body.span)
                : .partitionForRange(rule, at: body.span)
        ]
    case .rowsOf, .rowsFit, .justified, .strip, .show, .repeats:
        return []
    }
}

extension StackSyntax {
    /// The same stack with other numbers, in the order written.
    fileprivate func replacing(numbers: inout ArraySlice<Int>) -> StackSyntax {
        var rows: [Located<RowSyntax>] = []
        for row in self.rows {
            var blocks: [Located<BlockSyntax>] = []
            for block in row.value.blocks {
                let content: BlockSyntax.Content =
                    switch block.value.content {
                    case .tiles(let count): .tiles(Located(numbers.popFirst() ?? count.value, at: count.span))
                    case .group(let stack): .group(stack.replacing(numbers: &numbers))
                    case .rows: block.value.content
                    }
                blocks.append(
                    Located(BlockSyntax(content: content, share: block.value.share), at: block.span))
            }
            rows.append(Located(RowSyntax(blocks: blocks), at: row.span))
        }
        return StackSyntax(rows: rows)
    }
}

extension SketchSyntax {
    /// The number of different letters.
    var letterCount: Int {
        var seen = Set<UInt8>()
        for line in lines { seen.formUnion(line.value.cells.value.utf8) }
        seen.remove(UInt8(ascii: "."))
        return seen.count
    }
}

/// Partitions similar to `stack` that hold `count` photos, the most similar first.
private func partitions(near stack: StackSyntax, holding count: Int) -> [StackSyntax] {
    let numbers = stack.numbers
    guard count <= 1_000, numbers.count <= 100, let last = numbers.last, stack.sum < .max else { return [] }
    let missing = count - stack.sum
    var candidates: [[Int]] = []
    if abs(missing) == 1 {
        // An extra photo goes to the last of the shortest rows; a missing one comes from the last of the longest.
        let extreme = (missing > 0 ? numbers.min() : numbers.max()) ?? last
        if let index = numbers.lastIndex(of: extreme), extreme + missing > 0 {
            candidates.append(numbers)
            candidates[0][index] += missing
        }
    } else {
        if last + missing > 0 { candidates.append(numbers.dropLast() + [last + missing]) }
        if count >= numbers.count {
            let short = count / numbers.count
            let long = count % numbers.count
            candidates.append(numbers.indices.map { $0 < numbers.count - long ? short : short + 1 })
        }
    }
    var found: [StackSyntax] = []
    for candidate in candidates {
        var slice = candidate[...]
        let changed = stack.replacing(numbers: &slice)
        if changed.sum == count, !found.contains(changed) { found.append(changed) }
    }
    return found
}

extension Diagnostic {
    fileprivate static func rowSum(
        _ stack: StackSyntax, sum: Int, rule: ScopedRule, at span: SourceSpan
    ) -> Diagnostic {
        let numbers = stack.numbers
        let terms =
            numbers.count <= 12 ? numbers.map { "\($0)" }.joined(separator: " + ") + " = \(sum)" : "\(sum)"
        let offers = partitions(near: stack, holding: rule.from).map {
            let changed = RuleSyntax(
                counts: rule.syntax.counts, pattern: rule.syntax.pattern,
                body: Located(.stack($0), at: span), options: rule.syntax.options)
            return "`\(changed.printed)`"
        }
        return Diagnostic(
            .rowSum,
            "the rows hold \(photos(sum)), but the layout is for \(rule.from)",
            at: span,
            label: numbers.count == 1 ? "\(sum)" : terms,
            related: [Label(rule.syntax.counts.span, "expects \(rule.from)")],
            help: offers.isEmpty ? nil : "did you mean \(offers.joined(separator: " or "))?"
        )
    }

    fileprivate static func letterSum(_ letters: Int, rule: ScopedRule, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .letterSum,
            "the sketch has \(letters) \(letters == 1 ? "letter" : "letters"), but the layout is for \(rule.from)",
            at: span,
            related: [Label(rule.syntax.counts.span, "expects \(rule.from)")]
        )
    }

    fileprivate static func partitionForRange(_ rule: ScopedRule, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .partitionForRange,
            "a partition or sketch can't be for a range of counts",
            at: span,
            related: [Label(rule.syntax.counts.span, "a range of counts")],
            help: "write `rows of 3` or `show 9`, or a rule for each count"
        )
    }
}
