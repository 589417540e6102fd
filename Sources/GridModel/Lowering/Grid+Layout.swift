internal import GridSyntax

extension Grid {
    /// The layout for a count at a width: that of the first case that matches; nil for a count without one, and where exact
    /// numbers outgrow their bits.
    ///
    /// - Parameters:
    ///   - gaps: those that decide which column of a waterfall is the shortest; nil for the gaps as written.
    package func layout(
        count: Int, width: Rational, photos: Photos = Photos(), gaps: Gaps? = nil
    ) -> SolvedLayout? {
        let found = cases.cases(of: count, at: width).first { photos.match($0.pattern, shapes) }
        switch found {
        case .layout(let layout): return try? layout.solved(for: photos, inset: inset)
        case .rule(let rule):
            return self.layout(count: count, width: width, photos: photos, gaps: gaps, by: rule)
        case nil: return nil
        }
    }

    /// The layout while editing `count` photos, from 0: with fewer than `append` of them that of one photo more, whose
    /// last tile adds one.
    package func editingLayout(
        count: Int, width: Rational, photos: Photos = Photos(), gaps: Gaps? = nil
    ) -> SolvedLayout? {
        guard let append, count >= 0, count < append else {
            return layout(count: count, width: width, photos: photos, gaps: gaps)
        }
        var photos = photos
        photos.addPlace = count
        return layout(count: count + 1, width: width, photos: photos, gaps: gaps)?.editing
    }

    /// The layout that a rule gives a count at a width.
    package func layout(
        count: Int, width: Rational, photos: Photos = Photos(), gaps: Gaps? = nil, by rule: Rule
    ) -> SolvedLayout? {
        switch rule.arrangement {
        case .show(let shown):
            return layout(count: shown, width: width, photos: photos, gaps: gaps)?.showing(
                count: count, by: rule)
        case .rows:
            return try? rule.layout(count: count, inset: inset)?.solved(for: photos, inset: inset)
        case .waterfall(let waterfall):
            let gaps = gaps ?? Gaps(row: rowGap, column: columnGap)
            return (try? waterfall.placed(photos, count: count, width: width, gaps: gaps)).map { placed in
                SolvedLayout(
                    count: count, pattern: nil, widths: rule.widths, hidden: 0, tiles: TileList(placed),
                    isFull: false, origin: rule.origin)
            }
        }
    }
}

extension Rule {
    /// The layout of a rule for rows; nil for another rule.
    func layout(count: Int, inset: Insets) throws(ExactOverflow) -> Layout? {
        guard case .rows(_, _, _, let sizing) = arrangement, let block = arrangement.block(count: count)
        else {
            return nil
        }
        return Layout(
            count: count, pattern: nil, widths: widths, hidden: 0,
            geometry: try Geometry(block, sizing, inset: inset), structure: block, origin: origin, body: nil)
    }
}

extension Rule.Arrangement {
    /// The tiles of so many photos in rows; nil for another arrangement.
    package func tiles(count: Int, inset: Insets) throws(ExactOverflow) -> TileList? {
        guard case .rows(_, _, _, let sizing) = self, let block = block(count: count) else { return nil }
        return TileList(try block.placed(sizing, inset: inset))
    }

    fileprivate func block(count: Int) -> Block? {
        guard case .rows(let perRow, let last, let align, let sizing) = self else { return nil }
        return Block(
            rowsOf: perRow, last: last, count: count, style: Style(sizing: sizing, alignment: align))
    }
}

extension Geometry {
    /// Where the tiles of a block are.
    ///
    /// - Parameters:
    ///   - list: what makes a list of them; the list can be read when that is done.
    init(
        _ block: Block, _ sizing: Sizing, inset: Insets, list: (PlacedTiles) -> TileList = { TileList($0) }
    ) throws(ExactOverflow) {
        if let ratios = sizing.photoRatios {
            self = .photos(PhotoTree(root: PhotoTree.Block(block), ratios: ratios))
        } else {
            self = .solved(list(try block.placed(sizing, inset: inset)))
        }
    }
}

extension BodySyntax {
    /// Where the tiles of so many photos are; nil for `show`, and where exact numbers outgrow their bits.
    func geometry(count: Int, style: Style, inset: Insets) -> Geometry? {
        Block(self, count: count, style: style).flatMap { try? Geometry($0, style.sizing, inset: inset) }
    }
}

extension Layout {
    /// The layout for photos of these ratios.
    ///
    /// - Throws: `ExactOverflow` where exact numbers outgrow their bits.
    package func solved(for photos: Photos, inset: Insets) throws(ExactOverflow) -> SolvedLayout {
        let tiles: TileList
        switch geometry {
        case .solved(let list): tiles = list
        case .photos(let tree):
            let list = TileList(try tree.placed(photos, inset: inset))
            tiles = hidden > 0 ? list.showing(.more) : list
        }
        return SolvedLayout(
            count: count, pattern: pattern, widths: widths, hidden: hidden, tiles: tiles,
            isFull: structure.isFull, origin: origin)
    }
}

extension SolvedLayout {
    /// The same tiles for more photos, by a rule that shows these.
    package func showing(count: Int, by rule: Rule) -> SolvedLayout {
        SolvedLayout(
            count: count, pattern: pattern, widths: rule.widths, hidden: count - self.count,
            tiles: tiles.showing(.more), isFull: isFull, origin: rule.origin)
    }

    /// The same tiles while editing: one photo less, and the last tile adds one.
    fileprivate var editing: SolvedLayout {
        SolvedLayout(
            count: count - 1, pattern: pattern, widths: widths, hidden: 0, tiles: tiles.showing(.add),
            isFull: isFull, origin: origin)
    }
}
