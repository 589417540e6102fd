internal import GridSyntax

extension PhotoTree {
    /// The tree of a body; nil in a style whose tiles don't keep their photos' ratios.
    init?(_ block: GridModel.Block, _ style: Style) {
        guard case .tilePhoto(let ratios, let box) = style.sizing else { return nil }
        self.init(root: Block(block), ratios: ratios, within: box, align: style.alignment)
    }

    /// The width of a container and the gaps in it, which decide whether its box makes a tree narrower.
    struct Space {
        let width: Rational
        let gaps: Gaps
    }

    /// What determines the width of the root.
    enum Fit {
        /// It is as wide as the inset container.
        case width
        /// It is as high as the box.
        case height
        /// The lesser of both widths in a container.
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
        let width = try width(of: block, fit, full: full)
        let free = try (full - width) * (try Rational(Int128(align.halves), over: 2))
        var placement = Placement()
        let top = Affine(pt: inset.top)
        let height = try placement.solve(block, x: try free + Affine(pt: inset.left), y: top, width: width)
        return try PlacedTiles(
            placement.tiles, width: .width, height: try height + Affine(pt: try inset.top + inset.bottom),
            inset: inset)
    }

    /// The width of the root, at least 0; `full` is the width of the inset container.
    private func width(
        of block: GridModel.Block, _ fit: Fit, full: Affine
    ) throws(ExactOverflow) -> Affine {
        guard let box else { return full }
        let line = try HeightForm(block)
        let most = try box.height(ofWidth: full)
        switch fit {
        case .width: return full
        case .height: return try line.width(ofHeight: most)
        case .space(let space):
            func length(_ form: Affine) throws(ExactOverflow) -> Rational {
                try Form(form, gaps: space.gaps).value(at: Corner(width: space.width, height: .zero))
            }
            if try length(try line.height(ofWidth: full)) <= (try length(most)) { return full }
            let width = try line.width(ofHeight: most)
            return try length(width) > .zero ? width : .zero
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
