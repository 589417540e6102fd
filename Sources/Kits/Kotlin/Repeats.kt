package gridgen

/**
 * Blocks of so many photos, one below the other, each of them a layout of its own; the last one
 * may have fewer.
 */
public class RepeatPlan(
    private val grid: Grid, tiles: Int, private val perBlock: Int,
    private val reflects: Boolean = false
) : Plan(tiles) {
    private fun plan(space: Space, photos: Int): BlockPlan =
        grid.plan(photos, space.width, noRatios, false) as? BlockPlan ?: NoTiles

    /** The size of a block as a container of its own. */
    private fun sizeOfBlock(space: Space, photos: Int): Size =
        plan(space, photos).measure(space)

    /** The distance of a block from the next. */
    private fun step(space: Space, size: Size): Double =
        size.height - space.insets.top - space.insets.bottom + space.rowGap

    /** Whole blocks, and the photos that remain. */
    override fun measure(space: Space): Size {
        val rest = tiles % perBlock
        val size = sizeOfBlock(space, perBlock)
        val last = if (rest > 0) step(space, sizeOfBlock(space, rest)) else 0.0
        val height = (tiles / perBlock) * step(space, size) + last - space.rowGap
        return Size(size.width, height + space.insets.top + space.insets.bottom)
    }

    /**
     * Moves the frame at an index, which is in the first block, to a block further down, and
     * reflects it there if need be.
     */
    private fun move(
        space: Space, frames: DoubleArray, from: Int, to: Int, block: Int, size: Size
    ) {
        val x = frames[4 * from]
        val width = frames[4 * from + 2]
        val reflected = space.insets.leading + size.width - space.insets.trailing - x - width
        put(
            frames, to, if (reflects && block % 2 == 1) reflected else x,
            frames[4 * from + 1] + block * step(space, size), width, frames[4 * from + 3]
        )
    }

    /** The frames of the first block are also those of the others, moved. */
    override fun fill(space: Space, ratios: DoubleArray, frames: DoubleArray) {
        val size = sizeOfBlock(space, perBlock)
        for (start in 0 until tiles step perBlock) {
            val block = start / perBlock
            val isRest = tiles - start < perBlock
            val photos = if (isRest) tiles - start else perBlock
            val first = if (isRest) start else 0
            if (block == 0 || isRest) fillBlocks(plan(space, photos), space, frames, start)
            if (block > 0) {
                for (index in 0 until photos) move(space, frames, first + index, start + index, block, size)
            }
        }
    }

    override fun solve(space: Space, ratios: DoubleArray): DoubleArray = noRatios

    /** The block with a number. */
    private fun planAt(space: Space, number: Int): BlockPlan {
        val rest = tiles - number * perBlock
        return plan(space, if (rest < perBlock) rest else perBlock)
    }

    override fun frame(space: Space, frames: DoubleArray, index: Int): DoubleArray {
        val number = index / perBlock
        val frame = planAt(space, number).frame(space, frames, index % perBlock)
        if (number > 0) move(space, frame, 0, 0, number, sizeOfBlock(space, perBlock))
        return frame
    }

    override fun edges(space: Space, frames: DoubleArray, index: Int): Int {
        val number = index / perBlock
        val block = planAt(space, number)
        var edges = block.edges(space, frames, index % perBlock)
        if (number > 0) edges = edges and Edge.TOP.inv()
        if (number * perBlock + block.tiles < tiles) edges = edges and Edge.BOTTOM.inv()
        return if (reflects && number % 2 == 1) reflect(edges) else edges
    }
}
