/// The work that proofs of requirements may still take, so that no spec takes long, and the results that they share.
struct ProofWork {
    /// How many tiles, or pairs of different ones, may still be looked at.
    var steps: Int
    private var heights: [RowHeights.Key: RowHeights] = [:]

    init(steps: Int) { self.steps = steps }

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
