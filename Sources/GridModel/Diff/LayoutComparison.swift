internal import GridSyntax

/// Compares the layouts of two grids exactly, at a range of widths in which both grids have the same cases.
struct LayoutComparison {
    let pair: GridPair
    /// The ends of the widths, and of the heights that either grid promises.
    let widths: LengthRange
    let heights: LengthRange

    private var corners: [Corner] {
        [widths.lower, widths.upper].flatMap { width in
            [heights.lower, heights.upper].map { Corner(width: width, height: $0) }
        }
    }

    /// Whether the layouts of a count are the same for photos of the shapes that both are for.
    func isSame(_ old: MatchedCase, _ new: MatchedCase, count: Int) -> Bool {
        guard old.hidden(of: count) == new.hidden(of: count) else { return false }
        if hasSameSpacing, old.content == new.content, !old.content.repeats { return true }
        let tiles = count - old.hidden(of: count)
        if tiles > MatchedCase.mostTiles { return isSameRule(old.content, new.content) }
        let layouts = (
            geometry(old.content, in: pair.old, count: tiles),
            geometry(new.content, in: pair.new, count: tiles)
        )
        switch layouts {
        case (.solved(let old)?, .solved(let new)?): return isSame(old, new)
        case (.photos(let old)?, .photos(let new)?):
            return old == new && pair.old.inset == pair.new.inset && isSpacingSame(for: old.root)
        case (.justified(let old)?, .justified(let new)?):
            return old == new && (hasSameSpacing || count == 1 && hasSameInset)
        case (nil, nil): return isSameRule(old.content, new.content)
        default: return false
        }
    }

    // MARK: Layouts

    /// The tiles that a case gives a count; nil for a waterfall, or if an exact number doesn't fit in its bits.
    private func geometry(_ content: MatchedCase.Content, in grid: Grid, count: Int) -> Geometry? {
        switch content {
        case .layout(let layout): return layout.geometry
        case .rule(let rule):
            switch rule.arrangement {
            case .rows(let rows): return try? rule.layout(count: count, in: rows, inset: grid.inset).geometry
            case .justified(let rows): return .justified(rows)
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

    private func isSame(_ old: Affine, _ new: Affine) -> Bool {
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
    private func isSameRule(_ old: MatchedCase.Content, _ new: MatchedCase.Content) -> Bool {
        guard hasSameSpacing, case .rule(let old) = old, case .rule(let new) = new
        else {
            return false
        }
        switch (old.arrangement, new.arrangement) {
        case (.rows(let old), .rows(let new)): return old.needed == new.needed
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
        return isSame(old, new, count: count)
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

extension Grid {
    fileprivate var gaps: Gaps { Gaps(row: rowGap, column: columnGap) }
}

extension MatchedCase.Content {
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
