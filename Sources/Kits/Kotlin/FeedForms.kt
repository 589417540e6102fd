package gridgen

/** A height in a feed: a multiple of 1/64, so that sums are exact in any order. At least 0, and also for a number that is none. */
internal fun rounded(height: Double): Double = if (height > 0) (min(height, 1073741824.0) * 64 + 0.5).toLong() / 64.0 else 0.0

/** A distance from an edge of the container, which may be negative, as a multiple of 1/64. */
internal fun roundedInset(inset: Double): Double = if (inset < 0) -rounded(-inset) else rounded(inset)

/** How many photos of a group, its first ones, have shapes that its plan may follow from. */
private const val mostWithPattern = 500

/** The greatest number of tiles of a plan, as elsewhere in the kit. */
private const val mostTiles = 10000000

/**
 * The plan of rows that can be laid out from any of them on, without those above it; null for others. Limits that follow from all
 * photos of a group, or photos without a tile, leave no place to restart.
 */
internal fun rowsOf(plan: Plan, count: Int): PhotoPlan? {
    val isRows = plan is JustifiedRowsPlan || plan is PhotoRowsPlan && plan.last != Last.BALANCED
    return if (isRows && plan is PhotoPlan && !plan.isSided && plan.tiles == count) plan else null
}

/** Whether two plans of rows that can restart differ in their number of photos only. */
internal fun areAlike(one: PhotoPlan?, other: PhotoPlan?): Boolean {
    if (one == null || other == null || one.least != other.least || one.greatest != other.greatest) return false
    if (one is PhotoRowsPlan && other is PhotoRowsPlan) return one.perRow == other.perRow && one.last == other.last
    if (one !is AimedPlan || other !is AimedPlan) return false
    return one.perRow == other.perRow && one.last == other.last && one.aim == other.aim && one.size == other.size &&
        one.height == other.height && one.leastInRow == other.leastInRow && one.align == other.align
}

/**
 * The grid in a container, whose plans lay out groups.
 *
 * The container's gaps aren't below 0, and of its insets only `leading` and `trailing` may be other than 0, but for the upper one and the
 * lower one, which take heading and foot away from layouts: a heading lies above each group, and a foot is a part of the gap below.
 */
internal class FeedForms(val grid: Grid, val container: Container) {
    /** The gap between rows of photos and between groups. */
    val rowGap: Double = rounded((container.rowGap ?: 0.0) + grid.foot)
    /** The container without a ratio, as rows fill it, with that gap. */
    val space: Space = Space(plain, container.with(container.width, rowGap).apply { insets = insets?.sides }, NoTiles, 0, false)
    /** The height of the heading of each group. */
    val heading: Double = rounded(grid.heading)
    private val ratios = DoubleArray(mostWithPattern)

    /** The plan of a group; [NoTiles] if there is none. */
    fun plan(chunks: FeedChunks, start: Int, end: Int): Plan {
        chunks.read(start, minOf(end, start + mostWithPattern), ratios)
        val plan = grid.plan(end - start, container.width, ratios, false)
        return if (plan != null && plan.tiles <= mostTiles) plan else NoTiles
    }

    /** The same in a container of another width; null if that isn't finite. */
    fun atWidth(width: Double): FeedForms? {
        val other = container.with(width, container.rowGap)
        return if (measured(grid, other, NoTiles, 0, false) == null) null else FeedForms(grid, other)
    }
}

/** No gaps and insets. */
private val plain = Spacing(0.0, 0.0, Insets(0.0, 0.0, 0.0, 0.0))

/** The insets at the sides. */
private val Insets.sides: Insets get() = Insets(0.0, leading, 0.0, trailing)

/** The same container for feeds, of another width and another gap between rows. */
private fun Container.with(width: Double, rowGap: Double?): Container =
    Container(width, rowGap = rowGap, columnGap = columnGap, insets = insets, scale = scale, mirrored = mirrored)
