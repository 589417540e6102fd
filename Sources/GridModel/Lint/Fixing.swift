public import GridSyntax

/// A spec with its fix-its applied.
public struct FixedSpec: Sendable {
    /// The fixed text.
    public let source: SourceText
    /// The number of diagnostics fixed.
    public let count: Int
    /// The remaining diagnostics.
    public let left: [Diagnostic]
}

/// Applies the fix-its of all diagnostics of a spec, until nothing changes.
///
/// A spec without errors keeps every layout: a fix-it that would change one is skipped, however likely it is. So is one
/// that would make an error. Comments stay, except an ignore comment that ignores nothing: its fix-it removes it.
///
/// To find out whether a fix-it does harm, this compiles the spec with it. Compiling takes at most about two seconds in
/// all, and a few hundredths of a second for the smallest files, so large specs may keep some fix-its for the next run.
///
/// - Parameters:
///   - fallbackName: the name of a grid whose spec gives none; see `gridName(fromFileStem:)`.
///   - selection: the warnings whose fix-its to apply; the fix-its of errors are always applied.
public func fixing(
    _ source: SourceText, fallbackName: String, selection: LintSelection = LintSelection()
) -> FixedSpec {
    var state = FixState(source, fallbackName: fallbackName, selection: selection)
    // Each round fixes something or is the last; the limit stops two fix-its that undo each other.
    for _ in 0..<20 where !state.isDone { state.applyRound() }
    return FixedSpec(source: state.source, count: state.count, left: state.found)
}

private struct FixState {
    private(set) var source: SourceText
    private(set) var count = 0
    /// The diagnostics of the source.
    private(set) var found: [Diagnostic]
    private(set) var isDone = false
    private let fallbackName: String
    private let selection: LintSelection
    /// The remaining time for compiling, in the microseconds of `Middle.cost`, and the remaining number of compilations.
    private var budget: Int
    private var trials = 200
    private var grid: Grid?
    private var errorCount: Int
    /// The compiled source, if it was compiled last; nil while compiling again, to keep only one tree in memory.
    private var middle: Middle?

    init(_ source: SourceText, fallbackName: String, selection: LintSelection) {
        self.source = source
        self.fallbackName = fallbackName
        self.selection = selection
        // Small files should be quick.
        budget = min(60_000 + 100 * source.bytes.count, 2_000_000)
        let middle = Middle(parse(source), fallbackName: fallbackName)
        found = findings(in: middle, selection: selection)
        grid = middle.grid
        errorCount = middle.diagnostics.errors
    }

    /// Applies all fix-its except those that do harm.
    mutating func applyRound() {
        let before = count
        takeHarmless(found.filter { !$0.fix.isEmpty }.withoutOverlaps[...])
        isDone = count == before
        if isDone { return }
        let middle = self.middle ?? Middle(parse(source), fallbackName: fallbackName)
        found = findings(in: middle, selection: selection)
        self.middle = nil
    }

    /// Applies all, or if that does harm each half separately, down to the fix-its that do the harm.
    private mutating func takeHarmless(_ fixes: ArraySlice<Diagnostic>) {
        guard !fixes.isEmpty, trials > 0, budget > 0 else { return }
        trials -= 1
        if take(fixes) || fixes.count == 1 { return }
        let middle = fixes.startIndex + fixes.count / 2
        // The later half first, so that the places of the earlier half stay valid.
        takeHarmless(fixes[middle...])
        takeHarmless(fixes[..<middle])
    }

    /// Applies fix-its together; does nothing and returns false if that would do harm.
    private mutating func take(_ fixes: ArraySlice<Diagnostic>) -> Bool {
        let changed = SourceText(
            name: source.name, bytes: TextEdit.apply(fixes.flatMap { $0.fix }, to: source.bytes).bytes)
        guard changed != source, changed.bytes.count <= max(Limits.bytes, source.bytes.count) else {
            return false
        }
        middle = nil
        let next = Middle(parse(changed), fallbackName: fallbackName)
        budget -= next.cost
        if let grid {
            // Comparing may take as long as compiling, or as is left.
            var left = max(budget, next.cost)
            defer { budget -= max(budget, next.cost) - left }
            guard let nextGrid = next.grid, grid.isLaidOut(like: nextGrid, budget: &left) else {
                return false
            }
        } else {
            // Fixing an error must leave one error less, unless there are too many to count.
            let isCounted = errorCount < Limits.findings
            let most = isCounted && fixes.contains { $0.severity == .error } ? errorCount - 1 : errorCount
            if next.diagnostics.errors > most { return false }
        }
        source = changed
        grid = next.grid
        errorCount = next.diagnostics.errors
        middle = next
        count += fixes.count
        return true
    }
}

extension [Diagnostic] {
    /// The diagnostics, in source order, whose fix-its don't overlap earlier ones.
    fileprivate var withoutOverlaps: [Diagnostic] {
        var kept: [Diagnostic] = []
        var end = -1
        for diagnostic in self {
            let start = diagnostic.fix.reduce(Int.max) { Swift.min($0, $1.span.start) }
            guard start > end else { continue }
            kept.append(diagnostic)
            end = diagnostic.fix.reduce(end) { Swift.max($0, $1.span.end) }
        }
        return kept
    }
}

extension Grid {
    /// Whether both give every count the same tiles at every width, regardless of how the rules are written.
    ///
    /// - Parameters:
    ///   - budget: the approximate time limit in microseconds; grids not compared within it count as different.
    fileprivate func isLaidOut(like other: Grid, budget: inout Int) -> Bool {
        let isSameFrame =
            name == other.name && rowGap == other.rowGap && columnGap == other.columnGap
            && inset == other.inset && heading == other.heading && foot == other.foot
            && width == other.width && isWidthWritten == other.isWidthWritten && height == other.height
            && smallest == other.smallest && shapes == other.shapes && append == other.append
        guard isSameFrame else { return false }
        return Set([height.lower] + heightLimits + other.heightLimits).allSatisfy {
            at(height: $0).hasCases(like: other.at(height: $0), budget: &budget)
        }
    }

    /// Whether both have the same cases, of which none is for some heights alone.
    private func hasCases(like other: Grid, budget: inout Int) -> Bool {
        guard rules.count == other.rules.count,
            zip(rules, other.rules).allSatisfy({ RuleMeaning($0) == RuleMeaning($1) })
        else { return false }
        budget -= layouts.count
        var limits = (mine: CaseLimits(of: cases), others: CaseLimits(of: other.cases))
        return countsWrittenDifferently(in: other).allSatisfy { count in
            let own = limits.mine.limits(of: count).union(limits.others.limits(of: count))
            budget -= own.count
            return own.union([width.lower]).allSatisfy { width in
                let mine = meanings(of: count, at: width, budget: &budget)
                return mine != nil && mine == other.meanings(of: count, at: width, budget: &budget)
            }
        }
    }

    /// The layouts of a count at a width, for all shapes; nil if they exceed the budget.
    private func meanings(of count: Int, at width: Rational, budget: inout Int) -> [CaseMeaning]? {
        var meanings: [CaseMeaning] = []
        for found in cases.cases(of: count, at: width) {
            // Looking a case up takes some microseconds, and so does placing a tile.
            budget -= 2
            guard budget > 0 else { return nil }
            switch found {
            case .layout(let layout): meanings.append(CaseMeaning(layout))
            case .rule(let rule):
                switch rule.arrangement {
                case .show(let shown):
                    guard let own = self.meanings(of: shown, at: width, budget: &budget) else { return nil }
                    meanings += own.map { $0.hiding(count - shown) }
                case .rows, .parts, .aimedParts:
                    budget -= 3 * count
                    guard budget > 0, let layout = try? rule.layoutInRows(count, inset: inset) else {
                        return nil
                    }
                    meanings.append(CaseMeaning(layout))
                case .justified(let rows): meanings.append(CaseMeaning(rows))
                case .strip(let strip): meanings.append(CaseMeaning(strip))
                case .waterfall(let waterfall): meanings.append(CaseMeaning(waterfall))
                case .repeated(let blocks):
                    for photos in Set(blocks.blocks(count)).sorted() {
                        let own = self.meanings(of: photos, at: width, budget: &budget)
                        guard let own else { return nil }
                        meanings += own
                    }
                }
            }
        }
        return meanings
    }

    /// The counts whose written-out layouts differ in another grid.
    private func countsWrittenDifferently(in other: Grid) -> [Int] {
        var counts: [Int] = []
        var (rest, otherRest) = (layouts[...], other.layouts[...])
        while let count = [rest.first, otherRest.first].compactMap({ $0?.count }).min() {
            let (mine, others) = (
                rest.prefix { $0.count == count }, otherRest.prefix { $0.count == count }
            )
            rest = rest[mine.endIndex...]
            otherRest = otherRest[others.endIndex...]
            let isSame =
                mine.count == others.count
                && zip(mine, others).allSatisfy {
                    $0.widths == $1.widths && CaseMeaning($0) == CaseMeaning($1)
                }
            if !isSame { counts.append(count) }
        }
        return counts
    }
}

/// The layout of a count for some shapes, regardless of where and how it is written.
private struct CaseMeaning: Equatable {
    private let pattern: [PatternLetter]?
    private var hidden: Int
    private var geometry: Geometry?
    private let waterfall: Waterfall?

    init(_ layout: Layout) {
        pattern = layout.pattern
        hidden = layout.hidden
        geometry = layout.geometry
        waterfall = nil
    }

    init(_ rows: JustifiedRows) {
        pattern = nil
        hidden = 0
        geometry = .justified(rows)
        waterfall = nil
    }

    init(_ strip: Strip) {
        pattern = nil
        hidden = 0
        geometry = .strip(strip)
        waterfall = nil
    }

    init(_ waterfall: Waterfall) {
        pattern = nil
        hidden = 0
        geometry = nil
        self.waterfall = waterfall
    }

    /// The same layout, hiding some photos.
    func hiding(_ hidden: Int) -> CaseMeaning {
        var more = self
        more.hidden = hidden
        more.geometry = geometry?.showingMore
        return more
    }
}

/// The meaning of a rule, regardless of where and how it is written.
private struct RuleMeaning: Equatable {
    let from: Int
    let to: Int?
    let widths: SideRange
    let arrangement: Rule.Arrangement

    init(_ rule: Rule) {
        from = rule.from
        to = rule.to
        widths = rule.widths
        arrangement = rule.arrangement
    }
}
