/// How much the heights of containers differ.
extension LayoutComparison {
    /// The greatest difference of the heights for a count, at all sizes and for all photos that come to both cases. At the upper
    /// end of widths that don't hold it, it may only be approached.
    func heightDifference(_ match: Match, count: Int) -> Rational {
        let tiles = (count - match.old.hidden(of: count), count - match.new.hidden(of: count))
        guard max(tiles.0, tiles.1) <= MatchedCase.mostTiles else { return .zero }
        if let old = heightForm(match.old.content, true, tiles.0),
            let new = heightForm(match.new.content, false, tiles.1)
        {
            return difference(old, new)
        }
        return Rational(millionths: searchedDifference(match, count: count))
    }

    /// The same for the counts of a range, so far as their layouts have at most 500 tiles.
    func heightDifference(_ match: Match, counts: ClosedRange<Int>) -> Rational {
        let last = min(counts.upperBound, max(counts.lowerBound, MatchedCase.mostTiles))
        let isSolved =
            heightForm(match.old.content, true, 1) != nil && heightForm(match.new.content, false, 1) != nil
        guard isSolved else {
            // The heights of photos at their own ratios grow with the count, but last rows are those of some counts only.
            let most = [last, leastAlike(match, counts.lowerBound...last)].compactMap { $0 }
            return Set(most).reduce(.zero) { max($0, heightDifference(match, count: $1)) }
        }
        // From cycle to cycle of rows and blocks, heights grow evenly: so they differ most in the first or in the last one.
        let cycle = 64
        let range = counts.lowerBound...last
        let ends = range.count <= 2 * cycle ? Array(range) : range.prefix(cycle) + range.suffix(cycle)
        return ends.reduce(.zero) { max($0, heightDifference(match, count: $1)) }
    }

    /// Of the last counts of a range, the greatest for which most rows end at other photos; nil if lengths don't follow from the count.
    private func leastAlike(_ match: Match, _ counts: ClosedRange<Int>) -> Int? {
        guard let old = match.old.content.rows, let new = match.new.content.rows else { return nil }
        let longest = min(32, max(old.perRow, new.perRow))
        let unlike = counts.suffix(2 * longest).map { count in
            (old.ends(of: count).symmetricDifference(new.ends(of: count)).count, count)
        }
        return unlike.max { $0 < $1 }?.1
    }

    /// The greatest difference of two forms: they are linear, so it is at a corner.
    private func difference(_ old: Affine, _ new: Affine) -> Rational {
        guard let before = try? Form(old, gaps: pair.old.gaps),
            let after = try? Form(new, gaps: pair.new.gaps)
        else { return .zero }
        return corners.reduce(.zero) { greatest, corner in
            guard let difference = try? after.value(at: corner) - (try before.value(at: corner)) else {
                return greatest
            }
            return max(greatest, difference.isNegative ? -difference : difference)
        }
    }

    /// The height of the container; nil if it depends on photos, or if an exact number doesn't fit in its bits.
    private func heightForm(_ content: MatchedCase.Content, _ isOld: Bool, _ count: Int) -> Affine? {
        switch content {
        case .layout(let layout):
            layout.tiles?.height ?? layout.strip.flatMap { height(of: $0, isOld) }
        case .rule(let rule):
            switch rule.arrangement {
            case .rows(let rows): try? rows.height(count, inset: (isOld ? pair.old : pair.new).inset)
            case .parts:
                try? rule.layoutInRows(count, inset: (isOld ? pair.old : pair.new).inset)?.tiles?.height
            case .repeated(let blocks): repeatedHeight(blocks, isOld ? pair.old : pair.new, isOld, count)
            case .strip(let strip): height(of: strip, isOld)
            case .justified, .aimedParts, .waterfall, .show: nil
            }
        }
    }

    private func height(of strip: Strip, _ isOld: Bool) -> Affine? {
        try? strip.containerHeight(inset: (isOld ? pair.old : pair.new).inset)
    }

    private func repeatedHeight(_ blocks: Repeat, _ grid: Grid, _ isOld: Bool, _ count: Int) -> Affine? {
        func height(_ count: Int) -> Affine? {
            grid.matchedCases(of: count, at: widths.lower).first.flatMap {
                heightForm($0.content, isOld, count)
            }
        }
        let (full, rest) = count.quotientAndRemainder(dividingBy: blocks.perBlock)
        do throws(ExactOverflow) {
            let insets = Affine(pt: try grid.inset.top + grid.inset.bottom)
            var sum = try insets - .rowGap
            for (number, photos) in [(full, blocks.perBlock), (rest > 0 ? 1 : 0, rest)] where number > 0 {
                guard let block = height(photos) else { return nil }
                try sum += try (try block - insets + .rowGap) * Rational(number)
            }
            return sum
        } catch { return nil }
    }
}

extension MatchedCase.Content {
    /// Rows whose lengths follow from the count; nil for other layouts.
    fileprivate var rows: Rows? {
        if case .rule(let rule) = self, case .rows(let rows) = rule.arrangement { rows } else { nil }
    }
}

extension Rows {
    /// The numbers of photos in the first row, in the first two and so on.
    fileprivate func ends(of count: Int) -> Set<Int> {
        var sum = 0
        return Set(
            lengths(count).map { length in
                sum += length
                return sum
            })
    }

    /// The height of the container for a count; nil if it depends on photos.
    fileprivate func height(_ count: Int, inset: Insets) throws(ExactOverflow) -> Affine? {
        let insets = Affine(pt: try inset.top + inset.bottom)
        switch sizing {
        case .tilePhoto: return nil
        case .frameRatio, .frameHeight, .frameFill:
            return try sizing.frameAspect?.height(ofWidth: .width) ?? .height
        case .tileSize(_, let height):
            let rows = Rational((count - 1) / perRow + 1)
            return try Affine(pt: try height * rows) + (try .rowGap * (try rows - .one)) + insets
        case .tileRatio, .tileHeight:
            let width = try Affine.width - Affine(pt: try inset.left + inset.right)
            return try HeightForm(Block(self, count: count)).height(ofWidth: width) + insets
        }
    }
}

extension Rational {
    /// The nearest multiple of a millionth; 0 for a number that is too large.
    fileprivate init(millionths value: Double) {
        let scaled = (value * 1_000_000).rounded()
        guard scaled.isFinite, abs(scaled) < 1e18 else {
            self = .zero
            return
        }
        self = (try? Rational(Int128(Int64(scaled)), over: 1_000_000)) ?? .zero
    }
}
