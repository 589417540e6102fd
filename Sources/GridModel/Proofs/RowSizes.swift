internal import GridSyntax

/// The smallest tiles of a rule that is not written out.
///
/// At every container size, tiles get narrower, and under a ratio also lower, the more slots a row has; in a frame they
/// get lower the more rows there are. So only the row with the most slots and the count with the most rows matter.
struct RowSizes {
    var rows: Rows
    let inset: Insets
    /// The numbers of photos that the rows may have; at least one.
    let counts: CountSet
    /// The number of photos in written rows, and of those above.
    var above = 0, written = 0

    var perRow: Int { rows.perRow }
    var last: LastRow { rows.last }
    private var sizing: Sizing { rows.sizing }

    /// The number of slots of the longest row, and the least count that has it.
    private var longest: (slots: Int, count: Int) {
        var longest = (slots: 0, count: 0)
        for range in counts.ranges {
            let (least, greatest) = (range.lowerBound, range.upperBound)
            var slots = last == .short && !isFixed ? perRow : min(perRow, greatest)
            var count = min(max(least, perRow), greatest)
            if last == .balanced, greatest / perRow == (least - 1) / perRow {
                // No count fills all its rows. All have the same number of rows, and the greatest has the longest.
                let rows = (greatest - 1) / perRow + 1
                slots = (greatest - 1) / rows + 1
                count = max(least, (slots - 1) * rows + 1)
            } else if last == .balanced {
                count = ((least - 1) / perRow + 1) * perRow
            }
            if slots > longest.slots { longest = (slots, count) }
        }
        return longest
    }

    /// The 0-based index of the first tile in the longest row of a count: balanced rows begin with the shorter ones.
    func firstTileOfLongestRow(_ count: Int) -> Int {
        let rows = (count - 1) / perRow + 1
        guard last == .balanced, count % rows > 0 else { return above }
        return above + (rows - count % rows) * (count / rows)
    }

    /// Whether the tiles determine the container's width.
    private var isFixed: Bool { rows.tileSize != nil }

    /// The first tile that is too small, or a container that is too wide.
    func firstFailure(
        of grid: Grid, gaps: Gaps, over box: SizeBox, widths: SideRange
    ) throws(ExactOverflow) -> ProofFailure? {
        if let failure = try fit(in: grid, gaps: gaps, over: box, widths: widths) { return failure }
        guard let greatest = counts.last else { return nil }
        let (slots, count) = longest
        let (width, height) = try tile(slots: slots, rows: (greatest - 1) / perRow + 1)
        let heightCount = sizing.isFrame ? greatest : count
        var worst = WorstSide(least: grid.smallest, box: box)
        for (side, isWidth, count) in [(width, true, count), (height, false, heightCount)] {
            try worst.check(
                try Form(side, gaps: gaps), isWidth: isWidth, ofTile: firstTileOfLongestRow(count),
                of: count + written)
        }
        for side in try sidesInBox(gaps: gaps) {
            try worst.check(
                side.form, isWidth: side.isWidth, ofTile: firstTileOfLongestRow(side.count),
                of: side.count + written)
        }
        guard let found = worst.found else { return nil }
        guard case .tilePhoto(let ratios, let bounds) = sizing else {
            return .side(found, under: grid.smallest)
        }
        return .photoSide(found, under: grid.smallest, ratios, bounds)
    }

    private func fit(
        in grid: Grid, gaps: Gaps, over box: SizeBox, widths: SideRange
    ) throws(ExactOverflow) -> ProofFailure? {
        guard let tileWidth = rows.tileSize?.width,
            let promised = rows.align == .spread
                ? box.width.lower : grid.leastPromisedWidth(of: widths, from: box.width.lower)
        else { return nil }
        let (slots, count) = longest
        let between = try gaps.column * Rational(slots - 1)
        let width = try (tileWidth * Rational(slots)) + between + inset.left + inset.right
        return width > promised ? .tooWide(width, least: promised, count: count + written) : nil
    }

    /// The size of a tile in a row with a number of slots; in a frame, with a total number of rows.
    private func tile(slots: Int, rows: Int) throws(ExactOverflow) -> (width: Affine, height: Affine) {
        let horizontal = Affine(pt: try inset.left + inset.right)
        let width =
            try (Affine.width - horizontal - (try Affine.columnGap * Rational(slots - 1))) / Rational(slots)
        switch sizing {
        case .tileRatio(let ratio): return (width, try width / ratio)
        case .tileHeight(let height): return (width, Affine(pt: height))
        case .tilePhoto(let ratios, _):
            // A photo is narrowest next to the widest photos, and lowest if all are the widest.
            let row = try width * Rational(slots)
            let others = try ratios.upper * Rational(slots - 1)
            return (try row * (try ratios.lower / (try ratios.lower + others)), try width / ratios.upper)
        case .tileSize(let width, let height): return (Affine(pt: width), Affine(pt: height))
        case .frameRatio, .frameHeight, .frameFill:
            let height = try sizing.frameAspect?.height(ofWidth: .width) ?? .height
            return (width, try rowHeight(in: height, rows))
        }
    }

    private func rowHeight(in height: Affine, _ rows: Int) throws(ExactOverflow) -> Affine {
        let vertical = Affine(pt: try inset.top + inset.bottom)
        let gaps = try Affine.rowGap * Rational(rows - 1)
        return try (height - vertical - gaps) / Rational(rows)
    }
}
