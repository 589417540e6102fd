package gridgen

/**
 * How tiles are laid out. Each kind of plan is a class, and what nothing else knows of a kind
 * is its own: files whose grids have no such plans do without it.
 */
public abstract class Plan(internal val tiles: Int) {
    /** The container's ratio, width to height; 0 if it has none. */
    internal open val ratio: Double get() = 0.0
    /**
     * How many runs of tiles go from the top to the bottom: one for rows, a waterfall's
     * columns; 0 if tiles are in any order.
     */
    internal open val runs: Int get() = 0

    /**
     * The size of the container before snapping, once photos that keep their ratios are placed.
     */
    internal abstract fun measure(space: Space): Size

    /** Writes the frames of all tiles before snapping and mirroring. */
    internal abstract fun fill(space: Space, ratios: DoubleArray, frames: DoubleArray)

    /** The frames that a layout keeps: those of photos that keep their ratios. */
    internal abstract fun solve(space: Space, ratios: DoubleArray): DoubleArray

    /** The frame of a tile before snapping and mirroring, given those that a layout keeps. */
    internal abstract fun frame(space: Space, frames: DoubleArray, index: Int): DoubleArray

    /** The edges of the container that a tile touches, before mirroring. */
    internal abstract fun edges(space: Space, frames: DoubleArray, index: Int): Int
}

/** How a last row that isn't full is laid out. */
public enum class Last { SHORT, STRETCH, BALANCED }
