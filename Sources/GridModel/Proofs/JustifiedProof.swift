internal import GridSyntax

/// Proves that no side of a photo in justified rows is shorter than `smallest`, for some counts at some widths.
///
/// Ratios that are sided are those of either side, each by itself. An error states a shorter side as a fact if
/// `JustifiedExample` finds photos that have it. Otherwise, and for balanced rows, it says that there is no proof.
struct JustifiedProof {
    private let rows: JustifiedRows
    /// The parts that the rows are among, if there are some. Counts are those of the photos in the rows.
    private let parts: Parts<JustifiedRows>?
    private let grid: Grid
    private let gaps: Gaps
    private let insets: Rational

    init(
        _ rows: JustifiedRows, in parts: Parts<JustifiedRows>?, of grid: Grid, gaps: Gaps
    ) throws(ExactOverflow) {
        self.rows = rows
        self.parts = parts
        self.grid = grid
        self.gaps = gaps
        insets = try grid.inset.left + grid.inset.right
    }

    /// A side of a photo that may be too short.
    func firstFailure(for counts: CountSet, over box: SizeBox) throws(ExactOverflow) -> ProofFailure? {
        let widths = LengthRange(lower: try box.width.lower - insets, upper: try box.width.upper - insets)
        var worst: LeastSide?
        for ratios in rows.ratios.sides {
            if rows.last == .balanced, counts.last ?? 0 > rows.least {
                let proof = BalancedHeights(rows, ratios, gap: gaps.column, greatest: counts.last ?? .max)
                if try proof.holds(try grid.smallest / min(ratios.lower, .one), over: widths) { continue }
                return failure(nil, ratios, at: box.width.lower, .aimHigher)
            }
            guard let found = try least(ratios, counts, over: widths) else { continue }
            if found.length < worst?.length ?? grid.smallest { worst = found }
        }
        guard let worst else { return nil }
        let width = try worst.width + insets
        // A wider container helps only if no other row is too short there.
        let widest = LengthRange(lower: widths.upper, upper: widths.upper)
        var mayWiden = true
        for ratios in rows.ratios.sides where try least(ratios, counts, over: widest) != nil {
            mayWiden = false
        }
        let example = JustifiedExample(
            worst, in: rows, beside: parts?.written ?? 0, of: grid, counts: counts, over: box.width)
        guard example.exists else {
            return failure(nil, worst.ratios, at: width, worst.cure, mayWiden: mayWiden)
        }
        if worst.length.isNegative {
            let needed = try gaps.column * Rational(worst.sample.count - 1) + insets
            return .gapsTooWide(
                needed, at: width, count: worst.sample.count, hasInsets: !insets.isZero, cure: worst.cure)
        }
        return failure(
            worst.length, worst.ratios, isWidth: worst.isWidth, at: width, worst.cure, mayWiden: mayWiden)
    }

    /// The least side, if it is less than `smallest`.
    private func least(
        _ ratios: RatioRange, _ counts: CountSet, over widths: LengthRange
    ) throws(ExactOverflow) -> LeastSide? {
        func sides(areHeights: Bool) throws(ExactOverflow) -> LeastSide? {
            try JustifiedSides(
                rows, ratios, gap: gaps.column, counts: counts, widths: widths, areHeights: areHeights
            ).least
        }
        // Most rows are so high that even the narrowest photo is wide enough at the least height.
        guard let lowest = try sides(areHeights: true),
            try lowest.length * min(ratios.lower, .one) < grid.smallest,
            let least = try sides(areHeights: false), least.length < grid.smallest
        else { return nil }
        return least
    }

    private func failure(
        _ length: Rational?, _ ratios: RatioRange, isWidth: Bool? = nil, at width: Rational,
        _ cure: ProofFailure.Cure?, mayWiden: Bool = true
    ) -> ProofFailure {
        let side = ProofFailure.JustifiedSide(
            length: length, isWidth: isWidth ?? (ratios.lower < .one), width: width, cure: cure,
            mayWiden: mayWiden)
        return .justifiedSide(side, under: grid.smallest, rows.ratios)
    }
}
