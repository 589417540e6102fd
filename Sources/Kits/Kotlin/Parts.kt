package gridgen

/**
 * The plans of written rows and of the others, from the top. Counts below 0 stand for written
 * rows, 0 for none.
 */
private class Parts(
    private val grid: Grid, private val above: Int, private val below: Int,
    private val others: Plan
) {
    private fun written(count: Int): Plan =
        (if (count < 0) grid.plan(count, 0.0, noRatios, false) else null) ?: NoTiles

    private fun all(): List<Plan> =
        listOf(written(above), others, written(below)).filter { it.tiles > 0 }

    /** A container whose rows begin at a height. */
    private fun container(space: Space, plan: Plan, top: Double): Space {
        val insets =
            Insets(top, space.insets.leading, space.insets.bottom, space.insets.trailing)
        return Space(
            Spacing(space.rowGap, space.columnGap, insets), Container(space.width), plan, plan.tiles, false
        )
    }

    /**
     * Calls `visit` with each part, a container of its own and the index of its first tile; it
     * returns the container's height, and so does this.
     */
    fun visit(space: Space, visit: (Plan, Space, Int) -> Double): Double {
        var start = 0
        var top = space.insets.top
        var height = 0.0
        for (plan in all()) {
            height = visit(plan, container(space, plan, top), start)
            top = height - space.insets.bottom + space.rowGap
            start += plan.tiles
        }
        return height
    }

    /** The edges of a tile. */
    fun edges(space: Space, frames: DoubleArray, index: Int, tiles: Int): Int {
        var start = 0
        for (plan in all()) {
            if (index < start + plan.tiles) {
                var edges =
                    plan.edges(container(space, plan, space.insets.top), frames, index - start)
                if (start > 0) edges = edges and Edge.TOP.inv()
                if (start + plan.tiles < tiles) edges = edges and Edge.BOTTOM.inv()
                return edges
            }
            start += plan.tiles
        }
        return 0
    }
}

/** Rows that are written and rows of the other photos, one below the other. */
public class PartsPlan(
    grid: Grid, tiles: Int, above: Int = 0, below: Int = 0, others: Plan
) : Plan(tiles) {
    private val parts = Parts(grid, above, below, others)

    override fun measure(space: Space): Size =
        Size(space.width, parts.visit(space) { plan, own, _ -> plan.measure(own).height })

    override fun fill(space: Space, ratios: DoubleArray, frames: DoubleArray) {
        parts.visit(space) { plan, own, start ->
            val filled = DoubleArray(4 * plan.tiles)
            plan.fill(own, ratios, filled)
            filled.copyInto(frames, 4 * start)
            plan.measure(own).height
        }
    }

    override fun solve(space: Space, ratios: DoubleArray): DoubleArray = noRatios

    override fun frame(space: Space, frames: DoubleArray, index: Int): DoubleArray {
        var frame = noRatios
        parts.visit(space) { plan, own, start ->
            if (index >= start && index < start + plan.tiles)
                frame = plan.frame(own, frames, index - start)
            plan.measure(own).height
        }
        return frame
    }

    override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
        parts.edges(space, frames, index, tiles)
}

/** The same for photos: all have the limits of the whole. */
public class PhotoPartsPlan(
    grid: Grid, tiles: Int, above: Int = 0, below: Int = 0, others: Plan, least: Double = 0.0,
    greatest: Double, isSided: Boolean = false
) : PhotoPlan(tiles, least, greatest, isSided) {
    private val parts = Parts(grid, above, below, others)

    override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double =
        parts.visit(space) { plan, own, start ->
            val filled = DoubleArray(4 * plan.tiles)
            val height =
                (plan as PhotoPlan).arrange(own, ratios.copyOfRange(start, start + plan.tiles), filled)
            filled.copyInto(frames, 4 * start)
            height
        }

    override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
        parts.edges(space, frames, index, tiles)
}

/**
 * The same for photos whose other rows find their lengths: the edges of these follow from their
 * frames.
 */
public class AimedPartsPlan(
    private val grid: Grid, tiles: Int, private val above: Int = 0, private val below: Int = 0,
    others: Plan, least: Double = 0.0,
    greatest: Double, isSided: Boolean = false
) : PhotoPlan(tiles, least, greatest, isSided) {
    private val plan =
        PhotoPartsPlan(grid, tiles, above, below, others, least, greatest, isSided)

    private fun written(count: Int): Int =
        (if (count < 0) grid.plan(count, 0.0, noRatios, false) else null)?.tiles ?: 0

    override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double =
        plan.arrange(space, ratios, frames)

    override fun edges(space: Space, frames: DoubleArray, index: Int): Int {
        val start = written(above)
        val end = tiles - written(below)
        if (index < start || index >= end) return plan.edges(space, frames, index)
        var edges = edgesInJustifiedRows(space, frames, index)
        if (start > 0) edges = edges and Edge.TOP.inv()
        if (end < tiles) edges = edges and Edge.BOTTOM.inv()
        return edges
    }
}
