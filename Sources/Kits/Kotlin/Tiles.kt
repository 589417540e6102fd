package gridgen

internal val noRatios: DoubleArray = doubleArrayOf()

internal fun min(a: Double, b: Double): Double = if (b < a) b else a

internal fun max(a: Double, b: Double): Double = if (b >= a) b else a

/** Writes a frame. */
internal fun put(
    frames: DoubleArray, index: Int, x: Double, y: Double, width: Double, height: Double
) {
    frames[4 * index] = x
    frames[4 * index + 1] = y
    frames[4 * index + 2] = width
    frames[4 * index + 3] = height
}

/** The edges with left and right exchanged. */
internal fun reflect(edges: Int): Int {
    val isLeft = edges and Edge.LEFT != 0
    val isRight = edges and Edge.RIGHT != 0
    return if (isLeft == isRight) edges else edges xor (Edge.LEFT or Edge.RIGHT)
}
