package gridgen

internal fun magnitude(value: Double): Double = if (value < 0) -value else value

/** Whether a row takes the next photo. What differs by a millionth of the width is a tie, which takes it. */
internal fun takes(space: Space, ratio: Double, length: Int, sum: Double): Boolean {
    val width = space.contentWidth
    val gap = space.columnGap
    val next = (sum + ratio) * space.size + length * gap
    if (space.sizing == Sizing.OVER) return length == 0 || next <= width * 1.000001
    if (length < space.leastInRow || length >= space.perRow) return length < space.leastInRow
    val own = sum * space.size + (length - 1) * gap
    return own < width / 2 || magnitude(next - width) <= magnitude(own - width) + 0.000001 * width
}

/** The height of a last row that would be this high if it filled the width; `previous` is that of the row before it. */
private fun lastHeight(plan: Plan, height: Double, previous: Double?): Double {
    val most = 4.0 / 3 * plan.size
    if (plan.last == Last.STRETCH || height <= most * 1.000001) return height
    return if (plan.sizing == Sizing.NEAR && previous != null) least(previous, most) else plan.size
}

/** Places the photos of a row, whose ratios have a sum, and returns its height. */
internal fun placeJustified(
    space: Space, start: Int, end: Int, sum: Double, y: Double, /*@ aims */isLast: Boolean, previous: Double?, /*@ end */ratios: DoubleArray,
    frames: DoubleArray
): Double {
    val gaps = (end - start - 1) * space.columnGap
    //@ aims
    val filled = (space.contentWidth - gaps) / sum
    val height = if (isLast) lastHeight(space, filled, previous) else filled
    //@ end
    //@ !aims
    //| val height = (space.contentWidth - gaps) / sum
    //@ end
    var x = space.insets.leading
    //@ aims
    if (height != filled) x += space.align * (space.contentWidth - gaps - height * sum)
    //@ end
    val side = greatest(0.0, height)
    for (index in start until end) {
        val width = side * ratios[index]
        put(frames, index, x, y, width, side)
        x += width + space.columnGap
    }
    return height
}

/** Places rows one below the other; `next` gives the end of a row. */
internal fun placeRows(
    space: Space, ratios: DoubleArray, frames: DoubleArray, /*@ aims */fills: Boolean, /*@ end */next: (Int) -> Int
): Double {
    val tiles = space.tiles
    var y = space.insets.top
    var bottom = y
    var start = 0
    //@ aims
    var previous: Double? = null
    //@ end
    while (start < tiles) {
        val end = next(start)
        val sum = sumOf(ratios, start, end)
        val height = placeJustified(space, start, end, sum, y, /*@ aims */!fills && end == tiles, previous, /*@ end */ratios, frames)
        //@ aims
        previous = height
        //@ end
        bottom = y + height
        y = bottom + space.rowGap
        start = end
    }
    return bottom + space.insets.bottom
}

/**
 * The rows with the least sum of k(h - T)(h - T), for k photos in a row that is h high. `best` has the sums for the first
 * photos, `cuts` the lengths of their last rows.
 */
private fun fillBalanced(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
    val tiles = space.tiles
    val best = DoubleArray(tiles + 1) { if (it == 0) 0.0 else Double.POSITIVE_INFINITY }
    val cuts = IntArray(tiles + 1)
    for (end in 1..tiles) {
        cuts[end] = if (end < space.leastInRow) end else space.leastInRow
        findRow(space, ratios, end, space.leastInRow, space.perRow, best, cuts)
    }
    // Only the last row may have fewer, and only where no other cut exists.
    if (best[tiles] == Double.POSITIVE_INFINITY) findRow(space, ratios, tiles, 1, space.leastInRow - 1, best, cuts)
    // The rows are found from the last one.
    val ends = IntArray(tiles + 1)
    var end = tiles
    while (end > 0) {
        ends[end - cuts[end]] = end
        end -= cuts[end]
    }
    return placeRows(space, ratios, frames, false) { ends[it] }
}

/** Finds the best last row for the photos before an index: the one with the fewest photos of those that are a tie. */
private fun findRow(
    space: Space, ratios: DoubleArray, end: Int, least: Int, greatest: Int, best: DoubleArray, cuts: IntArray
) {
    val target = space.size
    val tolerance = 0.000001 * target * target
    var sum = 0.0
    for (length in 1..(if (end < greatest) end else greatest)) {
        val rest = space.contentWidth - (length - 1) * space.columnGap
        if (rest <= 0) return
        sum += ratios[end - length]
        if (length < least) continue
        val away = rest / sum - target
        val cost = length * away * away
        if (best[end - length] + cost < best[end] - tolerance) {
            best[end] = best[end - length] + cost
            cuts[end] = length
        }
        // A longer row alone would cost more.
        if (away < 0 && cost > best[end]) return
    }
}

/** Rows of photos that fill the width, as near to a height or a shape as they come. */
internal fun fillJustified(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
    //@ shapes
    if (space.sizing == Sizing.SHAPE) return fillShape(space, ratios, frames)
    //@ end
    //@ cuts
    if (space.last == Last.BALANCED) return fillBalanced(space, ratios, frames)
    //@ end
    //@ aims
    return placeRows(space, ratios, frames, false) { start ->
        var end = start
        var sum = 0.0
        while (end < ratios.size && takes(space, ratios[end], end - start, sum)) {
            sum += ratios[end]
            end += 1
        }
        end
    }
    //@ end
    //@ !aims
    //| return 0.0
    //@ end
}

internal fun edgesInJustifiedRows(space: Space, frames: DoubleArray, index: Int): Int {
    val x = frames[4 * index]
    val y = frames[4 * index + 1]
    val right = x + frames[4 * index + 2]
    val bottom = y + frames[4 * index + 3]
    val tolerance = 0.000001 * space.contentWidth
    var edges = 0
    if (y == space.insets.top) edges = edges or Edge.TOP
    if (x == space.insets.leading) edges = edges or Edge.LEFT
    if (bottom >= space.fullHeight - space.insets.bottom - tolerance) edges = edges or Edge.BOTTOM
    if (right >= space.insets.leading + space.contentWidth - tolerance) edges = edges or Edge.RIGHT
    return edges
}
