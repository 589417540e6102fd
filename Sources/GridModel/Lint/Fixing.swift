public import GridSyntax

/// A spec after its fix-its were applied.
public struct FixedSpec: Sendable {
    /// The text as it is now.
    public let source: SourceText
    /// How many findings were mended.
    public let count: Int
}

/// Applies the fix-its of all that is found in a spec, until nothing changes.
///
/// A spec without errors keeps every layout: a fix-it that would change one is left out, however likely it is. None is
/// applied that makes an error. Comments stay where they are; one that ignores nothing goes, which is its fix-it.
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
    return FixedSpec(source: state.source, count: state.count)
}

private struct FixState {
    private(set) var source: SourceText
    private(set) var count = 0
    private(set) var isDone = false
    private let fallbackName: String
    private let selection: LintSelection
    /// How often more may be tried: each time compiles the spec.
    private var trials = 200
    private var compilation: Compilation

    init(_ source: SourceText, fallbackName: String, selection: LintSelection) {
        self.source = source
        self.fallbackName = fallbackName
        self.selection = selection
        compilation = compile(parse(source), fallbackName: fallbackName)
    }

    /// Applies the fix-its of one reading, but for those that do harm.
    mutating func applyRound() {
        let found = lint(parse(source), fallbackName: fallbackName, selection: selection)
        let before = count
        takeHarmless(found.map { $0.fix }.filter { !$0.isEmpty }.withoutOverlaps[...])
        isDone = count == before
    }

    /// Takes all, or where that does harm each half by itself, down to the ones that do it.
    private mutating func takeHarmless(_ fixes: ArraySlice<[TextEdit]>) {
        guard !fixes.isEmpty, trials > 0 else { return }
        trials -= 1
        if take(fixes) || fixes.count == 1 { return }
        let middle = fixes.startIndex + fixes.count / 2
        // The later half first, so that the places of the earlier stay as they are.
        takeHarmless(fixes[middle...])
        takeHarmless(fixes[..<middle])
    }

    /// Applies fix-its together; does nothing where that would do harm.
    private mutating func take(_ fixes: ArraySlice<[TextEdit]>) -> Bool {
        let changed = SourceText(
            name: source.name, bytes: TextEdit.apply(fixes.flatMap { $0 }, to: source.bytes).bytes)
        guard changed != source else { return false }
        let next = compile(parse(changed), fallbackName: fallbackName)
        if let grid = compilation.grid {
            guard let nextGrid = next.grid, grid.isLaidOut(like: nextGrid) else { return false }
        } else if next.errorCount > compilation.errorCount {
            return false
        }
        source = changed
        compilation = next
        count += fixes.count
        return true
    }
}

extension Compilation {
    fileprivate var errorCount: Int { diagnostics.reduce(0) { $0 + ($1.severity == .error ? 1 : 0) } }
}

extension [[TextEdit]] {
    /// Those of which no edit meets one of an earlier fix-it, in the order of the text.
    fileprivate var withoutOverlaps: [[TextEdit]] {
        var kept: [[TextEdit]] = []
        var end = -1
        for fix in self {
            let start = fix.reduce(Int.max) { Swift.min($0, $1.span.start) }
            guard start > end else { continue }
            kept.append(fix)
            end = fix.reduce(end) { Swift.max($0, $1.span.end) }
        }
        return kept
    }
}

extension Grid {
    /// Whether both give every count the same tiles at every width, whatever rules say so.
    fileprivate func isLaidOut(like other: Grid) -> Bool {
        let isSameFrame =
            name == other.name && rowGap == other.rowGap && columnGap == other.columnGap
            && inset == other.inset
            && width == other.width && isWidthWritten == other.isWidthWritten && height == other.height
            && smallest == other.smallest && shapes == other.shapes && append == other.append
        guard isSameFrame, rules.map({ RuleMeaning($0) }) == other.rules.map({ RuleMeaning($0) }) else {
            return false
        }
        var limits: Set<Rational> = [width.lower]
        for widths in (layouts + other.layouts).map({ $0.widths }) + rules.map({ $0.widths }) {
            limits.formUnion([widths.minimum, widths.below].compactMap { $0 })
        }
        let (first, second) = (layoutMeanings, other.layoutMeanings)
        let changed = Set(first.keys).union(second.keys).filter { first[$0] != second[$0] }
        return limits.allSatisfy { width in
            changed.allSatisfy { count in
                layout(count: count, width: width).map { LayoutMeaning($0) }?.shape
                    == other.layout(count: count, width: width).map { LayoutMeaning($0) }?.shape
            }
        }
    }

    /// What is written out for each count.
    private var layoutMeanings: [Int: [LayoutMeaning]] {
        var meanings: [Int: [LayoutMeaning]] = [:]
        for layout in layouts { meanings[layout.count, default: []].append(LayoutMeaning(layout)) }
        return meanings
    }
}

/// What a layout says, apart from where and how it is written.
private struct LayoutMeaning: Equatable {
    /// What is seen of it.
    struct Shape: Equatable {
        let width: Affine
        let height: Affine
        let hidden: Int
        let tiles: TileList
    }

    let pattern: [PatternLetter]?
    let widths: WidthRange
    let shape: Shape

    init(_ layout: Layout) {
        pattern = layout.pattern
        widths = layout.widths
        shape = Shape(width: layout.width, height: layout.height, hidden: layout.hidden, tiles: layout.tiles)
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
