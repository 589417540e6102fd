package import GridSyntax

/// The widths, in points, that the photos of a layout need at some promised widths of the container.
package struct ImageNeed {
    /// The number of photos.
    package let count: Int
    /// The shapes that the layout is for; nil for any that no other one is for.
    package let pattern: [PatternLetter]?
    /// The container widths.
    package let widths: LengthRange
    /// What each tile needs.
    package let tiles: [Tile]

    /// The widths that the photo of one tile needs: it covers the tile.
    package struct Tile {
        /// The least one, over all widths and photos.
        package let least: Rational
        /// The greatest one.
        package let greatest: Rational
        /// Forms of the container's width, the greatest of which is the greatest width needed.
        package let forms: [Affine]
    }
}

extension Grid {
    /// What the photos of all layouts need. Of a rule that isn't written out, counts stand for all others that have rows of the
    /// same lengths.
    ///
    /// - Parameters:
    ///   - photos: the ratios of photos; nil if each photo has the ratio of its tile.
    ///   - least: the least width of the container in a page.
    ///   - greatest: the greatest one, or nil without limit.
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    package func imageNeeds(
        of photos: RatioRange?, between least: Rational, and greatest: Rational?
    ) throws(ExactOverflow) -> [ImageNeed] {
        var uses = CaseUses(of: self)
        var needs: [ImageNeed] = []
        for piece in uses.pieces.indices {
            let own = uses.pieces[piece]
            let isOpen = piece < uses.pieces.count - 1
            let range = LengthRange(
                lower: max(own.lower, least), upper: min(own.upper, greatest ?? own.upper))
            guard
                range.lower < range.upper
                    || range.lower == range.upper && !(isOpen && range.lower == own.upper)
            else { continue }
            var counts = Set(layouts.map { $0.count })
            for rule in rules where rule.widths.holds(range.lower) {
                counts.formUnion(
                    CountsToProve(claim: .areas(.one), from: 1, to: nil, uses: uses, piece: piece).counts(
                        of: rule
                    ).counts)
            }
            for count in counts.sorted() {
                for arrangement in try uses.arrangements(of: count, at: piece) {
                    let box = SizeBox(width: range, height: height)
                    let check = ArrangementCheck(arrangement, of: self, in: box, isOpenAbove: false)
                    guard let tiles = try TileNeeds(check, photos).tiles() else { continue }
                    needs.append(
                        ImageNeed(
                            count: count, pattern: arrangement.source.pattern, widths: range, tiles: tiles))
                }
            }
        }
        return needs
    }

    /// The first rule whose photos have widths that are no forms of the container's width; nil if there is none.
    package var unboundedImages: SourceSpan? {
        layouts.first { $0.justifiedRows != nil || $0.photoTree?.box != nil }?.origin.span
            ?? rules.first { $0.justifiedRows != nil || $0.rows?.sizing.photoBox != nil }?.origin.span
    }
}

/// Finds what the photos of an arrangement need.
private struct TileNeeds {
    private let check: ArrangementCheck
    private let photos: RatioRange?
    private let shapes: PhotoShapes
    private var arrangement: Arrangement { check.arrangement }

    init(_ check: ArrangementCheck, _ photos: RatioRange?) {
        (self.check, self.photos) = (check, photos)
        shapes = check.shapes
    }

    /// The needs of all tiles; nil if no such photos are laid out so.
    func tiles() throws(ExactOverflow) -> [ImageNeed.Tile]? {
        switch arrangement.tiles {
        case .solved(let tiles):
            var found: [ImageNeed.Tile] = []
            for (place, tile) in tiles.enumerated() {
                guard let photos else {
                    found.append(try need([tile.width], [tile.width]))
                    continue
                }
                guard let own = ratios(at: place, within: photos) else { return nil }
                found.append(
                    try need(
                        [tile.width, try tile.height * own.lower], [tile.width, try tile.height * own.upper]))
            }
            return found
        case .waterfall(let waterfall):
            let range = photos ?? waterfall.ratios ?? RatioRange(lower: .one, upper: .one)
            return try (0..<arrangement.tileCount).map { place throws(ExactOverflow) in
                let own = ratios(at: place, within: range) ?? (range.lower, range.upper)
                let limits = photos == nil ? nil : waterfall.ratios
                return try need(
                    [try waterfall.columnWidth * cover(own.lower, limits)],
                    [try waterfall.columnWidth * cover(own.upper, limits)])
            }
        case .tree(let tree): return try tiles(of: tree)
        case .justified: return nil
        }
    }

    /// By how much a photo is wider than its tile, whose ratio is clamped.
    private func cover(_ ratio: Rational, _ limits: RatioRange?) throws(ExactOverflow) -> Rational {
        guard let limits else { return .one }
        return max(.one, try ratio / limits.clamped(ratio))
    }

    private func ratios(at place: Int, within range: RatioRange) -> (lower: Rational, upper: Rational)? {
        let parts = shapes[place].compactMap { $0.limits(within: range) }
        guard let first = parts.first, let last = parts.last else { return nil }
        return (first.lower, last.upper)
    }

    /// A tile of a tree is the widest with its own greatest ratio, if the photos beside it have the least and those above and
    /// below it the greatest, and the other way round; see `PhotoSides`.
    private func tiles(of tree: PhotoTree) throws(ExactOverflow) -> [ImageNeed.Tile]? {
        let count = arrangement.tileCount
        var found: [ImageNeed.Tile] = []
        for place in 0..<count {
            var (least, greatest): ([Affine], [Affine]) = ([], [])
            for limits in tree.ratios.sides {
                var own: [(lower: Rational, upper: Rational)] = []
                for place in 0..<count {
                    guard let range = ratios(at: place, within: photos ?? tree.ratios.plain) else {
                        return nil
                    }
                    own.append(range)
                }
                for isGreatest in [false, true] {
                    var assigned: [Rational] = []
                    Self.assign(tree.root, place, isGreatest, own, to: &assigned)
                    let width = check.box.width.lower
                    let clamped = assigned.map { limits.clamped($0) }
                    guard let layout = arrangement.solved(for: clamped, width: width, of: check.grid),
                        layout.tiles.indices.contains(place)
                    else { throw ExactOverflow() }
                    let form = try layout.tiles[place].width * cover(assigned[place], limits)
                    if isGreatest { greatest.append(form) } else { least.append(form) }
                }
            }
            // One side or the other: the lesser of the least, and the greater of the greatest.
            let needs = try least.map { form throws(ExactOverflow) in try need([form], greatest) }
            guard let first = needs.min(by: { $0.least < $1.least }) else { return nil }
            found.append(first)
        }
        return found
    }

    /// Gives each photo its least or greatest ratio so that the one at `place` gets the widest, or the narrowest.
    private static func assign(
        _ block: PhotoTree.Block, _ place: Int, _ isGreatest: Bool,
        _ own: [(lower: Rational, upper: Rational)],
        to ratios: inout [Rational]
    ) {
        switch block {
        case .photo:
            let range = own[ratios.count]
            ratios.append(isGreatest ? range.upper : range.lower)
        case .row(let blocks), .stack(let blocks):
            var isRow = false
            if case .row = block { isRow = true }
            for part in blocks {
                let places = ratios.count..<(ratios.count + part.photoCount)
                if places.contains(place) {
                    assign(part, place, isGreatest, own, to: &ratios)
                } else {
                    ratios += places.map { isGreatest != isRow ? own[$0].upper : own[$0].lower }
                }
            }
        }
    }

    /// What a tile needs if the greatest of some forms is the least that is needed, and of others the greatest.
    private func need(_ least: [Affine], _ greatest: [Affine]) throws(ExactOverflow) -> ImageNeed.Tile {
        let lower = try values(of: least).min() ?? .zero
        let upper = try values(of: greatest).max() ?? .zero
        return ImageNeed.Tile(least: lower, greatest: upper, forms: try leading(greatest))
    }

    /// The forms without those that are nowhere greater than another.
    private func leading(_ forms: [Affine]) throws(ExactOverflow) -> [Affine] {
        var leading: [Affine] = []
        for form in forms where !leading.contains(form) {
            var isGreater = true
            for other in leading where try isNowhereLess(other, than: form) { isGreater = false }
            guard isGreater else { continue }
            leading = try leading.filter { other throws(ExactOverflow) in
                try !isNowhereLess(form, than: other)
            }
            leading.append(form)
        }
        return leading
    }

    private func isNowhereLess(_ form: Affine, than other: Affine) throws(ExactOverflow) -> Bool {
        let difference = try Form(form - other, gaps: check.gaps)
        for corner in check.box.corners(isHeightFree: !difference.h.isZero)
        where try difference.value(at: corner) < .zero {
            return false
        }
        return true
    }

    /// The greatest of one or two forms at the sizes among which it is greatest or least: at the corners, and where both are
    /// equal along an edge.
    private func values(of forms: [Affine]) throws(ExactOverflow) -> [Rational] {
        let forms = try forms.map { form throws(ExactOverflow) in try Form(form, gaps: check.gaps) }
        let isHeightFree = forms.contains { !$0.h.isZero }
        var corners = check.box.corners(isHeightFree: isHeightFree)
        if forms.count == 2 {
            let (w, h) = (try forms[0].w - forms[1].w, try forms[0].h - forms[1].h)
            let constant = try forms[0].constant - forms[1].constant
            let (width, height) = (check.box.width, check.box.height)
            if !w.isZero {
                for side in isHeightFree ? [height.lower, height.upper] : [height.lower] {
                    let place = try -(try (try h * side) + constant) / w
                    if width.lower < place, place < width.upper {
                        corners.append(Corner(width: place, height: side))
                    }
                }
            }
            if !h.isZero {
                for side in [width.lower, width.upper] {
                    let place = try -(try (try w * side) + constant) / h
                    if height.lower < place, place < height.upper {
                        corners.append(Corner(width: side, height: place))
                    }
                }
            }
        }
        return try corners.map { corner throws(ExactOverflow) in
            try forms.map { form throws(ExactOverflow) in try form.value(at: corner) }.max() ?? .zero
        }
    }
}
