internal import GridSyntax

/// A rectangle in exact forms.
struct Box: Hashable {
    var x: Affine
    var y: Affine
    var width: Affine
    var height: Affine
}

/// Places tiles as boxes, in the order of the photos.
struct Placement {
    private(set) var tiles: [Box] = []

    // MARK: Frames: blocks share a given box

    /// Places a block into a box; its rows share the height of the box.
    mutating func fill(_ box: Box, with block: Block) throws(ExactOverflow) {
        switch block {
        case .tiles(let row):
            let width = try slotWidth(box.width, slots: row.slots)
            try place(row, x: box.x, y: box.y, width: width, height: box.height)
        case .stack(let rows), .framed(let rows, _):
            let unit = try box.height.less(rows.count - 1, .rowGap) / (try rows.map { $0.weight }.sum())
            var row = box
            for share in rows {
                row.height = try unit * share.weight
                try fill(row, with: share.block)
                row.y = try row.y + row.height + .rowGap
            }
        case .beside(let columns):
            let unit =
                try box.width.less(columns.count - 1, .columnGap) / (try columns.map { $0.weight }.sum())
            var column = box
            for share in columns {
                column.width = try unit * share.weight
                try fill(column, with: share.block)
                column.x = try column.x + column.width + .columnGap
            }
        case .sketch(let sketch):
            let unit = try box.height.less(sketch.weights.count - 1, .rowGap) / (try sketch.weights.sum())
            var heights: [Affine] = []
            for weight in sketch.weights { heights.append(try unit * weight) }
            let width = try slotWidth(box.width, slots: sketch.columnCount)
            try place(sketch, x: box.x, y: box.y, cellWidth: width, rowHeights: heights)
        }
    }

    // MARK: Ratios: the width determines the height

    /// Places a block at a point with a given width, and returns its height.
    ///
    /// - Parameter growth: by how much photos make the block higher than their ratios do. The rows of a stack share it equally, and
    ///   each block of a row takes all of it.
    @discardableResult
    mutating func solve(
        _ block: Block, x: Affine, y: Affine, width: Affine, growth: Affine = .zero
    ) throws(ExactOverflow) -> Affine {
        let own = try HeightForm(block).height(ofWidth: width)
        let height = try own + growth
        switch block {
        case .tiles(let row):
            let slot = try slotWidth(width, slots: row.slots)
            try place(row, x: x, y: y, width: slot, height: height)
        case .stack(let rows):
            var top = y
            let part = try growth / Rational(rows.count)
            for share in rows {
                top = try top + (try solve(share.block, x: x, y: top, width: width, growth: part)) + .rowGap
            }
        case .beside(let columns):
            var left = x
            for share in columns {
                let column = try HeightForm(share.block).width(ofHeight: own)
                try solve(share.block, x: left, y: y, width: column, growth: growth)
                left = try left + column + .columnGap
            }
        case .framed:
            try fill(Box(x: x, y: y, width: width, height: height), with: block)
        case .sketch(let sketch):
            let cell = try slotWidth(width, slots: sketch.columnCount)
            let heights = [Affine](
                repeating: try sketch.aspect.height(ofWidth: cell), count: sketch.weights.count)
            try place(sketch, x: x, y: y, cellWidth: cell, rowHeights: heights)
        }
        return height
    }

    // MARK: Sizes: the tiles determine the width and the height

    /// Places rows or a sketch of tiles with one size, and returns the total size.
    mutating func pile(
        _ block: Block, x: Affine, y: Affine, tileWidth: Affine, tileHeight: Affine, columnGap: Affine
    ) throws(ExactOverflow) -> (width: Affine, height: Affine) {
        let (columns, rows): (Int, Int)
        switch block {
        case .tiles(let row):
            (columns, rows) = (row.slots, 1)
            try place(row, x: x, y: y, width: tileWidth, height: tileHeight, columnGap: columnGap)
        case .stack(let shares), .framed(let shares, _), .beside(let shares):
            // Blocks inside rows have been reported.
            let lines = shares.compactMap { if case .tiles(let row) = $0.block { row } else { nil } }
            (columns, rows) = (lines.first?.slots ?? 0, lines.count)
            var top = y
            for row in lines {
                try place(row, x: x, y: top, width: tileWidth, height: tileHeight, columnGap: columnGap)
                top = try top + tileHeight + .rowGap
            }
        case .sketch(let sketch):
            (columns, rows) = (sketch.columnCount, sketch.weights.count)
            let heights = [Affine](repeating: tileHeight, count: rows)
            try place(sketch, x: x, y: y, cellWidth: tileWidth, rowHeights: heights)
        }
        return (
            try tileWidth.run(of: columns, gap: .columnGap), try tileHeight.run(of: rows, gap: .rowGap)
        )
    }

    // MARK: Tiles

    private func slotWidth(_ width: Affine, slots: Int) throws(ExactOverflow) -> Affine {
        try width.less(slots - 1, .columnGap) / Rational(slots)
    }

    /// Places the tiles of a row into slots of equal width.
    private mutating func place(
        _ row: TileRow, x: Affine, y: Affine, width: Affine, height: Affine, columnGap: Affine = .columnGap
    ) throws(ExactOverflow) {
        let step = try width + columnGap
        var left = x
        if row.halfSlotsBefore > 0 {
            left = try x + (try step * (try Rational(row.halfSlotsBefore) / Rational(2)))
        }
        for _ in 0..<row.count {
            tiles.append(Box(x: left, y: y, width: width, height: height))
            left = try left + step
        }
    }

    /// Places the photos of a sketch on columns of equal width and rows of the given heights.
    private mutating func place(
        _ sketch: Sketch, x: Affine, y: Affine, cellWidth: Affine, rowHeights: [Affine]
    ) throws(ExactOverflow) {
        var tops = [y]
        var bottoms: [Affine] = []
        for height in rowHeights {
            guard let top = tops.last else { return }
            bottoms.append(try top + height)
            tops.append(try top + height + .rowGap)
        }
        for area in sketch.areas {
            let left = try (cellWidth + .columnGap) * Rational(area.columns.lowerBound)
            let top = tops[area.rows.lowerBound]
            tiles.append(
                Box(
                    x: try x + left, y: top,
                    width: try cellWidth.run(of: area.columns.count, gap: .columnGap),
                    height: try bottoms[area.rows.upperBound] - top))
        }
    }
}

extension Affine {
    /// The length of `count` tracks of this length and the gaps between them.
    fileprivate func run(of count: Int, gap: Affine) throws(ExactOverflow) -> Affine {
        try (self * Rational(count)) + (try gap * Rational(count - 1))
    }

    /// The length minus `count` gaps.
    fileprivate func less(_ count: Int, _ gap: Affine) throws(ExactOverflow) -> Affine {
        try self - (try gap * Rational(count))
    }
}
