public import GridSyntax

/// The tiles for one count of photos, for some widths and shapes.
public struct Layout: Hashable, Sendable {
    /// The number of photos, 1 or more.
    public let count: Int
    /// The shapes of the first photos, without trailing `.`; nil for any shapes.
    public let pattern: [PatternLetter]?
    /// The container sizes that it applies to.
    public let sizes: SizeRange
    /// The number of photos that are not shown.
    public let hidden: Int
    /// The size or ratio of the tiles or the container.
    package let sizing: Sizing
    /// The places of the tiles, or the tree that determines them.
    public let geometry: Geometry
    /// The rows and blocks of the tiles.
    package let structure: Block
    /// The rule that made it.
    public let origin: Origin
    /// A number shared by the layouts of one body, whose tiles are the same; nil if no other layout has the body.
    let body: UInt32?
}

/// The places of the tiles of a layout.
public enum Geometry: Hashable, Sendable {
    /// Tiles whose places and sizes don't depend on the photos.
    case solved(TileList)
    /// A tree that determines places and sizes from the photos' ratios.
    case photos(PhotoTree)
    /// Rows that the photos' ratios and the width determine; indirect, since most layouts have none.
    indirect case justified(JustifiedRows)
    /// Written rows, and such rows of the other photos; indirect, too.
    indirect case aimedParts(Parts<JustifiedRows>)
    /// One row that is as long as its photos make it; indirect, since most layouts have none.
    indirect case strip(Strip)
}

extension Geometry {
    /// The same tiles, with the role `more` for the last.
    var showingMore: Geometry {
        switch self {
        case .solved(let tiles): .solved(tiles.showing(.more))
        case .photos, .justified, .aimedParts, .strip: self
        }
    }
}

extension Layout {
    /// The container widths that it applies to.
    public var widths: SideRange { sizes.widths }

    /// The number of tiles.
    public var tileCount: Int { count - hidden }

    /// The tiles; nil if they depend on the photos' ratios.
    public var tiles: TileList? {
        if case .solved(let tiles) = geometry { tiles } else { nil }
    }

    /// The rows that the photos' ratios and the width determine; nil for other layouts.
    public var justifiedRows: JustifiedRows? {
        if case .justified(let rows) = geometry { rows } else { nil }
    }

    /// The rows that the photos' ratios and the width determine, also among parts; nil for other layouts.
    package var anyJustifiedRows: JustifiedRows? {
        switch geometry {
        case .justified(let rows): rows
        case .aimedParts(let parts): parts.rows
        case .solved, .photos, .strip: nil
        }
    }

    /// The strip; nil for other layouts.
    public var strip: Strip? {
        if case .strip(let strip) = geometry { strip } else { nil }
    }

    /// The tree that determines the tiles from the photos' ratios; nil for other layouts.
    public var photoTree: PhotoTree? {
        if case .photos(let tree) = geometry { tree } else { nil }
    }
}
