package gridgen

/** The number and length of the first rows, and of the last ones. */
private class Split(plan: Plan) {
    val firstRows: Int
    val firstLength: Int
    val lastRows: Int
    val lastLength: Int

    init {
        val count = plan.tiles
        val rows = (count - 1) / plan.perRow + 1
        val isBalanced = plan.last == Last.BALANCED
        firstRows = if (isBalanced) rows - count % rows else rows - 1
        firstLength = if (isBalanced) count / rows else plan.perRow
        lastRows = if (isBalanced) count % rows else 1
        lastLength = if (isBalanced) count / rows + 1 else count - (rows - 1) * plan.perRow
    }
}

/** The slots of a row of `length` tiles; some may stay empty. */
private fun slots(plan: Plan, length: Int, split: Split): Int {
    if (plan.sizing == Sizing.TILE_SIZE) {
        val first = if (split.firstRows > 0) split.firstLength else 0
        val last = if (split.lastRows > 0) split.lastLength else 0
        return if (first > last) first else last
    }
    // What is left of the width is after a single column.
    if (plan.sizing == Sizing.SPREAD) return if (plan.perRow > 2) plan.perRow else 2
    return if (plan.last == Last.SHORT) plan.perRow else length
}

/** The size of the tiles of a row of `length`. */
private fun tile(space: Space, length: Int, split: Split): Size {
    val count = slots(space, length, split).toDouble()
    val width = (space.contentWidth - (count - 1) * space.columnGap) / count
    if (space.sizing == Sizing.TILE_RATIO) return Size(width, width / space.size)
    //@ contentHeight
    if (space.sizing == Sizing.FRAME) {
        val rows = (split.firstRows + split.lastRows).toDouble()
        return Size(width, (space.contentHeight - (rows - 1) * space.rowGap) / rows)
    }
    //@ end
    return Size(space.size, space.height)
}

//@ equalRows
/** The size of the container before snapping. */
internal fun sizeOfRows(space: Space): Size {
    //@ mixed
    //| if (space.sizing == Sizing.NONE) return sizeOfTable(space)
    //@ end
    //@ contentHeight
    if (space.sizing == Sizing.FRAME) return Size(space.width, space.fullHeight)
    //@ end
    val split = Split(space)
    val first = tile(space, split.firstLength, split)
    val last = tile(space, split.lastLength, split)
    val rows = split.firstRows * first.height + split.lastRows * last.height
    val gaps = (split.firstRows + split.lastRows - 1) * space.rowGap
    val height = space.insets.top + space.insets.bottom + rows + gaps
    if (space.sizing != Sizing.TILE_SIZE) return Size(space.width, height)
    val count = slots(space, split.lastLength, split)
    val width = count * last.width + (count - 1) * space.columnGap
    return Size(space.insets.leading + space.insets.trailing + width, height)
}

/** Reads the first rows, or the last ones. */
internal fun readRows(space: Space, number: Int, block: Block) {
    //@ mixed
    //| if (space.sizing == Sizing.NONE) return readTable(space, number, block)
    //@ end
    val split = Split(space)
    val first = tile(space, split.firstLength, split)
    val isFirst = number == 0 && split.firstRows > 0
    val length = if (isFirst) split.firstLength else split.lastLength
    val own = if (isFirst) first else tile(space, length, split)
    val empty = slots(space, length, split) - length
    var edges = 0
    if (isFirst || split.firstRows == 0) edges = edges or Edge.TOP
    if (!isFirst || split.lastRows == 0) edges = edges or Edge.BOTTOM
    if (space.align == 0.0 || empty == 0) edges = edges or Edge.LEFT
    if (space.align == 1.0 || empty == 0) edges = edges or Edge.RIGHT
    block.rows = if (isFirst) split.firstRows else split.lastRows
    block.columns = length
    block.edges = edges
    block.x = space.align * empty * (own.width + space.columnGap)
    block.y = if (isFirst) 0.0 else split.firstRows * (first.height + space.rowGap)
    block.width = own.width
    block.height = own.height
}
//@ end

/** The gap between the columns of blocks. */
private fun spacing(space: Space): Double {
    val isSpread = space.sizing == Sizing.SPREAD && space.perRow > 1
    return if (isSpread) greatest(0.0, (space.contentWidth - space.perRow * space.size) / (space.perRow - 1)) else space.columnGap
}

/** Writes the frames of the tiles of blocks, row by row, before snapping to pixels and mirroring. */
internal fun fillBlocks(space: Space, frames: DoubleArray, start: Int) {
    //@ spread
    val columnGap = spacing(space)
    //@ end
    //@ !spread
    //| val columnGap = space.columnGap
    //@ end
    val rowGap = space.rowGap
    val block = Block()
    var index = start
    var number = 0
    while (index < start + space.tiles) {
        space.grid.readBlock(space, number, block)
        val width = block.width
        val height = block.height
        val x = space.insets.leading + block.x
        val y = space.insets.top + block.y
        val columns = block.columns.toDouble()
        val end = index + block.rows * block.columns
        var row = 0.0
        var column = 0.0
        // Nested loops would be unrolled, and then be too large to be inlined, so that the space and the block would be allocated.
        do {
            put(frames, index, x + column * (width + columnGap), y + row * (height + rowGap), width, height)
            index += 1
            column += 1
            if (column == columns) {
                column = 0.0
                row += 1
            }
        } while (index < end)
        number += 1
    }
}

/** Reads the block that contains a tile, and returns the index of the tile in it. */
private fun findBlock(space: Space, index: Int, block: Block): Int {
    var place = index
    var number = 0
    space.grid.readBlock(space, number, block)
    while (place >= block.rows * block.columns) {
        place -= block.rows * block.columns
        number += 1
        space.grid.readBlock(space, number, block)
    }
    return place
}

/** Writes the frame of a tile as the first one. */
internal fun frameInBlock(space: Space, index: Int, frame: DoubleArray) {
    val block = Block()
    val place = findBlock(space, index, block)
    //@ spread
    val columnGap = spacing(space)
    //@ end
    //@ !spread
    //| val columnGap = space.columnGap
    //@ end
    put(
        frame, 0, space.insets.leading + block.x + (place % block.columns) * (block.width + columnGap),
        space.insets.top + block.y + (place / block.columns) * (block.height + space.rowGap), block.width, block.height)
}

internal fun edgesInBlock(space: Space, index: Int): Int {
    val block = Block()
    val place = findBlock(space, index, block)
    val row = place / block.columns
    val column = place % block.columns
    var edges = block.edges
    if (row > 0) edges = edges and Edge.TOP.inv()
    if (row < block.rows - 1) edges = edges and Edge.BOTTOM.inv()
    if (column > 0) edges = edges and Edge.LEFT.inv()
    if (column < block.columns - 1) edges = edges and Edge.RIGHT.inv()
    return edges
}
