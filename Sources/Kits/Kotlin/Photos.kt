package gridgen

private fun isKnown(ratio: Double): Boolean = ratio > 0 && ratio < Double.POSITIVE_INFINITY

/** A ratio clamped to the limits; an unknown ratio counts as 1 first. */
internal fun limit(ratio: Double, lower: Double, upper: Double): Double =
    least(greatest(if (isKnown(ratio)) ratio else 1.0, lower), upper)

//@ sides
/** Whether photos are wide on average: the first ones have known ratios. */
private fun areWide(plan: Plan, known: DoubleArray, count: Int): Boolean {
    val photos = plan.tiles + plan.hidden
    val given = if (count < photos) count else photos
    var sum = 0.0
    for (index in 0 until given) sum += if (isKnown(known[index])) known[index] else 1.0
    return sum + (photos - given) > photos * 1.000001
}

//@ end
/** The ratios of the tiles, within the limits of a plan. */
private fun limitedRatios(plan: Plan, known: DoubleArray): DoubleArray {
    //@ append
    // The add tile has no photo.
    //@ end
    val count = /*@ append */if (plan.adds && known.size >= plan.tiles) plan.tiles - 1 else /*@ end */known.size
    //@ sides
    val areWide = plan.isSided && areWide(plan, known, count)
    //@ end
    val lower = /*@ sides */if (areWide) greatest(plan.least, 1.0) else /*@ end */plan.least
    val upper = /*@ sides */if (plan.isSided && !areWide) least(plan.greatest, 1.0) else /*@ end */plan.greatest
    return DoubleArray(plan.tiles) { limit(if (it < count) known[it] else 1.0, lower, upper) }
}

internal fun sumOf(ratios: DoubleArray, start: Int, end: Int): Double {
    var sum = 0.0
    for (index in start until end) sum += ratios[index]
    return sum
}

/**
 * The width of photos whose height is slope * width + offset: that of the container less its insets, or less if they would be
 * higher than their box.
 */
internal fun widthInBox(space: Space, slope: Double, offset: Double): Double {
    val full = space.contentWidth
    val ratio = space.ratio
    if (ratio == 0.0) return full
    val most = if (ratio > 0) full / ratio else -ratio
    return if (slope * full + offset <= most) full else greatest(0.0, (most - offset) / slope)
}

/** The left inset with the free width before photos that are this wide. */
internal fun leadingInBox(space: Space, width: Double): Double =
    space.insets.leading + (space.contentWidth - width) * space.halvesBefore / 2

/** The edges that a photo doesn't touch because a box, if there is one, makes the photos narrower than the container. */
internal fun edgesBesideBox(space: Space, frames: DoubleArray, index: Int): Int {
    if (space.ratio == 0.0) return 0
    val x = frames[4 * index]
    val width = frames[4 * index + 2]
    val leading = space.insets.leading
    val tolerance = 0.000001 * space.contentWidth
    val left = if (x - leading > tolerance) Edge.LEFT else 0
    val right = if (leading + space.contentWidth - (x + width) > tolerance) Edge.RIGHT else 0
    return left or right
}

/** Writes the frames of photos that keep their ratios, before snapping and mirroring, and sets the height of the container. */
internal fun solve(space: Space, known: DoubleArray, frames: DoubleArray) {
    space.fullHeight = fillPhotos(space, limitedRatios(space, known), frames)
}

/** Writes the frames, and returns the height of the container. */
private fun fillPhotos(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
    //@ columns
    if (space.columns > 0) return fillColumns(space, ratios, frames)
    //@ end
    //@ justified
    if (space.sizing != Sizing.NONE) return fillJustified(space, ratios, frames)
    //@ end
    //@ photoRows
    if (space.perRow > 0) return fillRows(space, ratios, frames)
    //@ end
    //@ trees
    if (space.tree != "") return fillTree(space, ratios, frames)
    //@ end
    return 0.0
}
