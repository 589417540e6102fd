/// Tiles that lie between two horizontal cuts through a layout, so that a page can end above them.
package struct BakedRow {
    /// The indices of the tiles.
    package let tiles: Range<Int>
    /// The distance of each of them from the top of the row, which is a gap below the row above it.
    package let tops: [Line]
}

extension BakedLayout {
    /// The rows in a grid, from its inset on. A layout that nothing cuts is one row, and so is one whose tiles aren't in the
    /// order of the rows.
    package func rows(in grid: Grid) -> [BakedRow] {
        // At the widths of a range that are promised, tiles keep their order.
        let gap = Fraction(grid.rowGap)
        let width = max(start.width, Fraction(grid.width.lower)).double
        func number(_ line: Line) -> Double { line.width.double * width + line.points.double }
        let ends = tiles.map { $0.y + $0.height }, places = ends.map(number)
        /// The top of the highest of all tiles from an index on.
        var tops = tiles.map { number($0.y) }
        for index in tops.indices.dropLast().reversed() { tops[index] = min(tops[index], tops[index + 1]) }
        var rows: [BakedRow] = [], first = 0, lowest = 0, origin = Line(points: Fraction(grid.inset.top))
        for index in tiles.indices {
            if index == first || places[index] > places[lowest] { lowest = index }
            if index + 1 < tiles.count, tops[index + 1] < places[lowest] + gap.double - 0.000_001 { continue }
            rows.append(BakedRow(tiles: first..<index + 1, tops: tiles[first...index].map { $0.y - origin }))
            first = index + 1
            origin = ends[lowest] + gap
        }
        return rows
    }
}
