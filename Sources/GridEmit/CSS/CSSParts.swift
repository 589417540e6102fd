internal import GridModel

/// Rows that are written and rows of the other children, one under another.
struct CSSParts: Hashable {
    /// Written rows, which are one row of the grid, or rows of photos.
    struct Written: Hashable {
        let count: Int
        /// The places of the tiles; nil for photos.
        let tiles: CSSTiles?
        /// The numbers of photos in each row; empty for tiles.
        let lengths: [Int]
    }

    private let parts: Parts<Rows>
    let above: Written?
    let below: Written?

    var rows: Rows { parts.rows }
    /// The most children in a row of the grid.
    var longest: Int { max(rows.perRow, above?.count ?? 0, below?.count ?? 0) }

    init(_ parts: Parts<Rows>, insets: Insets) throws(ExactOverflow) {
        self.parts = parts
        above = try parts.above.map { layout throws(ExactOverflow) in try Written(layout, insets: insets) }
        below = try parts.below.map { layout throws(ExactOverflow) in try Written(layout, insets: insets) }
    }

    /// All rows of photos for a count; nil for tiles.
    func photos(_ count: Int, hasMore: Bool) -> CSSPhotos? {
        guard let ratios = rows.sizing.photoRatios else { return nil }
        let lengths = (above?.lengths ?? []) + rows.lengths(count - parts.written) + (below?.lengths ?? [])
        return CSSPhotos(lengths: lengths, ratios: ratios, hasMore: hasMore)
    }

    /// The places of the tiles of one count.
    func tiles(_ count: Int, hasMore: Bool, insets: Insets) throws(ExactOverflow) -> CSSTiles {
        try CSSTiles(parts.tiles(count: count, inset: insets), hasMore: hasMore, insets: insets)
    }
}

extension CSSParts.Written {
    fileprivate init(_ layout: Layout, insets: Insets) throws(ExactOverflow) {
        count = layout.count
        tiles = try layout.tiles.map { list throws(ExactOverflow) in
            try CSSTiles(list, hasMore: false, insets: insets)
        }
        lengths = layout.photoTree?.root.rowLengths ?? []
    }

    /// The declarations of its children, in order.
    var declarations: [Declarations] {
        get throws(ExactOverflow) {
            guard let tiles else {
                return lengths.flatMap { length in (0..<length).map { photoDeclarations($0, of: length) } }
            }
            let below = try tiles.spaceBelow
            return blockDeclarations(tiles.tiles, below: below.isZero ? nil : below)
        }
    }
}

extension CSSWriter {
    /// Adds written rows and those of the other children. The places of the latter match written ones, too, which override them.
    func add(
        _ parts: CSSParts, of each: CSSCase, to layers: inout SectionLayers
    ) throws(ExactOverflow) {
        try add(
            CSSRowPlaces(
                rows: parts.rows, columns: .narrow, above: parts.above?.count ?? 0,
                below: parts.below?.count ?? 0),
            of: each, to: &layers)
        for (index, declared) in (try parts.above?.declarations ?? []).enumerated() {
            layers.written.add(Selector(each.counts, .child(index + 1)), declared)
        }
        let below = try parts.below?.declarations ?? []
        for (index, declared) in below.enumerated() {
            let children = ":nth-last-child(\(below.count - index))"
            layers.written.add(Selector(each.counts, .children(children)), declared)
        }
    }
}
