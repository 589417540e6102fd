/// The proofs of one layout over a box of sizes.
struct LayoutProof {
    private let layout: Layout
    /// Its tiles; for photos with unknown ratios, which prove the same about places as any others.
    private let tiles: TileList
    private let grid: Grid
    private let gaps: Gaps
    private let box: SizeBox
    private let across: TileSpans
    private let down: TileSpans

    init(_ layout: Layout, of grid: Grid, gaps: Gaps, over box: SizeBox) throws(ExactOverflow) {
        self.layout = layout
        self.grid = grid
        self.gaps = gaps
        self.box = box
        let space = PhotoTree.Space(width: box.width.lower, gaps: gaps)
        tiles = try layout.solved(
            for: Photos(), inset: grid.inset, in: layout.justifiedRows == nil ? nil : space
        ).tiles
        across = try TileSpans(tiles, isAcross: true, gaps: gaps, over: box)
        down = try TileSpans(tiles, isAcross: false, gaps: gaps, over: box)
    }

    /// The first proof that fails, or nil.
    func firstFailure() throws(ExactOverflow) -> ProofFailure? {
        if let failure = try photoSides() { return failure }
        if let failure = try sides() { return failure }
        if let failure = try fit() { return failure }
        if let failure = try containment() { return failure }
        if let failure = apartness() { return failure }
        return try cover()
    }

    // MARK: Sides

    /// The worst tile: the one that is too small up to the greatest size.
    func sides() throws(ExactOverflow) -> ProofFailure? {
        var worst = WorstSide(least: grid.smallest, box: box)
        for index in tiles.indices {
            for (spans, isWidth) in [(across, true), (down, false)]
            where spans[index].contains(where: { $0.length < grid.smallest }) {
                let side = try Form(isWidth ? tiles[index].width : tiles[index].height, gaps: gaps)
                try worst.add(side, isWidth: isWidth, ofTile: index, of: tiles.count)
            }
        }
        return worst.found.map { .side($0, under: grid.smallest) }
    }

    /// The worst photo: the one that is too small, for some ratios, up to the greatest width. For ratios that leave positive
    /// sides, the structure of the tree keeps tiles apart and fills the container; this is proved at unknown ratios.
    private func photoSides() throws(ExactOverflow) -> ProofFailure? {
        guard let tree = layout.photoTree else { return nil }
        return try PhotoProof(tree, inset: grid.inset, gaps: gaps).firstFailure(
            under: grid.smallest, over: box)
    }

    // MARK: Fit

    /// Checks that a container that sizes itself, or columns that share out its width, fit in the least promised width.
    private func fit() throws(ExactOverflow) -> ProofFailure? {
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

    // MARK: Containment

    private func containment() throws(ExactOverflow) -> ProofFailure? {
        let right = try Form(try tiles.width - Affine(pt: grid.inset.right), gaps: gaps)
        let bottom = try Form(try tiles.height - Affine(pt: grid.inset.bottom), gaps: gaps)
        var tile = try across.firstOutside(grid.inset.left, right, gap: gaps.column)
        if tile == nil { tile = try down.firstOutside(grid.inset.top, bottom, gap: gaps.row) }
        return tile.map { .outside(tile: $0, count: tiles.count) }
    }

    // MARK: Apartness

    private func apartness() -> ProofFailure? {
        guard let (first, second) = firstPairNotApart(across: across, down: down) else { return nil }
        return .overlap(
            first: min(first, second), second: max(first, second), count: tiles.count)
    }

    // MARK: Cover

    private func cover() throws(ExactOverflow) -> ProofFailure? {
        guard layout.justifiedRows == nil, layout.structure.isFull else { return nil }
        let inset = grid.inset
        let width = try tiles.width - Affine(pt: try inset.left + inset.right)
        let height = try tiles.height - Affine(pt: try inset.top + inset.bottom)
        let isCovered = try CoverProof(tiles).covers(width: width, height: height)
        return isCovered ? nil : .uncovered(count: tiles.count)
    }
}

extension TileSpans {
    /// The first tile that begins before `lower` or ends after `upper` at some corner.
    fileprivate func firstOutside(
        _ lower: Rational, _ upper: Form, gap: Rational
    ) throws(ExactOverflow) -> Int? {
        var limits: [Rational] = []
        for corner in corners { limits.append(try upper.value(at: corner) + gap) }
        return (0..<count).first { tile in
            zip(self[tile], limits).contains { $0.start < lower || $0.end > $1 }
        }
    }
}

extension Grid {
    /// The least promised width of a container within some widths; nil if there is none.
    func leastPromisedWidth(of widths: WidthRange, from lower: Rational) -> Rational? {
        if isWidthWritten { return lower }
        return widths.minimum
    }
}
