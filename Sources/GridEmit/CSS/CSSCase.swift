internal import GridModel
internal import GridSyntax

/// Counts with the same layout, or with the same choice of layouts by width.
struct CSSCase {
    /// An arrangement for a range of widths and some shapes of photos.
    struct Variant: Hashable {
        let widths: CSSWidths
        let shapes: CSSShapes
        let arrangement: CSSArrangement

        /// A copy with another arrangement.
        func with(_ arrangement: CSSArrangement) -> Variant {
            Variant(widths: widths, shapes: shapes, arrangement: arrangement)
        }
    }

    private(set) var counts: CountRange
    /// In the order of matching; only the last ones may apply to all widths.
    let variants: [Variant]
    /// Whether every width has an arrangement.
    let coversAllWidths: Bool
    /// Whether some children may be hidden.
    let hasMore: Bool
    /// Whether the container is as high as its parent at some width.
    let fillsHeight: Bool
    /// Whether the container is as wide as its tiles, which have a size.
    let hasOwnWidth: Bool
    /// Whether all variants are waterfalls.
    let isWaterfall: Bool
    /// Whether some variant repeats a block.
    let isRepeated: Bool
    /// Whether some variant is rows of photos that keep their ratios.
    let isPhotoRows: Bool
    /// The nested blocks among the variants.
    let blocks: [CSSBlocks]
    /// The number of columns that break rows at their ends: the length of the longest row or repeated block, 0 without any.
    let columns: Int

    /// Examines all variants once, because there may be many, and each section needs the results.
    init(counts: CountRange, variants: [Variant]) {
        self.counts = counts
        self.variants = variants
        coversAllWidths = cover(variants.map { $0.widths })
        hasMore = variants.contains { $0.arrangement.hasMore }
        fillsHeight = variants.contains { $0.arrangement.fillsHeight }
        hasOwnWidth =
            variants.count == 1 && variants[0].widths == .all && variants[0].arrangement.hasOwnWidth
        isWaterfall = variants.contains { if case .waterfall = $0.arrangement { true } else { false } }
        isRepeated = variants.contains { if case .repeated = $0.arrangement { true } else { false } }
        isPhotoRows = variants.contains { $0.arrangement.isPhotoRows }
        blocks = variants.compactMap { if case .blocks(let blocks) = $0.arrangement { blocks } else { nil } }
        columns = variants.reduce(0) { columns, variant in
            switch variant.arrangement {
            case .rows(let rows): max(columns, rows.perRow)
            case .repeated(let blocks): max(columns, blocks.perBlock)
            case .tiles, .photos, .flow, .blocks, .waterfall: columns
            }
        }
    }

    /// The arrangement if it doesn't depend on the width.
    var plain: CSSArrangement? { isPlain ? variants.first?.arrangement : nil }

    /// Whether the arrangement doesn't depend on the width.
    var isPlain: Bool { variants.count == 1 && variants[0].widths == .all }

    /// A copy for some of the shapes.
    func with(_ shapes: CSSShapes) -> CSSCase {
        var some = self
        some.counts = counts.with(shapes)
        return some
    }

    /// Whether all of its declarations are on the children.
    var isDeclaredOnChildren: Bool { !isWaterfall && (plain == nil || !blocks.isEmpty || isRepeated) }
}

/// Whether the ranges cover all widths.
private func cover(_ widths: [CSSWidths]) -> Bool {
    var covered = Rational.zero
    for widths in widths.inOrder(by: { $0.minimum ?? .zero < $1.minimum ?? .zero }) {
        guard widths.minimum ?? .zero <= covered else { return false }
        guard let below = widths.below else { return true }
        covered = max(covered, below)
    }
    return false
}

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
                cases.append(CSSCase(counts: range, variants: variants))
            } else {
                cases += variants.map { CSSCase(counts: range.with($0.shapes), variants: [$0]) }
            }
        }
        return cases
    }

    /// The counts at which another layout or rule may begin to apply, in ascending order.
    static func cuts(of grid: Grid) -> [Int] {
        var cuts = Set(grid.cases.countLimits)
        let hasSections = grid.hasSections
        for rule in grid.rules {
            guard let rows = rule.rows else { continue }
            for count in rows.unevenCounts where rule.holds(count) { cuts.formUnion([count, count + 1]) }
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
                case .solved(let tiles):
                    .tiles(try CSSTiles(tiles, hasMore: hasMore, insets: grid.inset))
                case .photos(let tree):
                    CSSPhotos(tree, hasMore: hasMore).map { .photos($0) }
                        ?? .blocks(CSSBlocks(tree, of: layout.count, hasMore: hasMore))
                }
            if let arrangement { add(CSSWidths(layout.widths), layout.pattern, arrangement) }
        }
        for rule in grid.cases.rules(of: counts.from) {
            switch rule.arrangement {
            case .rows(let rows): add(CSSWidths(rule.widths), nil, .rows(rows))
            case .show(let count):
                // A count that shows itself has its own rule at every width.
                for shown in count < counts.from ? try shown(count) : [] {
                    guard let widths = shown.widths.intersection(CSSWidths(rule.widths)) else { continue }
                    add(widths, shown.shapes.pattern, shown.arrangement)
                }
            case .justified(let rows):
                if let flow = CSSFlow(rows) { add(CSSWidths(rule.widths), nil, .flow(flow)) }
            case .repeated(let blocks):
                for (widths, repeated) in try grid.cssRepeats(blocks, by: rule) {
                    add(widths, nil, .repeated(repeated))
                }
            case .waterfall(let waterfall):
                let columns = CSSWaterfall(columns: waterfall.columns.count, ratios: waterfall.ratios)
                add(CSSWidths(rule.widths), nil, .waterfall(columns))
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
            placed.append(variant.with(try self.placed(variant.arrangement, count: counts.from)))
        }
        return placed
    }

    /// The same arrangement with a place for each tile.
    private func placed(
        _ arrangement: CSSArrangement, count: Int
    ) throws(ExactOverflow) -> CSSArrangement {
        switch arrangement {
        case .tiles, .flow, .blocks, .waterfall: return arrangement
        case .photos(let photos): return .blocks(CSSBlocks(photos))
        case .rows(let rows):
            if let ratios = rows.sizing.photoRatios {
                return .blocks(
                    CSSBlocks(CSSPhotos(lengths: rows.lengths(count), ratios: ratios, hasMore: false)))
            }
            return try rows.cssTiles(count, insets: grid.inset).map { .tiles($0) } ?? arrangement
        case .repeated(let blocks): return .tiles(try blocks.tiles(count, hasMore: false))
        }
    }

    /// The variants that lay out the first `count` of more children.
    private func shown(_ count: Int) throws(ExactOverflow) -> [CSSCase.Variant] {
        var shown: [CSSCase.Variant] = []
        for variant in try variants(for: CountRange(from: count, to: count)) {
            if let arrangement = try withMore(variant.arrangement, count: count) {
                shown.append(variant.with(arrangement))
            }
        }
        return shown
    }

    /// The arrangement of `count` children for a larger number of them; nil for a waterfall, which lays out all
    /// counts and can't be shown.
    private func withMore(_ arrangement: CSSArrangement, count: Int) throws(ExactOverflow) -> CSSArrangement?
    {
        switch arrangement {
        case .tiles(var tiles):
            tiles.hasMore = true
            return .tiles(tiles)
        case .photos(var photos):
            photos.hasMore = true
            return .photos(photos)
        case .flow(var flow):
            flow.shown = count
            return .flow(flow)
        case .blocks(var blocks):
            blocks.hasMore = true
            return .blocks(blocks)
        case .rows(let rows):
            if let ratios = rows.sizing.photoRatios {
                return .photos(CSSPhotos(lengths: rows.lengths(count), ratios: ratios, hasMore: true))
            }
            guard var tiles = try rows.cssTiles(count, insets: grid.inset) else { return nil }
            tiles.hasMore = true
            return .tiles(tiles)
        case .repeated(let blocks): return .tiles(try blocks.tiles(count, hasMore: true))
        case .waterfall: return nil
        }
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

extension CSSArrangement {
    /// Whether it is rows of photos that keep their ratios.
    var isPhotoRows: Bool {
        switch self {
        case .tiles, .flow, .blocks, .waterfall, .repeated: false
        case .rows(let rows): rows.sizing.photoRatios != nil
        case .photos: true
        }
    }

    /// Whether its number of tiles is fixed.
    fileprivate var isOfOneCount: Bool {
        switch self {
        case .tiles, .blocks, .photos: true
        case .rows, .flow, .waterfall, .repeated: false
        }
    }

    /// Whether it needs its own tracks, or a place for each tile.
    fileprivate var isSetTileByTile: Bool {
        switch self {
        case .tiles, .blocks: true
        case .rows(let rows): rows.isFramed
        case .photos, .flow, .waterfall, .repeated: false
        }
    }
}
