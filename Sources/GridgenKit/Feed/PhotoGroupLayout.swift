/// The layout of a group as a whole. It keeps the tiles of the last group that it placed.
nonisolated struct PhotoGroupLayout: Sendable {
    private var layout: PhotoLayout?
    private var rowGap = 0.0
    /// The photos of the group, and the first photo of the group whose tiles are placed; -1 if there is none.
    private var photos = 0..<0, placed = -1
    private var ratios: [Double] = [], frames: [PhotoFrame] = []
    /// Where the columns of a waterfall end.
    private var columnEnds: [Double] = []
    /// Where the tiles up to one end and where those from one on begin, each after a 0; and the first photo of their group.
    private var ends: [Double] = [], tops: [Double] = [], sorted = -1
    private(set) var tiles = 0
    /// The height of the tiles, and the width with the insets.
    private(set) var height = 0.0, width = 0.0

    private var equalRows: PhotoEqualRows? {
        guard let layout, let rows = layout.plan.equalRows else { return nil }
        return PhotoEqualRows(rows, in: layout, rowGap: rowGap)
    }

    /// Forgets the tiles that are placed, since photos changed.
    mutating func forget() { (placed, sorted) = (-1, -1) }

    /// Finds the size of a group.
    mutating func measure(
        _ photos: Range<Int>, of chunks: PhotoChunks, _ plan: PhotoPlan, _ forms: PhotoForms
    ) {
        if placed == photos.lowerBound { return }
        placed = -1
        (self.photos, tiles, rowGap) = (photos, plan.tiles, forms.rowGap)
        var request = forms.request
        request.count = photos.count
        layout = PhotoLayout(request, plan, with: forms.grid)
        (width, height) = (forms.space.width, 0)
        guard let layout, tiles > 0 else { return }
        if plan.keepsRatios { return place(chunks) }
        let size = layout.exactSize(with: forms.grid)
        (width, height) = (size.width, equalRows?.height ?? size.height.inFeed)
    }

    /// Places the tiles of the group that was measured.
    private mutating func place(_ chunks: PhotoChunks) {
        guard let layout, placed != photos.lowerBound, tiles > 0 else { return }
        placed = photos.lowerBound
        if frames.count < tiles {
            frames = Array(repeating: PhotoFrame(x: 0, y: 0, width: 0, height: 0), count: 2 * tiles)
        }
        guard layout.plan.keepsRatios else {
            frames.withUnsafeMutableBufferPointer { layout.fillTiles($0, with: layout.grid) }
            for index in 0..<tiles { frames[index].roundEdges() }
            return
        }
        chunks.read(photos, to: &ratios)
        let solved = frames.withUnsafeMutableBufferPointer { layout.place($0.baseAddress, ratios) }
        if layout.isStrip { width = layout.widthOfStrip(frames[0], frames[tiles - 1]) }
        if layout.plan.columns > 0 {
            height = roundColumns(in: layout)
        } else if layout.plan.hasPhotoRows {
            height = roundRows()
        } else {
            for index in 0..<tiles { frames[index].roundEdges() }
            height = solved.inFeed
        }
    }

    /// Rounds the heights of rows, which are tiles one after another at the same height. Returns the height of all.
    private mutating func roundRows() -> Double {
        var top = 0.0, y = frames[0].y, height = frames[0].height.inFeed
        for index in 0..<tiles {
            if frames[index].y != y {
                top += height + rowGap
                (y, height) = (frames[index].y, frames[index].height.inFeed)
            }
            (frames[index].y, frames[index].height) = (top, height)
        }
        return top + height
    }

    /// Rounds the heights of a waterfall's photos, each of which stays in its column. Returns the height of all.
    private mutating func roundColumns(in layout: PhotoLayout) -> Double {
        let plan = ratios.withUnsafeBufferPointer { layout.plan.limited(for: $0) }, columns = plan.columns
        let step = layout.columnWidth + layout.columnGap
        var longest = 0.0
        columnEnds.removeAll(keepingCapacity: true)
        columnEnds += repeatElement(0, count: columns)
        for index in 0..<tiles {
            let place = step > 0 ? (frames[index].x - layout.insets.leading) / step + 0.5 : 0
            let column = place.floor(atMost: columns - 1)
            let isAcross = plan.liesAcross(plan.limited(ratios[index]))
            let y = isAcross ? columnEnds.reduce(0) { Swift.max($0, $1) } : columnEnds[column]
            let height = frames[index].height.inFeed, end = y + height + rowGap
            (frames[index].y, frames[index].height) = (y, height)
            for other in isAcross ? 0..<columns : column..<column + 1 { columnEnds[other] = end }
            longest = Swift.max(longest, y + height)
        }
        return longest
    }

    /// The frame of a tile, below the group's upper edge.
    mutating func frame(_ index: Int, of chunks: PhotoChunks) -> PhotoFrame {
        if let equalRows { return equalRows[index] }
        place(chunks)
        return frames[index]
    }

    /// The tiles from the first to the last one that meets two heights; an empty range after all tiles if none does.
    mutating func search(from top: Double, to bottom: Double, of chunks: PhotoChunks) -> Range<Int> {
        if let equalRows { return equalRows.search(from: top, to: bottom) }
        place(chunks)
        guard tiles > 0 else { return 0..<0 }
        sort()
        var first = ends.firstSum(above: top), end = tops.firstSum(above: bottom)
        while first < end, !frames[first].meets(top, bottom) { first += 1 }
        while first < end, !frames[end - 1].meets(top, bottom) { end -= 1 }
        return first < end ? first..<end : tiles..<tiles
    }

    /// Finds where the tiles up to each one end and those from it on begin, once for the tiles that are placed.
    private mutating func sort() {
        if sorted == placed { return }
        sorted = placed
        ends.removeAll(keepingCapacity: true)
        tops.removeAll(keepingCapacity: true)
        ends += repeatElement(0, count: tiles + 1)
        tops += repeatElement(0, count: tiles + 1)
        for index in 0..<tiles {
            ends[index + 1] = Swift.max(ends[index], frames[index].y + frames[index].height)
        }
        var least = Double.infinity
        for index in (0..<tiles).reversed() {
            least = Swift.min(least, frames[index].y)
            tops[index + 1] = least
        }
    }
}

nonisolated extension PhotoFrame {
    fileprivate func meets(_ top: Double, _ bottom: Double) -> Bool { y < bottom && y + height > top }

    /// Rounds the upper and the lower edge.
    fileprivate mutating func roundEdges() {
        let top = y.inFeed, bottom = (y + height).inFeed
        (y, height) = (top, Swift.max(0, bottom - top))
    }
}
