internal import GridSyntax

/// A layout before it is known what it is for: the container's size and the tiles, insets included.
struct LoweredBody: Hashable {
    let width: Affine
    let height: Affine
    let tiles: [Tile]
    /// Whether no hole and no short row was written.
    let isFull: Bool
    /// What the forms follow from where tiles keep their photos' ratios; they are then those for unknown ones.
    let photoTree: PhotoTree?
}

/// Computes the layout of `count` photos by a plan.
///
/// - Throws: `ExactOverflow` where exact numbers outgrow their bits.
func lower(
    _ plan: LayoutPlan, count: Int, style: Style, inset: Insets
) throws(ExactOverflow) -> LoweredBody {
    let horizontal = Affine(pt: try inset.left + inset.right)
    let vertical = Affine(pt: try inset.top + inset.bottom)
    let x = Affine(pt: inset.left)
    let y = Affine(pt: inset.top)
    var placement = Placement(alignment: style.alignment)
    var width = Affine.width
    var photoTree: PhotoTree?
    let height: Affine
    switch style.sizing {
    case .tileRatio(let ratio):
        let inner = try placement.solve(
            plan, count: count, ratio: ratio, x: x, y: y, width: try width - horizontal)
        height = try inner + vertical
    case .tileSize(let tileWidth, let tileHeight):
        let size = try placement.pile(
            plan, count: count, tileWidth: Affine(pt: tileWidth), tileHeight: Affine(pt: tileHeight), x: x,
            y: y)
        width = try size.width + horizontal
        height = try size.height + vertical
    case .tilePhoto(let ratios):
        // A sketch has been reported.
        let tree = PhotoTree(root: PhotoTree.Block(plan, count: count) ?? .photo, ratios: ratios)
        let inner = try placement.solve(tree, Photos(), x: x, y: y, width: try width - horizontal)
        height = try inner + vertical
        photoTree = tree
    case .frameRatio(let ratio):
        height = try width / ratio
        let box = Box(x: x, y: y, width: try width - horizontal, height: try height - vertical)
        try placement.fill(box, plan, count: count)
    case .frameFill:
        height = .height
        let box = Box(x: x, y: y, width: try width - horizontal, height: try height - vertical)
        try placement.fill(box, plan, count: count)
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
        width: width, height: height, tiles: tiles, isFull: plan.isFull(count: count, sizing: style.sizing),
        photoTree: photoTree)
}

extension LayoutPlan {
    /// Whether tiles and gaps fill the container under a sizing.
    fileprivate func isFull(count: Int, sizing: Sizing) -> Bool {
        switch self {
        case .stack(let stack):
            if case .tileSize = sizing { return Set(stack.numbers).count == 1 }
            return true
        case .sketch(let sketch):
            return !sketch.lines.contains { $0.value.cells.value.utf8.contains(UInt8(ascii: ".")) }
        case .rows(let perRow, let last):
            if case .tileSize = sizing {
                return Set(rowLengths(count, perRow: perRow, last: last)).count == 1
            }
            return last != .short || count % perRow == 0
        }
    }
}

extension Block {
    /// The blocks of a plan that is rows; nil for a sketch.
    fileprivate init?(_ plan: LayoutPlan, count: Int, tileRatio: Rational?) {
        switch plan {
        case .stack(let stack): self.init(stack, tileRatio: tileRatio)
        case .rows(let perRow, let last):
            self.init(rowsOf: perRow, last: last, count: count, tileRatio: tileRatio)
        case .sketch: return nil
        }
    }
}

extension Placement {
    /// Places tiles of one ratio into a width; returns the height that follows.
    fileprivate mutating func solve(
        _ plan: LayoutPlan, count: Int, ratio: Rational, x: Affine, y: Affine, width: Affine
    ) throws(ExactOverflow) -> Affine {
        if let block = Block(plan, count: count, tileRatio: ratio) {
            return try solve(block, x: x, y: y, width: width)
        }
        guard case .sketch(let sketch) = plan else { return .zero }
        let picture = SketchPlan(sketch)
        let cell = try picture.cellWidth(in: width)
        return try picture.placeEqual(x: x, y: y, cellWidth: cell, cellHeight: try cell / ratio, into: &self)
    }

    /// Places tiles that share a box.
    fileprivate mutating func fill(_ box: Box, _ plan: LayoutPlan, count: Int) throws(ExactOverflow) {
        if let block = Block(plan, count: count, tileRatio: nil) {
            return try fill(box, with: block)
        }
        guard case .sketch(let sketch) = plan else { return }
        let picture = SketchPlan(sketch)
        var total = Rational.zero
        for weight in picture.weights { try total += weight }
        let gaps = try Affine.rowGap * Rational(picture.weights.count - 1)
        let unit = try (box.height - gaps) / total
        var heights: [Affine] = []
        for weight in picture.weights { heights.append(try unit * weight) }
        try picture.place(
            x: box.x, y: box.y, cellWidth: try picture.cellWidth(in: box.width), rowHeights: heights,
            into: &self
        )
    }

    /// Places tiles of one size; returns the size of them all.
    fileprivate mutating func pile(
        _ plan: LayoutPlan, count: Int, tileWidth: Affine, tileHeight: Affine, x: Affine, y: Affine
    ) throws(ExactOverflow) -> (width: Affine, height: Affine) {
        let lengths: [Int]
        switch plan {
        case .stack(let stack): lengths = stack.numbers
        case .rows(let perRow, let last): lengths = rowLengths(count, perRow: perRow, last: last)
        case .sketch(let sketch):
            let picture = SketchPlan(sketch)
            let height = try picture.placeEqual(
                x: x, y: y, cellWidth: tileWidth, cellHeight: tileHeight, into: &self)
            return (try tileWidth.run(of: picture.columnCount, gap: .columnGap), height)
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
