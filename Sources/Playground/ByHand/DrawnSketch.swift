internal import GridSyntax

/// A sketch as it is drawn.
struct DrawnSketch {
    private typealias Cells = [[UInt8]]

    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    private static let hole = UInt8(ascii: ".")

    private let sketch: SketchSyntax
    private let cells: Cells
    /// Where rows and columns begin; one more than there are.
    private let rows, columns: [Double]
    private let layout: DrawnLayout

    init(_ sketch: SketchSyntax, of layout: DrawnLayout) throws(Refusal) {
        self.sketch = sketch
        self.layout = layout
        let cells = sketch.lines.map { Array($0.value.cells.value.utf8) }
        self.cells = cells
        // The first tile tells how large cells are.
        guard let tile = layout.tiles.first,
            let first = cells.firstIndex(where: { $0.contains(Self.letters[0]) }),
            let last = cells.lastIndex(where: { $0.contains(Self.letters[0]) }),
            let left = cells[first].firstIndex(of: Self.letters[0]),
            let right = cells[first].lastIndex(of: Self.letters[0]),
            cells.allSatisfy({ $0.count == cells[first].count })
        else { throw Refusal("the layout shows other tiles") }
        let weights = sketch.lines.map { $0.value.weight?.value.number ?? 1 }
        func places(
            _ sizes: [Double], _ covered: ClosedRange<Int>, from start: Double, _ length: Double, gap: Double
        ) -> [Double] {
            let unit = (length - gap * Double(covered.count - 1)) / sizes[covered].reduce(0, +)
            var places = [0.0]
            for size in sizes { places.append(places[places.count - 1] + unit * size + gap) }
            let shift = start - places[covered.lowerBound]
            return places.map { $0 + shift }
        }
        rows = places(weights, first...last, from: tile.top, tile.height, gap: layout.rowGap)
        columns = places(
            cells[first].map { _ in 1 }, left...right, from: tile.left, tile.width, gap: layout.columnGap)
    }

    // MARK: Lines

    /// The lines between tiles. In a frame, those across all of it are between rows with weights.
    var lines: [DrawnLine] {
        var lines: [DrawnLine] = []
        for isHorizontal in [true, false] {
            let cells = isHorizontal ? Self.turned(cells) : cells
            let (places, ends) = isHorizontal ? (rows, columns) : (columns, rows)
            let (gap, endGap) =
                isHorizontal ? (layout.rowGap, layout.columnGap) : (layout.columnGap, layout.rowGap)
            for before in 1..<max(1, places.count - 1) {
                func line(_ along: ClosedRange<Int>, _ range: ClosedRange<Int>, _ meaning: DrawnLine.Meaning)
                {
                    lines.append(
                        DrawnLine(
                            isHorizontal: isHorizontal, place: places[before] - gap / 2,
                            start: ends[along.lowerBound],
                            end: ends[along.upperBound + 1] - endGap,
                            least: places[range.lowerBound] - gap / 2,
                            greatest: places[range.upperBound] - gap / 2, meaning: meaning))
                }
                let isEdge = cells.map { $0[before - 1] != $0[before] }
                if isHorizontal, layout.sizes.isFrame, isEdge.allSatisfy({ $0 }) {
                    line(0...cells.count - 1, before - 1...before + 1, .rows(before))
                    continue
                }
                var start = 0
                for end in cells.indices where isEdge[end] || start == end {
                    if !isEdge[end] {
                        start = end + 1
                        continue
                    }
                    let goesOn =
                        end + 1 < cells.count && isEdge[end + 1]
                        && [before - 1, before].contains { side in
                            cells[end][side] != Self.hole && cells[end][side] == cells[end + 1][side]
                        }
                    if goesOn { continue }
                    line(
                        start...end, Self.range(of: before, start...end, in: cells),
                        .cells(before: before, along: start...end))
                    start = end + 1
                }
            }
        }
        return lines
    }

    /// Rows as columns.
    private static func turned(_ cells: Cells) -> Cells {
        (cells.first ?? []).indices.map { column in cells.map { $0[column] } }
    }

    /// The columns before which a line may be, so that each tile beside it keeps a cell.
    private static func range(of before: Int, _ along: ClosedRange<Int>, in cells: Cells) -> ClosedRange<Int>
    {
        var (least, greatest) = (0, cells[0].count)
        for row in along {
            let (left, right) = (cells[row][before - 1], cells[row][before])
            if left != hole { least = max(least, (cells[row].firstIndex(of: left) ?? 0) + 1) }
            if right != hole { greatest = min(greatest, cells[row].lastIndex(of: right) ?? before) }
        }
        return least...max(least, greatest)
    }

    // MARK: Edits

    func edits(moving line: DrawnLine, by distance: Double, snap: Double) throws(Refusal) -> [TextEdit] {
        switch line.meaning {
        case .between, .within: return []
        case .rows(let row):
            let old = sketch.lines.map { $0.value.weight?.value ?? NumberLiteral(units: 1) }
            let weights = try NiceWeights(
                old[row - 1], old[row],
                lengths: (
                    rows[row] - rows[row - 1] - layout.rowGap + distance,
                    rows[row + 1] - rows[row] - layout.rowGap - distance
                ), areAlone: sketch.lines.count == 2, snap: snap)
            let all = weights.all(old, from: row - 1)
            return zip(sketch.lines, all.isEmpty ? old.map { _ in "" } : all.map { "@" + $0 }).map {
                line, weight in
                let end = line.value.cells.span.end
                return TextEdit(SourceSpan(end, line.value.weight?.span.end ?? end), weight)
            }
        case .cells(let before, let along):
            let cells = line.isHorizontal ? Self.turned(cells) : cells
            let places = line.isHorizontal ? rows : columns
            let range = Self.range(of: before, along, in: cells)
            let wanted = places[before] + distance
            let target = range.min { abs(places[$0] - wanted) < abs(places[$1] - wanted) } ?? before
            if range.count == 1 {
                throw Refusal(
                    "a tile of a sketch has at least one cell; more cells have more places, such as `aabb / ccdd`"
                )
            }
            let moved = try Self.moved(cells, before, along, to: target)
            return changes(line.isHorizontal ? Self.turned(moved) : moved)
        }
    }

    /// Moves a line to before another column.
    private static func moved(
        _ cells: Cells, _ before: Int, _ along: ClosedRange<Int>, to target: Int
    ) throws(Refusal) -> Cells {
        var result = cells
        for row in along {
            let (left, right) = (cells[row][before - 1], cells[row][before])
            let passed = target < before ? target..<before : before..<target
            let (from, into) = target < before ? (left, right) : (right, left)
            for column in passed {
                guard cells[row][column] == from else { throw Refusal("another tile is in the way") }
                result[row][column] = into
            }
        }
        return result
    }

    private func changes(_ changed: Cells) -> [TextEdit] {
        zip(sketch.lines, changed).filter { Array($0.value.cells.value.utf8) != $1 }.map { line, cells in
            TextEdit(line.value.cells.span, String(decoding: cells, as: UTF8.self))
        }
    }

    /// Exchanges the letters of two tiles.
    static func edits(exchanging first: Int, _ second: Int, _ sketch: SketchSyntax) -> [TextEdit] {
        guard letters.indices.contains(first), letters.indices.contains(second) else { return [] }
        let (one, other) = (letters[first], letters[second])
        return sketch.lines.compactMap { line in
            let cells = Array(line.value.cells.value.utf8)
            let changed = cells.map { $0 == one ? other : $0 == other ? one : $0 }
            return changed == cells
                ? nil : TextEdit(line.value.cells.span, String(decoding: changed, as: UTF8.self))
        }
    }
}
