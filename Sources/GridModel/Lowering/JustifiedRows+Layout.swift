internal import GridSyntax

extension JustifiedRows {
    init(_ syntax: JustifiedSyntax, _ style: Style, ratios: RatioRange) {
        let aim: Aim =
            switch syntax.aim.value {
            case .near(let height): .near(Rational(height.value))
            case .over(let height): .over(Rational(height.value))
            case .overSize(let width, let height):
                .overSize(width: Rational(width.value), height: Rational(height.value))
            case .under(let height): .under(Rational(height.value))
            case .shape(let shape, let height):
                .shape(Rational(shape), over: height.map { Rational($0.value) })
            }
        // All rows of a shape fill the width.
        let last = syntax.aim.value.isShape ? .stretch : syntax.last
        self.init(
            aim: aim, least: syntax.perRow?.value.least.value ?? 1,
            greatest: syntax.perRow?.value.greatest.value, last: last, align: style.alignment,
            ratios: ratios)
    }

    /// Places a count of photos in rows that are found in doubles, as generated code finds them.
    ///
    /// - Parameters:
    ///   - total: the number of photos, including those without a tile.
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    func placed(
        _ photos: Photos, count: Int, total: Int, in space: PhotoTree.Space, inset: Insets
    ) throws(ExactOverflow) -> PlacedTiles {
        let limits = try self.ratios.range(for: photos, count: total)
        let ratios = (0..<count).map { photos.ratio(at: $0, within: limits) }
        let width = space.width.nearestDouble - inset.left.nearestDouble - inset.right.nearestDouble
        let finder = RowFinder(self, ratios.map { $0.nearestDouble }, width: width, gaps: space.gaps)
        let free = try Affine.width - Affine(pt: try inset.left + inset.right)
        var boxes: [Box] = []
        var y = Affine(pt: inset.top), height = Affine(pt: self.height), start = 0
        for length in finder.lengths {
            let row = ratios[start..<start + length], isShort = start + length == count && !finder.fillsLast
            let gaps = try Affine.columnGap * Rational(length - 1), sum = try row.sum()
            var x = Affine(pt: inset.left)
            if isShort {
                if !finder.lastIsLikePrevious, let narrowest = row.min() {
                    height = Affine(
                        pt: try target(narrowest: narrowest) * Rational(finder.lastThirds) / Rational(3))
                }
                let left = try free - gaps - (try height * sum)
                x = try x + (try left * (try Rational(Int128(align.halves), over: 2)))
            } else {
                height = try (free - gaps) / sum
            }
            for ratio in row {
                let width = try height * ratio
                boxes.append(Box(x: x, y: y, width: width, height: height))
                x = try x + width + .columnGap
            }
            y = try y + height + .rowGap
            start += length
        }
        return try PlacedTiles(
            boxes, width: .width, height: try y - .rowGap + Affine(pt: inset.bottom), inset: inset)
    }
}

extension JustifiedRows {
    /// The rows of photos with ratios within the limits, at a width within the insets, in doubles.
    func found(_ ratios: [Double], width: Double, gaps: Gaps) -> [(length: Int, height: Double)] {
        let finder = RowFinder(self, ratios, width: width, gaps: gaps)
        var rows: [(length: Int, height: Double)] = []
        var start = 0
        for length in finder.lengths {
            rows.append((length, finder.height(start..<start + length)))
            start += length
        }
        if !finder.fillsLast, let last = rows.indices.last {
            rows[last].height =
                finder.lastIsLikePrevious
                ? rows[max(0, last - 1)].height : finder.lastTarget * Double(finder.lastThirds) / 3
        }
        return rows
    }
}

/// Finds the lengths of justified rows. Sums run from left to right in doubles.
private struct RowFinder {
    private let rows: JustifiedRows
    private let ratios: [Double]
    /// The width within the insets, and the gap between columns.
    private let width, gap: Double
    private let target: Double
    private let filling: RowFilling
    private let tolerance = JustifiedRows.tolerance.nearestDouble
    /// The number of photos in each row.
    private(set) var lengths: [Int] = []

    init(_ rows: JustifiedRows, _ ratios: [Double], width: Double, gaps: Gaps) {
        self.rows = rows
        self.ratios = ratios
        self.width = width
        gap = gaps.column.nearestDouble
        filling = RowFilling(rows, width: width, gap: gap)
        target = rows.height.nearestDouble
        if case .shape(let shape, let least) = rows.aim {
            lengths = shapedLengths(
                shape.nearestDouble, over: least?.nearestDouble ?? 0, rowGap: gaps.row.nearestDouble)
        } else {
            lengths = rows.last == .balanced ? balancedLengths() : greedyLengths()
        }
    }

    /// The height of photos that fill the width.
    func height(_ row: Range<Int>) -> Double {
        var sum = 0.0
        for index in row { sum += ratios[index] }
        return (width - Double(row.count - 1) * gap) / sum
    }

    private func greedyLengths() -> [Int] {
        var lengths: [Int] = []
        var row = RowFilling.Row()
        for ratio in ratios {
            if row.length > 0, !filling.takes(ratio, row) {
                lengths.append(row.length)
                row = RowFilling.Row()
            }
            row.add(ratio)
        }
        let length = row.length
        return length > 0 ? lengths + [length] : lengths
    }

    /// The cut whose height is nearest to that of a shape.
    private func shapedLengths(_ shape: Double, over least: Double, rowGap: Double) -> [Int] {
        var best = Double.infinity, lengths: [Int] = []
        let perRow = rows.least...max(rows.least, rows.greatest ?? .max)
        for cut in (0...ratios.count).lazy.flatMap({ RowCuts(of: ratios.count, into: $0, perRow) }) {
            var sum = 0.0, start = 0, isLow = false
            for length in cut {
                let height = height(start..<start + length)
                sum += height
                isLow = isLow || height < least
                start += length
            }
            var cost = abs(sum + Double(cut.count - 1) * rowGap - width / shape)
            if isLow { cost *= 1.5 }
            if zip(cut, cut.dropFirst()).contains(where: { $0 > $1 }) { cost *= 1.5 }
            if lengths.isEmpty || cost < best - tolerance * width { (best, lengths) = (cost, cut) }
        }
        return lengths
    }

    /// The cut with the least sum of costs: for each number of photos, the length of the last row, fewest first.
    private func balancedLengths() -> [Int] {
        var best = [0.0], last = [0]
        for end in 0..<ratios.count {
            best.append(.infinity)
            last.append(min(end + 1, rows.least))
            findRow(endingAt: end + 1, of: rows.least...max(rows.least, rows.greatest ?? .max), &best, &last)
        }
        // Only the last row may have fewer, and only where no other cut exists.
        if let cost = best.last, cost == .infinity, rows.least > 1 {
            findRow(endingAt: ratios.count, of: 1...rows.least - 1, &best, &last)
        }
        var lengths: [Int] = []
        var end = ratios.count
        while end > 0 {
            lengths.append(last[end])
            end -= last[end]
        }
        return lengths.reversed()
    }

    private func findRow(
        endingAt end: Int, of lengths: ClosedRange<Int>, _ best: inout [Double], _ last: inout [Int]
    ) {
        var sum = 0.0
        for length in 1..<end + 1 where length <= lengths.upperBound {
            let free = width - Double(length - 1) * gap
            if free <= 0 { return }
            sum += ratios[end - length]
            if length < lengths.lowerBound { continue }
            let away = free / sum - target
            let cost = Double(length) * away * away
            if best[end - length] + cost < best[end] - tolerance * target * target {
                best[end] = best[end - length] + cost
                last[end] = length
            }
            // From here on, longer rows alone cost more.
            if away < 0, cost > best[end] { return }
        }
    }

    /// Whether the last row fills the width.
    var fillsLast: Bool {
        guard rows.last != .stretch, let length = lengths.last else { return true }
        let last = ratios.count - length..<ratios.count
        return filling.fills(RowFilling.Row(ratios[last]), height: height(last))
    }

    /// The height that the last row aims at.
    var lastTarget: Double { filling.target(of: RowFilling.Row(ratios.suffix(lengths.last ?? 0))) }

    /// Whether a last row that doesn't fill the width is as high as the row before it.
    var lastIsLikePrevious: Bool {
        guard rows.isNear, lengths.count > 1 else { return false }
        let end = ratios.count - lengths[lengths.count - 1]
        return height(end - lengths[lengths.count - 2]..<end) <= 4.0 / 3 * target
    }

    /// How many thirds of the height aimed at such a row has otherwise.
    var lastThirds: Int { rows.isNear && lengths.count > 1 ? 4 : 3 }
}
