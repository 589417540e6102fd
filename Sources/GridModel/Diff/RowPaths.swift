internal import GridSyntax

/// Looks for photos whose rows differ most in height, one photo after the other.
///
/// Where rows follow from the ratios, a photo that just fits into a row moves all photos after it. Two heights differ most where
/// that happens in row after row of one layout and not of the other: no change of a few photos leads there. So each path goes on
/// with photos at their limits, with photos like the last one, and with those that just fit or just don't fit into a row of
/// either layout. Only the paths that have come farthest are followed.
struct RowPaths {
    /// The ranges of the ratios.
    let ranges: [ClosedRange<Double>]
    /// The ratios at which a height may begin or cease to change.
    let limits: [Double]
    /// How many paths are followed at once.
    let most: Int

    private struct Path {
        var low = OpenRows.State(), high = OpenRows.State()
        /// The number of the last photo; -1 before the first one.
        var last = -1
        /// The ratio of the last photo.
        var ratio = 0.0

        /// How much higher one layout is.
        var lead: Double { high.height - low.height }
    }

    /// Ratios of photos for which one layout is low and another one is high: the best first. A layout that isn't known counts as if
    /// it had one height.
    func best(low: OpenRows?, high: OpenRows?) -> [[Double]] {
        var photos: [(ratio: Double, before: Int)] = []
        var paths = [Path()]
        for place in ranges.indices {
            var found: [Path] = []
            for path in paths {
                for ratio in choices(path, low, high, at: place) {
                    var path = path
                    path.ratio = ratio
                    low?.add(ratio, at: place, to: &path.low)
                    high?.add(ratio, at: place, to: &path.high)
                    found.append(path)
                }
            }
            // What a last row alone decides shows only at the end.
            paths = farthest(of: found, ranges.count - place <= 3 ? 4 * most : most)
            for number in paths.indices {
                photos.append((paths[number].ratio, paths[number].last))
                paths[number].last = photos.count - 1
            }
        }
        return paths.map { path in
            var ratios: [Double] = []
            var last = path.last
            while last >= 0 {
                ratios.append(photos[last].ratio)
                last = photos[last].before
            }
            return ratios.reversed()
        }
    }

    /// The paths that have come farthest, in order: few of all, so each is put in its place among them.
    private func farthest(of paths: [Path], _ most: Int) -> [Path] {
        var kept: [Path] = []
        for path in paths {
            let lead = path.lead
            if kept.count == most, let last = kept.last, lead <= last.lead { continue }
            var place = kept.count
            while place > 0, kept[place - 1].lead < lead { place -= 1 }
            // Those that are alike have the same lead.
            let alike = kept[..<place].reversed().prefix { $0.lead == lead }
            if alike.contains(where: { $0.low == path.low && $0.high == path.high }) { continue }
            kept.insert(path, at: place)
            if kept.count > most { kept.removeLast() }
        }
        return kept
    }

    private func choices(_ path: Path, _ low: OpenRows?, _ high: OpenRows?, at place: Int) -> [Double] {
        let range = ranges[place]
        // At first, for rows of photos that are all alike.
        let most = place == 0 ? 12 : 2
        var others: [Double] = []
        if place + 1 < ranges.count { others = [ranges[place + 1].lowerBound, ranges[place + 1].upperBound] }
        var ratios = [range.lowerBound, range.upperBound]
        func add(_ ratio: Double) {
            if range.contains(ratio), !ratios.contains(ratio) { ratios.append(ratio) }
        }
        for limit in limits { add(limit) }
        if place > 0 { add(path.ratio) }
        for (rows, state) in [(low, path.low), (high, path.high)] {
            for limit in rows?.limits(state, at: place, most: most, before: others) ?? [] {
                add(limit * (1 - 1e-9))
                add(limit * (1 + 1e-9))
            }
        }
        return ratios
    }
}
