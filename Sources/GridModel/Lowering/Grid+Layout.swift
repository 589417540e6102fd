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
        case .layout(let layout):
            return try? layout.solved(for: photos, inset: inset, in: space(ofWidth: width, gaps))
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
            var photos = photos
            photos.total = count
            return layout(count: shown, width: width, photos: photos, gaps: gaps)?.showing(
                count: count, by: rule)
        case .repeated(let blocks):
            return (try? layout(repeating: blocks, count: count, width: width, by: rule)) ?? nil
        case .rows, .parts, .aimedParts:
            return try? rule.layoutInRows(count, inset: inset)?.solved(
                for: photos, inset: inset, in: space(ofWidth: width, gaps))
        case .justified(let rows):
            let space = space(ofWidth: width, gaps)
            return solved(
                try? rows.placed(photos, count: count, total: photos.total ?? count, in: space, inset: inset),
                count, by: rule)
        case .strip(let strip):
            let space = space(ofWidth: width, gaps), total = photos.total ?? count
            func placed(_ isShort: Bool?) -> PlacedTiles? {
                try? strip.placed(
                    photos, count: count, total: total, in: space, inset: inset, isShort: isShort)
            }
            var solved = solved(placed(nil), count, by: rule)
            if let long = placed(false), let short = placed(true) {
                solved?.inStrip = StripTiles(long: TileList(long), short: TileList(short))
            }
            return solved
        case .waterfall(let waterfall):
            let gaps = space(ofWidth: width, gaps).gaps
            return solved(
                try? waterfall.placed(photos, count: count, width: width, gaps: gaps), count, by: rule)
        }
    }

    private func solved(_ placed: PlacedTiles?, _ count: Int, by rule: Rule) -> SolvedLayout? {
        placed.map {
            SolvedLayout(
                count: count, pattern: nil, sizes: rule.sizes, hidden: 0, tiles: TileList($0),
                origin: rule.origin)
        }
    }
}

extension Grid {
    /// A container with some gaps, or those of the spec.
    func space(ofWidth width: Rational, _ gaps: Gaps? = nil) -> PhotoTree.Space {
        PhotoTree.Space(width: width, gaps: gaps ?? Gaps(row: rowGap, column: columnGap))
    }

    /// A layout for photos at a width; nil if an exact number doesn't fit in its bits.
    package func solved(_ layout: Layout, for photos: Photos, width: Rational) -> SolvedLayout? {
        try? layout.solved(for: photos, inset: inset, in: space(ofWidth: width))
    }
}

extension Rule {
    /// The layout of a count in rows, with those that are written; nil for other arrangements.
    func layoutInRows(_ count: Int, inset: Insets) throws(ExactOverflow) -> Layout? {
        switch arrangement {
        case .rows(let rows): try layout(count, Block(rows, count: count), in: rows, inset)
        case .parts(let parts): try layout(count, Block(parts, count: count), in: parts.rows, inset)
        case .aimedParts(let parts):
            try layout(count, in: parts, inset)
        case .justified, .strip, .show, .repeated, .waterfall: nil
        }
    }

    /// Without other photos, the written rows are a layout like any other.
    private func layout(
        _ count: Int, in parts: Parts<JustifiedRows>, _ inset: Insets
    ) throws(ExactOverflow) -> Layout {
        let sizing = Sizing.tilePhoto(parts.rows.ratios, within: nil),
            style = Style(sizing: sizing, alignment: parts.rows.align)
        let hasOthers = count > parts.written
        let block = hasOthers ? Block.tiles(TileRow(count, aspect: .square)) : Block(writtenRowsOf: parts)
        return Layout(
            count: count, pattern: nil, sizes: sizes, hidden: 0, sizing: sizing,
            geometry: hasOthers ? .aimedParts(parts) : try Geometry(block, style, inset: inset),
            structure: block, origin: origin, body: nil)
    }

    private func layout(
        _ count: Int, _ block: Block, in rows: Rows, _ inset: Insets
    ) throws(ExactOverflow) -> Layout {
        Layout(
            count: count, pattern: nil, sizes: sizes, hidden: 0, sizing: rows.sizing,
            geometry: try Geometry(block, Style(sizing: rows.sizing, alignment: rows.align), inset: inset),
            structure: block, origin: origin,
            body: nil)
    }
}

extension Parts<Rows> {
    /// The tiles for a count of photos.
    package func tiles(count: Int, inset: Insets) throws(ExactOverflow) -> TileList {
        TileList(try Block(self, count: count).placed(rows.sizing, inset: inset))
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
    init(_ block: Block, _ style: Style, inset: Insets) throws(ExactOverflow) {
        if let tree = PhotoTree(block, style) {
            self = .photos(tree)
        } else {
            self = .solved(TileList(try block.placed(style.sizing, inset: inset)))
        }
    }
}

extension BodySyntax {
    /// The geometry for a count of photos; nil for `show`, or if an exact number doesn't fit in its bits.
    func geometry(count: Int, style: Style, inset: Insets) -> Geometry? {
        Block(self, count: count, style: style).flatMap { try? Geometry($0, style, inset: inset) }
    }
}

extension Layout {
    /// The layout for photos with these ratios.
    ///
    /// - Parameters:
    ///   - space: where the photos are placed; nil to ignore the box that they stay within.
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    func solved(
        for photos: Photos, inset: Insets, in space: PhotoTree.Space? = nil
    ) throws(ExactOverflow) -> SolvedLayout {
        let total = photos.total ?? count
        func shown(_ placed: PlacedTiles) -> TileList {
            let list = TileList(placed)
            return hidden > 0 ? list.showing(.more) : list
        }
        switch geometry {
        case .solved(let list): return solved(list)
        case .photos(let tree):
            func list(_ fit: PhotoTree.Fit) throws(ExactOverflow) -> TileList {
                shown(try tree.placed(photos, count: total, inset: inset, fit))
            }
            return solved(
                try list(space.map { .space($0) } ?? .width),
                bounded: try tree.bounds.map { bounds throws(ExactOverflow) in
                    BoundedTiles(
                        free: try list(.width), held: bounds.greatest == nil ? nil : try list(.height),
                        grown: bounds.least == nil ? nil : try list(.least))
                })
        case .justified(let rows):
            guard let space else { return unplaced }
            return solved(
                shown(
                    try rows.placed(photos, count: tileCount, total: total, in: space, inset: inset)))
        case .aimedParts(let parts):
            guard let space else { return unplaced }
            return solved(
                shown(
                    try parts.placed(photos, count: tileCount, total: total, in: space, inset: inset)))
        case .strip(let strip):
            guard let space else { return unplaced }
            func list(_ isShort: Bool?) throws(ExactOverflow) -> TileList {
                shown(
                    try strip.placed(
                        photos, count: tileCount, total: total, in: space, inset: inset, isShort: isShort))
            }
            var solved = solved(try list(nil))
            solved.inStrip = StripTiles(long: try list(false), short: try list(true))
            return solved
        }
    }

    /// The layout without a space, which its rows follow from.
    private var unplaced: SolvedLayout {
        solved(TileList(PlacedTiles(width: .width, height: .zero, tiles: [])))
    }

    private func solved(_ tiles: TileList, bounded: BoundedTiles? = nil) -> SolvedLayout {
        SolvedLayout(
            count: count, pattern: pattern, sizes: sizes, hidden: hidden, tiles: tiles, origin: origin,
            bounded: bounded)
    }
}

extension SolvedLayout {
    /// The same tiles for more photos, by a `show` rule.
    package func showing(count: Int, by rule: Rule) -> SolvedLayout {
        SolvedLayout(
            count: count, pattern: pattern, sizes: rule.sizes, hidden: count - self.count,
            tiles: tiles.showing(.more), origin: rule.origin, bounded: bounded?.showing(.more),
            inStrip: inStrip?.showing(.more))
    }

    /// The same tiles while editing: one photo less, and the add tile last.
    fileprivate var editing: SolvedLayout {
        SolvedLayout(
            count: count - 1, pattern: pattern, sizes: sizes, hidden: 0, tiles: tiles.showing(.add),
            origin: origin, bounded: bounded?.showing(.add), inStrip: inStrip?.showing(.add))
    }
}
