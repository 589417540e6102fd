internal import GridSyntax

/// Proves every layout of a grid over the promised sizes and the gaps as written.
///
/// - Returns: a diagnostic for each rule of which something can't be proved; the worst of its layouts is named.
func prove(_ grid: Grid) -> [Diagnostic] {
    var prover = Prover(grid)
    prover.run()
    return prover.diagnostics
}

private struct Prover {
    let grid: Grid
    let gaps: Gaps
    /// The promised widths, cut wherever a section begins or ends.
    let pieces: [LengthRange]
    private(set) var diagnostics: [Diagnostic] = []
    private var search: ShapeSearch
    /// What is known of the layouts of sections by where in memory their tiles are, which those of one body share.
    private var known: [UInt: Known] = [:]
    /// The rules of which something has been reported.
    private var reported = Set<SourceSpan>()

    /// What is known of layouts that share their tiles.
    private struct Known {
        /// The index of the first of them.
        let first: Int
        /// Whether they hold at all promised widths; nil where that hasn't been asked.
        var holdsEverywhere: Bool?
    }

    init(_ grid: Grid) {
        self.grid = grid
        gaps = Gaps(row: grid.rowGap, column: grid.columnGap)
        search = ShapeSearch(
            steps: grid.layouts.reduce(Limits.patternSteps) { $0 + 64 * ($1.pattern?.count ?? 0) })
        var limits = Set<Rational>()
        for widths in grid.layouts.map({ $0.widths }) + grid.rules.map({ $0.widths }) {
            limits.formUnion([widths.minimum, widths.below].compactMap { $0 })
        }
        var pieces: [LengthRange] = []
        var lower = grid.width.lower
        for limit in limits.sorted() where limit > lower && limit <= grid.width.upper {
            pieces.append(LengthRange(lower: lower, upper: limit))
            lower = limit
        }
        pieces.append(LengthRange(lower: lower, upper: grid.width.upper))
        self.pieces = pieces
    }

    mutating func run() {
        var start = 0
        while start < grid.layouts.count {
            let count = grid.layouts[start].count
            var end = start
            while end < grid.layouts.count, grid.layouts[end].count == count { end += 1 }
            for (index, widths) in matches(grid.layouts[start..<end]) {
                if pieces.count > 1, holdsEverywhere(index) { continue }
                prove(grid.layouts[index], over: widths)
            }
            start = end
        }
        for (index, rule) in grid.rules.enumerated() { prove(rule, at: index) }
    }

    /// Which of the layouts of one count may be asked for at which promised widths; neighbouring pieces are joined.
    private mutating func matches(_ layouts: ArraySlice<Layout>) -> [(index: Int, widths: LengthRange)] {
        // Each layout at each piece that it holds, by piece and then in the order of matching.
        var held: [(piece: Int, index: Int)] = []
        for index in layouts.indices {
            for piece in places(of: layouts[index].widths) { held.append((piece, index)) }
        }
        held.sort { ($0.piece, $0.index) < ($1.piece, $1.index) }
        var matches: [(index: Int, widths: LengthRange)] = []
        /// Where the last match of each layout is.
        var latest = [Int?](repeating: nil, count: layouts.count)
        var earlier: [Pattern] = []
        var current = -1
        for (place, index) in held {
            if place != current {
                earlier.removeAll(keepingCapacity: true)
                current = place
            }
            // A layout for any shapes leaves nothing to those behind it.
            if let last = earlier.last, last.isEmpty { continue }
            let pattern = layouts[index].pattern ?? []
            guard isAsked(pattern, behind: earlier, count: layouts[index].count) else { continue }
            earlier.append(pattern)
            let piece = pieces[place]
            let number = index - layouts.startIndex
            if let last = latest[number], matches[last].widths.upper == piece.lower {
                matches[last].widths = LengthRange(lower: matches[last].widths.lower, upper: piece.upper)
            } else {
                latest[number] = matches.count
                matches.append((index, piece))
            }
        }
        return matches
    }

    /// The places of the pieces that lie in a range of widths.
    private func places(of widths: WidthRange) -> Range<Int> {
        let start = widths.minimum.map { firstPlace(from: $0) } ?? 0
        let end = widths.below.map { firstPlace(from: $0) } ?? pieces.count
        return start..<max(start, end)
    }

    /// The place of the first piece that begins at `limit` or behind it.
    private func firstPlace(from limit: Rational) -> Int {
        var (low, high) = (0, pieces.count)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].lower < limit { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether earlier patterns leave some of the shapes over, or it can't be told.
    private mutating func isAsked(_ pattern: Pattern, behind earlier: [Pattern], count: Int) -> Bool {
        if earlier.isEmpty { return true }
        do throws(TooEntangled) {
            let room = ShapeRoom(count: count, mayAdd: count <= grid.append ?? 0)
            return try search.firstCase(of: pattern, without: earlier, in: room) != nil
        } catch {
            return true
        }
    }

    private mutating func prove(_ layout: Layout, over widths: LengthRange) {
        let box = SizeBox(width: widths, height: grid.height)
        do throws(ExactOverflow) {
            let proof = try LayoutProof(layout, of: grid, gaps: gaps, over: box)
            report(try proof.firstFailure(), at: layout.origin, widths: layout.widths)
        } catch {
            report(.overflow, at: layout.origin, widths: layout.widths)
        }
    }

    /// Whether a layout like one before, for other widths or shapes, is known to hold at all promised widths, these included.
    private mutating func holdsEverywhere(_ index: Int) -> Bool {
        let layout = grid.layouts[index]
        // Whether a container that sizes itself fits depends on the widths of the very layout.
        if layout.width.w.isZero { return false }
        let place = layout.tiles.identity
        guard let like = known[place], grid.layouts[like.first].isLike(layout) else {
            known[place] = Known(first: index, holdsEverywhere: nil)
            return false
        }
        if let holds = like.holdsEverywhere { return holds }
        let box = SizeBox(width: grid.width, height: grid.height)
        var holds = false
        do throws(ExactOverflow) {
            holds = try LayoutProof(layout, of: grid, gaps: gaps, over: box).firstFailure() == nil
        } catch {
            // It is proved for its own widths then.
        }
        known[place]?.holdsEverywhere = holds
        return holds
    }

    /// Proves a rule that is not written out, for each row size that can occur.
    private mutating func prove(_ rule: Rule, at index: Int) {
        if case .waterfall(let waterfall) = rule.arrangement { prove(waterfall, of: rule, at: index) }
        guard case .rows(let perRow, let last, _, let sizing) = rule.arrangement else { return }
        for piece in pieces where rule.widths.holds(piece.lower) {
            let counts = countsLeft(to: rule, at: index, width: piece.lower)
            guard let least = counts.first, let greatest = counts.last else { continue }
            let box = SizeBox(width: piece, height: grid.height)
            do throws(ExactOverflow) {
                let sizes = RowSizes(
                    perRow: perRow, last: last, sizing: sizing, inset: grid.inset, least: least,
                    greatest: greatest)
                let failure = try sizes.firstFailure(of: grid, gaps: gaps, over: box, widths: rule.widths)
                report(failure, at: rule.origin, widths: rule.widths)
                guard failure == nil else { continue }
                // What is placed is proved on layouts of the least counts, with one for each remainder of short rows.
                for count in counts.prefix(min(perRow, 12)) where count <= 4 * Limits.countsWrittenOut {
                    guard let layout = try rule.layout(count: count, inset: grid.inset) else { continue }
                    prove(layout, over: piece)
                }
            } catch {
                report(.overflow, at: rule.origin, widths: rule.widths)
            }
        }
    }

    /// Proves the width of the columns where a count is left to the waterfall.
    private mutating func prove(_ waterfall: Waterfall, of rule: Rule, at index: Int) {
        for piece in pieces where rule.widths.holds(piece.lower) {
            if countsLeft(to: rule, at: index, width: piece.lower).isEmpty { continue }
            do throws(ExactOverflow) {
                let form = try Form(waterfall.columnWidth, gaps: gaps)
                let box = SizeBox(width: piece, height: grid.height)
                let least = try form.value(at: Corner(width: piece.lower, height: .zero))
                guard least < grid.smallest else { continue }
                let (threshold, _) = try form.threshold(reaching: grid.smallest, in: box)
                report(
                    .column(count: waterfall.columns.count, below: threshold, under: grid.smallest),
                    at: rule.origin, widths: rule.widths)
            } catch {
                report(.overflow, at: rule.origin, widths: rule.widths)
            }
        }
    }

    /// The counts that a rule is asked for at a width: those without a layout and without an earlier rule.
    private mutating func countsLeft(to rule: Rule, at index: Int, width: Rational) -> CountSet {
        var counts = CountSet(from: rule.from, to: rule.to)
        var patterns: [Int: [Pattern]] = [:]
        for layout in grid.layouts where layout.widths.holds(width) {
            patterns[layout.count, default: []].append(layout.pattern ?? [])
        }
        let closed = patterns.keys.sorted().filter { !isAsked([], behind: patterns[$0] ?? [], count: $0) }
        counts.subtract(closed.map { $0...$0 })
        let earlier = grid.rules[..<index].filter { $0.widths.holds(width) }
        for other in earlier { counts.subtract([other.from...(other.to ?? .max)]) }
        return counts
    }

    private mutating func report(_ failure: ProofFailure?, at origin: Origin, widths: WidthRange) {
        guard let failure, reported.insert(origin.span).inserted else { return }
        diagnostics.append(failure.diagnostic(at: origin, widths: widths))
    }
}

extension Layout {
    /// Whether what is proved of another layout with the same tiles holds for this one.
    fileprivate func isLike(_ other: Layout) -> Bool {
        width == other.width && height == other.height && isFull == other.isFull
            && photoTree == other.photoTree && tiles.count == other.tiles.count
    }
}

extension WidthRange {
    /// Whether a width lies in the range.
    package func holds(_ width: Rational) -> Bool {
        if let minimum, width < minimum { return false }
        guard let below else { return true }
        return width < below
    }
}
