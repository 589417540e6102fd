extension Baker {
    /// Places written rows, and between them the other photos in rows whose lengths follow from their ratios and the width.
    func placed(
        _ parts: Parts<JustifiedRows>, count: Int, total: Int, by origin: Origin
    ) throws(BakingFailure) -> Placed {
        let ratios = ratios(count, sided: parts.rows.ratios, total: total)
        let start = parts.above?.count ?? 0, end = count - (parts.below?.count ?? 0)
        var tiles: [BakedTile] = []
        var bottom = top
        func add(_ part: Placed) {
            let down = tiles.isEmpty ? Line.zero : bottom + rowGap - top
            tiles += part.tiles.map {
                BakedTile(x: $0.x, y: $0.y + down, width: $0.width, height: $0.height)
            }
            bottom = part.height + down - Fraction(grid.inset.bottom)
        }
        if let above = parts.above?.photoTree { add(placed(above, Array(ratios[..<start]))) }
        if start < end { add(try placed(parts.rows, Array(ratios[start..<end]), by: origin)) }
        if let below = parts.below?.photoTree { add(placed(below, Array(ratios[end...]))) }
        return Placed(tiles, height: bottom + Fraction(grid.inset.bottom))
    }
}
