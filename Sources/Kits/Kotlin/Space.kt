package gridgen

/**
 * A plan in a container.
 *
 * @property width the width of the container; once a strip is placed, that of its content and
 *     the insets
 * @property columnGap the gap between columns
 * @property rowGap the gap between rows, with the foot above it
 * @property insets the distances from the container's edges; the top one includes the heading, the
 *     bottom one a foot
 * @property height the height of a container that has one before its tiles are placed; after
 *     that, the one of photos that keep their ratios
 * @property contentWidth the width within the insets; negative if the container is too narrow
 * @property contentHeight the height within the insets if tiles share the container's height
 * @property photos the number of photos, with the tile that adds one
 * @property adds whether the last tile adds a photo
 * @property scale the pixels for each unit; 0 if edges aren't snapped
 */
public class Space(
    grid: Spacing, container: Container, internal val plan: Plan, internal val photos: Int,
    internal val adds: Boolean
) {
    public var width: Double = max(0.0, container.width)
    public val columnGap: Double = container.columnGap ?: container.gap ?: grid.defaultColumnGap
    public val rowGap: Double = (container.rowGap ?: container.gap ?: grid.defaultRowGap) + grid.foot
    public val insets: Insets = (container.insets ?: grid.defaultInsets).adding(grid.heading, grid.foot)
    internal val scale: Double = container.scale ?: 0.0
    internal val mirrored: Boolean = container.mirrored
    public var height: Double =
        if (plan.ratio > 0) width / plan.ratio else if (plan.ratio < 0) -plan.ratio else if (grid.needsHeight) max(0.0, container.height)
            else 0.0
    public val contentWidth: Double = width - insets.leading - insets.trailing
    public val contentHeight: Double = height - insets.top - insets.bottom
}

/** The same with more above and below. */
private fun Insets.adding(above: Double, below: Double): Insets =
    if (above == 0.0 && below == 0.0) this else Insets(top + above, leading, bottom + below, trailing)

/** A plan in a container; null if a number isn't finite or `scale` isn't positive. */
internal fun measured(
    grid: Spacing, container: Container, plan: Plan, photos: Int, adds: Boolean
): Space? {
    val space = Space(grid, container, plan, photos, adds)
    val insets = space.insets
    val scale = container.scale
    if (scale != null && !(scale > 0 && scale < Double.POSITIVE_INFINITY)) return null
    if (grid.needsHeight && container.height * 1e7 * 0 != 0.0) return null
    // Only finite numbers times 0 give 0; 1e7 leaves room for sums.
    val sides = (insets.top + insets.bottom) * 1e7 * 0 + (insets.leading + insets.trailing) * 1e7 * 0
    return if (container.width * 1e7 * 0 + space.rowGap * 1e7 * 0 + space.columnGap * 1e7 * 0 + sides == 0.0) space
        else null
}

/** Adding 1.5 * 2^52 rounds; the millionth makes sums that differ in the last digit agree. */
private fun pixel(value: Double, scale: Double): Double =
    value * scale + 0.000001 + 6755399441055744.0 - 6755399441055744.0

/** Where a side starts after snapping. */
private fun snapStart(start: Double, scale: Double): Double =
    if (scale == 0.0) start else pixel(start, scale) / scale

/** How long a side is that is snapped with the gap after it. */
private fun snapLength(start: Double, length: Double, gap: Double, scale: Double): Double =
    if (scale == 0.0) length
    else max(0.0, pixel(start + length + gap, scale) - pixel(gap, scale) - pixel(start, scale)) / scale

/** The size of the container, snapped; it isn't negative. */
internal fun sizeOf(space: Space): Size {
    val size = space.plan.measure(space)
    return Size(
        snapLength(0.0, max(0.0, size.width), space.columnGap, space.scale),
        snapLength(0.0, max(0.0, size.height), space.rowGap, space.scale)
    )
}

/** Snaps and mirrors the frame at an index of an array. */
internal fun snapFrame(space: Space, frames: DoubleArray, index: Int, size: Size) {
    val x = frames[4 * index]
    val y = frames[4 * index + 1]
    val width = snapLength(x, frames[4 * index + 2], space.columnGap, space.scale)
    val start = snapStart(x, space.scale)
    frames[4 * index] = if (space.mirrored) size.width - start - width else start
    frames[4 * index + 1] = snapStart(y, space.scale)
    frames[4 * index + 2] = width
    frames[4 * index + 3] = snapLength(y, frames[4 * index + 3], space.rowGap, space.scale)
}

/** The frame of four numbers, snapped and mirrored. */
internal fun placed(space: Space, frame: DoubleArray, size: Size): Frame {
    snapFrame(space, frame, 0, size)
    return Frame(frame[0], frame[1], frame[2], frame[3])
}
