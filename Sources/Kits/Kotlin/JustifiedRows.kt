package gridgen

/**
 * What rows are to a height: near to it, above it, or below it; or what tiles are to a size:
 * above it.
 */
public enum class Aim { NEAR, OVER, OVER_SIZE, UNDER }

internal fun magnitude(value: Double): Double = if (value < 0) -value else value

/** The edges of a photo in rows that fill the width. */
internal fun edgesInJustifiedRows(space: Space, frames: DoubleArray, index: Int): Int {
    val x = frames[4 * index]
    val y = frames[4 * index + 1]
    val right = x + frames[4 * index + 2]
    val bottom = y + frames[4 * index + 3]
    val tolerance = 0.000001 * space.contentWidth
    var edges = 0
    if (y == space.insets.top) edges = edges or Edge.TOP
    if (x == space.insets.leading) edges = edges or Edge.LEFT
    if (bottom >= space.height - space.insets.bottom - tolerance) edges = edges or Edge.BOTTOM
    if (right >= space.insets.leading + space.contentWidth - tolerance)
        edges = edges or Edge.RIGHT
    return edges
}

/**
 * Rows that aim at a height, `size`, and have from `leastInRow` to `perRow` photos; or tiles
 * that are at least `size` wide and `height` high. `align` is the part of what is left that
 * lies before a short row.
 */
public abstract class AimedPlan(
    tiles: Int, internal val aim: Aim, internal val size: Double, internal val height: Double,
    least: Double, greatest: Double,
    isSided: Boolean, internal val leastInRow: Int, internal val perRow: Int,
    internal val last: Last, internal val align: Double
) : PhotoPlan(tiles, least, greatest, isSided) {
    override val runs: Int get() = 1

    override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
        edgesInJustifiedRows(space, frames, index)

    /** The height that a row aims at, whose narrowest photo has a ratio. */
    private fun target(narrowest: Double): Double =
        if (aim == Aim.OVER_SIZE) max(height, size / narrowest) else size

    /**
     * Whether a row takes the next photo; `narrowest` is the least ratio of the row with it.
     * What differs by a millionth of the width is a tie, which takes it, but not below a
     * height.
     */
    internal fun takes(
        space: Space, ratio: Double, length: Int, sum: Double, narrowest: Double
    ): Boolean {
        if (length < leastInRow || length >= perRow) return length < leastInRow
        val width = space.contentWidth
        val gap = space.columnGap
        val target = target(narrowest)
        val own = sum * target + (length - 1) * gap
        if (aim == Aim.UNDER) return own < width * 0.999999
        val next = (sum + ratio) * target + length * gap
        if (aim != Aim.NEAR) return next <= width * 1.000001
        return own < width / 2 || magnitude(next - width) <= magnitude(own - width) + 0.000001 * width
    }

    /**
     * The height of a last row that would be this high if it filled the width; `previous` is
     * that of the row before it.
     */
    internal fun lastHeight(
        space: Space, start: Int, end: Int, sum: Double, height: Double, previous: Double?,
        ratios: DoubleArray
    ): Double {
        var narrowest = ratios[start]
        for (index in start until end) narrowest = min(narrowest, ratios[index])
        val target = target(narrowest)
        val most = 4.0 / 3 * target
        val fills =
            if (aim == Aim.UNDER) !takes(space, 1.0, end - start, sum, 1.0)
                else height <= most * 1.000001
        if (last == Last.STRETCH || fills) return height
        return if (aim == Aim.NEAR && previous != null) min(previous, most) else target
    }

    /** Places the photos of a row, whose ratios have a sum, and returns its height. */
    internal fun placeRow(
        space: Space, start: Int, end: Int, sum: Double, y: Double, isLast: Boolean,
        previous: Double?, ratios: DoubleArray,
        frames: DoubleArray
    ): Double {
        val gaps = (end - start - 1) * space.columnGap
        val filled = (space.contentWidth - gaps) / sum
        val height =
            if (isLast) lastHeight(space, start, end, sum, filled, previous, ratios) else filled
        var x = space.insets.leading
        if (height != filled) x += align * (space.contentWidth - gaps - height * sum)
        putRow(space, start, end, x, y, height, ratios, frames)
        return height
    }

    /**
     * Places rows one below the other; `next` gives the end of a row. Returns the height of the
     * container.
     */
    internal fun placeRows(
        space: Space, ratios: DoubleArray, frames: DoubleArray, next: (Int) -> Int
    ): Double {
        var y = space.insets.top
        var bottom = y
        var start = 0
        var previous: Double? = null
        while (start < tiles) {
            val end = next(start)
            val height =
                placeRow(space, start, end, sumOf(ratios, start, end), y, end == tiles, previous, ratios, frames)
            previous = height
            bottom = y + height
            y = bottom + space.rowGap
            start = end
        }
        return bottom + space.insets.bottom
    }
}

/** Justified rows, each of which takes photos as long as they bring it nearer to its aim. */
public class JustifiedRowsPlan(
    tiles: Int, aim: Aim, size: Double, height: Double = 0.0, least: Double = 0.0,
    greatest: Double, isSided: Boolean = false,
    leastInRow: Int, perRow: Int, last: Last, align: Double = 0.0
) : AimedPlan(tiles, aim, size, height, least, greatest, isSided, leastInRow, perRow, last, align) {
    override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double =
        placeRows(space, ratios, frames) { start ->
            var end = start
            var sum = 0.0
            var narrowest = ratios[start]
            while (end < ratios.size) {
                narrowest = min(narrowest, ratios[end])
                if (!takes(space, ratios[end], end - start, sum, narrowest)) break
                sum += ratios[end]
                end += 1
            }
            end
        }
}
