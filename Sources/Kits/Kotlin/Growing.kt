package gridgen

/**
 * A growing waterfall: each appended photo goes to the column that is shortest so far, and
 * earlier photos stay in place.
 */
public interface Columns {
    /** How many photos have been appended. */
    public val count: Int
    /** The size of the container. */
    public val size: Size

    /** The frame of a photo; an index without one gives an empty frame. */
    public fun frame(index: Int): Frame

    /** Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1. */
    public fun append(ratio: Double = Double.NaN): Frame
}

/**
 * Growing rows: a photo that is appended joins the last row or begins another, and all rows
 * above it stay in place.
 */
public interface Rows {
    /** How many photos have been appended. */
    public val count: Int
    /** The size of the container. */
    public val size: Size

    /** The frame of a photo; an index without one gives an empty frame. */
    public fun frame(index: Int): Frame

    /**
     * Places the next photo, and returns the index of the first photo whose frame changed;
     * those after it may have changed too. A ratio that isn't a finite number above 0 counts as
     * 1:1.
     */
    public fun append(ratio: Double = Double.NaN): Int
}

/** Empty columns; null if there is no plan, a number isn't finite or `scale` isn't positive. */
internal fun makeColumns(grid: Spacing, plan: ColumnsPlan?, container: Container): Columns? {
    val space = measured(grid, container, plan ?: return null, 0, false) ?: return null
    return GrowingColumns(space, plan)
}

internal class GrowingColumns(
    private val space: Space, internal val plan: ColumnsPlan
) : Columns {
    /** The frames before snapping and mirroring. */
    private var frames = DoubleArray(64)
    private var longest = space.insets.top
    private val ends = DoubleArray(plan.columns) { longest }

    override var count: Int = 0
        private set
    override val size: Size get() = sizeOf(space)

    init { space.height = 0.0 }

    override fun frame(index: Int): Frame {
        if (index < 0 || index >= count) return Frame(0.0, 0.0, 0.0, 0.0)
        return placed(space, frames.copyOfRange(4 * index, 4 * index + 4), size)
    }

    override fun append(ratio: Double): Frame {
        if (4 * count == frames.size) frames = frames.copyOf(2 * frames.size)
        placeNext(space, plan, limit(ratio, plan.least, plan.greatest), ends, frames, count)
        longest = max(longest, frames[4 * count + 1] + frames[4 * count + 3])
        count += 1
        space.height = longest + space.insets.bottom
        return frame(count - 1)
    }
}

/** Empty rows; null if there is no plan, a number isn't finite or `scale` isn't positive. */
internal fun makeRows(grid: Spacing, plan: AimedPlan?, container: Container): Rows? {
    val space = measured(grid, container, plan ?: return null, 0, false) ?: return null
    return GrowingRows(space, plan)
}

private class GrowingRows(private val space: Space, private val plan: AimedPlan) : Rows {
    private var ratios = DoubleArray(16)
    /** The frames before snapping and mirroring. */
    private var frames = DoubleArray(64)
    /**
     * The first photo of the last row, its top, the sum and the least of its ratios, and the
     * height of the row before it.
     */
    private var start = 0
    private var y = space.insets.top
    private var sum = 0.0
    private var narrowest = Double.POSITIVE_INFINITY
    private var previous: Double? = null

    override var count: Int = 0
        private set
    override val size: Size get() = sizeOf(space)

    init { space.height = 0.0 }

    override fun frame(index: Int): Frame {
        if (index < 0 || index >= count) return Frame(0.0, 0.0, 0.0, 0.0)
        return placed(space, frames.copyOfRange(4 * index, 4 * index + 4), size)
    }

    override fun append(ratio: Double): Int {
        val limited = limit(ratio, plan.least, plan.greatest)
        if (count == ratios.size) {
            ratios = ratios.copyOf(2 * count)
            frames = frames.copyOf(8 * count)
        }
        var changed = start
        narrowest = min(narrowest, limited)
        if (!plan.takes(space, limited, count - start, sum, narrowest)) {
            val before = frames.copyOfRange(4 * start, 4 * start + 4)
            val height = placeLast(false)
            if ((0..3).all { before[it] == frames[4 * start + it] }) changed = count
            y = y + height + space.rowGap
            previous = height
            start = count
            sum = 0.0
            narrowest = limited
        }
        ratios[count] = limited
        count += 1
        sum += limited
        space.height = y + placeLast(true) + space.insets.bottom
        return changed
    }

    /** Places the last row and returns its height. */
    private fun placeLast(isLast: Boolean): Double =
        plan.placeRow(space, start, count, sum, y, isLast, previous, ratios, frames)
}
