package gridgen

/**
 * Photos that keep their ratios, within limits. If these are sided, they are above 1 if the
 * photos are wide on average, otherwise below.
 */
public abstract class PhotoPlan(
    tiles: Int, internal val least: Double, internal val greatest: Double,
    internal val isSided: Boolean
) : Plan(tiles) {
    /** Writes frames before snapping and mirroring, and returns the height of the container. */
    internal abstract fun arrange(
        space: Space, ratios: DoubleArray, frames: DoubleArray
    ): Double

    override fun measure(space: Space): Size = Size(space.width, space.height)

    override fun fill(space: Space, ratios: DoubleArray, frames: DoubleArray) {
        space.height = arrange(space, limitedRatios(space, this, ratios), frames)
    }

    override fun solve(space: Space, ratios: DoubleArray): DoubleArray {
        val frames = DoubleArray(4 * tiles)
        fill(space, ratios, frames)
        return frames
    }

    override fun frame(space: Space, frames: DoubleArray, index: Int): DoubleArray =
        frames.copyOfRange(4 * index, 4 * index + 4)
}

private fun isKnown(ratio: Double): Boolean = ratio > 0 && ratio < Double.POSITIVE_INFINITY

/** A ratio clamped to the limits; an unknown ratio counts as 1 first. */
internal fun limit(ratio: Double, lower: Double, upper: Double): Double =
    min(max(if (isKnown(ratio)) ratio else 1.0, lower), upper)

/** Whether photos are wide on average: the first ones have known ratios. */
private fun areWide(photos: Int, known: DoubleArray, count: Int): Boolean {
    val given = if (count < photos) count else photos
    var sum = 0.0
    for (index in 0 until given) sum += if (isKnown(known[index])) known[index] else 1.0
    return sum + (photos - given) > photos * 1.000001
}

/** The ratios of the tiles, within the limits of a plan. */
internal fun limitedRatios(space: Space, plan: PhotoPlan, known: DoubleArray): DoubleArray {
    // The add tile has no photo.
    val count = if (space.adds && known.size >= plan.tiles) plan.tiles - 1 else known.size
    val isWide = plan.isSided && areWide(space.photos, known, count)
    val lower = if (isWide) max(plan.least, 1.0) else plan.least
    val upper = if (plan.isSided && !isWide) min(plan.greatest, 1.0) else plan.greatest
    return DoubleArray(plan.tiles) { limit(if (it < count) known[it] else 1.0, lower, upper) }
}

internal fun <Photo> ratiosOf(photos: List<Photo>, ratio: (Photo) -> Double): DoubleArray =
    DoubleArray(photos.size) { ratio(photos[it]) }

internal fun sumOf(ratios: DoubleArray, start: Int, end: Int): Double {
    var sum = 0.0
    for (index in start until end) sum += ratios[index]
    return sum
}

/** Places the photos of a row of a height, side by side. */
internal fun putRow(
    space: Space, start: Int, end: Int, leading: Double, y: Double, height: Double,
    ratios: DoubleArray, frames: DoubleArray
) {
    val side = max(0.0, height)
    var x = leading
    for (index in start until end) {
        val width = side * ratios[index]
        put(frames, index, x, y, width, side)
        x += width + space.columnGap
    }
}
