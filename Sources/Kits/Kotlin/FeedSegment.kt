package gridgen

/**
 * Photos in whole bands. Segments are never changed, only replaced, so that a copy shares them.
 *
 * @property height the height with a gap after each band
 * @property width the width of the widest band
 * @property before the height of the row before, as bands have it
 * @property isLaidOut whether the segment begins with a band, and the height is that of its bands; otherwise the height is an estimate
 */
internal class FeedSegment(val count: Int, val height: Double, val width: Double, val before: Double, val isLaidOut: Boolean) {
    /** Part of the segment, not laid out: its height is in proportion. */
    fun estimated(photos: Int, before: Double = Double.NaN): FeedSegment =
        FeedSegment(photos, if (count > 0) rounded(height * photos / count) else 0.0, width, before, false)

    /** Two segments that are laid out, as one. */
    fun joined(other: FeedSegment): FeedSegment =
        FeedSegment(count + other.count, height + other.height, maxOf(width, other.width), before, true)
}

/** Whether two segments are to be one: both are laid out, one has less than 3/10 of `aim`, and both have at most 13/10 of it. */
internal fun canJoin(one: FeedSegment?, other: FeedSegment?, aim: Int): Boolean {
    if (one == null || other == null || !one.isLaidOut || !other.isLaidOut) return false
    return 10 * minOf(one.count, other.count) < 3 * aim && 10 * (one.count + other.count) <= 13 * aim
}

/**
 * Makes segments of bands: they end with the band after which they have `aim` photos, or 6/10 of them if its group ends. `before` is the
 * state of the next one.
 */
internal class FeedMaker(private val aim: Int, private var before: Double) {
    val made = ArrayList<FeedSegment>()
    private var count = 0
    private var height = 0.0
    private var width = 0.0

    fun add(bands: FeedBands, rowGap: Double) {
        count += bands.end - bands.start
        height += bands.height + rowGap
        width = maxOf(width, bands.width)
        if (count >= aim || bands.endsGroup && 10 * count >= 6 * aim) close(bands.after)
    }

    /** Ends a segment; `after` is the state of the next one. */
    fun close(after: Double) {
        if (count > 0) {
            val segment = FeedSegment(count, height, width, before, true)
            val previous = made.lastOrNull()
            if (previous != null && canJoin(previous, segment, aim)) made[made.size - 1] = previous.joined(segment) else made.add(segment)
        }
        count = 0
        height = 0.0
        width = 0.0
        before = after
    }
}

/** Photos from `start` on, of which `removed` go and `inserted` come. */
internal class FeedChange(val start: Int, val removed: Int, val inserted: Int)
