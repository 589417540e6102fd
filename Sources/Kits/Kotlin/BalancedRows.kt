package gridgen

/**
 * Justified rows with the least sum of k(h - T)(h - T), for k photos in a row that is h high.
 * `best` has the sums for the first photos, `cuts` the lengths of their last rows.
 */
public class BalancedRowsPlan(
    tiles: Int, aim: Aim, size: Double, least: Double = 0.0, greatest: Double,
    isSided: Boolean = false, leastInRow: Int, perRow: Int,
    last: Last, align: Double = 0.0
) : AimedPlan(tiles, aim, size, 0.0, least, greatest, isSided, leastInRow, perRow, last, align) {
    override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
        val best = DoubleArray(tiles + 1) { if (it == 0) 0.0 else Double.POSITIVE_INFINITY }
        val cuts = IntArray(tiles + 1)
        for (end in 1..tiles) {
            cuts[end] = if (end < leastInRow) end else leastInRow
            findRow(space, ratios, end, leastInRow, perRow, best, cuts)
        }
        // Only the last row may have fewer, and only where no other cut exists.
        if (best[tiles] == Double.POSITIVE_INFINITY)
            findRow(space, ratios, tiles, 1, leastInRow - 1, best, cuts)
        // The rows are found from the last one.
        val ends = IntArray(tiles + 1)
        var end = tiles
        while (end > 0) {
            ends[end - cuts[end]] = end
            end -= cuts[end]
        }
        return placeRows(space, ratios, frames) { ends[it] }
    }

    /**
     * Finds the best last row for the photos before an index: the one with the fewest photos of
     * those that are a tie.
     */
    private fun findRow(
        space: Space, ratios: DoubleArray, end: Int, fewest: Int, most: Int, best: DoubleArray,
        cuts: IntArray
    ) {
        val tolerance = 0.000001 * size * size
        var sum = 0.0
        for (length in 1..(if (end < most) end else most)) {
            val rest = space.contentWidth - (length - 1) * space.columnGap
            if (rest <= 0) return
            sum += ratios[end - length]
            if (length < fewest) continue
            val away = rest / sum - size
            val cost = length * away * away
            if (best[end - length] + cost < best[end] - tolerance) {
                best[end] = best[end - length] + cost
                cuts[end] = length
            }
            // A longer row alone would cost more.
            if (away < 0 && cost > best[end]) return
        }
    }
}
