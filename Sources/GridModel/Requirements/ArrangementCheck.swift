internal import GridSyntax

/// Checks one arrangement against a requirement, at all sizes of a box.
struct ArrangementCheck {
    typealias Outcome = RequirementProof.Outcome

    let arrangement: Arrangement
    let grid: Grid
    let box: SizeBox
    /// Whether the greatest width of the box isn't promised for this arrangement.
    let isOpenAbove: Bool
    let gaps: Gaps

    init(_ arrangement: Arrangement, of grid: Grid, in box: SizeBox, isOpenAbove: Bool) {
        (self.arrangement, self.grid, self.box, self.isOpenAbove) = (arrangement, grid, box, isOpenAbove)
        gaps = Gaps(row: grid.rowGap, column: grid.columnGap)
    }

    func outcome(_ claim: Requirement.Claim, _ work: inout ProofWork) throws(ExactOverflow) -> Outcome {
        work.steps -= arrangement.tileCount
        if work.steps < 0 { return .tooMany }
        switch claim {
        case .largest(let photo) where photo > arrangement.tileCount || arrangement.tileCount == 1:
            return .notConcerned
        case .areas where arrangement.tileCount == 1: return .notConcerned
        default: break
        }
        switch arrangement.tiles {
        case .solved(let tiles): return try outcome(claim, tiles, &work)
        case .tree(let tree):
            return try PhotoCheck(self, limits: tree.ratios, .init(tree.root)).outcome(claim, &work)
        case .justified(let rows):
            return try PhotoCheck(self, limits: rows.ratios, .mixed).outcome(claim, &work)
        case .aimedParts(let parts):
            return try PhotoCheck(self, limits: parts.rows.ratios, .mixed).outcome(claim, &work)
        case .strip(let strip):
            switch claim {
            case .within, .atLeast:
                let height = try strip.containerHeight(inset: grid.inset)
                let container = PlacedTiles(width: .width, height: height, tiles: [])
                return try outcome(claim, TileList(container), &work)
            case .tiles, .areas, .largest, .keep:
                return try PhotoCheck(self, limits: strip.ratios, .equallyHigh).outcome(claim, &work)
            }
        case .waterfall(let waterfall):
            let form: PhotoCheck.Form = waterfall.across == nil ? .equallyWide : .mixed
            return try PhotoCheck(self, limits: waterfall.ratios, form).outcome(claim, &work)
        }
    }

    // MARK: Tiles whose sizes don't depend on the photos

    private func outcome(
        _ claim: Requirement.Claim, _ tiles: TileList, _ work: inout ProofWork
    ) throws(ExactOverflow) -> Outcome {
        let sides = try sides(of: tiles)
        var breaches: [Breach] = []
        func check(_ kind: Breach.Kind, _ quotient: Quotient, _ limit: Rational) throws(ExactOverflow) {
            guard var excess = try quotient.excess(over: limit, in: box) else { return }
            excess = try presentable(excess, quotient, limit)
            let breach = Breach(kind: kind, excess: excess, arrangement: arrangement)
            if breach.isWorse(than: breaches.last { $0.kind.isLike(kind) }) {
                breaches.removeAll { $0.kind.isLike(kind) }
                breaches.append(breach)
            }
        }
        switch claim {
        case .within(let limit):
            let height = try Form(tiles.height, gaps: gaps)
            try check(
                .high, limit.quotient(height, over: try Form(tiles.width, gaps: gaps)), try limit.most())
        case .atLeast(let limit):
            let height = try Form(tiles.height, gaps: gaps)
            try check(
                .low, limit.inverse(height, over: try Form(tiles.width, gaps: gaps)), try limit.mostInverse())
        case .tiles(let ratios):
            for side in sides {
                try check(
                    .wide(tile: side.tile), Quotient(top: [side.width], bottom: [side.height]), ratios.upper)
                try check(
                    .tall(tile: side.tile), Quotient(top: [side.height], bottom: [side.width]),
                    try .one / ratios.lower)
            }
        case .areas(let times):
            work.steps -= sides.count * sides.count
            if work.steps < 0 { return .tooMany }
            for large in sides {
                for small in sides where small.tile != large.tile {
                    try check(.large(tile: large.tile, than: small.tile), large.area(over: small), times)
                }
            }
        case .largest(let photo):
            let own = try Sides(tiles[photo - 1], tile: photo - 1, gaps: gaps)
            for other in sides {
                try check(.large(tile: other.tile, than: photo - 1), other.area(over: own), .one)
            }
        case .keep(let share, let range):
            if share.isZero { return .holds }
            return try keep(share, of: range, tiles)
        }
        return breaches.isEmpty ? .holds : .fails(breaches)
    }

    /// The width and height of a tile.
    private struct Sides {
        let tile: Int
        let width: Form
        let height: Form

        init(_ tile: Tile, tile index: Int, gaps: Gaps) throws(ExactOverflow) {
            self.tile = index
            width = try Form(tile.width, gaps: gaps)
            height = try Form(tile.height, gaps: gaps)
        }

        func area(over other: Sides) -> Quotient {
            Quotient(top: [width, height], bottom: [other.width, other.height])
        }
    }

    /// A tile that shows too little of a photo whose ratio is at or near an end of a range.
    private struct Hidden {
        let side: Sides
        let range: PhotoShapes.Ratios
        let end: Rational
        let isLeast: Bool
        let excess: Excess

        /// How many times a photo of a ratio would have to be as large.
        func times(_ ratio: Rational) throws(ExactOverflow) -> Quotient {
            let (width, height) = ([side.width], [side.height])
            return isLeast
                ? Quotient(top: width, bottom: height, factor: try .one / ratio)
                : Quotient(top: height, bottom: width, factor: ratio)
        }
    }

    private func keep(
        _ share: Rational, of range: RatioRange, _ tiles: TileList
    ) throws(ExactOverflow) -> Outcome {
        let most = try .one / share, shapes = shapes
        let first = try shapes.places(of: tiles.count).dropLast().map { place throws(ExactOverflow) in
            try Sides(tiles[place], tile: place, gaps: gaps)
        }
        var found: [Hidden] = []
        for side in try first + self.sides(of: tiles, from: first.count) {
            for own in shapes[side.tile] {
                guard let (least, greatest) = own.limits(within: range) else { continue }
                let wide = Quotient(top: [side.width], bottom: [side.height], factor: try .one / least)
                if let excess = try wide.excess(over: most, in: box) {
                    found.append(Hidden(side: side, range: own, end: least, isLeast: true, excess: excess))
                }
                let tall = Quotient(top: [side.height], bottom: [side.width], factor: greatest)
                if let excess = try tall.excess(over: most, in: box) {
                    found.append(
                        Hidden(side: side, range: own, end: greatest, isLeast: false, excess: excess))
                }
            }
        }
        found = found.inOrder { first, second in
            guard let other = second.excess.greatest else { return false }
            return first.excess.greatest.map { $0 > other } ?? true
        }
        let examples = PhotoExamples(of: arrangement, in: grid)
        for hidden in found.prefix(8) {
            for ratio in hidden.range.approaching(hidden.end) {
                let times = try hidden.times(ratio)
                guard range.lower <= ratio, ratio <= range.upper,
                    try times.exceeds(most, at: hidden.excess.corner),
                    let photos = examples.photos(with: [(hidden.side.tile, ratio)], others: ratio)
                else { continue }
                var excess = try presentable(try times.excess(at: hidden.excess.corner), times, most)
                excess.greatest = found[0].excess.greatest
                let kind = Breach.Kind.hidden(tile: hidden.side.tile, ratio: ratio)
                let isForAll = arrangement.source.pattern == nil && arrangement.earlier.isEmpty
                return .fails([
                    Breach(
                        kind: kind, excess: excess, arrangement: arrangement, example: isForAll ? nil : photos
                    )
                ])
            }
        }
        return found.isEmpty ? .holds : .open(most: found[0].excess.greatest)
    }

    /// The sides of the tiles from an index on, each pair once.
    private func sides(of tiles: TileList, from start: Int = 0) throws(ExactOverflow) -> [Sides] {
        var known = Set<[UInt32]>()
        var sides: [Sides] = []
        for (index, entry) in tiles.entries.enumerated().dropFirst(start)
        where known.insert([entry.width, entry.height]).inserted {
            sides.append(try Sides(tiles[index], tile: index, gaps: gaps))
        }
        return sides
    }

    /// The ratios that the photos can have.
    var shapes: PhotoShapes { shapes(without: []) }

    /// The ratios that the photos can have if none has certain shapes.
    func shapes(without absent: [PatternLetter]) -> PhotoShapes {
        let count = arrangement.count
        let room = ShapeRoom(count: count, mayAdd: count <= grid.append ?? 0)
        let (pattern, earlier) = (arrangement.source.pattern ?? [], arrangement.earlier)
        if pattern.isEmpty, earlier.isEmpty { return PhotoShapes(mayAdd: room.mayAdd) }
        return PhotoShapes(pattern, after: earlier, without: absent, in: room, grid.shapes)
    }

    /// The same excess at a size that is promised, and has few digits if possible.
    private func presentable(
        _ excess: Excess, _ quotient: Quotient, _ limit: Rational
    ) throws(ExactOverflow) -> Excess {
        let height = excess.corner.height
        for width in try promisedWidths(near: excess.corner.width) {
            let corner = Corner(width: width, height: height)
            guard try quotient.exceeds(limit, at: corner) else { continue }
            var shown = try quotient.excess(at: corner)
            shown.greatest = excess.greatest
            return shown
        }
        return excess
    }

    /// Promised widths near another: first whole numbers, then itself, or if it isn't promised, widths that come nearer and
    /// nearer to it.
    func promisedWidths(near width: Rational) throws(ExactOverflow) -> [Rational] {
        let isPromised = !(isOpenAbove && width == box.width.upper)
        if isPromised, width.denominator == 1 { return [width] }
        let whole = try width.rounded(places: 0, isDown: true)
        var widths = [isPromised || whole < width ? whole : try whole - .one]
        if isPromised {
            widths += [try whole + .one, width]
        } else {
            var step = min(.one, try width - box.width.lower)
            for _ in 0..<30 {
                step = try step / Rational(2)
                widths.append(try width - step)
            }
        }
        return widths.filter {
            box.width.lower <= $0 && $0 <= box.width.upper && !(isOpenAbove && $0 == box.width.upper)
        }
    }
}

extension PhotoBox {
    /// What must not be greater than `most`: a height, or a height as a fraction of the width.
    fileprivate func quotient(_ height: Form, over width: Form) -> Quotient {
        switch self {
        case .ratio: Quotient(top: [height], bottom: [width])
        case .height:
            Quotient(top: [height], bottom: [Form(w: .zero, h: .zero, constant: .one)])
        }
    }

    func most() throws(ExactOverflow) -> Rational {
        switch self {
        case .ratio(let ratio): try .one / ratio
        case .height(let height): height
        }
    }

    /// What must not be greater than `mostInverse` of a container that isn't lower than the box: the quotient the other way round.
    fileprivate func inverse(_ height: Form, over width: Form) -> Quotient {
        let quotient = quotient(height, over: width)
        return Quotient(top: quotient.bottom, bottom: quotient.top)
    }

    func mostInverse() throws(ExactOverflow) -> Rational { try .one / most() }
}
