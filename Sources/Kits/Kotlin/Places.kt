package gridgen

/**
 * The tile next to another one, for arrow keys: of those that begin farther on and lie beside
 * it, the nearest; of several, the first. Directions are those on the screen, also in a
 * mirrored layout. Null at the container's edge, or for an index without a tile.
 *
 * @param direction one edge, a constant of [Edge]
 */
public fun Layout.neighbor(index: Int, direction: Int): Int? {
    if (index < 0 || index >= count) return null
    val tile = frame(index)
    var nearest: Int? = null
    var distance = Double.POSITIVE_INFINITY
    for (other in 0 until count) {
        val frame = frame(other)
        val isBeside =
            if (direction == Edge.TOP || direction == Edge.BOTTOM)
                frame.x < tile.x + tile.width && tile.x < frame.x + frame.width
            else frame.y < tile.y + tile.height && tile.y < frame.y + frame.height
        val own = when (direction) {
            Edge.TOP -> tile.y + tile.height - (frame.y + frame.height)
            Edge.LEFT -> tile.x + tile.width - (frame.x + frame.width)
            Edge.BOTTOM -> frame.y - tile.y
            Edge.RIGHT -> frame.x - tile.x
            else -> 0.0
        }
        if (isBeside && own > 0 && own < distance) {
            nearest = other
            distance = own
        }
    }
    return nearest
}

/**
 * The tiles between two heights, such as the visible part of a list: from the first to the last
 * one that meets them; an empty range if none does. Takes O(log n) steps for rows and, as a
 * rule, for waterfalls; otherwise O(n).
 *
 * @param top a distance from the container's top
 * @param bottom another one
 */
public fun Layout.range(top: Double, bottom: Double): IntRange =
    rangeOf(count, (this as? Tiles)?.space?.plan?.runs ?: 0, top, bottom) { frame(it) }

/** The photos between two heights, as those of a layout. */
public fun Columns.range(top: Double, bottom: Double): IntRange =
    rangeOf(count, (this as? GrowingColumns)?.plan?.columns ?: 0, top, bottom) { frame(it) }

/** The photos between two heights, as those of a layout. */
public fun Rows.range(top: Double, bottom: Double): IntRange =
    rangeOf(count, 1, top, bottom) { frame(it) }

/**
 * The tiles between two heights, of as many as `count`, which are in order within each of some
 * columns; 0 if they are in any order.
 */
private fun rangeOf(
    count: Int, columns: Int, top: Double, bottom: Double, frame: (Int) -> Frame
): IntRange {
    // In a container that is too low, tiles have no height, and rows aren't in order.
    if (columns == 0 || columns == 1 && !(frame(0).height > 0)) {
        fun meets(own: Frame): Boolean = own.y < bottom && own.y + own.height > top
        val first = (0 until count).firstOrNull { meets(frame(it)) } ?: return IntRange.EMPTY
        return first..(0 until count).last { meets(frame(it)) }
    }
    var end = firstIndex(count, frame) { it.y >= bottom }
    if (columns == 1)
        return minOf(end, firstIndex(count, frame) { it.y + it.height > top }) until end
    // Photos that begin above the range may reach into it, but none before one of its column
    // that ends above.
    var start = minOf(end, firstIndex(count, frame) { it.y > top })
    var place = start
    val ended = HashSet<Double>()
    while (place > 0 && ended.size < columns) {
        place -= 1
        val own = frame(place)
        if (own.y + own.height > top) start = place else ended.add(own.x)
    }
    while (end > start && frame(end - 1).y + frame(end - 1).height <= top) end -= 1
    return start until end
}

/**
 * The first tile for which something holds that holds for all tiles after it; the number of
 * tiles if there is none.
 */
private fun firstIndex(count: Int, frame: (Int) -> Frame, holds: (Frame) -> Boolean): Int {
    var start = 0
    var rest = count
    while (rest > 0) {
        val half = rest / 2
        if (holds(frame(start + half))) {
            rest = half
        } else {
            start += half + 1
            rest -= half + 1
        }
    }
    return start
}
