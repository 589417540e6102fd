internal import GridSyntax

extension Rule.Arrangement {
    /// What a body for any count says; nil for other bodies.
    ///
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    init?(
        _ body: BodySyntax, _ style: Style, sizes: SizeRange, by rule: ScopedRule, inset: Insets
    ) throws(ExactOverflow) {
        switch body {
        case .rowsOf(let rows): self = .rows(Rows(rows, style))
        case .justified(let rows):
            guard let ratios = style.sizing.photoRatios else { return nil }
            self = .justified(JustifiedRows(rows, style, ratios: ratios))
        case .strip(let box):
            guard let strip = Strip(box?.value, style) else { return nil }
            self = .strip(strip)
        case .show(let shown): self = .show(count: shown.value)
        case .repeats(let blocks):
            self = .repeated(Repeat(perBlock: blocks.perBlock.value, isMirrored: blocks.isMirrored))
        case .stack(let stack):
            if let parts = try Parts<Rows>(stack, style, sizes: sizes, by: rule, inset: inset) {
                self = .parts(parts)
            } else if let parts = try Parts<JustifiedRows>(
                stack, style, sizes: sizes, by: rule, inset: inset)
            {
                self = .aimedParts(parts)
            } else {
                return nil
            }
        case .sketch, .rowsFit: return nil
        }
    }
}
