public import GridSyntax

/// The tiles for one count of photos, for some widths and shapes.
public struct Layout: Hashable, Sendable {
    /// The number of photos, 1 or more.
    public let count: Int
    /// The shapes of the first photos, up to the last that makes a difference; nil for any.
    public let pattern: [PatternLetter]?
    /// The container widths it is for.
    public let widths: WidthRange
    /// How many of the photos are not shown.
    public let hidden: Int
    /// Where the tiles are, or what that follows from.
    public let geometry: Geometry
    /// How the tiles hang together.
    package let structure: Block
    /// Where it comes from.
    public let origin: Origin
    /// The same number for layouts of one body, whose tiles are the same; nil where it is for this one alone.
    let body: UInt32?
}

/// Where the tiles of a layout are.
public enum Geometry: Hashable, Sendable {
    /// Tiles whose places and sizes hold for all photos.
    case solved(TileList)
    /// A tree that is solved when the photos' ratios are known.
    case photos(PhotoTree)
}

extension Geometry {
    /// The same, of which the last tile says how many photos there are more.
    var showingMore: Geometry {
        switch self {
        case .solved(let tiles): .solved(tiles.showing(.more))
        case .photos: self
        }
    }
}

extension Layout {
    /// How many tiles it has.
    public var tileCount: Int { count - hidden }

    /// Its tiles where they hold for all photos; nil where they follow from their ratios.
    public var tiles: TileList? {
        if case .solved(let tiles) = geometry { tiles } else { nil }
    }

    /// What its tiles follow from; nil where they hold for all photos.
    public var photoTree: PhotoTree? {
        if case .photos(let tree) = geometry { tree } else { nil }
    }
}
