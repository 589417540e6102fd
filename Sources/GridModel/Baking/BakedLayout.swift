internal import GridSyntax

/// The tiles of photos whose ratios are known, at some widths.
package struct BakedLayout {
    /// The first width.
    package let start: WidthLimit
    package let tiles: [BakedTile]
    /// The container's height.
    package let height: Line
    /// Where photos end that may be wider than the container, which scrolls; nil for other layouts. It includes the inset.
    package let scrolledWidth: Line?
    /// The number of photos without a tile.
    package let hidden: Int
}

/// A tile: its distances from the container's left and top edge, and its size.
package struct BakedTile {
    package var x, y, width, height: Line
}

/// Why photos can't be laid out for all widths.
package enum BakingFailure: Error {
    /// There is no layout for them at a width.
    case noLayout(width: Double)
    /// Balanced rows, by this rule: their limits aren't fractions.
    case balanced(Origin)
    case tooManyRanges
    /// The container of a page never has a promised width.
    case noWidth
    case overflow
}

extension Grid {
    /// The most photos that are baked, and the most ranges of widths.
    package static let mostBakedPhotos = 100
    package static let mostBakedRanges = 5_000

    /// Passes on the layouts of photos for all promised widths, and for narrower containers if the number of columns follows
    /// from the width, in ascending order of their widths. Equal ones may follow each other.
    package func bake(
        _ photos: Photos, _ receive: (BakedLayout) -> Void
    ) throws(BakingFailure) {
        let last = WidthLimit(Fraction(width.upper))
        let count = photos.ratios.count
        let limits = cases.widthLimits
        var place = WidthLimit(Fraction(leastBakedWidth(of: photos)))
        for _ in 0..<Self.mostBakedRanges {
            let decisions = Decisions(at: place)
            let baker = Baker(grid: self, photos: photos, sections: limits, decisions: decisions)
            guard let found = try baker.layout(count: count, total: count) else {
                throw .noLayout(width: place.width.double)
            }
            receive(
                BakedLayout(
                    start: place, tiles: found.tiles, height: found.height,
                    scrolledWidth: found.scrolledWidth, hidden: count - found.tiles.count)
            )
            guard let end = decisions.end, end <= last else { return }
            place = end
        }
        throw .tooManyRanges
    }

    /// The least promised width, or a lesser one from which on layouts depend on the photos' number alone.
    private func leastBakedWidth(of photos: Photos) -> Rational {
        let limits = [.zero] + cases.widthLimits.filter { $0 < width.lower }
        return limits.reversed().prefix { isSolved(photos.ratios.count, at: $0, for: photos) }.last
            ?? width.lower
    }

    /// Whether there is a layout, and the photos' ratios don't change its tiles.
    private func isSolved(_ count: Int, at width: Rational, for photos: Photos) -> Bool {
        switch cases.first(of: count, at: width, for: photos, shapes) {
        case .layout(let layout): return layout.tiles != nil
        case .rule(let rule):
            switch rule.arrangement {
            case .show(let shown): return isSolved(shown, at: width, for: photos)
            case .rows, .parts: return rule.photoRatios == nil
            case .repeated: return true
            case .justified, .aimedParts, .strip, .waterfall: return false
            }
        case nil: return false
        }
    }
}

/// Lays out photos at one width. All comparisons of lengths are decisions, so that the next limit is known.
struct Baker {
    /// Tiles, the container's height and, of a strip, where its photos end.
    struct Placed {
        let tiles: [BakedTile]
        let height: Line
        var scrolledWidth: Line?

        init(_ tiles: [BakedTile], height: Line, scrolledWidth: Line? = nil) {
            (self.tiles, self.height, self.scrolledWidth) = (tiles, height, scrolledWidth)
        }
    }

    let grid: Grid
    let photos: Photos
    /// The widths at which the cases may change, in ascending order.
    let sections: [Rational]
    let decisions: Decisions

    var columnGap: Fraction { Fraction(grid.columnGap) }
    var rowGap: Fraction { Fraction(grid.rowGap) }
    private var gaps: Gaps { Gaps(row: grid.rowGap, column: grid.columnGap) }

    /// The inset container's width, and its corner.
    var full: Line { Line.width - Fraction(grid.inset.left) - Fraction(grid.inset.right) }
    var left: Line { Line(points: Fraction(grid.inset.left)) }
    var top: Line { Line(points: Fraction(grid.inset.top)) }

    /// The tiles of some photos; nil if no case is for them.
    ///
    /// - Parameters:
    ///   - total: the number of photos, including those without a tile.
    func layout(count: Int, total: Int) throws(BakingFailure) -> Placed? {
        let width = sectionWidth
        switch grid.cases.first(of: count, at: width, for: photos, grid.shapes) {
        case .layout(let layout): return try placed(layout, total: total)
        case .rule(let rule):
            switch rule.arrangement {
            case .show(let shown): return try self.layout(count: shown, total: total)
            case .rows, .parts, .aimedParts:
                guard let layout = (try? rule.layoutInRows(count, inset: grid.inset)) ?? nil else {
                    throw .overflow
                }
                return try placed(layout, total: total)
            case .justified(let rows): return try placed(rows, count: count, total: total, by: rule.origin)
            case .strip(let strip): return placed(strip, count: count, total: total)
            case .waterfall(let waterfall): return placed(waterfall, count: count)
            case .repeated:
                guard let layout = grid.layout(count: count, width: width, by: rule) else { throw .overflow }
                return placed(layout.tiles)
            }
        case nil: return nil
        }
    }

    /// A width with the same cases: the limit of a section, or none.
    private var sectionWidth: Rational {
        func isBelow(_ limit: Rational, isNoted: Bool) -> Bool {
            decisions.isLess(.width, Line(points: Fraction(limit)), isNoted: isNoted)
        }
        let next = sections.firstPlace { isBelow($0, isNoted: false) }
        // The width of the next one is the only one at which cases may change next.
        if next < sections.count { _ = isBelow(sections[next], isNoted: true) }
        return next > 0 ? sections[next - 1] : .zero
    }

    private func placed(_ layout: Layout, total: Int) throws(BakingFailure) -> Placed {
        switch layout.geometry {
        case .solved(let tiles): placed(tiles)
        case .photos(let tree): placed(tree, total: total)
        case .justified(let rows): try placed(rows, count: layout.tileCount, total: total, by: layout.origin)
        case .aimedParts(let parts):
            try placed(parts, count: layout.tileCount, total: total, by: layout.origin)
        case .strip(let strip): placed(strip, count: layout.tileCount, total: total)
        }
    }

    private func placed(_ list: TileList) -> Placed {
        Placed(
            list.map { tile in
                BakedTile(
                    x: Line(tile.x, gaps), y: Line(tile.y, gaps), width: Line(tile.width, gaps),
                    height: Line(tile.height, gaps))
            }, height: Line(list.height, gaps))
    }

    private func placed(_ waterfall: Waterfall, count: Int) -> Placed {
        let columnWidth = Line(waterfall.columnWidth, gaps)
        let columns = waterfall.columns.map { Line($0, gaps) }
        // Columns aren't narrower than the least side that the spec promises.
        let tolerance = columnWidth * Fraction(Waterfall.tolerance)
        var ends = columns.map { _ in Line.zero }
        func longest() -> Line { ends.dropFirst().reduce(ends[0]) { decisions.isLess($0, $1) ? $1 : $0 } }
        var tiles: [BakedTile] = []
        for place in 0..<count {
            let own = photos.ratio(at: place, within: waterfall.ratios), ratio = Fraction(own)
            if waterfall.across?.contains(own) ?? false {
                let y = longest(), height = full / ratio
                tiles.append(BakedTile(x: left, y: top + y, width: full, height: height))
                ends = columns.map { _ in y + height + rowGap }
                continue
            }
            let shortest = ends.dropFirst().reduce(ends[0]) { decisions.isLess($1, $0) ? $1 : $0 }
            let limit = shortest + tolerance
            let column = ends.firstIndex { !decisions.isLess(limit, $0) } ?? 0
            let height = columnWidth / ratio
            tiles.append(
                BakedTile(x: columns[column], y: top + ends[column], width: columnWidth, height: height))
            ends[column] = ends[column] + height + rowGap
        }
        return Placed(tiles, height: top + longest() - rowGap + Fraction(grid.inset.bottom))
    }

    private func placed(_ strip: Strip, count: Int, total: Int) -> Placed {
        let height = height(of: strip.box)
        let widths = ratios(count, sided: strip.ratios, total: total).map { height * $0 }
        let gaps = Line(points: columnGap * Fraction(max(0, count - 1)))
        let length = widths.reduce(gaps) { $0 + $1 }
        var x = left
        // Only photos that aren't at the beginning move where they get shorter than the container.
        if strip.align.halves > 0, decisions.isLess(length, full) {
            x = x + before(full - length, strip.align)
        }
        var tiles: [BakedTile] = []
        for width in widths {
            tiles.append(BakedTile(x: x, y: top, width: width, height: height))
            x = x + width + columnGap
        }
        return Placed(
            tiles, height: top + height + Fraction(grid.inset.bottom),
            scrolledWidth: x - columnGap + Fraction(grid.inset.right))
    }

    /// The ratios of the first photos, within limits.
    func ratios(_ count: Int, within limits: RatioRange?) -> [Fraction] {
        (0..<count).map { Fraction(photos.ratio(at: $0, within: limits)) }
    }

    /// The ratios of the first photos of `total`, within limits that may be sided.
    func ratios(_ count: Int, sided limits: RatioRange, total: Int) -> [Fraction] {
        guard limits.isSided else { return ratios(count, within: limits) }
        let sum = ratios(total, within: nil).reduce(Fraction.zero, +)
        let isWide = sum > Fraction(total) * (.one + Fraction(RatioRange.tolerance))
        return ratios(count, within: limits.side(isWide: isWide))
    }

    /// The part of a length that lies before photos which don't fill it.
    func before(_ free: Line, _ align: Alignment) -> Line { free * Fraction(align.halves) / Fraction(2) }
}
