extension PhotoTree {
    /// Places photos with known ratios.
    ///
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    func placed(_ photos: Photos, inset: Insets) throws(ExactOverflow) -> PlacedTiles {
        var place = 0
        let block = GridModel.Block(root) {
            defer { place += 1 }
            return photos.ratio(at: place, within: ratios)
        }
        return try block.placed(.tilePhoto(ratios), inset: inset)
    }
}

extension PhotoTree.Block {
    /// The blocks with a photo for each tile.
    init(_ block: GridModel.Block) {
        switch block {
        case .tiles(let row): self.init(row: [Self](repeating: .photo, count: row.count))
        case .stack(let shares), .framed(let shares, _): self.init(stack: shares.map { Self($0.block) })
        case .beside(let shares): self.init(row: shares.map { Self($0.block) })
        // A sketch under `tile photo` has been reported.
        case .sketch: self = .photo
        }
    }
}

extension Block {
    /// The blocks of a tree; `ratio` returns the ratios of the photos in order.
    init(_ block: PhotoTree.Block, ratio: () -> Rational) {
        switch block {
        case .photo: self = .tiles(TileRow(1, ratio: ratio()))
        case .row(let blocks):
            self = .beside(blocks.map { Share(block: Block($0, ratio: ratio), weight: .one) })
        case .stack(let blocks):
            self = .stack(blocks.map { Share(block: Block($0, ratio: ratio), weight: .one) })
        }
    }
}
