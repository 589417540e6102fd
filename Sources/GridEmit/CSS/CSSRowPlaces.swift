internal import GridModel

internal import enum GridSyntax.Alignment
internal import enum GridSyntax.LastRow

/// Makes a photo begin a row of `length`, or continue it.
///
/// The first photo of a row asks for more than a row, and the second takes the excess back. So a line break comes
/// before the first, and the photos share the whole line. A single photo asks for more than a row and shrinks to it.
func photoDeclarations(_ index: Int, of length: Int) -> Declarations {
    if length == 1 { return [.flexBasis: "calc(100% + 1px)", .marginInline: "0"] }
    switch index {
    case 0: return [.flexBasis: "0", .marginInline: "0 calc(100% + 1px)"]
    case 1: return [.flexBasis: "0", .marginInline: "calc(-100% - 1px) 0"]
    default: return [.flexBasis: "0", .marginInline: "0"]
    }
}

/// The places of children in rows. The columns make the rows; deviations are declared on the children.
///
/// If the tiles of a row are fewer or wider than the columns, each tile still has its own column, and is moved and
/// sized by multiples of a column and its gap. If the width chooses among rows, a child makes the columns, since a container query can't
/// declare those of its own container. Where tiles have a size, or other widths have something else, the columns have no width and only
/// break the rows, and the children declare everything else; there browsers style each child again at each width.
struct CSSRowPlaces {
    /// Declarations for some children.
    struct Override {
        let part: Selector.Part
        let declarations: Declarations
    }

    enum Columns {
        /// So many, each as wide as a tile in a full row.
        case wide(Int)
        /// Without a width.
        case narrow
    }

    let rows: Rows
    let columns: Columns
    /// The number of children before and after those in the rows.
    var above = 0, below = 0

    /// The number of wide columns; nil if there is only one, or if the tiles' places make them all.
    func columnsToMake(_ counts: CountRange) -> Int? {
        guard case .wide(let columns) = columns, columns > 1, !rows.isUneven(counts) else { return nil }
        return columns
    }

    private var areWide: Bool {
        if case .wide = columns { true } else { false }
    }

    /// The column, offset and width of a tile in a row.
    func declarations(_ index: Int, of length: Int, slots: Int) throws(ExactOverflow) -> Declarations {
        if rows.sizing.photoRatios != nil { return photoDeclarations(index, of: length) }
        let slot = try Rational(index) + rows.indent(length, slots: slots)
        switch columns {
        case .wide(let columns): return try declarations(at: slot, slots: slots, columns: columns)
        case .narrow: return try declarations(index, at: slot, slots: slots)
        }
    }

    /// The declarations of a tile in columns without a width.
    private func declarations(_ index: Int, at slot: Rational, slots: Int) throws(ExactOverflow)
        -> Declarations
    {
        let tile = try tileWidth(slots: slots)
        let left = try columnStep(tile) * slot
        var declarations: Declarations = [
            .gridColumn: .lines(index + 1, to: nil),
            .insetInlineStart: .length(.zero, left, inline: left.w),
            .width: .length(.zero, tile, inline: tile.w),
        ]
        if case .tileRatio(let ratio) = rows.sizing {
            let height = try tile / ratio
            declarations.declare(.height, .length(.zero, height, inline: height.w))
        }
        return declarations
    }

    /// The declarations of a tile in columns that are as wide as those of a full row.
    private func declarations(at slot: Rational, slots: Int, columns: Int) throws(ExactOverflow)
        -> Declarations
    {
        // The columns that cover most of it, so that the remainder and its rounding errors are small.
        let unit = try Rational(columns) / Rational(slots)
        let left = try slot * unit
        let first = left.wholePart
        let end = max(first + 1, try (left + unit).wholePart)
        let span = Rational(end - first)
        let moved = try (left - Rational(first)) / span
        let share = try unit / span
        return [
            .gridColumn: .lines(first + 1, to: end > first + 1 ? end + 1 : nil),
            .insetInlineStart: .length(moved, Affine(gx: moved)),
            .width: .length(share, Affine(gx: try share - .one)),
        ]
    }

    /// The distance between the starts of neighbouring columns whose tiles are `tile` wide.
    private func columnStep(_ tile: Affine) throws(ExactOverflow) -> Affine {
        guard rows.align == .spread, rows.perRow > 1 else { return try tile + Affine(gx: .one) }
        return try (Affine(w: .one) - tile) / Rational(rows.perRow - 1)
    }

    /// The width of a tile in a row of `slots`.
    private func tileWidth(slots: Int) throws(ExactOverflow) -> Affine {
        if let size = rows.tileSize { return Affine(pt: size.width) }
        return try Affine(w: .one, gx: Rational(1 - slots)) / Rational(slots)
    }

    /// Overrides for the children of full rows, if the columns don't place them.
    func full() throws(ExactOverflow) -> [Override] {
        if areWide { return [] }
        let slots = rows.slots(rows.perRow, longest: rows.perRow)
        return try overrides(rows.perRow, slots: slots) { index in
            // Balanced rows are full at the end, all others at the beginning.
            rows.last == .balanced
                ? ":nth-last-child(\(rows.perRow)n + \(rows.perRow - index + below))"
                : nth(rows.perRow, index + 1)
        }
    }

    /// Overrides for the children of rows that aren't full, except for counts with `uneven` rows.
    func partial() throws(ExactOverflow) -> [Override] {
        var overrides: [Override] = []
        switch rows.last {
        case .short:
            if rows.align.halves == 0 { return [] }
            for rest in 1..<max(rows.perRow, 1) { overrides += try indented(rest) }
        case .stretch:
            // Rows of photos don't depend on their length, except for a single photo.
            let end = rows.sizing.photoRatios == nil ? rows.perRow : min(rows.perRow, 2)
            for rest in 1..<end { overrides += try stretched(rest) }
        case .balanced:
            for missing in 1..<max(rows.perRow, 1) { overrides += try balanced(missing) }
        }
        return overrides
    }

    /// The declarations for each tile of rows of a length; `children` selects the children at an index.
    private func overrides(
        _ length: Int, slots: Int, _ children: (Int) -> String
    ) throws(ExactOverflow) -> [Override] {
        var overrides: [Override] = []
        for index in 0..<length {
            overrides.append(
                Override(
                    part: .children(children(index)),
                    declarations: try declarations(index, of: length, slots: slots)))
        }
        return overrides
    }

    private func indented(_ rest: Int) throws(ExactOverflow) -> [Override] {
        // If tiles have a size and there are fewer than in one row, the container is as wide as they are.
        let first = rows.tileSize == nil ? 1 : rows.perRow + 1
        return try overrides(rest, slots: rows.perRow) { index in
            nth(rows.perRow, first + index) + nthLastChild(rest - index + below)
        }
    }

    private func stretched(_ rest: Int) throws(ExactOverflow) -> [Override] {
        try overrides(rest, slots: rest) { index in
            nth(rows.perRow, index + 1) + nthLastChild(rest - index + below)
        }
    }

    /// The first rows have one tile less each, as many rows as tiles are missing.
    private func balanced(_ missing: Int) throws(ExactOverflow) -> [Override] {
        let least = rows.perRow - missing + above + below
        let length = rows.perRow - 1
        /// Every `length`th child of the short rows, from the given one on.
        func shortRows(_ first: Int) -> [Selector.Part] {
            guard rows.perRow <= Self.mostNumbered else {
                let children = nth(length, first) + ":nth-child(-n + \(missing * length + above))"
                return [.children(children, of: container(least))]
            }
            return (0..<missing).map { row in
                .periodic(child: row * length + first + above, step: rows.perRow, least: least)
            }
        }
        let slots = rows.slots(length, longest: rows.perRow)
        var overrides: [Override] = []
        for index in 0..<length {
            let declarations = try declarations(index, of: length, slots: slots)
            overrides += shortRows(index + 1).map { Override(part: $0, declarations: declarations) }
        }
        if areWide {
            let child = missing * length + 1
            let part: Selector.Part =
                rows.perRow <= Self.mostNumbered
                ? .periodic(child: child, step: rows.perRow, least: least)
                : .children(":nth-child(\(child))", of: container(least))
            overrides.append(Override(part: part, declarations: [.gridColumn: .lines(1, to: nil)]))
        }
        return overrides
    }

    /// The longest balanced rows whose short rows are selected child by child.
    private static let mostNumbered = 6

    /// A condition for containers with `least` children, or with so many full rows more.
    private func container(_ least: Int) -> String {
        ":where(:has(> :first-child:nth-last-child(\(rows.perRow)n + \(least))))"
    }

    /// Overrides for the children of full rows, and of the others, which come later.
    func overrides(for counts: CountRange) throws(ExactOverflow) -> (places: [Override], last: [Override]) {
        let own = counts.less(above + below)
        return rows.isUneven(own) ? ([], try uneven(own.from)) : (try full(), try partial())
    }

    /// Overrides for each child of a count whose rows are balanced in a special way.
    func uneven(_ count: Int) throws(ExactOverflow) -> [Override] {
        let lengths = rows.lengths(count)
        let longest = lengths.max() ?? 1
        var overrides: [Override] = []
        for length in lengths {
            let slots = rows.slots(length, longest: longest)
            for index in 0..<length {
                overrides.append(
                    Override(
                        part: .child(above + overrides.count + 1),
                        declarations: try declarations(index, of: length, slots: slots)))
            }
        }
        return overrides
    }

    private func nth(_ step: Int, _ first: Int) -> String {
        ":nth-child(\(step == 1 ? "" : "\(step)")n + \(first + above))"
    }
}

/// The child at a place from the last, which WebKit finds by counting, unless it is the last one itself.
func nthLastChild(_ place: Int) -> String { place == 1 ? ":last-child" : ":nth-last-child(\(place))" }

extension Rows {
    /// The number of columns that are as wide as a tile in the longest row of some counts.
    func columns(of counts: CountRange) -> Int {
        isUneven(counts) ? lengths(counts.from).max() ?? 1 : perRow
    }

    /// Whether each tile fills a column.
    var fillsColumns: Bool { perRow == 1 || last == .short && align.halves == 0 }

    /// Whether no tile reaches the last column for some of the counts.
    func lacksColumns(_ counts: CountRange) -> Bool {
        last == .short && align != .trailing && counts.from < perRow
    }
}

extension Rational {
    /// The number rounded down; only for nonnegative numbers.
    fileprivate var wholePart: Int { Int(numerator / denominator) }
}

extension Rows {
    /// Whether balancing makes some rows more than one tile shorter than full ones.
    func isUneven(_ counts: CountRange) -> Bool {
        guard last == .balanced, counts.isSingle, counts.from > 0 else { return false }
        let rows = (counts.from - 1) / perRow + 1
        return rows * perRow - counts.from >= rows
    }

    /// The declarations that determine a tile's height.
    var tileHeight: Declarations {
        switch sizing {
        // With another minimum height WebKit keeps the height that a row had at the previous width.
        case .tileRatio(let ratio):
            [.height: "auto", .minHeight: "auto", .aspectRatio: .text(ratio.cssRatio)]
        case .tileHeight(let height), .tileSize(_, let height): [.height: .text(height.cssPixels)]
        case .tilePhoto, .frameRatio, .frameHeight, .frameFill: [:]
        }
    }
}
