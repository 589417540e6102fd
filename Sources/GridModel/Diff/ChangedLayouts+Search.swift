internal import GridSyntax

extension ChangedLayouts {
    /// All layouts that differ, by their counts. Consecutive counts that changed alike are one.
    static func all(of pair: GridPair) -> [ChangedLayouts] {
        let limits = Set(pair.old.heightLimits + pair.new.heightLimits).sorted()
        if limits.isEmpty { return LayoutSearch.found(in: pair, heights: .all) }
        let promised = pair.old.height.hull(pair.new.height)
        var all: [ChangedLayouts] = []
        for piece in promised.pieces(at: limits) {
            let heights = SideRange(
                minimum: piece.lower == promised.lower ? nil : piece.lower,
                below: piece.upper == promised.upper ? nil : piece.upper)
            let own = GridPair(old: pair.old.at(heights: piece), new: pair.new.at(heights: piece))
            for layouts in LayoutSearch.found(in: own, heights: heights) {
                // At the heights before, the same may have changed in the same way.
                let same = all.firstIndex {
                    $0.sizes.heights.below == piece.lower && $0.isLike(layouts)
                }
                guard let same else {
                    all.append(layouts)
                    continue
                }
                all[same].sizes = SizeRange(
                    widths: layouts.widths,
                    heights: SideRange(minimum: all[same].sizes.heights.minimum, below: heights.below))
                all[same].heightDifference = max(all[same].heightDifference, layouts.heightDifference)
            }
        }
        return all.inOrder { $0.from < $1.from }
    }

    /// Whether others are for the same counts, widths and shapes, and changed in the same way.
    private func isLike(_ other: ChangedLayouts) -> Bool {
        var same = self
        same.sizes = other.sizes
        return from == other.from && to == other.to && widths == other.widths && Key(same) == Key(other)
    }

    /// What layouts that changed alike have in common.
    fileprivate struct Key: Hashable {
        let sizes: SizeRange
        let shapes: ChangedShapes?
        /// What was written before and after, if it is not the same, and whether there is a layout.
        let old, new: String?
        let isSameRule: Bool

        init(_ layouts: ChangedLayouts) {
            sizes = layouts.sizes
            shapes = layouts.shapes
            let (before, after) = (layouts.old?.body, layouts.new?.body)
            isSameRule = before == after
            // A count that is lost or new is one whatever its layout is.
            let isInBoth = before != nil && after != nil
            old = isInBoth && !isSameRule ? before : before.map { _ in "" }
            new = isInBoth && !isSameRule ? after : after.map { _ in "" }
        }
    }
}

/// Goes through the counts, and for each through the widths at which either grid may have other layouts.
private struct LayoutSearch {
    let pair: GridPair
    /// The widths that either grid promises, and the same for heights.
    let promised, heights: LengthRange
    private var limits: (old: CaseLimits, new: CaseLimits)
    private let sectionHeights: SideRange
    private(set) var found: [ChangedLayouts] = []
    /// The place in `found` of the last layouts that changed in a way.
    private var open: [ChangedLayouts.Key: Int] = [:]
    private var shapes: CellSearch
    /// How many heights the search for the greatest difference may compute in each comparison.
    private var steps = 0

    /// So many counts of a rule for many are compared one by one.
    private static let countsOfRule = 64

    /// - Parameter heights: the heights between which no section begins or ends.
    static func found(in pair: GridPair, heights: SideRange) -> [ChangedLayouts] {
        var search = LayoutSearch(pair, heights)
        search.run()
        return search.found.inOrder { $0.from < $1.from }
    }

    private init(_ pair: GridPair, _ sectionHeights: SideRange) {
        self.pair = pair
        self.sectionHeights = sectionHeights
        let (old, new) = (pair.old, pair.new)
        shapes = CellSearch(
            ShapeClass.all(old: old.shapes, new: new.shapes), steps: Limits.patternSteps)
        promised = old.width.hull(new.width)
        heights = old.height.hull(new.height)
        limits = (CaseLimits(of: old.cases), CaseLimits(of: new.cases))
    }

    mutating func run() {
        let starts = Set([1] + pair.old.cases.countLimits + pair.new.cases.countLimits).sorted()
        let counts = zip(starts, starts.dropFirst()).reduce(Self.countsOfRule) {
            $0 + min($1.1 - $1.0, Self.countsOfRule)
        }
        let sections = Set(pair.old.cases.widthLimits + pair.new.cases.widthLimits).count + 1
        steps = max(16, min(8_000, 600_000 / counts / sections))
        for (place, start) in starts.enumerated() {
            let end = place + 1 < starts.count ? starts[place + 1] - 1 : nil
            let last = min(end ?? .max, start + Self.countsOfRule - 1)
            for count in start...last { compare(count, through: count) }
            if end.map({ $0 > last }) ?? true { compare(last + 1, through: end) }
        }
    }

    /// Compares the layouts of a count, which stands for others.
    private mutating func compare(_ count: Int, through last: Int?) {
        // The ends of the widths between which the cases are the same.
        let inside = limits.old.limits(of: count).union(limits.new.limits(of: count))
        let (lower, upper) = (promised.lower, promised.upper)
        let ends = [lower] + inside.filter { $0 > lower && $0 <= upper }.sorted() + [upper]
        var changed: [ChangedLayouts] = []
        /// The places of those that reach the end of the last widths.
        var reaching: [Int] = []
        for (lower, upper) in zip(ends, ends.dropFirst()) {
            compare(count, through: last, from: lower, to: upper, &changed, &reaching)
        }
        for layouts in changed { add(layouts) }
    }

    private mutating func compare(
        _ count: Int, through last: Int?, from lower: Rational, to upper: Rational,
        _ changed: inout [ChangedLayouts], _ reaching: inout [Int]
    ) {
        let before = reaching
        reaching = []
        let comparison = LayoutComparison(
            pair: pair, widths: LengthRange(lower: lower, upper: upper), heights: heights, steps: steps)
        for match in matches(of: count, at: lower) {
            var difference = Rational.zero
            if let old = match.old, let new = match.new {
                let both = LayoutComparison.Match(old: old, new: new, cells: match.cells)
                let isSame =
                    count == last
                    ? comparison.isSame(both, count: count) : comparison.isSame(both, from: count)
                if isSame { continue }
                difference = comparison.heightDifference(both, counts: count...(last ?? .max))
            }
            let layouts = ChangedLayouts(
                from: count, to: last, sizes: sizes(from: lower, to: upper), ends: comparison.widths,
                lastFrom: lower, shapes: match.shapes, photos: match.cells[0].photos, pair: pair,
                old: match.old, new: match.new, heightDifference: difference)
            // At the widths before, the same may have changed in the same way.
            if let same = before.last(where: { changed[$0].isContinued(by: layouts) }) {
                reaching.append(same)
                changed[same] = changed[same].through(
                    layouts, sizes(from: changed[same].ends.lower, to: upper))
            } else {
                reaching.append(changed.count)
                changed.append(layouts)
            }
        }
    }

    private func sizes(from lower: Rational, to upper: Rational) -> SizeRange {
        SizeRange(
            widths: SideRange(
                minimum: lower == promised.lower ? nil : lower, below: upper == promised.upper ? nil : upper),
            heights: sectionHeights)
    }

    private mutating func add(_ layouts: ChangedLayouts) {
        let key = ChangedLayouts.Key(layouts)
        if let place = open[key], let end = found[place].to, end + 1 == layouts.from {
            found[place].to = layouts.to
            found[place].heightDifference = max(found[place].heightDifference, layouts.heightDifference)
            return
        }
        open[key] = found.count
        found.append(layouts)
    }

    // MARK: Shapes

    /// An old and a new case that some photos come to.
    private struct Match {
        let old, new: MatchedCase?
        /// What patterns require; nil without patterns.
        let shapes: ChangedShapes?
        /// Photos that come to both cases, at least one cell of them.
        let cells: [PhotoCell]
    }

    /// So many cells of photos are looked at if their ratios determine sizes.
    private static let mostCells = 64

    private mutating func matches(of count: Int, at width: Rational) -> [Match] {
        let (old, new) = (
            pair.old.matchedCases(of: count, at: width), pair.new.matchedCases(of: count, at: width)
        )
        if old.isEmpty && new.isEmpty { return [] }
        // A count without a case is one that no shape has.
        let olds: [MatchedCase?] = old.isEmpty ? [nil] : old.map { .some($0) }
        let news: [MatchedCase?] = new.isEmpty ? [nil] : new.map { .some($0) }
        if olds.count == 1 && news.count == 1 {
            return [Match(old: olds[0], new: news[0], shapes: nil, cells: [PhotoCell()])]
        }
        // Only a tile that both grids have is in a layout of both.
        let mayAdd = count <= min(pair.old.append ?? 0, pair.new.append ?? 0)
        let goals = (olds.goals, news.goals)
        var matches: [Match] = []
        for (old, before) in zip(olds, goals.0) {
            for (new, after) in zip(news, goals.1) {
                let keepsRatios = [old, new].contains { $0?.keepsRatios ?? false }
                let cells = shapes.cells(
                    old: before, new: after, count: count, mayAdd: mayAdd,
                    limit: keepsRatios ? Self.mostCells : 1)
                guard let first = cells.first else { continue }
                let required = ChangedShapes(
                    old: before.pattern, new: after.pattern,
                    haveSameLimits: pair.old.shapes == pair.new.shapes,
                    addsPhoto: first.addPlace != nil)
                matches.append(Match(old: old, new: new, shapes: required, cells: cells))
            }
        }
        return matches
    }
}

extension [MatchedCase?] {
    /// What leads to each case in matching order.
    fileprivate var goals: [CellSearch.Goal] {
        let patterns = map { $0?.pattern ?? [] }
        return indices.map {
            CellSearch.Goal(pattern: patterns[$0], earlier: Array<Pattern>(patterns[..<$0]))
        }
    }
}

extension ChangedLayouts {
    /// Whether other layouts are at the widths that follow, and changed in the same way.
    fileprivate func isContinued(by next: ChangedLayouts) -> Bool {
        ends.upper == next.ends.lower && shapes == next.shapes && old?.body == next.old?.body
            && new?.body == next.new?.body && old?.source == next.old?.source
            && new?.source == next.new?.source
    }

    /// The same at more widths.
    fileprivate func through(_ next: ChangedLayouts, _ sizes: SizeRange) -> ChangedLayouts {
        ChangedLayouts(
            from: from, to: to, sizes: sizes,
            ends: LengthRange(lower: ends.lower, upper: next.ends.upper), lastFrom: next.lastFrom,
            shapes: shapes, photos: photos, pair: pair, old: old, new: new,
            heightDifference: max(heightDifference, next.heightDifference))
    }
}

extension LengthRange {
    /// The lengths from the lesser least to the greater greatest one.
    fileprivate func hull(_ other: LengthRange) -> LengthRange {
        LengthRange(lower: min(lower, other.lower), upper: max(upper, other.upper))
    }
}
