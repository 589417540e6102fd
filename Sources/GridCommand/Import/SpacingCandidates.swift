internal import GridSyntax

extension Spacing {
    /// What is between and around the frames of some containers: first what the simplest numbers give.
    static func candidates(for measurements: [Measurement], _ tolerance: Double) -> [Spacing] {
        let layouts = measurements.flatMap { measurement in
            measurement.layouts.values.map { (measurement, $0) }
        }
        let distances = distances(layouts.map { $0.1 }, tolerance)
        let rows = Gaps(distances.rows, tolerance), columns = Gaps(distances.columns, tolerance)
        let all = layouts.flatMap { $0.1 }
        let left = simple(all.map { $0.x }.min() ?? 0, tolerance)
        let top = simple(all.map { $0.y }.min() ?? 0, tolerance)
        // Beside a strip, nothing is free.
        let free =
            layouts.map { $0.0.width - ($0.1.map { $0.right }.max() ?? 0) }.filter { $0 >= -1 }.min() ?? 0
        let right = [left, simple(free, tolerance)]
        let bottoms = layouts.compactMap { measurement, frames in
            measurement.height.map { $0 - (frames.map { $0.bottom }.max() ?? 0) }
        }
        let bottom = bottoms.min().map { simple($0, tolerance) } ?? top
        var found: [Spacing] = []
        // One gap for both is simplest.
        let both = (rows.values + columns.values).filter {
            rows.allows($0, tolerance) && columns.allows($0, tolerance)
        }
        let pairs = both.map { ($0, $0) } + rows.values.flatMap { row in columns.values.map { (row, $0) } }
        // Holes may lie between all neighbours in one direction: then the gap is that of the other, or there is none.
        let least = min(rows.average ?? .infinity, columns.average ?? .infinity)
        let below = (rows.values + columns.values + [0]).filter { $0 <= least }.map { ($0, $0) }
        for (row, column) in pairs.prefix(12) + below.prefix(4) {
            for right in right {
                let spacing = Spacing(
                    rowGap: row, columnGap: column, top: top, right: right, bottom: bottom, left: left)
                if !found.contains(spacing) { found.append(spacing) }
            }
        }
        // Between holes, tiles that aren't in one row may begin and end at neighboring columns. Holes may be all that is at an
        // edge, too: then the inset is what is left beside whole columns.
        let frames = layouts.map { $0.1 }
        let steps = (
            rows: step(frames, tolerance) { ($0.y, $0.bottom) },
            columns: step(frames, tolerance) { ($0.x, $0.right) }
        )
        let tile = (width: all.map { $0.width }.min() ?? 0, height: all.map { $0.height }.min() ?? 0)
        func rest(_ edge: Double, _ step: Double) -> Double {
            guard step > 4 * tolerance else { return edge }
            let rest = max(0, edge).truncatingRemainder(dividingBy: step)
            return step - rest <= 2 * tolerance ? 0 : simple(rest, tolerance)
        }
        for row in (rows.values.prefix(1) + steps.rows) {
            for column in (columns.values.prefix(1) + steps.columns) {
                let whole = Spacing(
                    rowGap: row, columnGap: column, top: top, right: right[1], bottom: bottom, left: left)
                let (across, down) = (tile.width + column, tile.height + row)
                let beside = Spacing(
                    rowGap: row, columnGap: column, top: rest(top, down), right: rest(right[1], across),
                    bottom: rest(bottom, down), left: rest(left, across))
                for spacing in [whole, beside] where !found.contains(spacing) { found.append(spacing) }
            }
        }
        return found
    }

    /// The least distance from the end of a tile to the start of any other: the gap, if there are such columns beside each other.
    private static func step(
        _ layouts: [[MeasuredFrame]], _ tolerance: Double, _ ends: (MeasuredFrame) -> (Double, Double)
    ) -> [Double] {
        let least = layouts.compactMap { frames -> Double? in
            let stops = frames.map { ends($0).1 }.sorted()
            return frames.compactMap { frame -> Double? in
                let start = ends(frame).0, next = stops.firstPlace { $0 > start + tolerance }
                return next > 0 ? start - stops[next - 1] : nil
            }.min()
        }.min()
        return least.map { max(0, $0).rounded(within: tolerance).prefix(2).map { $0 } } ?? []
    }

    private static func simple(_ length: Double, _ tolerance: Double) -> Double {
        max(0, length.rounded(within: min(tolerance / 2, 0.25)).first ?? length)
    }

    /// By how much distances differ that are gaps, and therefore equal before they were measured.
    static func inaccuracy(of measurements: [Measurement], _ tolerance: Double) -> Double {
        let distances = distances(measurements.flatMap { Array($0.layouts.values) }, tolerance)
        return [distances.rows, distances.columns].map { ($0.max() ?? 0) - ($0.min() ?? 0) }.max() ?? 0
    }

    /// Gaps that the distances between neighbours allow.
    private struct Gaps {
        /// The gaps to try.
        let values: [Double]
        /// The average distance; nil without neighbours.
        let average: Double?

        init(_ distances: [Double], _ tolerance: Double) {
            guard let least = distances.min() else {
                (values, average) = ([0], nil)
                return
            }
            let average = distances.reduce(0, +) / Double(distances.count)
            let exact = (average * 100).rounded() / 100
            values = (average.rounded(within: tolerance) + [exact, least]).reduce(into: []) {
                if !$0.contains($1) { $0.append($1) }
            }
            self.average = average
        }

        func allows(_ gap: Double, _ tolerance: Double) -> Bool {
            average.map { ($0 - gap).magnitude <= tolerance + 1e-9 } ?? true
        }
    }

    /// The gaps between rows and between columns.
    private static func distances(
        _ layouts: [[MeasuredFrame]], _ tolerance: Double
    ) -> (rows: [Double], columns: [Double]) {
        let across = { (frame: MeasuredFrame) in (frame.x, frame.right) }
        let down = { (frame: MeasuredFrame) in (frame.y, frame.bottom) }
        return (
            distances(layouts, tolerance, down, across: across),
            distances(layouts, tolerance, across, across: down)
        )
    }

    /// The least distances between neighbours are gaps; greater ones may have a hole between them.
    private static func distances(
        _ layouts: [[MeasuredFrame]], _ tolerance: Double, _ along: (MeasuredFrame) -> (Double, Double),
        across: (MeasuredFrame) -> (Double, Double)
    ) -> [Double] {
        var distances: [Double] = []
        for frames in layouts {
            for frame in frames {
                let (end, (start, stop)) = (along(frame).1, across(frame))
                let next = frames.filter {
                    across($0).0 < stop - tolerance && across($0).1 > start + tolerance
                }
                .map { along($0).0 - end }.filter { $0 >= -tolerance }.min()
                if let next { distances.append(max(0, next)) }
            }
        }
        let least = distances.min() ?? 0
        return distances.filter { $0 <= least + 2 * tolerance }
    }
}
