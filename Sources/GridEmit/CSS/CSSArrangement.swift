internal import GridModel

internal import enum GridSyntax.Alignment
internal import enum GridSyntax.LastRow

/// Where each child of a container is, for one set of counts at some widths.
enum CSSArrangement: Hashable {
    /// Each child has a place of its own.
    case tiles(CSSTiles)
    /// As many full rows as there are children for, and what is done about the rest.
    case rows(Rows)
    /// Rows of these lengths, whose tiles keep their photos' ratios.
    case photos(CSSPhotos)
    /// Blocks inside each other, whose tiles keep their photos' ratios.
    case blocks(CSSBlocks)
    /// Columns of which each child takes the shortest.
    case waterfall(CSSWaterfall)
}

/// Rows of photos that keep their ratios, for one count.
struct CSSPhotos: Hashable {
    let lengths: [Int]
    let ratios: RatioRange
    /// Whether there are children beyond the photos, which are not shown.
    var hasMore: Bool

    /// The rows of a tree; nil where it is no rows of photos.
    init?(_ tree: PhotoTree, hasMore: Bool) {
        guard let lengths = tree.root.rowLengths else { return nil }
        self.init(lengths: lengths, ratios: tree.ratios, hasMore: hasMore)
    }

    init(lengths: [Int], ratios: RatioRange, hasMore: Bool) {
        self.lengths = lengths
        self.ratios = ratios
        self.hasMore = hasMore
    }
}

/// A waterfall.
struct CSSWaterfall: Hashable {
    let columns: Int
    let ratios: RatioRange?
}

extension PhotoTree.Block {
    /// How long the rows are, where it is rows of photos alone.
    var rowLengths: [Int]? {
        switch self {
        case .photo: return [1]
        case .row(let blocks): return blocks.allSatisfy { $0 == .photo } ? [blocks.count] : nil
        case .stack(let blocks):
            var lengths: [Int] = []
            for block in blocks {
                if case .stack = block { return nil }
                guard let row = block.rowLengths else { return nil }
                lengths += row
            }
            return lengths
        }
    }
}

/// The places of a layout, measured inside the insets.
struct CSSTiles: Hashable {
    /// One place, or the whole.
    struct Box: Hashable {
        let x: Affine
        let y: Affine
        let width: Affine
        let height: Affine
    }

    let width: Affine
    let height: Affine
    let tiles: [Box]
    /// Whether there are children beyond the tiles, which are not shown.
    var hasMore: Bool

    /// Tiles and their container, with w and h meaning its size less the insets.
    init(_ list: TileList, hasMore: Bool, insets: Insets) throws(ExactOverflow) {
        self.hasMore = hasMore
        if insets.isZero {
            (width, height) = (list.width, list.height)
            tiles = list.map { Box(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
            return
        }
        width = try list.width.inside(insets) - Affine(pt: try insets.horizontal)
        height = try list.height.inside(insets) - Affine(pt: try insets.vertical)
        var tiles: [Box] = []
        tiles.reserveCapacity(list.count)
        for tile in list {
            tiles.append(
                Box(
                    x: try tile.x.inside(insets) - Affine(pt: insets.left),
                    y: try tile.y.inside(insets) - Affine(pt: insets.top),
                    width: try tile.width.inside(insets), height: try tile.height.inside(insets)))
        }
        self.tiles = tiles
    }

    init(width: Affine, height: Affine, tiles: [Box], hasMore: Bool) {
        self.width = width
        self.height = height
        self.tiles = tiles
        self.hasMore = hasMore
    }

    /// Hashes what most differ in.
    func hash(into hasher: inout Hasher) {
        hasher.combine(tiles.count)
        hasher.combine(height)
        hasher.combine(tiles.last)
    }

    /// Whether the container has the height of its parent.
    var fillsHeight: Bool { !height.h.isZero }
    /// Whether the container takes its width from the tiles.
    var sizesContainer: Bool { width.w.isZero }
}

extension Rows {
    /// The longest rows that are balanced: most counts up to their square need places of their own.
    static let mostBalanced = 12
    /// The most photos whose rows share a height that differs by width: each count needs places of its own.
    static let mostFramed = 200

    /// Whether the rows share a height that is given.
    var isFramed: Bool { sizing.isFrame }

    /// The most photos of which each gets a place by itself.
    private static let mostPlaced = 10_000

    /// The places of the rows of one count, each declared separately; nil for very many.
    func cssTiles(_ count: Int, insets: Insets) throws(ExactOverflow) -> CSSTiles? {
        guard count <= Self.mostPlaced else { return nil }
        return try CSSTiles(tiles(count: count, inset: insets), hasMore: false, insets: insets)
    }

    /// The slots that a row of `length` tiles has where the longest has `longest`.
    func slots(_ length: Int, longest: Int) -> Int {
        if tileSize != nil { return longest }
        return last == .short ? perRow : length
    }

    /// The slots left empty before a row of `length` tiles.
    func indent(_ length: Int, slots: Int) throws(ExactOverflow) -> Rational {
        switch align {
        case .leading: .zero
        case .center: try Rational(Int128(slots - length), over: 2)
        case .trailing: Rational(slots - length)
        }
    }
}

extension Insets {
    var horizontal: Rational { get throws(ExactOverflow) { try left + right } }
    var vertical: Rational { get throws(ExactOverflow) { try top + bottom } }
    fileprivate var isZero: Bool { top.isZero && right.isZero && bottom.isZero && left.isZero }
}

extension Affine {
    /// The same length with w and h meaning the container's size less the insets.
    func inside(_ insets: Insets) throws(ExactOverflow) -> Affine {
        if w.isZero && h.isZero { return self }
        return try self + Affine(pt: (try w * insets.horizontal) + (try h * insets.vertical))
    }

    /// The same length, said inside the insets, with w and h meaning the container's size with them.
    func outside(_ insets: Insets) throws(ExactOverflow) -> Affine {
        try self - Affine(pt: (try w * insets.horizontal) + (try h * insets.vertical))
    }
}
