/// Rows of equal tiles in a feed, in steps that don't grow with their number.
nonisolated struct PhotoEqualRows {
    private let layout: PhotoLayout, rows: PhotoRowPlan, rowGap: Double
    private let split: PhotoRowPlan.Split
    /// The heights of tiles in the first rows and in the last ones.
    private let firstHeight, lastHeight: Double

    init(_ rows: PhotoRowPlan, in layout: PhotoLayout, rowGap: Double) {
        self.layout = layout
        self.rows = rows
        self.rowGap = rowGap
        split = rows.split(layout.plan.tiles)
        firstHeight = rows.tile(split.firstLength, split, in: layout).height.inFeed
        lastHeight = rows.tile(split.lastLength, split, in: layout).height.inFeed
    }

    private var firstTiles: Int { split.firstRows * split.firstLength }

    /// The height of the first rows with a gap after each.
    private var lastTop: Double { Double(split.firstRows) * (firstHeight + rowGap) }

    /// The height of all rows.
    var height: Double {
        Double(split.firstRows) * firstHeight + Double(split.lastRows) * lastHeight
            + Double(split.firstRows + split.lastRows - 1) * rowGap
    }

    /// The frame of a tile, below the upper edge of the first row.
    subscript(index: Int) -> PhotoFrame {
        let isFirst = index < firstTiles, length = isFirst ? split.firstLength : split.lastLength
        let place = isFirst ? index : index - firstTiles, row = place / length, column = place % length
        let own = rows.tile(length, split, in: layout), width = Swift.max(0, own.width)
        let height = isFirst ? firstHeight : lastHeight, empty = Double(rows.slots(length, split) - length)
        let x = layout.insets.leading + rows.align * empty * (own.width + layout.columnGap)
        return PhotoFrame(
            x: x + Double(column) * (width + rows.spacing(in: layout)),
            y: (isFirst ? 0 : lastTop) + Double(row) * (height + rowGap), width: width, height: height)
    }

    /// The tiles from the first to the last one that meets two heights; an empty range after all tiles if none does.
    func search(from top: Double, to bottom: Double) -> Range<Int> {
        let above = search(split.firstRows, 0, firstHeight, top, bottom)
        let below = search(split.lastRows, lastTop, lastHeight, top, bottom), tiles = layout.plan.tiles
        if above.isEmpty, below.isEmpty { return tiles..<tiles }
        let start =
            above.isEmpty
            ? firstTiles + below.lowerBound * split.lastLength : above.lowerBound * split.firstLength
        let end =
            below.isEmpty
            ? above.upperBound * split.firstLength : firstTiles + below.upperBound * split.lastLength
        return start..<Swift.min(end, tiles)
    }

    /// The rows of one part that meet two heights.
    private func search(_ rows: Int, _ start: Double, _ height: Double, _ top: Double, _ bottom: Double)
        -> Range<
            Int
        >
    {
        let step = height + rowGap
        guard step > 0 else { return start < bottom && start > top ? 0..<rows : rows..<rows }
        // Heights are multiples of 1/64, which a quotient may miss by a little.
        var first = Swift.max(0, ((top - start) / step).floor(atMost: rows) - 1)
        while first < rows, !(start + Double(first) * step + height > top) { first += 1 }
        var end = Swift.max(first, ((bottom - start) / step).floor(atMost: rows) - 1)
        while end < rows, start + Double(end) * step < bottom { end += 1 }
        return first..<end
    }
}
