extension Parts<JustifiedRows> {
    /// Places a count of photos: those of written rows, and the others in rows that are found in doubles.
    ///
    /// - Parameters:
    ///   - total: the number of photos, including those without a tile.
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    func placed(
        _ photos: Photos, count: Int, total: Int, in space: PhotoTree.Space, inset: Insets
    ) throws(ExactOverflow) -> PlacedTiles {
        // The limits are those of all photos.
        let limits = try rows.ratios.range(for: photos, count: total)
        let ratios = (0..<count).map { photos.ratio(at: $0, within: limits) }
        var boxes: [Box] = []
        var bottom = Affine(pt: inset.top)
        func add(_ part: PlacedTiles) throws(ExactOverflow) {
            let down = try boxes.isEmpty ? .zero : bottom + .rowGap - Affine(pt: inset.top)
            for tile in part.tiles {
                boxes.append(Box(x: tile.x, y: try tile.y + down, width: tile.width, height: tile.height))
            }
            bottom = try part.height + down - Affine(pt: inset.bottom)
        }
        func written(_ layout: Layout?, from start: Int) throws(ExactOverflow) {
            guard let layout, let tree = layout.photoTree else { return }
            let own = Photos(Array(ratios[start..<start + layout.count]))
            try add(
                try PhotoTree(root: tree.root, ratios: limits).placed(
                    own, count: layout.count, inset: inset, .width))
        }
        let start = above?.count ?? 0, end = count - (below?.count ?? 0)
        try written(above, from: 0)
        if start < end {
            try add(
                try rows.with(limits).placed(
                    Photos(Array(ratios[start..<end])), count: end - start, total: end - start, in: space,
                    inset: inset))
        }
        try written(below, from: end)
        return try PlacedTiles(
            boxes, width: .width, height: try bottom + Affine(pt: inset.bottom), inset: inset)
    }
}

extension JustifiedRows {
    /// The same rows of photos with other limits.
    fileprivate func with(_ ratios: RatioRange) -> JustifiedRows {
        JustifiedRows(
            aim: aim, least: least, greatest: greatest, last: last, align: align, ratios: ratios)
    }
}
