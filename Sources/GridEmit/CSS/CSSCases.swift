internal import GridModel
internal import GridSyntax

/// Finds the counts that a grid lays out, and their layouts.
struct CSSCases {
    private let grid: Grid

    /// The cases of a grid, by count.
    ///
    /// - Throws: `ExactOverflow` if an exact number overflows.
    static func all(of grid: Grid) throws(ExactOverflow) -> [CSSCase] { try CSSCases(grid).cases() }

    private init(_ grid: Grid) {
        self.grid = grid
    }

    private func cases() throws(ExactOverflow) -> [CSSCase] {
        var cases: [CSSCase] = []
        let cuts = Self.cuts(of: grid)
        for (place, from) in cuts.enumerated() {
            let range = CountRange(from: from, to: place + 1 < cuts.count ? cuts[place + 1] - 1 : nil)
            let variants = try variants(for: range)
            guard !variants.isEmpty else { continue }
            if variants.contains(where: { $0.widths != .all }) {
                cases.append(try CSSCase(counts: range, variants: variants))
            } else {
                for variant in variants {
                    cases.append(try CSSCase(counts: range.with(variant.shapes), variants: [variant]))
                }
            }
        }
        return cases
    }

    /// The counts at which another layout or rule may begin to apply, in ascending order.
    static func cuts(of grid: Grid) -> [Int] {
        var cuts = Set(grid.cases.countLimits)
        let hasSections = grid.hasSections
        for rule in grid.rules {
            guard let rows = rule.anyRows else { continue }
            for count in rows.unevenCounts.map({ $0 + (rule.parts?.written ?? 0) }) where rule.holds(count) {
                cuts.formUnion([count, count + 1])
            }
            if hasSections, rows.isFramed, let to = rule.to, to <= Rows.mostFramed {
                cuts.formUnion(rule.from...to)
            }
        }
        return cuts.sorted()
    }

    // MARK: Variants

    private func variants(for counts: CountRange) throws(ExactOverflow) -> [CSSCase.Variant] {
        var matching: [CSSMatch] = []
        func add(_ widths: CSSWidths, _ pattern: [PatternLetter]?, _ arrangement: CSSArrangement) {
            matching.append(CSSMatch(widths: widths, pattern: pattern ?? [], arrangement: arrangement))
        }
        for layout in grid.cases.layouts(of: counts.from) {
            let hasMore = layout.hidden > 0
            let arrangement: CSSArrangement? =
                switch layout.geometry {
                case .justified(let rows):
                    CSSFlow(rows, shown: hasMore ? layout.tileCount : nil).map { .flow($0) }
                // A lack.
                case .aimedParts: nil
                case .strip(let strip):
                    CSSStrip(strip, shown: hasMore ? layout.tileCount : nil).map { .strip($0) }
                case .solved(let tiles):
                    .tiles(try CSSTiles(tiles, hasMore: hasMore, insets: grid.inset))
                case .photos(let tree):
                    CSSPhotos(tree, hasMore: hasMore).map { .photos($0) }
                        ?? .blocks(CSSBlocks(tree, of: layout.count, hasMore: hasMore))
                }
            if let arrangement { add(CSSWidths(layout.sizes), layout.pattern, arrangement) }
        }
        /// The layouts of counts that are shown: sections show the same again and again.
        var shownCounts: [Int: [CSSCase.Variant]] = [:]
        for rule in grid.cases.rules(of: counts.from) {
            switch rule.arrangement {
            case .rows(let rows): add(CSSWidths(rule.sizes), nil, .rows(rows))
            case .parts(let parts):
                add(CSSWidths(rule.sizes), nil, .parts(try CSSParts(parts, insets: grid.inset)))
            case .show(let count):
                // A count that shows itself has its own rule at every width.
                guard count < counts.from else { continue }
                if shownCounts[count] == nil { shownCounts[count] = try shown(count) }
                for shown in shownCounts[count] ?? [] {
                    guard let widths = shown.widths.intersection(CSSWidths(rule.sizes)) else { continue }
                    add(widths, shown.shapes.pattern, shown.arrangement)
                }
            case .justified(let rows):
                if let flow = CSSFlow(rows) { add(CSSWidths(rule.sizes), nil, .flow(flow)) }
            // A lack.
            case .aimedParts: break
            case .strip(let strip):
                if let strip = CSSStrip(strip) { add(CSSWidths(rule.sizes), nil, .strip(strip)) }
            case .repeated(let blocks):
                for (widths, repeated) in try grid.cssRepeats(blocks, by: rule) {
                    add(widths, nil, .repeated(repeated))
                }
            case .waterfall(let waterfall):
                let columns = CSSWaterfall(
                    columns: waterfall.columns.count, ratios: waterfall.ratios,
                    hasAcross: waterfall.across != nil)
                add(CSSWidths(rule.sizes), nil, .waterfall(columns))
            }
        }
        // Most counts have one layout.
        if matching.count == 1, matching[0].widths == .all, matching[0].pattern.isEmpty {
            return [CSSCase.Variant(widths: .all, shapes: .all, arrangement: matching[0].arrangement)]
        }
        let found = matching.variants(mayAdd: counts.from <= grid.append ?? 0)
        let isAlike = found.allSatisfy { $0.arrangement == found.first?.arrangement }
        if isAlike, let last = found.last, last.widths == .all {
            return [CSSCase.Variant(widths: .all, shapes: .all, arrangement: last.arrangement)]
        }
        // Explicit and automatic tracks don't mix, so each tile is placed separately where both could occur.
        guard counts.isSingle || found.allSatisfy({ $0.arrangement.isOfOneCount }),
            found.contains(where: { $0.widths != .all }),
            found.contains(where: { $0.arrangement.isSetTileByTile })
                || found.contains(where: { $0.arrangement.isPhotoRows != found[0].arrangement.isPhotoRows })
        else { return found }
        var placed: [CSSCase.Variant] = []
        for variant in found {
            placed.append(variant.with(try variant.arrangement.placed(counts.from, insets: grid.inset)))
        }
        return placed
    }

    /// The variants that lay out the first `count` of more children.
    private func shown(_ count: Int) throws(ExactOverflow) -> [CSSCase.Variant] {
        var shown: [CSSCase.Variant] = []
        for variant in try variants(for: CountRange(from: count, to: count)) {
            if let arrangement = try variant.arrangement.showing(count, insets: grid.inset) {
                shown.append(variant.with(arrangement))
            }
        }
        return shown
    }
}

extension [Int] {
    /// The indices of the numbers from `from` through `to` (nil for no limit) in an ascending array.
    func places(in from: Int, _ to: Int?) -> Range<Int> {
        let first = firstPlace { $0 >= from }
        return first..<Swift.max(first, to.map { to in firstPlace { $0 > to } } ?? count)
    }
}

extension Rows {
    /// The counts for which balancing makes some rows more than one tile shorter than full ones.
    fileprivate var unevenCounts: [Int] {
        guard last == .balanced, perRow > 1, perRow <= Self.mostBalanced else { return [] }
        var counts: [Int] = []
        for rows in 1..<perRow {
            for missing in rows..<perRow { counts.append(rows * perRow - missing) }
        }
        return counts
    }
}
