internal import GridModel

/// Equal tiles in rows and columns, a gap apart: a row of a spec, or several that are alike.
struct TileBlock {
    /// How many tiles stand side by side.
    private(set) var columns = 1
    /// How many such rows there are.
    private(set) var rows = 1
    /// The index of the first tile.
    let first: Int
    /// The edges of the container that its outer tiles touch.
    private(set) var edges: Edges

    /// The blocks of a layout, each as long as it can be, in the order of the tiles.
    static func blocks(of tiles: TileList) -> [TileBlock] {
        var blocks: [TileBlock] = []
        var rest = Array(tiles)[...]
        while let block = TileBlock(startOf: rest) {
            blocks.append(block)
            rest = rest.dropFirst(block.columns * block.rows)
        }
        return blocks
    }

    private init?(startOf tiles: ArraySlice<Tile>) {
        guard !tiles.isEmpty else { return nil }
        let start = tiles.startIndex
        first = start
        edges = tiles[start].edges
        while columns < tiles.count, isBeside(tiles, at: start + columns) { columns += 1 }
        while (rows + 1) * columns <= tiles.count, isRow(tiles, at: start + rows * columns) { rows += 1 }
        let block = tiles.prefix(columns * rows)
        let edges = block.reduce(Edges()) { $0.union($1.edges) }
        if block.indices.allSatisfy({ tiles[$0].edges == touched(edges, at: $0 - start) }) {
            self.edges = edges
        } else {
            (columns, rows) = (1, 1)
        }
    }

    /// Whether a tile is as large as the first.
    private func isAlike(_ tiles: ArraySlice<Tile>, at index: Int) -> Bool {
        tiles[index].width == tiles[first].width && tiles[index].height == tiles[first].height
    }

    private func isBeside(_ tiles: ArraySlice<Tile>, at index: Int) -> Bool {
        let tile = tiles[index]
        let before = tiles[index - 1]
        return isAlike(tiles, at: index) && tile.y == before.y
            && tile.x == (try? before.x + before.width + Affine(gx: .one))
    }

    private func isRow(_ tiles: ArraySlice<Tile>, at start: Int) -> Bool {
        (start..<start + columns).allSatisfy { index in
            let above = tiles[index - columns]
            return isAlike(tiles, at: index) && tiles[index].x == above.x
                && tiles[index].y == (try? above.y + above.height + Affine(gy: .one))
        }
    }

    /// Those edges that one tile of the block touches, of those that the outer ones do.
    private func touched(_ edges: Edges, at index: Int) -> Edges {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        var edges = edges
        if row > 0 { edges.remove(.top) }
        if row < rows - 1 { edges.remove(.bottom) }
        if column > 0 { edges.remove(.left) }
        if column < columns - 1 { edges.remove(.right) }
        return edges
    }
}
