/// Checks an arrangement whose tiles keep the ratios of their photos, within limits.
///
/// What follows from the ratio of one tile alone is exact: its ratio, and how much of its photo is seen. So are areas if all
/// tiles are equally high or equally wide, and the height of a tree of photos: it is greatest with the least ratios, since each
/// photo makes it less high as its ratio grows. Of other arrangements, photos are looked for that break the requirement. If none
/// do, there is no proof.
struct PhotoCheck {
    typealias Outcome = RequirementProof.Outcome

    /// What tiles have in common.
    enum Form {
        case equallyHigh, equallyWide, mixed

        init(_ root: PhotoTree.Block) {
            switch root {
            case .photo: self = .equallyHigh
            case .row(let blocks): self = blocks.allSatisfy { $0 == .photo } ? .equallyHigh : .mixed
            case .stack(let blocks): self = blocks.allSatisfy { $0 == .photo } ? .equallyWide : .mixed
            }
        }
    }

    private let check: ArrangementCheck
    private let limits: RatioRange?
    private let form: Form
    private let shapes: PhotoShapes
    private var arrangement: Arrangement { check.arrangement }

    init(_ check: ArrangementCheck, limits: RatioRange?, _ form: Form) {
        (self.check, self.limits, self.form) = (check, limits, form)
        shapes = check.shapes
    }

    /// - Parameter steps: how many tiles may still be looked at.
    func outcome(_ claim: Requirement.Claim, _ steps: inout Int) throws(ExactOverflow) -> Outcome {
        switch claim {
        case .within(let box): try height(box, &steps)
        case .tiles(let ratios): try tiles(ratios)
        case .areas(let times):
            try areas(times, than: nil, &steps)
        case .largest(let photo):
            try areas(.one, than: photo - 1, &steps)
        case .keep(let share, let range): share.isZero ? .holds : try keep(share, range)
        }
    }

    // MARK: What follows from one photo

    /// The limits that a photo is clamped to, each with the ratios of the photo for which: of `sided`, one or the other, as
    /// the photos are on average.
    private var sides: [(limits: RatioRange?, above: Rational, below: Rational?)] {
        guard let limits, limits.isSided else { return [(limits, .zero, nil)] }
        let parts = limits.sides
        // With others beside it, a photo of any ratio can have the upper side; one as wide as all together hasn't the lower one.
        let average = (try? .one + RatioRange.tolerance) ?? .one
        let together = (try? average * Rational(arrangement.count)) ?? average
        return [
            (parts[0], .zero, together), (parts[1], arrangement.count == 1 ? average : .zero, nil),
        ]
    }

    /// Whether all photos have the ratios that each may have by itself.
    private var isExact: Bool { shapes.areIndependent && (limits.map { !$0.isSided } ?? true) }

    private var corner: Corner { Corner(width: check.box.width.lower, height: check.box.height.lower) }

    private func tiles(_ allowed: RatioRange) throws(ExactOverflow) -> Outcome {
        var breaches: [Breach] = []
        func add(_ kind: Breach.Kind, _ value: Rational?, _ ratio: Rational) {
            breaches.append(
                Breach(
                    kind: kind, excess: Excess(value: value, corner: corner), arrangement: arrangement,
                    ratios: [ratio]))
        }
        for place in shapes.places(of: arrangement.tileCount) {
            for ratios in shapes[place] {
                for side in sides {
                    let least = max(ratios.lower, side.above)
                    let greatest = [ratios.upper, side.below].compactMap { $0 }.min()
                    if let greatest, greatest < least { continue }
                    let upper =
                        side.limits.map { limits in greatest.map { limits.clamped($0) } ?? limits.upper }
                        ?? greatest
                    let lower = side.limits?.clamped(least) ?? least
                    if lower < allowed.lower {
                        // Without limits, a photo may be as narrow as one likes.
                        let example = lower.isZero ? try allowed.lower / Rational(2) : lower
                        add(.tall(tile: place), lower.isZero ? nil : try .one / lower, example)
                    }
                    if let upper, upper <= allowed.upper { continue }
                    let example = try allowed.upper * Rational(2)
                    add(.wide(tile: place), upper, upper ?? example)
                }
            }
        }
        return decided(breaches)
    }

    private func keep(_ share: Rational, _ range: RatioRange) throws(ExactOverflow) -> Outcome {
        let most = try .one / share
        var breaches: [Breach] = []
        for place in shapes.places(of: arrangement.tileCount) {
            for ratios in shapes[place] {
                guard let (least, greatest) = ratios.limits(within: range) else { continue }
                for side in sides {
                    guard let limits = side.limits else { continue }
                    let ends = [max(least, side.above), side.below.map { min(greatest, $0) } ?? greatest]
                    guard ends[0] <= ends[1] else { continue }
                    for ratio in ends {
                        let tile = limits.clamped(ratio)
                        let times = try max(tile / ratio, ratio / tile)
                        guard times > most else { continue }
                        breaches.append(
                            Breach(
                                kind: .hidden(tile: place, ratio: ratio),
                                excess: Excess(value: times, corner: corner), arrangement: arrangement))
                    }
                }
            }
        }
        return decided(breaches)
    }

    /// Breaches by one photo are certain unless which ratios occur, or which limits, follows from others.
    private func decided(_ breaches: [Breach]) -> Outcome {
        if breaches.isEmpty { return .holds }
        let isCertain =
            limits.map { !$0.isSided } ?? true
            || arrangement.source.pattern == nil && arrangement.earlier.isEmpty
        return isCertain ? .fails(breaches) : .open
    }

    // MARK: What follows from all photos

    /// - Parameter place: the tile that others are compared with; nil for each.
    private func areas(
        _ times: Rational, than place: Int?, _ steps: inout Int
    ) throws(ExactOverflow) -> Outcome {
        let extreme = max(PhotoShapes.extreme, try times * Rational(2))
        let least = shapes.least(arrangement.tileCount, within: limits?.plain, extreme)
        let greatest = shapes.greatest(arrangement.tileCount, within: limits?.plain, extreme)
        var worst: Breach?
        if form != .mixed, isExact {
            // The areas are as the ratios are to each other, or the other way round. Two stand for all that patterns don't name.
            let some = least.indices.prefix(shapes.places(of: least.count).count + 1)
            for large in some {
                for small in place.map({ $0..<($0 + 1) }) ?? some where small != large {
                    let (high, low) = form == .equallyHigh ? (large, small) : (small, large)
                    let value = try greatest[high] / least[low]
                    guard value > times else { continue }
                    var ratios = least
                    ratios[high] = greatest[high]
                    add(.large(tile: large, than: small), value, corner.width, ratios, to: &worst)
                }
            }
            return worst.map { .fails([$0]) } ?? .holds
        }
        let areAll = try lookAtSamples(least, greatest, &steps) {
            layout, width, ratios throws(ExactOverflow) in
            let areas = try layout.tiles.map { tile throws(ExactOverflow) in
                try check.area(of: tile, width: width)
            }
            let visible = areas.indices.filter { areas[$0] > .zero }
            let large = areas.indices.max { areas[$0] < areas[$1] }
            let small = place ?? visible.min { areas[$0] < areas[$1] }
            guard let large, let small, visible.contains(small) else { return }
            let value = try areas[large] / areas[small]
            if value > times { add(.large(tile: large, than: small), value, width, ratios, to: &worst) }
        }
        if !areAll { return .tooMany }
        return worst.map { .fails([$0]) } ?? .open
    }

    /// Takes a breach if it is worse than the worst.
    private func add(
        _ kind: Breach.Kind, _ value: Rational, _ width: Rational, _ ratios: [Rational],
        to worst: inout Breach?
    ) {
        let breach = Breach(
            kind: kind, excess: Excess(value: value, corner: Corner(width: width, height: corner.height)),
            arrangement: arrangement, ratios: ratios)
        if breach.isWorse(than: worst) { worst = breach }
    }

    private func height(_ box: PhotoBox, _ steps: inout Int) throws(ExactOverflow) -> Outcome {
        let count = arrangement.tileCount
        let least = shapes.least(count, within: limits?.plain)
        let most = try box.most()
        func measure(_ layout: SolvedLayout, _ width: Rational) throws(ExactOverflow) -> Rational {
            let corner = Corner(width: width, height: .zero)
            let heights = layout.inBox.isEmpty ? [layout.height] : layout.inBox.map { $0.height }
            let height = try heights.map { height throws(ExactOverflow) in
                try GridModel.Form(height, gaps: check.gaps).value(at: corner)
            }.min()
            guard let height else { return .zero }
            if case .ratio = box { return try height / width }
            return height
        }
        if case .tree = arrangement.tiles {
            let range = check.box.width
            guard let layout = arrangement.solved(for: least, width: range.lower, of: check.grid) else {
                throw ExactOverflow()
            }
            // As a fraction of the width, the height of a tree with and without its box only grows or only shrinks, so it is
            // greatest at an end or where both are equal.
            var worst: (width: Rational, value: Rational)?
            for width in [range.lower, range.upper] + (try crossing(layout.inBox)) {
                let value = try measure(layout, width)
                if value > worst?.value ?? most { worst = (width, value) }
            }
            guard let worst else { return .holds }
            // These ratios may be at the end of those that a shape has.
            guard shapes.areIndependent || arrangement.isFor(least, check.grid.shapes) else { return .open }
            for width in try check.promisedWidths(near: worst.width) {
                let value = try measure(layout, width)
                guard value > most else { continue }
                var excess = Excess(value: value, corner: Corner(width: width, height: corner.height))
                excess.greatest = worst.value
                return .fails([Breach(kind: .high, excess: excess, arrangement: arrangement, ratios: least)])
            }
            return .open
        }
        var worst: Breach?
        let greatest = shapes.greatest(count, within: limits?.plain)
        let areAll = try lookAtSamples(least, greatest, &steps) {
            layout, width, ratios throws(ExactOverflow) in
            let value = try measure(layout, width)
            if value > most { add(.high, value, width, ratios, to: &worst) }
        }
        if !areAll { return .tooMany }
        return worst.map { .fails([$0]) } ?? .open
    }

    /// The width at which photos reach the height of their box; none if they do at no promised width or have no box.
    private func crossing(_ inBox: [TileList]) throws(ExactOverflow) -> [Rational] {
        guard inBox.count == 2 else { return [] }
        let first = try GridModel.Form(inBox[0].height, gaps: check.gaps)
        let second = try GridModel.Form(inBox[1].height, gaps: check.gaps)
        let slope = try first.w - second.w
        if slope.isZero { return [] }
        let width = try (try second.constant - first.constant) / slope
        return check.box.width.lower < width && width < check.box.width.upper ? [width] : []
    }

    /// Looks at the layouts for a few choices of ratios, at a few widths. Looks at none and returns false if these are too many tiles.
    private func lookAtSamples(
        _ least: [Rational], _ greatest: [Rational], _ steps: inout Int,
        _ look: (SolvedLayout, _ width: Rational, _ ratios: [Rational]) throws(ExactOverflow) -> Void
    ) throws(ExactOverflow) -> Bool {
        let widths = try widths()
        let choices = choices(least, greatest)
        steps -= choices.count * widths.count * least.count
        if steps < 0 { return false }
        for ratios in choices where arrangement.isFor(ratios, check.grid.shapes) {
            for width in widths {
                let layout = arrangement.solved(for: ratios, width: width, of: check.grid)
                if let layout { try look(layout, width, ratios) }
            }
        }
        return true
    }

    /// All ratios the least or the greatest, and all but one of the first.
    private func choices(_ least: [Rational], _ greatest: [Rational]) -> [[Rational]] {
        var choices = [least, greatest]
        for place in least.indices.prefix(12) {
            for (most, one) in [(least, greatest), (greatest, least)] {
                var ratios = most
                ratios[place] = one[place]
                choices.append(ratios)
            }
        }
        return choices
    }

    /// The ends of the promised widths, or near them.
    private func widths() throws(ExactOverflow) -> [Rational] {
        let range = check.box.width
        return [range.lower] + (try check.promisedWidths(near: range.upper)).prefix(2)
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
