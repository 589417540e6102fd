package gridgen

/**
 * What a parent allows for the size of a view, in pixels.
 *
 * @property minWidth the least width; if it is above [maxWidth], that counts
 * @property maxWidth the greatest width, or [UNBOUNDED]
 * @property minHeight the least height; if it is above [maxHeight], that counts
 * @property maxHeight the greatest height, or [UNBOUNDED]
 */
public class PixelLimits(
    public val minWidth: Int, public val maxWidth: Int, public val minHeight: Int,
    public val maxHeight: Int
) {
    public companion object {
        /** No greatest side, as `Constraints.Infinity` in Compose. */
        public const val UNBOUNDED: Int = Int.MAX_VALUE
    }
}

/**
 * A layout in whole pixels, in a view whose size is within limits.
 *
 * @property width the width of the view
 * @property height the height of the view
 * @property contentWidth the width of the layout, which may be beyond the limits, as that of a
 *     strip
 * @property contentHeight the height of the layout, which may be beyond the limits
 * @property layout the layout; null if the grid has none
 */
public class PixelLayout internal constructor(
    public val width: Int, public val height: Int, public val contentWidth: Int,
    public val contentHeight: Int,
    public val layout: Layout?, private val frames: IntArray, private val offset: Int
) {
    /** The number of tiles. */
    public val count: Int get() = layout?.count ?: 0

    /**
     * The left side of a tile in the view; 0 for an index without one, as for the other sides.
     */
    public fun x(index: Int): Int =
        if (index in 0 until count) frames[4 * index] + offset else 0

    /** The top of a tile. */
    public fun y(index: Int): Int = side(index, 1)

    /** The width of a tile. */
    public fun width(index: Int): Int = side(index, 2)

    /** The height of a tile. */
    public fun height(index: Int): Int = side(index, 3)

    private fun side(index: Int, place: Int): Int =
        if (index in 0 until count) frames[4 * index + place] else 0
}

/**
 * How a view that shows a grid is measured: the arithmetic of `onMeasure`, and of a
 * `MeasurePolicy` in Compose.
 *
 * The grid is as wide as it may be. Without a greatest width it takes the usual one. A grid
 * that fills a height takes the greatest one; without that the least, and if that is 0, a
 * height equal to its width.
 */
public class PhotoGridPolicy(public val grid: PhotoGrid) {
    /**
     * The layout of some photos, and the size of the view.
     *
     * @param count the number of photos
     * @param limits what the parent allows, without padding
     * @param density the pixels of a unit: `density` of `DisplayMetrics` and of `Density`
     * @param ratios the photos' widths divided by their heights
     * @param options the gaps, insets, direction and editing of the layout; not its sides and
     *     scale
     * @param usualWidth the width in pixels where there is no greatest one; 360 units if it
     *     isn't above 0
     */
    @kotlin.jvm.JvmOverloads
    public fun measure(
        count: Int, limits: PixelLimits, density: Float, ratios: DoubleArray = noRatios,
        options: Container = Container(0.0),
        usualWidth: Int = 0
    ): PixelLayout {
        val maxWidth = if (limits.maxWidth > 0) limits.maxWidth else 0
        val maxHeight = if (limits.maxHeight > 0) limits.maxHeight else 0
        val usual = if (usualWidth > 0) usualWidth else wholePixels(360.0 * density)
        val width =
            if (maxWidth == PixelLimits.UNBOUNDED) maxOf(limits.minWidth, usual) else maxWidth
        val height =
            if (maxHeight < PixelLimits.UNBOUNDED) maxHeight else if (limits.minHeight > 0) limits.minHeight
                else width
        val container = Container.pixels(width, density)
        container.height = height / density.toDouble()
        container.gap = options.gap
        container.rowGap = options.rowGap
        container.columnGap = options.columnGap
        container.insets = options.insets
        container.mirrored = options.mirrored
        container.editing = options.editing
        val layout = grid.layout(count, container, ratios)
        val frames = IntArray(4 * (layout?.count ?: 0))
        layout?.into(frames, density)
        val contentWidth = wholePixels((layout?.size?.width ?: 0.0) * density)
        val contentHeight = wholePixels((layout?.size?.height ?: 0.0) * density)
        val ownWidth = minOf(maxOf(contentWidth, limits.minWidth, 0), maxWidth)
        val ownHeight = minOf(maxOf(contentHeight, limits.minHeight, 0), maxHeight)
        // What is left of the width is after the last tile, which is at the left in a mirrored
        // layout.
        val offset = if (options.mirrored) ownWidth - contentWidth else 0
        return PixelLayout(
            ownWidth, ownHeight, contentWidth, contentHeight, layout, frames, offset
        )
    }
}
