extension Block {
    /// Places its tiles. Under `tile photo` they are squares; `PhotoTree.placed` places photos.
    ///
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    func placed(_ sizing: Sizing, inset: Insets) throws(ExactOverflow) -> PlacedTiles {
        let horizontal = Affine(pt: try inset.left + inset.right)
        let vertical = Affine(pt: try inset.top + inset.bottom)
        let x = Affine(pt: inset.left)
        let y = Affine(pt: inset.top)
        var placement = Placement()
        var width = Affine.width
        let height: Affine
        switch sizing {
        case .tileRatio, .tileHeight, .tilePhoto:
            height = try placement.solve(self, x: x, y: y, width: try width - horizontal) + vertical
        case .tileSize(let tileWidth, let tileHeight):
            let tile = Affine(pt: tileWidth)
            var gap = Affine.columnGap
            if let columns = spreadColumns, columns > 1 {
                let left = try width - horizontal - (try tile * Rational(columns))
                gap = try left / Rational(columns - 1)
            }
            let size = try placement.pile(
                self, x: x, y: y, tileWidth: tile, tileHeight: Affine(pt: tileHeight), columnGap: gap)
            if spreadColumns == nil { width = try size.width + horizontal }
            height = try size.height + vertical
        case .frameRatio, .frameHeight, .frameFill:
            height = try sizing.frameAspect?.height(ofWidth: width) ?? .height
            let box = Box(x: x, y: y, width: try width - horizontal, height: try height - vertical)
            try placement.fill(box, with: self)
        }
        return try PlacedTiles(placement.tiles, width: width, height: height, inset: inset)
    }
}

extension Sizing {
    /// What gives the container its height; nil if tiles or the app do.
    package var frameAspect: Aspect? {
        switch self {
        case .frameRatio(let ratio): .ratio(ratio)
        case .frameHeight(let height): .height(height)
        case .frameFill, .tileRatio, .tileHeight, .tileSize, .tilePhoto: nil
        }
    }
}

extension PlacedTiles {
    /// Finds the edges of the inset container that tiles touch.
    init(
        _ boxes: [Box], width: Affine, height: Affine, inset: Insets
    ) throws(ExactOverflow) {
        let right = try width - Affine(pt: inset.right)
        let bottom = try height - Affine(pt: inset.bottom)
        var tiles: [Tile] = []
        tiles.reserveCapacity(boxes.count)
        for box in boxes {
            var edges: Edges = []
            if box.y == Affine(pt: inset.top) { edges.insert(.top) }
            if box.x == Affine(pt: inset.left) { edges.insert(.left) }
            if try box.y + box.height == bottom { edges.insert(.bottom) }
            if try box.x + box.width == right { edges.insert(.right) }
            tiles.append(Tile(x: box.x, y: box.y, width: box.width, height: box.height, edges: edges))
        }
        self.init(width: width, height: height, tiles: tiles)
    }
}
