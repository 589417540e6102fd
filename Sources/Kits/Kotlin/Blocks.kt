package gridgen

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
public class Block {
    public var rows: Int = 0
    public var columns: Int = 1
    public var edges: Int = 0
    public var x: Double = 0.0
    public var y: Double = 0.0
    public var width: Double = 0.0
        set(value) { field = max(0.0, value) }
    public var height: Double = 0.0
        set(value) { field = max(0.0, value) }
}

/** Layouts of blocks. */
public abstract class BlockPlan(tiles: Int) : Plan(tiles) {
    /** Reads the block with a number; valid while tiles remain. */
    internal abstract fun read(space: Space, number: Int, block: Block)

    /** The gap between the columns of blocks. */
    internal open fun columnGap(space: Space): Double = space.columnGap

    override fun fill(space: Space, ratios: DoubleArray, frames: DoubleArray) {
        fillBlocks(this, space, frames, 0)
    }

    override fun solve(space: Space, ratios: DoubleArray): DoubleArray = noRatios

    /** Reads the block that contains a tile, and returns the index of the tile in it. */
    private fun find(space: Space, index: Int, block: Block): Int {
        var place = index
        var number = 0
        read(space, number, block)
        while (place >= block.rows * block.columns) {
            place -= block.rows * block.columns
            number += 1
            read(space, number, block)
        }
        return place
    }

    override fun frame(space: Space, frames: DoubleArray, index: Int): DoubleArray {
        val block = Block()
        val place = find(space, index, block)
        val x =
            space.insets.leading + block.x + (place % block.columns) * (block.width + columnGap(space))
        val y =
            space.insets.top + block.y + (place / block.columns) * (block.height + space.rowGap)
        return doubleArrayOf(x, y, block.width, block.height)
    }

    override fun edges(space: Space, frames: DoubleArray, index: Int): Int {
        val block = Block()
        val place = find(space, index, block)
        val row = place / block.columns
        val column = place % block.columns
        var edges = block.edges
        if (row > 0) edges = edges and Edge.TOP.inv()
        if (row < block.rows - 1) edges = edges and Edge.BOTTOM.inv()
        if (column > 0) edges = edges and Edge.LEFT.inv()
        if (column < block.columns - 1) edges = edges and Edge.RIGHT.inv()
        return edges
    }
}

/** Writes the frames of the tiles of a plan, block by block and row by row. */
internal fun fillBlocks(plan: BlockPlan, space: Space, frames: DoubleArray, start: Int) {
    val columnGap = plan.columnGap(space)
    val rowGap = space.rowGap
    val all = start + plan.tiles
    val block = Block()
    var index = start
    var number = 0
    while (index < all) {
        plan.read(space, number, block)
        val width = block.width
        val height = block.height
        val x = space.insets.leading + block.x
        val y = space.insets.top + block.y
        // Loops over whole numbers would be unrolled, and then be too large to be inlined, so
        // that the space and the block would be allocated.
        val rows = block.rows.toDouble()
        val columns = block.columns.toDouble()
        var row = 0.0
        var column = 0.0
        do {
            put(
                frames, index, x + column * (width + columnGap), y + row * (height + rowGap), width, height
            )
            index += 1
            column += 1
            if (column == columns) {
                column = 0.0
                row += 1
            }
        } while (row < rows)
        number += 1
    }
}

/** The plan for no photos. */
public object NoTiles : BlockPlan(0) {
    override fun measure(space: Space): Size = Size(space.width, 0.0)
    override fun read(space: Space, number: Int, block: Block) {}
}

/** The plan for no photos in a container that is as wide as its tiles. */
public object NoWidth : BlockPlan(0) {
    override fun measure(space: Space): Size = Size(0.0, 0.0)
    override fun read(space: Space, number: Int, block: Block) {}
}
