internal import GridSyntax

/// A sketch as cells: which rows and columns each photo covers.
struct SketchPlan {
    /// The cells of one photo, in whole tracks.
    struct Area {
        let rows: ClosedRange<Int>
        let columns: ClosedRange<Int>
    }

    let columnCount: Int
    /// The weight of each row.
    let weights: [Rational]
    /// The areas in the order of the photos.
    let areas: [Area]

    init(_ sketch: SketchSyntax) {
        columnCount = sketch.lines.first?.value.cells.value.utf8.count ?? 0
        weights = sketch.lines.map { $0.value.weight.map { Rational($0.value) } ?? .one }
        var areas: [UInt8: Area] = [:]
        for (row, line) in sketch.lines.enumerated() {
            for (column, letter) in line.value.cells.value.utf8.enumerated() where letter != UInt8(ascii: ".")
            {
                let area = areas[letter] ?? Area(rows: row...row, columns: column...column)
                areas[letter] = Area(
                    rows: area.rows.lowerBound...row,
                    columns: min(area.columns.lowerBound, column)...max(area.columns.upperBound, column))
            }
        }
        self.areas = letters.compactMap { areas[$0] }
    }

    /// Places the photos on tracks of one width and of the given heights.
    func place(
        x: Affine, y: Affine, cellWidth: Affine, rowHeights: [Affine], into placement: inout Placement
    ) throws(ExactOverflow) {
        var tops = [y]
        var bottoms: [Affine] = []
        for height in rowHeights {
            guard let top = tops.last else { return }
            bottoms.append(try top + height)
            tops.append(try top + height + .rowGap)
        }
        for area in areas {
            let left = try (cellWidth + .columnGap) * Rational(area.columns.lowerBound)
            let gaps = try Affine.columnGap * Rational(area.columns.count - 1)
            let top = tops[area.rows.lowerBound]
            placement.place(
                Box(
                    x: try x + left,
                    y: top,
                    width: try (cellWidth * Rational(area.columns.count)) + gaps,
                    height: try bottoms[area.rows.upperBound] - top
                ))
        }
    }
}
