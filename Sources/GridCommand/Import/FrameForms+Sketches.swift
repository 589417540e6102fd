internal import GridEmit

/// Sketches that may give measured frames.
extension FrameForms {
    /// A sketch whose cells have a ratio.
    var sketch: FrameRule? {
        sketch { column, cell, count in
            // What the ratio is off adds up from row to row.
            SimpleRatio(column, over: cell, give: give / Double(2 * count))?.text
        }
    }

    /// A sketch whose cells have a height in points.
    var heightSketch: FrameRule? {
        sketch { _, cell, _ in cell.rounded(within: give / 2).first.map { "x\($0.shortest)" } }
    }

    /// A sketch of equal cells.
    ///
    /// - Parameter tile: the size of cells from their width, their height and the number of their rows; nil if it is none.
    private func sketch(tile: (Double, Double, Int) -> String?) -> FrameRule? {
        guard let columns = columns else { return nil }
        let height = bottom - spacing.top
        for count in 1...60 {
            let cell = (height - Double(count - 1) * spacing.rowGap) / Double(count)
            guard cell > 0 else { return nil }
            let rows = frames.map {
                cells(from: $0.y - spacing.top, to: $0.bottom - spacing.top, cell, spacing.rowGap)
            }
            if rows.contains(nil) { continue }
            let column =
                (contentWidth - Double(columns.count - 1) * spacing.columnGap) / Double(columns.count)
            guard let tile = tile(column, cell, count),
                let body = drawn(
                    columns.ranges, rows.compactMap { $0 }, columns.count, weights: nil, rowCount: count)
            else { return nil }
            return FrameRule(body: body, sizing: "tile \(tile)", isSketch: true)
        }
        return nil
    }

    /// A sketch in a container of a ratio, whose rows have weights.
    var framedSketch: FrameRule? {
        guard let columns = columns, let sizing = frameSizing else { return nil }
        // A row begins where a tile begins, or a gap after one ends.
        var lines: [Double] = []
        for line in ([spacing.top] + frames.map { $0.y } + frames.map { $0.bottom + spacing.rowGap }).sorted()
        where lines.last.map({ line - $0 > 2 * give + 1e-9 }) ?? true {
            lines.append(line)
        }
        let rows = frames.map { frame -> ClosedRange<Int>? in
            guard let first = lines.firstIndex(where: { isEqual($0, frame.y) }),
                let after = lines.firstIndex(where: { isEqual($0, frame.bottom + spacing.rowGap) }),
                after > first
            else { return nil }
            return first...(after - 1)
        }
        let heights = zip(lines, lines.dropFirst()).map { $1 - $0 - spacing.rowGap }
        guard !rows.contains(nil), heights.allSatisfy({ $0 > 0 }) else { return nil }
        let weights = simpleWeights(heights, give: give)
        return drawn(
            columns.ranges, rows.compactMap { $0 }, columns.count, weights: weights, rowCount: heights.count
        ).map {
            FrameRule(body: $0, sizing: sizing, isSketch: true)
        }
    }

    /// A sketch of tiles of a fixed size.
    var fixedSketch: FrameRule? {
        guard let sizing = tileSize else { return nil }
        let tile = frames[0]
        let columns = frames.map {
            cells(from: $0.x - spacing.left, to: $0.right - spacing.left, tile.width, spacing.columnGap)
        }
        let rows = frames.map {
            cells(from: $0.y - spacing.top, to: $0.bottom - spacing.top, tile.height, spacing.rowGap)
        }
        guard !columns.contains(nil), !rows.contains(nil) else { return nil }
        let ranges = columns.compactMap { $0 }, lines = rows.compactMap { $0 }
        return drawn(
            ranges, lines, (ranges.map { $0.upperBound }.max() ?? 0) + 1, weights: nil,
            rowCount: (lines.map { $0.upperBound }.max() ?? 0) + 1
        ).map { FrameRule(body: $0, sizing: sizing, isSketch: true) }
    }

    /// The least number of equal columns between whose edges all tiles are, and the columns of each.
    private var columns: (count: Int, ranges: [ClosedRange<Int>])? {
        for count in 1...24 {
            let cell = (contentWidth - Double(count - 1) * spacing.columnGap) / Double(count)
            guard cell > 0 else { return nil }
            let ranges = frames.map {
                cells(from: $0.x - spacing.left, to: $0.right - spacing.left, cell, spacing.columnGap)
            }
            if !ranges.contains(nil) { return (count, ranges.compactMap { $0 }) }
        }
        return nil
    }

    /// The cells from one edge to another; nil if an edge is not that of a cell.
    private func cells(from start: Double, to end: Double, _ cell: Double, _ gap: Double) -> ClosedRange<Int>?
    {
        guard cell + gap > 0.01 else { return nil }
        let first = (start / (cell + gap)).rounded(), after = ((end + gap) / (cell + gap)).rounded()
        guard first >= 0, after > first, after <= 500, isEqual(first * (cell + gap), start),
            isEqual(after * (cell + gap) - gap, end)
        else { return nil }
        return Int(first)...Int(after) - 1
    }

    /// The picture of tiles; nil if two of them have a cell in common.
    private func drawn(
        _ columns: [ClosedRange<Int>], _ rows: [ClosedRange<Int>], _ columnCount: Int, weights: [String]?,
        rowCount: Int
    ) -> String? {
        let areas = zip(rows, columns).map { SketchArea(rows: $0, columns: $1) }
        guard let lines = sketchLines(areas, rows: rowCount, columns: columnCount) else { return nil }
        guard let weights else { return lines.joined(separator: " / ") }
        return lines.indices.map { lines[$0] + weightText(weights, $0) }.joined(separator: " / ")
    }
}

/// The cells of one photo.
struct SketchArea {
    let rows, columns: ClosedRange<Int>
}

/// The lines of a sketch with these areas in the order of the photos; nil if there are more than letters, or if two overlap.
func sketchLines(_ areas: [SketchArea], rows: Int, columns: Int) -> [String]? {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    guard areas.count <= letters.count else { return nil }
    var lines = [[UInt8]](repeating: [UInt8](repeating: UInt8(ascii: "."), count: columns), count: rows)
    for (area, letter) in zip(areas, letters) {
        for row in area.rows {
            for column in area.columns {
                guard lines.indices.contains(row), lines[row].indices.contains(column),
                    lines[row][column] == UInt8(ascii: ".")
                else { return nil }
                lines[row][column] = letter
            }
        }
    }
    let texts = lines.map { String(decoding: $0, as: UTF8.self) }
    // These words would begin other bodies.
    return texts[0] == "rows" || texts[0] == "show" || texts[0] == "repeat" ? nil : texts
}
