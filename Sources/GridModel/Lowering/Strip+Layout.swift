internal import GridSyntax

extension Strip {
    /// Nil under a sizing that gives neither ratios nor a size, and without a height.
    init?(_ syntax: PhotoBoxSyntax?, _ style: Style) {
        let written = syntax.map { PhotoBox($0) }
        switch style.sizing {
        case .tilePhoto(let ratios, within: nil):
            guard let written else { return nil }
            self.init(box: written, ratios: ratios, align: style.alignment)
        case .tileRatio(let ratio):
            guard let written else { return nil }
            self.init(box: written, ratios: RatioRange(lower: ratio, upper: ratio), align: style.alignment)
        case .tileSize(let width, let height):
            guard written == nil, let ratio = try? width / height else { return nil }
            self.init(
                box: .height(height), ratios: RatioRange(lower: ratio, upper: ratio), align: style.alignment)
        case .tilePhoto, .tileHeight, .frameRatio, .frameHeight, .frameFill: return nil
        }
    }

    /// Places a count of photos, for one container width and given gaps.
    ///
    /// - Parameters:
    ///   - total: the number of photos, including those without a tile.
    ///   - isShort: whether the photos are shorter than the container; nil to find out.
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    func placed(
        _ photos: Photos, count: Int, total: Int, in space: PhotoTree.Space, inset: Insets,
        isShort: Bool? = nil
    ) throws(ExactOverflow) -> PlacedTiles {
        let corner = Corner(width: space.width, height: .zero)
        func value(_ form: Affine) throws(ExactOverflow) -> Rational {
            try Form(form, gaps: space.gaps).value(at: corner)
        }
        let limits = try self.ratios.range(for: photos, count: total)
        let ratios = (0..<count).map { photos.ratio(at: $0, within: limits) }
        let free = try Affine.width - Affine(pt: try inset.left + inset.right)
        let height = try box.height(ofWidth: free)
        let length = try (try height * (try ratios.sum())) + (try Affine.columnGap * Rational(count - 1))
        let isShort = if let isShort { isShort } else { try value(length) < value(free) }
        var x = Affine(pt: inset.left)
        if isShort {
            x = try x + (try (try free - length) * (try Rational(Int128(align.halves), over: 2)))
        }
        let content = isShort ? free : length
        let near = try max(.zero, value(content)) * Self.tolerance
        let end = try value(content) + inset.left
        var tiles: [Tile] = []
        for ratio in ratios {
            let width = try height * ratio
            var edges: Edges = [.top, .bottom]
            if try value(x) <= inset.left + near { edges.insert(.left) }
            if try value(try x + width) >= end - near { edges.insert(.right) }
            tiles.append(
                Tile(x: x, y: Affine(pt: inset.top), width: width, height: height, edges: edges))
            x = try x + width + .columnGap
        }
        return try PlacedTiles(
            width: content + Affine(pt: inset.left + inset.right),
            height: height + Affine(pt: inset.top + inset.bottom), tiles: tiles)
    }
}
