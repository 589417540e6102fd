package gridgen

/**
 * A layout spec that gridgen compiled: a layout for each number of photos.
 *
 * Generated objects extend it. Code for any grid passes a [Container] with the height and with
 * `editing`, and the photos' ratios; a grid leaves aside what its spec doesn't look at.
 *
 * @property fitsTiles whether the container is as wide as its tiles, which all have a fixed
 *     size
 * @property variesInTiles whether the number of tiles for a count depends on the width or the
 *     photos
 */
public abstract class PhotoGrid protected constructor(
    defaultRowGap: Double, defaultColumnGap: Double, defaultInsets: Insets,
    appendLimit: Int = 0, needsHeight: Boolean = false,
    public val fitsTiles: Boolean = false, public val variesInTiles: Boolean = false,
    heading: Double = 0.0, foot: Double = 0.0
) : Grid(defaultRowGap, defaultColumnGap, defaultInsets, appendLimit, needsHeight, heading, foot) {
    /** The plan for an empty waterfall; null if there is none at this width. */
    protected open fun planForColumns(width: Double): ColumnsPlan? = null

    /** The plan for empty justified rows; null if there are none at this width. */
    protected open fun planForRows(width: Double): AimedPlan? = null

    /**
     * The layout for a number of photos; null if there is no rule for it, if a number isn't
     * finite, or if `scale` isn't positive.
     *
     * `ratios` are the photos' widths divided by their heights; unknown ones count as 1:1.
     */
    @kotlin.jvm.JvmOverloads
    public fun layout(
        count: Int, container: Container, ratios: DoubleArray = noRatios
    ): Layout? = makeLayout(this, count, container, ratios)

    /** The height of the container; null if there is no layout. */
    @kotlin.jvm.JvmOverloads
    public fun height(
        count: Int, container: Container, ratios: DoubleArray = noRatios
    ): Double? =
        measureHeight(this, count, container, ratios)

    /** The frames of all tiles; null if there is no layout. */
    @kotlin.jvm.JvmOverloads
    public fun frames(
        count: Int, container: Container, ratios: DoubleArray = noRatios
    ): List<Frame>? =
        makeFrames(this, count, container, ratios)

    /**
     * Writes x, y, width and height of all tiles to an array and returns the number of tiles;
     * -1 if there is no layout or an array is too short. `size` gets the width and the height
     * of the container.
     */
    @kotlin.jvm.JvmOverloads
    public fun into(
        target: DoubleArray, count: Int, container: Container, ratios: DoubleArray = noRatios,
        size: DoubleArray? = null
    ): Int = fillFrames(this, target, count, container, ratios, size)

    /**
     * The movements of the photos that are in both lists, by equality, from the layout of
     * `before` to that of `after`. Photos without a tile before or after are left out; null if
     * a layout is missing.
     */
    @kotlin.jvm.JvmOverloads
    public fun <Photo> moves(
        before: List<Photo>, after: List<Photo>, container: Container,
        ratio: (Photo) -> Double = { Double.NaN }
    ): List<Move>? =
        makeMoves(before, after) { makeLayout(this, it.size, container, ratiosOf(it, ratio)) }

    /**
     * The number of tiles for a number of photos; null if there is no rule for it, or if the
     * width or the photos change it.
     */
    @kotlin.jvm.JvmOverloads
    public fun tileCount(count: Int, editing: Boolean = false): Int? =
        if (variesInTiles) null else countTiles(this, count, editing)

    /**
     * Empty columns; null if there is no waterfall at this width, a number isn't finite or
     * `scale` isn't positive.
     */
    public fun columns(container: Container): Columns? =
        makeColumns(this, planForColumns(max(0.0, container.width)), container)

    /**
     * Empty rows; null if there are no such rows at this width, a number isn't finite or
     * `scale` isn't positive.
     */
    public fun rows(container: Container): Rows? =
        makeRows(this, planForRows(max(0.0, container.width)), container)

    /**
     * A feed without photos; null if tiles share the container's height, a number isn't finite
     * or `scale` isn't positive. Gaps below 0 count as 0.
     */
    public fun feed(container: Container): Feed? = makeFeed(this, container)
}
