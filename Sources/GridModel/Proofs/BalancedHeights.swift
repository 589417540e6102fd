/// Proves a least height of balanced rows, for any photos within the limits of their ratios.
///
/// The names are those of `JustifiedSides`; a is the least number of photos in a row. A row of k ≥ 2·a photos that is h < T high
/// is part of the best cut only if no split of it in two rows of a photos or more is better, ties apart:
///
/// - With δ = 3·ε·T²/(T − h), neither part of a better split is higher than H = 2·T − h − δ: then no photo of it costs more
///   than before, and one of the parts, which is at least 2·h high, costs so much less that it is no tie.
/// - So in each split one part is higher than H. Parts get lower as they get longer: there is a photo before which all first
///   parts are higher than H, and after which all last parts are. Their ratios, and those of the photo between,
///   sum to at most M = max((W − (k − a − 1)·gx)/H + a·R, (2·W − (k − 3)·gx)/H + R).
///
/// A height s holds for k if rows of k photos are never so low, (W − G)/(k·R) ≥ s; or if their ratios always sum to more than M;
/// or if a sum of M still gives the height s, and the row isn't so short that ties matter, W − G ≥ 8·ε·(W + a·R·T).
/// All of these are linear in W.
struct BalancedHeights {
    private let rows: JustifiedRows
    private let ratios: RatioRange
    private let gap: Rational
    /// The greatest number of photos in a row.
    private let greatest: Int

    init(_ rows: JustifiedRows, _ ratios: RatioRange, gap: Rational, greatest: Int) {
        self.rows = rows
        self.ratios = ratios
        self.gap = gap
        self.greatest = min(greatest, rows.greatest ?? .max)
    }

    /// Whether no row is lower than a height, at any width within the insets in a range.
    func holds(_ height: Rational, over widths: LengthRange) throws(ExactOverflow) -> Bool {
        guard height < rows.height else { return false }
        // Rows of the fewest photos are chosen even where their gaps alone fill the width.
        let least = min(rows.least, greatest), forced = try gap * Rational(least - 1)
        // Longer rows whose gaps alone fill the width are never chosen.
        if height.isZero { return forced <= widths.lower }
        guard forced < widths.lower else { return false }
        for count in least...greatest {
            let free = try gap * Rational(count - 1)
            if free >= widths.upper { return true }
            let row = try Row(rows, ratios, count: count, gap: gap, height: height)
            for width in try row.turns(over: widths) where width > free {
                guard try row.holds(at: width) else { return false }
            }
            // A longer row sums to more, and gaps make its greatest sum smaller.
            if count > 2 * rows.least, try row.isNeverChosen(at: widths.upper) { return true }
            // Ratios that differ ten thousandfold take too long.
            if count - least > 10_000 { return false }
        }
        return true
    }

    /// The conditions for rows of some number of photos. Each is a form of the width, w·W + constant, that must not be negative.
    private struct Row {
        private typealias Line = (w: Rational, constant: Rational)

        /// Rows of so many photos are never so low.
        private let isHigh: Line
        /// Such rows have more than the sums that are chosen.
        private var isLong: [Line] = []
        /// The greatest sum that is chosen gives the height.
        private var isReached: [Line] = []

        init(
            _ rows: JustifiedRows, _ ratios: RatioRange, count: Int, gap: Rational, height: Rational
        ) throws(ExactOverflow) {
            let (tolerance, target) = (JustifiedRows.tolerance, rows.height)
            let (narrow, wide) = (ratios.lower, ratios.upper)
            let gaps = try gap * Rational(count - 1)
            isHigh = (.one, try -gaps - height * wide * Rational(count))
            let less = try target - height
            let tie = try tolerance * target * target * Rational(3) / less
            let most = try target + less - tie
            guard count / 2 >= rows.least, most >= target else { return }
            var sums: [Line] = [
                (
                    try .one / most,
                    try wide * Rational(rows.least) - gap * Rational(count - rows.least - 1) / most
                )
            ]
            if count > 2 * rows.least {
                sums.append((try Rational(2) / most, try wide - gap * Rational(count - 3) / most))
            }
            for sum in sums {
                isLong.append((-sum.w, try narrow * Rational(count) - sum.constant))
                isReached.append((try .one / height - sum.w, try -gaps / height - sum.constant))
            }
            let eight = try tolerance * Rational(8)
            isReached.append(
                (try .one - eight, try -gaps - eight * wide * target * Rational(rows.least)))
        }

        /// The widths between which no condition changes, the widths in the middle, and the ends.
        func turns(over widths: LengthRange) throws(ExactOverflow) -> [Rational] {
            var turns = [widths.lower, widths.upper]
            for line in [isHigh] + isLong + isReached where !line.w.isZero {
                let width = try -line.constant / line.w
                if width > widths.lower, width < widths.upper { turns.append(width) }
            }
            turns.sort()
            for (first, second) in zip(turns, turns.dropFirst()) {
                turns.append(try (first + second) / Rational(2))
            }
            return turns
        }

        func holds(at width: Rational) throws(ExactOverflow) -> Bool {
            if try value(isHigh, width) >= .zero { return true }
            if isLong.isEmpty { return false }
            if try isNeverChosen(at: width) { return true }
            for line in isReached where try value(line, width) < .zero { return false }
            return true
        }

        /// Whether the ratios of so many photos always sum to more than what is chosen.
        func isNeverChosen(at width: Rational) throws(ExactOverflow) -> Bool {
            for line in isLong where try value(line, width) <= .zero { return false }
            return !isLong.isEmpty
        }

        private func value(_ line: Line, _ width: Rational) throws(ExactOverflow) -> Rational {
            try line.w * width + line.constant
        }
    }
}
