package gridgen

/** Columns, and each photo goes to the one that is shortest so far. */
public class ColumnsPlan(
    tiles: Int,
    internal val columns: Int,
    least: Double = 0.0,
    greatest: Double,
    /**
     * The ratio above which photos lie across all columns, or that ratio negated if it is one
     * of them; 0 if no photos do.
     */
    internal val across: Double = 0.0,
    isSided: Boolean = false
) : PhotoPlan(tiles, least, greatest, isSided) {
    override val runs: Int get() = columns

    override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
        val top = space.insets.top
        val ends = DoubleArray(columns) { top }
        var longest = top
        for (index in 0 until tiles) {
            placeNext(space, this, ratios[index], ends, frames, index)
            longest = max(longest, frames[4 * index + 1] + frames[4 * index + 3])
        }
        return longest + space.insets.bottom
    }

    /** A photo touches the bottom if it ends where the longest column does. */
    override fun edges(space: Space, frames: DoubleArray, index: Int): Int {
        val x = frames[4 * index]
        val y = frames[4 * index + 1]
        val height = frames[4 * index + 3]
        val width = columnWidth(space, columns)
        val last = space.insets.leading + (columns - 1) * (width + space.columnGap)
        var edges = 0
        if (x == space.insets.leading) edges = edges or Edge.LEFT
        if (x == last || frames[4 * index + 2] > max(0.0, width)) edges = edges or Edge.RIGHT
        if (y == space.insets.top) edges = edges or Edge.TOP
        if (y + height >= space.height - space.insets.bottom - 0.000001 * width)
            edges = edges or Edge.BOTTOM
        return edges
    }
}

/** The width of a column; negative if the container is too narrow. */
internal fun columnWidth(space: Space, columns: Int): Double =
    (space.contentWidth - (columns - 1) * space.columnGap) / columns

/**
 * Places the next photo. One that lies across all columns begins below the longest, and all go
 * on below it. Another goes to the leftmost column that is at most a millionth of the column
 * width longer than the shortest, since columns that only differ by rounding count as equal.
 */
internal fun placeNext(
    space: Space, plan: ColumnsPlan, ratio: Double, ends: DoubleArray, frames: DoubleArray,
    index: Int
) {
    val across = plan.across
    if (if (across > 0) ratio > across else across < 0 && ratio >= -across) {
        val full = max(0.0, space.contentWidth)
        val height = full / ratio
        var y = ends[0]
        for (end in ends) y = max(y, end)
        val end = y + (height + space.rowGap)
        for (column in ends.indices) ends[column] = end
        return put(frames, index, space.insets.leading, y, full, height)
    }
    val own = columnWidth(space, plan.columns)
    val width = max(0.0, own)
    var lowest = ends[0]
    for (end in ends) if (end < lowest) lowest = end
    val most = lowest + 0.000001 * width
    var column = 0
    while (ends[column] > most) column++
    val y = ends[column]
    val height = width / ratio
    ends[column] = y + (height + space.rowGap)
    put(
        frames, index, space.insets.leading + column * (own + space.columnGap), y, width, height
    )
}
