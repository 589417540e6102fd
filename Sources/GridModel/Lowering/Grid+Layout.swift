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
        try arrangement.layout(count: count, inset: inset)?.by(self)
    }
}

extension Rule.Arrangement {
    /// The layout of rows, at all widths and of no rule; nil for another arrangement.
    package func layout(count: Int, inset: Insets) throws(ExactOverflow) -> Layout? {
        guard case .rows(let perRow, let last, let align, let sizing) = self else { return nil }
        let style = Style(sizing: sizing, alignment: align)
        let lowered = try lower(.rows(of: perRow, last: last), count: count, style: style, inset: inset)
        return Layout(
            count: count, pattern: nil, widths: .all, hidden: 0,
            tiles: TileList(lowered.tiles, width: lowered.width, height: lowered.height),
            photoTree: lowered.photoTree, origin: Origin(rule: "", doc: nil, span: SourceSpan(0, 0)),
            isFull: lowered.isFull)
    }
}

extension Layout {
    /// The same layout, as a rule makes it.
    fileprivate func by(_ rule: Rule) -> Layout {
        Layout(
            count: count, pattern: pattern, widths: rule.widths, hidden: hidden, tiles: tiles,
            photoTree: photoTree, origin: rule.origin, isFull: isFull)
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
