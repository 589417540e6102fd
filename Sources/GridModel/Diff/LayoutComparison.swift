internal import GridSyntax

/// Compares the layouts of two grids exactly, at a range of widths in which both grids have the same cases.
struct LayoutComparison {
    let pair: GridPair
    /// The ends of the widths, and of the heights that either grid promises. The cases are those at the least width.
    let widths: LengthRange
    let heights: LengthRange
    /// How many heights a search may compute for photos at their own ratios.
    let steps: Int

    var corners: [Corner] {
        [widths.lower, widths.upper].flatMap { width in
            [heights.lower, heights.upper].map { Corner(width: width, height: $0) }
        }
    }

    /// An old and a new case, and photos that come to both.
    struct Match {
        let old, new: MatchedCase
        let cells: [PhotoCell]
    }

    /// Whether the layouts of a count are the same for all photos that come to both cases.
    func isSame(_ match: Match, count: Int) -> Bool {
        let (old, new) = (match.old, match.new)
        guard old.hidden(of: count) == new.hidden(of: count) else { return false }
        if hasSameSpacing, old.content == new.content, !old.content.repeats { return true }
        // Rules that are written at other places aren't equal.
        if isSameRule(old.content, new.content) { return true }
        let tiles = count - old.hidden(of: count)
        if tiles > MatchedCase.mostTiles { return false }
        let layouts = (geometry(old.content, true, tiles), geometry(new.content, false, tiles))
        switch layouts {
        case (.solved(let old)?, .solved(let new)?): return isSame(old, new)
        case (.photos(let old)?, .photos(let new)?):
            if old == new, hasSameInset, isSpacingSame(for: old.root) { return true }
        case (.justified(let old)?, .justified(let new)?):
            if old == new, hasSameSpacing { return true }
        case (.aimedParts(let old)?, .aimedParts(let new)?):
            if old == new, hasSameSpacing { return true }
        case (.strip(let old)?, .strip(let new)?):
            if old == new, hasSameInset, pair.old.columnGap == pair.new.columnGap { return true }
        case (nil, nil):
            guard old.keepsRatios || new.keepsRatios else { return false }
        default: break
        }
        return !differsInSamples(match, tiles: tiles, count: count)
            && searchedDifference(match, count: count) == 0
    }

    /// The same for this count and all greater ones, which rules lay out.
    func isSame(_ match: Match, from count: Int) -> Bool {
        let (old, new) = (match.old, match.new)
        guard old.hidden(of: count) == new.hidden(of: count) else { return false }
        if isSameRule(old.content, new.content) { return true }
        guard let before = old.content.period, let after = new.content.period else { return false }
        return (0..<max(before, after)).allSatisfy { isSame(match, count: count + $0) }
    }

    // MARK: Layouts

    /// The tiles that a case of the old or the new grid gives a count; nil for a waterfall, or if an exact number doesn't fit in
    /// its bits.
    func geometry(_ content: MatchedCase.Content, _ isOld: Bool, _ count: Int) -> Geometry? {
        let grid = isOld ? pair.old : pair.new
        switch content {
        case .layout(let layout): return layout.geometry
        case .rule(let rule):
            switch rule.arrangement {
            case .rows, .parts, .aimedParts: return try? rule.layoutInRows(count, inset: grid.inset)?.geometry
            case .justified(let rows): return .justified(rows)
            case .strip(let strip): return .strip(strip)
            case .repeated:
                return grid.layout(count: count, width: widths.lower, by: rule).map { .solved($0.tiles) }
            case .show, .waterfall: return nil
            }
        }
    }

    /// Whether the tiles and the container are the same at all sizes. Forms that are the same at the corners are the same
    /// between them.
    private func isSame(_ old: TileList, _ new: TileList) -> Bool {
        if hasSameGaps, old == new { return true }
        guard old.count == new.count, isSame(old.width, new.width), isSame(old.height, new.height) else {
            return false
        }
        return zip(old, new).allSatisfy { old, new in
            isSame(old.x, new.x) && isSame(old.y, new.y) && isSame(old.width, new.width)
                && isSame(old.height, new.height)
        }
    }

    func isSame(_ old: Affine, _ new: Affine) -> Bool {
        guard let before = try? Form(old, gaps: pair.old.gaps),
            let after = try? Form(new, gaps: pair.new.gaps)
        else { return false }
        if before == after { return true }
        return corners.allSatisfy { corner in
            guard let before = try? before.value(at: corner), let after = try? after.value(at: corner) else {
                return false
            }
            return before == after
        }
    }

    // MARK: Rules

    /// Whether two cases for many photos, or waterfalls, have the same parameters.
    func isSameRule(_ old: MatchedCase.Content, _ new: MatchedCase.Content) -> Bool {
        guard hasSameSpacing, case .rule(let old) = old, case .rule(let new) = new
        else {
            return false
        }
        switch (old.arrangement, new.arrangement) {
        case (.rows(let old), .rows(let new)): return old.needed == new.needed
        case (.parts(let old), .parts(let new)):
            return old.rows.needed == new.rows.needed && old.structures == new.structures
        case (.repeated(let old), .repeated(let new)):
            return old == new && (1...old.perBlock).allSatisfy { isSameBlock($0) }
        default: return old.arrangement == new.arrangement
        }
    }

    private func isSameBlock(_ count: Int) -> Bool {
        let blocks = (
            pair.old.matchedCases(of: count, at: widths.lower).first,
            pair.new.matchedCases(of: count, at: widths.lower).first
        )
        guard let old = blocks.0, let new = blocks.1 else { return blocks.0 == blocks.1 }
        return isSame(Match(old: old, new: new, cells: [PhotoCell()]), count: count)
    }

    // MARK: Spacing

    private var hasSameInset: Bool { pair.old.inset == pair.new.inset }
    private var hasSameGaps: Bool {
        pair.old.rowGap == pair.new.rowGap && pair.old.columnGap == pair.new.columnGap
    }
    private var hasSameSpacing: Bool { hasSameInset && hasSameGaps }

    private func isSpacingSame(for block: PhotoTree.Block) -> Bool {
        switch block {
        case .photo: true
        case .row(let blocks):
            pair.old.columnGap == pair.new.columnGap && blocks.allSatisfy { isSpacingSame(for: $0) }
        case .stack(let blocks):
            pair.old.rowGap == pair.new.rowGap && blocks.allSatisfy { isSpacingSame(for: $0) }
        }
    }
}

extension JustifiedRows {
    /// The greatest number of photos in a row that is written; fewer photos can't tell it.
    fileprivate var longest: Int { max(least, greatest ?? 0) }
}

extension MatchedCase.Content {
    /// Within so many counts all forms of a last row or block have occurred; nil if there are too many.
    fileprivate var period: Int? {
        guard case .rule(let rule) = self else { return 1 }
        switch rule.arrangement {
        case .rows(let rows): return rows.perRow <= 32 ? 64 : nil
        case .parts(let parts): return parts.rows.perRow <= 32 ? 64 + parts.written : nil
        case .aimedParts(let parts): return parts.rows.longest <= 32 ? 64 + parts.written : nil
        case .justified(let rows): return rows.longest <= 32 ? 1 : nil
        case .repeated(let blocks): return blocks.perBlock <= 32 ? 64 : nil
        case .show, .strip, .waterfall: return 1
        }
    }

    /// Whether the layout depends on those of other counts.
    fileprivate var repeats: Bool {
        if case .rule(let rule) = self { rule.repeated != nil } else { false }
    }
}

extension Rows {
    /// The same rows, without an alignment that makes no difference.
    fileprivate var needed: Rows {
        let isAligned = last == .short || tileSize != nil
        return Rows(perRow: perRow, last: last, align: isAligned ? align : .leading, sizing: sizing)
    }
}
