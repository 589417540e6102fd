package gridgen

/** The width of a column; negative if the container is too narrow. */
private fun columnWidth(space: Space): Double {
    val columns = space.columns
    return (space.contentWidth - (columns - 1) * space.columnGap) / columns
}

/**
 * Places the next photo. It goes to the leftmost column that is at most a millionth of the column width longer than the
 * shortest, since columns that only differ by rounding count as equal.
 */
internal fun placeNext(space: Space, ratio: Double, ends: DoubleArray, frames: DoubleArray, index: Int) {
    val own = columnWidth(space)
    val width = greatest(0.0, own)
    var lowest = ends[0]
    for (end in ends) if (end < lowest) lowest = end
    val limit = lowest + 0.000001 * width
    var column = 0
    while (ends[column] > limit) column++
    val y = ends[column]
    val height = width / ratio
    ends[column] = y + (height + space.rowGap)
    put(frames, index, space.insets.leading + column * (own + space.columnGap), y, width, height)
}

/** Places photos in columns: each goes to the column that is shortest so far. */
internal fun fillColumns(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
    val top = space.insets.top
    val ends = DoubleArray(space.columns) { top }
    var longest = top
    for (index in 0 until space.tiles) {
        placeNext(space, ratios[index], ends, frames, index)
        longest = greatest(longest, frames[4 * index + 1] + frames[4 * index + 3])
    }
    return longest + space.insets.bottom
}

/** The edges that a photo in a column touches: the bottom if it ends where the longest column does. */
internal fun edgesInColumns(space: Space, frames: DoubleArray, index: Int): Int {
    val x = frames[4 * index]
    val y = frames[4 * index + 1]
    val height = frames[4 * index + 3]
    val width = columnWidth(space)
    val last = space.insets.leading + (space.columns - 1) * (width + space.columnGap)
    var edges = 0
    if (x == space.insets.leading) edges = edges or Edge.LEFT
    if (x == last) edges = edges or Edge.RIGHT
    if (y == space.insets.top) edges = edges or Edge.TOP
    if (y + height >= space.fullHeight - space.insets.bottom - 0.000001 * width) edges = edges or Edge.BOTTOM
    return edges
}
