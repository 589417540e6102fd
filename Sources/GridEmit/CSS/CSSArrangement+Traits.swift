internal import GridModel

internal import enum GridSyntax.Alignment

extension CSSArrangement {
    /// Whether there are more children than tiles; these are hidden.
    var hasMore: Bool {
        switch self {
        case .tiles(let tiles): tiles.hasMore
        case .photos(let photos): photos.hasMore
        case .flow(let flow): flow.shown != nil
        case .strip(let strip): strip.shown != nil
        case .blocks(let blocks): blocks.hasMore
        case .rows, .parts, .waterfall, .repeated: false
        }
    }

    /// Whether the container is as high as its parent.
    var fillsHeight: Bool {
        switch self {
        case .tiles(let tiles): tiles.fillsHeight
        case .rows(let rows): rows.sizing == .frameFill
        case .parts, .photos, .flow, .blocks, .strip, .waterfall, .repeated: false
        }
    }

    /// Whether a container for all widths is as wide as its tiles, which have a size.
    var hasOwnWidth: Bool {
        switch self {
        case .tiles(let tiles): tiles.sizesContainer
        case .rows(let rows): rows.tileSize != nil && rows.align != .spread
        case .parts, .photos, .flow, .blocks, .strip, .waterfall, .repeated: false
        }
    }

    /// Whether it is rows of photos that keep their ratios.
    var isPhotoRows: Bool {
        switch self {
        case .tiles, .flow, .blocks, .strip, .waterfall, .repeated: false
        case .rows(let rows): rows.sizing.photoRatios != nil
        case .parts(let parts): parts.rows.sizing.photoRatios != nil
        case .photos: true
        }
    }

    /// Whether its number of tiles is fixed.
    var isOfOneCount: Bool {
        switch self {
        case .tiles, .blocks, .photos: true
        case .rows, .parts, .flow, .strip, .waterfall, .repeated: false
        }
    }

    /// Whether it needs its own tracks, or a place for each tile.
    var isSetTileByTile: Bool {
        switch self {
        case .tiles, .blocks: true
        case .rows(let rows): rows.isFramed
        case .parts, .photos, .flow, .strip, .waterfall, .repeated: false
        }
    }

    /// The length of its longest row or repeated block; 0 for what has no columns at whose ends rows break.
    var longestRow: Int {
        switch self {
        case .rows(let rows): rows.perRow
        case .parts(let parts): parts.longest
        case .repeated(let blocks): blocks.perBlock
        case .tiles, .photos, .flow, .blocks, .strip, .waterfall: 0
        }
    }

    /// The same arrangement with a place for each tile.
    func placed(_ count: Int, insets: Insets) throws(ExactOverflow) -> CSSArrangement {
        switch self {
        case .tiles, .flow, .blocks, .strip, .waterfall: return self
        case .photos(let photos): return .blocks(CSSBlocks(photos))
        case .rows(let rows):
            if let ratios = rows.sizing.photoRatios {
                return .blocks(
                    CSSBlocks(CSSPhotos(lengths: rows.lengths(count), ratios: ratios, hasMore: false)))
            }
            return try rows.cssTiles(count, insets: insets).map { .tiles($0) } ?? self
        case .parts(let parts):
            if let photos = parts.photos(count, hasMore: false) { return .blocks(CSSBlocks(photos)) }
            return .tiles(try parts.tiles(count, hasMore: false, insets: insets))
        case .repeated(let blocks): return .tiles(try blocks.tiles(count, hasMore: false))
        }
    }

    /// The arrangement of `count` children for a larger number of them; nil for a waterfall, which lays out all
    /// counts and can't be shown.
    func showing(_ count: Int, insets: Insets) throws(ExactOverflow) -> CSSArrangement? {
        switch self {
        case .tiles(var tiles):
            tiles.hasMore = true
            return .tiles(tiles)
        case .photos(var photos):
            photos.hasMore = true
            return .photos(photos)
        case .flow(var flow):
            flow.shown = count
            return .flow(flow)
        case .strip(var strip):
            strip.shown = count
            return .strip(strip)
        case .blocks(var blocks):
            blocks.hasMore = true
            return .blocks(blocks)
        case .rows(let rows):
            if let ratios = rows.sizing.photoRatios {
                return .photos(CSSPhotos(lengths: rows.lengths(count), ratios: ratios, hasMore: true))
            }
            guard var tiles = try rows.cssTiles(count, insets: insets) else { return nil }
            tiles.hasMore = true
            return .tiles(tiles)
        case .parts(let parts):
            if let photos = parts.photos(count, hasMore: true) { return .photos(photos) }
            return .tiles(try parts.tiles(count, hasMore: true, insets: insets))
        case .repeated(let blocks): return .tiles(try blocks.tiles(count, hasMore: true))
        case .waterfall: return nil
        }
    }
}
