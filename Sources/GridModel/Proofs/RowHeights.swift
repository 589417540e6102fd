internal import GridSyntax

/// The least height of justified rows, for any photos within the limits of their ratios.
///
/// W is the width within the insets, T the height aimed at, gx the gap between columns, ε the tolerance, r and R the least
/// and the greatest ratio. A row of k photos has gaps of G = (k − 1)·gx; without its last photo it is l₀ to l₁ long at the
/// height T, and that photo adds x₀ = r·T + gx to x₁ = R·T + gx.
///
/// - The first photos, up to the least number of a row, are taken in any case: such a row is (W − G) / (k·R) high or higher.
/// - `near`: a row that is W long or longer takes no photo. So it takes its last one at a length L below W/2, and is then
///   at most min(l₁, W/2) + x₁ long; or where L and L′ together are at most (2 + ε)·W, so that L′ is greatest at the L
///   where both limits meet, (2 + ε)·W = 2·L + x₁, as far as l₀ and l₁ allow. At the greatest L′, the height is
///   T·(W − G) / (L′ − G). Between the widths at which k or the limits change, it is a quotient of linear forms, whose
///   least value is at an end.
/// - `over`: a row of two photos or more fits at the height T, to a millionth of the width.
/// - A last row that doesn't fill the width is T high, or as high as the row before it.
/// - A shape: any row may have the greatest number of photos, and is then (W − G) / (k·R) high or higher.
/// - `balanced`: see `BalancedHeights`.
struct RowHeights {
    private let rows: JustifiedRows
    private let grid: Grid
    private let gap: Rational
    private let insets: Rational

    init(_ rows: JustifiedRows, of grid: Grid, gaps: Gaps) throws(ExactOverflow) {
        self.rows = rows
        self.grid = grid
        gap = gaps.column
        insets = try grid.inset.left + grid.inset.right
    }

    /// A side of a photo that may be too short in rows of at most `count` photos.
    func firstFailure(for count: Int, over box: SizeBox) throws(ExactOverflow) -> ProofFailure? {
        let widths = LengthRange(lower: try box.width.lower - insets, upper: try box.width.upper - insets)
        let narrowest = min(rows.ratios.lower, .one)
        if rows.last == .balanced {
            let wanted = try grid.smallest / narrowest
            let proof = BalancedHeights(rows, gap: gap, greatest: count)
            if try proof.holds(wanted, over: widths) { return nil }
            return failure(nil, at: box.width.lower, .aimHigher)
        }
        guard let least = try leastHeight(over: widths, of: count) else {
            return failure(nil, at: box.width.lower, .aimHigher)
        }
        guard try least.height * narrowest < grid.smallest else { return nil }
        return failure(try least.height * narrowest, at: try least.width + insets, least.cure)
    }

    private func failure(_ length: Rational?, at width: Rational, _ cure: ProofFailure.Cure?) -> ProofFailure
    {
        let side = ProofFailure.JustifiedSide(
            length: length.map { max(.zero, $0) }, isWidth: rows.ratios.lower < .one, width: width,
            cure: cure)
        return .justifiedSide(side, under: grid.smallest, rows.ratios)
    }

    /// The least height of a row, and a width within the insets at which it occurs; nil if that takes too long to find.
    private func leastHeight(
        over widths: LengthRange, of count: Int
    ) throws(ExactOverflow) -> (height: Rational, width: Rational, cure: ProofFailure.Cure?)? {
        let lower = widths.lower
        func filled(_ length: Int) throws(ExactOverflow) -> Rational {
            try (lower - (try gap * Rational(length - 1))) / (try rows.ratios.upper * Rational(length))
        }
        if rows.isShape {
            return (try filled(min(rows.greatest ?? .max, count)), lower, .fewerInRow)
        }
        var least: (height: Rational, width: Rational, cure: ProofFailure.Cure?) = (
            rows.height, lower, .aimHigher
        )
        func add(_ height: Rational, at width: Rational, _ cure: ProofFailure.Cure?) {
            if height < least.height { least = (height, width, cure) }
        }
        let forced = min(rows.least, count)
        add(try filled(forced), at: lower, forced > 1 ? .fewerForced : nil)
        guard case .near = rows.aim else { return least }
        let tie = try JustifiedRows.tolerance * widths.upper
        if try rows.ratios.lower * rows.height + gap <= tie { add(.zero, at: widths.upper, .aimHigher) }
        for length in forced..<max(forced, min(count, rows.greatest ?? .max)) {
            let row = try NearRow(rows, gap: gap, before: length)
            if try row.isLonger(than: widths.upper) { break }
            for width in try row.bends(over: widths) { add(try row.height(at: width), at: width, .aimHigher) }
            // Ratios that differ ten thousandfold take too long.
            if length > 10_000 { return nil }
        }
        return least
    }
}

/// A row near a height before it takes its last photo.
private struct NearRow {
    private let height: Rational
    /// The gaps of the row with its last photo.
    private let gaps: Rational
    /// The least and the greatest length of the row at the height, and of what its last photo adds.
    private let length: (least: Rational, greatest: Rational)
    private let added: (least: Rational, greatest: Rational)
    private let factor: Rational

    init(_ rows: JustifiedRows, gap: Rational, before count: Int) throws(ExactOverflow) {
        height = rows.height
        gaps = try gap * Rational(count)
        let least = try rows.ratios.lower * height, greatest = try rows.ratios.upper * height
        let between = try gap * Rational(count - 1)
        length = (try least * Rational(count) + between, try greatest * Rational(count) + between)
        added = (try least + gap, try greatest + gap)
        factor = try Rational(2) + JustifiedRows.tolerance
    }

    /// The widths from which the row takes another photo by each of the two conditions.
    private var begins: (half: Rational, near: Rational) {
        get throws(ExactOverflow) {
            (try length.least * Rational(2), try (length.least * Rational(2) + added.least) / factor)
        }
    }

    /// Whether it never takes another photo up to a width.
    func isLonger(than width: Rational) throws(ExactOverflow) -> Bool {
        let (half, near) = try begins
        return width < min(half, near)
    }

    /// The widths between which the least height is monotone.
    func bends(over widths: LengthRange) throws(ExactOverflow) -> [Rational] {
        let (half, near) = try begins
        let two = Rational(2), start = max(widths.lower, min(half, near))
        let bends = [
            start, half, near, try length.greatest * two, try (length.least * two + added.greatest) / factor,
            try (length.greatest * two + added.greatest) / factor, widths.upper,
        ]
        return bends.filter { $0 >= start && $0 <= widths.upper }
    }

    /// The least height with the next photo at a width at which the row takes one.
    func height(at width: Rational) throws(ExactOverflow) -> Rational {
        let (half, near) = try begins
        var longest = Rational.zero
        if width >= half {
            longest = try min(length.greatest, width / Rational(2)) + added.greatest
        }
        if width >= near {
            let both = try width * factor
            let own = min(max(try (both - added.greatest) / Rational(2), length.least), length.greatest)
            longest = max(longest, min(try own + added.greatest, try both - own))
        }
        return try height * (width - gaps) / (longest - gaps)
    }
}
