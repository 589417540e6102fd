/// The proofs of one layout over a box of sizes.
struct LayoutProof {
    private let layout: Layout
    private let grid: Grid
    private let gaps: Gaps
    private let box: SizeBox
    private let corners: [Corner]

    init(_ layout: Layout, of grid: Grid, gaps: Gaps, over box: SizeBox) throws(ExactOverflow) {
        self.layout = layout
        self.grid = grid
        self.gaps = gaps
        self.box = box
        corners = box.corners(isHeightFree: !layout.height.h.isZero)
    }

    /// The first thing that can't be proved, or nil.
    func firstFailure() throws(ExactOverflow) -> ProofFailure? {
        if let failure = try photoSides() { return failure }
        if let failure = try sides() { return failure }
        if let failure = try fit() { return failure }
        if let failure = try containment() { return failure }
        if let failure = try apartness() { return failure }
        return try cover()
    }

    // MARK: Sides

    /// The tile whose side is too small up to the greatest size.
    func sides() throws(ExactOverflow) -> ProofFailure? {
        var worst: ProofFailure.TileSide?
        for (index, tile) in layout.tiles.enumerated() {
            for (side, isWidth) in [(tile.width, true), (tile.height, false)] {
                let form = try Form(side, gaps: gaps)
                guard try isTooSmall(form) else { continue }
                let (threshold, isThresholdWidth) = try form.threshold(reaching: grid.smallest, in: box)
                let found = ProofFailure.TileSide(
                    tile: index, count: layout.tiles.count, isWidth: isWidth, threshold: threshold,
                    isThresholdWidth: isThresholdWidth)
                if found.isWorse(than: worst) { worst = found }
            }
        }
        return worst.map { .side($0, under: grid.smallest) }
    }

    /// The photo whose side is too small for some ratios up to the greatest width. That tiles lie apart and fill the
    /// container follows from the tree, for ratios that leave positive sides; it is proved at unknown ratios.
    private func photoSides() throws(ExactOverflow) -> ProofFailure? {
        guard let tree = layout.photoTree else { return nil }
        return try PhotoProof(tree, inset: grid.inset, gaps: gaps).firstFailure(
            under: grid.smallest, over: box)
    }

    private func isTooSmall(_ form: Form) throws(ExactOverflow) -> Bool {
        for corner in corners where try form.value(at: corner) < grid.smallest { return true }
        return false
    }

    // MARK: Fit

    /// Checks a container that sizes itself against the least promised width.
    private func fit() throws(ExactOverflow) -> ProofFailure? {
        guard layout.width.w.isZero else { return nil }
        let width = try Form(layout.width, gaps: gaps).constant
        guard let least = grid.leastPromisedWidth(of: layout.widths, from: box.width.lower), width > least
        else {
            return nil
        }
        return .tooWide(width, least: least, count: layout.count)
    }

    // MARK: Containment

    private func containment() throws(ExactOverflow) -> ProofFailure? {
        let right = try Form(try layout.width - Affine(pt: grid.inset.right), gaps: gaps)
        let bottom = try Form(try layout.height - Affine(pt: grid.inset.bottom), gaps: gaps)
        for (index, tile) in layout.tiles.enumerated() {
            let left = try Form(tile.x, gaps: gaps)
            let top = try Form(tile.y, gaps: gaps)
            let trailing = try Form(try tile.x + tile.width, gaps: gaps)
            let lower = try Form(try tile.y + tile.height, gaps: gaps)
            for corner in corners {
                let isOutside = [
                    try left.value(at: corner) < grid.inset.left,
                    try top.value(at: corner) < grid.inset.top,
                    try trailing.value(at: corner) > right.value(at: corner),
                    try lower.value(at: corner) > bottom.value(at: corner),
                ]
                if isOutside.contains(true) { return .outside(tile: index, count: layout.tiles.count) }
            }
        }
        return nil
    }

    // MARK: Apartness

    private func apartness() throws(ExactOverflow) -> ProofFailure? {
        var spans: [TileSpans] = []
        for tile in layout.tiles { spans.append(try TileSpans(tile, gaps: gaps, corners: corners)) }
        guard let (first, second) = firstPairNotApart(spans) else { return nil }
        return .overlap(
            first: min(first, second), second: max(first, second), count: layout.tiles.count)
    }

    // MARK: Cover

    private func cover() throws(ExactOverflow) -> ProofFailure? {
        guard layout.isFull else { return nil }
        let inset = grid.inset
        let width = try layout.width - Affine(pt: try inset.left + inset.right)
        let height = try layout.height - Affine(pt: try inset.top + inset.bottom)
        let isCovered = try CoverProof(layout.tiles).covers(width: width, height: height)
        return isCovered ? nil : .uncovered(count: layout.tiles.count)
    }
}

extension Grid {
    /// The least width that a container of some widths is promised; nil where nothing is.
    func leastPromisedWidth(of widths: WidthRange, from lower: Rational) -> Rational? {
        if isWidthWritten { return lower }
        return widths.minimum
    }
}

extension ProofFailure.TileSide {
    /// Whether it stays too small up to a greater size.
    func isWorse(than other: ProofFailure.TileSide?) -> Bool {
        guard let other else { return true }
        guard let threshold else { return other.threshold != nil }
        guard let reached = other.threshold else { return false }
        return threshold > reached
    }
}

extension Form {
    /// The width, or else the height, from which on the form is at least `least`; nil where it never grows.
    ///
    /// A form that grows with both is taken at the least height.
    func threshold(reaching least: Rational, in box: SizeBox) throws(ExactOverflow) -> (
        Rational?, isWidth: Bool
    ) {
        if w > .zero {
            let rest = try constant + (try h * box.height.lower)
            return (try (least - rest) / w, true)
        }
        if h > .zero {
            let rest = try constant + (try w * box.width.lower)
            return (try (least - rest) / h, false)
        }
        return (nil, true)
    }
}
