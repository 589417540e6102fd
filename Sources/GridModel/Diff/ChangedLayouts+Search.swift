internal import GridSyntax

extension ChangedLayouts {
    /// All layouts that differ, by their counts. Consecutive counts that changed alike are one.
    static func all(of pair: GridPair) -> [ChangedLayouts] {
        var search = LayoutSearch(pair)
        search.run()
        return search.found.inOrder { $0.from < $1.from }
    }

    /// What layouts that changed alike have in common.
    fileprivate struct Key: Hashable {
        let widths: WidthRange
        let pattern: Pattern?
        /// What was written before and after, if it is not the same, and whether there is a layout.
        let old, new: String?
        let isSameRule: Bool

        init(_ layouts: ChangedLayouts) {
            widths = layouts.widths
            pattern = layouts.pattern
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
    private(set) var found: [ChangedLayouts] = []
    /// The place in `found` of the last layouts that changed in a way.
    private var open: [ChangedLayouts.Key: Int] = [:]
    private var shapes = ShapeSearch(steps: Limits.patternSteps)

    /// So many counts of a rule for many are compared one by one.
    private static let countsOfRule = 64

    init(_ pair: GridPair) {
        self.pair = pair
        let (old, new) = (pair.old, pair.new)
        promised = old.width.hull(new.width)
        heights = old.height.hull(new.height)
        limits = (CaseLimits(of: old.cases), CaseLimits(of: new.cases))
    }

    mutating func run() {
        let starts = Set([1] + pair.old.cases.countLimits + pair.new.cases.countLimits).sorted()
        for (place, start) in starts.enumerated() {
            let end = place + 1 < starts.count ? starts[place + 1] - 1 : nil
            let last = min(end ?? .max, start + Self.countsOfRule - 1)
            let before = found.count
            for count in start...last { compare(count, through: count) }
            guard end.map({ $0 > last }) ?? true else { continue }
            // Rules that made no difference for so many counts make none for more, if rows aren't longer.
            if found.count == before, hasShortRows(last) { continue }
            compare(last + 1, through: end)
        }
    }

    /// Whether the rows and blocks that both grids have for a count are so short that all cases have occurred.
    private func hasShortRows(_ count: Int) -> Bool {
        [pair.old, pair.new].allSatisfy { grid in
            grid.cases.rules(of: count).allSatisfy { rule in
                switch rule.arrangement {
                case .rows(let rows): rows.perRow <= Self.countsOfRule / 2
                case .repeated(let blocks): blocks.perBlock <= Self.countsOfRule / 2
                case .show, .justified, .waterfall: false
                }
            }
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
            pair: pair, widths: LengthRange(lower: lower, upper: upper), heights: heights)
        for match in matches(of: count, at: lower) {
            if let old = match.old, let new = match.new {
                if comparison.isSame(old, new, count: count) { continue }
            }
            let layouts = ChangedLayouts(
                from: count, to: last, widths: widths(from: lower, to: upper),
                ends: LengthRange(lower: lower, upper: upper), pattern: match.pattern, pair: pair,
                old: match.old, new: match.new)
            // At the widths before, the same may have changed in the same way.
            let same = before.last {
                changed[$0].ends.upper == lower && changed[$0].isAlike(match.old, match.new, match.pattern)
            }
            if let same {
                reaching.append(same)
                changed[same] = changed[same].through(
                    upper, widths(from: changed[same].ends.lower, to: upper))
            } else {
                reaching.append(changed.count)
                changed.append(layouts)
            }
        }
    }

    private func widths(from lower: Rational, to upper: Rational) -> WidthRange {
        WidthRange(
            minimum: lower == promised.lower ? nil : lower, below: upper == promised.upper ? nil : upper)
    }

    private mutating func add(_ layouts: ChangedLayouts) {
        let key = ChangedLayouts.Key(layouts)
        if let place = open[key], let end = found[place].to, end + 1 == layouts.from {
            found[place].to = layouts.to
            return
        }
        open[key] = found.count
        found.append(layouts)
    }

    // MARK: Shapes

    /// An old and a new case that photos of the same shapes come to.
    private struct Match {
        let old, new: MatchedCase?
        /// The shapes; nil for all.
        let pattern: Pattern?
    }

    private mutating func matches(of count: Int, at width: Rational) -> [Match] {
        let (old, new) = (
            pair.old.matchedCases(of: count, at: width), pair.new.matchedCases(of: count, at: width)
        )
        if old.isEmpty && new.isEmpty { return [] }
        // A count without a case is one that no shape has.
        let olds: [MatchedCase?] = old.isEmpty ? [nil] : old.map { .some($0) }
        let news: [MatchedCase?] = new.isEmpty ? [nil] : new.map { .some($0) }
        let isForAll = olds.count == 1 && news.count == 1
        var matches: [Match] = []
        for (place, old) in olds.enumerated() {
            for (other, new) in news.enumerated() {
                let pattern = (old?.pattern ?? []).intersection(new?.pattern ?? [])
                let earlier = (olds[..<place] + news[..<other]).compactMap { $0?.pattern }
                guard let pattern, let letters = letters(of: pattern, without: earlier, count) else {
                    continue
                }
                matches.append(
                    Match(
                        old: old?.with(pair.old.shapes.photos(of: letters)),
                        new: new?.with(pair.new.shapes.photos(of: letters)), pattern: isForAll ? nil : pattern
                    ))
            }
        }
        return matches
    }

    /// Shapes of photos that a pattern matches, and none of others; nil if there are none.
    private mutating func letters(of pattern: Pattern, without others: [Pattern], _ count: Int) -> Pattern? {
        if others.isEmpty { return pattern }
        do throws(TooEntangled) {
            let room = ShapeRoom(count: count, mayAdd: false)
            return try shapes.firstCase(of: pattern, without: others, in: room)?.letters
        } catch {
            return pattern
        }
    }
}

extension MatchedCase {
    fileprivate func with(_ photos: Photos) -> MatchedCase {
        var matched = self
        matched.photos = photos
        return matched
    }
}

extension ChangedLayouts {
    /// Whether the rules before and after are these.
    fileprivate func isAlike(_ old: MatchedCase?, _ new: MatchedCase?, _ pattern: Pattern?) -> Bool {
        self.pattern == pattern && self.old?.body == old?.body && self.new?.body == new?.body
            && self.old?.source == old?.source && self.new?.source == new?.source
    }

    /// The same at more widths.
    fileprivate func through(_ upper: Rational, _ widths: WidthRange) -> ChangedLayouts {
        ChangedLayouts(
            from: from, to: to, widths: widths, ends: LengthRange(lower: ends.lower, upper: upper),
            pattern: pattern, pair: pair, old: old, new: new)
    }
}

extension LengthRange {
    /// The lengths from the lesser least to the greater greatest one.
    fileprivate func hull(_ other: LengthRange) -> LengthRange {
        LengthRange(lower: min(lower, other.lower), upper: max(upper, other.upper))
    }
}
