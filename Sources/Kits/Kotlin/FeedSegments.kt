package gridgen

/** How many segments above one that is asked for are laid out first, where nothing nearer says how its rows begin. */
private const val reach = 8

/** How many segments an estimate for another width is made from. */
private const val mostSamples = 48

/** More photos than any budget. */
private const val unlimited = Long.MAX_VALUE / 2

/** A group that a change touches, and its plan if its bands are rows. */
private class TouchedGroup(val start: Int, val end: Int, val rows: PhotoPlan?)

/**
 * The heights of a feed: an index of segments, which are some 400 photos in whole bands. Of two segments after one another that are laid
 * out, the second begins where the bands of the first end.
 */
internal class FeedSegments(val chunks: FeedChunks, forms: FeedForms) {
    var forms: FeedForms = forms
        private set
    /** The photos of a segment, more or less. Tests have shorter ones. */
    var aim: Int = 400
    /** How many photos a change may lay out after those that are new. */
    var budget: Int = 16384
    /** How many photos have been laid out. */
    var work: Long = 0L
        private set
    private var bands = FeedBands(forms, chunks)
    private val segments = ArrayList<FeedSegment>()
    /** The photos and heights before each segment, and at the end all of them. */
    private var photosBefore = IntArray(roomForSums(0))
    private var heightBefore = DoubleArray(roomForSums(0))
    /** How many segments before each one are estimates, and the width of the widest band before it. */
    private var estimatesBefore = IntArray(roomForSums(0))
    private var widthBefore = DoubleArray(roomForSums(0))

    fun copy(): FeedSegments {
        val copy = FeedSegments(chunks.copy(), FeedForms(forms.grid, forms.container))
        copy.aim = aim
        copy.budget = budget
        copy.segments.addAll(segments)
        copy.renew(0)
        return copy
    }

    /** The height of all bands, with a gap after each. */
    val height: Double get() = heightBefore[segments.size]

    /** The width of the widest band. */
    val width: Double get() = widthBefore[segments.size]

    val isExact: Boolean get() = estimatesBefore[segments.size] == 0

    /** Puts segments in place of others, and renews the sums. Short ones join their neighbors. */
    private fun splice(start: Int, stop: Int, made: ArrayList<FeedSegment>) {
        var first = start
        var end = stop
        if (first > 0 && canJoin(segments[first - 1], made.firstOrNull(), aim)) {
            first -= 1
            made[0] = segments[first].joined(made[0])
        }
        if (end < segments.size && canJoin(made.lastOrNull(), segments[end], aim)) {
            made[made.size - 1] = made[made.size - 1].joined(segments[end])
            end += 1
        }
        segments.replaceRange(first, end, made)
        renew(first)
    }

    /** Renews the sums from a segment on. */
    private fun renew(first: Int) {
        photosBefore = grown(photosBefore, segments.size)
        estimatesBefore = grown(estimatesBefore, segments.size)
        heightBefore = grown(heightBefore, segments.size)
        widthBefore = grown(widthBefore, segments.size)
        for (at in first until segments.size) {
            val segment = segments[at]
            photosBefore[at + 1] = photosBefore[at] + segment.count
            heightBefore[at + 1] = heightBefore[at] + segment.height
            estimatesBefore[at + 1] = estimatesBefore[at] + if (segment.isLaidOut) 0 else 1
            widthBefore[at + 1] = maxOf(widthBefore[at], segment.width)
        }
    }

    private fun segmentOf(photo: Int): Int = find(segments.size) { photosBefore[it + 1] > photo }

    // Layout

    /** Whether bands begin with the first photo of a segment. */
    private fun isStart(at: Int): Boolean = at == 0 || segments[at - 1].isLaidOut || chunks.begins(photosBefore[at])

    /** The segment from which on one can be laid out: the nearest one that bands begin with, or one that is out of sight of it. */
    private fun restart(at: Int): Int {
        var first = at
        while (!isStart(first)) {
            if (at - first >= reach) {
                bands.seek(photosBefore[first], Double.NaN)
                if (bands.hasRows) break
            }
            first -= 1
        }
        return first
    }

    /**
     * Lays out bands from a segment on. Ends where a segment goes on that is laid out, at `goal`, or after so many photos as a budget
     * allows.
     */
    private fun layOut(first: Int, goal: Int, budget: Long) {
        val start = photosBefore[first]
        val before = segments[first].before
        val maker = FeedMaker(aim, if (chunks.begins(start)) Double.NaN else before)
        val stop = minOf(goal.toLong(), start + budget)
        bands.seek(start, before)
        var next = first
        while (true) {
            while (next < segments.size && photosBefore[next] < bands.end) next += 1
            if (goesOn(next)) break
            if (bands.end >= stop || !bands.next()) break
            maker.add(bands, forms.rowGap)
        }
        work += bands.end - start
        maker.close(bands.after)
        finish(first, next, maker.made)
    }

    /** Whether a segment begins with the next band and is laid out. */
    private fun goesOn(at: Int): Boolean {
        if (at >= segments.size || photosBefore[at] != bands.end || !segments[at].isLaidOut) return false
        val before = segments[at].before
        return before == bands.after || before.isNaN() && bands.after.isNaN()
    }

    /** Puts in what was made, with the rest of an old segment before `stop` that was met; a segment that doesn't go on is an estimate. */
    private fun finish(first: Int, stop: Int, made: ArrayList<FeedSegment>) {
        val rest = photosBefore[stop] - bands.end
        var next = stop
        if (rest > 0) {
            made.add(segments[next - 1].estimated(rest, bands.after))
        } else if (next < segments.size && !goesOn(next)) {
            made.add(segments[next].estimated(segments[next].count, bands.after))
            next += 1
        }
        splice(first, next, made)
    }

    /** Lays out a segment unless it is; false if it was. */
    private fun ensure(at: Int): Boolean {
        if (segments[at].isLaidOut) return false
        layOut(restart(at), photosBefore[at + 1], unlimited)
        return true
    }

    /** Lays out estimates from the top, of about so many photos; returns whether none is left. */
    fun refine(photos: Long): Boolean {
        val end = work + photos
        while (!isExact && work < end) {
            layOut(find(segments.size) { estimatesBefore[it + 1] > 0 }, Int.MAX_VALUE, end - work)
        }
        return isExact
    }

    // Changes

    /** The group of a photo before or after a change; null if there is no such photo. */
    private fun touched(photo: Int): TouchedGroup? {
        if (photo < 0 || photo >= chunks.count) return null
        val start = chunks.groupStart(photo)
        val end = chunks.groupEnd(photo)
        return TouchedGroup(start, end, rowsOf(forms.plan(chunks, start, end), end - start))
    }

    /** Changes photos, and lays out what follows from it. `apply` changes the chunks. */
    fun change(change: FeedChange, apply: () -> Unit) {
        val start = change.start
        val above = touched(start - 1)
        val below = touched(start + change.removed)
        apply()
        bands.forget()
        if (chunks.count == 0) return splice(0, segments.size, ArrayList())
        val aboveNow = touched(start - 1)
        val belowNow = touched(start + change.inserted)
        var from = maxOf(0, start - 1)
        var settled = start + change.inserted
        // All of a group changes with its plan.
        if (aboveNow != null && !areAlike(above?.rows, aboveNow.rows)) from = aboveNow.start
        if (below != null && belowNow != null) {
            val isWhole = below.start == start + change.removed && belowNow.start == settled
            if (!isWhole && !areAlike(below.rows, belowNow.rows)) settled = belowNow.end
        }
        val first = resize(change, from, settled)
        if (first >= 0) layOut(first, Int.MAX_VALUE, settled.toLong() - photosBefore[first] + budget)
    }

    /**
     * Gives segments as many photos as there are after a change, and makes those with photos from `from` up to `settled` estimates.
     * Returns the first of them, or -1 if it can't be laid out, since it was an estimate.
     */
    private fun resize(change: FeedChange, from: Int, settled: Int): Int {
        val start = change.start
        val inserted = change.inserted
        val end = start + change.removed
        if (segments.isEmpty()) {
            splice(0, 0, arrayListOf(FeedSegment(inserted, 0.0, 0.0, Double.NaN, false)))
            return 0
        }
        val last = segments.size - 1
        val first = minOf(segmentOf(from), last)
        val holder = minOf(segmentOf(maxOf(0, start - 1)), last)
        val wasLaidOut = segments[first].isLaidOut
        val made = ArrayList<FeedSegment>()
        var at = first
        while (at <= last) {
            val top = photosBefore[at]
            val segment = segments[at]
            if (at > holder && top >= end && top - change.removed + inserted >= settled) break
            val lost = maxOf(0, minOf(photosBefore[at + 1], end) - maxOf(top, start))
            val count = segment.count - lost + if (at == holder) inserted else 0
            // Where other ratios come for photos, these stay in their segments.
            val own = if (change.removed == inserted) segment.count else count
            if (own > 0) made.add(segment.estimated(own, if (at == first) segment.before else Double.NaN))
            at += 1
        }
        splice(first, at, made)
        return if (wasLaidOut || isStart(first)) first else -1
    }

    /** Changes the container. All heights become estimates, unless the feed is small. */
    fun changeForms(other: FeedForms) {
        forms = other
        bands = FeedBands(other, chunks)
        val isSmall = chunks.count <= budget
        val known = HashMap<Int, FeedSegment>()
        val scale = if (isSmall) 1.0 else sample(known)
        val width = other.space.width
        val made = ArrayList<FeedSegment>(segments.size)
        for ((at, segment) in segments.withIndex()) {
            made.add(known[at] ?: FeedSegment(segment.count, rounded(segment.height * scale), width, Double.NaN, false))
        }
        splice(0, segments.size, made)
        if (isSmall) refine(unlimited)
    }

    /** How much higher some segments are in a container than they were. Collects those that are laid out. */
    private fun sample(known: HashMap<Int, FeedSegment>): Double {
        val samples = minOf(mostSamples, segments.size)
        var before = 0.0
        var after = 0.0
        for (sample in 0 until samples) {
            val at = (sample.toLong() * segments.size / samples).toInt()
            val segment = measure(at) ?: continue
            before += segments[at].height
            after += segment.height
            if (segment.isLaidOut) known[at] = segment
        }
        // Without a height, as in a view that is hidden, the estimates stay.
        if (!(after > 0)) known.clear()
        return if (before > 0 && after > 0) after / before else 1.0
    }

    /**
     * A segment as it is laid out alone; an estimate unless groups begin and end with it. Null if it begins within a group without rows.
     */
    private fun measure(at: Int): FeedSegment? {
        val start = photosBefore[at]
        val end = photosBefore[at + 1]
        bands.seek(start, Double.NaN)
        val begins = chunks.begins(start)
        if (!begins && !bands.hasRows) return null
        var height = 0.0
        var width = 0.0
        while (bands.end < end && bands.next()) {
            height += bands.height + forms.rowGap
            width = maxOf(width, bands.width)
        }
        work += bands.end - start
        val isLaidOut = begins && bands.end == end && (end == chunks.count || chunks.begins(end))
        val whole = FeedSegment(bands.end - start, height, width, Double.NaN, isLaidOut)
        return if (isLaidOut) whole else whole.estimated(segments[at].count)
    }

    // Questions

    /** Goes to a segment that is laid out, before its first band. */
    private fun enter(at: Int): Unit = bands.seek(photosBefore[at], segments[at].before)

    /** Goes to the band of a photo, and returns its upper edge. */
    fun seek(photo: Int): Double {
        var at = segmentOf(photo)
        if (ensure(at)) at = segmentOf(photo)
        var top = heightBefore[at]
        enter(at)
        while (bands.next() && bands.end <= photo) top += bands.height + forms.rowGap
        return top
    }

    /** Writes the frame of a photo to the beginning of an array, below `inset`. */
    fun place(photo: Int, inset: Double, frame: DoubleArray) {
        val top = seek(photo)
        bands.place(photo, photo + 1, inset + top, frame, 0)
    }

    /** Writes the frames of photos of the band at which bands are, and of those below it, as far as there is room. */
    private fun write(start: Int, end: Int, top: Double, frames: DoubleArray) {
        val stop = minOf(end, start + frames.size / 4)
        var photo = start
        var y = top
        while (photo < stop) {
            val last = minOf(stop, bands.end)
            bands.place(photo, last, y, frames, photo - start)
            photo = last
            y += bands.height + forms.rowGap
            if (photo < stop) bands.next()
        }
    }

    /** Lays out what lies between two heights. */
    private fun ensureBetween(top: Double, bottom: Double) {
        var at = firstBelow(top)
        while (at < segments.size && heightBefore[at] < bottom) if (ensure(at)) at = firstBelow(top) else at += 1
    }

    /** The first segment that ends below a height. */
    private fun firstBelow(top: Double): Int = find(segments.size) { heightBefore[it + 1] > top }

    /**
     * The photos from the first to the last one whose tile meets two heights; an empty range if none does. Writes their frames to an
     * array, below `inset`.
     */
    fun range(top: Double, bottom: Double, inset: Double, frames: DoubleArray?): IntRange {
        ensureBetween(top, bottom)
        val at = firstBelow(top)
        if (at == segments.size) return 0 until 0
        var first = 0
        var end = 0
        var photo = 0
        var before = Double.NaN
        var upper = 0.0
        var y = heightBefore[at]
        enter(at)
        while (y < bottom && bands.next()) {
            val found = bands.search(top - y, bottom - y)
            if (!found.isEmpty()) {
                if (end == 0) {
                    first = found.first
                    photo = bands.start
                    before = bands.before
                    upper = y
                }
                end = found.last + 1
            }
            y += bands.height + forms.rowGap
        }
        if (end > 0 && frames != null) {
            bands.seek(photo, before)
            bands.next()
            write(first, end, inset + upper, frames)
        }
        return first until end
    }

    /** The first photos of the first and of the last group whose heading meets two heights; null if none does. */
    fun headings(top: Double, bottom: Double): Pair<Int, Int>? {
        ensureBetween(top, bottom)
        val at = firstBelow(top)
        if (at == segments.size) return null
        var found: Pair<Int, Int>? = null
        var y = heightBefore[at]
        enter(at)
        while (y < bottom && bands.next()) {
            if (bands.heading > 0 && y + bands.heading > top) found = Pair(found?.first ?: bands.start, bands.start)
            y += bands.height + forms.rowGap
        }
        return found
    }

    /** The first photo whose tile ends below a height; the last one with a tile if none does, and 0 if none has one. */
    fun firstPhoto(top: Double): Int {
        var at = firstBelow(top)
        while (at < segments.size) {
            if (ensure(at)) {
                at = firstBelow(top)
                continue
            }
            val photo = firstIn(at, top)
            if (photo != null) return photo
            at += 1
        }
        at = segments.size - 1
        while (at >= 0) {
            if (ensure(at)) at = segments.size - 1
            val photo = lastIn(at)
            if (photo != null) return photo
            at -= 1
        }
        return 0
    }

    /** The first photo of a segment that is laid out whose tile ends below a height. */
    private fun firstIn(at: Int, top: Double): Int? {
        val stop = photosBefore[at + 1]
        var y = heightBefore[at]
        enter(at)
        while (bands.end < stop && bands.next()) {
            val found = bands.search(top - y, Double.POSITIVE_INFINITY)
            if (!found.isEmpty()) return found.first
            y += bands.height + forms.rowGap
        }
        return null
    }

    /** The last photo of a segment that is laid out that has a tile. */
    private fun lastIn(at: Int): Int? {
        val stop = photosBefore[at + 1]
        var last: Int? = null
        enter(at)
        while (bands.end < stop && bands.next()) if (bands.tilesEnd > bands.start) last = bands.tilesEnd - 1
        return last
    }
}
