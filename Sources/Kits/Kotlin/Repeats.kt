package gridgen

/** The distance of a block from the next. */
private fun stepOf(space: Space, size: Size): Double = size.height - space.insets.top - space.insets.bottom + space.rowGap

/** The size of the container: whole blocks, and the photos that remain. */
internal fun sizeOfRepeat(space: Space): Size {
    val perBlock = space.perBlock
    val rest = space.tiles % perBlock
    val size = space.grid.sizeOfBlocks(space.grid.blockOf(space, perBlock))
    val last = if (rest > 0) stepOf(space, space.grid.sizeOfBlocks(space.grid.blockOf(space, rest))) else 0.0
    val height = (space.tiles / perBlock) * stepOf(space, size) + last - space.rowGap
    return Size(size.width, height + space.insets.top + space.insets.bottom)
}

/** Moves the frame at an index, which is in the first block, to a block further down, and reflects it there if need be. */
private fun move(space: Space, frames: DoubleArray, from: Int, to: Int, block: Int, size: Size) {
    val x = frames[4 * from]
    val width = frames[4 * from + 2]
    val reflected = space.insets.leading + size.width - space.insets.trailing - x - width
    put(
        frames, to, if (space.reflects && block % 2 == 1) reflected else x,
        frames[4 * from + 1] + block * stepOf(space, size), width, frames[4 * from + 3])
}

/** Writes the frames of all blocks. Those of the first are also those of the others, moved. */
internal fun fillRepeat(space: Space, frames: DoubleArray) {
    val perBlock = space.perBlock
    val size = space.grid.sizeOfBlocks(space.grid.blockOf(space, perBlock))
    for (start in 0 until space.tiles step perBlock) {
        val block = start / perBlock
        val isRest = space.tiles - start < perBlock
        val photos = if (isRest) space.tiles - start else perBlock
        val first = if (isRest) start else 0
        if (block == 0 || isRest) fillBlocks(space.grid.blockOf(space, photos), frames, start)
        if (block > 0) {
            for (index in 0 until photos) move(space, frames, first + index, start + index, block, size)
        }
    }
}

/** The block that contains a tile. */
private fun blockAt(space: Space, block: Int): Space {
    val rest = space.tiles - block * space.perBlock
    return space.grid.blockOf(space, if (rest < space.perBlock) rest else space.perBlock)
}

/** Writes the frame of a tile as the first one. */
internal fun frameInRepeat(space: Space, index: Int, frame: DoubleArray) {
    val perBlock = space.perBlock
    frameInBlock(blockAt(space, index / perBlock), index % perBlock, frame)
    if (index < perBlock) return
    val size = space.grid.sizeOfBlocks(space.grid.blockOf(space, perBlock))
    move(space, frame, 0, 0, index / perBlock, size)
}

internal fun edgesInRepeat(space: Space, index: Int): Int {
    val perBlock = space.perBlock
    val number = index / perBlock
    val block = blockAt(space, number)
    var edges = edgesInBlock(block, index % perBlock)
    if (number > 0) edges = edges and Edge.TOP.inv()
    if (number * perBlock + block.tiles < space.tiles) edges = edges and Edge.BOTTOM.inv()
    return if (space.reflects && number % 2 == 1) reflect(edges) else edges
}
