internal import GridModel

internal import enum GridSyntax.Alignment
internal import enum GridSyntax.LastRow

/// What makes a photo begin a row of `length`, or stay in it.
///
/// The first of a row asks for more than a row, which the second takes back: so there is a new line before the first, and
/// the photos share the whole of it. One alone asks for more than a row and shrinks to it.
func photoDeclarations(_ index: Int, of length: Int) -> Declarations {
    if length == 1 { return [.flexBasis: "calc(100% + 1px)", .marginInline: "0"] }
    switch index {
    case 0: return [.flexBasis: "0", .marginInline: "0 calc(100% + 1px)"]
    case 1: return [.flexBasis: "0", .marginInline: "calc(-100% - 1px) 0"]
    default: return [.flexBasis: "0", .marginInline: "0"]
    }
}

/// Where the children of rows are: columns make the rows, and what a row has otherwise is said of its children.
///
/// A row of fewer or wider tiles than there are columns has each tile in a column of its own still, moved and
/// sized by multiples of a column and its gap. Where the width chooses among rows, no columns fit them all: these
/// have no width and only break the rows, and everything else is said of the children.
struct CSSRowPlaces {
    /// Which children, and what is declared for them.
    struct Override {
        /// What the container is beside the count at hand; empty for nothing.
        var container = ""
        let children: String
        let declarations: Declarations

        var part: Selector.Part { .children(children, of: container) }
    }

    let rows: Rows
    /// How many columns there are.
    let columns: Int
    /// Whether the columns have the width of a tile in a full row.
    let hasWideColumns: Bool

    /// The column, offset and width of a tile in a row.
    func declarations(_ index: Int, of length: Int, slots: Int) throws(ExactOverflow) -> Declarations {
        if rows.sizing.photoRatios != nil { return photoDeclarations(index, of: length) }
        let slot = try Rational(index) + rows.indent(length, slots: slots)
        guard hasWideColumns else {
            let tile = try tileWidth(slots: slots)
            let left = try (tile + Affine(gx: .one)) * slot
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
        // The columns that hold most of it, so that what is said beside them is little, and so are its errors.
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

    /// The width of a tile of which so many fill a row.
    private func tileWidth(slots: Int) throws(ExactOverflow) -> Affine {
        if let size = rows.tileSize { return Affine(pt: size.width) }
        return try Affine(w: .one, gx: Rational(1 - slots)) / Rational(slots)
    }

    /// What the children of full rows are where the columns don't say it.
    func full() throws(ExactOverflow) -> [Override] {
        if hasWideColumns { return [] }
        let slots = rows.slots(rows.perRow, longest: rows.perRow)
        return try overrides(rows.perRow, slots: slots) { index in
            // Balanced rows are full at the end, all others at the beginning.
            rows.last == .balanced
                ? ":nth-last-child(\(rows.perRow)n + \(rows.perRow - index))" : nth(rows.perRow, index + 1)
        }
    }

    /// What the children of rows are that are not full, for counts that balanced rows divide without more ado.
    func partial() throws(ExactOverflow) -> [Override] {
        var overrides: [Override] = []
        switch rows.last {
        case .short:
            if rows.align == .leading { return [] }
            for rest in 1..<max(rows.perRow, 1) { overrides += try indented(rest) }
        case .stretch:
            // A row of photos is the same whatever its length, but for one photo alone.
            let end = rows.sizing.photoRatios == nil ? rows.perRow : min(rows.perRow, 2)
            for rest in 1..<end { overrides += try stretched(rest) }
        case .balanced:
            for missing in 1..<max(rows.perRow, 1) { overrides += try balanced(missing) }
        }
        return overrides
    }

    /// What is declared for each tile of rows of a length; `children` selects those at an index.
    private func overrides(
        _ length: Int, slots: Int, in container: String = "", _ children: (Int) -> String
    ) throws(ExactOverflow) -> [Override] {
        var overrides: [Override] = []
        for index in 0..<length {
            overrides.append(
                Override(
                    container: container, children: children(index),
                    declarations: try declarations(index, of: length, slots: slots)))
        }
        return overrides
    }

    private func indented(_ rest: Int) throws(ExactOverflow) -> [Override] {
        // Fewer tiles of a size than one row are as wide as their container.
        let first = rows.tileSize == nil ? 1 : rows.perRow + 1
        return try overrides(rest, slots: rows.perRow) { index in
            nth(rows.perRow, first + index) + ":nth-last-child(\(rest - index))"
        }
    }

    private func stretched(_ rest: Int) throws(ExactOverflow) -> [Override] {
        try overrides(rest, slots: rest) { index in
            nth(rows.perRow, index + 1) + ":nth-last-child(\(rest - index))"
        }
    }

    /// The first rows have one tile less each, as many rows as tiles are missing in the last.
    private func balanced(_ missing: Int) throws(ExactOverflow) -> [Override] {
        let container = ":has(> \(nth(rows.perRow, rows.perRow - missing)):last-child)"
        let length = rows.perRow - 1
        var overrides = try overrides(
            length, slots: rows.slots(length, longest: rows.perRow), in: container
        ) { index in
            nth(length, index + 1) + ":nth-child(-n + \(missing * length))"
        }
        if hasWideColumns {
            overrides.append(
                Override(
                    container: container, children: ":nth-child(\(missing * length + 1))",
                    declarations: [.gridColumn: .lines(1, to: nil)]))
        }
        return overrides
    }

    /// What the children are for one count whose rows balance in their own way.
    func uneven(_ count: Int) throws(ExactOverflow) -> [Override] {
        let lengths = rows.lengths(count)
        let longest = lengths.max() ?? 1
        let short = count / lengths.count
        let shortRows = lengths.count - count % lengths.count
        let first = try overrides(short, slots: rows.slots(short, longest: longest)) { index in
            nth(short, index + 1) + ":nth-child(-n + \(short * shortRows))"
        }
        guard shortRows < lengths.count else { return first }
        let long = short + 1
        return try first
            + overrides(long, slots: rows.slots(long, longest: longest)) { index in
                nth(long, short * shortRows + index + 1)
            }
    }

    private func nth(_ step: Int, _ first: Int) -> String {
        ":nth-child(\(step == 1 ? "" : "\(step)")n + \(first))"
    }
}

extension Rational {
    /// The greatest integer that is not above it, of what is not negative.
    fileprivate var wholePart: Int { Int(numerator / denominator) }
}

extension Rows {
    /// Whether balanced rows make some rows of the count more than one tile shorter than full ones.
    func isUneven(_ counts: CountRange) -> Bool {
        guard last == .balanced, counts.isSingle else { return false }
        let rows = (counts.from - 1) / perRow + 1
        return rows * perRow - counts.from >= rows
    }

    /// The declarations that give a tile its height.
    var tileHeight: Declarations {
        switch sizing {
        // With another least height WebKit keeps the height that a row had at the width before.
        case .tileRatio(let ratio):
            [.height: "auto", .minHeight: "auto", .aspectRatio: .text(ratio.cssRatio)]
        case .tileSize(_, let height): [.height: .text(height.cssPixels)]
        case .tilePhoto, .frameRatio, .frameFill: [:]
        }
    }
}
