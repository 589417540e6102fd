internal import GridSyntax

extension PhotoTree.Block {
    /// The blocks of a written stack.
    init(_ stack: StackSyntax) {
        self.init(
            stack: stack.rows.map { row in
                Self(
                    row: row.value.blocks.flatMap { block in
                        switch block.value.content {
                        case .tiles(let count): [Self](repeating: .photo, count: count.value)
                        case .group(let stack): [Self(stack)]
                        }
                    })
            })
    }

    /// Rows of photos of these lengths.
    init(rows lengths: [Int]) {
        self.init(stack: lengths.map { Self(row: [Self](repeating: .photo, count: $0)) })
    }

    /// The blocks of a plan; nil for a sketch, which is no tree.
    init?(_ plan: LayoutPlan, count: Int) {
        switch plan {
        case .stack(let stack): self.init(stack)
        case .rows(let perRow, let last): self.init(rows: rowLengths(count, perRow: perRow, last: last))
        case .sketch: return nil
        }
    }
}

extension Block {
    /// The blocks of a tree for photos of known ratios, of which `place` is the next.
    fileprivate init(
        _ block: PhotoTree.Block, _ place: inout Int, _ photos: Photos, within limits: RatioRange
    ) {
        switch block {
        case .photo:
            self = .tiles(1, slots: 1, ratio: photos.ratio(at: place, within: limits))
            place += 1
        case .row(let blocks):
            var shares: [Share] = []
            for block in blocks {
                shares.append(Share(block: Block(block, &place, photos, within: limits), weight: .one))
            }
            self = .beside(shares)
        case .stack(let blocks):
            var shares: [Share] = []
            for block in blocks {
                shares.append(Share(block: Block(block, &place, photos, within: limits), weight: .one))
            }
            self = .stack(shares)
        }
    }
}

extension Placement {
    /// Places photos of known ratios into a width; returns the height that follows.
    mutating func solve(
        _ tree: PhotoTree, _ photos: Photos, x: Affine, y: Affine, width: Affine
    ) throws(ExactOverflow) -> Affine {
        var place = 0
        let block = Block(tree.root, &place, photos, within: tree.ratios)
        return try solve(block, x: x, y: y, width: width)
    }
}

extension Layout {
    /// The same layout with the places and sizes for photos of these ratios, as forms that hold at every width.
    ///
    /// - Throws: `ExactOverflow` where exact numbers outgrow their bits.
    package func solved(for photos: Photos, inset: Insets) throws(ExactOverflow) -> Layout {
        guard let photoTree else { return self }
        var placement = Placement(alignment: .leading)
        let inner = try width - Affine(pt: try inset.left + inset.right)
        let height = try placement.solve(
            photoTree, photos, x: Affine(pt: inset.left), y: Affine(pt: inset.top), width: inner)
        var tiles = Array(self.tiles)
        for (index, box) in placement.tiles.enumerated() where tiles.indices.contains(index) {
            tiles[index].x = box.x
            tiles[index].y = box.y
            tiles[index].width = box.width
            tiles[index].height = box.height
        }
        return Layout(
            count: count, pattern: pattern, widths: widths, hidden: hidden,
            tiles: TileList(
                tiles, width: width, height: try height + Affine(pt: try inset.top + inset.bottom)),
            photoTree: photoTree, origin: origin, isFull: isFull)
    }
}
