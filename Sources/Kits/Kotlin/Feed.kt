package gridgen

/**
 * Photos to append: their widths divided by their heights, and their number.
 *
 * A ratio that is missing or not a finite number above 0 is unknown, and so are all with null: they count as usual ones until
 * [Feed.setRatios] says what they are.
 */
public class PhotoGroup(public val ratios: DoubleArray?, public val count: Int = ratios?.size ?: 0)

/** The group that photos join where one group ends and the next begins. */
public enum class InsertedGroup {
    /** The one above, or the first one; in the middle of a group, that group. */
    PREVIOUS,
    /** The one below, or the last one; in the middle of a group, that group. */
    NEXT,
    /** A group of their own. It cuts a group in whose middle it begins: photos that follow join it. */
    NEW,
}

/**
 * A place in a feed that stays where it is when heights change.
 *
 * @property photo the first photo that is visible
 * @property part which part of its tile lies above the place: 0 to 1 within the tile, below 0 in the gap above it
 */
public data class Anchor(val photo: Int, val part: Double = 0.0)

/**
 * Photos in groups, such as days, one group below the other, by the thousand or by the million. A feed finds, changes and measures
 * without laying out all of them.
 *
 * Heights of rows and gaps are rounded to multiples of 1/64, so that sums of them are exact: a feed has the same frames however it came
 * about, once it is exact. What is asked for is laid out before it is answered, so that even questions change a feed; threads mustn't
 * share one. Another width and long changes leave estimates of other heights, so that the feed's height is approximate until [refine]
 * has laid out all.
 */
public interface Feed {
    /** The number of photos. */
    public val count: Int
    /** The number of groups. */
    public val groupCount: Int
    /** The size of all; the width is that of the container, or of the widest group. */
    public val size: Size
    /** Whether the height contains no estimates. */
    public val isExact: Boolean
    /** The width of the container. A number that isn't finite changes nothing. */
    public var width: Double

    /** Lays out about so many photos whose heights are estimates, from the top; returns whether none is left. */
    public fun refine(photos: Int): Boolean

    /**
     * Adds groups at the end. A feed has at most 50,000,000 photos; a group that would exceed that isn't added, and neither is one
     * without photos.
     */
    public fun append(groups: List<PhotoGroup>)

    /** Inserts photos. An index below 0 or above [count] inserts nothing. */
    public fun insert(index: Int, ratios: DoubleArray, into: InsertedGroup = InsertedGroup.PREVIOUS)

    /** Removes photos, as far as there are any. A group without photos ends. */
    public fun remove(index: Int, count: Int)

    /** Replaces ratios of photos, as far as there are any: of those that were unknown. */
    public fun setRatios(index: Int, ratios: DoubleArray)

    /**
     * The photos from the first to the last one whose tile meets two heights, such as the visible part; an empty range if none does.
     * Writes x, y, width and height of all of them to an array, as far as it has room. A photo without a tile has an empty frame. Edges
     * are compared before they are snapped to pixels.
     */
    public fun range(top: Double, bottom: Double, frames: DoubleArray? = null): IntRange

    /**
     * The frame of a photo. One without a tile has an empty frame where the last tile of its group begins; an index without a photo
     * gives an empty one, too.
     */
    public fun frame(index: Int): Frame

    /** The group of a photo; null for an index without one. */
    public fun group(photo: Int): Int?

    /** The photos of a group; null for an index without one. */
    public fun photosInGroup(group: Int): IntRange?

    /**
     * The rectangle of a group's heading, above its photos. Without `heading` in the spec, its height is 0; an index without a group
     * gives an empty one.
     */
    public fun heading(group: Int): Frame

    /** The groups whose headings lie between two heights; an empty range if none does. */
    public fun headings(top: Double, bottom: Double): IntRange

    /** The place at a height. */
    public fun anchor(offset: Double): Anchor

    /** The height of a place. A photo after the last one counts as that; one below 0 gives 0. */
    public fun offset(anchor: Anchor): Double

    /** The part of the photos that lies above a place, 0 to 1: for a scroll bar, which stays when heights change. */
    public fun fraction(anchor: Anchor): Double

    /** The place below a part of the photos, 0 to 1. */
    public fun anchorAtFraction(fraction: Double): Anchor

    /**
     * The movements of photos that lie between two heights, from another feed, such as a copy from before a change. `indexBefore` gives
     * the index of a photo there; null or an index without a photo leaves it out. Photos without a tile before or now are left out, too.
     */
    public fun moves(before: Feed, top: Double, bottom: Double, indexBefore: (Int) -> Int?): List<Move>

    /** A feed that changes by itself. It shares the photos. */
    public fun copy(): Feed
}

/** A feed without photos; null if there is none in a container. */
internal fun makeFeed(grid: Grid, container: Container): Feed? {
    val space = (if (grid.needsHeight) null else measured(grid, container, NoTiles, 0, false)) ?: return null
    val insets = container.insets ?: grid.defaultInsets
    val own = Container(
        width = container.width, rowGap = maxOf(0.0, container.rowGap ?: container.gap ?: grid.defaultRowGap),
        columnGap = if (space.columnGap > 0) space.columnGap else 0.0, insets = Insets(0.0 - grid.heading, insets.leading, 0.0 - grid.foot, insets.trailing),
        scale = container.scale, mirrored = container.mirrored)
    return IndexedFeed(FeedSegments(FeedChunks(), FeedForms(grid, own)), roundedInset(insets.top), roundedInset(insets.bottom) + rounded(grid.foot))
}

/** The greatest number of photos. */
private const val mostPhotos = 50000000

internal class IndexedFeed(internal val segments: FeedSegments, private val top: Double, private val bottom: Double) : Feed {
    private val one = DoubleArray(4)
    private val chunks: FeedChunks get() = segments.chunks

    override val count: Int get() = chunks.count
    override val groupCount: Int get() = chunks.groups
    override val isExact: Boolean get() = segments.isExact

    override val size: Size
        get() {
            val space = segments.forms.space
            val height = if (count > 0) top + (segments.height - space.rowGap) + bottom else 0.0
            // A size is snapped like a frame at the top left corner.
            val frame = doubleArrayOf(0.0, 0.0, maxOf(space.width, segments.width), maxOf(0.0, height))
            snapFrame(space, frame, 0, Size(frame[2], frame[3]))
            return Size(frame[2], frame[3])
        }

    override var width: Double
        get() = segments.forms.container.width
        set(value) {
            if (value != width) segments.changeForms(segments.forms.atWidth(value) ?: return)
        }

    override fun refine(photos: Int): Boolean = segments.refine(photos.toLong())

    // Changes

    override fun append(groups: List<PhotoGroup>) {
        val start = count
        var inserted = 0
        val added = groups.filter {
            val isAdded = it.count > 0 && it.count <= mostPhotos - start - inserted
            if (isAdded) inserted += it.count
            isAdded
        }
        val photos = FloatArray(inserted)
        var at = 0
        for (group in added) {
            storeRatios(group.ratios, group.count, true, photos, at, start)
            at += group.count
        }
        replace(start, 0, photos)
    }

    override fun insert(index: Int, ratios: DoubleArray, into: InsertedGroup) {
        if (index < 0 || index > count || ratios.isEmpty() || ratios.size > mostPhotos - count) return
        val joinsNext = into == InsertedGroup.NEXT || (into == InsertedGroup.PREVIOUS && index == 0)
        // Whether the group that began with the photo at the index begins with the new ones.
        val isTaken = joinsNext && index < count && chunks.begins(index)
        val photos = FloatArray(ratios.size)
        storeRatios(ratios, ratios.size, into == InsertedGroup.NEW || index == 0 || isTaken, photos, 0, index)
        replace(index, 0, photos, if (isTaken) false else null)
    }

    override fun remove(index: Int, count: Int) {
        if (index < 0 || index >= this.count || count < 1) return
        val removed = minOf(count, this.count - index)
        // The next photo begins the group if the one that did goes.
        val begins = chunks.begins(index) || chunks.groupEnd(index) < index + removed
        replace(index, removed, FloatArray(0), if (begins) true else null)
    }

    override fun setRatios(index: Int, ratios: DoubleArray) {
        if (index < 0 || index >= count) return
        val photos = FloatArray(minOf(ratios.size, count - index))
        storeRatios(ratios, photos.size, false, photos, 0, index)
        chunks.keepBeginnings(index, photos)
        replace(index, photos.size, photos)
    }

    /** Replaces photos; `begins` says whether a group begins with the photo after them, if that changes. */
    private fun replace(start: Int, removed: Int, photos: FloatArray, begins: Boolean? = null) {
        val next = start + photos.size
        if (removed == 0 && photos.isEmpty()) return
        segments.change(FeedChange(start, removed, photos.size)) {
            chunks.replace(start, removed, photos)
            if (begins != null && next < chunks.count && chunks.begins(next) != begins) chunks.setBegins(next, begins)
        }
    }

    // Frames

    override fun range(top: Double, bottom: Double, frames: DoubleArray?): IntRange {
        val range = segments.range(top - this.top, bottom - this.top, this.top, frames)
        if (frames != null) finish(frames, minOf(range.last + 1 - range.first, frames.size / 4))
        return range
    }

    /** Snaps and mirrors frames. */
    private fun finish(frames: DoubleArray, count: Int) {
        val space = segments.forms.space
        if (space.scale == 0.0 && !space.mirrored) return
        val size = size
        for (index in 0 until count) {
            val isEmpty = frames[4 * index + 2] == 0.0 && frames[4 * index + 3] == 0.0
            snapFrame(space, frames, index, size)
            if (isEmpty) put(frames, index, frames[4 * index], frames[4 * index + 1], 0.0, 0.0)
        }
    }

    override fun frame(index: Int): Frame {
        if (index < 0 || index >= count) return Frame(0.0, 0.0, 0.0, 0.0)
        segments.place(index, top, one)
        finish(one, 1)
        return Frame(one[0], one[1], one[2], one[3])
    }

    // Groups

    override fun group(photo: Int): Int? = if (photo < 0 || photo >= count) null else chunks.groupOf(photo)

    override fun photosInGroup(group: Int): IntRange? =
        if (group < 0 || group >= groupCount) null else chunks.startOf(group) until chunks.startOf(group + 1)

    override fun heading(group: Int): Frame {
        if (group < 0 || group >= groupCount) return Frame(0.0, 0.0, 0.0, 0.0)
        val y = top + segments.seek(chunks.startOf(group))
        val space = segments.forms.space
        val left = space.insets.leading
        val width = maxOf(0.0, space.contentWidth)
        val height = segments.forms.heading
        // The heading, and what is below it: photos begin where the heading ends, in pixels, too.
        val frames = doubleArrayOf(left, y, width, height, left, y + height, width, 0.0)
        finish(frames, 2)
        return Frame(frames[0], frames[1], frames[2], frames[5] - frames[1])
    }

    override fun headings(top: Double, bottom: Double): IntRange {
        val found = segments.headings(top - this.top, bottom - this.top) ?: return 0 until 0
        return chunks.groupOf(found.first)..chunks.groupOf(found.second)
    }

    // Anchors

    override fun anchor(offset: Double): Anchor {
        if (count == 0 || !(offset > Double.NEGATIVE_INFINITY)) return Anchor(0)
        val photo = segments.firstPhoto(offset - top)
        segments.place(photo, top, one)
        val part = if (one[3] > 0) (offset - one[1]) / one[3] else 0.0
        return Anchor(photo, if (offset == Double.POSITIVE_INFINITY) 1.0 else part)
    }

    override fun offset(anchor: Anchor): Double {
        if (count == 0 || anchor.photo < 0) return 0.0
        segments.place(minOf(anchor.photo, count - 1), top, one)
        val offset = one[1] + anchor.part * one[3]
        return if (offset * 0 == 0.0) offset else one[1]
    }

    override fun fraction(anchor: Anchor): Double {
        val fraction = (anchor.photo + minOf(maxOf(anchor.part, 0.0), 1.0)) / count
        return if (fraction > 0) minOf(fraction, 1.0) else 0.0
    }

    override fun anchorAtFraction(fraction: Double): Anchor {
        if (count == 0) return Anchor(0)
        val place = if (fraction > 0) minOf(fraction, 1.0) * count else 0.0
        val photo = minOf(place.toInt(), count - 1)
        return Anchor(photo, place - photo)
    }

    // Animations

    override fun moves(before: Feed, top: Double, bottom: Double, indexBefore: (Int) -> Int?): List<Move> {
        val moves = ArrayList<Move>()
        for (to in range(top, bottom)) {
            val from = indexBefore(to) ?: continue
            val start = before.frame(from)
            val end = frame(to)
            if (start.width > 0 && start.height > 0 && end.width > 0 && end.height > 0) moves.add(Move(from, to, start, end))
        }
        return moves
    }

    override fun copy(): Feed = IndexedFeed(segments.copy(), top, bottom)
}
