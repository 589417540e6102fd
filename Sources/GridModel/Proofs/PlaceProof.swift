/// The proof of where a layout's tiles are: inside the insets, a gap apart, and without holes where the structure has none.
///
/// Of rows, stacks and blocks side by side this follows from their structure, if no side of a tile is negative: each is cut into
/// parts a gap apart, and each part again. So a specification needs the proof for sketches only; tests prove all others, too.
struct PlaceProof {
    private let tiles: TileList
    private let inset: Insets
    private let isFull: Bool
    private let gaps: Gaps
    private let across: TileSpans
    private let down: TileSpans

    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    init(_ tiles: TileList, isFull: Bool, inset: Insets, gaps: Gaps, over box: SizeBox) throws(ExactOverflow)
    {
        self.tiles = tiles
        self.inset = inset
        self.isFull = isFull
        self.gaps = gaps
        across = try TileSpans(tiles, isAcross: true, gaps: gaps, over: box)
        down = try TileSpans(tiles, isAcross: false, gaps: gaps, over: box)
    }

    /// The first proof that fails, or nil.
    func firstFailure() throws(ExactOverflow) -> ProofFailure? {
        if let failure = try containment() { return failure }
        if let failure = apartness() { return failure }
        return try cover()
    }

    // MARK: Containment

    private func containment() throws(ExactOverflow) -> ProofFailure? {
        let right = try Form(try tiles.width - Affine(pt: inset.right), gaps: gaps)
        let bottom = try Form(try tiles.height - Affine(pt: inset.bottom), gaps: gaps)
        var tile = try across.firstOutside(inset.left, right, gap: gaps.column)
        if tile == nil { tile = try down.firstOutside(inset.top, bottom, gap: gaps.row) }
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
        guard isFull else { return nil }
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
