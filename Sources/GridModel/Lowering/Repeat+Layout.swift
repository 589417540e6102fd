extension Grid {
    /// The layout that a rule gives a count by repeating blocks; nil if one of them has no layout.
    ///
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    func layout(
        repeating blocks: Repeat, count: Int, width: Rational, by rule: Rule
    ) throws(ExactOverflow) -> SolvedLayout? {
        guard let block = layout(count: blocks.perBlock, width: width) else { return nil }
        let insets = Affine(pt: try inset.top + inset.bottom)
        // A tile and its reflection are at equal distances from the two sides of the inset container.
        let sides = try block.width + Affine(pt: try inset.left - inset.right)
        var boxes: [Box] = []
        var top = Affine.zero
        for (number, photos) in blocks.blocks(count).enumerated() {
            let part = photos == blocks.perBlock ? block : layout(count: photos, width: width)
            guard let part else { return nil }
            for tile in part.tiles {
                let x = blocks.isReflected(number) ? try sides - tile.x - tile.width : tile.x
                boxes.append(Box(x: x, y: try top + tile.y, width: tile.width, height: tile.height))
            }
            top = try top + part.height - insets + .rowGap
        }
        let height = try top - .rowGap + insets
        return SolvedLayout(
            count: count, pattern: nil, sizes: rule.sizes, hidden: 0,
            tiles: TileList(try PlacedTiles(boxes, width: block.width, height: height, inset: inset)),
            origin: rule.origin)
    }
}
