package gridgen

/** The tiles for one count of photos, in the order of the photos. */
public class Layout internal constructor(private val space: Space/*@ photos */, private val frames: DoubleArray/*@ end */) {
    /** The size of the container. */
    public val size: Size = sizeOf(space)
    /** The number of tiles. */
    public val count: Int = space.tiles
    /** The number of photos without a tile. */
    public val hidden: Int = space.hidden
    //@ kit
    /** The columns of a waterfall; otherwise 0. */
    internal val columns: Int get() = space.columns
    /** Whether tiles are in rows for any number of photos. */
    internal val hasRows: Boolean get() = space.perRow > 0
    //@ end

    /** The frame of a tile; an index without a tile gives an empty one. */
    public fun frame(index: Int): Frame {
        if (index < 0 || index >= count) return Frame(0.0, 0.0, 0.0, 0.0)
        //@ photos
        if (space.greatest > 0) return placed(space, frames.copyOfRange(4 * index, 4 * index + 4), size)
        //@ end
        val frame = DoubleArray(4)
        //@ repeats
        if (space.perBlock > 0) frameInRepeat(space, index, frame)
        //@ end
        //@ blocks
        /*@ repeats */else /*@ end */frameInBlock(space, index, frame)
        //@ end
        return placed(space, frame, size)
    }

    /** What a tile shows; an index without a tile gives a photo. */
    public fun role(index: Int): Role {
        if (index != count - 1) return Role.PHOTO
        //@ append
        if (space.adds) return Role.ADD
        //@ end
        return if (hidden > 0) Role.MORE else Role.PHOTO
    }

    /** The edges of the container that a tile touches, as bits of [Edge]; an index without a tile gives none. */
    public fun edges(index: Int): Int {
        if (index < 0 || index >= count) return 0
        //@ kinds
        val edges = edgesOfTile(index)
        //@ end
        //@ !kinds
        //| val edges = edgesInBlock(space, index)
        //@ end
        return if (space.mirrored) reflect(edges) else edges
    }

    /** The edges before mirroring. */
    private fun edgesOfTile(index: Int): Int {
        //@ photos
        if (space.greatest > 0) return edgesOfPhoto(index)
        //@ end
        //@ repeats
        if (space.perBlock > 0) return edgesInRepeat(space, index)
        //@ end
        //@ blocks
        return edgesInBlock(space, index)
        //@ end
        //@ !blocks
        //| return 0
        //@ end
    }

    /** The edges of a photo that keeps its ratio. */
    private fun edgesOfPhoto(index: Int): Int {
        //@ columns
        if (space.columns > 0) return edgesInColumns(space, frames, index)
        //@ end
        //@ justified
        if (space.sizing != Sizing.NONE) return edgesInJustifiedRows(space, frames, index)
        //@ end
        //@ boxes
        val beside = edgesBesideBox(space, frames, index)
        //@ end
        //@ photoRows
        if (space.perRow > 0) return edgesInRows(space, index)/*@ boxes */ and beside.inv()/*@ end */
        //@ end
        //@ trees
        if (space.tree != "") return (space.edges[index] - '@')/*@ boxes */ and beside.inv()/*@ end */
        //@ end
        return 0
    }
}

/** The movement of a photo from one layout to the next: its index and its frame, before and after. */
public data class Move(val from: Int, val to: Int, val start: Frame, val end: Frame)
