internal import GridSyntax

/// What follows from all photos together: areas and heights.
extension PhotoCheck {
    /// - Parameter place: the tile that others are compared with; nil for each.
    func areas(
        _ times: Rational, than place: Int?, _ work: inout ProofWork
    ) throws(ExactOverflow) -> Outcome {
        let extreme = max(PhotoShapes.extreme, try times * Rational(2))
        var bound: Rational?
        if form != .mixed {
            var pairs = try pairs(over: times, than: place, extreme)
            if pairs.isEmpty { return .holds }
            pairs = pairs.inOrder { $0.value > $1.value }
            // Photos above each other grow by equal shares, which brings their areas nearer to each other.
            for pair in pairs.prefix(8) where form == .equallyHigh || !hasLeast {
                guard var breach = try breach(pair, over: times) else { continue }
                breach.excess.greatest = pairs[0].value
                return .fails([breach])
            }
            bound = pairs[0].value
        }
        let width = try widths(hasLeast ? 6 : 2)
        return try searched(
            widths: width, limit: times, bound: bound, extreme, &work,
            rough: { layout, _ in
                let areas = layout.tiles.map { $0.width * $0.height }
                let least = place.map { areas[$0] } ?? areas.filter { $0 > 0 }.min() ?? 0
                return least > 0 ? (areas.max() ?? 0) / least : 0
            },
            exact: { layout, _, width throws(ExactOverflow) in
                let areas = try layout.tiles.map { tile throws(ExactOverflow) in
                    try check.area(of: tile, width: width)
                }
                let large = areas.indices.max { areas[$0] < areas[$1] }
                let small = place ?? areas.indices.filter { areas[$0] > .zero }.min { areas[$0] < areas[$1] }
                guard let large, let small, areas[small] > .zero else { return nil }
                return (.large(tile: large, than: small), try areas[large] / areas[small])
            })
    }

    /// Two tiles of which one may be too large.
    private struct Pair {
        let large: Int
        let small: Int
        let value: Rational
        let side: RatioRange?
        /// Whether the large one is the wider one.
        let isWider: Bool
    }

    /// Pairs of tiles that are equally high or equally wide, so that their areas are as their ratios or the other way round.
    private func pairs(
        over times: Rational, than place: Int?, _ extreme: Rational
    ) throws(ExactOverflow) -> [Pair] {
        let count = arrangement.tileCount
        // Two tiles stand for all that patterns don't name.
        let some = (0..<count).prefix(shapes.places(of: count).count + 1)
        var pairs: [Pair] = []
        for side in sides {
            let least = shapes.least(count, within: side, extreme)
            let greatest = shapes.greatest(count, within: side, extreme)
            for large in some {
                for small in place.map({ $0..<($0 + 1) }) ?? some where small != large {
                    let isWider = form == .equallyHigh
                    let value = try isWider ? greatest[large] / least[small] : greatest[small] / least[large]
                    if value > times {
                        pairs.append(
                            Pair(large: large, small: small, value: value, side: side, isWider: isWider))
                    }
                }
            }
        }
        return pairs
    }

    /// Photos for which a tile is too large.
    private func breach(_ pair: Pair, over times: Rational) throws(ExactOverflow) -> Breach? {
        let extreme = max(PhotoShapes.extreme, try times * Rational(2))
        let (wide, tall) = pair.isWider ? (pair.large, pair.small) : (pair.small, pair.large)
        func ratios(_ place: Int, isWide: Bool) throws(ExactOverflow) -> [Rational] {
            guard let range = isWide ? shapes[place].last : shapes[place].first else { return [] }
            let end: Rational =
                if let side = pair.side { isWide ? side.upper : side.lower } else {
                    isWide ? extreme : try .one / extreme
                }
            return range.approaching(range.inside(end))
        }
        let wides = try ratios(wide, isWide: true), talls = try ratios(tall, isWide: false)
        for step in 0..<max(wides.count, talls.count) {
            guard !wides.isEmpty, !talls.isEmpty else { break }
            let own = (wides[min(step, wides.count - 1)], talls[min(step, talls.count - 1)])
            for other in others(own.1) + others(own.0) {
                guard let photos = examples.photos(with: [(wide, own.0), (tall, own.1)], others: other) else {
                    break
                }
                let limits = try limits?.range(for: photos, count: arrangement.sidedCount)
                let value =
                    try photos.ratio(at: wide, within: limits) / photos.ratio(at: tall, within: limits)
                guard value > times else { continue }
                return Breach(
                    kind: .large(tile: pair.large, than: pair.small),
                    excess: Excess(value: value, corner: corner), arrangement: arrangement, example: photos)
            }
        }
        return nil
    }

    // MARK: Heights

    func height(_ box: PhotoBox, _ work: inout ProofWork) throws(ExactOverflow) -> Outcome {
        let most = try box.most()
        switch arrangement.tiles {
        case .tree, .waterfall:
            guard limits != nil else {
                // Without limits, one photo may be as high as one likes.
                return try unlimited(box, most)
            }
            if let outcome = try heightAcross(box, isLow: false) { return outcome }
            var bound: (width: Rational, value: Rational, ratios: [Rational])?
            for side in sides {
                let least = shapes.least(arrangement.tileCount, within: side)
                guard let layout = arrangement.solved(for: Photos(least), width: corner.width, of: check.grid)
                else {
                    throw ExactOverflow()
                }
                // As a fraction of the width, too, the height with and without a box only grows or only shrinks, so it is
                // greatest at an end or where both are equal.
                for width in try turns(of: layout) {
                    let value = try height(of: layout, at: width, box)
                    if value > bound?.value ?? most { bound = (width, value, least) }
                }
            }
            guard let bound else { return .holds }
            if var breach = try breach(near: bound.ratios, at: bound.width, box) {
                breach.excess.greatest = bound.value
                return .fails([breach])
            }
            return try searchedHeight(box, bound: bound.value, from: [], &work)
        case .justified(let rows): return try height(of: rows, in: nil, box, &work)
        case .aimedParts(let parts): return try height(of: parts.rows, in: parts, box, &work)
        case .solved, .strip: return .holds
        }
    }

    /// - Parameter parts: the parts that the rows are among, if there are some.
    private func height(
        of rows: JustifiedRows, in parts: Parts<JustifiedRows>?, _ box: PhotoBox, _ work: inout ProofWork
    ) throws(ExactOverflow) -> Outcome {
        let most = try box.most()
        let count = arrangement.tileCount - (parts?.written ?? 0)
        let widths = check.box.width
        var isRatio = false
        if case .ratio = box { isRatio = true }
        var bound: Double?
        var starts: [PhotoSearch.Candidate] = []
        if rows.isShape {
            let heights = ShapedHeights(rows, count: count, inset: check.grid.inset, gaps: check.gaps)
            work.steps -= heights.steps
            if work.steps < 0 { return .tooMany }
            bound = heights.bound(over: widths, areRatios: isRatio)
        } else {
            let key = RowHeights.Key(rows: rows, widths: widths, areRatios: isRatio)
            guard
                let heights = work.heights(key, count, inset: check.grid.inset, gaps: check.gaps)
            else { return .tooMany }
            var written: [WrittenHeights] = []
            if let parts {
                for side in rows.ratios.sides {
                    written.append(
                        try WrittenHeights(
                            parts, ratio: side.lower, inset: check.grid.inset, gaps: check.gaps))
                }
            }
            bound = heights.bound(count, written)
            // Photos are as high as they can be in written rows.
            let (above, below) = (parts?.above?.count ?? 0, parts?.below?.count ?? 0)
            starts = heights.examples(count).map {
                PhotoSearch.Candidate(
                    photos: [Double](repeating: $0.least, count: above) + $0.ratios
                        + [Double](repeating: $0.least, count: below), width: $0.width)
            }
        }
        if let bound, RowHeights.isWithin(bound, most) { return .holds }
        return try searchedHeight(box, bound: bound.flatMap { Rational(above: $0) }, from: starts, &work)
    }

    /// The height of a layout, or with a box of a ratio the height as a fraction of the width.
    func height(
        of layout: SolvedLayout, at width: Rational, _ box: PhotoBox
    ) throws(ExactOverflow) -> Rational {
        let corner = Corner(width: width, height: .zero)
        func length(_ tiles: TileList) throws(ExactOverflow) -> Rational {
            try GridModel.Form(tiles.height, gaps: check.gaps).value(at: corner)
        }
        var height = try length(layout.bounded?.free ?? layout.tiles)
        if let held = layout.bounded?.held { height = min(height, try length(held)) }
        if let grown = layout.bounded?.grown { height = max(height, try length(grown)) }
        if case .ratio = box { return try height / width }
        return height
    }

    /// Photos that make a tree or a waterfall too high, or with `isLow` too low: with these ratios, or nearer and nearer to them.
    func breach(
        near ratios: [Rational], at width: Rational, _ box: PhotoBox, isLow: Bool = false
    ) throws(ExactOverflow) -> Breach? {
        let limit = try box.most()
        for step in 0..<8 {
            let given = ratios.indices.map { place in
                let range = (isLow ? shapes[place].last : shapes[place].first) ?? PhotoShapes.any
                let near = range.approaching(range.inside(ratios[place]))
                return (place: place, ratio: near.isEmpty ? ratios[place] : near[min(step, near.count - 1)])
            }
            guard let other = ratios.last, let photos = examples.photos(with: given, others: other),
                let layout = arrangement.solved(for: photos, width: width, of: check.grid)
            else { continue }
            for width in try check.promisedWidths(near: width) {
                let height = try height(of: layout, at: width, box)
                guard isLow ? height < limit : height > limit else { continue }
                let excess = Excess(
                    value: try isLow ? inverse(height) : height,
                    corner: Corner(width: width, height: corner.height))
                return Breach(
                    kind: isLow ? .low : .high, excess: excess, arrangement: arrangement, example: photos)
            }
        }
        return nil
    }

    /// Photos of a waterfall without limits.
    private func unlimited(_ box: PhotoBox, _ most: Rational) throws(ExactOverflow) -> Outcome {
        let width = corner.width
        let height: Rational = if case .ratio = box { try most * width } else { most }
        guard case .waterfall(let waterfall) = arrangement.tiles else { return .open(most: nil) }
        let own = try GridModel.Form(waterfall.columnWidth, gaps: check.gaps).value(at: corner)
        guard own > .zero else { return .open(most: nil) }
        let ratio = try own / (try height + .one)
        let all = [Rational](repeating: ratio, count: arrangement.tileCount)
        guard var breach = try breach(near: all, at: width, box) else { return .open(most: nil) }
        breach.excess.greatest = nil
        return .fails([breach])
    }

    private func searchedHeight(
        _ box: PhotoBox, bound: Rational?, from starts: [PhotoSearch.Candidate], _ work: inout ProofWork
    ) throws(ExactOverflow) -> Outcome {
        var isRatio = false
        if case .ratio = box { isRatio = true }
        return try searched(
            widths: try widths(6), limit: try box.most(), bound: bound, PhotoShapes.extreme, from: starts,
            &work,
            rough: { layout, width in isRatio ? layout.height / width : layout.height },
            exact: { layout, _, width throws(ExactOverflow) in
                (.high, try height(of: layout, at: width, box))
            })
    }

    /// The least and the greatest width, and those between at which photos reach the height of one of their boxes.
    func turns(of layout: SolvedLayout) throws(ExactOverflow) -> [Rational] {
        let widths = check.box.width
        var turns = [widths.lower, widths.upper]
        guard let bounded = layout.bounded else { return turns }
        let free = try GridModel.Form(bounded.free.height, gaps: check.gaps)
        for tiles in [bounded.held, bounded.grown].compactMap({ $0 }) {
            let other = try GridModel.Form(tiles.height, gaps: check.gaps)
            let slope = try free.w - other.w
            if slope.isZero { continue }
            let width = try (try other.constant - free.constant) / slope
            if widths.lower < width, width < widths.upper { turns.append(width) }
        }
        return turns
    }

    // MARK: The search

    /// Looks for photos with which something is greater than a limit.
    ///
    /// - Parameters:
    ///   - bound: what is never exceeded, if that is known.
    ///   - range: the ratios of photos among which it looks; nil for the limits.
    ///   - rough: what must not be greater, of a layout in doubles.
    ///   - exact: the same of an exact layout.
    func searched(
        widths: [Rational], limit: Rational, bound: Rational?, _ extreme: Rational,
        within range: RatioRange? = nil, from starts: [PhotoSearch.Candidate] = [], _ work: inout ProofWork,
        rough: @escaping (RoughSizes.Layout, _ width: Double) -> Double,
        exact: (SolvedLayout, Photos, _ width: Rational) throws(ExactOverflow) -> (Breach.Kind, Rational)?
    ) throws(ExactOverflow) -> Outcome {
        let range = range ?? limits?.plain
        let least = shapes.least(arrangement.tileCount, within: range, extreme)
        let greatest = shapes.greatest(arrangement.tileCount, within: range, extreme)
        var search = PhotoSearch(
            check, limits: limits, least, greatest, widths: widths, tiles: work.tilesOfSearch(), value: rough)
        var worst: Breach?
        for candidate in search.worst(from: starts).prefix(4) where worst == nil {
            guard let width = Rational(near: candidate.width) else { continue }
            let widths = try check.promisedWidths(near: width).prefix(3)
            // Ratios of few digits, if they are nearly as bad.
            for digits in [2, 3, 5] {
                let ratios = zip(candidate.photos, zip(least, greatest)).map { ratio, ends in
                    if ratio == ends.0.nearestDouble { return ends.0 }
                    if ratio == ends.1.nearestDouble { return ends.1 }
                    return Rational(near: ratio, digits: digits) ?? ends.0
                }
                let photos = examples.all(ratios)
                guard arrangement.isFor(photos, check.grid.shapes) else { continue }
                for width in widths {
                    guard let layout = arrangement.solved(for: photos, width: width, of: check.grid),
                        let (kind, value) = try exact(layout, photos, width), value > limit
                    else { continue }
                    let known = worst?.excess.value ?? limit
                    let much = worst == nil ? limit : try known * Rational(21, over: 20)
                    guard value > much else { continue }
                    var excess = Excess(value: value, corner: Corner(width: width, height: corner.height))
                    excess.greatest = bound.map { max($0, value) } ?? value
                    worst = Breach(kind: kind, excess: excess, arrangement: arrangement, example: photos)
                }
            }
        }
        return worst.map { .fails([$0]) } ?? .open(most: bound)
    }

    /// Promised widths, from the least to the greatest or near it.
    func widths(_ number: Int) throws(ExactOverflow) -> [Rational] {
        let range = check.box.width
        var widths = [range.lower]
        for place in 1..<number {
            let part = try (try range.upper - range.lower) * Rational(Int128(place), over: Int128(number - 1))
            widths += try check.promisedWidths(near: try range.lower + part).prefix(1)
        }
        return widths
    }
}

extension ArrangementCheck {
    /// The area of a tile in points.
    fileprivate func area(of tile: Tile, width: Rational) throws(ExactOverflow) -> Rational {
        let corner = Corner(width: width, height: .zero)
        return try GridModel.Form(tile.width, gaps: gaps).value(at: corner)
            * GridModel.Form(tile.height, gaps: gaps).value(at: corner)
    }
}

extension Rational {
    /// A number of few digits that isn't less than a bound.
    fileprivate init?(above number: Double) {
        guard let near = Rational(near: number) else { return nil }
        if RowHeights.isWithin(number, near) {
            self = near
        } else if let above = try? near * Rational(10_001, over: 10_000) {
            self = above
        } else {
            return nil
        }
    }
}
