/// The least side of a waterfall: the width of a column, or the height of a photo of the greatest ratio that lies in one or across all.
extension Waterfall {
    /// A side that is too small at some size, for some photos. Without limits of ratios, photos may have any height.
    func sideFailure(
        of grid: Grid, gaps: Gaps, over box: SizeBox
    ) throws(ExactOverflow) -> ProofFailure? {
        let narrowest = Corner(width: box.width.lower, height: .zero)
        let form = try Form(columnWidth, gaps: gaps), width = try form.value(at: narrowest)
        if width < grid.smallest {
            let (threshold, _) = try form.threshold(reaching: grid.smallest, in: box)
            return .column(count: columns.count, below: threshold, under: grid.smallest)
        }
        guard let ratios else { return nil }
        // Photos from the limit on don't lie in a column.
        var height = try width / min(ratios.upper, across?.limit ?? ratios.upper)
        if across != nil {
            let whole = try Form(widthAcross, gaps: gaps).value(at: narrowest)
            height = min(height, try whole / ratios.upper)
        }
        if height >= grid.smallest { return nil }
        let side = ProofFailure.JustifiedSide(
            length: height, isWidth: false, width: box.width.lower,
            cure: columns.count > 1 ? .fewerColumns : nil, mayWiden: true)
        return .justifiedSide(side, under: grid.smallest, ratios)
    }
}
