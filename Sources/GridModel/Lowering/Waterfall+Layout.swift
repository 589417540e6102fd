extension Waterfall {
    /// Places a count of photos, for one container width and given gaps.
    ///
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    func placed(
        _ photos: Photos, count: Int, width: Rational, gaps: Gaps
    ) throws(ExactOverflow) -> PlacedTiles {
        let corner = Corner(width: width, height: .zero)
        let columnWidth = try Form(columnWidth, gaps: gaps).value(at: corner)
        let widthAcross = try Form(widthAcross, gaps: gaps).value(at: corner)
        let tolerance = max(.zero, try columnWidth * Waterfall.tolerance)
        /// The top of each column's next tile, as a form and as a length, and the index of its last tile.
        var ends = columns.map { _ in (form: top, length: Rational.zero, last: Int?.none) }
        var tiles: [Tile] = []
        for place in 0..<count {
            let ratio = photos.ratio(at: place, within: ratios)
            if across?.contains(ratio) ?? false, var end = ends.max(by: { $0.length < $1.length }) {
                let height = try self.widthAcross / ratio
                tiles.append(
                    Tile(
                        x: columns[0], y: end.form, width: try self.widthAcross, height: height,
                        edges: end.last == nil ? [.top, .left, .right] : [.left, .right]))
                end = (
                    try end.form + height + .rowGap, try end.length + (try widthAcross / ratio) + gaps.row,
                    place
                )
                ends = ends.map { _ in end }
                continue
            }
            let shortest = ends.reduce(ends[0].length) { min($0, $1.length) }
            let limit = try shortest + tolerance
            guard let column = ends.firstIndex(where: { $0.length <= limit }) else { break }
            let height = try self.columnWidth / ratio
            tiles.append(
                Tile(
                    x: columns[column], y: ends[column].form, width: self.columnWidth, height: height,
                    edges: edges(column: column, isFirst: ends[column].last == nil)))
            ends[column].form = try ends[column].form + height + .rowGap
            ends[column].length = try ends[column].length + (try columnWidth / ratio) + gaps.row
            ends[column].last = place
        }
        guard let longest = ends.max(by: { $0.length < $1.length }) else {
            return PlacedTiles(width: .width, height: try top + bottom, tiles: tiles)
        }
        for end in ends {
            let reached = try end.length + tolerance
            if let last = end.last, reached >= longest.length { tiles[last].edges.insert(.bottom) }
        }
        return PlacedTiles(width: .width, height: try longest.form - .rowGap + bottom, tiles: tiles)
    }

    private func edges(column: Int, isFirst: Bool) -> Edges {
        var edges: Edges = []
        if isFirst { edges.insert(.top) }
        if column == 0 { edges.insert(.left) }
        if column == columns.count - 1 { edges.insert(.right) }
        return edges
    }
}
