internal import GridModel

/// The places of children in blocks that repeat, in the rows and columns of the grid.
///
/// Browsers place each child in the next free cells, so that no length depends on the container's width. Those of a reflected block are
/// in the same cells and moved from there.
struct CSSRepeatCells {
    /// A tile in a block.
    private struct Cell: Hashable {
        /// The first column and row, from 0.
        let column: Int
        let row: Int
        let columns: Int
        let rows: Int
        /// Its ratio; nil if its height follows from other tiles.
        let ratio: Rational?
        /// Where a reflected block has it.
        let moved: Value
    }

    private let blocks: CSSRepeat
    /// The columns, as shares of their sum.
    let columns: [Rational]
    /// The cells of 1 photo, 2 and so on through those of a whole block.
    private var cells: [[Cell]] = []

    /// The cells; nil if the tiles of a block aren't in columns of all blocks, if a row has no tile with a ratio of its own, or if the
    /// next free cells are others.
    init?(_ blocks: CSSRepeat) throws(ExactOverflow) {
        let all = blocks.layouts.flatMap { $0.tiles }
        let axis = try CSSAxis(
            starts: all.map { $0.x }, lengths: all.map { $0.width }, total: blocks.width,
            gap: Affine(gx: .one))
        guard axis.hasGaps, !axis.hasFixedTracks else { return nil }
        self.blocks = blocks
        columns = axis.tracks
        var places = axis.places[...]
        for layout in blocks.layouts {
            guard let own = try Self.cells(layout, places.prefix(layout.tiles.count), blocks.width) else {
                return nil
            }
            cells.append(own)
            places = places.dropFirst(layout.tiles.count)
        }
        guard let whole = cells.last, cells.allSatisfy({ follow([whole, whole, $0]) }) else { return nil }
    }

    private static func cells(
        _ layout: CSSTiles, _ places: ArraySlice<CSSAxis.Place>, _ width: Affine
    ) throws(ExactOverflow) -> [Cell]? {
        var ends: [Affine] = []
        for box in layout.tiles { ends.append(try box.y + box.height) }
        let rows = try GappedLines(
            starts: layout.tiles.map { $0.y }, ends: ends, total: layout.height, gap: Affine(gy: .one))
        guard let rows else { return nil }
        var cells: [Cell] = []
        var isKnown = [Bool](repeating: false, count: rows.sizes.count)
        for (box, (column, row)) in zip(layout.tiles, zip(places, rows.lines)) {
            let inverse = try box.height.share(of: box.width)
            let isOwn = try box.width * inverse == box.height
            let hasRatio = isOwn && !inverse.isZero && row.to - row.from == 1
            if hasRatio { isKnown[row.from - 1] = true }
            let move = try width - box.x - box.width - box.x
            let share = try move.share(of: box.width)
            cells.append(
                Cell(
                    column: column.from - 1, row: row.from - 1, columns: column.to - column.from,
                    rows: row.to - row.from, ratio: hasRatio ? try .one / inverse : nil,
                    moved: move.isZero ? "auto" : .length(share, try move - box.width * share)))
        }
        return isKnown.allSatisfy { $0 } ? cells : nil
    }

    /// Whether browsers place the children of some blocks in these cells: the first of a block in its columns, and each other in the
    /// next free ones of CSS Grid's sparse packing.
    private func follow(_ blocks: [[Cell]]) -> Bool {
        var taken: Set<[Int]> = []
        var (row, column, top) = (0, 0, 0)
        for block in blocks {
            for (index, cell) in block.enumerated() {
                func isFree() -> Bool {
                    (row..<row + cell.rows).allSatisfy { row in
                        (column..<column + cell.columns).allSatisfy { !taken.contains([row, $0]) }
                    }
                }
                if index == 0 {
                    if cell.column < column { row += 1 }
                    column = cell.column
                    while !isFree() { row += 1 }
                } else {
                    while column + cell.columns > columns.count || !isFree() {
                        column += 1
                        if column + cell.columns > columns.count { (row, column) = (row + 1, 0) }
                    }
                }
                guard row == top + cell.row, column == cell.column else { return false }
                for row in row..<row + cell.rows {
                    for column in column..<column + cell.columns { taken.insert([row, column]) }
                }
            }
            top += block.map { $0.row + $0.rows }.max() ?? 0
        }
        return true
    }

    /// The declarations of most children.
    var common: Declarations {
        declarations(
            Cell(column: 0, row: 0, columns: 1, rows: 1, ratio: ratio, moved: "auto"), isFirst: false,
            isReflected: false)
    }

    /// The ratio of the first tile that has its own.
    private var ratio: Rational? { cells.last?.lazy.compactMap { $0.ratio }.first }

    /// The declarations of a block's children.
    func declarations(_ photos: Int, isReflected: Bool) -> [Declarations] {
        cells[photos - 1].enumerated().map { declarations($1, isFirst: $0 == 0, isReflected: isReflected) }
    }

    private func declarations(_ cell: Cell, isFirst: Bool, isReflected: Bool) -> Declarations {
        func span(_ count: Int) -> String { count == 1 ? "auto" : "span \(count)" }
        let column = isFirst ? "\(cell.column + 1)" : "auto"
        let isCell = !isFirst && cell.columns == 1 && cell.rows == 1
        var declared: Declarations = [
            .gridArea: isCell ? "auto" : "auto / \(column) / \(span(cell.rows)) / \(span(cell.columns))",
            .insetInlineStart: isReflected ? cell.moved : "auto",
        ]
        if let ratio = cell.ratio {
            declared += [.height: "auto", .minHeight: "auto", .aspectRatio: .text(ratio.cssRatio)]
        } else {
            declared += [.height: "100%", .minHeight: "0", .aspectRatio: "auto"]
        }
        return declared
    }
}
