/// The least side of a strip: its height, or that times the least ratio.
extension Strip {
    /// The height of the tiles.
    func height(inset: Insets) throws(ExactOverflow) -> Affine {
        try box.height(ofWidth: .width - Affine(pt: try inset.left + inset.right))
    }

    /// The height of the container.
    func containerHeight(inset: Insets) throws(ExactOverflow) -> Affine {
        try height(inset: inset) + Affine(pt: try inset.top + inset.bottom)
    }

    /// A side that is too small at some size, for some photos.
    ///
    /// - Parameter count: the number of tiles; any number has the same sides.
    func sideFailure(
        of grid: Grid, gaps: Gaps, over box: SizeBox, count: Int
    ) throws(ExactOverflow) -> ProofFailure? {
        let height = try self.height(inset: grid.inset)
        var worst = WorstSide(least: grid.smallest, box: box)
        try worst.check(Form(height, gaps: gaps), isWidth: false, ofTile: 0, of: count)
        try worst.check(Form(try height * ratios.lower, gaps: gaps), isWidth: true, ofTile: 0, of: count)
        guard let found = worst.found else { return nil }
        // The height doesn't depend on photos.
        return ratios.lower == ratios.upper || !found.isWidth
            ? .side(found, under: grid.smallest) : .photoSide(found, under: grid.smallest, ratios, nil)
    }
}
