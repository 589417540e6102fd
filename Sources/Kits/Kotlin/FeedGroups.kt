package gridgen

/** The layout of a group as a whole. It keeps the tiles of the group that it placed last. */
internal class FeedGroup(private val forms: FeedForms) {
    private var plan: Plan = NoTiles
    private var space = forms.space
    /** The rows of a plan of equal tiles, which needn't be placed. */
    private var rows: FeedEqualRows? = null
    /** The photos of the group that was measured, and the first photo of the group whose tiles are placed; -1 if none are. */
    private var start = 0
    private var end = 0
    private var placed = -1
    private var ratios = noRatios
    private var frames = noRatios
    /** Where the tiles up to one end and where those from one on begin; and the first photo of their group. */
    private var ends = noRatios
    private var tops = noRatios
    private var sorted = -1
    var tiles: Int = 0
        private set
    /** The height of the tiles, and the width with the insets. */
    var height: Double = 0.0
        private set
    var width: Double = 0.0
        private set

    /** Forgets the tiles that are placed, since photos changed. */
    fun forget() {
        placed = -1
        sorted = -1
    }

    /** Finds the size of a group. */
    fun measure(chunks: FeedChunks, start: Int, end: Int, plan: Plan) {
        if (placed == start) return
        placed = -1
        this.plan = plan
        this.start = start
        this.end = end
        tiles = plan.tiles
        space = Space(forms.grid, forms.container, plan, end - start, false)
        rows = if (plan is EqualRowsPlan) FeedEqualRows(space, plan, forms.rowGap) else null
        // The sizes of photos that keep their ratios are found by placing them.
        if (plan is PhotoPlan) place(chunks)
        val size = plan.measure(space)
        width = size.width
        if (plan !is PhotoPlan) height = rows?.height ?: rounded(size.height)
    }

    /** Places the tiles of the group that was measured. */
    private fun place(chunks: FeedChunks) {
        if (placed == start) return
        placed = start
        if (frames.size < 4 * tiles) frames = DoubleArray(8 * tiles)
        val plan = plan
        if (plan !is PhotoPlan) {
            plan.fill(space, noRatios, frames)
            roundEdges(tiles, frames)
            return
        }
        if (ratios.size < end - start) ratios = DoubleArray(2 * (end - start))
        chunks.read(start, end, ratios)
        val limited = limitedRatios(space, plan, ratios)
        space.height = plan.arrange(space, limited, frames)
        height = when {
            plan is ColumnsPlan -> roundColumns(space, plan, frames, limited, forms.rowGap)
            plan.runs == 1 -> roundRows(tiles, frames, forms.rowGap)
            else -> {
                roundEdges(tiles, frames)
                rounded(space.height)
            }
        }
    }

    /** Writes the frame of a tile, below the group's upper edge, to an array from an index on. */
    fun frame(chunks: FeedChunks, index: Int, target: DoubleArray, at: Int) {
        val rows = rows
        if (rows != null) return rows.frame(index, target, at)
        place(chunks)
        frames.copyInto(target, at, 4 * index, 4 * index + 4)
    }

    /** The tiles from the first to the last one that meets two heights; an empty range after all tiles if none does. */
    fun search(chunks: FeedChunks, top: Double, bottom: Double): IntRange {
        val rows = rows
        if (rows != null) return rows.search(top, bottom)
        place(chunks)
        sort()
        var first = find(tiles) { ends[it] > top }
        var end = find(tiles) { tops[it] >= bottom }
        while (first < end && !meets(first, top, bottom)) first += 1
        while (first < end && !meets(end - 1, top, bottom)) end -= 1
        return if (first < end) first until end else tiles until tiles
    }

    private fun meets(index: Int, top: Double, bottom: Double): Boolean {
        val y = frames[4 * index + 1]
        return y < bottom && y + frames[4 * index + 3] > top
    }

    /** Finds where the tiles up to each one end and those from it on begin, once for the tiles that are placed. */
    private fun sort() {
        if (sorted == placed) return
        sorted = placed
        if (ends.size < tiles) {
            ends = DoubleArray(2 * tiles)
            tops = DoubleArray(2 * tiles)
        }
        var end = 0.0
        for (index in 0 until tiles) {
            end = maxOf(end, frames[4 * index + 1] + frames[4 * index + 3])
            ends[index] = end
        }
        var top = Double.POSITIVE_INFINITY
        for (index in tiles - 1 downTo 0) {
            top = minOf(top, frames[4 * index + 1])
            tops[index] = top
        }
    }
}

/** Rounds the heights of rows, which are tiles one after another at the same height. Returns the height of all. */
private fun roundRows(tiles: Int, frames: DoubleArray, rowGap: Double): Double {
    if (tiles == 0) return 0.0
    var top = 0.0
    var y = frames[1]
    var height = rounded(frames[3])
    for (at in 0 until 4 * tiles step 4) {
        if (frames[at + 1] != y) {
            top += height + rowGap
            y = frames[at + 1]
            height = rounded(frames[at + 3])
        }
        frames[at + 1] = top
        frames[at + 3] = height
    }
    return top + height
}

/** Whether a photo lies across all columns. */
private fun liesAcross(plan: ColumnsPlan, ratio: Double): Boolean =
    if (plan.across > 0) ratio > plan.across else plan.across < 0 && ratio >= -plan.across

/** Rounds the heights of a waterfall's photos, each of which stays in its column. Returns the height of all. */
private fun roundColumns(space: Space, plan: ColumnsPlan, frames: DoubleArray, ratios: DoubleArray, rowGap: Double): Double {
    val ends = DoubleArray(plan.columns)
    val step = columnWidth(space, plan.columns) + space.columnGap
    var longest = 0.0
    for (index in 0 until plan.tiles) {
        val at = 4 * index
        val isAcross = liesAcross(plan, ratios[index])
        val column = if (step > 0) floorAtMost((frames[at] - space.insets.leading) / step + 0.5, plan.columns - 1) else 0
        var y = ends[column]
        if (isAcross) for (end in ends) y = maxOf(y, end)
        val height = rounded(frames[at + 3])
        val end = y + height + rowGap
        frames[at + 1] = y
        frames[at + 3] = height
        if (isAcross) {
            for (each in ends.indices) ends[each] = end
        } else {
            ends[column] = end
        }
        longest = maxOf(longest, y + height)
    }
    return longest
}

/** Rounds the upper and lower edges of tiles in any order. */
private fun roundEdges(tiles: Int, frames: DoubleArray) {
    for (at in 0 until 4 * tiles step 4) {
        val top = rounded(frames[at + 1])
        val bottom = rounded(frames[at + 1] + frames[at + 3])
        frames[at + 1] = top
        frames[at + 3] = maxOf(0.0, bottom - top)
    }
}

/** The whole number below, from 0 to a greatest one. */
private fun floorAtMost(value: Double, greatest: Int): Int = if (!(value > 0)) 0 else if (value < greatest) value.toInt() else greatest

/** Rows of equal tiles in a feed, in steps that don't grow with their number. */
internal class FeedEqualRows(private val space: Space, private val plan: EqualRowsPlan, private val rowGap: Double) {
    /** The first rows; and the last ones, whose length may differ. */
    private val above = Block()
    private val below = Block()
    private val aboveHeight: Double
    private val belowHeight: Double
    private val aboveTiles: Int

    init {
        plan.read(space, 0, above)
        plan.read(space, 1, below)
        aboveTiles = above.rows * above.columns
        // The last rows are also the first ones.
        if (aboveTiles >= plan.tiles) below.rows = 0
        aboveHeight = rounded(above.height)
        belowHeight = rounded(below.height)
    }

    /** The height of the first rows with a gap after each. */
    private val belowTop: Double get() = above.rows * (aboveHeight + rowGap)

    /** The height of all rows. */
    val height: Double get() = above.rows * aboveHeight + below.rows * belowHeight + (above.rows + below.rows - 1) * rowGap

    /** Writes the frame of a tile, below the upper edge of the first row, to an array from an index on. */
    fun frame(index: Int, target: DoubleArray, at: Int) {
        val isAbove = index < aboveTiles
        val block = if (isAbove) above else below
        val place = if (isAbove) index else index - aboveTiles
        val height = if (isAbove) aboveHeight else belowHeight
        val row = place / block.columns
        val column = place % block.columns
        target[at] = space.insets.leading + block.x + column * (block.width + plan.columnGap(space))
        target[at + 1] = (if (isAbove) 0.0 else belowTop) + row * (height + rowGap)
        target[at + 2] = block.width
        target[at + 3] = height
    }

    /** The rows of a block that meet two heights. */
    private fun search(rows: Int, start: Double, height: Double, top: Double, bottom: Double): IntRange {
        val step = height + rowGap
        if (!(step > 0)) return (if (start < bottom && start > top) 0 else rows) until rows
        // Heights are multiples of 1/64, which a quotient may miss by a little.
        var first = maxOf(0, floorAtMost((top - start) / step, rows) - 1)
        while (first < rows && !(start + first * step + height > top)) first += 1
        var end = maxOf(first, floorAtMost((bottom - start) / step, rows) - 1)
        while (end < rows && start + end * step < bottom) end += 1
        return first until end
    }

    /** The tiles from the first to the last one that meets two heights; an empty range after all tiles if none does. */
    fun search(top: Double, bottom: Double): IntRange {
        val first = search(above.rows, 0.0, aboveHeight, top, bottom)
        val last = search(below.rows, belowTop, belowHeight, top, bottom)
        if (first.isEmpty() && last.isEmpty()) return plan.tiles until plan.tiles
        val start = if (first.isEmpty()) aboveTiles + last.first * below.columns else first.first * above.columns
        val end = if (last.isEmpty()) (first.last + 1) * above.columns else aboveTiles + (last.last + 1) * below.columns
        return start until minOf(end, plan.tiles)
    }
}
