internal import GridSyntax

/// Bounds how high photos in rows that find their lengths can be together, and constructs photos that come near it.
///
/// The promised widths are cut into pieces. Over a piece, `RowClasses` bounds the height of each row by its number of photos and
/// what is known of the next row. The greatest sum over all ways to cut photos into such rows is then a bound for all photos and
/// all widths of the piece. Like rows themselves, bounds are computed in doubles, so they hold to a billionth.
struct RowHeights {
    /// What bounds belong to.
    struct Key: Hashable {
        let rows: JustifiedRows
        let widths: LengthRange
        /// Whether heights count as fractions of the width.
        let areRatios: Bool
    }

    /// Those of each side of the limits.
    private let sides: [[RowTable]]
    /// The greatest count that is known.
    let count: Int

    /// How many steps it takes to bound counts up to one.
    static func steps(_ count: Int) -> Int { 2_000 + count * 200 }

    /// - Parameter count: at least 1.
    init(_ key: Key, upTo count: Int, inset: Insets, gaps: Gaps) {
        self.count = count
        let number = 24
        let (lower, upper) = (key.widths.lower.nearestDouble, key.widths.upper.nearestDouble)
        // Pieces get longer as widths get greater.
        let ends = (0...number).map { place in
            let part = Double(place) / Double(number)
            return lower + (upper - lower) * part * (0.5 + 0.5 * part)
        }
        sides = key.rows.ratios.sides.map { ratios in
            var tables: [RowTable] = []
            for (from, to) in zip(ends, ends.dropFirst()) where from < to || from == lower {
                let piece = RowPiece(
                    key.rows, ratios, from: from, to: to, areRatios: key.areRatios, inset: inset, gaps: gaps)
                tables.append(RowTable(piece, upTo: count))
                if lower == upper { break }
            }
            return tables
        }
    }

    /// Whether a bound is no greater than a limit.
    static func isWithin(_ bound: Double, _ limit: Rational) -> Bool {
        bound <= limit.nearestDouble * (1 + 1e-9)
    }

    /// A height, or a fraction of the width, that none of so many photos exceeds; nil if there is none.
    ///
    /// - Parameter written: the heights of written rows above and below, for each side of the limits; none without such rows.
    func bound(_ count: Int, _ written: [WrittenHeights] = []) -> Double? {
        var most = 0.0
        for (place, tables) in sides.enumerated() {
            let own = written.indices.contains(place) ? written[place] : nil
            for table in tables { most = max(most, table.bound(count, own)) }
        }
        return most.isFinite ? most : nil
    }

    /// Photos that may be nearly so high, the widths at which, and the least ratio of other photos.
    func examples(_ count: Int) -> [(ratios: [Double], width: Double, least: Double)] {
        guard let most = sides.joined().max(by: { $0.bounds[count] < $1.bounds[count] }) else { return [] }
        return most.examples(count)
    }
}

/// The greatest sums of heights of rows, over a piece of widths.
private struct RowTable {
    private let piece: RowPiece
    private let classes: RowClasses
    /// The greatest height of photos by their number, and of those whose first row is in a group.
    let bounds: [Double]
    private let best: [[Double]]

    init(_ piece: RowPiece, upTo count: Int) {
        self.piece = piece
        classes = piece.rows.last == .balanced ? RowClasses(balanced: piece) : RowClasses(greedy: piece)
        let none = [Double](repeating: -.infinity, count: classes.groupCount)
        var best = [none], bounds = [0.0]
        for number in 1...count {
            // Fewer photos are never higher, so that longer rows than those that are looked at need no look.
            var own = best[number - 1]
            for row in classes.all where row.length <= number {
                let rest = number - row.length
                var height = row.last
                if rest > 0 {
                    for group in row.next.indices {
                        height = max(height, row.next[group] + piece.gap + best[rest][group])
                    }
                }
                own[row.group] = max(own[row.group], height)
            }
            best.append(own)
            bounds.append((own.max() ?? 0) + piece.inset)
        }
        self.best = best
        self.bounds = bounds
    }

    /// As a fraction of the width, too, the height of written rows only grows or only shrinks with it.
    func bound(_ count: Int, _ written: WrittenHeights?) -> Double {
        let own = bounds[count]
        guard let written else { return own }
        let heights = [piece.from, piece.to].map {
            written.height(width: $0) / (piece.areRatios ? $0 : 1)
        }
        return own + max(heights[0], heights[1])
    }

    /// Photos in the rows that have the greatest sum, which may be more than can be.
    func examples(_ count: Int) -> [(ratios: [Double], width: Double, least: Double)] {
        var groups: [(row: RowClasses.Row, next: Int?)] = []
        var rest = count
        var group = best[count].indices.max { best[count][$0] < best[count][$1] }
        while let own = group, rest > 0 {
            // The fewest photos that are so high.
            while rest > 1, best[rest - 1][own] == best[rest][own] { rest -= 1 }
            var found: (row: RowClasses.Row, next: Int?)?
            for row in classes.all where row.group == own && row.length <= rest {
                if row.last == best[rest][own] { found = (row, nil) }
                let left = rest - row.length
                for next in row.next.indices
                where left > 0 && row.next[next] + piece.gap + best[left][next] == best[rest][own] {
                    found = (row, next)
                }
            }
            guard let found else { break }
            groups.append(found)
            rest -= found.row.length
            group = found.next
        }
        return [piece.from, piece.to].flatMap { width in
            [0, 0.5, 1].map { part in
                var ratios = groups.flatMap { classes.ratios($0.row, next: $0.next, part: part, at: width) }
                let other = piece.ratios.upper
                ratios += [Double](repeating: other, count: max(0, count - ratios.count))
                return (Array(ratios.prefix(count)), width, piece.ratios.lower)
            }
        }
    }
}
