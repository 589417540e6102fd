internal import GridModel

internal import struct GridSyntax.SourceSpan

/// The layouts and rules of a style sheet of some 50 MB.
private let mostLayouts = 20_000
/// The places that a sheet gives to tiles. `1..: rows of 300 stretch` has one for each tile of each short row.
private let mostTilePlaces = 10_000
/// The tracks that the columns of a waterfall may be made of.
private let mostTracks = 1_000

extension Grid {
    /// What a style sheet can't express of the grid: each form at the first rule that uses it.
    var lacksInSheet: [Lack] {
        // Finding the other lacks takes long in a grid that is too large.
        let sizes = [
            Lack(
                "can't express more than \(mostLayouts) layouts and rules", instead: Lack.fewerCounts,
                at: place(behind: mostLayouts)),
            Lack(
                "can't express more than \(mostTilePlaces) places of tiles", instead: "write shorter rows",
                at: tilePlace(behind: mostTilePlaces)),
        ].compactMap { $0 }
        if !sizes.isEmpty { return sizes }
        return [
            Lack(
                "can't express a pattern with more than \(CSSShapes.mostDots) `.` before a letter",
                instead: "write a rule for each shape of the first photos",
                at: layouts.first { CSSShapes.isTooLong($0.pattern ?? []) }?.origin.span),
            Lack("can't express a waterfall at some widths beside rules at others", at: mixedWaterfall),
            Lack(
                "can't express waterfalls with numbers of columns that no number up to \(mostTracks) is a multiple of",
                at: columnsWithoutMultiple),
            Lack(
                "can't express rows of `tile photo` for many counts at some widths beside another sizing at others",
                at: mixedPhotos),
            Lack(
                "can't express rows in a frame for more than \(Rows.mostFramed) photos beside sections",
                instead: "end the range at \(Rows.mostFramed)",
                at: hasSections ? rules.first { $0.isLongFrame }?.origin.span : nil),
            Lack(
                "can't express balanced rows of more than \(Rows.mostBalanced)",
                instead: "write `stretch`, or at most \(Rows.mostBalanced) a row",
                at: rules.first { $0.isLongBalanced }?.origin.span),
        ].compactMap { $0 }
    }

    /// The first of its layouts and rules.
    var firstPlace: SourceSpan? {
        (layouts.map { $0.origin.span } + rules.map { $0.origin.span }).min { $0.start < $1.start }
    }

    // MARK: Sizes

    /// Where there are more layouts and rules than a number; a rule is one for each range of counts in which others begin.
    private func place(behind most: Int) -> SourceSpan? {
        guard layouts.count + rules.count <= most else { return placeWritten(behind: most) }
        let cuts = CSSCases.cuts(of: self)
        var sum = layouts.count
        return rules.first { rule in
            sum += cuts.places(in: rule.from, rule.to).count
            return sum > most
        }?.origin.span
    }

    /// Where a sheet says so many times where a tile is, or which photos a pattern is for.
    private func tilePlace(behind most: Int) -> SourceSpan? {
        var sum = 0
        var selectors: [Int: [WidthRange: Int]] = [:]
        let hasSections = hasSections
        for layout in layouts {
            // Rows of photos place themselves, unless another width has something else.
            let isFlow = layout.photoTree.map { $0.root.rowLengths != nil && !hasSections } ?? true
            sum += isFlow ? layout.tileCount : layout.photoTree?.root.termsInSheet ?? 0
            if let pattern = layout.pattern {
                var earlier = selectors[layout.count] ?? [:]
                let own = CSSShapes.selectors(pattern)
                sum += own + (earlier[layout.widths] ?? 0)
                if layout.widths != .all { sum += earlier[.all] ?? 0 }
                earlier[layout.widths, default: 0] += own
                selectors[layout.count] = earlier
            }
            if sum > most { return layout.origin.span }
        }
        let cuts = CSSCases.cuts(of: self)
        for rule in rules {
            guard let rows = rule.rows else { continue }
            let ranges = cuts.places(in: rule.from, rule.to).count
            let shorter =
                rows.last == .short && rows.align == .leading ? 0 : rows.perRow * (rows.perRow - 1) / 2
            sum += rows.perRow + shorter + (rows.isFramed ? ranges * rows.perRow : 0)
            if sum > most { return rule.origin.span }
        }
        return nil
    }

    // MARK: Forms

    /// A waterfall, where a section has rules.
    private var mixedWaterfall: SourceSpan? {
        let isAlone = layouts.isEmpty && rules.allSatisfy { $0.waterfall != nil }
        return isAlone ? nil : rules.first { $0.waterfall != nil }?.origin.span
    }

    /// The last of the waterfalls of which no small number of tracks makes the columns of all.
    private var columnsWithoutMultiple: SourceSpan? {
        let columns = rules.compactMap { $0.waterfall?.columns.count }
        guard commonMultiple(columns, upTo: mostTracks) == nil else { return nil }
        return rules.last { $0.waterfall != nil }?.origin.span
    }

    /// The first layout or rule of photos that keep their ratios at some widths alone, for very many counts.
    private var mixedPhotos: SourceSpan? {
        guard hasSections, keepsRatios else { return nil }
        // An overflow is reported when the sheet is made.
        guard let cases = try? CSSCases.all(of: self) else { return nil }
        let mixed = cases.filter { each in
            each.isPhotoRows && !each.variants.allSatisfy { $0.arrangement.isPhotoRows }
        }.map { $0.counts }
        let layout = layouts.first { layout in
            layout.photoTree != nil && mixed.contains { $0.from == layout.count }
        }
        let rule = rules.first { rule in
            rule.photoRatios != nil
                && mixed.contains { rule.from <= $0.from && $0.from <= rule.to ?? .max }
        }
        return layout?.origin.span ?? rule?.origin.span
    }
}

extension Rule {
    /// Whether its rows share a height, and are for more photos than a sheet has room for by width.
    fileprivate var isLongFrame: Bool {
        rows.map { $0.isFramed } ?? false && to ?? .max > Rows.mostFramed
    }

    /// Whether it balances rows that are so long that most counts up to their square need places of their own.
    fileprivate var isLongBalanced: Bool {
        rows.map { $0.last == .balanced && $0.perRow > Rows.mostBalanced } ?? false
    }
}
