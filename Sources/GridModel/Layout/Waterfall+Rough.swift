extension Waterfall {
    /// Places photos of clamped ratios in doubles, and returns the length of the longest column.
    ///
    /// - Parameters:
    ///   - own: the width of a column.
    ///   - full: the width of a photo that lies across all columns.
    ///   - place: is called with the width and the height of each tile.
    func roughLength(
        _ ratios: some Sequence<Double>, own: Double, full: Double, rowGap: Double,
        place: (_ width: Double, _ height: Double) -> Void = { _, _ in }
    ) -> Double {
        var ends = [Double](repeating: 0, count: columns.count)
        let tolerance = max(0, own * Waterfall.tolerance.nearestDouble)
        for ratio in ratios {
            if across?.contains(ratio) ?? false {
                let height = full / ratio, end = (ends.max() ?? 0) + height + rowGap
                place(full, height)
                ends = ends.map { _ in end }
                continue
            }
            let limit = (ends.min() ?? 0) + tolerance, height = own / ratio
            guard let column = ends.firstIndex(where: { $0 <= limit }) else { break }
            place(own, height)
            ends[column] += height + rowGap
        }
        return (ends.max() ?? rowGap) - rowGap
    }
}
