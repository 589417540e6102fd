package gridgen

/** Gives rows as few photos as those below them allow. */
private fun cutRows(
    cut: IntArray, start: Int, count: Int, photos: Int, fewest: Int, most: Int
) {
    var left = photos
    for (row in start until count) {
        val rest = left - (count - row - 1) * most
        cut[row] = if (rest > fewest) rest else fewest
        left -= cut[row]
    }
}

/**
 * The next cut in lexicographic order: a row as late as possible gets one more. False after the
 * last cut.
 */
private fun cutNext(cut: IntArray, count: Int, fewest: Int, most: Int): Boolean {
    var rest = 0
    var row = count - 1
    while (row > 0) {
        rest += cut[row]
        row -= 1
        if (cut[row] < most && rest > (count - row - 1) * fewest) {
            cut[row] += 1
            cutRows(cut, row + 1, count, rest - 1, fewest, most)
            return true
        }
    }
    return false
}

/**
 * Rows with a shape, its width divided by its height. Each should be as high as `over`, which
 * is 0 if any height will do.
 */
public class ShapePlan(
    tiles: Int, private val shape: Double, private val over: Double = 0.0, least: Double = 0.0,
    greatest: Double, isSided: Boolean = false,
    private val leastInRow: Int, private val perRow: Int
) : PhotoPlan(tiles, least, greatest, isSided) {
    override val runs: Int get() = 1

    override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
        edgesInJustifiedRows(space, frames, index)

    /**
     * How far rows are from a height; half as much again where one is lower than it should be,
     * and where one has more photos than the next.
     */
    private fun cost(
        space: Space, cut: IntArray, count: Int, ratios: DoubleArray, height: Double
    ): Double {
        var total = 0.0
        var start = 0
        var previous = 0
        var isLow = false
        var isFalling = false
        for (row in 0 until count) {
            val length = cut[row]
            val own =
                (space.contentWidth - (length - 1) * space.columnGap) / sumOf(ratios, start, start + length)
            total += own
            if (own < over) isLow = true
            if (length < previous) isFalling = true
            start += length
            previous = length
        }
        val away = magnitude(total + (count - 1) * space.rowGap - height)
        return away * (if (isLow) 1.5 else 1.0) * (if (isFalling) 1.5 else 1.0)
    }

    /** Of all cuts into rows, the first one that costs least. */
    private fun bestCut(space: Space, ratios: DoubleArray): IntArray {
        val most = if (perRow < tiles) perRow else tiles
        val width = space.contentWidth
        val height = width / shape
        val cut = IntArray(tiles)
        val found = IntArray(tiles) { tiles }
        var best: Double? = null
        for (count in 0..tiles) {
            if (count.toLong() * leastInRow > tiles || tiles > count.toLong() * most) continue
            cutRows(cut, 0, count, tiles, leastInRow, most)
            do {
                val cost = cost(space, cut, count, ratios, height)
                val known = best
                if (known == null || cost < known - 0.000001 * width) {
                    best = cost
                    for (row in 0 until count) found[row] = cut[row]
                }
            } while (cutNext(cut, count, leastInRow, most))
        }
        return found
    }

    override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
        var y = space.insets.top
        var bottom = y
        var start = 0
        for (length in bestCut(space, ratios)) {
            if (start == tiles) break
            val end = start + length
            val height =
                (space.contentWidth - (length - 1) * space.columnGap) / sumOf(ratios, start, end)
            putRow(space, start, end, space.insets.leading, y, height, ratios, frames)
            bottom = y + height
            y = bottom + space.rowGap
            start = end
        }
        return bottom + space.insets.bottom
    }
}
