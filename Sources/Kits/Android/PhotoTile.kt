package gridgen

/**
 * A photo on its tile, as its view needs it: to load an image of the right size, or to round
 * outer corners.
 *
 * @property index the index of the photo
 * @property width the width of the tile in pixels
 * @property height the height of the tile in pixels
 * @property edges the edges of the grid that the tile touches, as bits of [Edge]
 * @property hiddenCount the number of photos without a tile, on the tile below "+N"; otherwise
 *     0
 */
public class PhotoTile(
    public val index: Int, public val width: Int, public val height: Int, public val edges: Int,
    public val hiddenCount: Int
) {
    /**
     * The part of a photo that is seen if it covers the tile, in fractions of the photo's size;
     * the whole photo if a size has no ratio.
     *
     * @param photo the photo's size in any unit
     * @param focus the point that is as near to the middle of the part as the photo's edges
     *     allow
     */
    @JvmOverloads
    public fun crop(photo: Size, focus: Focus = Focus()): Frame =
        partOf(photo, width.toDouble(), height.toDouble(), focus)

    internal fun isSame(other: PhotoTile): Boolean =
        index == other.index && width == other.width && height == other.height &&
            edges == other.edges && hiddenCount == other.hiddenCount
}
