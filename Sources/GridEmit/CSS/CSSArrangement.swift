internal import GridModel

internal import enum GridSyntax.Alignment
internal import enum GridSyntax.LastRow

/// Where the children of a container are, for a set of counts and a range of widths.
enum CSSArrangement: Hashable {
    /// Each child has its own place.
    case tiles(CSSTiles)
    /// As many full rows as the children fill, and a rule for the rest.
    case rows(Rows)
    /// Written rows, and rows of the other children.
    indirect case parts(CSSParts)
    /// Rows of given lengths, whose tiles keep their photos' ratios.
    case photos(CSSPhotos)
    /// Rows that fill the width, of as many photos as fit at a height.
    case flow(CSSFlow)
    /// Nested blocks, whose tiles keep their photos' ratios.
    case blocks(CSSBlocks)
    /// Columns; each child goes to the shortest.
    case waterfall(CSSWaterfall)
    /// One row, which scrolls sideways if it is longer than the container.
    case strip(CSSStrip)
    /// Blocks of children, one under another.
    case repeated(CSSRepeat)
}

/// Rows of photos that keep their ratios, for one count.
struct CSSPhotos: Hashable {
    let lengths: [Int]
    let ratios: RatioRange
    /// Whether there are more children than photos; these are hidden.
    var hasMore: Bool

    /// The rows of a tree; nil if it isn't made of rows of photos, or if sizes depend on all photos.
    init?(_ tree: PhotoTree, hasMore: Bool) {
        guard !tree.dependsOnAllPhotos, let lengths = tree.root.rowLengths else { return nil }
        self.init(lengths: lengths, ratios: tree.ratios, hasMore: hasMore)
    }

    init(lengths: [Int], ratios: RatioRange, hasMore: Bool) {
        self.lengths = lengths
        self.ratios = ratios
        self.hasMore = hasMore
    }
}

/// Rows of as many photos as fit at a height, which all fill the width.
struct CSSFlow: Hashable {
    let height: Rational
    let ratios: RatioRange
    /// The number of photos, if there are more children; these are hidden.
    var shown: Int?

    /// The rows; nil if their lengths don't follow from what fits, if the last one may stay short, which depends on its gaps,
    /// or if sizes depend on all photos.
    init?(_ rows: JustifiedRows, shown: Int? = nil) {
        guard rows.flows, !rows.ratios.isSided else { return nil }
        height = rows.height
        ratios = rows.ratios
        self.shown = shown
    }
}

extension JustifiedRows {
    /// Whether each row takes the photos that fit, and all rows fill the width.
    var flows: Bool {
        if case .over = aim { last == .stretch } else { false }
    }
}

/// A row that scrolls sideways.
struct CSSStrip: Hashable {
    let strip: Strip
    /// The number of photos, if there are more children; these are hidden.
    var shown: Int?

    /// Nil if sizes depend on all photos.
    init?(_ strip: Strip, shown: Int? = nil) {
        guard !strip.ratios.isSided else { return nil }
        (self.strip, self.shown) = (strip, shown)
    }
}

/// A waterfall.
struct CSSWaterfall: Hashable {
    let columns: Int
    let ratios: RatioRange?
    /// Whether photos that the page marks lie across all columns.
    let hasAcross: Bool
}

/// The places of a layout's tiles, measured inside the insets.
struct CSSTiles: Hashable {
    /// A tile or the container.
    struct Box: Hashable {
        let x: Affine
        let y: Affine
        let width: Affine
        let height: Affine
    }

    let width: Affine
    let height: Affine
    let tiles: [Box]
    /// Whether there are more children than tiles; these are hidden.
    var hasMore: Bool

    /// Creates the places of tiles and their container. Here w and h mean the container's size minus the insets.
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

    /// Hashes only the members that differ most.
    func hash(into hasher: inout Hasher) {
        hasher.combine(tiles.count)
        hasher.combine(height)
        hasher.combine(tiles.last)
    }

    /// Whether the container is as high as its parent.
    var fillsHeight: Bool { !height.h.isZero }
    /// Whether the tiles determine the container's width.
    var sizesContainer: Bool { width.w.isZero }
}

extension Rows {
    /// The longest rows that can be balanced: most counts up to their square need their own places.
    static let mostBalanced = 12
    /// The most photos in rows with a common height that differs by width: each count needs its own places.
    static let mostFramed = 200

    /// Whether the rows share a given height.
    var isFramed: Bool { sizing.isFrame }

    /// The most photos that get individual places.
    private static let mostPlaced = 10_000

    /// The places of the tiles of one count, each declared separately; nil if there are too many.
    func cssTiles(_ count: Int, insets: Insets) throws(ExactOverflow) -> CSSTiles? {
        guard count <= Self.mostPlaced else { return nil }
        return try CSSTiles(tiles(count: count, inset: insets), hasMore: false, insets: insets)
    }

    /// The number of slots in a row of `length` tiles, if the longest row has `longest`.
    func slots(_ length: Int, longest: Int) -> Int {
        if tileSize != nil, align != .spread { return longest }
        return last == .short ? perRow : length
    }

    /// The empty slots before a row of `length` tiles.
    func indent(_ length: Int, slots: Int) throws(ExactOverflow) -> Rational {
        try Rational(Int128(align.halves * (slots - length)), over: 2)
    }
}
