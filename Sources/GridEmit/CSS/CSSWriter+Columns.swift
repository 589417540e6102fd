internal import GridModel

internal import enum GridSyntax.LastRow

/// Columns that the children make.
///
/// A container query can't style its own container, and with lengths in `cqi` on the children, browsers style each child again at each
/// width. But a child in the last column makes all columns before it, too. Where there may be too few children, a box without a size is
/// in that column.
extension CSSWriter {
    /// The width of a column that the children make.
    var childColumns: Value { "minmax(0, 1fr)" }

    /// The declarations of a child that fills the next column.
    var inOwnColumn: Declarations { [.gridArea: "auto", .placeSelf: "start"] }

    /// Adds the columns of rows.
    func addLastColumn(_ places: CSSRowPlaces, of each: CSSCase, to layer: inout Layer) {
        guard let columns = places.columnsToMake(each.counts) else {
            return layer.add(Selector(each.counts, .container("::before")), noContent)
        }
        guard places.rows.last == .balanced else {
            let areLacking = places.rows.lacksColumns(each.counts)
            return addLastColumn(columns, areLacking: areLacking, of: each, to: &layer)
        }
        // The first rows may be short, but never the last.
        layer.add(
            Selector(each.counts, .children(":last-child")), [.gridColumn: .lines(columns, to: nil)])
        layer.add(Selector(each.counts, .container("::before")), noContent)
    }

    /// Adds columns whose last has a child in the first row.
    ///
    /// - Parameter areLacking: whether some counts have too few children.
    func addLastColumn(_ columns: Int, areLacking: Bool, of each: CSSCase, to layer: inout Layer) {
        var box = noContent
        if columns > 1 {
            let place: Declarations = [.gridArea: "1 / \(columns)"]
            layer.add(Selector(each.counts, .child(columns)), place)
            // In lanes, the gap below the box would move the first child there.
            let margin = Value.length(.zero, Affine(gy: -.one))
            if areLacking { box = place + [.content: "\"\"", .marginBottom: margin] }
        }
        layer.add(Selector(each.counts, .container("::before")), box)
    }
}
