internal import GridSyntax

extension Grid {
    /// The layout for a count at a width, by the first case that matches; nil if none does, or if an exact number doesn't fit
    /// in its bits.
    ///
    /// - Parameters:
    ///   - gaps: the gaps that decide which column of a waterfall is the shortest; nil for those of the spec.
    package func layout(
        count: Int, width: Rational, photos: Photos = Photos(), gaps: Gaps? = nil
    ) -> SolvedLayout? {
        switch cases.first(of: count, at: width, for: photos, shapes) {
        case .layout(let layout): return try? layout.solved(for: photos, inset: inset)
        case .rule(let rule):
            return self.layout(count: count, width: width, photos: photos, gaps: gaps, by: rule)
        case nil: return nil
        }
    }

    /// The layout while editing `count` photos, 0 or more. With fewer than `append` photos, it is the layout of one photo
    /// more, with the add tile last.
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
        case .rows(let rows):
            return try? rule.layout(count: count, in: rows, inset: inset).solved(for: photos, inset: inset)
        case .waterfall(let waterfall):
            let gaps = gaps ?? Gaps(row: rowGap, column: columnGap)
            return (try? waterfall.placed(photos, count: count, width: width, gaps: gaps)).map { placed in
                SolvedLayout(
                    count: count, pattern: nil, widths: rule.widths, hidden: 0, tiles: TileList(placed),
                    origin: rule.origin)
            }
        }
    }
}

extension Rule {
    /// The layout of a count in rows.
    func layout(count: Int, in rows: Rows, inset: Insets) throws(ExactOverflow) -> Layout {
        let block = Block(rows, count: count)
        return Layout(
            count: count, pattern: nil, widths: widths, hidden: 0,
            geometry: try Geometry(block, rows.sizing, inset: inset), structure: block, origin: origin,
            body: nil)
    }
}

extension Rows {
    /// The tiles for a count of photos.
    package func tiles(count: Int, inset: Insets) throws(ExactOverflow) -> TileList {
        TileList(try Block(self, count: count).placed(sizing, inset: inset))
    }
}

extension Geometry {
    /// The geometry of a block.
    init(_ block: Block, _ sizing: Sizing, inset: Insets) throws(ExactOverflow) {
        if let ratios = sizing.photoRatios {
            self = .photos(PhotoTree(root: PhotoTree.Block(block), ratios: ratios))
        } else {
            self = .solved(TileList(try block.placed(sizing, inset: inset)))
        }
    }
}

extension BodySyntax {
    /// The geometry for a count of photos; nil for `show`, or if an exact number doesn't fit in its bits.
    func geometry(count: Int, style: Style, inset: Insets) -> Geometry? {
        Block(self, count: count, style: style).flatMap { try? Geometry($0, style.sizing, inset: inset) }
    }
}

extension Layout {
    /// The layout for photos with these ratios.
    ///
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
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
            origin: origin)
    }
}

extension SolvedLayout {
    /// The same tiles for more photos, by a `show` rule.
    package func showing(count: Int, by rule: Rule) -> SolvedLayout {
        SolvedLayout(
            count: count, pattern: pattern, widths: rule.widths, hidden: count - self.count,
            tiles: tiles.showing(.more), origin: rule.origin)
    }

    /// The same tiles while editing: one photo less, and the add tile last.
    fileprivate var editing: SolvedLayout {
        SolvedLayout(
            count: count - 1, pattern: pattern, widths: widths, hidden: 0, tiles: tiles.showing(.add),
            origin: origin)
    }
}
