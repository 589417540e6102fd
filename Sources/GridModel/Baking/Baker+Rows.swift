internal import GridSyntax

extension Baker {
    /// The tolerance of comparisons of rows, as a fraction.
    private var tolerance: Fraction { Fraction(JustifiedRows.tolerance) }

    /// Places photos in rows whose lengths follow from their ratios and the width.
    func placed(
        _ rows: JustifiedRows, count: Int, total: Int, by origin: Origin
    ) throws(BakingFailure) -> Placed {
        try placed(rows, ratios(count, sided: rows.ratios, total: total), by: origin)
    }

    /// The same for photos of some ratios.
    func placed(
        _ rows: JustifiedRows, _ ratios: [Fraction], by origin: Origin
    ) throws(BakingFailure) -> Placed {
        let lengths: [Int]
        switch rows.aim {
        case .shape(let shape, let least): lengths = shapedLengths(rows, ratios, shape, over: least)
        case .near, .over, .overSize, .under:
            if rows.last == .balanced { throw .balanced(origin) }
            lengths = greedyLengths(rows, ratios)
        }
        var tiles: [BakedTile] = []
        var y = top, height = Line.zero, start = 0
        for (row, length) in lengths.enumerated() {
            let part = ratios[start..<start + length]
            var x = left
            let filled = self.height(part)
            let isLast = row == lengths.count - 1
            if isLast, let short = shortHeight(rows, part, filled, after: row > 0 ? height : nil) {
                height = short
                let free = full - columnGap * Fraction(length - 1) - short * part.reduce(Fraction.zero, +)
                x = x + before(free, rows.align)
            } else {
                height = filled
            }
            for ratio in part {
                let width = height * ratio
                tiles.append(BakedTile(x: x, y: y, width: width, height: height))
                x = x + width + columnGap
            }
            y = y + height + rowGap
            start += length
        }
        return Placed(tiles, height: y - rowGap + Fraction(grid.inset.bottom))
    }

    /// The height of photos that fill the width.
    private func height(_ row: ArraySlice<Fraction>) -> Line {
        (full - columnGap * Fraction(row.count - 1)) / row.reduce(Fraction.zero, +)
    }

    /// The height of a last row that doesn't fill the width; nil if it does.
    private func shortHeight(
        _ rows: JustifiedRows, _ ratios: ArraySlice<Fraction>, _ filled: Line, after previous: Line?
    ) -> Line? {
        if rows.last == .stretch { return nil }
        let height = target(rows, ratios)
        if case .under = rows.aim {
            let length = length(ratios.reduce(.zero, +), ratios.count, height)
            return decisions.isLess(length, full * (.one - tolerance)) ? Line(points: height) : nil
        }
        let most = height * Fraction(4) / Fraction(3)
        guard decisions.isLess(most * (.one + tolerance), filled) else { return nil }
        guard rows.isNear, let previous else { return Line(points: height) }
        return decisions.isLess(most, previous) ? Line(points: most) : previous
    }

    private func greedyLengths(_ rows: JustifiedRows, _ ratios: [Fraction]) -> [Int] {
        var lengths: [Int] = [], start = 0, sum = Fraction.zero
        for (end, ratio) in ratios.enumerated() {
            if end > start, !takes(ratio, rows, ratios[start...end], sum) {
                lengths.append(end - start)
                (start, sum) = (end, .zero)
            }
            sum = sum + ratio
        }
        return start < ratios.count ? lengths + [ratios.count - start] : lengths
    }

    /// The height that a row of photos aims at.
    private func target(_ rows: JustifiedRows, _ ratios: ArraySlice<Fraction>) -> Fraction {
        let height = Fraction(rows.height)
        guard case .overSize(let width, _) = rows.aim, let narrowest = ratios.min() else { return height }
        return max(height, Fraction(width) / narrowest)
    }

    /// The length of photos at a height.
    private func length(_ sum: Fraction, _ count: Int, _ height: Fraction) -> Fraction {
        sum * height + columnGap * Fraction(count - 1)
    }

    /// Whether a row takes the next photo.
    ///
    /// - Parameters:
    ///   - ratios: the ratios of the row with it.
    ///   - sum: their sum without it.
    private func takes(
        _ ratio: Fraction, _ rows: JustifiedRows, _ ratios: ArraySlice<Fraction>, _ sum: Fraction
    ) -> Bool {
        let count = ratios.count
        if count <= rows.least { return true }
        if let greatest = rows.greatest, count > greatest { return false }
        let height = target(rows, ratios)
        let own = length(sum, count - 1, height), next = length(sum + ratio, count, height)
        switch rows.aim {
        case .over, .overSize: return !decisions.isLess(full * (.one + tolerance), next)
        case .under: return decisions.isLess(own, full * (.one - tolerance))
        case .near, .shape: break
        }
        if decisions.isLess(own, full / Fraction(2)) { return true }
        let away = decisions.magnitude(full - own) + full * tolerance
        return !decisions.isLess(away, decisions.magnitude(full - next))
    }

    /// The cut whose height is nearest to that of a shape.
    private func shapedLengths(
        _ rows: JustifiedRows, _ ratios: [Fraction], _ shape: Rational, over least: Rational?
    ) -> [Int] {
        let perRow = rows.least...max(rows.least, rows.greatest ?? .max)
        let more = Fraction(3) / Fraction(2)
        var heights: [Range<Int>: Line] = [:]
        var best: (cost: Line, lengths: [Int])?
        for cut in (0...ratios.count).lazy.flatMap({ RowCuts(of: ratios.count, into: $0, perRow) }) {
            var away = -(full / Fraction(shape)) + rowGap * Fraction(cut.count - 1)
            var start = 0, isLow = false
            for length in cut {
                let row = start..<start + length
                let height = heights[row] ?? self.height(ratios[row])
                heights[row] = height
                away = away + height
                if let least, !isLow { isLow = decisions.isLess(height, Fraction(least)) }
                start += length
            }
            if isLow { away = away * more }
            if zip(cut, cut.dropFirst()).contains(where: { $0 > $1 }) { away = away * more }
            guard best.map({ isCheaper(away, than: $0.cost) }) ?? true else { continue }
            best = (decisions.magnitude(away), cut)
        }
        return best?.lengths ?? []
    }

    /// Whether the magnitude of a length is less than a cost. If it isn't, only one of the length's signs matters.
    private func isCheaper(_ away: Line, than cost: Line) -> Bool {
        let least = cost - full * tolerance
        let magnitude = decisions.isLess(away, .zero, isNoted: false) ? -away : away
        return decisions.isLess(magnitude, least) && decisions.isLess(-magnitude, least)
    }
}
