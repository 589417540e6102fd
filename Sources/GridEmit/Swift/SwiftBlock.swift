internal import GridModel

/// Equal tiles in rows and columns, a gap apart: a row of a spec, or several that are alike.
struct SwiftBlock {
    /// How many tiles stand side by side.
    private(set) var columns = 1
    /// How many such rows there are.
    private(set) var rows = 1
    /// The first tile.
    let first: Tile
    /// The edges of the container that its outer tiles touch.
    private(set) var edges: Edges

    /// The blocks of a layout, each as long as it can be, in the order of the tiles.
    static func blocks(of tiles: [Tile]) -> [SwiftBlock] {
        var blocks: [SwiftBlock] = []
        var rest = tiles[...]
        while let block = SwiftBlock(startOf: rest) {
            blocks.append(block)
            rest = rest.dropFirst(block.columns * block.rows)
        }
        return blocks
    }

    private init?(startOf tiles: ArraySlice<Tile>) {
        guard let first = tiles.first else { return nil }
        self.first = first
        edges = first.edges
        let start = tiles.startIndex
        while columns < tiles.count, isBeside(tiles[start + columns], tiles[start + columns - 1]) {
            columns += 1
        }
        while (rows + 1) * columns <= tiles.count, isRow(tiles, at: start + rows * columns) { rows += 1 }
        let block = tiles.prefix(columns * rows)
        let edges = block.reduce(Edges()) { $0.union($1.edges) }
        if block.indices.allSatisfy({ tiles[$0].edges == touched(edges, at: $0 - start) }) {
            self.edges = edges
        } else {
            (columns, rows) = (1, 1)
        }
    }

    private func isAlike(_ tile: Tile) -> Bool { tile.width == first.width && tile.height == first.height }

    private func isBeside(_ tile: Tile, _ other: Tile) -> Bool {
        isAlike(tile) && tile.y == other.y && tile.x == (try? other.x + other.width + Affine(gx: .one))
    }

    private func isRow(_ tiles: ArraySlice<Tile>, at start: Int) -> Bool {
        (start..<start + columns).allSatisfy { index in
            let above = tiles[index - columns]
            return isAlike(tiles[index]) && tiles[index].x == above.x
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
