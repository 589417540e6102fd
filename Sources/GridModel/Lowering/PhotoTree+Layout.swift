internal import GridSyntax

extension PhotoTree {
    /// The tree of a body; nil in a style whose tiles don't keep their photos' ratios.
    init?(_ block: GridModel.Block, _ style: Style) {
        guard case .tilePhoto(let ratios, let bounds) = style.sizing else { return nil }
        self.init(root: Block(block), ratios: ratios, within: bounds, align: style.alignment)
    }

    /// The width of a container and the gaps in it, which decide whether bounds change a tree.
    struct Space {
        let width: Rational
        let gaps: Gaps
    }

    /// What determines the size of the root.
    enum Fit {
        /// It is as wide as the inset container, and as high as its photos make it.
        case width
        /// It is as high as the greatest box, and as wide as its photos make it.
        case height
        /// It is as wide as the inset container, and as high as the least box.
        case least
        /// What its bounds make of it in a container.
        case space(Space)
    }

    /// Places photos with known ratios.
    ///
    /// - Parameters:
    ///   - count: the number of photos, including those without a tile.
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    func placed(
        _ photos: Photos, count: Int, inset: Insets, _ fit: Fit
    ) throws(ExactOverflow) -> PlacedTiles {
        let limits = try ratios.range(for: photos, count: count)
        var place = 0
        let block = GridModel.Block(root) {
            defer { place += 1 }
            return photos.ratio(at: place, within: limits)
        }
        let full = try Affine.width - Affine(pt: try inset.left + inset.right)
        let (width, growth) = try size(of: block, fit, full: full)
        let free = try (full - width) * (try Rational(Int128(align.halves), over: 2))
        var placement = Placement()
        let top = Affine(pt: inset.top)
        let height = try placement.solve(
            block, x: try free + Affine(pt: inset.left), y: top, width: width, growth: growth)
        return try PlacedTiles(
            placement.tiles, width: .width, height: try height + Affine(pt: try inset.top + inset.bottom),
            inset: inset)
    }

    /// The width of the root, at least 0, and by how much it grows; `full` is the width of the inset container.
    private func size(
        of block: GridModel.Block, _ fit: Fit, full: Affine
    ) throws(ExactOverflow) -> (width: Affine, growth: Affine) {
        guard let bounds else { return (full, .zero) }
        let line = try HeightForm(block)
        let own = try line.height(ofWidth: full)
        let most = try bounds.greatest?.height(ofWidth: full)
        let missing = try bounds.least.map { least throws(ExactOverflow) in
            try least.height(ofWidth: full) - own
        }
        switch fit {
        case .width: return (full, .zero)
        case .height:
            guard let most else { return (full, .zero) }
            return (try line.width(ofHeight: most), .zero)
        case .least: return (full, missing ?? .zero)
        case .space(let space):
            func length(_ form: Affine) throws(ExactOverflow) -> Rational {
                try Form(form, gaps: space.gaps).value(at: Corner(width: space.width, height: .zero))
            }
            if let missing, try length(missing) > .zero { return (full, missing) }
            guard let most, try length(own) > (try length(most)) else {
                return (full, .zero)
            }
            let width = try line.width(ofHeight: most)
            return (try length(width) > .zero ? width : .zero, .zero)
        }
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
        case .photo: self = .tiles(TileRow(1, aspect: .ratio(ratio())))
        case .row(let blocks):
            self = .beside(blocks.map { Share(block: Block($0, ratio: ratio), weight: .one) })
        case .stack(let blocks):
            self = .stack(blocks.map { Share(block: Block($0, ratio: ratio), weight: .one) })
        }
    }
}
