package gridgen

/**
 * A box that photos stay within: its ratio, width to height, or its height, negated; and how
 * many halves of the free width are before them.
 */
internal class Box(private val box: Double, private val halvesBefore: Int) {
    /**
     * The width of photos whose height is slope * width + offset: that of the container less
     * its insets, or less if they would be higher than their box.
     */
    fun width(space: Space, slope: Double, offset: Double): Double {
        val full = space.contentWidth
        val most = if (box > 0) full / box else -box
        return if (slope * full + offset <= most) full else max(0.0, (most - offset) / slope)
    }

    /** The left inset with the free width before photos that are this wide. */
    fun leading(space: Space, width: Double): Double =
        space.insets.leading + (space.contentWidth - width) * halvesBefore / 2
}

/**
 * The edges of a photo, less those that it doesn't touch because a box makes the photos
 * narrower than the container.
 */
internal fun edgesInBox(space: Space, edges: Int, frames: DoubleArray, index: Int): Int {
    val x = frames[4 * index]
    val width = frames[4 * index + 2]
    val leading = space.insets.leading
    val tolerance = 0.000001 * space.contentWidth
    val left = if (x - leading > tolerance) Edge.LEFT else 0
    val right = if (leading + space.contentWidth - (x + width) > tolerance) Edge.RIGHT else 0
    return edges and (left or right).inv()
}

/**
 * What photos are lower than their least height: the ratio of a box, width to height, or its
 * height, negated; `height` is that of the container.
 */
internal fun missingHeight(space: Space, floor: Double, height: Double): Double {
    val least = if (floor > 0) space.contentWidth / floor else -floor
    val own = height - space.insets.top - space.insets.bottom
    return if (own < least) least - own else 0.0
}

/** Moves photos down and makes them higher. */
internal fun growPhotos(start: Int, end: Int, y: Double, height: Double, frames: DoubleArray) {
    for (index in start until end) {
        frames[4 * index + 1] += y
        frames[4 * index + 3] += height
    }
}
