package import GridSyntax

/// A layout before it is known what it is for: the container's size and the tiles, insets included.
package struct LoweredBody {
    package let width: Affine
    package let height: Affine
    package let tiles: [Tile]
    /// Whether no hole and no short row was written.
    package let isFull: Bool
}

/// Computes the layout of `count` photos by a body that is not `show`.
///
/// - Throws: `ExactOverflow` where exact numbers outgrow their bits.
package func lower(
    _ body: BodySyntax, count: Int, style: Style, inset: Insets
) throws(ExactOverflow) -> LoweredBody {
    let horizontal = Affine(pt: try inset.left + inset.right)
    let vertical = Affine(pt: try inset.top + inset.bottom)
    let x = Affine(pt: inset.left)
    let y = Affine(pt: inset.top)
    var placement = Placement(alignment: style.alignment)
    var width = Affine.width
    let height: Affine
    switch style.sizing {
    case .tileRatio(let ratio):
        let inner = try placement.solve(
            body, count: count, ratio: ratio, x: x, y: y, width: try width - horizontal)
        height = try inner + vertical
    case .tileSize(let tileWidth, let tileHeight):
        let size = try placement.pile(
            body, count: count, tileWidth: Affine(pt: tileWidth), tileHeight: Affine(pt: tileHeight), x: x,
            y: y)
        width = try size.width + horizontal
        height = try size.height + vertical
    case .frameRatio(let ratio):
        height = try width / ratio
        let box = Box(x: x, y: y, width: try width - horizontal, height: try height - vertical)
        try placement.fill(box, body, count: count)
    case .frameFill:
        height = .height
        let box = Box(x: x, y: y, width: try width - horizontal, height: try height - vertical)
        try placement.fill(box, body, count: count)
    }
    let right = try width - Affine(pt: inset.right)
    let bottom = try height - Affine(pt: inset.bottom)
    var tiles: [Tile] = []
    tiles.reserveCapacity(placement.tiles.count)
    for box in placement.tiles {
        var edges: Edges = []
        if box.y == y { edges.insert(.top) }
        if box.x == x { edges.insert(.left) }
        if try box.y + box.height == bottom { edges.insert(.bottom) }
        if try box.x + box.width == right { edges.insert(.right) }
        tiles.append(Tile(x: box.x, y: box.y, width: box.width, height: box.height, edges: edges))
    }
    return LoweredBody(
        width: width, height: height, tiles: tiles, isFull: body.isFull(count: count, sizing: style.sizing))
}

extension BodySyntax {
    /// Whether tiles and gaps fill the container under a sizing.
    fileprivate func isFull(count: Int, sizing: Sizing) -> Bool {
        switch self {
        case .stack(let stack):
            if case .tileSize = sizing { return Set(stack.numbers).count == 1 }
            return true
        case .sketch(let sketch):
            return !sketch.lines.contains { $0.value.cells.value.utf8.contains(UInt8(ascii: ".")) }
        case .rowsOf(let rows):
            if case .tileSize = sizing {
                return Set(rowLengths(count, perRow: rows.perRow.value, last: rows.last)).count == 1
            }
            return rows.last != .short || count % rows.perRow.value == 0
        case .show:
            return true
        }
    }
}

extension Block {
    /// The blocks of a body that is rows; nil for a sketch.
    fileprivate init?(_ body: BodySyntax, count: Int, tileRatio: Rational?) {
        switch body {
        case .stack(let stack): self.init(stack, tileRatio: tileRatio)
        case .rowsOf(let rows): self.init(rows, count: count, tileRatio: tileRatio)
        case .sketch, .show: return nil
        }
    }
}

extension Placement {
    /// Places tiles of one ratio into a width; returns the height that follows.
    fileprivate mutating func solve(
        _ body: BodySyntax, count: Int, ratio: Rational, x: Affine, y: Affine, width: Affine
    ) throws(ExactOverflow) -> Affine {
        if let block = Block(body, count: count, tileRatio: ratio) {
            return try solve(block, x: x, y: y, width: width)
        }
        guard case .sketch(let sketch) = body else { return .zero }
        let plan = SketchPlan(sketch)
        let cell = try plan.cellWidth(in: width)
        return try plan.placeEqual(x: x, y: y, cellWidth: cell, cellHeight: try cell / ratio, into: &self)
    }

    /// Places tiles that share a box.
    fileprivate mutating func fill(_ box: Box, _ body: BodySyntax, count: Int) throws(ExactOverflow) {
        if let block = Block(body, count: count, tileRatio: nil) {
            return try fill(box, with: block)
        }
        guard case .sketch(let sketch) = body else { return }
        let plan = SketchPlan(sketch)
        var total = Rational.zero
        for weight in plan.weights { try total += weight }
        let gaps = try Affine.rowGap * Rational(plan.weights.count - 1)
        let unit = try (box.height - gaps) / total
        var heights: [Affine] = []
        for weight in plan.weights { heights.append(try unit * weight) }
        try plan.place(
            x: box.x, y: box.y, cellWidth: try plan.cellWidth(in: box.width), rowHeights: heights, into: &self
        )
    }

    /// Places tiles of one size; returns the size of them all.
    fileprivate mutating func pile(
        _ body: BodySyntax, count: Int, tileWidth: Affine, tileHeight: Affine, x: Affine, y: Affine
    ) throws(ExactOverflow) -> (width: Affine, height: Affine) {
        let lengths: [Int]
        switch body {
        case .stack(let stack): lengths = stack.numbers
        case .rowsOf(let rows): lengths = rowLengths(count, perRow: rows.perRow.value, last: rows.last)
        case .sketch(let sketch):
            let plan = SketchPlan(sketch)
            let height = try plan.placeEqual(
                x: x, y: y, cellWidth: tileWidth, cellHeight: tileHeight, into: &self)
            return (try tileWidth.run(of: plan.columnCount, gap: .columnGap), height)
        case .show: lengths = []
        }
        let widest = lengths.max() ?? 0
        var top = y
        for length in lengths {
            try placeRow(length, slots: widest, x: x, y: top, width: tileWidth, height: tileHeight)
            top = try top + tileHeight + .rowGap
        }
        return (
            try tileWidth.run(of: widest, gap: .columnGap),
            try tileHeight.run(of: lengths.count, gap: .rowGap)
        )
    }
}

extension SketchPlan {
    fileprivate func cellWidth(in width: Affine) throws(ExactOverflow) -> Affine {
        try (width - (try Affine.columnGap * Rational(columnCount - 1))) / Rational(columnCount)
    }

    /// Places the photos on equal cells; returns the height of them all.
    fileprivate func placeEqual(
        x: Affine, y: Affine, cellWidth: Affine, cellHeight: Affine, into placement: inout Placement
    ) throws(ExactOverflow) -> Affine {
        let heights = Array(repeating: cellHeight, count: weights.count)
        try place(x: x, y: y, cellWidth: cellWidth, rowHeights: heights, into: &placement)
        return try cellHeight.run(of: weights.count, gap: .rowGap)
    }
}

extension Affine {
    /// The length of `count` tracks of this length and the gaps between them.
    fileprivate func run(of count: Int, gap: Affine) throws(ExactOverflow) -> Affine {
        try (self * Rational(count)) + (try gap * Rational(count - 1))
    }
}
