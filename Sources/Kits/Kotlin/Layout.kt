package gridgen

/** The tiles for one count of photos, in the order of the photos. */
public interface Layout {
    /** The size of the container. */
    public val size: Size
    /** The number of tiles. */
    public val count: Int
    /** The number of photos without a tile. */
    public val hidden: Int

    /** The frame of a tile; an index without a tile gives an empty one. */
    public fun frame(index: Int): Frame

    /** What a tile shows; an index without a tile gives a photo. */
    public fun role(index: Int): Role

    /**
     * The edges of the container that a tile touches, as bits of [Edge]; an index without a
     * tile gives none.
     */
    public fun edges(index: Int): Int

    /**
     * Writes x, y, width and height of all tiles in whole pixels, `density` for each unit of
     * the width, and returns the number of tiles; -1 if the array is too short. It rounds
     * edges, so that tiles that touch still do.
     */
    public fun into(pixels: IntArray, density: Float): Int
}

/**
 * The movement of a photo from one layout to the next: its index and its frame, before and
 * after.
 */
public data class Move(val from: Int, val to: Int, val start: Frame, val end: Frame)

/** A layout with the frames of photos that keep their ratios, before snapping and mirroring. */
internal class Tiles(val space: Space, private val frames: DoubleArray) : Layout {
    override val size: Size = sizeOf(space)
    override val count: Int = space.plan.tiles
    override val hidden: Int = if (space.photos > count) space.photos - count else 0

    override fun frame(index: Int): Frame {
        if (index < 0 || index >= count) return Frame(0.0, 0.0, 0.0, 0.0)
        return placed(space, space.plan.frame(space, frames, index), size)
    }

    override fun role(index: Int): Role {
        if (index != count - 1) return Role.PHOTO
        return if (space.adds) Role.ADD else if (hidden > 0) Role.MORE else Role.PHOTO
    }

    override fun edges(index: Int): Int {
        if (index < 0 || index >= count) return 0
        val edges = space.plan.edges(space, frames, index)
        return if (space.mirrored) reflect(edges) else edges
    }

    override fun into(pixels: IntArray, density: Float): Int {
        if (4L * count > pixels.size) return -1
        for (index in 0 until count) {
            val frame = frame(index)
            putPixels(pixels, 4 * index, frame.x, frame.width, density.toDouble())
            putPixels(pixels, 4 * index + 1, frame.y, frame.height, density.toDouble())
        }
        return count
    }
}

/**
 * Writes where a side starts and, two places later, how long it is, between edges that are
 * rounded.
 */
private fun putPixels(
    pixels: IntArray, index: Int, start: Double, length: Double, density: Double
) {
    val first = wholePixels(start * density)
    pixels[index] = first
    pixels[index + 2] = wholePixels((start + length) * density) - first
}

/** The nearest whole number, of two the greater; 0 for NaN. */
internal fun wholePixels(length: Double): Int = kotlin.math.floor(length + 0.5).toInt()
