package gridgen

/**
 * A layout spec that gridgen compiled: a layout for each number of photos.
 *
 * Generated objects extend it. Code for any grid passes a [Container] with the height and with `editing`, and the photos' ratios; a
 * grid leaves aside what its spec doesn't look at.
 */
public abstract class PhotoGrid protected constructor(
    /** The spec's gap between rows. */
    public val defaultRowGap: Double,
    /** The spec's gap between columns. */
    public val defaultColumnGap: Double,
    /** The spec's distances from the container's edges. */
    public val defaultInsets: Insets,
    /** While editing, a tile that adds a photo follows fewer photos; 0 for grids without one. */
    public val appendLimit: Int = 0,
    /** Whether the layout depends on the container's height. */
    public val needsHeight: Boolean = false,
    /** Whether the container is as wide as its tiles, which all have a fixed size. */
    public val fitsTiles: Boolean = false,
    /** Whether the number of tiles for a count depends on the width or the photos. */
    public val variesInTiles: Boolean = false
) {
    //@ kit
    /** Fills in the plan for a count at a width; false if there is no rule. */
    protected abstract fun makePlan(count: Int, width: Double, ratios: DoubleArray, plan: Plan): Boolean

    /** Fills in the plan for an empty waterfall; false if there is none at this width. */
    protected open fun waterfall(space: Space): Boolean = false

    /** Fills in the plan for empty justified rows; false if there are none at this width. */
    protected open fun justified(space: Space): Boolean = false

    /** Reads a block of a layout from the table; valid while tiles remain. */
    protected open fun readTable(space: Space, number: Int, block: Block) {}

    /** The size of the container before snapping, from the table. */
    protected open fun sizeOfTable(space: Space): Size = Size(space.width, space.fullHeight)
    //@ end

    //@ photos
    /**
     * The layout for a number of photos; null if there is no rule for it, if a number isn't finite, or if `scale` isn't positive.
     *
     * `ratios` are the photos' widths divided by their heights; unknown ones count as 1:1.
     */
    public fun layout(count: Int, container: Container, ratios: DoubleArray = noRatios): Layout? {
        val space = spaceIn(container)
        if (!prepares(space, count, container/*@ patterns */, ratios/*@ end */)) return null
        val frames = DoubleArray(if (space.greatest > 0) 4 * space.tiles else 0)
        if (space.greatest > 0) solve(space, ratios, frames)
        return Layout(space, frames)
    }
    //@ end
    //@ !photos
    //| /** The layout for a number of photos; null if there is no rule for it, if a number isn't finite, or if `scale` isn't positive. */
    //| public fun layout(count: Int, container: Container/*@ ratios */, ratios: DoubleArray = noRatios/*@ end */): Layout? {
    //|     val space = spaceIn(container)
    //|     return if (prepares(space, count, container/*@ patterns */, ratios/*@ end */)) Layout(space) else null
    //| }
    //@ end

    /** The height of the container; null if there is no layout. */
    public fun height(count: Int, container: Container/*@ ratios */, ratios: DoubleArray = noRatios/*@ end */): Double? =
        layout(count, container/*@ ratios */, ratios/*@ end */)?.size?.height

    /**
     * Writes x, y, width and height of all tiles to an array and returns the number of tiles; -1 if there is no layout or the array
     * is too short.
     */
    public fun into(target: DoubleArray, count: Int, container: Container/*@ ratios */, ratios: DoubleArray = noRatios/*@ end */): Int {
        val space = spaceIn(container)
        if (!prepares(space, count, container/*@ patterns */, ratios/*@ end */)) return -1
        if (4L * space.tiles > target.size) return -1
        fill(space/*@ photos */, ratios/*@ end */, target)
        return space.tiles
    }

    /** The frames of all tiles; null if there is no layout. */
    public fun frames(count: Int, container: Container/*@ ratios */, ratios: DoubleArray = noRatios/*@ end */): List<Frame>? {
        val space = spaceIn(container)
        if (!prepares(space, count, container/*@ patterns */, ratios/*@ end */)) return null
        val all = DoubleArray(4 * space.tiles)
        fill(space/*@ photos */, ratios/*@ end */, all)
        return List(space.tiles) { Frame(all[4 * it], all[4 * it + 1], all[4 * it + 2], all[4 * it + 3]) }
    }

    /**
     * The movements of the photos that are in both lists, by equality, from the layout of `before` to that of `after`. Photos without
     * a tile before or after are left out; null if a layout is missing.
     */
    public fun <Photo> moves(
        before: List<Photo>, after: List<Photo>, container: Container/*@ ratios */, ratio: (Photo) -> Double = { Double.NaN }/*@ end */
    ): List<Move>? {
        val start = layout(before.size, container/*@ ratios */, DoubleArray(before.size) { ratio(before[it]) }/*@ end */) ?: return null
        val end = layout(after.size, container/*@ ratios */, DoubleArray(after.size) { ratio(after[it]) }/*@ end */) ?: return null
        // Of equal photos, the first is the one that moves.
        val places = HashMap<Photo, Int>()
        for ((place, photo) in after.withIndex()) if (photo !in places) places[photo] = place
        val moves = ArrayList<Move>()
        for ((from, photo) in before.take(start.count).withIndex()) {
            val to = places.remove(photo) ?: continue
            if (to >= end.count/*@ append */ || end.role(to) == Role.ADD/*@ end */) continue
            moves.add(Move(from, to, start.frame(from), end.frame(to)))
        }
        return moves
    }

    //@ fixedTiles
    //@ kit
    /** The number of tiles for a number of photos; null if there is no rule for it, or if the width or the photos change it. */
    //@ end
    //| /** The number of tiles for a number of photos; null if there is no rule for it. */
    public fun tileCount(count: Int/*@ append */, editing: Boolean = false/*@ end */): Int? {
        //@ kit
        if (variesInTiles) return null
        //@ end
        val plan = Plan()
        //@ append
        plan.adds = editing && count >= 0 && count < appendLimit
        //@ end
        val hasPlan = makePlan(count/*@ append */ + (if (plan.adds) 1 else 0)/*@ end */, /*@ widths */0.0, /*@ end *//*@ patterns */noRatios, /*@ end */plan)
        return if (hasPlan) plan.tiles else null
    }
    //@ end

    //@ columns
    /** Empty columns; null if there is no waterfall at this width, a number isn't finite or `scale` isn't positive. */
    public fun columns(container: Container): Columns? {
        val space = spaceIn(container)
        return if (waterfall(space) && isValid(space, container)) Columns(space) else null
    }
    //@ end

    //@ grows
    /** Empty rows; null if there are no such rows at this width, a number isn't finite or `scale` isn't positive. */
    public fun rows(container: Container): Rows? {
        val space = spaceIn(container)
        return if (justified(space) && isValid(space, container)) Rows(space) else null
    }
    //@ end

    /** A container with a plan that isn't made yet. */
    private fun spaceIn(container: Container): Space = Space(
        /*@ kit */this, /*@ end */greatest(0.0, container.width), container.columnGap ?: container.gap ?: defaultColumnGap,
        container.rowGap ?: container.gap ?: defaultRowGap, container.insets ?: defaultInsets, container.scale, container.mirrored
    )

    /** Makes the plan for a number of photos; false if there is none, or if a number isn't finite or `scale` isn't positive. */
    private fun prepares(space: Space, count: Int, container: Container/*@ patterns */, ratios: DoubleArray/*@ end */): Boolean {
        //@ append
        space.adds = container.editing && count >= 0 && count < appendLimit
        //@ end
        val hasPlan = makePlan(count/*@ append */ + (if (space.adds) 1 else 0)/*@ end */, /*@ widths */container.width, /*@ end *//*@ patterns */ratios, /*@ end */space)
        //@ limited
        // The frames of ten million tiles take about 300 MB.
        if (space.tiles > 10000000) return false
        //@ end
        //@ height
        space.fullHeight = /*@ kit */if (!needsHeight) 0.0 else /*@ end */greatest(0.0, container.height)
        //@ end
        //@ ratio
        if (space.ratio > 0) space.fullHeight = space.width / space.ratio
        //@ end
        return hasPlan && isValid(space, container)
    }

    /** Whether all numbers are finite, and `scale` is positive. */
    private fun isValid(space: Space, container: Container): Boolean {
        val insets = space.insets
        val scale = space.scale
        if (scale != null && !(scale > 0 && scale < Double.POSITIVE_INFINITY)) return false
        //@ height
        if (/*@ kit */needsHeight && /*@ end */container.height * 0 != 0.0) return false
        //@ end
        // Only finite numbers times 0 give 0.
        val sides = (insets.top + insets.bottom) * 0 + (insets.leading + insets.trailing) * 0
        return container.width * 0 + space.rowGap * 0 + space.columnGap * 0 + sides == 0.0
    }

    /** Writes the frames of all tiles. */
    private fun fill(space: Space/*@ photos */, ratios: DoubleArray/*@ end */, frames: DoubleArray) {
        //@ photos
        if (space.greatest > 0) solve(space, ratios, frames)
        //@ end
        //@ repeats
        /*@ photos */else /*@ end */if (space.perBlock > 0) fillRepeat(space, frames)
        //@ end
        //@ blocks
        /*@ kinds */else /*@ end */fillBlocks(space, frames, 0)
        //@ end
        if (space.scale == null && !space.mirrored) return
        val size = sizeOf(space)
        for (index in 0 until space.tiles) space.place(frames, index, size)
    }
    //@ repeats

    /** A block of so many photos as a layout of its own, before snapping and mirroring. */
    internal fun blockOf(space: Space, photos: Int): Space {
        val block = Space(/*@ kit */this, /*@ end */space.width, space.columnGap, space.rowGap, space.insets, null, false)
        makePlan(photos, /*@ widths */space.width, /*@ end *//*@ patterns */noRatios, /*@ end */block)
        return block
    }
    //@ end

    //@ repeats !sizes
    //| /** The size of the container before snapping. */
    //| private fun sizeOfBlocks(space: Space): Size = Size(space.width, 0.0)
    //@ end

    //@ mixed !sized
    //| /** The size of the container before snapping, for layouts of the table. */
    //| private fun sizeOfTable(space: Space): Size = Size(space.width, space.fullHeight)
    //@ end

    //@ blocks !table !equalRows
    //| /** No count has tiles. */
    //| private fun readBlock(space: Space, number: Int, block: Block) {
    //|     block.rows = space.tiles + number
    //| }
    //@ end
    //@ kit

    /** Reads the block with a number; valid while tiles remain. */
    internal fun readBlock(space: Space, number: Int, block: Block): Unit =
        if (space.sizing == Sizing.NONE) readTable(space, number, block) else readRows(space, number, block)

    /** The size of the container before snapping; for blocks that don't repeat. */
    internal fun sizeOfBlocks(space: Space): Size =
        if (space.sizing == Sizing.NONE) sizeOfTable(space) else sizeOfRows(space)
    //@ end
}
