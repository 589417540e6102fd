public import GridSyntax

/// Rows of so many tiles, and what is done about the rest.
public struct Rows: Hashable, Sendable {
    /// How many tiles a full row has.
    public let perRow: Int
    /// What becomes of the row that isn't full.
    public let last: LastRow
    /// Where a short row stands.
    public let align: Alignment
    /// How the size comes about.
    public let sizing: Sizing
}

extension Rows {
    /// How many tiles each row has for a count of photos, from the top.
    package func lengths(_ count: Int) -> [Int] { rowLengths(count, perRow: perRow, last: last) }

    /// The tiles of so many photos.
    package func tiles(count: Int, inset: Insets) throws(ExactOverflow) -> TileList {
        TileList(try Block(self, count: count).placed(sizing, inset: inset))
    }

    /// The size of each tile in points, if the sizing says it.
    package var tileSize: (width: Rational, height: Rational)? {
        if case .tileSize(let width, let height) = sizing { return (width, height) }
        return nil
    }
}

/// How many tiles each row has when `count` photos stand in rows of at most `perRow`.
package func rowLengths(_ count: Int, perRow: Int, last: LastRow) -> [Int] {
    let rows = (count - 1) / perRow + 1
    switch last {
    case .short, .stretch:
        return Array(repeating: perRow, count: rows - 1) + [count - (rows - 1) * perRow]
    case .balanced:
        let length = count / rows
        let longer = count % rows
        return (0..<rows).map { $0 < rows - longer ? length : length + 1 }
    }
}
