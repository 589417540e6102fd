internal import GridSyntax

/// Looks for photos that have a least side: a bound for all counts and photos is a fact only if there are some.
///
/// It lays out rows in doubles, as generated code does. A side counts as the least if it exceeds it by less than a ten-thousandth: rows
/// that are a little shorter than some length, or widths that are a little greater, come as near to it as they like.
struct JustifiedExample {
    /// Whether there are such photos.
    private(set) var exists = false

    private let side: LeastSide
    private let rows: JustifiedRows
    /// The number of photos in written rows beside them.
    private let written: Int
    private let grid: Grid
    private let counts: CountSet
    private let gaps: Gaps
    private let row: [Double]
    /// The widths of containers.
    private let widths: LengthRange
    private static let nearly = 1e-9

    init(
        _ side: LeastSide, in rows: JustifiedRows, beside written: Int, of grid: Grid, counts: CountSet,
        over widths: LengthRange
    ) {
        self.side = side
        self.rows = rows
        self.written = written
        self.grid = grid
        self.counts = counts
        self.widths = widths
        gaps = Gaps(row: grid.rowGap, column: grid.columnGap)
        row = side.sample.ratios(within: side.ratios)
        exists = rows.isShape ? shapeExists() : rowsExist()
    }

    // MARK: Rows that aim at a height

    /// Whether a row occurs, with other photos after it or rows before it.
    private func rowsExist() -> Bool {
        for count in sampleCounts {
            let before = side.isCopied ? (count - 1) / row.count * row.count : min(row.count, count)
            // A little shorter, for rows that must be shorter than some length.
            for factor in [1, 1 - Self.nearly] {
                var photos: [Double] = []
                while photos.count < before { photos += row.map { $0 * factor } }
                let other = side.isCopied ? side.ratios.lower : side.ratios.upper
                photos += [Double](repeating: other.nearestDouble, count: max(0, count - photos.count))
                if isFound(in: photos, isLast: side.isCopied) { return true }
            }
        }
        return false
    }

    /// Some counts that may have the row; with one photo more, if the last row is as high.
    private var sampleCounts: [Int] {
        var found: [Int] = []
        for range in counts.ranges {
            let least = max(range.lowerBound, row.count + (side.isCopied ? 1 : 0))
            guard least <= min(range.upperBound, 1_000) else { continue }
            found.append(least)
            // The rows before the last one all have the same photos.
            let rest = (least - 1) % row.count
            let even = least + (rest == 0 ? 0 : row.count - rest)
            if side.isCopied, even <= range.upperBound { found.append(even) }
        }
        return Array(found.prefix(8))
    }

    // MARK: Rows that aim at a shape

    /// Whether a row occurs in a cut into rows that has the shape.
    private func shapeExists() -> Bool {
        guard case .shape(let shape, _) = rows.aim else { return false }
        let width = side.width.nearestDouble
        let target = width / shape.nearestDouble
        let (gap, rowGap) = (gaps.column.nearestDouble, gaps.row.nearestDouble)
        let own = (width - Double(row.count - 1) * gap) / row.reduce(0, +)
        var tried = 0
        for count in counts.prefix(100) where count >= row.count {
            // The ratio of the other photos at which each cut has the shape, and what is still away from it.
            var cuts: [(cut: [Int], ratio: Double, away: Double)] = []
            for number in 1...max(1, count) {
                for cut in RowCuts(
                    of: count, into: number, rows.least...max(rows.least, rows.greatest ?? .max))
                {
                    guard let place = cut.firstIndex(of: row.count) else { continue }
                    var others = cut
                    others.remove(at: place)
                    let height = others.reduce(0) { $0 + (width - Double($1 - 1) * gap) / Double($1) }
                    let rest = target - own - Double(number - 1) * rowGap
                    let wanted = rest > 0 ? height / rest : .infinity
                    let ratio = min(
                        max(wanted, side.ratios.lower.nearestDouble), side.ratios.upper.nearestDouble)
                    cuts.append((cut, ratio, abs(height / ratio - rest)))
                }
            }
            cuts = cuts.inOrder { $0.away < $1.away }
            for (cut, ratio, _) in cuts.prefix(8) {
                var photos: [Double] = [], isPlaced = false
                for length in cut {
                    photos +=
                        !isPlaced && length == row.count ? row : [Double](repeating: ratio, count: length)
                    isPlaced = isPlaced || length == row.count
                }
                if isFound(in: photos, isLast: false) { return true }
                tried += 1
                if tried == 64 { return false }
            }
        }
        return false
    }

    // MARK: Layouts

    /// Whether photos have a side that is hardly longer, at the width or next to it.
    private func isFound(in photos: [Double], isLast: Bool) -> Bool {
        guard isLaidOut(photos.count), let ratios = sided(photos) else { return false }
        let width = side.width.nearestDouble
        let insets = grid.inset.left.nearestDouble + grid.inset.right.nearestDouble
        for factor in [1, 1 + Self.nearly, 1 - Self.nearly] {
            let width = width * factor
            guard width + insets >= widths.lower.nearestDouble, width + insets <= widths.upper.nearestDouble
            else {
                continue
            }
            let least = leastSide(of: ratios, width: width)
            let bound = side.length.nearestDouble
            if least <= bound + abs(bound) * 1e-4 + width * Self.nearly { return true }
        }
        return false
    }

    /// The least side of photos with ratios within their limits.
    private func leastSide(of ratios: [Double], width: Double) -> Double {
        var least = Double.infinity, start = 0
        for row in rows.found(ratios, width: width, gaps: gaps) {
            for ratio in ratios[start..<start + row.length] {
                least = min(least, row.height, row.height * ratio)
            }
            start += row.length
        }
        return least
    }

    /// Whether the rows lay out all photos of a count at a width within the range, whatever their shapes.
    private func isLaidOut(_ count: Int) -> Bool {
        guard let width = try? side.width + grid.inset.left + grid.inset.right else { return false }
        let inside = width < widths.upper ? width : widths.lower
        switch grid.cases.cases(of: count + written, at: inside).first {
        case .layout(let layout):
            return layout.pattern == nil && layout.anyJustifiedRows == rows
                && layout.aimedParts?.written ?? 0 == written
        case .rule(let rule):
            return rule.anyJustifiedRows == rows && rule.aimedParts?.written ?? 0 == written
        case nil: return false
        }
    }

    /// Photos that are on the side of the limits; nil if there are none with nearly these ratios.
    private func sided(_ photos: [Double]) -> [Double]? {
        // Photos in written rows may be so wide that they decide on the side.
        guard rows.ratios.isSided, side.ratios.lower >= .one, written == 0 else { return photos }
        let count = Double(photos.count)
        let most = count * (1 + 2 * RatioRange.tolerance.nearestDouble)
        let lack = most - photos.reduce(0, +)
        if lack <= 0 { return photos }
        return photos.dropLast() + photos.suffix(1).map { $0 + lack }
    }
}
