package gridgen

/** The tiles for one count of photos, in the order of the photos. */
public interface Layout {
    /** The size of the container. */
    public val size: Size
    /** The number of tiles. */
    public val count: Int
    /** The number of photos without a tile. */
    public val hidden: Int

    /** The frame of a tile; an index without a tile gives an empty one. */
    public fun frame(index: Int): Frame

    /** What a tile shows; an index without a tile gives a photo. */
    public fun role(index: Int): Role

    /** The edges of the container that a tile touches, as bits of [Edge]; an index without a tile gives none. */
    public fun edges(index: Int): Int
}

/** The movement of a photo from one layout to the next: its index and its frame, before and after. */
public data class Move(val from: Int, val to: Int, val start: Frame, val end: Frame)

/** A layout with the frames of photos that keep their ratios, before snapping and mirroring. */
internal class Tiles(val space: Space, private val frames: DoubleArray) : Layout {
    override val size: Size = sizeOf(space)
    override val count: Int = space.plan.tiles
    override val hidden: Int = if (space.photos > count) space.photos - count else 0

    override fun frame(index: Int): Frame {
        if (index < 0 || index >= count) return Frame(0.0, 0.0, 0.0, 0.0)
        return placed(space, space.plan.frame(space, frames, index), size)
    }

    override fun role(index: Int): Role {
        if (index != count - 1) return Role.PHOTO
        return if (space.adds) Role.ADD else if (hidden > 0) Role.MORE else Role.PHOTO
    }

    override fun edges(index: Int): Int {
        if (index < 0 || index >= count) return 0
        val edges = space.plan.edges(space, frames, index)
        return if (space.mirrored) reflect(edges) else edges
    }
}
