internal import GridSyntax

extension Parts<Rows> {
    /// The parts of a partition whose rows of equal lengths take the photos that its numbers leave; nil for another one.
    ///
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    init?(
        _ stack: StackSyntax, _ style: Style, sizes: SizeRange, by rule: ScopedRule, inset: Insets
    ) throws(ExactOverflow) {
        guard let place = stack.placeOfOthers, case .rowsOf(let rows)? = stack.rows[place].value.rowsOfOthers
        else { return nil }
        try self.init(Rows(rows, style), at: place, in: stack, style, sizes: sizes, by: rule, inset: inset)
    }
}

extension Parts<JustifiedRows> {
    /// The parts of a partition whose rows take the photos that its numbers leave, and aim at a height; nil for another one.
    ///
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    init?(
        _ stack: StackSyntax, _ style: Style, sizes: SizeRange, by rule: ScopedRule, inset: Insets
    ) throws(ExactOverflow) {
        guard let place = stack.placeOfOthers, let ratios = style.sizing.photoRatios,
            case .justified(let rows)? = stack.rows[place].value.rowsOfOthers
        else { return nil }
        try self.init(
            JustifiedRows(rows, style, ratios: ratios), at: place, in: stack, style, sizes: sizes, by: rule,
            inset: inset)
    }
}

extension Parts {
    private init(
        _ rows: Others, at place: Int, in stack: StackSyntax, _ style: Style, sizes: SizeRange,
        by rule: ScopedRule, inset: Insets
    ) throws(ExactOverflow) {
        func layout(_ rows: ArraySlice<Located<RowSyntax>>) throws(ExactOverflow) -> Layout? {
            let stack = StackSyntax(rows: Array(rows)), count = stack.sum
            guard count > 0, let block = Block(.stack(stack), count: count, style: style) else { return nil }
            return Layout(
                count: count, pattern: nil, sizes: sizes, hidden: 0, sizing: style.sizing,
                geometry: try Geometry(block, style, inset: inset), structure: block, origin: rule.origin,
                body: nil)
        }
        self.init(
            above: try layout(stack.rows[..<place]), rows: rows,
            below: try layout(stack.rows[(place + 1)...]))
    }
}
