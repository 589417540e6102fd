extension ChangeKind {
    static let requirements = ChangeKind(
        name: "requirement",
        meaning:
            "Something is required of layouts and proved, or no longer, so that an app can't rely on it any more.",
        search: .settings { pair in
            let (old, new) = (pair.old.requirements, pair.new.requirements)
            // Most are in both specs, and there may be many.
            let (before, after) = (Set(old.map { $0.content }), Set(new.map { $0.content }))
            let lost = old.filter { !after.contains($0.content) && !$0.isImplied(by: new, in: pair) }
            // What follows from an old one is news only where it replaces one.
            let gained = new.filter {
                !before.contains($0.content) && (!lost.isEmpty || !$0.isImplied(by: old, in: pair))
            }
            return lost.map { Finding(words: "no longer required: \($0.words)", effect: .breaking) }
                + gained.map { Finding(words: "now required: \($0.words)", effect: .harmless) }
        })
}

extension Requirement {
    /// What is required, wherever it is written.
    private struct Content: Hashable {
        let claim: Claim
        let from: Int
        let to: Int?
        let sizes: SizeRange
    }

    fileprivate var content: some Hashable { Content(claim: claim, from: from, to: to, sizes: sizes) }

    /// Whether others require as much or more, of all counts that both grids lay out and at all sizes that both promise.
    fileprivate func isImplied(by others: [Requirement], in pair: GridPair) -> Bool {
        let lower = max(pair.old.height.lower, pair.new.height.lower)
        return Set([lower] + pair.old.heightLimits + pair.new.heightLimits).allSatisfy { height in
            guard sizes.heights.holds(height) else { return true }
            return isImplied(
                by: others.filter { $0.sizes.heights.holds(height) },
                atWidthsOf: GridPair(old: pair.old.at(height: height), new: pair.new.at(height: height)))
        }
    }

    private func isImplied(by others: [Requirement], atWidthsOf pair: GridPair) -> Bool {
        let lower = max(pair.old.width.lower, pair.new.width.lower)
        let upper = min(pair.old.width.upper, pair.new.width.upper)
        let limits =
            (others + [self]).flatMap { $0.widths.ends } + pair.old.cases.widthLimits
            + pair.new.cases.widthLimits
        let starts = Set([lower] + limits.filter { lower < $0 && $0 <= upper }).sorted()
        return starts.enumerated().allSatisfy { place, width in
            guard widths.holds(width), width <= upper else { return true }
            let end = place + 1 < starts.count ? starts[place + 1] : upper
            let stronger = others.filter {
                $0.widths.holds(width) && claim.follows(from: $0.claim, below: end)
            }
            var left = CountSet(from: from, to: to)
            for other in stronger { left.subtract(CountSet(from: other.from, to: other.to)) }
            return !left.ranges.contains { pair.laysOut($0, at: width, tiles: claim.tiles) }
        }
    }
}

extension GridPair {
    /// Whether both grids lay out some count of a range, at a width, in so many tiles or more.
    fileprivate func laysOut(_ counts: ClosedRange<Int>, at width: Rational, tiles: Int) -> Bool {
        let lower = max(counts.lowerBound, tiles)
        guard lower <= counts.upperBound else { return false }
        let limits =
            [lower]
            + (old.cases.countLimits + new.cases.countLimits).filter { counts.contains($0) && $0 > lower }
        return limits.contains { count in
            [old, new].allSatisfy { !$0.cases.cases(of: count, at: width).isEmpty }
        }
    }
}

extension Requirement.Claim {
    /// The least number of tiles of the layouts that it is about.
    fileprivate var tiles: Int {
        if case .largest(let photo) = self { photo } else { 1 }
    }

    /// Whether it holds wherever another one does, in containers no wider than `width`.
    fileprivate func follows(from other: Self, below width: Rational) -> Bool {
        switch (self, other) {
        case (.within(.ratio(let own)), .within(.ratio(let ratio))): ratio >= own
        case (.within(.height(let own)), .within(.height(let height))): height <= own
        case (.within(.height(let own)), .within(.ratio(let ratio))):
            (try? width / ratio).map { $0 <= own } ?? false
        case (.atLeast(.ratio(let own)), .atLeast(.ratio(let ratio))): ratio <= own
        case (.atLeast(.height(let own)), .atLeast(.height(let height))): height >= own
        case (.atLeast(.ratio(let own)), .atLeast(.height(let height))):
            (try? width / own).map { $0 <= height } ?? false
        case (.tiles(let own), .tiles(let range)): own.holds(range)
        case (.areas(let own), .areas(let times)): times <= own
        case (.largest(let own), .largest(let photo)): own == photo
        case (.largest, .areas(let times)): times <= .one
        case (.keep(let own, let range), .keep(let share, let others)): share >= own && others.holds(range)
        default: false
        }
    }
}

extension RatioRange {
    /// Whether it holds all ratios of another range.
    fileprivate func holds(_ other: RatioRange) -> Bool { lower <= other.lower && other.upper <= upper }
}
