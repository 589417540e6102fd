internal import GridModel

internal import enum GridSyntax.Alignment
internal import enum GridSyntax.Limits
internal import struct GridSyntax.SourceSpan

/// A style sheet with this many layouts and rules takes about 50 MB.
private let mostLayouts = 20_000
/// The most tiles that get places. `1..: rows of 300 stretch` needs one for each tile of each short row.
private let mostTilePlaces = 10_000
/// The most tracks that the columns of a waterfall may need.
private let mostTracks = 1_000

extension Grid {
    /// What the style sheet can't express in the grid; each kind is reported at the first rule that uses it.
    var lacksInSheet: [Lack] {
        // Finding the other lacks takes long in a grid that is too large.
        let sizes = [
            Lack(
                "can't express more than \(mostLayouts) layouts and rules", instead: Lack.fewerCounts,
                at: place(after: mostLayouts)),
            Lack(
                "can't place more than \(mostTilePlaces) tiles",
                instead: "write shorter rows, or \(Lack.fewerCounts)",
                at: tilePlace(after: mostTilePlaces)),
        ].compactMap { $0 }
        if !sizes.isEmpty { return sizes }
        return [
            Lack(
                "can't express a pattern with more than \(CSSShapes.mostDots) `.` before a letter",
                instead: "write a rule for each shape of the first photos",
                at: layouts.first { CSSShapes.isTooLong($0.pattern ?? []) }?.origin.span),
            Lack(
                "can't express rows that find their lengths by the photos, except `rows over` with `stretch`",
                instead: "write `rows over 240 stretch`, or how many photos a row has: `rows of 3 balanced`",
                at: justifiedSpans { !$0.flows }.first),
            Lack(
                "can't express rows of photos that find their lengths beside numbers",
                instead: "write how many photos a row has: `rows of 3 stretch`",
                at: spans({ $0.hasAimedParts }, { $0.hasAimedParts }).first),
            Lack(
                "can't express `rows over` with `sided`, whose limits depend on all photos",
                instead: "remove `sided`", at: justifiedSpans { $0.flows && CSSFlow($0) == nil }.first),
            Lack(
                "can't combine `rows over` at some widths with other rows at others",
                at: hasSections ? justifiedSpans { $0.flows }.first : nil),
            Lack(
                "can't express a strip under `sided`, whose limits depend on all photos",
                instead: "remove `sided`", at: stripSpans { $0.strip.ratios.isSided }.first),
            Lack(
                "can't combine a strip at some widths with other rows, or another `align`, at others",
                at: mixedStrip),
            Lack("can't combine a waterfall at some widths with rules at others", at: mixedWaterfall),
            Lack(
                "can't express waterfalls whose numbers of columns have no common multiple up to \(mostTracks)",
                at: columnsWithoutMultiple),
            Lack(
                "can't combine rows of `tile photo` at some widths with another sizing at others for many counts",
                at: mixedPhotos),
            Lack(
                "can't express `within` or `sided` for a range of counts beyond \(Limits.countsWrittenOut)",
                instead: "end the range at \(Limits.countsWrittenOut)",
                at: rules.first { $0.anyRows?.sizing.dependsOnAllPhotos ?? false }?.origin
                    .span),
            Lack(
                "can't express blocks of `tile photo` above or below rows of any number of photos",
                instead: "write rows without `|`, or end the range at \(Limits.countsWrittenOut)",
                at: rules.first { $0.parts?.layouts.contains { $0.hasPhotoBlocks } ?? false }?.origin.span),
            Lack(
                "can't express `sided` if a range of counts shows the same photos",
                instead: "write a rule for each count",
                at: sidedShow),
            Lack(
                "can't express `sided` for more than \(Limits.tilesInLayout) photos",
                instead: "remove `sided`",
                at: layouts.first { $0.isSided && $0.count > Limits.tilesInLayout }?.origin.span),
            Lack(
                "can't combine sections with rows in a frame for more than \(Rows.mostFramed) photos",
                instead: "end the range at \(Rows.mostFramed)",
                at: hasSections ? rules.first { $0.isLongFrame }?.origin.span : nil),
            Lack(
                "can't express balanced rows of more than \(Rows.mostBalanced)",
                instead: "write `stretch`, or at most \(Rows.mostBalanced) a row",
                at: rules.first { $0.isLongBalanced }?.origin.span),
        ].compactMap { $0 }
    }

    /// The first of its layouts and rules in the source.
    var firstPlace: SourceSpan? {
        (layouts.map { $0.origin.span } + rules.map { $0.origin.span }).min { $0.start < $1.start }
    }

    // MARK: Sizes

    /// The layout or rule that exceeds the limit `most`. A rule counts once for each range in which others begin.
    private func place(after most: Int) -> SourceSpan? {
        guard layouts.count + rules.count <= most else { return placeWritten(behind: most) }
        let cuts = CSSCases.cuts(of: self)
        var sum = layouts.count
        return rules.first { rule in
            sum += cuts.places(in: rule.from, rule.to).count
            return sum > most
        }?.origin.span
    }

    /// The rule at which the places of tiles and the selectors of patterns exceed the limit `most`.
    private func tilePlace(after most: Int) -> SourceSpan? {
        var sum = 0
        var selectors: [Int: [SizeRange: Int]] = [:]
        let hasSections = hasSections
        for layout in layouts {
            // Rows of photos need no places, unless another width has another arrangement.
            let isFlow = layout.photoTree.map { CSSPhotos($0, hasMore: false) != nil && !hasSections } ?? true
            sum += isFlow ? layout.tileCount : layout.photoTree?.termsInSheet ?? 0
            if let pattern = layout.pattern {
                var earlier = selectors[layout.count] ?? [:]
                let own = CSSShapes.selectors(pattern)
                sum += own + (earlier[layout.sizes] ?? 0)
                if layout.sizes != .all { sum += earlier[.all] ?? 0 }
                earlier[layout.sizes, default: 0] += own
                selectors[layout.count] = earlier
            }
            if sum > most { return layout.origin.span }
        }
        let cuts = CSSCases.cuts(of: self)
        // In sections, counts of their own have a place for each tile at all widths; rows in frames have a limit of their own.
        let placed =
            hasSections
            ? zip(cuts, cuts.dropFirst()).filter { $1 - $0 == 1 && $0 > Rows.mostFramed }.map { $0.0 } : []
        for rule in rules {
            if let blocks = rule.repeated {
                let sides = blocks.isMirrored ? 2 : 1
                sum += sides * blocks.perBlock * (blocks.perBlock + 1) / 2 * (cases.widthLimits.count + 1)
                if sum > most { return rule.origin.span }
            }
            let ranges = cuts.places(in: rule.from, rule.to).count
            if case .show(let count) = rule.arrangement { sum += (ranges - 1) * count }
            if rule.rows != nil || rule.parts != nil || rule.repeated != nil {
                for count in placed[placed.places(in: rule.from, rule.to)] where sum <= most {
                    sum += min(count, most + 1)
                }
            }
            if sum > most { return rule.origin.span }
            guard let rows = rule.anyRows else { continue }
            sum += rule.parts?.written ?? 0
            let shorter =
                rows.last == .short && rows.align.halves == 0 ? 0 : rows.perRow * (rows.perRow - 1) / 2
            sum += rows.perRow + shorter + (rows.isFramed ? ranges * rows.perRow : 0)
            if sum > most { return rule.origin.span }
        }
        return nil
    }

    // MARK: Forms

    /// A waterfall, if there are also other rules or layouts.
    private var mixedWaterfall: SourceSpan? {
        let isAlone = layouts.isEmpty && rules.allSatisfy { $0.waterfall != nil }
        return isAlone ? nil : rules.first { $0.waterfall != nil }?.origin.span
    }

    /// Some layouts and rules, in the order of the source.
    private func spans(_ layout: (Layout) -> Bool, _ rule: (Rule) -> Bool) -> [SourceSpan] {
        (layouts.filter(layout).map { $0.origin.span } + rules.filter(rule).map { $0.origin.span })
            .inOrder { $0.start < $1.start }
    }

    /// The layouts and rules of some justified rows.
    private func justifiedSpans(_ isIncluded: (JustifiedRows) -> Bool) -> [SourceSpan] {
        spans({ $0.justifiedRows.map(isIncluded) ?? false }, { $0.justifiedRows.map(isIncluded) ?? false })
    }

    /// The layouts and rules of some strips, in the order of the source.
    private func stripSpans(_ isIncluded: (StripCase) -> Bool) -> [SourceSpan] {
        let layouts = layouts.compactMap { layout in
            layout.strip.map {
                StripCase(from: layout.count, to: layout.count, strip: $0, span: layout.origin.span)
            }
        }
        let rules = rules.compactMap { rule in
            rule.strip.map { StripCase(from: rule.from, to: rule.to, strip: $0, span: rule.origin.span) }
        }
        return (layouts + rules).filter(isIncluded).map { $0.span }.inOrder { $0.start < $1.start }
    }

    /// The first strip whose counts have something else at other widths, or that shows what has.
    private var mixedStrip: SourceSpan? {
        guard hasSections, !stripSpans({ _ in true }).isEmpty else { return nil }
        // An overflow is reported when the sheet is generated.
        guard let cases = try? CSSCases.all(of: self) else { return nil }
        let mixed = cases.filter { each in
            each.isStrip
                && !each.variants.allSatisfy { $0.arrangement.align == each.variants[0].arrangement.align }
        }
        guard let first = mixed.first else { return nil }
        return stripSpans { strip in
            mixed.contains { strip.from <= $0.counts.from && $0.counts.from <= strip.to ?? .max }
        }.first ?? rules.first { $0.holds(first.counts.from) }?.origin.span ?? stripSpans { _ in true }.first
    }

    /// The last waterfall, if the columns of all waterfalls need too many tracks.
    private var columnsWithoutMultiple: SourceSpan? {
        let columns = rules.compactMap { $0.waterfall?.columns.count }
        guard commonMultiple(columns, upTo: mostTracks) == nil else { return nil }
        return rules.last { $0.waterfall != nil }?.origin.span
    }

    /// The first rule that shows the photos of a layout with `sided`, which would depend on those that aren't shown.
    private var sidedShow: SourceSpan? {
        let sided = Set(layouts.filter { $0.isSided }.map { $0.count })
        return rules.first { rule in
            guard case .show(let count) = rule.arrangement else { return false }
            return sided.contains(count)
        }?.origin.span
    }

    /// The first layout or rule of photos that only keep their ratios at some widths, for very many counts.
    private var mixedPhotos: SourceSpan? {
        guard hasSections, keepsRatios else { return nil }
        // An overflow is reported when the sheet is generated.
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

/// A strip, and the counts that it is for.
private struct StripCase {
    let from: Int, to: Int?, strip: Strip, span: SourceSpan
}

extension CSSArrangement {
    /// Where a strip lies if it is shorter than the container; nil for other arrangements.
    fileprivate var align: Alignment? {
        if case .strip(let strip) = self { strip.strip.align } else { nil }
    }
}

extension Layout {
    /// Whether its photos are in blocks, not in rows alone.
    fileprivate var hasPhotoBlocks: Bool { photoTree.map { $0.root.rowLengths == nil } ?? false }

    /// Whether the limits of its photos' ratios depend on all of them.
    fileprivate var isSided: Bool { sizing.photoRatios?.isSided ?? false }
}

extension Rule {
    /// Whether its rows share a height and may have more photos than a sheet with sections can place.
    fileprivate var isLongFrame: Bool {
        rows.map { $0.isFramed } ?? false && to ?? .max > Rows.mostFramed
    }

    /// Whether it balances rows so long that most counts up to their square would need their own places.
    fileprivate var isLongBalanced: Bool {
        anyRows.map { $0.last == .balanced && $0.perRow > Rows.mostBalanced } ?? false
    }
}
