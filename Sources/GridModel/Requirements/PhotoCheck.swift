internal import GridSyntax

/// Checks an arrangement whose tiles keep the ratios of their photos, within limits.
///
/// What follows from the ratio of one tile alone is exact: its ratio, and how much of its photo is seen. So are areas if all
/// tiles are equally high or equally wide, and the height of a tree of photos or of a waterfall: it is greatest with the least
/// ratios. For the height of other rows there is a bound. What may be broken is broken only if there are photos that do so:
/// they are constructed or looked for, and laid out.
///
/// A least height crops photos. What is seen of those of one row is still exact; of others, photos that break a requirement are
/// looked for.
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

    let check: ArrangementCheck
    let limits: RatioRange?
    let form: Form
    let shapes: PhotoShapes
    let examples: PhotoExamples
    var arrangement: Arrangement { check.arrangement }

    init(_ check: ArrangementCheck, limits: RatioRange?, _ form: Form) {
        (self.check, self.limits, self.form) = (check, limits, form)
        shapes = check.shapes
        examples = PhotoExamples(of: check.arrangement, in: check.grid)
    }

    func outcome(_ claim: Requirement.Claim, _ work: inout ProofWork) throws(ExactOverflow) -> Outcome {
        switch claim {
        case .within(let box): try height(box, &work)
        case .atLeast(let box): try lowHeight(box, &work)
        case .tiles(let ratios): try tiles(ratios, &work)
        case .areas(let times): try areas(times, than: nil, &work)
        case .largest(let photo): try areas(.one, than: photo - 1, &work)
        case .keep(let share, let range): share.isZero ? .holds : try keep(share, range, &work)
        }
    }

    /// The sides of the limits that the photos can have: with photos that are less wide than high on average, the lower one.
    var sides: [RatioRange?] {
        guard let limits, limits.isSided else { return [limits] }
        return zip(limits.sides, sums).filter { $1 }.map { $0.0 }
    }

    /// Whether the photos can have the lower side of the limits, and whether they can have the upper one.
    private var sums: [Bool] {
        let count = arrangement.tileCount
        guard arrangement.count == count, let most = average.flatMap({ try? $0 * Rational(count) }) else {
            return [true, true]
        }
        let least = try? (0..<count).map { shapes[$0].first?.lower ?? .zero }.sum()
        let uppers = (0..<count).compactMap { shapes[$0].last?.upper }
        let greatest = uppers.count == count ? try? uppers.sum() : nil
        return [least.map { $0 <= most } ?? true, greatest.map { $0 > most } ?? true]
    }

    /// The greatest ratio on average of photos that have the lower side of the limits.
    private var average: Rational? { try? .one + RatioRange.tolerance }

    var corner: Corner { Corner(width: check.box.width.lower, height: check.box.height.lower) }

    // MARK: What follows from one photo

    /// A tile that may not have what is required, for a photo whose ratio is at or near an end of a range.
    private struct Suspect {
        let kind: Breach.Kind
        /// The greatest excess; nil without limit.
        let value: Rational?
        let place: Int
        let range: PhotoShapes.Ratios
        /// The ratio of the photo.
        let end: Rational
    }

    private func tiles(_ allowed: RatioRange, _ work: inout ProofWork) throws(ExactOverflow) -> Outcome {
        if let crops = try crops { return try tiles(allowed, crops, &work) }
        var suspects: [Suspect] = []
        for place in shapes.places(of: arrangement.tileCount) {
            for range in shapes[place] {
                for side in sides {
                    // Without limits, a photo may be as narrow or as wide as one likes.
                    let least = side?.clamped(range.lower) ?? range.lower
                    if least < allowed.lower {
                        let end = least.isZero ? try allowed.lower / Rational(2) : range.inside(least)
                        let value = least.isZero ? nil : try Rational.one / least
                        suspects.append(
                            Suspect(
                                kind: .tall(tile: place), value: value, place: place, range: range, end: end))
                    }
                    let most = range.upper.map { side?.clamped($0) ?? $0 } ?? side?.upper
                    if let most, most <= allowed.upper { continue }
                    let end: Rational =
                        if let most { range.inside(most) } else { try allowed.upper * Rational(2) }
                    suspects.append(
                        Suspect(kind: .wide(tile: place), value: most, place: place, range: range, end: end))
                }
            }
        }
        let (tall, wide) = try (Rational.one / allowed.lower, allowed.upper)
        let isTall = { (suspect: Suspect) in if case .tall = suspect.kind { true } else { false } }
        var outcome = Outcome.holds
        for (some, most) in [(suspects.filter(isTall), tall), (suspects.filter { !isTall($0) }, wide)] {
            outcome.add(
                try convicted(some) { tile, _, kind throws(ExactOverflow) in
                    let value = if case .tall = kind { try Rational.one / tile } else { tile }
                    return value > most ? value : nil
                })
        }
        return outcome
    }

    private func keep(
        _ share: Rational, _ range: RatioRange, _ work: inout ProofWork
    ) throws(ExactOverflow) -> Outcome {
        let most = try .one / share
        if let crops = try crops { return try keep(most, of: range, crops, &work) }
        func excess(_ tile: Rational, _ ratio: Rational) throws(ExactOverflow) -> Rational? {
            let times = try max(tile / ratio, ratio / tile)
            return times > most ? times : nil
        }
        var suspects: [Suspect] = []
        for place in shapes.places(of: arrangement.tileCount) {
            for own in shapes[place] {
                guard let (least, greatest) = own.limits(within: range) else { continue }
                for side in sides {
                    guard let side else { continue }
                    for end in [least, greatest] {
                        guard let value = try excess(side.clamped(end), end) else { continue }
                        suspects.append(
                            Suspect(
                                kind: .hidden(tile: place, ratio: end), value: value, place: place,
                                range: own,
                                end: end))
                    }
                }
            }
        }
        return try convicted(suspects) { tile, ratio, _ throws(ExactOverflow) in
            range.lower <= ratio && ratio <= range.upper ? try excess(tile, ratio) : nil
        }
    }

    /// The worst suspect for which there are photos.
    ///
    /// - Parameter excess: by how much the tile with a ratio of a photo with a ratio has more than allowed; nil if it hasn't.
    private func convicted(
        _ suspects: [Suspect],
        _ excess: (_ tile: Rational, _ photo: Rational, Breach.Kind) throws(ExactOverflow) -> Rational?
    ) throws(ExactOverflow) -> Outcome {
        let suspects = suspects.inOrder { first, second in
            guard let other = second.value else { return false }
            return first.value.map { $0 > other } ?? true
        }
        guard let worst = suspects.first else { return .holds }
        for suspect in suspects.prefix(8) {
            for ratio in suspect.range.approaching(suspect.end) {
                for other in others(ratio) {
                    guard let photos = examples.photos(with: [(suspect.place, ratio)], others: other) else {
                        break
                    }
                    let tile = try photos.ratio(
                        at: suspect.place, within: limits?.range(for: photos, count: arrangement.sidedCount))
                    guard let value = try excess(tile, ratio, suspect.kind) else { continue }
                    var breach = Breach(
                        kind: suspect.kind.of(ratio), excess: Excess(value: value, corner: corner),
                        arrangement: arrangement, example: photos)
                    breach.excess.greatest = worst.value
                    if suspect.value == nil { breach.excess = Excess(value: nil, corner: corner) }
                    return .fails([breach])
                }
            }
        }
        return .open(most: worst.value)
    }

    /// Ratios of the other photos beside one with a ratio: the same, and what decides on the side of the limits.
    func others(_ ratio: Rational) -> [Rational] {
        guard let limits, limits.isSided else { return [ratio, .one] }
        var others = [ratio, .one, limits.lower, limits.upper]
        // One photo may be wider than all others are together.
        if let half = try? limits.lower / Rational(1_000), let far = try? limits.upper * Rational(1_000) {
            others += [half, far]
        }
        return others
    }
}

extension Breach.Kind {
    /// The same with another ratio of the photo.
    func of(_ ratio: Rational) -> Self {
        if case .hidden(let tile, _) = self { .hidden(tile: tile, ratio: ratio) } else { self }
    }
}

extension PhotoShapes.Ratios {
    /// The nearest ratio to another.
    func inside(_ ratio: Rational) -> Rational { max(lower, upper.map { min($0, ratio) } ?? ratio) }
}
