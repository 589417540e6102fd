/// The work that proofs of requirements may still take, so that no spec takes long, and the results that they share.
struct ProofWork {
    /// How many tiles, or pairs of different ones, may still be looked at.
    var steps: Int
    /// How many tiles of rough layouts may still be looked at.
    private var roughTiles: Int
    private var heights: [RowHeights.Key: RowHeights] = [:]

    init(requirements: Int) {
        steps = 100_000 + 20_000 * requirements
        roughTiles = 800_000 + 20_000 * requirements
    }

    /// How many tiles a search may look at: each gets a part of what the ones before it have left.
    mutating func tilesOfSearch() -> Int {
        let own = min(90_000, roughTiles / 8)
        roughTiles -= own
        return own
    }

    /// The heights of rows of photos up to a count; nil if they take too long.
    mutating func heights(
        _ key: RowHeights.Key, _ count: Int, inset: Insets, gaps: Gaps
    ) -> RowHeights? {
        if let known = heights[key], count <= known.count { return known }
        // Counts mostly come in order.
        var most = 8
        while most < count { most = most.multipliedClamped(2) }
        steps -= RowHeights.steps(most)
        if steps < 0 { return nil }
        let found = RowHeights(key, upTo: most, inset: inset, gaps: gaps)
        heights[key] = found
        return found
    }
}
