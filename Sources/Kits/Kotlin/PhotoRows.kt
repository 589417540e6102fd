package gridgen

/** The ends of rows. */
private fun endsOfRows(tiles: Int, perRow: Int, last: Last): IntArray {
    val rows = (tiles - 1) / perRow + 1
    val isBalanced = last == Last.BALANCED
    val length = if (isBalanced) tiles / rows else perRow
    val longer = if (isBalanced) tiles % rows else 0
    var end = 0
    return IntArray(rows) { row ->
        end += length + if (row >= rows - longer) 1 else 0
        if (end > tiles) end = tiles
        end
    }
}

/**
 * Fills a width with rows: the tiles of a row have the height at which their widths fill it.
 * Returns the height of the container.
 */
private fun fillRows(
    space: Space, ends: IntArray, width: Double, leading: Double, ratios: DoubleArray,
    frames: DoubleArray
): Double {
    var y = space.insets.top
    var start = 0
    for (end in ends) {
        val height = (width - (end - start - 1) * space.columnGap) / sumOf(ratios, start, end)
        putRow(space, start, end, leading, y, height, ratios, frames)
        y += height + space.rowGap
        start = end
    }
    return y - space.rowGap + space.insets.bottom
}

private fun edgesInRows(tiles: Int, perRow: Int, last: Last, index: Int): Int {
    // Of balanced rows, the first ones are shorter by one.
    val rows = (tiles - 1) / perRow + 1
    val isBalanced = last == Last.BALANCED
    val least = if (isBalanced) tiles / rows else perRow
    val shorter = if (isBalanced) (rows - tiles % rows) * least else tiles
    val length = if (index < shorter) least else least + 1
    val start = index - (if (index < shorter) index else index - shorter) % length
    var edges = 0
    if (start == 0) edges = edges or Edge.TOP
    if (start + length >= tiles) edges = edges or Edge.BOTTOM
    if (index == start) edges = edges or Edge.LEFT
    if (index == start + length - 1 || index == tiles - 1) edges = edges or Edge.RIGHT
    return edges
}

/** Rows of photos that fill the width. */
public class PhotoRowsPlan(
    tiles: Int, internal val perRow: Int, internal val last: Last, least: Double = 0.0,
    greatest: Double, isSided: Boolean = false
) : PhotoPlan(tiles, least, greatest, isSided) {
    override val runs: Int get() = 1

    override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double =
        fillRows(space, endsOfRows(tiles, perRow, last), space.contentWidth, space.insets.leading, ratios, frames)

    override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
        edgesInRows(tiles, perRow, last, index)
}

/** Rows of photos within a box: they fill the width, or are as high as the box. */
public class BoxedRowsPlan(
    tiles: Int, private val perRow: Int, private val last: Last, box: Double,
    halvesBefore: Int = 0, least: Double = 0.0, greatest: Double,
    isSided: Boolean = false
) : PhotoPlan(tiles, least, greatest, isSided) {
    private val box = Box(box, halvesBefore)
    override val runs: Int get() = 1

    override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
        var slope = 0.0
        var offset = -space.rowGap
        var start = 0
        val ends = endsOfRows(tiles, perRow, last)
        for (end in ends) {
            val sum = sumOf(ratios, start, end)
            slope += 1 / sum
            offset += space.rowGap - (end - start - 1) * space.columnGap / sum
            start = end
        }
        val width = box.width(space, slope, offset)
        return fillRows(space, ends, width, box.leading(space, width), ratios, frames)
    }

    override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
        edgesInBox(space, edgesInRows(tiles, perRow, last, index), frames, index)
}

/** Rows of photos with a least height, and within a box if it isn't 0. */
public class GrownRowsPlan(
    tiles: Int, private val perRow: Int, private val last: Last, private val floor: Double,
    box: Double = 0.0, halvesBefore: Int = 0,
    least: Double = 0.0, greatest: Double, isSided: Boolean = false
) : PhotoPlan(tiles, least, greatest, isSided) {
    private val plan: PhotoPlan =
        if (box == 0.0) PhotoRowsPlan(tiles, perRow, last, least, greatest, isSided)
        else BoxedRowsPlan(tiles, perRow, last, box, halvesBefore, least, greatest, isSided)
    override val runs: Int get() = 1

    override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
        val height = plan.arrange(space, ratios, frames)
        val missing = missingHeight(space, floor, height)
        if (missing > 0) {
            val ends = endsOfRows(tiles, perRow, last)
            val share = missing / ends.size
            var start = 0
            for ((row, end) in ends.withIndex()) {
                growPhotos(start, end, row * share, share, frames)
                start = end
            }
        }
        return height + missing
    }

    override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
        plan.edges(space, frames, index)
}
