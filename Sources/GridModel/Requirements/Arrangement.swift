internal import GridSyntax

/// The tiles that a count of photos has at some promised widths, for some shapes.
struct Arrangement {
    /// What places the tiles.
    enum Tiles {
        case solved(TileList)
        case tree(PhotoTree)
        case justified(JustifiedRows)
        case aimedParts(Parts<JustifiedRows>)
        case strip(Strip)
        case waterfall(Waterfall)
    }

    /// The number of photos, also of those without a tile.
    let count: Int
    let tileCount: Int
    let tiles: Tiles
    /// The layout, or the rule that lays out each count.
    let source: Case
    /// The patterns that come first.
    let earlier: [Pattern]
    let origin: Origin

    private init(count: Int, tileCount: Int, tiles: Tiles, source: Case, earlier: [Pattern], origin: Origin) {
        (self.count, self.tileCount, self.tiles) = (count, tileCount, tiles)
        (self.source, self.earlier, self.origin) = (source, earlier, origin)
    }

    fileprivate init(_ layout: Layout, after earlier: [Pattern]) {
        let tiles: Tiles =
            switch layout.geometry {
            case .solved(let tiles): .solved(tiles)
            case .photos(let tree): .tree(tree)
            case .justified(let rows): .justified(rows)
            case .aimedParts(let parts): .aimedParts(parts)
            case .strip(let strip): .strip(strip)
            }
        self.init(
            count: layout.count, tileCount: layout.tileCount, tiles: tiles, source: .layout(layout),
            earlier: earlier, origin: layout.origin)
    }

    fileprivate init(_ tiles: Tiles, count: Int, by rule: Rule, after earlier: [Pattern]) {
        self.init(
            count: count, tileCount: count, tiles: tiles, source: .rule(rule), earlier: earlier,
            origin: rule.origin)
    }

    /// The same tiles for more photos, by a `show` rule after other patterns.
    fileprivate func showing(_ count: Int, by rule: Rule, after others: [Pattern]) -> Arrangement {
        Arrangement(
            count: count, tileCount: tileCount, tiles: tiles, source: source, earlier: others + earlier,
            origin: rule.origin)
    }

    /// The number of photos whose ratios decide which side of the limits they have.
    var sidedCount: Int {
        if case .rule = source, case .justified = tiles { tileCount } else { count }
    }

    /// Whether photos are laid out so.
    func isFor(_ photos: Photos, _ shapes: Shapes) -> Bool {
        photos.match(source.pattern, shapes) && !earlier.contains { photos.match($0, shapes) }
    }

    /// The layout for photos at a width; nil if an exact number doesn't fit in its bits.
    func solved(for photos: Photos, width: Rational, of grid: Grid) -> SolvedLayout? {
        var photos = photos
        photos.total = count
        switch source {
        case .layout(let layout): return grid.solved(layout, for: photos, width: width)
        case .rule(let rule):
            return grid.layout(count: tileCount, width: width, photos: photos, by: rule)
        }
    }
}

extension CaseUses {
    /// The tiles of a count at a piece of the promised widths, one for each case that some photos have.
    mutating func arrangements(of count: Int, at piece: Int) throws(ExactOverflow) -> [Arrangement] {
        let width = pieces[piece].lower
        var found: [Arrangement] = []
        var earlier: [Pattern] = []
        for layout in grid.cases.layouts(of: count, at: width) {
            let pattern = layout.pattern ?? []
            guard isUsed(pattern, after: earlier, count: count) else { continue }
            found.append(Arrangement(layout, after: earlier))
            if pattern.isEmpty { return found }
            earlier.append(pattern)
        }
        guard let rule = rule(for: count, at: piece), isUsed([], after: earlier, count: count) else {
            return found
        }
        func add(_ tiles: Arrangement.Tiles) {
            found.append(Arrangement(tiles, count: count, by: rule, after: earlier))
        }
        switch rule.arrangement {
        case .show(let shown):
            found += try arrangements(of: shown, at: piece).map {
                $0.showing(count, by: rule, after: earlier)
            }
        case .rows, .parts, .aimedParts:
            switch try rule.layoutInRows(count, inset: grid.inset)?.geometry {
            case .solved(let tiles)?: add(.solved(tiles))
            case .photos(let tree)?: add(.tree(tree))
            case .justified(let rows)?: add(.justified(rows))
            case .aimedParts(let parts)?: add(.aimedParts(parts))
            case .strip(let strip)?: add(.strip(strip))
            case nil: break
            }
        case .justified(let rows): add(.justified(rows))
        case .strip(let strip): add(.strip(strip))
        case .waterfall(let waterfall): add(.waterfall(waterfall))
        case .repeated(let blocks):
            let solved = try grid.layout(repeating: blocks, count: count, width: width, by: rule)
            if let solved { add(.solved(solved.tiles)) }
        }
        return found
    }

    /// The patterns of a count's layouts at a piece.
    func patterns(of count: Int, at piece: Int) -> [Pattern] {
        grid.cases.layouts(of: count, at: pieces[piece].lower).map { $0.pattern ?? [] }
    }

    /// The rule for a count at a piece; nil if there is none.
    func rule(for count: Int, at piece: Int) -> Rule? {
        grid.cases.rule(of: count, at: pieces[piece].lower)
    }
}
