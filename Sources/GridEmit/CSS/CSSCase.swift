internal import GridModel
internal import GridSyntax

/// Counts that are laid out alike, or among which the width chooses alike.
struct CSSCase {
    /// What is laid out how at some widths, for photos of some shapes.
    struct Variant: Hashable {
        let widths: CSSWidths
        let shapes: CSSShapes
        let arrangement: CSSArrangement

        /// The same with another arrangement.
        func with(_ arrangement: CSSArrangement) -> Variant {
            Variant(widths: widths, shapes: shapes, arrangement: arrangement)
        }
    }

    private(set) var counts: CountRange
    /// In the order of matching; only the last ones may be for all widths.
    let variants: [Variant]
    /// Whether there is an arrangement for each width.
    let coversAllWidths: Bool
    /// Whether some children may be hidden.
    let hasMore: Bool
    /// Whether the container has its parent's height at some width.
    let fillsHeight: Bool
    /// Whether it is waterfalls at all widths.
    let isWaterfall: Bool
    /// Whether it is rows of photos that keep their ratios.
    let isPhotoRows: Bool
    /// The blocks inside each other that it is at some widths.
    let blocks: [CSSBlocks]
    /// How many columns it takes to break rows where they end: as many as the longest has, 0 without rows.
    let columns: Int

    /// Looks once at all variants: there may be as many as sections, each of which asks.
    init(counts: CountRange, variants: [Variant]) {
        self.counts = counts
        self.variants = variants
        coversAllWidths = cover(variants.map { $0.widths })
        hasMore = variants.contains { $0.arrangement.hasMore }
        fillsHeight = variants.contains { $0.arrangement.fillsHeight }
        isWaterfall = variants.contains { if case .waterfall = $0.arrangement { true } else { false } }
        isPhotoRows = variants.contains { $0.arrangement.isPhotoRows }
        blocks = variants.compactMap { if case .blocks(let blocks) = $0.arrangement { blocks } else { nil } }
        columns = variants.reduce(0) { columns, variant in
            if case .rows(let rows) = variant.arrangement { max(columns, rows.perRow) } else { columns }
        }
    }

    /// The arrangement, where the width makes no difference.
    var plain: CSSArrangement? {
        guard let only = variants.first, variants.count == 1, only.widths == .all else { return nil }
        return only.arrangement
    }

    /// The same for some of the shapes.
    func with(_ shapes: CSSShapes) -> CSSCase {
        var some = self
        some.counts = counts.with(shapes)
        return some
    }

    /// Whether all that is said of it is said of its children.
    var isSaidOfChildren: Bool { !isWaterfall && (plain == nil || !blocks.isEmpty) }
}

/// Whether widths leave none out.
private func cover(_ widths: [CSSWidths]) -> Bool {
    var covered = Rational.zero
    for widths in widths.sorted(by: { $0.minimum ?? .zero < $1.minimum ?? .zero }) {
        guard widths.minimum ?? .zero <= covered else { return false }
        guard let below = widths.below else { return true }
        covered = max(covered, below)
    }
    return false
}

/// Finds out which counts a grid lays out, and how.
struct CSSCases {
    private let grid: Grid

    /// The cases of a grid by count.
    ///
    /// - Throws: `ExactOverflow` where exact numbers outgrow their bits.
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

    /// The counts at which another layout or rule may begin to hold, in ascending order.
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
        var found: [CSSCase.Variant] = []
        var places: [CSSWidths: [Int]] = [:]
        func add(_ widths: CSSWidths, _ pattern: [PatternLetter]?, _ arrangement: CSSArrangement) {
            // Sections don't overlap: what holds these widths is for the same ones, or for all.
            var before = places[widths] ?? []
            if widths != .all, let outside = places[.all] { before = (before + outside).sorted() }
            let earlier = before.map { found[$0].shapes.pattern }
            guard !earlier.contains([]) else { return }
            let shapes = CSSShapes(
                pattern ?? [], before: earlier, mayAdd: counts.from <= grid.append ?? 0)
            places[widths, default: []].append(found.count)
            found.append(CSSCase.Variant(widths: widths, shapes: shapes, arrangement: arrangement))
        }
        for layout in grid.cases.layouts(of: counts.from) {
            let hasMore = layout.hidden > 0
            let arrangement: CSSArrangement =
                switch layout.geometry {
                case .solved(let tiles):
                    .tiles(try CSSTiles(tiles, hasMore: hasMore, insets: grid.inset))
                case .photos(let tree):
                    CSSPhotos(tree, hasMore: hasMore).map { .photos($0) }
                        ?? .blocks(CSSBlocks(tree, hasMore: hasMore))
                }
            add(CSSWidths(layout.widths), layout.pattern, arrangement)
        }
        for rule in grid.cases.rules(of: counts.from) {
            switch rule.arrangement {
            case .rows(let rows): add(CSSWidths(rule.widths), nil, .rows(rows))
            case .show(let count):
                // A count that shows itself has a rule of its own at every width.
                for shown in count < counts.from ? try shown(count) : [] {
                    guard let widths = shown.widths.intersection(CSSWidths(rule.widths)) else { continue }
                    add(widths, shown.shapes.pattern, shown.arrangement)
                }
            case .waterfall(let waterfall):
                let columns = CSSWaterfall(columns: waterfall.columns.count, ratios: waterfall.ratios)
                add(CSSWidths(rule.widths), nil, .waterfall(columns))
            }
        }
        let isAlike = found.allSatisfy { $0.arrangement == found.first?.arrangement }
        if isAlike, let last = found.last, last.widths == .all {
            return [CSSCase.Variant(widths: .all, shapes: .all, arrangement: last.arrangement)]
        }
        // Explicit tracks and automatic ones don't go together: where that can be, each tile is said by itself.
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

    /// The same with a place for each tile.
    private func placed(
        _ arrangement: CSSArrangement, count: Int
    ) throws(ExactOverflow) -> CSSArrangement {
        switch arrangement {
        case .tiles, .blocks, .waterfall: return arrangement
        case .photos(let photos): return .blocks(CSSBlocks(photos))
        case .rows(let rows):
            if let ratios = rows.sizing.photoRatios {
                return .blocks(
                    CSSBlocks(CSSPhotos(lengths: rows.lengths(count), ratios: ratios, hasMore: false)))
            }
            return try rows.cssTiles(count, insets: grid.inset).map { .tiles($0) } ?? arrangement
        }
    }

    /// How the first `count` of more children are laid out.
    private func shown(_ count: Int) throws(ExactOverflow) -> [CSSCase.Variant] {
        var shown: [CSSCase.Variant] = []
        for variant in try variants(for: CountRange(from: count, to: count)) {
            if let arrangement = try withMore(variant.arrangement, count: count) {
                shown.append(variant.with(arrangement))
            }
        }
        return shown
    }

    /// An arrangement of `count` children for more of them; nil for a waterfall, which is for all counts and stands beside no `show`.
    private func withMore(_ arrangement: CSSArrangement, count: Int) throws(ExactOverflow) -> CSSArrangement?
    {
        switch arrangement {
        case .tiles(var tiles):
            tiles.hasMore = true
            return .tiles(tiles)
        case .photos(var photos):
            photos.hasMore = true
            return .photos(photos)
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
        case .waterfall: return nil
        }
    }
}

extension [Int] {
    /// The places of the numbers from one through another, which is no limit where it is nil, in ascending ones.
    func places(in from: Int, _ to: Int?) -> Range<Int> {
        let first = firstPlace { $0 >= from }
        return first..<Swift.max(first, to.map { to in firstPlace { $0 > to } } ?? count)
    }
}

extension Rows {
    /// The counts that balanced rows make more than one tile shorter than full ones.
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
        case .tiles, .blocks, .waterfall: false
        case .rows(let rows): rows.sizing.photoRatios != nil
        case .photos: true
        }
    }

    /// Whether it has so many tiles, for however many photos.
    fileprivate var isOfOneCount: Bool {
        switch self {
        case .tiles, .blocks, .photos: true
        case .rows, .waterfall: false
        }
    }

    /// Whether only tracks of its own, or a place for each tile, can make it.
    fileprivate var isSetTileByTile: Bool {
        switch self {
        case .tiles, .blocks: true
        case .rows(let rows): rows.isFramed
        case .photos, .waterfall: false
        }
    }
}
