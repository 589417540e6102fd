/// The proofs of one layout over a box of sizes.
struct LayoutProof {
    private let layout: Layout
    private let grid: Grid
    private let gaps: Gaps
    private let box: SizeBox

    init(_ layout: Layout, of grid: Grid, gaps: Gaps, over box: SizeBox) {
        self.layout = layout
        self.grid = grid
        self.gaps = gaps
        self.box = box
    }

    /// The first proof that fails, or nil.
    func firstFailure() throws(ExactOverflow) -> ProofFailure? {
        switch layout.geometry {
        case .solved(let tiles):
            if let failure = try sides(of: tiles) { return failure }
            if let failure = try fit(tiles) { return failure }
            return layout.structure.hasSketch ? try places(of: tiles) : nil
        // The worst photo: the one that is too small, for some ratios, up to the greatest width.
        case .photos(let tree):
            return try PhotoProof(tree, inset: grid.inset, gaps: gaps).firstFailure(
                under: grid.smallest, over: box)
        // `JustifiedProof` proves the sides for all counts together.
        case .justified, .aimedParts: return nil
        case .strip(let strip):
            return try strip.sideFailure(of: grid, gaps: gaps, over: box, count: layout.tileCount)
        }
    }

    /// Where the tiles are; of photos, with unknown ratios, which prove the same about places as any others.
    func places() throws(ExactOverflow) -> ProofFailure? {
        let space = PhotoTree.Space(width: box.width.lower, gaps: gaps)
        let needsSpace = layout.anyJustifiedRows != nil || layout.strip != nil
        let solved = try layout.solved(for: Photos(), inset: grid.inset, in: needsSpace ? space : nil)
        return try places(of: solved.tiles)
    }

    private func places(of tiles: TileList) throws(ExactOverflow) -> ProofFailure? {
        let isFull = layout.anyJustifiedRows == nil && layout.strip == nil && layout.structure.isFull
        return try PlaceProof(tiles, isFull: isFull, inset: grid.inset, gaps: gaps, over: box).firstFailure()
    }

    /// The worst tile: the one that is too small up to the greatest size. Tiles share forms, so each is looked at once, unless a
    /// layout has very many.
    private func sides(of tiles: TileList) throws(ExactOverflow) -> ProofFailure? {
        var worst = WorstSide(least: grid.smallest, box: box)
        var known = [UInt32](repeating: .max, count: 16)
        for (index, entry) in tiles.entries.enumerated() {
            for (place, isWidth) in [(entry.width, true), (entry.height, false)] {
                let slot = Int(place & 15)
                if known[slot] == place { continue }
                let side = try Form(tiles.form(at: place), gaps: gaps)
                if try !worst.check(side, isWidth: isWidth, ofTile: index, of: tiles.count) {
                    known[slot] = place
                }
            }
        }
        return worst.found.map { .side($0, under: grid.smallest) }
    }

    /// Checks that a container that sizes itself, or columns that share out its width, fit in the least promised width.
    private func fit(_ tiles: TileList) throws(ExactOverflow) -> ProofFailure? {
        let width: Rational, least: Rational?
        if let columns = layout.structure.spreadColumns, let tile = tiles.first {
            let between = try gaps.column * Rational(columns - 1)
            let row = try (Form(tile.width, gaps: gaps).constant * Rational(columns)) + between
            (width, least) = (try row + grid.inset.left + grid.inset.right, box.width.lower)
        } else if tiles.width.w.isZero {
            width = try Form(tiles.width, gaps: gaps).constant
            least = grid.leastPromisedWidth(of: layout.widths, from: box.width.lower)
        } else {
            return nil
        }
        guard let least, width > least else { return nil }
        return .tooWide(width, least: least, count: layout.count)
    }
}

extension Grid {
    /// The least promised width of a container within some widths; nil if there is none.
    func leastPromisedWidth(of widths: SideRange, from lower: Rational) -> Rational? {
        if isWidthWritten { return lower }
        return widths.minimum
    }
}
