/// The tiles of a layout, in the order of the photos, and the container's size.
///
/// A tile is four forms of ten numbers each, and the same forms recur: columns begin at the same places, tiles of a row
/// are equally high. So the layouts of a grid share a table that keeps each form once, and the list stores a tile as
/// four indices into it: 18 bytes instead of the 642 of a `Tile`.
public struct TileList: RandomAccessCollection, Sendable {
    /// A tile as indices of its forms. In lists with the same table, equal tiles have equal entries.
    package struct Entry: Hashable {
        package let x: UInt32
        package let y: UInt32
        package let width: UInt32
        package let height: UInt32
        package let edges: Edges
        package fileprivate(set) var role: Role
    }

    package private(set) var entries: [Entry]
    private let widthPlace: UInt32
    private let heightPlace: UInt32
    /// The table that the layouts of a grid share.
    private let forms: [Affine]

    /// Creates a list with its own table.
    init(_ placed: PlacedTiles) {
        var table = FormTable()
        let places = table.places(of: placed)
        self.init(places, in: table)
    }

    /// Creates a list whose forms are in a shared table.
    init(_ places: FormTable.Places, in table: FormTable) {
        entries = places.entries
        widthPlace = places.width
        heightPlace = places.height
        forms = table.forms
    }

    /// The container's width.
    public var width: Affine { forms[Int(widthPlace)] }
    /// The container's height.
    public var height: Affine { forms[Int(heightPlace)] }

    /// The form at an index of the table, which all written-out layouts of a grid share.
    package func form(at place: UInt32) -> Affine { forms[Int(place)] }

    /// 0
    public var startIndex: Int { 0 }
    /// The number of tiles.
    public var endIndex: Int { entries.count }

    /// The tile of the photo with a 0-based index.
    public subscript(index: Int) -> Tile {
        let entry = entries[index]
        return Tile(
            x: forms[Int(entry.x)], y: forms[Int(entry.y)], width: forms[Int(entry.width)],
            height: forms[Int(entry.height)], edges: entry.edges, role: entry.role)
    }
}

extension TileList {
    /// The same tiles, with another role for the last.
    func showing(_ role: Role) -> TileList {
        var list = self
        if let last = entries.indices.last { list.entries[last].role = role }
        return list
    }
}

extension TileList: Hashable {
    /// Whether the tiles and the container's size are equal, regardless of the tables.
    public static func == (first: TileList, second: TileList) -> Bool {
        first.width == second.width && first.height == second.height
            && (first.entries == second.entries && first.forms == second.forms
                || first.elementsEqual(second))
    }

    /// Hashes the tiles.
    public func hash(into hasher: inout Hasher) {
        for tile in self { hasher.combine(tile) }
    }
}

/// The tiles of a layout, including insets, and the container's size.
struct PlacedTiles: Hashable {
    let width: Affine
    let height: Affine
    let tiles: [Tile]
}

/// A table that keeps each form of many tiles once.
struct FormTable {
    fileprivate private(set) var forms: [Affine] = []
    /// Forms take most of a grid's memory, so they are held once.
    private var table = InternTable()

    /// The indices of the forms of a layout's tiles.
    struct Places {
        fileprivate let entries: [TileList.Entry]
        fileprivate let width: UInt32
        fileprivate let height: UInt32
    }

    /// Adds the forms of a layout's tiles.
    mutating func places(of placed: PlacedTiles) -> Places {
        var entries: [TileList.Entry] = []
        entries.reserveCapacity(placed.tiles.count)
        let tiles = placed.tiles
        for index in tiles.indices {
            // Most tiles share a form with the one before, and comparing is faster than looking up. Copies of tiles are long, so none
            // is made.
            entries.append(
                TileList.Entry(
                    x: index > 0 && tiles[index - 1].x == tiles[index].x
                        ? entries[index - 1].x : place(of: tiles[index].x),
                    y: index > 0 && tiles[index - 1].y == tiles[index].y
                        ? entries[index - 1].y : place(of: tiles[index].y),
                    width: index > 0 && tiles[index - 1].width == tiles[index].width
                        ? entries[index - 1].width : place(of: tiles[index].width),
                    height: index > 0 && tiles[index - 1].height == tiles[index].height
                        ? entries[index - 1].height : place(of: tiles[index].height),
                    edges: tiles[index].edges, role: tiles[index].role))
        }
        return Places(
            entries: entries, width: place(of: placed.width), height: place(of: placed.height))
    }

    private mutating func place(of form: Affine) -> UInt32 {
        // A grid has far fewer forms than UInt32.max: at most four times `Limits.differentTiles`.
        let place = table.place(hash: form.mixed(0)) { forms[$0] == form }
        if place == forms.count { forms.append(form) }
        return UInt32(truncatingIfNeeded: place)
    }
}
