package gridgen

/**
 * Goes through the bands of a feed and lays them out, one after another: a band is a row of photos where rows can restart, otherwise all
 * of a group.
 *
 * Heights of rows before others are NaN where they don't matter: virtual machines would allocate numbers that may be null.
 */
internal class FeedBands(private val forms: FeedForms, private val chunks: FeedChunks) {
    /** The photos of the band: its first, and the one after its last. */
    var start: Int = 0
        private set
    var end: Int = 0
        private set
    /** The height of the heading that begins the band, if it begins a group. */
    var heading: Double = 0.0
        private set
    /** The height of the band with the heading, without the gap below it, and the width of its layout with the insets. */
    var height: Double = 0.0
        private set
    var width: Double = 0.0
        private set
    /** The height of the row before, not rounded, if it matters to a last row of the same group; and the same for the next band. */
    var before: Double = Double.NaN
        private set
    var after: Double = Double.NaN
        private set
    private var groupStart = 0
    private var groupEnd = 0
    /** The plan of the group, and the same if its bands are rows. */
    private var plan: Plan = NoTiles
    private var rows: PhotoPlan? = null
    private val group = FeedGroup(forms)
    /** Ratios of the group's photos within the plan's limits, from the photo `first` up to `loaded`; and frames of the row's tiles. */
    private var ratios = DoubleArray(512)
    private var frames = DoubleArray(64)
    private var first = 0
    private var loaded = 0
    /** The sum of the row's ratios. */
    private var sum = 0.0

    /** Forgets layouts, since photos changed. */
    fun forget(): Unit = group.forget()

    /** Goes before the band that begins with a photo; `before` is the height of the row before, if it is of the same group. */
    fun seek(photo: Int, before: Double) {
        end = photo
        groupEnd = photo
        if (photo >= chunks.count) return
        enterGroup(chunks.groupStart(photo))
        after = if (photo == groupStart) Double.NaN else before
    }

    /** Whether the group ends with the band. */
    val endsGroup: Boolean get() = end == groupEnd

    /** The photo after the last one of the band that has a tile. */
    val tilesEnd: Int get() = if (rows == null) start + group.tiles else end

    /** Whether rows can begin with photos that aren't the first of their group. */
    val hasRows: Boolean get() = rows != null

    private fun enterGroup(start: Int) {
        groupStart = start
        groupEnd = chunks.groupEnd(start)
        plan = forms.plan(chunks, start, groupEnd)
        rows = rowsOf(plan, groupEnd - start)
        after = Double.NaN
        first = 0
        loaded = 0
    }

    /** Lays out the next band; false after the last one. */
    fun next(): Boolean {
        start = end
        if (start >= chunks.count) return false
        if (start >= groupEnd) enterGroup(start)
        before = after
        heading = if (start == groupStart) forms.heading else 0.0
        val rows = rows
        if (rows == null) measureGroup() else measureRow(rows)
        return true
    }

    private fun measureGroup() {
        group.measure(chunks, groupStart, groupEnd, plan)
        end = groupEnd
        height = heading + group.height
        width = group.width
    }

    private fun measureRow(plan: PhotoPlan) {
        val space = forms.space
        if (plan is AimedPlan) findAimedEnd(plan)
        else if (plan is PhotoRowsPlan) findEnd(plan, start + minOf(plan.perRow, groupEnd - start))
        val filled = (space.contentWidth - (end - start - 1) * space.columnGap) / sum
        height = heading + rounded(filled)
        width = space.width
        after = Double.NaN
        if (plan !is AimedPlan) return
        if (end == groupEnd) {
            val previous = if (before.isNaN()) null else before
            height = heading + rounded(plan.lastHeight(space, start - first, end - first, sum, filled, previous, ratios))
        } else if (plan.aim == Aim.NEAR && plan.last != Last.STRETCH) {
            after = filled
        }
    }

    /** Finds the end of a row that takes photos up to its aim. */
    private fun findAimedEnd(plan: AimedPlan) {
        val space = forms.space
        var photo = start
        var narrowest = Double.POSITIVE_INFINITY
        sum = 0.0
        while (photo < groupEnd) {
            if (photo >= loaded) load(plan)
            val ratio = ratios[photo - first]
            narrowest = min(narrowest, ratio)
            if (!plan.takes(space, ratio, photo - start, sum, narrowest)) break
            sum += ratio
            photo += 1
        }
        end = photo
    }

    /** Makes a row end before a photo. */
    private fun findEnd(plan: PhotoPlan, end: Int) {
        sum = 0.0
        for (photo in start until end) {
            if (photo >= loaded) load(plan)
            sum += ratios[photo - first]
        }
        this.end = end
    }

    /** Loads ratios from the beginning of the row on, more than were loaded of it. */
    private fun load(plan: PhotoPlan) {
        val length = minOf(maxOf(512, 2 * (loaded - start)), groupEnd - start)
        if (ratios.size < length) ratios = DoubleArray(length)
        chunks.read(start, start + length, ratios)
        for (index in 0 until length) ratios[index] = limit(ratios[index], plan.least, plan.greatest)
        first = start
        loaded = start + length
    }

    /**
     * The photos of the band from the first to the last one whose tile meets two heights, below the band's upper edge; an empty range at
     * the end of the band if none does.
     */
    fun search(top: Double, bottom: Double): IntRange {
        if (rows != null) return (if (heading < bottom && height > top) start else end) until end
        val found = group.search(chunks, top - heading, bottom - heading)
        return if (found.isEmpty()) end until end else start + found.first..start + found.last
    }

    /**
     * Writes the frames of photos of the band, whose upper edge is given, to an array from a place on. A photo without a tile gets an
     * empty one at the upper left corner of the last tile.
     */
    fun place(from: Int, to: Int, top: Double, target: DoubleArray, place: Int) {
        val rows = rows
        val y = top + heading
        if (rows != null) return placeRow(rows, from, to, y, target, place)
        for (photo in from until to) placeInGroup(photo - start, y, target, 4 * (place + photo - from))
    }

    private fun placeInGroup(index: Int, top: Double, target: DoubleArray, at: Int) {
        val tiles = group.tiles
        if (tiles > 0) {
            group.frame(chunks, minOf(index, tiles - 1), target, at)
        } else {
            target[at] = forms.space.insets.leading
            target[at + 1] = 0.0
        }
        target[at + 1] += top
        if (index < tiles) return
        target[at + 2] = 0.0
        target[at + 3] = 0.0
    }

    private fun placeRow(plan: PhotoPlan, from: Int, to: Int, top: Double, target: DoubleArray, place: Int) {
        val space = forms.space
        val rowStart = start - first
        val rowEnd = end - first
        if (frames.size < 4 * rowEnd) frames = DoubleArray(8 * rowEnd)
        if (plan is AimedPlan) {
            val previous = if (before.isNaN()) null else before
            plan.placeRow(space, rowStart, rowEnd, sum, 0.0, end == groupEnd, previous, ratios, frames)
        } else {
            val filled = (space.contentWidth - (rowEnd - rowStart - 1) * space.columnGap) / sum
            putRow(space, rowStart, rowEnd, space.insets.leading, 0.0, filled, ratios, frames)
        }
        for (photo in from until to) {
            val frame = 4 * (photo - first)
            put(target, place + photo - from, frames[frame], top, frames[frame + 2], height - heading)
        }
    }
}
