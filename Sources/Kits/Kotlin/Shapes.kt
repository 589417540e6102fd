package gridgen

/** Gives rows as few photos as those below them allow. */
private fun cutRows(cut: IntArray, start: Int, count: Int, photos: Int, least: Int, most: Int) {
    var left = photos
    for (row in start until count) {
        val rest = left - (count - row - 1) * most
        cut[row] = if (rest > least) rest else least
        left -= cut[row]
    }
}

/** The next cut in lexicographic order: a row as late as possible gets one more. False after the last cut. */
private fun cutNext(cut: IntArray, count: Int, least: Int, most: Int): Boolean {
    var rest = 0
    var row = count - 1
    while (row > 0) {
        rest += cut[row]
        row -= 1
        if (cut[row] < most && rest > (count - row - 1) * least) {
            cut[row] += 1
            cutRows(cut, row + 1, count, rest - 1, least, most)
            return true
        }
    }
    return false
}

/**
 * How far rows are from a height; half as much again where one is lower than it should be, and where one has more photos than
 * the next.
 */
private fun costOf(space: Space, cut: IntArray, count: Int, ratios: DoubleArray, height: Double): Double {
    var total = 0.0
    var start = 0
    var previous = 0
    var isLow = false
    var isFalling = false
    for (row in 0 until count) {
        val length = cut[row]
        val own = (space.contentWidth - (length - 1) * space.columnGap) / sumOf(ratios, start, start + length)
        total += own
        if (own < space.height) isLow = true
        if (length < previous) isFalling = true
        start += length
        previous = length
    }
    val away = magnitude(total + (count - 1) * space.rowGap - height)
    return away * (if (isLow) 1.5 else 1.0) * (if (isFalling) 1.5 else 1.0)
}

/**
 * Rows that fill the width and are together as near to the height of a shape as they come: of all cuts into rows, the first one
 * that costs least.
 */
internal fun fillShape(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
    val tiles = space.tiles
    val least = space.leastInRow
    val most = if (space.perRow < tiles) space.perRow else tiles
    val width = space.contentWidth
    val height = width / space.size
    val cut = IntArray(tiles)
    val found = IntArray(tiles) { tiles }
    var best: Double? = null
    for (count in 0..tiles) {
        if (count.toLong() * least > tiles || tiles > count.toLong() * most) continue
        cutRows(cut, 0, count, tiles, least, most)
        do {
            val cost = costOf(space, cut, count, ratios, height)
            val known = best
            if (known == null || cost < known - 0.000001 * width) {
                best = cost
                for (row in 0 until count) found[row] = cut[row]
            }
        } while (cutNext(cut, count, least, most))
    }
    var row = 0
    return placeRows(space, ratios, frames/*@ aims */, true/*@ end */) { it + found[row++] }
}
