internal import GridSyntax

extension Grid {
    /// The layout for a count at a width: the first of the layouts that matches, else what the first matching rule
    /// computes; nil for a count without either.
    ///
    /// - Parameters:
    ///   - gaps: those that decide which column of a waterfall is the shortest; nil for the gaps as written.
    package func layout(
        count: Int, width: Rational, photos: Photos = Photos(), gaps: Gaps? = nil
    ) -> Layout? {
        let layout = layouts.first {
            $0.count == count && $0.widths.holds(width) && photos.match($0.pattern, shapes)
        }
        if let layout { return try? layout.solved(for: photos, inset: inset) }
        let matching = rules.first {
            $0.holds(count) && $0.widths.holds(width)
        }
        return matching.flatMap {
            self.layout(count: count, width: width, photos: photos, gaps: gaps, by: $0)
        }
    }

    /// The layout while editing `count` photos, from 0: with fewer than `append` of them that of one photo more, whose
    /// last tile adds one.
    package func editingLayout(
        count: Int, width: Rational, photos: Photos = Photos(), gaps: Gaps? = nil
    ) -> Layout? {
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
    ) -> Layout? {
        switch rule.arrangement {
        case .show(let shown):
            return layout(count: shown, width: width, photos: photos, gaps: gaps)?.showing(
                count: count, by: rule)
        case .rows:
            return try? rule.layout(count: count, inset: inset)?.solved(for: photos, inset: inset)
        case .waterfall(let waterfall):
            let gaps = gaps ?? Gaps(row: rowGap, column: columnGap)
            return (try? waterfall.place(photos, count: count, width: width, gaps: gaps)).map { placed in
                Layout(
                    count: count, pattern: nil, widths: rule.widths, hidden: 0,
                    tiles: TileList(placed.tiles, width: .width, height: placed.height), origin: rule.origin,
                    isFull: false)
            }
        }
    }
}

extension Rule {
    /// The layout of a rule for rows; nil for another rule.
    func layout(count: Int, inset: Insets) throws(ExactOverflow) -> Layout? {
        guard let lowered = try arrangement.lowered(count: count, inset: inset) else { return nil }
        return Layout(
            count: count, pattern: nil, widths: widths, hidden: 0, tiles: TileList(lowered),
            photoTree: lowered.photoTree, origin: origin, isFull: lowered.isFull)
    }
}

extension Rule.Arrangement {
    /// The tiles of so many photos in rows; nil for another arrangement.
    package func tiles(count: Int, inset: Insets) throws(ExactOverflow) -> TileList? {
        try lowered(count: count, inset: inset).map { TileList($0) }
    }

    fileprivate func lowered(count: Int, inset: Insets) throws(ExactOverflow) -> LoweredBody? {
        guard case .rows(let perRow, let last, let align, let sizing) = self else { return nil }
        let style = Style(sizing: sizing, alignment: align)
        return try lower(.rows(of: perRow, last: last), count: count, style: style, inset: inset)
    }
}

extension TileList {
    fileprivate init(_ body: LoweredBody) {
        self.init(body.tiles, width: body.width, height: body.height)
    }
}

extension Layout {
    /// The same tiles for more photos, by a rule that shows these.
    package func showing(count: Int, by rule: Rule) -> Layout {
        return Layout(
            count: count, pattern: pattern, widths: rule.widths, hidden: count - self.count,
            tiles: tiles.showing(.more), photoTree: photoTree, origin: rule.origin,
            isFull: isFull)
    }
}
