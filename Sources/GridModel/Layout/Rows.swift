public import GridSyntax

/// Rows with the same number of tiles, and a last row that may be different.
public struct Rows: Hashable, Sendable {
    /// The number of tiles in a full row.
    public let perRow: Int
    /// How a last row that isn't full is laid out.
    public let last: LastRow
    /// The position of a short row.
    public let align: Alignment
    /// The size or ratio of the tiles or the container.
    public let sizing: Sizing
}

extension Rows {
    /// The number of tiles in each row for a count of photos, from the top.
    package func lengths(_ count: Int) -> [Int] { rowLengths(count, perRow: perRow, last: last) }

    /// The number of tiles in the first row for a count of photos, and in the last one.
    func ends(_ count: Int) -> (first: Int, last: Int) {
        let rows = (count - 1) / perRow + 1
        func length(_ row: Int) -> Int { rowLength(row, of: rows, count, perRow: perRow, last: last) }
        return (length(0), length(rows - 1))
    }

    /// The size of each tile in points, if the sizing fixes it.
    package var tileSize: (width: Rational, height: Rational)? {
        if case .tileSize(let width, let height) = sizing { return (width, height) }
        return nil
    }
}

extension Rows {
    /// Whether the sizing gives tiles a height in points, but no width.
    package var isOfPointHeight: Bool { if case .tileHeight = sizing { true } else { false } }

    /// The height of each tile in points, if the sizing fixes it.
    package var pointHeight: Rational? {
        switch sizing {
        case .tileHeight(let height), .tileSize(_, let height): height
        case .tileRatio, .tilePhoto, .frameRatio, .frameHeight, .frameFill: nil
        }
    }
}

/// The number of tiles in each row for `count` photos in rows of at most `perRow`, from the top.
package func rowLengths(_ count: Int, perRow: Int, last: LastRow) -> [Int] {
    if count < 1 { return [] }
    let rows = (count - 1) / perRow + 1
    return (0..<rows).map { rowLength($0, of: rows, count, perRow: perRow, last: last) }
}

/// The number of tiles in one of the rows for `count` photos.
private func rowLength(_ row: Int, of rows: Int, _ count: Int, perRow: Int, last: LastRow) -> Int {
    switch last {
    case .short, .stretch: row < rows - 1 ? perRow : count - row * perRow
    case .balanced: row < rows - count % rows ? count / rows : count / rows + 1
    }
}
