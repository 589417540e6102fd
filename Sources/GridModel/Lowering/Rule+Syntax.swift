internal import GridSyntax

extension Rule.Arrangement {
    /// What a body for any count says; nil for other bodies.
    init?(_ body: BodySyntax, _ style: Style) {
        switch body {
        case .rowsOf(let rows): self = .rows(Rows(rows, style))
        case .justified(let rows):
            guard let ratios = style.sizing.photoRatios else { return nil }
            self = .justified(JustifiedRows(rows, style, ratios: ratios))
        case .show(let shown): self = .show(count: shown.value)
        case .repeats(let blocks):
            self = .repeated(Repeat(perBlock: blocks.perBlock.value, isMirrored: blocks.isMirrored))
        // A partition with rows has layouts of its own; see `Lowerer`.
        case .stack, .sketch, .rowsFit: return nil
        }
    }
}
