internal import GridSyntax

/// A piece of the promised widths, for `RowHeights`. Lengths are doubles, heights fractions of the width if `areRatios`.
struct RowPiece {
    let rows: JustifiedRows
    let ratios: (lower: Double, upper: Double)
    /// The widths of the container.
    let from, to: Double
    let areRatios: Bool
    /// What lies beside the photos, and the gap between columns.
    let across, columnGap: Double
    /// The gap between rows, and what lies above and below them, at their greatest.
    let gap, inset: Double
    /// The height aimed at; of tiles with a least width the least one.
    let target: Double
    let tileWidth: Double

    init(
        _ rows: JustifiedRows, _ ratios: RatioRange, from: Double, to: Double, areRatios: Bool, inset: Insets,
        gaps: Gaps
    ) {
        self.rows = rows
        self.ratios = (ratios.lower.nearestDouble, ratios.upper.nearestDouble)
        (self.from, self.to, self.areRatios) = (from, to, areRatios)
        across = inset.left.nearestDouble + inset.right.nearestDouble
        columnGap = gaps.column.nearestDouble
        let unit = areRatios ? from : 1
        gap = gaps.row.nearestDouble / unit
        self.inset = (inset.top.nearestDouble + inset.bottom.nearestDouble) / unit
        target = rows.height.nearestDouble
        tileWidth = rows.tileWidth.nearestDouble
    }

    /// The height that a row aims at, whose narrowest photo has a ratio.
    func target(narrowest ratio: Double) -> Double { max(target, tileWidth / ratio) }

    /// What is left of a width beside insets and gaps.
    func free(_ width: Double, _ count: Int) -> Double {
        width - across - Double(count - 1) * columnGap
    }

    /// The greatest height of a row with at least this sum of ratios. As a fraction of the width, too, it grows with the width.
    func high(_ count: Int, sum: Double) -> Double {
        max(0, free(to, count)) / sum / (areRatios ? to : 1)
    }

    /// A height in points as one that counts, at its greatest.
    func counted(_ height: Double) -> Double { height / (areRatios ? from : 1) }

    /// Limits of equal parts of the ratios.
    func limits(_ number: Int) -> [Double] {
        if ratios.lower == ratios.upper { return [ratios.lower, ratios.upper] }
        var limits = [ratios.lower]
        // The root of the quotient, without a library.
        let factor = root(ratios.upper / ratios.lower, number)
        for _ in 1..<number { limits.append(limits[limits.count - 1] * factor) }
        return limits + [ratios.upper]
    }

    /// A number whose power is nearly another, at least 1.
    private func root(_ number: Double, _ power: Int) -> Double {
        var (low, high) = (1.0, number)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            var product = 1.0
            for _ in 0..<power { product *= middle }
            if product <= number { low = middle } else { high = middle }
        }
        return low
    }
}

/// The rows of a piece of widths by their number of photos and what they have in common, each with its greatest height.
///
/// The names are those of `JustifiedSides`; u and v are the ratios of the first photos of a row and of the next one, which are
/// known to lie between two limits. A row of k photos sums to S, at least u + (k − 1)·r, and is (W − G)/S high.
///
/// - `near`: a row that has no room for v is at least W/2 and W − (v·T + gx)/2 long at the height T, so S is at least that
///   less G, over T. Its greatest height by that shrinks as W grows, that by the least ratios grows.
/// - `over`: it is longer than W − gx − v·T. Tiles with a least width a have T = max(b, a/m), m being the least ratio of the row
///   and v, which of one photo are known, and otherwise at least r.
/// - `under`: it is at least W long, to a millionth, whatever v is.
/// - A last row is at most 4/3·T high, under a height at most T, to a millionth, or stretched.
/// - `balanced`: two rows that could be one cost less than that, ties apart.
struct RowClasses {
    struct Row {
        let length: Int
        /// What the row before needs to know.
        let group: Int
        /// The greatest height before a row of each group; -infinity if there can be no such row.
        let next: [Double]
        /// The greatest height as the last row.
        let last: Double
        /// The limits of the ratio of the first photo, or of the sum of all ratios.
        let limits: (lower: Double, upper: Double)
    }

    private(set) var all: [Row] = []
    private(set) var groupCount = 0
    /// The number of photos of the longest rows; rows with more are no higher.
    private(set) var longest = 1
    private let piece: RowPiece
    private let isBalanced: Bool

    /// Ties, as a fraction.
    private static let tolerance = JustifiedRows.tolerance.nearestDouble

    /// The greatest length that makes a difference: if photos of the least ratio fill the width, the row takes no more.
    private static func longest(_ piece: RowPiece, most: Int) -> Int {
        let photo = max(piece.tileWidth, piece.ratios.lower * piece.target) + piece.columnGap
        let fit = photo > 0 ? (piece.to + piece.columnGap) / photo : .infinity
        let number = fit < Double(most) ? Int(max(1, fit)) + 1 : most
        return max(1, min(number, piece.rows.greatest ?? .max, most))
    }

    // MARK: Rows that take photo by photo

    init(greedy piece: RowPiece) {
        self.piece = piece
        isBalanced = false
        let limits = piece.limits(12)
        groupCount = limits.count - 1
        longest = max(Self.longest(piece, most: 40), min(piece.rows.least, 40))
        for length in 1...longest {
            for (group, (lower, upper)) in zip(limits, limits.dropFirst()).enumerated() {
                let sum = lower + Double(length - 1) * piece.ratios.lower
                let own = piece.high(length, sum: sum)
                let most = upper + Double(length - 1) * piece.ratios.upper
                let isShort = length < min(piece.rows.least, longest)
                let next = zip(limits, limits.dropFirst()).map { least, following in
                    let target = piece.target(narrowest: length == 1 ? min(lower, least) : piece.ratios.lower)
                    return isShort
                        ? -.infinity : min(own, stopped(length, most: most, before: following, target))
                }
                let target = piece.target(narrowest: length == 1 ? lower : piece.ratios.lower)
                all.append(
                    Row(
                        length: length, group: group, next: next,
                        last: last(length, own, most: most, target), limits: (lower, upper)))
            }
        }
    }

    /// The greatest height of a row with at most a sum of ratios that doesn't take a photo of at most a ratio.
    ///
    /// - Parameter target: the greatest height that the row with the photo may aim at.
    private func stopped(_ length: Int, most: Double, before ratio: Double, _ target: Double) -> Double {
        // The longest rows stand for longer ones, too.
        if length == longest { return .infinity }
        guard let least = leastSum(length, before: ratio, target, at: piece.from), least > 0 else {
            return .infinity
        }
        if least > most * (1 + 1e-9) { return -.infinity }
        return piece.counted(max(0, piece.free(piece.from, length)) / least)
    }

    /// The least sum of ratios of such a row; nil if there is none.
    private func leastSum(_ length: Int, before ratio: Double, _ target: Double, at width: Double) -> Double?
    {
        let full = width - piece.across, gaps = Double(length - 1) * piece.columnGap
        let added = ratio * target + piece.columnGap
        switch piece.rows.aim {
        case .near: return (max(full / 2, full - added / 2) - gaps) / target
        case .over, .overSize: return (full - added - gaps) / target
        case .under: return (full * (1 - Self.tolerance) - gaps) / target
        case .shape: return nil
        }
    }

    /// The greatest height of a last row.
    private func last(_ length: Int, _ own: Double, most: Double, _ target: Double) -> Double {
        if piece.rows.last == .stretch { return own }
        if case .under = piece.rows.aim {
            let full = stopped(length, most: .infinity, before: 0, target)
            return min(own, max(piece.counted(target), full))
        }
        let limit = target * 4 / 3 * (1 + Self.tolerance), isOver = !piece.rows.isNear
        if isOver, length < longest, piece.free(piece.from, length) / most > limit {
            return piece.counted(target)
        }
        return min(own, piece.counted(limit))
    }

    // MARK: Balanced rows

    init(balanced piece: RowPiece) {
        self.piece = piece
        isBalanced = true
        longest = max(Self.longest(piece, most: 8), min(piece.rows.least, 8))
        let limits = piece.limits(8)
        var rows: [(length: Int, lower: Double, upper: Double)] = []
        for length in 1...longest {
            for (lower, upper) in zip(limits, limits.dropFirst()) {
                rows.append((length, lower * Double(length), upper * Double(length)))
            }
        }
        groupCount = rows.count
        for (group, row) in rows.enumerated() {
            let own = piece.high(row.length, sum: row.lower)
            let isShort = row.length < min(piece.rows.least, longest)
            let next = rows.map { other in isShort || costsMore(row, other) ? -.infinity : own }
            all.append(
                Row(
                    length: row.length, group: group, next: next,
                    last: last(row.length, own, most: row.upper, piece.target),
                    limits: (row.lower, row.upper)))
        }
    }

    /// Whether two rows always cost more than one of their photos.
    private func costsMore(
        _ first: (length: Int, lower: Double, upper: Double),
        _ second: (length: Int, lower: Double, upper: Double)
    ) -> Bool {
        let both = first.length + second.length
        let greatest = piece.rows.greatest ?? .max
        if max(first.length, second.length) == longest && longest < greatest || both > greatest
            || second.length < piece.rows.least || piece.free(piece.from, both) <= 0
        {
            return false
        }
        func heights(_ count: Int, _ lower: Double, _ upper: Double) -> (least: Double, greatest: Double) {
            (piece.free(piece.from, count) / upper, piece.free(piece.to, count) / lower)
        }
        func leastCost(_ row: (length: Int, lower: Double, upper: Double)) -> Double {
            let own = heights(row.length, row.lower, row.upper)
            let away = max(0, own.least - piece.target, piece.target - own.greatest)
            return Double(row.length) * away * away
        }
        let joined = heights(both, first.lower + second.lower, first.upper + second.upper)
        let away = max(abs(joined.least - piece.target), abs(joined.greatest - piece.target))
        let most = Double(both) * away * away
        let tie = 2 * Self.tolerance * piece.target * piece.target
        return leastCost(first) + leastCost(second) > most * (1 + 1e-9) + tie
    }

    // MARK: Photos

    /// Ratios of photos of a row, so that it is as high as it can be or lower.
    ///
    /// - Parameter part: where the first ratio, or the sum, lies between its limits.
    func ratios(_ row: Row, next: Int?, part: Double, at width: Double) -> [Double] {
        let own = row.limits.lower + (row.limits.upper - row.limits.lower) * part
        if isBalanced {
            return [Double](repeating: own / Double(row.length), count: row.length)
        }
        let least = own + Double(row.length - 1) * piece.ratios.lower
        var sum = least
        if let next, row.length != piece.rows.greatest {
            let following = all[next].limits
            let ratio = following.lower + (following.upper - following.lower) * part
            let target = piece.target(narrowest: min(own, ratio))
            sum = max(sum, (leastSum(row.length, before: ratio, target, at: width) ?? sum) * (1 + 1e-5))
        }
        if row.length == 1 { return [sum] }
        let other = (sum - own) / Double(row.length - 1)
        return [own] + [Double](repeating: other, count: row.length - 1)
    }
}
