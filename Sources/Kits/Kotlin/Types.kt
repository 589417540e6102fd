package gridgen

/**
 * A rectangle from the top left corner of the container, in the unit of the container's width.
 */
public data class Frame(val x: Double, val y: Double, val width: Double, val height: Double)

/** A size in the unit of the container's width. */
public data class Size(val width: Double, val height: Double)

/**
 * Distances of the tiles from the container's edges. [leading] is the left edge, and the right
 * one if mirrored.
 */
public data class Insets(
    val top: Double, val leading: Double, val bottom: Double, val trailing: Double
)

/**
 * The content of a tile: a photo, a photo with the number of hidden ones, or the button that
 * adds one.
 */
public enum class Role { PHOTO, MORE, ADD }

/** Edges of the container that a tile touches, as bits. */
public object Edge {
    public const val TOP: Int = 1
    public const val LEFT: Int = 2
    public const val BOTTOM: Int = 4
    public const val RIGHT: Int = 8
}

/** The container and the choices of a call, which reads them while it runs. */
public class Container @kotlin.jvm.JvmOverloads constructor(
    /** The container's width. On Android it is in dp; [pixels] takes one in pixels. */
    public var width: Double,
    /** The container's height, if tiles share it. */
    public var height: Double = Double.NaN,
    /** The gap between rows and between columns, instead of the spec's. */
    public var gap: Double? = null,
    /** The gap between rows; takes precedence over [gap]. */
    public var rowGap: Double? = null,
    /** The gap between columns; takes precedence over [gap]. */
    public var columnGap: Double? = null,
    /** The distances from the container's edges, instead of the spec's. */
    public var insets: Insets? = null,
    /** The pixels for each unit of the width: all edges are snapped to whole ones. */
    public var scale: Double? = null,
    /** Whether the layout runs from right to left. */
    public var mirrored: Boolean = false,
    /** Whether a tile that adds a photo follows fewer photos than the spec's limit. */
    public var editing: Boolean = false
) {
    public companion object {
        /**
         * A container of a width in pixels, with `density` pixels for each unit: all edges are
         * on whole pixels.
         */
        @kotlin.jvm.JvmStatic
        public fun pixels(width: Int, density: Float): Container =
            Container(width / density.toDouble(), scale = density.toDouble())
    }
}
