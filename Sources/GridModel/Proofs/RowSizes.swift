internal import GridSyntax

/// The tiles of a rule that is not written out: one size for each length a row can have.
struct RowSizes {
    let perRow: Int
    let last: LastRow
    let sizing: Sizing
    let inset: Insets
    /// The least and the greatest count the rule is asked for; the greatest Int stands for no end.
    let least: Int
    let greatest: Int

    /// The lengths that rows can have, in slots, in ascending order.
    private var lengths: [Int] {
        if case .tileSize = sizing { return [min(perRow, greatest)] }
        switch last {
        case .short:
            return [perRow]
        case .stretch, .balanced:
            // Among perRow counts in a row there is every remainder; more need not be looked at.
            let (end, isBeyond) = least.addingReportingOverflow(perRow)
            var found = Set<Int>()
            for count in least...(isBeyond ? greatest : min(end, greatest)) {
                let rows = (count - 1) / perRow + 1
                if last == .balanced {
                    found.insert(count / rows)
                    if count % rows > 0 { found.insert(count / rows + 1) }
                } else {
                    if rows > 1 { found.insert(perRow) }
                    found.insert(count - (rows - 1) * perRow)
                }
            }
            return found.sorted()
        }
    }

    /// The first tile that is too small, or a container that is too wide.
    func firstFailure(
        of grid: Grid, gaps: Gaps, over box: SizeBox, widths: WidthRange
    ) throws(ExactOverflow) -> ProofFailure? {
        if let failure = try fit(in: grid, gaps: gaps, over: box, widths: widths) { return failure }
        var worst: ProofFailure.TileSide?
        for length in lengths {
            let (width, height) = try tile(slots: length)
            for (side, isWidth) in [(width, true), (height, false)] {
                let form = try Form(side, gaps: gaps)
                var isTooSmall = false
                for corner in box.corners(isHeightFree: !form.h.isZero)
                where try form.value(at: corner) < grid.smallest {
                    isTooSmall = true
                }
                guard isTooSmall else { continue }
                let (threshold, isThresholdWidth) = try form.threshold(reaching: grid.smallest, in: box)
                let found = ProofFailure.TileSide(
                    tile: 0, count: length, isWidth: isWidth, threshold: threshold,
                    isThresholdWidth: isThresholdWidth)
                if found.isWorse(than: worst) { worst = found }
            }
        }
        return worst.map { .side($0, under: grid.smallest) }
    }

    private func fit(
        in grid: Grid, gaps: Gaps, over box: SizeBox, widths: WidthRange
    ) throws(ExactOverflow) -> ProofFailure? {
        guard case .tileSize(let tileWidth, _) = sizing, let slots = lengths.last,
            let promised = grid.leastPromisedWidth(of: widths, from: box.width.lower)
        else { return nil }
        let between = try gaps.column * Rational(slots - 1)
        let width = try (tileWidth * Rational(slots)) + between + inset.left + inset.right
        return width > promised ? .tooWide(width, least: promised, count: slots) : nil
    }

    /// The size of a tile in a row of so many slots; in a frame, of the count with the most rows.
    private func tile(slots: Int) throws(ExactOverflow) -> (width: Affine, height: Affine) {
        let horizontal = Affine(pt: try inset.left + inset.right)
        let width =
            try (Affine.width - horizontal - (try Affine.columnGap * Rational(slots - 1))) / Rational(slots)
        switch sizing {
        case .tileRatio(let ratio): return (width, try width / ratio)
        case .tilePhoto(let ratios):
            // A photo is narrowest between the widest, and lowest where all are the widest.
            let row = try width * Rational(slots)
            let others = try ratios.upper * Rational(slots - 1)
            return (try row * (try ratios.lower / (try ratios.lower + others)), try width / ratios.upper)
        case .tileSize(let width, let height): return (Affine(pt: width), Affine(pt: height))
        case .frameRatio(let ratio): return (width, try rowHeight(in: try Affine.width / ratio))
        case .frameFill: return (width, try rowHeight(in: .height))
        }
    }

    private func rowHeight(in height: Affine) throws(ExactOverflow) -> Affine {
        let rows = Rational((greatest - 1) / perRow + 1)
        let vertical = Affine(pt: try inset.top + inset.bottom)
        let gaps = try Affine.rowGap * (try rows - .one)
        return try (height - vertical - gaps) / rows
    }
}
