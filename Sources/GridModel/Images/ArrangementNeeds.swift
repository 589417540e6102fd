internal import GridSyntax

/// Finds what the images of one arrangement need, at all sizes of a box.
struct ArrangementNeeds {
    private let check: ArrangementCheck
    private let photos: RatioRange?
    /// Whether photos of all shapes occur, those beyond the range with the nearest ratio in it.
    private let hasAllShapes: Bool
    private let shapes: PhotoShapes
    private var arrangement: Arrangement { check.arrangement }

    /// - Parameter range: the ratios of these photos in the grid.
    init(_ check: ArrangementCheck, _ photos: ImagePhotos, _ range: RatioRange?) {
        (self.check, self.photos, hasAllShapes) = (check, range, photos == .withinLimits)
        var absent: [PatternLetter] = []
        if case .ratios(let range) = photos {
            absent = PatternLetter.shapes.filter { letter in
                PhotoShapes.Ratios(letter, check.grid.shapes).limits(within: range) == nil
            }
        }
        shapes = check.shapes(without: absent)
    }

    private typealias Ratios = (lower: Rational, upper: Rational)

    /// What each tile needs; nil if no photos are laid out so.
    func tiles() throws(ExactOverflow) -> [ImageNeed.Tile]? {
        switch arrangement.tiles {
        case .solved(let tiles):
            guard photos != nil else {
                return try needs(.standard) { place, _ in [[tiles[place].width]] }
            }
            return try needs(.standard) { place, ratio throws(ExactOverflow) in
                let tile = tiles[place]
                return [[tile.width], [try tile.height * ratio]]
            }
        case .waterfall(let waterfall):
            let limits = photos == nil ? nil : waterfall.ratios
            return try needs(waterfall.ratios ?? .standard) { _, ratio throws(ExactOverflow) in
                let isAcross = waterfall.across?.contains(waterfall.ratios?.clamped(ratio) ?? ratio) ?? false
                return [
                    [try (isAcross ? waterfall.widthAcross : waterfall.columnWidth) * cover(ratio, limits)]
                ]
            }
        case .strip(let strip):
            let limits = photos == nil ? nil : strip.ratios.plain
            let height = try strip.height(inset: check.grid.inset)
            return try needs(strip.ratios.plain) { _, ratio throws(ExactOverflow) in
                [[try height * strip.ratios.plain.clamped(ratio) * cover(ratio, limits)]]
            }
        case .tree(let tree): return try tiles(of: tree)
        case .justified, .aimedParts: return nil
        }
    }

    /// What tiles need whose photos need `forms` with a ratio, the more the greater it is.
    private func needs(
        _ limits: RatioRange, _ forms: (Int, Rational) throws(ExactOverflow) -> [[Affine]]
    ) throws(ExactOverflow) -> [ImageNeed.Tile]? {
        guard let all = ratios(limits) else { return nil }
        // Most tiles are as large as the one before.
        var last: (least: [[Affine]], most: [[Affine]], range: LengthRange)?
        return try all.enumerated().map { place, own throws(ExactOverflow) in
            ImageNeed.Tile(
                ranges: try own.map { own throws(ExactOverflow) in
                    let (least, most) = (try forms(place, own.lower), try forms(place, own.upper))
                    if let last, last.least == least, last.most == most { return last.range }
                    let range = try self.range(least, most)
                    last = (least, most, range)
                    return range
                }, forms: try forms(place, own.last?.upper ?? .one))
        }
    }

    /// The ratios that each photo can have; none of a last one that is always the tile that adds a photo. Nil if there are no such
    /// photos.
    ///
    /// - Parameter limits: the ratios of tiles, which are those of photos if nothing is said of these.
    private func ratios(_ limits: RatioRange) -> [[Ratios]]? {
        let all = (0..<arrangement.tileCount).map { place in
            shapes[place].compactMap { own -> Ratios? in
                if let photos {
                    let nearest = photos.clamped(own.lower)
                    return own.limits(within: photos) ?? (hasAllShapes ? (nearest, nearest) : nil)
                }
                return (limits.clamped(own.lower), own.upper.map { limits.clamped($0) } ?? limits.upper)
            }
        }
        let isMissing = all.enumerated().contains { place, own in
            own.isEmpty && !(shapes.mayAdd && place > 0 && place == all.count - 1)
        }
        return isMissing ? nil : all
    }

    /// By how much an image is wider than its tile, which clamps the ratio.
    private func cover(_ ratio: Rational, _ limits: RatioRange?) throws(ExactOverflow) -> Rational {
        guard let limits else { return .one }
        return max(.one, try ratio / limits.clamped(ratio))
    }

    // MARK: Tiles that keep their photos' ratios

    /// A tile is the widest if its own photo and those above and below it have their greatest ratios, and those beside it their
    /// least, and the narrowest the other way round.
    private func tiles(of tree: PhotoTree) throws(ExactOverflow) -> [ImageNeed.Tile]? {
        guard let all = ratios(tree.ratios.plain) else { return nil }
        let ends = all.enumerated().map { place, own -> Ratios in
            let (lower, upper) = (own.first?.lower ?? .one, own.last?.upper ?? .one)
            // The tile that adds a photo has a ratio of 1:1.
            guard shapes.mayAdd, place == all.count - 1 else { return (lower, upper) }
            return (min(lower, .one), max(upper, .one))
        }
        var (tiles, start) = ([ImageNeed.Tile](), 0)
        for part in tree.independentParts {
            let places = start..<(start + part.root.photoCount)
            guard let own = try self.tiles(of: part, Array(all[places]), Array(ends[places])) else {
                return nil
            }
            tiles += own
            start = places.upperBound
        }
        return tiles
    }

    private func tiles(
        of tree: PhotoTree, _ all: [[Ratios]], _ ends: [Ratios]
    ) throws(ExactOverflow) -> [ImageNeed.Tile]? {
        var tiles: [ImageNeed.Tile] = []
        for (place, own) in all.enumerated() {
            var (ranges, greatest): ([LengthRange], [[Affine]]) = ([], [])
            for limits in tree.ratios.sides {
                for own in own.isEmpty ? [(.one, .one)] : own {
                    var ends = ends
                    ends[place] = own
                    guard let own = try reachable(limits, of: tree, place, ends) else { continue }
                    ends[place] = own
                    let least = try forms(
                        of: tree, place, Self.assigned(tree.root, place, ends, isWidest: false), limits)
                    let most = try forms(
                        of: tree, place, Self.assigned(tree.root, place, ends, isWidest: true), limits)
                    ranges.append(try range(least, most))
                    greatest += most
                }
            }
            if greatest.isEmpty { return nil }
            tiles.append(ImageNeed.Tile(ranges: own.isEmpty ? [] : ranges, forms: greatest))
        }
        return tiles
    }

    /// The ratios of a photo with which all together can have these limits: of `sided`, the upper ones if they are wide on average.
    private func reachable(
        _ limits: RatioRange, of tree: PhotoTree, _ place: Int, _ ends: [Ratios]
    ) throws(ExactOverflow) -> Ratios? {
        var own = ends[place]
        guard tree.ratios.isSided, photos != nil, arrangement.count == ends.count else { return own }
        // But for the tolerance of a millionth.
        let sum = Rational(ends.count)
        var others: Ratios = (-own.lower, -own.upper)
        for end in ends {
            others = (try others.lower + end.lower, try others.upper + end.upper)
        }
        if limits.upper > .one {
            own.lower = max(own.lower, try sum - others.upper)
        } else {
            own.upper = min(own.upper, try sum - others.lower)
        }
        return own.lower <= own.upper ? own : nil
    }

    /// The width of a tile's image for photos with these ratios: of each list the least form, and of these the greatest.
    ///
    /// Photos in rows that are lower than their least box also need the height that their tile has then: with h its height before and e
    /// what is missing of all rows, the least of h + e / m and h + e. The second one is lower where nothing is missing, and then
    /// even lower than a tile of rows that are as high as their greatest box.
    private func forms(
        of tree: PhotoTree, _ place: Int, _ ratios: [Rational], _ limits: RatioRange
    ) throws(ExactOverflow) -> [[Affine]] {
        let clamped = Photos(ratios.map { limits.clamped($0) })
        let factor = try cover(ratios[place], photos == nil ? nil : limits)
        let fits: [PhotoTree.Fit] = tree.box == nil ? [.width] : [.width, .height]
        func placed(_ fit: PhotoTree.Fit) throws(ExactOverflow) -> PlacedTiles {
            try tree.placed(clamped, count: arrangement.count, inset: check.grid.inset, fit)
        }
        let widths = try fits.map { fit throws(ExactOverflow) in
            try placed(fit).tiles[place].width * factor
        }
        if tree.least == nil { return [widths] }
        let (free, grown) = (try placed(.width), try placed(.least))
        let missing = try grown.height - free.height
        let ratio = photos == nil ? limits.clamped(ratios[place]) : ratios[place]
        return [
            widths,
            [
                try grown.tiles[place].height * ratio,
                try (free.tiles[place].height + missing) * ratio,
            ],
        ]
    }

    /// The ratios with which the photo at `place` is the widest, or the narrowest.
    private static func assigned(
        _ block: PhotoTree.Block, _ place: Int, _ ends: [Ratios], from start: Int = 0, isWidest: Bool
    ) -> [Rational] {
        var next = start
        let (parts, isRow) =
            switch block {
            case .photo: ([PhotoTree.Block](), false)
            case .row(let parts): (parts, true)
            case .stack(let parts): (parts, false)
            }
        if parts.isEmpty { return [isWidest ? ends[start].upper : ends[start].lower] }
        return parts.flatMap { part in
            let places = next..<(next + part.photoCount)
            defer { next = places.upperBound }
            if places.contains(place) {
                return assigned(part, place, ends, from: places.lowerBound, isWidest: isWidest)
            }
            return places.map { isWidest == isRow ? ends[$0].lower : ends[$0].upper }
        }
    }

    // MARK: Values

    /// From the least value of some forms to the greatest of others, at the sizes of the box.
    private func range(_ least: [[Affine]], _ greatest: [[Affine]]) throws(ExactOverflow) -> LengthRange {
        LengthRange(
            lower: max(.zero, try values(of: least).min() ?? .zero),
            upper: max(.zero, try values(of: greatest).max() ?? .zero))
    }

    /// The values at all sizes of the box among which are the least and the greatest one. There are at most two forms, so they are
    /// at corners or where both forms are equal on an edge.
    private func values(of lists: [[Affine]]) throws(ExactOverflow) -> [Rational] {
        let lists = try lists.map { forms throws(ExactOverflow) in
            try forms.map { form throws(ExactOverflow) in try Form(form, gaps: check.gaps) }
        }
        let forms = lists.flatMap { $0 }
        let (width, height) = (check.box.width, check.box.height)
        let isHeightFree = forms.contains { !$0.h.isZero }
        var corners = check.box.corners(isHeightFree: isHeightFree)
        for (place, first) in forms.enumerated() {
            for second in forms[..<place] {
                let (w, h) = (try first.w - second.w, try first.h - second.h)
                let constant = try first.constant - second.constant
                for side in isHeightFree ? [height.lower, height.upper] : [height.lower] where !w.isZero {
                    let length = try -(try (try h * side) + constant) / w
                    if width.lower < length, length < width.upper {
                        corners.append(Corner(width: length, height: side))
                    }
                }
                for side in [width.lower, width.upper] where !h.isZero {
                    let length = try -(try (try w * side) + constant) / h
                    if height.lower < length, length < height.upper {
                        corners.append(Corner(width: side, height: length))
                    }
                }
            }
        }
        return try corners.map { corner throws(ExactOverflow) in
            try lists.map { forms throws(ExactOverflow) in
                try forms.map { form throws(ExactOverflow) in try form.value(at: corner) }.min() ?? .zero
            }.max() ?? .zero
        }
    }
}
