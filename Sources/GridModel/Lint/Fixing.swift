public import GridSyntax

/// A spec after its fix-its were applied.
public struct FixedSpec: Sendable {
    /// The text as it is now.
    public let source: SourceText
    /// How many findings were mended.
    public let count: Int
    /// What it finds now.
    public let left: [Diagnostic]
}

/// Applies the fix-its of all that is found in a spec, until nothing changes.
///
/// A spec without errors keeps every layout: a fix-it that would change one is left out, however likely it is. None is
/// applied that makes an error. Comments stay where they are; one that ignores nothing goes, which is its fix-it.
///
/// Whether a fix-it does harm is seen by compiling the spec with it. That is done for about two seconds at most, and for a few hundredths of a second in
/// the smallest files, so that of specs with much to compile some fix-its are left for the next time.
///
/// - Parameters:
///   - fallbackName: the name of a grid whose spec says none; see `gridName(fromFileStem:)`.
///   - selection: the warnings whose fix-its are applied; those of errors always are.
public func fixing(
    _ source: SourceText, fallbackName: String, selection: LintSelection = LintSelection()
) -> FixedSpec {
    var state = FixState(source, fallbackName: fallbackName, selection: selection)
    // Each round mends something, or is the last; the limit is for two fix-its that undo each other.
    for _ in 0..<20 where !state.isDone { state.applyRound() }
    return FixedSpec(source: state.source, count: state.count, left: state.found)
}

private struct FixState {
    private(set) var source: SourceText
    private(set) var count = 0
    /// What is found in the source.
    private(set) var found: [Diagnostic]
    private(set) var isDone = false
    private let fallbackName: String
    private let selection: LintSelection
    /// How much longer the spec may be compiled, in the microseconds of `Middle`, and how often.
    private var budget: Int
    private var trials = 200
    private var grid: Grid?
    private var errorCount: Int
    /// The source compiled, where that was the last to be; the tree of a large spec isn't kept while it is compiled again.
    private var middle: Middle?

    init(_ source: SourceText, fallbackName: String, selection: LintSelection) {
        self.source = source
        self.fallbackName = fallbackName
        self.selection = selection
        // Nobody waits long for a small file.
        budget = min(60_000 + 100 * source.bytes.count, 2_000_000)
        let middle = Middle(parse(source), fallbackName: fallbackName)
        found = findings(in: middle, selection: selection)
        grid = middle.grid
        errorCount = middle.diagnostics.errors
    }

    /// Applies the fix-its of all that is found, but for those that do harm.
    mutating func applyRound() {
        let before = count
        takeHarmless(found.filter { !$0.fix.isEmpty }.withOverlapsLeftOut[...])
        isDone = count == before
        if isDone { return }
        let middle = self.middle ?? Middle(parse(source), fallbackName: fallbackName)
        found = findings(in: middle, selection: selection)
        self.middle = nil
    }

    /// Takes all, or where that does harm each half by itself, down to the ones that do it.
    private mutating func takeHarmless(_ fixes: ArraySlice<Diagnostic>) {
        guard !fixes.isEmpty, trials > 0, budget > 0 else { return }
        trials -= 1
        if take(fixes) || fixes.count == 1 { return }
        let middle = fixes.startIndex + fixes.count / 2
        // The later half first, so that the places of the earlier stay as they are.
        takeHarmless(fixes[middle...])
        takeHarmless(fixes[..<middle])
    }

    /// Applies fix-its together; does nothing where that would do harm.
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
            guard let nextGrid = next.grid, grid.isLaidOut(like: nextGrid, budget: &budget) else {
                return false
            }
        } else {
            // What mends an error leaves one less, as far as errors are counted.
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
    /// Those of which no edit meets one of an earlier fix-it, in the order of the text.
    fileprivate var withOverlapsLeftOut: [Diagnostic] {
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
    /// Whether both give every count the same tiles at every width, whatever rules say so.
    ///
    /// - Parameters:
    ///   - budget: the microseconds that it may take, about; what can't be told within them counts as different.
    fileprivate func isLaidOut(like other: Grid, budget: inout Int) -> Bool {
        let isSameFrame =
            name == other.name && rowGap == other.rowGap && columnGap == other.columnGap
            && inset == other.inset
            && width == other.width && isWidthWritten == other.isWidthWritten && height == other.height
            && smallest == other.smallest && shapes == other.shapes && append == other.append
        guard isSameFrame, rules.count == other.rules.count,
            zip(rules, other.rules).allSatisfy({ RuleMeaning($0) == RuleMeaning($1) })
        else { return false }
        let changed = countsWrittenOtherwise(in: other)
        if changed.isEmpty { return true }
        let limits = Set([width.lower] + cases.widthLimits + other.cases.widthLimits)
        return limits.allSatisfy { width in
            changed.allSatisfy { count in
                let mine = meanings(of: count, at: width, budget: &budget)
                return mine != nil && mine == other.meanings(of: count, at: width, budget: &budget)
            }
        }
    }

    /// What a count looks like at a width, for photos of all shapes; nil where that can't be told within the budget.
    private func meanings(of count: Int, at width: Rational, budget: inout Int) -> [CaseMeaning]? {
        var meanings: [CaseMeaning] = []
        for found in cases.cases(of: count, at: width) {
            budget -= 1
            switch found {
            case .layout(let layout): meanings.append(CaseMeaning(layout))
            case .rule(let rule):
                switch rule.arrangement {
                case .show(let shown):
                    guard let own = self.meanings(of: shown, at: width, budget: &budget) else { return nil }
                    meanings += own.map { $0.hiding(count - shown) }
                case .rows(let rows):
                    // Placing a tile takes some microseconds.
                    budget -= 3 * count
                    guard budget > 0,
                        let layout = try? rule.layout(count: count, in: rows, inset: inset)
                    else { return nil }
                    meanings.append(CaseMeaning(layout))
                case .waterfall(let waterfall): meanings.append(CaseMeaning(waterfall))
                }
            }
        }
        return meanings
    }

    /// The counts of which another grid writes out other layouts.
    private func countsWrittenOtherwise(in other: Grid) -> [Int] {
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

/// What a count looks like for some shapes, apart from where and how it is written.
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

    init(_ waterfall: Waterfall) {
        pattern = nil
        hidden = 0
        geometry = nil
        self.waterfall = waterfall
    }

    /// The same for more photos.
    func hiding(_ hidden: Int) -> CaseMeaning {
        var more = self
        more.hidden = hidden
        more.geometry = geometry?.showingMore
        return more
    }
}

/// What a rule says, apart from where and how it is written.
private struct RuleMeaning: Equatable {
    let from: Int
    let to: Int?
    let widths: WidthRange
    let arrangement: Rule.Arrangement

    init(_ rule: Rule) {
        from = rule.from
        to = rule.to
        widths = rule.widths
        arrangement = rule.arrangement
    }
}
