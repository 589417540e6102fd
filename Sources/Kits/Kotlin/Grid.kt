package gridgen

/**
 * What a grid has between and around its tiles.
 *
 * @property defaultRowGap the spec's gap between rows
 * @property defaultColumnGap the spec's gap between columns
 * @property defaultInsets the spec's distances from the container's edges
 * @property needsHeight whether the layout depends on the container's height
 * @property heading the height of the heading between the top inset and the tiles; 0 without one
 * @property foot the height of the foot below each tile; 0 without one
 */
public open class Spacing(
    public val defaultRowGap: Double, public val defaultColumnGap: Double,
    public val defaultInsets: Insets,
    public val needsHeight: Boolean = false, public val heading: Double = 0.0,
    public val foot: Double = 0.0
)

/**
 * What is a grid's own.
 *
 * @property appendLimit while editing, a tile that adds a photo follows fewer photos; 0 for
 *     grids without one
 */
public abstract class Grid(
    defaultRowGap: Double, defaultColumnGap: Double, defaultInsets: Insets,
    public val appendLimit: Int = 0, needsHeight: Boolean = false, heading: Double = 0.0,
    foot: Double = 0.0
) : Spacing(defaultRowGap, defaultColumnGap, defaultInsets, needsHeight, heading, foot) {
    /**
     * The plan for a count at a width; null if there is no rule. If `adds`, the last of the
     * count is the tile that adds a photo.
     */
    protected abstract fun makePlan(
        count: Int, width: Double, ratios: DoubleArray, adds: Boolean
    ): Plan?

    /** The same for grids that look at the height, too. */
    /*@ heights */protected open fun makePlan(count: Int, width: Double, ratios: DoubleArray, adds: Boolean, height: Double): Plan? = makePlan(count, width, ratios, adds)/*@ end */
    internal fun plan(count: Int, width: Double, ratios: DoubleArray, adds: Boolean, /*@ heights */ height: Double = 0.0 /*@ end */): Plan? = makePlan(count, width, ratios, adds, /*@ heights */ height /*@ end */)
}

/** The layout; null if there is none. */
internal fun makeLayout(
    grid: Grid, count: Int, container: Container, ratios: DoubleArray
): Layout? {
    val space = makeSpace(grid, count, container, ratios) ?: return null
    return Tiles(space, space.plan.solve(space, ratios))
}

/** The height of the container; null if there is no layout. */
internal fun measureHeight(
    grid: Grid, count: Int, container: Container, ratios: DoubleArray
): Double? {
    val space = makeSpace(grid, count, container, ratios) ?: return null
    space.plan.solve(space, ratios)
    return sizeOf(space).height
}

/**
 * Writes the frames of all tiles to an array, and the container's size to another; -1 if there
 * is no layout or an array is too short.
 */
internal fun fillFrames(
    grid: Grid, target: DoubleArray, count: Int, container: Container, ratios: DoubleArray,
    size: DoubleArray?
): Int {
    val space = makeSpace(grid, count, container, ratios) ?: return -1
    if (4L * space.plan.tiles > target.size || size != null && size.size < 2) return -1
    placeAll(space, target, ratios)
    if (size != null) {
        val own = sizeOf(space)
        size[0] = own.width
        size[1] = own.height
    }
    return space.plan.tiles
}

/** The frames of all tiles; null if there is no layout. */
internal fun makeFrames(
    grid: Grid, count: Int, container: Container, ratios: DoubleArray
): List<Frame>? {
    val space = makeSpace(grid, count, container, ratios) ?: return null
    val all = DoubleArray(4 * space.plan.tiles)
    placeAll(space, all, ratios)
    return List(space.plan.tiles) {
        Frame(all[4 * it], all[4 * it + 1], all[4 * it + 2], all[4 * it + 3])
    }
}

/**
 * The movements of the photos that are in both lists, by equality; null if a layout is missing.
 */
internal fun <Photo> makeMoves(
    before: List<Photo>, after: List<Photo>, layoutOf: (List<Photo>) -> Layout?
): List<Move>? {
    val start = layoutOf(before) ?: return null
    val end = layoutOf(after) ?: return null
    // Of equal photos, the first is the one that moves.
    val places = HashMap<Photo, Int>()
    for ((place, photo) in after.withIndex()) if (photo !in places) places[photo] = place
    val moves = ArrayList<Move>()
    for ((from, photo) in before.take(start.count).withIndex()) {
        val to = places.remove(photo) ?: continue
        if (to >= end.count || end.role(to) == Role.ADD) continue
        moves.add(Move(from, to, start.frame(from), end.frame(to)))
    }
    return moves
}

/** The number of tiles for a number of photos; null if there is no rule for it. */
internal fun countTiles(grid: Grid, count: Int, editing: Boolean): Int? {
    val adds = hasAddTile(grid, count, editing)
    if (count < 0) return null
    return grid.plan(if (adds) count + 1 else count, 0.0, noRatios, adds)?.tiles
}

/** Whether a tile that adds a photo follows. */
private fun hasAddTile(grid: Grid, count: Int, editing: Boolean): Boolean =
    editing && count >= 0 && count < grid.appendLimit

/**
 * The plan for a number of photos in a container; null if there is none, a number isn't finite
 * or `scale` isn't positive.
 */
private fun makeSpace(
    grid: Grid, count: Int, container: Container, ratios: DoubleArray
): Space? {
    val adds = hasAddTile(grid, count, container.editing)
    val photos = if (adds) count + 1 else count
    // Counts below 0 stand for written rows.
    if (photos < 0) return null
    val plan = grid.plan(photos, container.width, ratios, adds, /*@ heights */ container.height /*@ end */) ?: return null
    // The frames of ten million tiles take about 300 MB.
    if (plan.tiles > 10000000) return null
    return measured(grid, container, plan, photos, adds)
}

/** Writes the frames of all tiles, snapped and mirrored. */
private fun placeAll(space: Space, frames: DoubleArray, ratios: DoubleArray) {
    val plan = space.plan
    plan.fill(space, ratios, frames)
    if (space.scale == 0.0 && !space.mirrored) return
    val size = sizeOf(space)
    for (index in 0 until plan.tiles) snapFrame(space, frames, index, size)
}
