internal import GridSyntax

/// Proves every layout of a grid, for all promised sizes and the gaps of the spec.
///
/// - Returns: one diagnostic for each rule with a proof that fails: for the first of its layouts, or the least widths,
///   and there the worst tile.
func prove(_ grid: Grid) -> [Diagnostic] {
    var prover = Prover(grid)
    prover.run()
    return prover.diagnostics.all
}

extension Rows {
    /// The rows with each range of ratios that their photos may have.
    fileprivate var sides: [Rows] {
        guard case .tilePhoto(let ratios, let box) = sizing, ratios.isSided else { return [self] }
        return ratios.sides.map {
            Rows(perRow: perRow, last: last, align: align, sizing: .tilePhoto($0, within: box))
        }
    }
}

private struct Prover {
    let grid: Grid
    let gaps: Gaps
    /// The promised widths, cut wherever a section begins or ends.
    let pieces: [LengthRange]
    private(set) var diagnostics = DiagnosticList()
    private var search: ShapeSearch
    /// Whether the layouts of a body are proved at all promised widths; nil after the first, before that is known.
    private var known: [UInt32: Bool?] = [:]
    /// The rules that have a diagnostic.
    private var reported = Set<SourceSpan>()
    private var justified = JustifiedLayouts()

    init(_ grid: Grid) {
        self.grid = grid
        gaps = Gaps(row: grid.rowGap, column: grid.columnGap)
        search = ShapeSearch(
            steps: grid.layouts.reduce(Limits.patternSteps) { $0 + 64 * ($1.pattern?.count ?? 0) })
        var pieces: [LengthRange] = []
        var lower = grid.width.lower
        for limit in grid.cases.widthLimits where limit > lower && limit <= grid.width.upper {
            pieces.append(LengthRange(lower: lower, upper: limit))
            lower = limit
        }
        pieces.append(LengthRange(lower: lower, upper: grid.width.upper))
        self.pieces = pieces
    }

    mutating func run() {
        for layouts in grid.cases.layoutsByCount {
            for (index, widths) in matches(layouts) {
                if let rows = grid.layouts[index].justifiedRows {
                    justified.add(grid.layouts[index], rows, over: widths)
                    continue
                }
                if pieces.count > 1, holdsEverywhere(grid.layouts[index]) { continue }
                prove(grid.layouts[index], over: widths)
            }
        }
        for group in justified.all { prove(group) }
        proveRules()
    }

    /// The layouts of one count that can match, each with its promised widths; neighbouring pieces are joined.
    private mutating func matches(_ layouts: ArraySlice<Layout>) -> [(index: Int, widths: LengthRange)] {
        // Each layout at each of its pieces, by piece and then in matching order.
        var held: [(piece: Int, index: Int)] = []
        for index in layouts.indices {
            for piece in places(of: layouts[index].widths) { held.append((piece, index)) }
        }
        held.sort { ($0.piece, $0.index) < ($1.piece, $1.index) }
        var matches: [(index: Int, widths: LengthRange)] = []
        /// The index of the last match of each layout.
        var latest = [Int?](repeating: nil, count: layouts.count)
        var earlier: [Pattern] = []
        var current = -1
        for (place, index) in held {
            if place != current {
                earlier.removeAll(keepingCapacity: true)
                current = place
            }
            // A layout for any shapes leaves nothing to those after it.
            if let last = earlier.last, last.isEmpty { continue }
            let pattern = layouts[index].pattern ?? []
            guard isUsed(pattern, after: earlier, count: layouts[index].count) else { continue }
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

    /// The indices of the pieces in a range of widths.
    private func places(of widths: WidthRange) -> Range<Int> {
        let start = widths.minimum.map { limit in pieces.firstPlace { $0.lower >= limit } } ?? 0
        let end = widths.below.map { limit in pieces.firstPlace { $0.lower >= limit } } ?? pieces.count
        return start..<max(start, end)
    }

    /// Whether earlier patterns leave some of a pattern's shapes to it; true if the search hits its limit.
    private mutating func isUsed(_ pattern: Pattern, after earlier: [Pattern], count: Int) -> Bool {
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
            let proof = LayoutProof(layout, of: grid, gaps: gaps, over: box)
            report(try proof.firstFailure(), at: layout.origin, widths: layout.widths)
        } catch {
            report(.overflow, at: layout.origin, widths: layout.widths)
        }
    }

    /// Proves the layouts of a rule whose rows find their lengths: their sides for all counts together, so that an error names
    /// the worst.
    private mutating func prove(_ group: JustifiedLayouts.Group) {
        guard let first = group.layouts.first else { return }
        let counts = CountSet(group.layouts.map { $0.tileCount...$0.tileCount })
        let box = SizeBox(width: group.widths, height: grid.height)
        do throws(ExactOverflow) {
            let failure = try JustifiedProof(group.rows, of: grid, gaps: gaps)
                .firstFailure(for: counts, over: box)
            report(failure, at: first.origin, widths: first.widths)
        } catch {
            report(.overflow, at: first.origin, widths: first.widths)
        }
    }

    /// Whether a layout shares its body with an earlier one and is proved at all promised widths.
    private mutating func holdsEverywhere(_ layout: Layout) -> Bool {
        // Whether a container that sizes itself fits depends on the widths of this layout.
        if layout.tiles?.width.w.isZero ?? false { return false }
        guard let body = layout.body else { return false }
        guard let knownHolds = known[body] else {
            known[body] = .some(nil)
            return false
        }
        if let holds = knownHolds { return holds }
        let box = SizeBox(width: grid.width, height: grid.height)
        var holds = false
        do throws(ExactOverflow) {
            holds = try LayoutProof(layout, of: grid, gaps: gaps, over: box).firstFailure() == nil
        } catch {
            // The caller then proves it for its own widths.
        }
        known[body] = holds
        return holds
    }

    /// Proves the rules that are not written out: first each at all widths for all its counts; if that fails, piece by
    /// piece, for the counts that earlier cases leave to it.
    private mutating func proveRules() {
        var open = Set<Int>()
        for index in grid.rules.indices where !holdsEverywhere(grid.rules[index]) { open.insert(index) }
        if open.isEmpty { return }
        var rulesOfPiece = [[Int]](repeating: [], count: pieces.count)
        for (index, rule) in grid.rules.enumerated() {
            for piece in places(of: rule.widths) { rulesOfPiece[piece].append(index) }
        }
        let written = writtenCounts()
        for (piece, rules) in rulesOfPiece.enumerated() {
            let last = rules.last {
                open.contains($0) && !reported.contains(grid.rules[$0].origin.span)
            }
            guard let last else { continue }
            // The counts with a layout or an earlier rule.
            var taken = written[piece]
            for index in rules.prefix(while: { $0 <= last }) {
                let rule = grid.rules[index]
                let counts = taken.missing(from: rule.from...(rule.to ?? .max))
                if open.contains(index), !counts.isEmpty { prove(rule, for: counts, over: pieces[piece]) }
                taken.insert(rule.from...(rule.to ?? .max))
            }
        }
    }

    /// For each piece, the counts whose layouts cover all shapes.
    private mutating func writtenCounts() -> [CountSet] {
        var outside: [Int: [Pattern]] = [:]
        var inside = [[Int: [Pattern]]](repeating: [:], count: pieces.count)
        for layout in grid.layouts {
            if layout.widths == .all {
                outside[layout.count, default: []].append(layout.pattern ?? [])
            } else {
                for piece in places(of: layout.widths) {
                    inside[piece][layout.count, default: []].append(layout.pattern ?? [])
                }
            }
        }
        let closed = CountSet(
            outside.keys.sorted().filter { !isUsed([], after: outside[$0] ?? [], count: $0) })
        return inside.map { patterns in
            var counts = closed
            for (count, patterns) in patterns.sorted(by: { $0.key < $1.key })
            where !isUsed([], after: patterns + (outside[count] ?? []), count: count) {
                counts.insert(count...count)
            }
            return counts
        }
    }

    /// Whether a rule is proved at all its promised widths for all its counts.
    private mutating func holdsEverywhere(_ rule: Rule) -> Bool {
        let counts = CountSet(from: rule.from, to: rule.to)
        let lower = max(grid.width.lower, rule.widths.minimum ?? .zero)
        let upper = min(grid.width.upper, rule.widths.below ?? grid.width.upper)
        guard lower <= upper else { return true }
        let widths = LengthRange(lower: lower, upper: upper)
        do throws(ExactOverflow) {
            return try failure(of: rule, for: counts, over: widths) == nil
        } catch {
            return false
        }
    }

    private mutating func prove(_ rule: Rule, for counts: CountSet, over widths: LengthRange) {
        do throws(ExactOverflow) {
            let failure = try failure(of: rule, for: counts, over: widths)
            report(failure, at: rule.origin, widths: rule.widths)
        } catch {
            report(.overflow, at: rule.origin, widths: rule.widths)
        }
    }

    /// The failure of a rule, over all row lengths that can occur, or of the width of its columns.
    private func failure(
        of rule: Rule, for counts: CountSet, over widths: LengthRange
    ) throws(ExactOverflow) -> ProofFailure? {
        if counts.isEmpty { return nil }
        let box = SizeBox(width: widths, height: grid.height)
        switch rule.arrangement {
        case .justified(let rows):
            return try JustifiedProof(rows, of: grid, gaps: gaps).firstFailure(for: counts, over: box)
        // The layouts of other counts, which are proved at the same widths.
        case .show, .repeated: return nil
        case .waterfall(let waterfall):
            let form = try Form(waterfall.columnWidth, gaps: gaps)
            let width = try form.value(at: Corner(width: widths.lower, height: .zero))
            guard width < grid.smallest else { return nil }
            let (threshold, _) = try form.threshold(reaching: grid.smallest, in: box)
            return .column(count: waterfall.columns.count, below: threshold, under: grid.smallest)
        case .rows(let rows):
            for rows in rows.sides {
                let sizes = RowSizes(rows: rows, inset: grid.inset, counts: counts)
                let failure = try sizes.firstFailure(of: grid, gaps: gaps, over: box, widths: rule.widths)
                if let failure { return failure }
            }
            return nil
        }
    }

    private mutating func report(_ failure: ProofFailure?, at origin: Origin, widths: WidthRange) {
        guard let failure, reported.insert(origin.span).inserted else { return }
        diagnostics.append(failure.diagnostic(at: origin, widths: widths))
    }
}
