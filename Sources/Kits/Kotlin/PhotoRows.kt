package gridgen

/** The ends of rows. */
private fun endsOfRows(plan: Plan): IntArray {
    val rows = (plan.tiles - 1) / plan.perRow + 1
    val isBalanced = plan.last == Last.BALANCED
    val length = if (isBalanced) plan.tiles / rows else plan.perRow
    val longer = if (isBalanced) plan.tiles % rows else 0
    var end = 0
    return IntArray(rows) { row ->
        end += length + if (row >= rows - longer) 1 else 0
        if (end > plan.tiles) end = plan.tiles
        end
    }
}

/** The width of rows that fill it, or that are as high as their box. */
private fun widthOfRows(space: Space, ratios: DoubleArray): Double {
    if (space.ratio == 0.0) return space.contentWidth
    var slope = 0.0
    var offset = -space.rowGap
    var start = 0
    for (end in endsOfRows(space)) {
        val sum = sumOf(ratios, start, end)
        slope += 1 / sum
        offset += space.rowGap - (end - start - 1) * space.columnGap / sum
        start = end
    }
    return widthInBox(space, slope, offset)
}

/** Rows that fill the width: the tiles of a row have the height at which their widths fill it. */
internal fun fillRows(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
    //@ boxes
    val contentWidth = widthOfRows(space, ratios)
    val leading = leadingInBox(space, contentWidth)
    //@ end
    //@ !boxes
    //| val contentWidth = space.contentWidth
    //| val leading = space.insets.leading
    //@ end
    var y = space.insets.top
    var start = 0
    for (end in endsOfRows(space)) {
        var x = leading
        val height = (contentWidth - (end - start - 1) * space.columnGap) / sumOf(ratios, start, end)
        val side = greatest(0.0, height)
        for (index in start until end) {
            val width = side * ratios[index]
            put(frames, index, x, y, width, side)
            x += width + space.columnGap
        }
        y += height + space.rowGap
        start = end
    }
    return y - space.rowGap + space.insets.bottom
}

internal fun edgesInRows(plan: Plan, index: Int): Int {
    // Of balanced rows, the first ones are shorter by one.
    val rows = (plan.tiles - 1) / plan.perRow + 1
    val isBalanced = plan.last == Last.BALANCED
    val least = if (isBalanced) plan.tiles / rows else plan.perRow
    val shorter = if (isBalanced) (rows - plan.tiles % rows) * least else plan.tiles
    val length = if (index < shorter) least else least + 1
    val start = index - (if (index < shorter) index else index - shorter) % length
    var edges = 0
    if (start == 0) edges = edges or Edge.TOP
    if (start + length >= plan.tiles) edges = edges or Edge.BOTTOM
    if (index == start) edges = edges or Edge.LEFT
    if (index == start + length - 1 || index == plan.tiles - 1) edges = edges or Edge.RIGHT
    return edges
}
