package gridgen

/**
 * One row, which may be longer than the container. `box` is the ratio of a box that is as high
 * as the photos, or their negated height, and `align` the part of what is left that lies before
 * photos that are shorter than the container.
 */
public class StripPlan(
    tiles: Int, private val box: Double, least: Double = 0.0, greatest: Double,
    isSided: Boolean = false, private val align: Double = 0.0
) : PhotoPlan(tiles, least, greatest, isSided) {
    override val runs: Int get() = 1

    override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
        val height = if (box > 0) space.contentWidth / box else -box
        val free =
            space.contentWidth - max(0.0, height) * sumOf(ratios, 0, tiles) - (tiles - 1) * space.columnGap
        var x = space.insets.leading
        if (free > 0) x += align * free
        putRow(space, 0, tiles, x, space.insets.top, height, ratios, frames)
        val end = frames[4 * tiles - 4] + frames[4 * tiles - 2]
        if (end - frames[0] > space.contentWidth) space.width = end + space.insets.trailing
        return space.insets.top + height + space.insets.bottom
    }

    override fun edges(space: Space, frames: DoubleArray, index: Int): Int {
        val x = frames[4 * index]
        val end = space.width - space.insets.trailing
        val near = 0.000001 * (end - space.insets.leading)
        var edges = Edge.TOP or Edge.BOTTOM
        if (x <= space.insets.leading + near) edges = edges or Edge.LEFT
        if (x + frames[4 * index + 2] >= end - near) edges = edges or Edge.RIGHT
        return edges
    }
}
