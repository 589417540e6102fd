internal import GridModel

internal import enum GridSyntax.LastRow

/// What a grid needs of the runtime.
struct RuntimeTraits {
    /// The functions that are printed, of those that the grid has; empty for all.
    private(set) var only: [CodeFunction]
    /// Whether other modules use the code.
    let isPublic: Bool
    /// Whether some layouts depend on the shapes of the photos.
    let hasPatterns: Bool
    /// Whether some layouts are in a table.
    let hasTable: Bool
    /// Whether the table is packed.
    let isPacked: Bool
    /// Whether the table has sizes of containers.
    private let hasSizes: Bool
    /// Whether some layouts are rows of equal tiles, which are computed.
    let hasRows: Bool
    /// Whether the columns of some of these share out the width.
    let hasSpread: Bool
    let hasPointHeights: Bool
    /// Whether some layouts are waterfalls.
    let hasColumns: Bool
    /// Whether wide photos lie across all columns of some waterfalls.
    let hasAcross: Bool
    /// Whether some layouts are rows of photos that keep their ratios, for any count.
    let hasPhotoRows: Bool
    /// Whether some layouts are justified rows.
    let hasJustified: Bool
    /// Whether some of these aim at a height, or at a shape.
    let hasAims, hasShapes: Bool
    /// Whether rows are under a height, or tiles over a size.
    let hasLimitedAims: Bool
    /// Whether some are balanced.
    let hasCuts: Bool
    /// Whether photos can be appended to some of these.
    let grows: Bool
    /// Whether some layouts are strips.
    let hasStrips: Bool
    /// Whether some layouts are trees of blocks whose photos keep their ratios.
    let hasTrees: Bool
    /// Whether they have so few photos that each is code of its own.
    let hasTreeCode: Bool
    /// Whether some layouts repeat a block.
    let hasRepeats: Bool
    /// Whether some layouts are written rows, and rows of other photos.
    let hasParts: Bool
    /// Whether some of these are photos that keep their ratios, and whether some other rows find their lengths.
    let hasPhotoParts, hasAimedParts: Bool
    /// Whether some photos stay within a box.
    let hasBoxes: Bool
    /// Whether some photos have a least height.
    let hasFloors: Bool
    /// Whether the limits of some photos are on one side of 1:1.
    let hasSides: Bool
    /// Whether some containers have a ratio.
    let hasFrameRatio: Bool
    /// Whether the app gives the container's height to some layout.
    let needsHeight: Bool
    /// Whether there is room for a heading above the tiles, or for a foot below each.
    let hasRooms: Bool
    /// Whether the height decides between sections.
    let hasHeights: Bool
    /// Whether there is a tile that adds a photo.
    let appends: Bool
    /// Whether a layout could exceed the limit of tiles.
    let isLimited: Bool
    /// Whether the container is as wide as its tiles, which all have a fixed size.
    let fitsTiles: Bool
    /// Whether the number of tiles for a count depends on the width or the photos.
    let variesInTiles: Bool
    /// Whether the number of photos alone gives the layout, which is in the table, and there are few. Then code needs no plans.
    let isDirect: Bool

    init(_ grid: Grid, _ table: LayoutTable, isPublic: Bool, only: [CodeFunction]) {
        self.only = only
        self.isPublic = isPublic
        let layouts = grid.plannedLayouts
        var sizings = grid.rules.compactMap { $0.anyRows?.sizing }
        // Very many layouts have few sizings.
        for layout in layouts where sizings.last != layout.sizing { sizings.append(layout.sizing) }
        hasPatterns = grid.layouts.contains { $0.pattern != nil }
        hasTable = !table.entries.isEmpty
        isPacked = table.packing != nil
        hasSizes = !table.size.width.isEmpty || !table.size.height.isEmpty
        hasRows = grid.rules.contains { $0.equalRows != nil }
        hasSpread = grid.rules.contains { $0.rows?.align == .spread }
        hasPointHeights = grid.rules.contains { $0.anyRows?.isOfPointHeight ?? false }
        hasColumns = grid.rules.contains { $0.waterfall != nil }
        hasAcross = grid.rules.contains { $0.waterfall?.across != nil }
        hasPhotoRows = grid.rules.contains { $0.photoRatios != nil }
        let justified = grid.rules.compactMap { $0.anyJustifiedRows }
        let all = justified + grid.layouts.compactMap { $0.anyJustifiedRows }
        hasJustified = !all.isEmpty
        hasAims = all.contains { !$0.isShape }
        hasShapes = all.contains { $0.isShape }
        hasLimitedAims = all.contains { $0.isLimited }
        hasCuts = all.contains { $0.last == .balanced }
        let strips = grid.rules.compactMap { $0.strip } + grid.layouts.compactMap { $0.strip }
        hasStrips = !strips.isEmpty
        grows = !grid.cases.growingRows.isEmpty
        let photosInTrees = layouts.reduce(0) { $0 + ($1.photoTree == nil ? 0 : $1.tileCount) }
        hasTrees = photosInTrees > 0
        hasTreeCode = hasTrees && !PackedDigits.isNeeded(for: photosInTrees)
        hasAimedParts =
            grid.rules.contains { $0.hasAimedParts } || grid.layouts.contains { $0.hasAimedParts }
        hasParts = hasAimedParts || grid.rules.contains { $0.parts != nil }
        hasPhotoParts = hasAimedParts || hasParts && hasPhotoRows
        hasRepeats = grid.rules.contains { $0.repeated != nil }
        hasBoxes = sizings.contains { $0.photoBounds?.greatest != nil }
        hasFloors = sizings.contains { $0.photoBounds?.least != nil }
        hasSides =
            sizings.contains { $0.photoRatios?.isSided ?? false } || all.contains { $0.ratios.isSided }
            || strips.contains { $0.ratios.isSided }
        hasFrameRatio = sizings.contains { $0.frameAspect != nil }
        needsHeight = sizings.contains(.frameFill)
        hasHeights = grid.hasHeights
        hasRooms = !grid.heading.isZero || !grid.foot.isZero
        appends = grid.append != nil
        isLimited = grid.rules.contains { $0.isLimitedInTiles }
        fitsTiles =
            !hasColumns && !hasPhotoRows && !hasJustified && !hasStrips && !hasSpread
            && sizings.allSatisfy { $0.isTileSize }
            && grid.layouts.allSatisfy { $0.tiles?.width.w.isZero ?? false }
        variesInTiles = grid.variesInTiles
        isDirect =
            hasTable && !isPacked && !fitsTiles && !appends && grid.isDirect
            && table.axes.across.contains(.w)
        let own = only.filter(has)
        if !own.isEmpty { self.only = own }
    }

    /// Whether code has a function for the grid.
    func has(_ function: CodeFunction) -> Bool {
        switch function {
        case .layout, .height, .frames, .moves: true
        case .tileCount: !variesInTiles
        case .columns: hasColumns
        case .rows: grows
        }
    }

    /// Whether some tiles keep their photos' ratios.
    var keepsRatios: Bool { hasColumns || hasPhotoRows || hasJustified || hasStrips || hasTrees }

    /// Whether callers pass the photos' ratios.
    var looksAtPhotos: Bool { hasPatterns || keepsRatios }

    /// Whether some layouts are made of equal tiles.
    var hasBlocks: Bool { hasTable || hasRows || !keepsRatios }

    /// Whether lines of a kit that have a trait are for the grid.
    func holds(_ trait: KitTrait) -> Bool {
        switch trait {
        case .public: isPublic
        case .fixedTiles: !variesInTiles
        case .photos: keepsRatios
        case .ratios: looksAtPhotos
        case .height: needsHeight
        case .heights: hasHeights
        case .rooms: hasRooms
        case .append: appends
        case .readable: hasTable && !isPacked
        case .packed: isPacked
        case .patterns: hasPatterns
        case .texts: isPacked || hasTrees
        case .fitsTiles: fitsTiles
        case .sized: hasTable && hasSizes
        case .table: hasTable
        case .direct: hasTable || hasTreeCode
        case .ratio: hasFrameRatio
        case .boxes: hasBoxes
        case .floors: hasFloors
        case .sides: hasSides
        case .rows: hasRows || hasJustified || hasStrips
        case .equalRows: hasRows
        case .spread: hasSpread
        case .pointHeights: hasPointHeights
        case .justified: hasJustified
        case .aims: hasAims
        case .limitedAims: hasLimitedAims
        case .shapes: hasShapes
        case .cuts: hasCuts
        case .strips: hasStrips
        case .grows: grows
        case .columns: hasColumns
        case .across: hasAcross
        case .photoRows: hasPhotoRows
        case .trees: hasTrees
        case .treeCode: hasTreeCode
        case .treeText: hasTrees && !hasTreeCode
        case .repeats: hasRepeats
        case .parts: hasParts
        case .photoParts: hasPhotoParts
        case .aimedParts: hasAimedParts
        case .inner: hasRepeats || hasParts
        case .blocks: hasBlocks
        case .limited: isLimited
        case .layouts: only.hasLayouts
        }
    }

    /// A bit for each trait that holds, in the order of the cases.
    var mask: UInt64 {
        KitTrait.allCases.enumerated().reduce(0) { $0 | (holds($1.element) ? 1 << UInt64($1.offset) : 0) }
    }
}

extension Sizing {
    fileprivate var isTileSize: Bool {
        if case .tileSize = self { true } else { false }
    }
}

extension Rule {
    /// The rows of equal tiles, if the rule has them.
    var equalRows: Rows? { anyRows.flatMap { $0.sizing.photoRatios == nil ? $0 : nil } }

    /// Whether a layout could exceed the runtime's limit of tiles.
    fileprivate var isLimitedInTiles: Bool {
        if case .show = arrangement { return false }
        return to ?? .max > 10_000_000
    }
}

extension Grid {
    /// Whether each number of photos up to 100 has at most one layout, of equal tiles and without conditions, and each greater
    /// one shows such a number.
    fileprivate var isDirect: Bool {
        let isOne = layouts.allSatisfy {
            $0.tiles != nil && $0.hidden == 0 && $0.tileCount == $0.count && $0.sizes == .all
                && $0.pattern == nil && $0.count <= 100
        }
        // All containers have one ratio, or none has.
        let ratio = layouts.first?.sizing.codeRatio
        let isAlike = layouts.allSatisfy {
            $0.sizing.codeRatio == ratio && (ratio == nil || $0.sizing != .frameFill)
        }
        return isOne && isAlike && zip(layouts, layouts.dropFirst()).allSatisfy { $0.count < $1.count }
            && rules.allSatisfy {
                guard case .show = $0.arrangement else { return false }
                return $0.sizes == .all
            }
    }

    /// Whether the number of tiles for a count could depend on the width or the photos. Layouts are in the order of counts.
    fileprivate var variesInTiles: Bool {
        if hasSections { return true }
        let varies = zip(layouts, layouts.dropFirst()).contains {
            $0.count == $1.count && $0.tileCount != $1.tileCount
        }
        return varies
            || rules.contains { rule in
                guard case .show(let shown) = rule.arrangement else { return false }
                let start = layouts.partitioningIndex { $0.count >= rule.from }
                return layouts[start...].prefix { $0.count <= rule.to ?? .max }.contains {
                    $0.tileCount != shown
                }
            }
    }
}

extension RandomAccessCollection where Index == Int {
    /// The index of the first element that holds, if all after it hold as well.
    func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
        var (start, end) = (startIndex, endIndex)
        while start < end {
            let middle = start + (end - start) / 2
            if holds(self[middle]) { end = middle } else { start = middle + 1 }
        }
        return start
    }
}
