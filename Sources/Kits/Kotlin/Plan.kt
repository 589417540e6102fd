package gridgen

/** The number of tiles for a count, and what determines their places. */
public open class Plan internal constructor() {
    /** The number of tiles. */
    public var tiles: Int = 0
    /** The number of photos without a tile. */
    public var hidden: Int = 0
    //@ table
    /** The index of the first number in the table. */
    public var start: Int = 0
    //@ end
    //@ columns
    /** The number of columns of a waterfall. */
    public var columns: Int = 0
    //@ end
    //@ perRow
    /** The greatest number of tiles in a row. */
    public var perRow: Int = 0
    /** How a last row that isn't full is laid out. */
    public var last: Last = Last.SHORT
    //@ end
    //@ boxes
    /**
     * The ratio, width to height, of the container or of the box that photos stay within; the negated height of such a box;
     * 0 without them.
     */
    public var ratio: Double = 0.0
    /** How many halves of the free width are before photos that a box makes narrower than the container. */
    public var halvesBefore: Int = 0
    //@ end
    //@ ratio !boxes
    //| /** The container's ratio, width to height; 0 if it has none. */
    //| public var ratio: Double = 0.0
    //@ end
    //@ photos
    /** The lower limit of ratios if tiles keep their photos' ratios. */
    public var least: Double = 0.0
    /** The upper limit of ratios if tiles keep their photos' ratios; otherwise 0. */
    public var greatest: Double = 0.0
    //@ end
    //@ sides
    /** Whether the limits of ratios end at 1: they are above 1 if the photos are wide on average, otherwise below. */
    public var isSided: Boolean = false
    //@ end
    //@ trees
    /** A tree of photos in the notation of the spec. */
    public var tree: String = ""
    /** For a tree, a character for each photo, whose lower four bits are the edges. */
    public var edges: String = ""
    //@ end
    //@ append
    /** Whether the last tile adds a photo. */
    public var adds: Boolean = false
    //@ end
    //@ repeats
    /** The number of photos in a block that repeats; 0 if none does. */
    public var perBlock: Int = 0
    /** Whether every second block is reflected. */
    public var reflects: Boolean = false
    //@ end
    //@ rows
    /** How rows are made. */
    public var sizing: Sizing = Sizing.NONE
    /** The part of what is left that lies before a short row. */
    public var align: Double = 0.0
    /** The ratio or the width of tiles, the height or the shape that rows aim at. */
    public var size: Double = 0.0
    /** The height of tiles, or the height that each row of a shape should have. */
    public var height: Double = 0.0
    //@ end
    //@ justified
    /** The least number of photos in a row. */
    public var leastInRow: Int = 0
    //@ end
}

/** How rows are made. */
public enum class Sizing { NONE, TILE_RATIO, TILE_SIZE, FRAME, SPREAD, NEAR, OVER, SHAPE }

/** How a last row that isn't full is laid out. */
public enum class Last { SHORT, STRETCH, BALANCED }

//@ kit
/**
 * A plan in a container.
 *
 * @property width the width of the container
 * @property columnGap the gap between columns
 * @property rowGap the gap between rows
 * @property insets the distances from the container's edges
 */
//@ end
//| /** A plan in a container. */
public class Space internal constructor(
    /*@ kit */internal val grid: PhotoGrid, /*@ end */public val width: Double, public val columnGap: Double, public val rowGap: Double,
    public val insets: Insets, internal val scale: Double?, internal val mirrored: Boolean
) : Plan() {
    //@ photos
    /** The height of a container that has one before its tiles are placed; after that, the one of photos that keep their ratios. */
    public var fullHeight: Double = 0.0
        internal set
    //@ end
    //@ !photos contentHeight
    //| /** The height of the container. */
    //| var fullHeight = 0.0
    //@ end

    /** The width within the insets; negative if the container is too narrow. */
    public val contentWidth: Double get() = width - insets.leading - insets.trailing
    //@ contentHeight
    /** The height within the insets if tiles share the container's height. */
    public val contentHeight: Double get() = fullHeight - insets.top - insets.bottom
    //@ end

    /** Adding 1.5 * 2^52 rounds; the millionth makes sums that differ in the last digit agree. */
    private fun pixel(value: Double, scale: Double): Double =
        value * scale + 0.000001 + 6755399441055744.0 - 6755399441055744.0

    /** Where a side starts after snapping. */
    private fun snap(start: Double): Double = if (scale == null) start else pixel(start, scale) / scale

    /** How long a side is that is snapped with the gap after it. */
    private fun snapLength(start: Double, length: Double, gap: Double): Double {
        if (scale == null) return length
        return greatest(0.0, pixel(start + length + gap, scale) - pixel(gap, scale) - pixel(start, scale)) / scale
    }

    /** Snaps the size of the container; it isn't negative. */
    internal fun snapSize(width: Double, height: Double): Size =
        Size(snapLength(0.0, greatest(0.0, width), columnGap), snapLength(0.0, greatest(0.0, height), rowGap))

    /** Snaps and mirrors the frame at an index of an array. */
    internal fun place(frames: DoubleArray, index: Int, size: Size) {
        val x = frames[4 * index]
        val y = frames[4 * index + 1]
        val width = snapLength(x, frames[4 * index + 2], columnGap)
        val start = snap(x)
        frames[4 * index] = if (mirrored) size.width - start - width else start
        frames[4 * index + 1] = snap(y)
        frames[4 * index + 2] = width
        frames[4 * index + 3] = snapLength(y, frames[4 * index + 3], rowGap)
    }
}

//@ kit
/**
 * Equal tiles in rows with gaps.
 *
 * @property rows the number of rows
 * @property columns the number of columns
 * @property edges the edges that the outer tiles touch
 * @property x the distance of the first tile from the left inset
 * @property y the distance of the first tile from the top inset
 * @property width the width of a tile; it isn't negative
 * @property height the height of a tile; it isn't negative
 */
//@ end
//| /** Equal tiles in rows with gaps: the edges that the outer ones touch, and the first tile, from the corner within the insets. */
public class Block internal constructor() {
    public var rows: Int = 0
    public var columns: Int = 1
    public var edges: Int = 0
    public var x: Double = 0.0
    public var y: Double = 0.0
    public var width: Double = 0.0
        set(value) { field = greatest(0.0, value) }
    public var height: Double = 0.0
        set(value) { field = greatest(0.0, value) }
}
