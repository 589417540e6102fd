internal import GridSyntax

/// What is required of photos that a least height crops.
extension PhotoCheck {
    /// Photos that a least height crops.
    enum Crops {
        /// Those of one row: each is its share of the width wide, and as high as the row or the least box.
        case row(PhotoBox)
        case blocks
    }

    /// Whether there is a least height.
    var hasLeast: Bool {
        if case .tree(let tree) = arrangement.tiles { tree.least != nil } else { false }
    }

    /// What a least height crops at some promised width; nil if it never makes photos higher.
    var crops: Crops? {
        get throws(ExactOverflow) {
            guard case .tree(let tree) = arrangement.tiles, let least = tree.least else { return nil }
            for side in sides {
                let greatest = Photos(shapes.greatest(arrangement.tileCount, within: side))
                guard let layout = arrangement.solved(for: greatest, width: corner.width, of: check.grid),
                    let bounded = layout.bounded, let grown = bounded.grown
                else {
                    throw ExactOverflow()
                }
                let growth = try GridModel.Form(grown.height - bounded.free.height, gaps: check.gaps)
                for width in [check.box.width.lower, check.box.width.upper]
                where try growth.value(at: Corner(width: width, height: .zero)) > .zero {
                    return tree.root.rowLengths?.count == 1 ? .row(least) : .blocks
                }
            }
            return nil
        }
    }

    func tiles(
        _ allowed: RatioRange, _ crops: Crops, _ work: inout ProofWork
    ) throws(ExactOverflow) -> Outcome {
        let tallest = try Rational.one / allowed.lower
        func tall(_ tile: Rational, _ photo: Rational) throws(ExactOverflow) -> Rational? {
            let value = try Rational.one / tile
            return value > tallest ? value : nil
        }
        func wide(_ tile: Rational, _ photo: Rational) -> Rational? { tile > allowed.upper ? tile : nil }
        switch crops {
        case .row(let least):
            var outcome = try cropped(
                CroppedEnds(isLeast: true, areOthersLeast: false, width: check.box.width.lower), least, tall
            ) { place, _ in .tall(tile: place) }
            outcome.add(
                try cropped(
                    CroppedEnds(isLeast: false, areOthersLeast: true, width: check.box.width.upper), least,
                    wide
                ) { place, _ in .wide(tile: place) })
            return outcome
        case .blocks:
            var outcome = try searchedTiles(
                over: tallest, &work, rough: { tile, _ in 1 / tile }, tall,
                kind: { place, _ in .tall(tile: place) })
            // No tile is wider than the limit, cropped or not.
            if limits.map({ $0.upper > allowed.upper }) ?? true {
                outcome.add(
                    try searchedTiles(
                        over: allowed.upper, &work, rough: { tile, _ in tile }, wide,
                        kind: { place, _ in .wide(tile: place) }))
            }
            return outcome
        }
    }

    func keep(
        _ most: Rational, of range: RatioRange, _ crops: Crops, _ work: inout ProofWork
    ) throws(ExactOverflow) -> Outcome {
        func hidden(_ tile: Rational, _ photo: Rational) throws(ExactOverflow) -> Rational? {
            guard range.lower <= photo, photo <= range.upper else { return nil }
            let times = try max(tile / photo, photo / tile)
            return times > most ? times : nil
        }
        func kind(_ place: Int, _ photo: Rational) -> Breach.Kind { .hidden(tile: place, ratio: photo) }
        switch crops {
        case .row(let least):
            // Of a wide photo, the sides are hidden most beside other wide ones; of a tall photo, the ends beside tall ones.
            var outcome = try cropped(
                CroppedEnds(
                    range: range, isLeast: false, areOthersLeast: false, width: check.box.width.lower), least,
                hidden, kind: kind)
            outcome.add(
                try cropped(
                    CroppedEnds(
                        range: range, isLeast: true, areOthersLeast: true, width: check.box.width.upper),
                    least, hidden, kind: kind))
            return outcome
        case .blocks:
            let (lower, upper) = (range.lower.nearestDouble, range.upper.nearestDouble)
            let all = RatioRange(
                lower: min(range.lower, limits?.lower ?? range.lower),
                upper: max(range.upper, limits?.upper ?? range.upper))
            return try searchedTiles(
                over: most, within: all, &work,
                rough: { tile, photo in lower <= photo && photo <= upper ? max(tile / photo, photo / tile) : 0
                },
                hidden, kind: kind)
        }
    }

    /// Looks for photos with a tile that has more of something than allowed.
    ///
    /// - Parameters:
    ///   - rough: what counts, from the ratios of a tile and of its photo.
    ///   - excess: the same if it is more than allowed, and otherwise nil.
    private func searchedTiles(
        over limit: Rational, within range: RatioRange? = nil, _ work: inout ProofWork,
        rough: @escaping (_ tile: Double, _ photo: Double) -> Double,
        _ excess: (_ tile: Rational, _ photo: Rational) throws(ExactOverflow) -> Rational?,
        kind: (_ place: Int, _ photo: Rational) -> Breach.Kind
    ) throws(ExactOverflow) -> Outcome {
        try searched(
            widths: try widths(6), limit: limit, bound: nil, PhotoShapes.extreme, within: range, &work,
            rough: { layout, _ in
                zip(layout.tiles, layout.photos).map { tile, photo in
                    tile.width > 0 && tile.height > 0 ? rough(tile.width / tile.height, photo) : 0
                }.max() ?? 0
            },
            exact: { layout, photos, width throws(ExactOverflow) in
                var worst: (kind: Breach.Kind, value: Rational)?
                for (place, tile) in layout.tiles.enumerated() {
                    let photo = photos.ratio(at: place)
                    guard let value = try excess(ratio(of: tile, at: width), photo),
                        value > worst?.value ?? limit
                    else { continue }
                    worst = (kind(place, photo), value)
                }
                return worst.map { ($0.kind, $0.value) }
            })
    }

    private func ratio(of tile: Tile, at width: Rational) throws(ExactOverflow) -> Rational {
        let corner = Corner(width: width, height: .zero)
        return try GridModel.Form(tile.width, gaps: check.gaps).value(at: corner)
            / GridModel.Form(tile.height, gaps: check.gaps).value(at: corner)
    }

    // MARK: One row

    /// Which ratios in one row give a tile its least or its greatest ratio: with W the width within the insets, G the gaps, c the
    /// least height, r its own ratio and S the sum of all, it has the ratio min(r, r · (W − G) / (S · c)).
    private struct CroppedEnds {
        /// The ratios of the photo; nil for any.
        var range: RatioRange?
        /// Whether the photo has its least ratio, or its greatest one.
        let isLeast: Bool
        let areOthersLeast: Bool
        let width: Rational
    }

    /// A photo of one row that may be cropped too much.
    private struct CroppedPhoto {
        let place: Int
        /// Its ratios, and the one of them.
        let range: PhotoShapes.Ratios
        let end: Rational
        /// The ratios of all photos, within the limits.
        let all: [Rational]
        let value: Rational
    }

    private func cropped(
        _ ends: CroppedEnds, _ least: PhotoBox,
        _ excess: (_ tile: Rational, _ photo: Rational) throws(ExactOverflow) -> Rational?,
        kind: (_ place: Int, _ photo: Rational) -> Breach.Kind
    ) throws(ExactOverflow) -> Outcome {
        let count = arrangement.tileCount, inset = check.grid.inset
        let inside = try ends.width - inset.left - inset.right
        let free = try inside - check.gaps.column * Rational(count - 1)
        let height = try least.height(ofWidth: inside)
        guard free > .zero else { return .open(most: nil) }
        var suspects: [CroppedPhoto] = []
        for side in sides {
            guard let side else { continue }
            let all =
                ends.areOthersLeast
                ? shapes.least(count, within: side) : shapes.greatest(count, within: side)
            let sum = try all.sum()
            for place in shapes.places(of: count) {
                for own in shapes[place] {
                    var end = ends.isLeast ? own.lower : own.upper ?? side.upper
                    if let range = ends.range {
                        guard let limits = own.limits(within: range) else { continue }
                        end = ends.isLeast ? limits.lower : limits.upper
                    } else {
                        end = own.inside(side.clamped(end))
                    }
                    let ratio = side.clamped(end)
                    let total = try sum - all[place] + ratio
                    let tile = min(ratio, try ratio * free / (try total * height))
                    guard let value = try excess(tile, end) else { continue }
                    suspects.append(CroppedPhoto(place: place, range: own, end: end, all: all, value: value))
                }
            }
        }
        suspects = suspects.inOrder { $0.value > $1.value }
        guard let worst = suspects.first else { return .holds }
        for suspect in suspects.prefix(8) {
            for step in 0..<8 {
                let given = (0..<count).map { place -> (place: Int, ratio: Rational) in
                    let other = ends.areOthersLeast ? shapes[place].first : shapes[place].last
                    let range = place == suspect.place ? suspect.range : other ?? PhotoShapes.any
                    let end = place == suspect.place ? suspect.end : range.inside(suspect.all[place])
                    let near = range.approaching(end)
                    return (place, near.isEmpty ? end : near[min(step, near.count - 1)])
                }
                guard let last = given.last,
                    let photos = examples.photos(with: given, others: last.ratio)
                else { continue }
                for width in try check.promisedWidths(near: ends.width) {
                    guard let layout = arrangement.solved(for: photos, width: width, of: check.grid),
                        let value = try excess(
                            ratio(of: layout.tiles[suspect.place], at: width), given[suspect.place].ratio)
                    else { continue }
                    var excess = Excess(value: value, corner: Corner(width: width, height: corner.height))
                    excess.greatest = worst.value
                    return .fails([
                        Breach(
                            kind: kind(suspect.place, given[suspect.place].ratio), excess: excess,
                            arrangement: arrangement, example: photos)
                    ])
                }
            }
        }
        return .open(most: worst.value)
    }
}
