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
    /// Whether all variants are strips.
    let isStrip: Bool
    /// Whether some variant has blocks that are rows of the grid.
    let hasBlockRows: Bool
    /// Whether some variant is rows of photos that keep their ratios.
    let isPhotoRows: Bool
    /// The nested blocks among the variants.
    let blocks: [CSSBlocks]
    /// The number of columns that break rows at their ends: the length of the longest row or repeated block, 0 without any.
    let columns: Int
    /// The cells of blocks that repeat, if the width has no part in their choice; nil if children can't be in them.
    let cells: CSSRepeatCells?
    /// Whether the children make the columns, because each width has its own: equal parts of it.
    let makesColumns: Bool
    /// An arrangement whose children have the same declarations at every width, but for the one that makes the columns; nil if they
    /// differ, or if an arrangement for all widths has to be overridden.
    let common: CSSArrangement?

    /// Examines all variants once, because there may be many, and each section needs the results.
    init(counts: CountRange, variants: [Variant]) throws(ExactOverflow) {
        self.counts = counts
        self.variants = variants
        coversAllWidths = cover(variants.map { $0.widths })
        hasMore = variants.contains { $0.arrangement.hasMore }
        fillsHeight = variants.contains { $0.arrangement.fillsHeight }
        let hasOneWidth = variants.count == 1 && variants[0].widths == .all
        hasOwnWidth = hasOneWidth && variants[0].arrangement.hasOwnWidth
        isWaterfall = variants.contains { if case .waterfall = $0.arrangement { true } else { false } }
        isStrip = variants.contains { if case .strip = $0.arrangement { true } else { false } }
        hasBlockRows = variants.contains { variant in
            switch variant.arrangement {
            case .repeated, .parts: true
            case .tiles, .rows, .photos, .flow, .blocks, .strip, .waterfall: false
            }
        }
        isPhotoRows = variants.contains { $0.arrangement.isPhotoRows }
        blocks = variants.compactMap { if case .blocks(let blocks) = $0.arrangement { blocks } else { nil } }
        columns = variants.map { $0.arrangement.longestRow }.max() ?? 0
        if hasOneWidth, case .repeated(let blocks) = variants[0].arrangement {
            cells = try CSSRepeatCells(blocks)
        } else {
            cells = nil
        }
        makesColumns = !hasOneWidth && variants.allSatisfy { $0.arrangement.hasEqualColumns }
        let areApart = coversAllWidths && variants.allSatisfy { $0.widths != .all }
        common = makesColumns && areApart ? variants.map { $0.arrangement }.common : nil
    }

    /// The arrangement if it doesn't depend on the width.
    var plain: CSSArrangement? { isPlain ? variants.first?.arrangement : nil }

    /// Whether the height decides between variants.
    var dependsOnHeight: Bool { variants.contains { $0.widths.heights != .all } }

    /// Whether the arrangement doesn't depend on the container's size.
    var isPlain: Bool { variants.count == 1 && variants[0].widths == .all }

    /// A copy for some of the shapes.
    func with(_ shapes: CSSShapes) -> CSSCase {
        var some = self
        some.counts = counts.with(shapes)
        return some
    }

    /// Whether all of its declarations are on the children.
    var isDeclaredOnChildren: Bool {
        !isWaterfall && !isStrip && (plain == nil || !blocks.isEmpty || hasBlockRows)
    }
}

extension [CSSArrangement] {
    /// The first if each child fills a column of any, with the same declarations.
    fileprivate var common: CSSArrangement? {
        guard let first, allSatisfy({ $0.isAlikeInColumns(first) }) else { return nil }
        return first
    }
}

extension CSSArrangement {
    /// Whether each child fills a column, with the same declarations as in another arrangement.
    fileprivate func isAlikeInColumns(_ other: CSSArrangement) -> Bool {
        switch (self, other) {
        case (.rows(let rows), .rows(let others)): rows.fillsColumns && rows.sizing == others.sizing
        case (.waterfall(let waterfall), .waterfall(let others)): waterfall.ratios == others.ratios
        default: false
        }
    }

    /// Whether its columns are equal parts of the width that children can make.
    fileprivate var hasEqualColumns: Bool {
        switch self {
        case .rows(let rows):
            switch rows.sizing {
            case .tileRatio, .tileHeight: true
            case .tileSize, .tilePhoto, .frameRatio, .frameHeight, .frameFill: false
            }
        case .waterfall(let waterfall): !waterfall.hasAcross
        case .tiles, .parts, .photos, .flow, .blocks, .strip, .repeated: false
        }
    }
}

/// Whether the ranges cover all sizes.
private func cover(_ widths: [CSSWidths]) -> Bool {
    Set(widths.flatMap { $0.heights.ends } + [.zero]).allSatisfy { height in
        coverWidths(widths.filter { $0.heights.holds(height) })
    }
}

private func coverWidths(_ widths: [CSSWidths]) -> Bool {
    var covered = Rational.zero
    for widths in widths.inOrder(by: { $0.minimum ?? .zero < $1.minimum ?? .zero }) {
        guard widths.minimum ?? .zero <= covered else { return false }
        guard let below = widths.below else { return true }
        covered = max(covered, below)
    }
    return false
}
