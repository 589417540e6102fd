/// The tiles of a layout, in the order of the photos, and the container's own size.
///
/// A tile is four forms of ten numbers each, and layouts repeat them: columns begin at the same places, tiles of a row are
/// equally high. So each form is kept once, in a table that the layouts of a grid share, and a tile of the list is
/// four places in it: 18 bytes where a `Tile` has 642.
public struct TileList: RandomAccessCollection, Sendable {
    /// A tile by the places of its forms: the same for tiles that are the same, in lists with the same table.
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
    /// The table, which layouts of a grid share.
    private let forms: [Affine]

    /// A list with a table of its own.
    init(_ placed: PlacedTiles) {
        var table = FormTable()
        let places = table.places(of: placed)
        self.init(places, in: table)
    }

    /// A list whose forms are in a table.
    init(_ places: FormTable.Places, in table: FormTable) {
        entries = places.entries
        widthPlace = places.width
        heightPlace = places.height
        forms = table.forms
    }

    /// The container's own width.
    public var width: Affine { forms[Int(widthPlace)] }
    /// The container's own height.
    public var height: Affine { forms[Int(heightPlace)] }

    /// A form of the table; layouts of a grid that are written out share theirs.
    package func form(at place: UInt32) -> Affine { forms[Int(place)] }

    /// 0
    public var startIndex: Int { 0 }
    /// How many tiles there are.
    public var endIndex: Int { entries.count }

    /// The tile of a photo, from 0.
    public subscript(index: Int) -> Tile {
        let entry = entries[index]
        return Tile(
            x: forms[Int(entry.x)], y: forms[Int(entry.y)], width: forms[Int(entry.width)],
            height: forms[Int(entry.height)], edges: entry.edges, role: entry.role)
    }
}

extension TileList {
    /// The same tiles, of which the last has another role.
    func showing(_ role: Role) -> TileList {
        var list = self
        if let last = entries.indices.last { list.entries[last].role = role }
        return list
    }
}

extension TileList: Hashable {
    /// Whether they hold the same tiles in containers of the same size, whatever their tables are.
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

/// The tiles of a layout, insets included, and the container's own size.
struct PlacedTiles: Hashable {
    let width: Affine
    let height: Affine
    let tiles: [Tile]
}

/// The forms of many tiles, each once.
struct FormTable {
    fileprivate private(set) var forms: [Affine] = []
    /// The places of the forms by their hashes, at most half of them taken (linear probing: Knuth, The Art of Computer
    /// Programming 6.4, algorithm L): a dictionary would hold each form once more, and they take most of a grid's memory.
    private var slots: [UInt32] = []

    /// Where the forms of a layout's tiles are in the table.
    struct Places {
        fileprivate let entries: [TileList.Entry]
        fileprivate let width: UInt32
        fileprivate let height: UInt32
    }

    /// Takes in the forms of a layout's tiles.
    mutating func places(of placed: PlacedTiles) -> Places {
        var entries: [TileList.Entry] = []
        entries.reserveCapacity(placed.tiles.count)
        var previous: (tile: Tile, entry: TileList.Entry)?
        for tile in placed.tiles {
            // Most tiles have a side or an edge of the one before, which is compared faster than looked up.
            let entry = TileList.Entry(
                x: place(of: tile.x, previous.map { ($0.tile.x, $0.entry.x) }),
                y: place(of: tile.y, previous.map { ($0.tile.y, $0.entry.y) }),
                width: place(of: tile.width, previous.map { ($0.tile.width, $0.entry.width) }),
                height: place(of: tile.height, previous.map { ($0.tile.height, $0.entry.height) }),
                edges: tile.edges, role: tile.role)
            entries.append(entry)
            previous = (tile, entry)
        }
        return Places(
            entries: entries, width: place(of: placed.width, nil), height: place(of: placed.height, nil))
    }

    private mutating func place(of form: Affine, _ previous: (form: Affine, place: UInt32)?) -> UInt32 {
        if let previous, previous.form == form { return previous.place }
        if 2 * forms.count >= slots.count { grow() }
        let slot = slot(of: form)
        if slots[slot] == UInt32.max {
            // A grid has far fewer forms than that: `Limits.differentTiles` times four.
            slots[slot] = UInt32(truncatingIfNeeded: forms.count)
            forms.append(form)
        }
        return slots[slot]
    }

    /// The slot of a form, or the empty one where it belongs.
    private func slot(of form: Affine) -> Int {
        var slot = form.hashValue & (slots.count - 1)
        while slots[slot] != UInt32.max, forms[Int(slots[slot])] != form {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private mutating func grow() {
        slots = [UInt32](repeating: .max, count: max(64, 2 * slots.count))
        for (place, form) in forms.enumerated() { slots[slot(of: form)] = UInt32(truncatingIfNeeded: place) }
    }
}
