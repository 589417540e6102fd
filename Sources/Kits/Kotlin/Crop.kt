package gridgen

/**
 * The point of a photo that matters most, such as a face: 0 to 1 from the left and from the
 * top.
 */
public data class Focus(val x: Double = 0.5, val y: Double = 0.5)

/**
 * The part of a photo that is seen on a tile that it covers, in fractions of the photo's size.
 * The focus is as near to the middle of the part as the photo's edges allow; a coordinate that
 * is NaN counts as the middle. A mirrored layout doesn't mirror photos.
 *
 * The whole photo for an index without a tile, an empty tile, or a photo whose sides or ratio
 * aren't finite and above 0.
 *
 * @param photo the photo's size in any unit
 */
public fun Layout.crop(index: Int, photo: Size, focus: Focus = Focus()): Frame {
    val tile = frame(index)
    return partOf(photo, tile.width, tile.height, focus)
}

/** The part of a photo that is seen on a tile of a size. */
internal fun partOf(photo: Size, tileWidth: Double, tileHeight: Double, focus: Focus): Frame {
    val own = photo.width / photo.height
    val ratio = tileWidth / tileHeight
    val share = ratio / own
    if (!(photo.width > 0 && photo.height > 0 && share > 0 && share < Double.POSITIVE_INFINITY))
        return Frame(0.0, 0.0, 1.0, 1.0)
    val width = if (share < 1) share else 1.0
    val height = if (own / ratio < 1) own / ratio else 1.0
    return Frame(partStart(width, focus.x), partStart(height, focus.y), width, height)
}

/** Where a part of one side begins. */
private fun partStart(length: Double, focus: Double): Double {
    val start = (if (focus.isNaN()) 0.5 else focus) - length * 0.5
    return if (start > 0) (if (start < 1 - length) start else 1 - length) else 0.0
}
