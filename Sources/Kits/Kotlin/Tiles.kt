package gridgen

//@ ratios
internal val noRatios: DoubleArray = doubleArrayOf()

//@ end
internal fun least(a: Double, b: Double): Double = if (b < a) b else a

internal fun greatest(a: Double, b: Double): Double = if (b >= a) b else a

/** Writes a frame. */
internal fun put(frames: DoubleArray, index: Int, x: Double, y: Double, width: Double, height: Double) {
    frames[4 * index] = x
    frames[4 * index + 1] = y
    frames[4 * index + 2] = width
    frames[4 * index + 3] = height
}

/** The frame of four numbers, snapped and mirrored. */
internal fun placed(space: Space, frame: DoubleArray, size: Size): Frame {
    space.place(frame, 0, size)
    return Frame(frame[0], frame[1], frame[2], frame[3])
}

/** The size of the container, snapped. */
internal fun sizeOf(space: Space): Size {
    //@ photos
    if (space.greatest > 0) return space.snapSize(space.width, space.fullHeight)
    //@ end
    //@ kit
    if (space.tiles == 0) return space.snapSize(if (space.grid.fitsTiles) 0.0 else space.width, 0.0)
    //@ end
    //@ fitsTiles
    //| if (space.tiles == 0) return space.snapSize(0.0, 0.0)
    //@ end
    //@ blocks !fitsTiles
    //| if (space.tiles == 0) return space.snapSize(space.width, 0.0)
    //@ end
    //@ repeats
    val size = if (space.perBlock > 0) sizeOfRepeat(space) else space.grid.sizeOfBlocks(space)
    return space.snapSize(size.width, size.height)
    //@ end
    //@ !repeats sizes
    //| val size = sizeOfBlocks(space)
    //| return space.snapSize(size.width, size.height)
    //@ end
    //@ !repeats !sizes contentHeight
    //| return space.snapSize(space.width, space.fullHeight)
    //@ end
    //@ !repeats !sizes !contentHeight
    //| return space.snapSize(space.width, 0.0)
    //@ end
}

/** The edges with left and right exchanged. */
internal fun reflect(edges: Int): Int {
    val isLeft = edges and Edge.LEFT != 0
    val isRight = edges and Edge.RIGHT != 0
    return if (isLeft == isRight) edges else edges xor (Edge.LEFT or Edge.RIGHT)
}
