internal import GridSyntax

/// Proves every layout of a grid, for all promised sizes and the gaps of the spec.
///
/// - Returns: one diagnostic for each rule with a proof that fails: for the first of its layouts, or the least heights and widths,
///   and there the worst tile.
func prove(_ grid: Grid) -> [Diagnostic] {
    var diagnostics = DiagnosticList()
    var reported = Set<SourceSpan>()
    for grid in grid.byHeight {
        var prover = Prover(grid, reported)
        prover.run()
        diagnostics += prover.diagnostics.all
        reported = prover.reported
    }
    return diagnostics.all
}

extension Rows {
    /// The rows with each range of ratios that their photos may have.
    fileprivate var sides: [Rows] {
        guard case .tilePhoto(let ratios, let bounds) = sizing, ratios.isSided else { return [self] }
        return ratios.sides.map {
            Rows(perRow: perRow, last: last, align: align, sizing: .tilePhoto($0, within: bounds))
        }
    }
}

private struct Prover {
    let grid: Grid
    let gaps: Gaps
    private(set) var diagnostics = DiagnosticList()
    private var uses: CaseUses
    /// Whether the layouts of a body are proved at all promised widths; nil after the first, before that is known.
    private var known: [UInt32: Bool?] = [:]
    /// The rules that have a diagnostic.
    private(set) var reported: Set<SourceSpan>
    private var justified = JustifiedLayouts()

    init(_ grid: Grid, _ reported: Set<SourceSpan>) {
        self.grid = grid
        self.reported = reported
        gaps = Gaps(row: grid.rowGap, column: grid.columnGap)
        uses = CaseUses(of: grid)
    }

    mutating func run() {
        for layouts in grid.cases.layoutsByCount {
            for (index, widths) in uses.matches(layouts) {
                if let rows = grid.layouts[index].anyJustifiedRows {
                    justified.add(grid.layouts[index], rows, over: widths)
                    continue
                }
                if uses.pieces.count > 1, holdsEverywhere(grid.layouts[index]) { continue }
                prove(grid.layouts[index], over: widths)
            }
        }
        for group in justified.all { prove(group) }
        proveRules()
    }

    private mutating func prove(_ layout: Layout, over widths: LengthRange) {
        let box = SizeBox(width: widths, height: grid.height)
        do throws(ExactOverflow) {
            let proof = LayoutProof(layout, of: grid, gaps: gaps, over: box)
            report(try proof.firstFailure(), at: layout.origin, sizes: layout.sizes)
        } catch {
            report(.overflow, at: layout.origin, sizes: layout.sizes)
        }
    }

    /// Proves the layouts of a rule whose rows find their lengths: their sides for all counts together, so that an error names
    /// the worst.
    private mutating func prove(_ group: JustifiedLayouts.Group) {
        guard let first = group.layouts.first else { return }
        let counts = CountSet(group.layouts.map { $0.tileCount...$0.tileCount })
        let box = SizeBox(width: group.widths, height: grid.height)
        do throws(ExactOverflow) {
            let failure = try failure(of: group.rows, in: first.aimedParts, for: counts, over: box)
            report(failure, at: first.origin, sizes: first.sizes)
        } catch {
            report(.overflow, at: first.origin, sizes: first.sizes)
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
        for (index, counts, widths) in uses.rules(where: { open.contains($0) }) {
            let rule = grid.rules[index]
            if !reported.contains(rule.origin.span) { prove(rule, for: counts, over: widths) }
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
            report(failure, at: rule.origin, sizes: rule.sizes)
        } catch {
            report(.overflow, at: rule.origin, sizes: rule.sizes)
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
            return try failure(of: rows, in: nil, for: counts, over: box)
        case .aimedParts(let parts):
            return try failure(of: parts.rows, in: parts, for: counts, over: box)
        case .strip(let strip):
            return try strip.sideFailure(of: grid, gaps: gaps, over: box, count: max(1, counts.first ?? 1))
        // The layouts of other counts, which are proved at the same widths.
        case .show, .repeated: return nil
        case .waterfall(let waterfall): return try waterfall.sideFailure(of: grid, gaps: gaps, over: box)
        case .rows(let rows):
            return try failure(
                of: RowSizes(rows: rows, inset: grid.inset, counts: counts), by: rule, over: box)
        case .parts(let parts):
            if let failure = try failure(ofWrittenRowsOf: parts, for: counts, over: box) { return failure }
            let others = counts.less(parts.written)
            if others.isEmpty { return nil }
            let sizes = RowSizes(
                rows: parts.rows, inset: grid.inset, counts: others, above: parts.above?.count ?? 0,
                written: parts.written)
            return try failure(of: sizes, by: rule, over: box)
        }
    }

    /// The failure of written rows, which are the same for all counts.
    private func failure(
        ofWrittenRowsOf parts: Parts<some Hashable & Sendable>, for counts: CountSet, over box: SizeBox
    ) throws(ExactOverflow) -> ProofFailure? {
        guard let least = counts.first else { return nil }
        for part in parts.layouts {
            let failure = try LayoutProof(part, of: grid, gaps: gaps, over: box).firstFailure()
            let start = part == parts.above ? 0 : least - part.count
            if let failure { return failure.shifted(by: start, of: least) }
        }
        return nil
    }

    /// The failure of rows that find their lengths, and of written rows beside them.
    private func failure(
        of rows: JustifiedRows, in parts: Parts<JustifiedRows>?, for counts: CountSet, over box: SizeBox
    ) throws(ExactOverflow) -> ProofFailure? {
        let proof = try JustifiedProof(rows, in: parts, of: grid, gaps: gaps)
        guard let parts else { return try proof.firstFailure(for: counts, over: box) }
        if let failure = try failure(ofWrittenRowsOf: parts, for: counts, over: box) { return failure }
        let others = counts.less(parts.written)
        return others.isEmpty ? nil : try proof.firstFailure(for: others, over: box)
    }

    private func failure(
        of sizes: RowSizes, by rule: Rule, over box: SizeBox
    ) throws(ExactOverflow) -> ProofFailure? {
        for rows in sizes.rows.sides {
            var sizes = sizes
            sizes.rows = rows
            let failure = try sizes.firstFailure(of: grid, gaps: gaps, over: box, widths: rule.widths)
            if let failure { return failure }
        }
        return nil
    }

    private mutating func report(_ failure: ProofFailure?, at origin: Origin, sizes: SizeRange) {
        guard let failure, reported.insert(origin.span).inserted else { return }
        diagnostics.append(failure.diagnostic(at: origin, sizes: sizes))
    }
}
