/// A sketch as cells: the rows and columns that each photo covers.
package struct Sketch: Hashable, Sendable {
    /// The cells of one photo, as ranges of tracks.
    struct Area: Hashable {
        let rows: ClosedRange<Int>
        let columns: ClosedRange<Int>
    }

    /// The letters of photos, in order.
    static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

    let columnCount: Int
    /// The weight of each row, if rows share a height.
    let weights: [Rational]
    /// What gives each cell its height, if the width determines heights.
    let aspect: Aspect
    /// The areas in the order of the photos.
    let areas: [Area]

    /// Whether no cell is empty.
    var isFull: Bool {
        areas.reduce(0) { $0 + $1.rows.count * $1.columns.count } == columnCount * weights.count
    }

    /// Its tiles in order, grouped into the longest runs of equal tiles.
    var runs: [TileRun] {
        var runs: [TileRun] = []
        var rest = areas[...]
        while let first = rest.first {
            var run = TileRun(columns: 1, rows: 1)
            while let last = rest.dropFirst(run.columns - 1).first,
                let next = rest.dropFirst(run.columns).first, next.isBeside(last), isAlike(first, next)
            {
                run.columns += 1
            }
            while isRow(rest.dropFirst((run.rows - 1) * run.columns), run.columns, like: first) {
                run.rows += 1
            }
            runs.append(run)
            rest = rest.dropFirst(run.columns * run.rows)
        }
        return runs
    }

    /// Whether two areas are equally wide and high.
    private func isAlike(_ first: Area, _ second: Area) -> Bool {
        guard first.columns.count == second.columns.count, first.rows.count == second.rows.count,
            let height = try? weights[first.rows].sum(), let other = try? weights[second.rows].sum()
        else { return false }
        return height == other
    }

    /// Whether the first row of areas has a row of equal areas directly below.
    private func isRow(_ areas: ArraySlice<Area>, _ length: Int, like first: Area) -> Bool {
        let below = areas.dropFirst(length).prefix(length)
        return below.count == length
            && zip(areas, below).allSatisfy { above, area in
                isAlike(first, area) && area.columns == above.columns
                    && area.rows.lowerBound == above.rows.upperBound + 1
            }
    }
}

extension Sketch.Area {
    fileprivate func isBeside(_ left: Self) -> Bool {
        rows == left.rows && columns.lowerBound == left.columns.upperBound + 1
    }
}
