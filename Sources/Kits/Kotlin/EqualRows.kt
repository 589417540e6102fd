package gridgen

/** How the tiles of rows get their size. */
public enum class Sizing { TILE_RATIO, TILE_HEIGHT, TILE_SIZE, FRAME, SPREAD }

/** The number and length of the first rows, and of the last ones. */
private class Split(count: Int, perRow: Int, last: Last) {
    val firstRows: Int
    val firstLength: Int
    val lastRows: Int
    val lastLength: Int

    init {
        val rows = (count - 1) / perRow + 1
        val isBalanced = last == Last.BALANCED
        firstRows = if (isBalanced) rows - count % rows else rows - 1
        firstLength = if (isBalanced) count / rows else perRow
        lastRows = if (isBalanced) count % rows else 1
        lastLength = if (isBalanced) count / rows + 1 else count - (rows - 1) * perRow
    }
}

/**
 * Rows of equal tiles, of which each has at most `perRow`.
 *
 * `size` is the ratio or the width of tiles, and `align` the part of what is left that lies
 * before a short row.
 */
public class EqualRowsPlan(
    tiles: Int, private val sizing: Sizing, private val perRow: Int, private val last: Last,
    private val size: Double = 0.0,
    private val height: Double =
        0.0, private val align: Double = 0.0, override val ratio: Double = 0.0
) : BlockPlan(tiles) {
    override val runs: Int get() = 1

    private fun split(): Split = Split(tiles, perRow, last)

    /** The slots of a row of `length` tiles; some may stay empty. */
    private fun slots(length: Int, split: Split): Int {
        if (sizing == Sizing.TILE_SIZE) {
            val first = if (split.firstRows > 0) split.firstLength else 0
            val last = if (split.lastRows > 0) split.lastLength else 0
            return if (first > last) first else last
        }
        // What is left of the width is after a single column.
        if (sizing == Sizing.SPREAD) return if (perRow > 2) perRow else 2
        return if (last == Last.SHORT) perRow else length
    }

    /** The size of the tiles of a row of `length`. */
    private fun tile(space: Space, length: Int, split: Split): Size {
        val count = slots(length, split).toDouble()
        val width = (space.contentWidth - (count - 1) * space.columnGap) / count
        if (sizing == Sizing.TILE_RATIO) return Size(width, width / size)
        if (sizing == Sizing.TILE_HEIGHT) return Size(width, height)
        if (sizing != Sizing.FRAME) return Size(size, height)
        val rows = (split.firstRows + split.lastRows).toDouble()
        return Size(width, (space.contentHeight - (rows - 1) * space.rowGap) / rows)
    }

    override fun measure(space: Space): Size {
        if (sizing == Sizing.FRAME) return Size(space.width, space.height)
        val split = split()
        val first = tile(space, split.firstLength, split)
        val last = tile(space, split.lastLength, split)
        val rows = split.firstRows * first.height + split.lastRows * last.height
        val gaps = (split.firstRows + split.lastRows - 1) * space.rowGap
        val height = space.insets.top + space.insets.bottom + rows + gaps
        if (sizing != Sizing.TILE_SIZE) return Size(space.width, height)
        val count = slots(split.lastLength, split)
        val width = count * last.width + (count - 1) * space.columnGap
        return Size(space.insets.leading + space.insets.trailing + width, height)
    }

    override fun columnGap(space: Space): Double {
        val isSpread = sizing == Sizing.SPREAD && perRow > 1
        return if (isSpread) max(0.0, (space.contentWidth - perRow * size) / (perRow - 1))
            else space.columnGap
    }

    /** Reads the first rows, or the last ones. */
    override fun read(space: Space, number: Int, block: Block) {
        val split = split()
        val first = tile(space, split.firstLength, split)
        val isFirst = number == 0 && split.firstRows > 0
        val length = if (isFirst) split.firstLength else split.lastLength
        val own = if (isFirst) first else tile(space, length, split)
        val empty = slots(length, split) - length
        var edges = 0
        if (isFirst || split.firstRows == 0) edges = edges or Edge.TOP
        if (!isFirst || split.lastRows == 0) edges = edges or Edge.BOTTOM
        if (align == 0.0 || empty == 0) edges = edges or Edge.LEFT
        if (align == 1.0 || empty == 0) edges = edges or Edge.RIGHT
        block.rows = if (isFirst) split.firstRows else split.lastRows
        block.columns = length
        block.edges = edges
        block.x = align * empty * (own.width + space.columnGap)
        block.y = if (isFirst) 0.0 else split.firstRows * (first.height + space.rowGap)
        block.width = own.width
        block.height = own.height
    }
}
