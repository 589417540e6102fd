nonisolated extension PhotoLayout {
    /// The tile next to another one, for arrow keys: of those that begin farther on and lie beside it, the nearest; of several, the first.
    ///
    /// Directions are those on the screen, also in a mirrored layout.
    /// - Parameter direction: one edge
    /// - Returns: nil at the container's edge, or for an index without a tile.
    public func neighbor(of index: Int, direction: PhotoEdges) -> Int? {
        guard indices.contains(index) else { return nil }
        let tile = self[index]
        var nearest: Int?, distance = Double.infinity
        for other in indices {
            let frame = self[other]
            let isVertical = direction == .top || direction == .bottom
            let isBeside =
                isVertical
                ? frame.x < tile.x + tile.width && tile.x < frame.x + frame.width
                : frame.y < tile.y + tile.height && tile.y < frame.y + frame.height
            let own =
                switch direction {
                case .top: tile.y + tile.height - (frame.y + frame.height)
                case .left: tile.x + tile.width - (frame.x + frame.width)
                case .bottom: frame.y - tile.y
                case .right: frame.x - tile.x
                default: 0.0
                }
            if isBeside, own > 0, own < distance { (nearest, distance) = (other, own) }
        }
        return nearest
    }

    /// The tiles in a range of heights, such as the visible part of a scroll view: from the first to the last one that meets it.
    ///
    /// Takes O(log n) steps for rows and, as a rule, for waterfalls; otherwise O(n).
    /// - Parameter heights: distances from the container's top in points
    /// - Returns: an empty range if no tile meets the heights.
    public func range(in heights: Range<Double>) -> Range<Int> {
        let (top, bottom) = (heights.lowerBound, heights.upperBound)
        // In a container that is too low, tiles have no height, and rows aren't in order.
        let hasRows =
            !plan.hasParts && (plan.perRow > 0 || plan.rows != nil) && first.map { $0.height > 0 } ?? false
        guard plan.columns > 0 || hasRows else {
            let meeting = indices.lazy.filter { self[$0].y < bottom && self[$0].y + self[$0].height > top }
            guard let first = meeting.first, let last = meeting.last else { return 0..<0 }
            return first..<last + 1
        }
        var end = firstIndex { $0.y >= bottom }
        guard plan.columns > 0 else {
            return Swift.min(end, firstIndex { $0.y + $0.height > top })..<end
        }
        // Photos that begin above the range may reach into it, but none before one of its column that ends above.
        var start = Swift.min(end, firstIndex { $0.y > top }), place = start
        var ended: Set<Double> = []
        while place > 0, ended.count < plan.columns {
            place -= 1
            let frame = self[place]
            if frame.y + frame.height > top { start = place } else { ended.insert(frame.x) }
        }
        while end > start, self[end - 1].y + self[end - 1].height <= top { end -= 1 }
        return start..<end
    }

    /// The first tile for which something holds that holds for all tiles after it; the number of tiles if there is none.
    private func firstIndex(_ holds: (PhotoFrame) -> Bool) -> Int {
        var start = 0, rest = count
        while rest > 0 {
            let half = rest / 2
            if holds(self[start + half]) {
                rest = half
            } else {
                (start, rest) = (start + half + 1, rest - half - 1)
            }
        }
        return start
    }
}
