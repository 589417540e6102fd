// swift-format-ignore-file
// Recorded by `make record`; a test holds it equal.

extension KitDeclarations {
    /// The kit in Kotlin.
    static let kotlin = KitDeclarations(text: kotlinText, declarations: kotlinDeclarations, uses: kotlinUses)

    private static let kotlinDeclarations: [Declaration] = [
        Declaration(length: 213, nameStart: 138, nameLength: 5, exportStart: 120, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // Frame
        Declaration(length: 122, nameStart: 78, nameLength: 4, exportStart: 60, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // Size
        Declaration(length: 263, nameStart: 162, nameLength: 6, exportStart: 144, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // Insets
        Declaration(length: 179, nameStart: 153, nameLength: 4, exportStart: 135, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // Role
        Declaration(length: 253, nameStart: 82, nameLength: 4, exportStart: 68, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // Edge
        Declaration(length: 1631, nameStart: 101, nameLength: 9, exportStart: 88, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // Container
        Declaration(length: 1098, nameStart: 95, nameLength: 6, exportStart: 78, exportLength: 7, useCount: 3, isSeparate: true, hasParts: false),  // Layout
        Declaration(length: 215, nameStart: 148, nameLength: 4, exportStart: 130, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // Move
        Declaration(length: 1370, nameStart: 19, nameLength: 5, exportStart: 4, exportLength: 9, useCount: 9, isSeparate: true, hasParts: false),  // Tiles
        Declaration(length: 281, nameStart: 16, nameLength: 9, exportStart: 4, exportLength: 8, useCount: 1, isSeparate: true, hasParts: false),  // putPixels
        Declaration(length: 92, nameStart: 17, nameLength: 11, exportStart: 4, exportLength: 9, useCount: 0, isSeparate: true, hasParts: false),  // wholePixels
        Declaration(length: 622, nameStart: 170, nameLength: 7, exportStart: 153, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // Columns
        Declaration(length: 753, nameStart: 165, nameLength: 4, exportStart: 148, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // Rows
        Declaration(length: 239, nameStart: 17, nameLength: 11, exportStart: 4, exportLength: 9, useCount: 6, isSeparate: true, hasParts: false),  // makeColumns
        Declaration(length: 1086, nameStart: 19, nameLength: 14, exportStart: 4, exportLength: 9, useCount: 10, isSeparate: true, hasParts: false),  // GrowingColumns
        Declaration(length: 228, nameStart: 17, nameLength: 8, exportStart: 4, exportLength: 9, useCount: 6, isSeparate: true, hasParts: false),  // makeRows
        Declaration(length: 1930, nameStart: 18, nameLength: 11, exportStart: 4, exportLength: 8, useCount: 9, isSeparate: true, hasParts: false),  // GrowingRows
        Declaration(length: 237, nameStart: 22, nameLength: 7, exportStart: 4, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // Spacing
        Declaration(length: 782, nameStart: 26, nameLength: 4, exportStart: 4, exportLength: 7, useCount: 4, isSeparate: true, hasParts: true),  // Grid
        Declaration(length: 264, nameStart: 17, nameLength: 10, exportStart: 4, exportLength: 9, useCount: 5, isSeparate: true, hasParts: false),  // makeLayout
        Declaration(length: 282, nameStart: 17, nameLength: 13, exportStart: 4, exportLength: 9, useCount: 4, isSeparate: true, hasParts: false),  // measureHeight
        Declaration(length: 549, nameStart: 17, nameLength: 10, exportStart: 4, exportLength: 9, useCount: 5, isSeparate: true, hasParts: false),  // fillFrames
        Declaration(length: 429, nameStart: 17, nameLength: 10, exportStart: 4, exportLength: 9, useCount: 5, isSeparate: true, hasParts: false),  // makeFrames
        Declaration(length: 720, nameStart: 25, nameLength: 9, exportStart: 4, exportLength: 9, useCount: 3, isSeparate: true, hasParts: false),  // makeMoves
        Declaration(length: 256, nameStart: 17, nameLength: 10, exportStart: 4, exportLength: 9, useCount: 3, isSeparate: true, hasParts: false),  // countTiles
        Declaration(length: 138, nameStart: 16, nameLength: 10, exportStart: 4, exportLength: 8, useCount: 1, isSeparate: true, hasParts: false),  // hasAddTile
        Declaration(length: 484, nameStart: 16, nameLength: 9, exportStart: 4, exportLength: 8, useCount: 5, isSeparate: true, hasParts: true),  // makeSpace
        Declaration(length: 331, nameStart: 16, nameLength: 8, exportStart: 4, exportLength: 8, useCount: 3, isSeparate: true, hasParts: false),  // placeAll
        Declaration(length: 2042, nameStart: 17, nameLength: 16, exportStart: 4, exportLength: 7, useCount: 4, isSeparate: true, hasParts: false),  // BalancedRowsPlan
        Declaration(length: 336, nameStart: 17, nameLength: 5, exportStart: 4, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // Block
        Declaration(length: 1929, nameStart: 26, nameLength: 9, exportStart: 4, exportLength: 7, useCount: 6, isSeparate: true, hasParts: false),  // BlockPlan
        Declaration(length: 1102, nameStart: 17, nameLength: 10, exportStart: 4, exportLength: 9, useCount: 4, isSeparate: true, hasParts: false),  // fillBlocks
        Declaration(length: 193, nameStart: 18, nameLength: 7, exportStart: 4, exportLength: 7, useCount: 4, isSeparate: true, hasParts: false),  // NoTiles
        Declaration(length: 185, nameStart: 18, nameLength: 7, exportStart: 4, exportLength: 7, useCount: 4, isSeparate: true, hasParts: false),  // NoWidth
        Declaration(length: 510, nameStart: 19, nameLength: 3, exportStart: 4, exportLength: 9, useCount: 2, isSeparate: true, hasParts: false),  // Box
        Declaration(length: 483, nameStart: 17, nameLength: 10, exportStart: 4, exportLength: 9, useCount: 2, isSeparate: true, hasParts: false),  // edgesInBox
        Declaration(length: 285, nameStart: 17, nameLength: 13, exportStart: 4, exportLength: 9, useCount: 1, isSeparate: true, hasParts: false),  // missingHeight
        Declaration(length: 240, nameStart: 17, nameLength: 10, exportStart: 4, exportLength: 9, useCount: 0, isSeparate: true, hasParts: false),  // growPhotos
        Declaration(length: 83, nameStart: 22, nameLength: 6, exportStart: 4, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // Sizing
        Declaration(length: 595, nameStart: 18, nameLength: 5, exportStart: 4, exportLength: 8, useCount: 1, isSeparate: true, hasParts: false),  // Split
        Declaration(length: 3738, nameStart: 17, nameLength: 13, exportStart: 4, exportLength: 7, useCount: 9, isSeparate: true, hasParts: false),  // EqualRowsPlan
        Declaration(length: 59, nameStart: 22, nameLength: 3, exportStart: 4, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // Aim
        Declaration(length: 85, nameStart: 17, nameLength: 9, exportStart: 4, exportLength: 9, useCount: 0, isSeparate: true, hasParts: false),  // magnitude
        Declaration(length: 702, nameStart: 17, nameLength: 20, exportStart: 4, exportLength: 9, useCount: 2, isSeparate: true, hasParts: false),  // edgesInJustifiedRows
        Declaration(length: 3416, nameStart: 26, nameLength: 9, exportStart: 4, exportLength: 7, useCount: 10, isSeparate: true, hasParts: false),  // AimedPlan
        Declaration(length: 926, nameStart: 17, nameLength: 17, exportStart: 4, exportLength: 7, useCount: 5, isSeparate: true, hasParts: false),  // JustifiedRowsPlan
        Declaration(length: 1821, nameStart: 18, nameLength: 5, exportStart: 4, exportLength: 8, useCount: 10, isSeparate: true, hasParts: false),  // Parts
        Declaration(length: 1321, nameStart: 17, nameLength: 9, exportStart: 4, exportLength: 7, useCount: 6, isSeparate: true, hasParts: false),  // PartsPlan
        Declaration(length: 870, nameStart: 17, nameLength: 14, exportStart: 4, exportLength: 7, useCount: 5, isSeparate: true, hasParts: false),  // PhotoPartsPlan
        Declaration(length: 1163, nameStart: 17, nameLength: 14, exportStart: 4, exportLength: 7, useCount: 8, isSeparate: true, hasParts: false),  // AimedPartsPlan
        Declaration(length: 481, nameStart: 16, nameLength: 10, exportStart: 4, exportLength: 8, useCount: 1, isSeparate: true, hasParts: false),  // endsOfRows
        Declaration(length: 550, nameStart: 16, nameLength: 8, exportStart: 4, exportLength: 8, useCount: 3, isSeparate: true, hasParts: false),  // fillRows
        Declaration(length: 776, nameStart: 16, nameLength: 11, exportStart: 4, exportLength: 8, useCount: 2, isSeparate: true, hasParts: false),  // edgesInRows
        Declaration(length: 606, nameStart: 17, nameLength: 13, exportStart: 4, exportLength: 7, useCount: 6, isSeparate: true, hasParts: false),  // PhotoRowsPlan
        Declaration(length: 1177, nameStart: 17, nameLength: 13, exportStart: 4, exportLength: 7, useCount: 9, isSeparate: true, hasParts: false),  // BoxedRowsPlan
        Declaration(length: 1324, nameStart: 17, nameLength: 13, exportStart: 4, exportLength: 7, useCount: 8, isSeparate: true, hasParts: false),  // GrownRowsPlan
        Declaration(length: 884, nameStart: 26, nameLength: 9, exportStart: 4, exportLength: 7, useCount: 4, isSeparate: true, hasParts: false),  // PhotoPlan
        Declaration(length: 96, nameStart: 16, nameLength: 7, exportStart: 4, exportLength: 8, useCount: 0, isSeparate: true, hasParts: false),  // isKnown
        Declaration(length: 145, nameStart: 17, nameLength: 5, exportStart: 4, exportLength: 9, useCount: 3, isSeparate: true, hasParts: false),  // limit
        Declaration(length: 317, nameStart: 16, nameLength: 7, exportStart: 4, exportLength: 8, useCount: 1, isSeparate: true, hasParts: false),  // areWide
        Declaration(length: 531, nameStart: 17, nameLength: 13, exportStart: 4, exportLength: 9, useCount: 6, isSeparate: true, hasParts: false),  // limitedRatios
        Declaration(length: 151, nameStart: 25, nameLength: 8, exportStart: 4, exportLength: 9, useCount: 0, isSeparate: true, hasParts: false),  // ratiosOf
        Declaration(length: 183, nameStart: 17, nameLength: 5, exportStart: 4, exportLength: 9, useCount: 0, isSeparate: true, hasParts: false),  // sumOf
        Declaration(length: 423, nameStart: 17, nameLength: 6, exportStart: 4, exportLength: 9, useCount: 3, isSeparate: true, hasParts: false),  // putRow
        Declaration(length: 512, nameStart: 26, nameLength: 4, exportStart: 4, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // Plan
        Declaration(length: 56, nameStart: 22, nameLength: 4, exportStart: 4, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // Last
        Declaration(length: 3321, nameStart: 17, nameLength: 10, exportStart: 4, exportLength: 7, useCount: 11, isSeparate: true, hasParts: false),  // RepeatPlan
        Declaration(length: 342, nameStart: 16, nameLength: 7, exportStart: 4, exportLength: 8, useCount: 0, isSeparate: true, hasParts: false),  // cutRows
        Declaration(length: 461, nameStart: 16, nameLength: 7, exportStart: 4, exportLength: 8, useCount: 1, isSeparate: true, hasParts: false),  // cutNext
        Declaration(length: 3077, nameStart: 17, nameLength: 9, exportStart: 4, exportLength: 7, useCount: 8, isSeparate: true, hasParts: false),  // ShapePlan
        Declaration(length: 937, nameStart: 17, nameLength: 5, exportStart: 4, exportLength: 7, useCount: 6, isSeparate: true, hasParts: false),  // Space
        Declaration(length: 224, nameStart: 63, nameLength: 6, exportStart: 51, exportLength: 8, useCount: 0, isSeparate: true, hasParts: false),  // Insets
        Declaration(length: 684, nameStart: 17, nameLength: 8, exportStart: 4, exportLength: 9, useCount: 4, isSeparate: true, hasParts: false),  // measured
        Declaration(length: 137, nameStart: 16, nameLength: 5, exportStart: 4, exportLength: 8, useCount: 0, isSeparate: true, hasParts: false),  // pixel
        Declaration(length: 131, nameStart: 16, nameLength: 9, exportStart: 4, exportLength: 8, useCount: 1, isSeparate: true, hasParts: false),  // snapStart
        Declaration(length: 237, nameStart: 16, nameLength: 10, exportStart: 4, exportLength: 8, useCount: 2, isSeparate: true, hasParts: false),  // snapLength
        Declaration(length: 287, nameStart: 17, nameLength: 6, exportStart: 4, exportLength: 9, useCount: 4, isSeparate: true, hasParts: false),  // sizeOf
        Declaration(length: 577, nameStart: 17, nameLength: 9, exportStart: 4, exportLength: 9, useCount: 4, isSeparate: true, hasParts: false),  // snapFrame
        Declaration(length: 187, nameStart: 17, nameLength: 6, exportStart: 4, exportLength: 9, useCount: 4, isSeparate: true, hasParts: false),  // placed
        Declaration(length: 1475, nameStart: 17, nameLength: 9, exportStart: 4, exportLength: 7, useCount: 6, isSeparate: true, hasParts: false),  // StripPlan
        Declaration(length: 211, nameStart: 26, nameLength: 5, exportStart: 4, exportLength: 7, useCount: 3, isSeparate: true, hasParts: false),  // Table
        Declaration(length: 461, nameStart: 17, nameLength: 9, exportStart: 4, exportLength: 7, useCount: 5, isSeparate: true, hasParts: false),  // TablePlan
        Declaration(length: 57, nameStart: 17, nameLength: 8, exportStart: 4, exportLength: 9, useCount: 0, isSeparate: true, hasParts: false),  // noRatios
        Declaration(length: 73, nameStart: 17, nameLength: 3, exportStart: 4, exportLength: 9, useCount: 0, isSeparate: true, hasParts: false),  // min
        Declaration(length: 74, nameStart: 17, nameLength: 3, exportStart: 4, exportLength: 9, useCount: 0, isSeparate: true, hasParts: false),  // max
        Declaration(length: 270, nameStart: 17, nameLength: 3, exportStart: 4, exportLength: 9, useCount: 0, isSeparate: true, hasParts: false),  // put
        Declaration(length: 229, nameStart: 17, nameLength: 7, exportStart: 4, exportLength: 9, useCount: 1, isSeparate: true, hasParts: false),  // reflect
        Declaration(length: 62, nameStart: 18, nameLength: 4, exportStart: 4, exportLength: 8, useCount: 0, isSeparate: true, hasParts: false),  // Line
        Declaration(length: 3217, nameStart: 18, nameLength: 4, exportStart: 4, exportLength: 8, useCount: 3, isSeparate: true, hasParts: false),  // Tree
        Declaration(length: 745, nameStart: 17, nameLength: 8, exportStart: 4, exportLength: 7, useCount: 3, isSeparate: true, hasParts: false),  // TreePlan
        Declaration(length: 935, nameStart: 17, nameLength: 13, exportStart: 4, exportLength: 7, useCount: 5, isSeparate: true, hasParts: false),  // BoxedTreePlan
        Declaration(length: 1594, nameStart: 18, nameLength: 6, exportStart: 4, exportLength: 8, useCount: 1, isSeparate: true, hasParts: false),  // Growth
        Declaration(length: 984, nameStart: 17, nameLength: 13, exportStart: 4, exportLength: 7, useCount: 6, isSeparate: true, hasParts: false),  // GrownTreePlan
        Declaration(length: 1571, nameStart: 17, nameLength: 11, exportStart: 4, exportLength: 7, useCount: 6, isSeparate: true, hasParts: false),  // ColumnsPlan
        Declaration(length: 140, nameStart: 17, nameLength: 11, exportStart: 4, exportLength: 9, useCount: 1, isSeparate: true, hasParts: false),  // columnWidth
        Declaration(length: 1156, nameStart: 17, nameLength: 9, exportStart: 4, exportLength: 9, useCount: 5, isSeparate: true, hasParts: false),  // placeNext
    ]

    private static let kotlinUses: [UInt8] = [2, 71, 0, 1, 3, 0, 0, 1, 3, 6, 9, 70, 76, 78, 86, 10, 0, 1, 0, 1, 5, 11, 14, 17, 72, 93, 0, 1, 11, 58, 70, 76, 78, 84, 93, 95, 5, 12, 16, 17, 44, 72, 0, 1, 12, 44, 58, 70, 76, 78, 83, 2, 71, 2, 17, 64, 71, 5, 6, 8, 18, 26, 5, 18, 26, 76, 5, 18, 26, 27, 76, 0, 5, 18, 26, 27, 3, 6, 7, 18, 25, 82, 18, 5, 18, 25, 70, 72, 70, 76, 77, 41, 44, 65, 70, 84, 4, 29, 31, 64, 70, 82, 29, 30, 70, 85, 1, 29, 30, 70, 1, 29, 30, 70, 70, 84, 4, 70, 70, 65, 1, 4, 29, 30, 38, 39, 65, 70, 84, 4, 70, 41, 42, 43, 56, 62, 63, 65, 70, 83, 84, 41, 44, 65, 70, 83, 2, 4, 5, 17, 18, 32, 64, 70, 71, 82, 1, 18, 46, 64, 70, 82, 18, 46, 56, 64, 70, 4, 18, 43, 48, 56, 64, 70, 82, 65, 62, 63, 70, 4, 65, 50, 51, 52, 56, 65, 70, 34, 35, 50, 51, 52, 56, 62, 65, 70, 36, 37, 50, 53, 54, 56, 65, 70, 1, 60, 64, 70, 57, 83, 84, 57, 56, 58, 59, 70, 83, 84, 70, 84, 85, 1, 70, 1, 4, 18, 30, 31, 32, 64, 70, 82, 85, 86, 67, 42, 43, 56, 62, 63, 67, 68, 70, 2, 5, 17, 64, 71, 84, 5, 17, 64, 70, 73, 73, 84, 1, 70, 75, 84, 1, 70, 74, 75, 0, 1, 70, 77, 4, 56, 62, 63, 70, 84, 1, 29, 70, 1, 29, 30, 70, 80, 4, 84, 85, 87, 56, 70, 88, 34, 35, 56, 70, 88, 37, 36, 56, 70, 89, 90, 91, 4, 56, 70, 84, 94, 95, 70, 70, 84, 85, 93, 94]
}

private let kotlinText: StaticString = #"""
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
    /** The tiles for one count of photos, in the order of the photos. */
    public interface Layout {
        /** The size of the container. */
        public val size: Size
        /** The number of tiles. */
        public val count: Int
        /** The number of photos without a tile. */
        public val hidden: Int

        /** The frame of a tile; an index without a tile gives an empty one. */
        public fun frame(index: Int): Frame

        /** What a tile shows; an index without a tile gives a photo. */
        public fun role(index: Int): Role

        /**
         * The edges of the container that a tile touches, as bits of [Edge]; an index without a
         * tile gives none.
         */
        public fun edges(index: Int): Int

        /**
         * Writes x, y, width and height of all tiles in whole pixels, `density` for each unit of
         * the width, and returns the number of tiles; -1 if the array is too short. It rounds
         * edges, so that tiles that touch still do.
         */
        public fun into(pixels: IntArray, density: Float): Int
    }
    /**
     * The movement of a photo from one layout to the next: its index and its frame, before and
     * after.
     */
    public data class Move(val from: Int, val to: Int, val start: Frame, val end: Frame)
    internal class Tiles(val space: Space, private val frames: DoubleArray) : Layout {
        override val size: Size = sizeOf(space)
        override val count: Int = space.plan.tiles
        override val hidden: Int = if (space.photos > count) space.photos - count else 0

        override fun frame(index: Int): Frame {
            if (index < 0 || index >= count) return Frame(0.0, 0.0, 0.0, 0.0)
            return placed(space, space.plan.frame(space, frames, index), size)
        }

        override fun role(index: Int): Role {
            if (index != count - 1) return Role.PHOTO
            return if (space.adds) Role.ADD else if (hidden > 0) Role.MORE else Role.PHOTO
        }

        override fun edges(index: Int): Int {
            if (index < 0 || index >= count) return 0
            val edges = space.plan.edges(space, frames, index)
            return if (space.mirrored) reflect(edges) else edges
        }

        override fun into(pixels: IntArray, density: Float): Int {
            if (4L * count > pixels.size) return -1
            for (index in 0 until count) {
                val frame = frame(index)
                putPixels(pixels, 4 * index, frame.x, frame.width, density.toDouble())
                putPixels(pixels, 4 * index + 1, frame.y, frame.height, density.toDouble())
            }
            return count
        }
    }
    private fun putPixels(
        pixels: IntArray, index: Int, start: Double, length: Double, density: Double
    ) {
        val first = wholePixels(start * density)
        pixels[index] = first
        pixels[index + 2] = wholePixels((start + length) * density) - first
    }
    internal fun wholePixels(length: Double): Int = kotlin.math.floor(length + 0.5).toInt()
    /**
     * A growing waterfall: each appended photo goes to the column that is shortest so far, and
     * earlier photos stay in place.
     */
    public interface Columns {
        /** How many photos have been appended. */
        public val count: Int
        /** The size of the container. */
        public val size: Size

        /** The frame of a photo; an index without one gives an empty frame. */
        public fun frame(index: Int): Frame

        /** Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1. */
        public fun append(ratio: Double = Double.NaN): Frame
    }
    /**
     * Growing rows: a photo that is appended joins the last row or begins another, and all rows
     * above it stay in place.
     */
    public interface Rows {
        /** How many photos have been appended. */
        public val count: Int
        /** The size of the container. */
        public val size: Size

        /** The frame of a photo; an index without one gives an empty frame. */
        public fun frame(index: Int): Frame

        /**
         * Places the next photo, and returns the index of the first photo whose frame changed;
         * those after it may have changed too. A ratio that isn't a finite number above 0 counts as
         * 1:1.
         */
        public fun append(ratio: Double = Double.NaN): Int
    }
    internal fun makeColumns(grid: Spacing, plan: ColumnsPlan?, container: Container): Columns? {
        val space = measured(grid, container, plan ?: return null, 0, false) ?: return null
        return GrowingColumns(space, plan)
    }
    internal class GrowingColumns(
        private val space: Space, val plan: ColumnsPlan
    ) : Columns {
        private var frames = DoubleArray(64)
        private var longest = space.insets.top
        private val ends = DoubleArray(plan.columns) { longest }

        override var count: Int = 0
            private set
        override val size: Size get() = sizeOf(space)

        init { space.height = 0.0 }

        override fun frame(index: Int): Frame {
            if (index < 0 || index >= count) return Frame(0.0, 0.0, 0.0, 0.0)
            return placed(space, frames.copyOfRange(4 * index, 4 * index + 4), size)
        }

        override fun append(ratio: Double): Frame {
            if (4 * count == frames.size) frames = frames.copyOf(2 * frames.size)
            placeNext(space, plan, limit(ratio, plan.least, plan.greatest), ends, frames, count)
            longest = max(longest, frames[4 * count + 1] + frames[4 * count + 3])
            count += 1
            space.height = longest + space.insets.bottom
            return frame(count - 1)
        }
    }
    internal fun makeRows(grid: Spacing, plan: AimedPlan?, container: Container): Rows? {
        val space = measured(grid, container, plan ?: return null, 0, false) ?: return null
        return GrowingRows(space, plan)
    }
    private class GrowingRows(private val space: Space, private val plan: AimedPlan) : Rows {
        private var ratios = DoubleArray(16)
        private var frames = DoubleArray(64)
        private var start = 0
        private var y = space.insets.top
        private var sum = 0.0
        private var narrowest = Double.POSITIVE_INFINITY
        private var previous: Double? = null

        override var count: Int = 0
            private set
        override val size: Size get() = sizeOf(space)

        init { space.height = 0.0 }

        override fun frame(index: Int): Frame {
            if (index < 0 || index >= count) return Frame(0.0, 0.0, 0.0, 0.0)
            return placed(space, frames.copyOfRange(4 * index, 4 * index + 4), size)
        }

        override fun append(ratio: Double): Int {
            val limited = limit(ratio, plan.least, plan.greatest)
            if (count == ratios.size) {
                ratios = ratios.copyOf(2 * count)
                frames = frames.copyOf(8 * count)
            }
            var changed = start
            narrowest = min(narrowest, limited)
            if (!plan.takes(space, limited, count - start, sum, narrowest)) {
                val before = frames.copyOfRange(4 * start, 4 * start + 4)
                val height = placeLast(false)
                if ((0..3).all { before[it] == frames[4 * start + it] }) changed = count
                y = y + height + space.rowGap
                previous = height
                start = count
                sum = 0.0
                narrowest = limited
            }
            ratios[count] = limited
            count += 1
            sum += limited
            space.height = y + placeLast(true) + space.insets.bottom
            return changed
        }

        private fun placeLast(isLast: Boolean): Double =
            plan.placeRow(space, start, count, sum, y, isLast, previous, ratios, frames)
    }
    public open class Spacing(
        val defaultRowGap: Double, val defaultColumnGap: Double,
        val defaultInsets: Insets,
        val needsHeight: Boolean = false, val heading: Double = 0.0,
        val foot: Double = 0.0
    )
    public abstract class Grid(
        defaultRowGap: Double, defaultColumnGap: Double, defaultInsets: Insets,
        val appendLimit: Int = 0, needsHeight: Boolean = false, heading: Double = 0.0,
        foot: Double = 0.0
    ) : Spacing(defaultRowGap, defaultColumnGap, defaultInsets, needsHeight, heading, foot) {
        protected abstract fun makePlan(
            count: Int, width: Double, ratios: DoubleArray, adds: Boolean
        ): Plan?

\#u{1}        protected open fun makePlan(count: Int, width: Double, ratios: DoubleArray, adds: Boolean, height: Double): Plan? = makePlan(count, width, ratios, adds)
\#u{2}        fun plan(count: Int, width: Double, ratios: DoubleArray, adds: Boolean\#u{1}, height: Double = 0.0\#u{2}): Plan? = makePlan(count, width, ratios, adds\#u{1}, height\#u{2})
    }
    internal fun makeLayout(
        grid: Grid, count: Int, container: Container, ratios: DoubleArray
    ): Layout? {
        val space = makeSpace(grid, count, container, ratios) ?: return null
        return Tiles(space, space.plan.solve(space, ratios))
    }
    internal fun measureHeight(
        grid: Grid, count: Int, container: Container, ratios: DoubleArray
    ): Double? {
        val space = makeSpace(grid, count, container, ratios) ?: return null
        space.plan.solve(space, ratios)
        return sizeOf(space).height
    }
    internal fun fillFrames(
        grid: Grid, target: DoubleArray, count: Int, container: Container, ratios: DoubleArray,
        size: DoubleArray?
    ): Int {
        val space = makeSpace(grid, count, container, ratios) ?: return -1
        if (4L * space.plan.tiles > target.size || size != null && size.size < 2) return -1
        placeAll(space, target, ratios)
        if (size != null) {
            val own = sizeOf(space)
            size[0] = own.width
            size[1] = own.height
        }
        return space.plan.tiles
    }
    internal fun makeFrames(
        grid: Grid, count: Int, container: Container, ratios: DoubleArray
    ): List<Frame>? {
        val space = makeSpace(grid, count, container, ratios) ?: return null
        val all = DoubleArray(4 * space.plan.tiles)
        placeAll(space, all, ratios)
        return List(space.plan.tiles) {
            Frame(all[4 * it], all[4 * it + 1], all[4 * it + 2], all[4 * it + 3])
        }
    }
    internal fun <Photo> makeMoves(
        before: List<Photo>, after: List<Photo>, layoutOf: (List<Photo>) -> Layout?
    ): List<Move>? {
        val start = layoutOf(before) ?: return null
        val end = layoutOf(after) ?: return null
        val places = HashMap<Photo, Int>()
        for ((place, photo) in after.withIndex()) if (photo !in places) places[photo] = place
        val moves = ArrayList<Move>()
        for ((from, photo) in before.take(start.count).withIndex()) {
            val to = places.remove(photo) ?: continue
            if (to >= end.count || end.role(to) == Role.ADD) continue
            moves.add(Move(from, to, start.frame(from), end.frame(to)))
        }
        return moves
    }
    internal fun countTiles(grid: Grid, count: Int, editing: Boolean): Int? {
        val adds = hasAddTile(grid, count, editing)
        if (count < 0) return null
        return grid.plan(if (adds) count + 1 else count, 0.0, noRatios, adds)?.tiles
    }
    private fun hasAddTile(grid: Grid, count: Int, editing: Boolean): Boolean =
        editing && count >= 0 && count < grid.appendLimit
    private fun makeSpace(
        grid: Grid, count: Int, container: Container, ratios: DoubleArray
    ): Space? {
        val adds = hasAddTile(grid, count, container.editing)
        val photos = if (adds) count + 1 else count
        if (photos < 0) return null
        val plan = grid.plan(photos, container.width, ratios, adds\#u{1}, container.height\#u{2}) ?: return null
        if (plan.tiles > 10000000) return null
        return measured(grid, container, plan, photos, adds)
    }
    private fun placeAll(space: Space, frames: DoubleArray, ratios: DoubleArray) {
        val plan = space.plan
        plan.fill(space, ratios, frames)
        if (space.scale == 0.0 && !space.mirrored) return
        val size = sizeOf(space)
        for (index in 0 until plan.tiles) snapFrame(space, frames, index, size)
    }
    public class BalancedRowsPlan(
        tiles: Int, aim: Aim, size: Double, least: Double = 0.0, greatest: Double,
        isSided: Boolean = false, leastInRow: Int, perRow: Int,
        last: Last, align: Double = 0.0
    ) : AimedPlan(tiles, aim, size, 0.0, least, greatest, isSided, leastInRow, perRow, last, align) {
        override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
            val best = DoubleArray(tiles + 1) { if (it == 0) 0.0 else Double.POSITIVE_INFINITY }
            val cuts = IntArray(tiles + 1)
            for (end in 1..tiles) {
                cuts[end] = if (end < leastInRow) end else leastInRow
                findRow(space, ratios, end, leastInRow, perRow, best, cuts)
            }
            if (best[tiles] == Double.POSITIVE_INFINITY)
                findRow(space, ratios, tiles, 1, leastInRow - 1, best, cuts)
            val ends = IntArray(tiles + 1)
            var end = tiles
            while (end > 0) {
                ends[end - cuts[end]] = end
                end -= cuts[end]
            }
            return placeRows(space, ratios, frames) { ends[it] }
        }

        private fun findRow(
            space: Space, ratios: DoubleArray, end: Int, fewest: Int, most: Int, best: DoubleArray,
            cuts: IntArray
        ) {
            val tolerance = 0.000001 * size * size
            var sum = 0.0
            for (length in 1..(if (end < most) end else most)) {
                val rest = space.contentWidth - (length - 1) * space.columnGap
                if (rest <= 0) return
                sum += ratios[end - length]
                if (length < fewest) continue
                val away = rest / sum - size
                val cost = length * away * away
                if (best[end - length] + cost < best[end] - tolerance) {
                    best[end] = best[end - length] + cost
                    cuts[end] = length
                }
                if (away < 0 && cost > best[end]) return
            }
        }
    }
    public class Block {
        var rows: Int = 0
        var columns: Int = 1
        var edges: Int = 0
        var x: Double = 0.0
        var y: Double = 0.0
        var width: Double = 0.0
            set(value) { field = max(0.0, value) }
        var height: Double = 0.0
            set(value) { field = max(0.0, value) }
    }
    public abstract class BlockPlan(tiles: Int) : Plan(tiles) {
        abstract fun read(space: Space, number: Int, block: Block)

        open fun columnGap(space: Space): Double = space.columnGap

        override fun fill(space: Space, ratios: DoubleArray, frames: DoubleArray) {
            fillBlocks(this, space, frames, 0)
        }

        override fun solve(space: Space, ratios: DoubleArray): DoubleArray = noRatios

        private fun find(space: Space, index: Int, block: Block): Int {
            var place = index
            var number = 0
            read(space, number, block)
            while (place >= block.rows * block.columns) {
                place -= block.rows * block.columns
                number += 1
                read(space, number, block)
            }
            return place
        }

        override fun frame(space: Space, frames: DoubleArray, index: Int): DoubleArray {
            val block = Block()
            val place = find(space, index, block)
            val x =
                space.insets.leading + block.x + (place % block.columns) * (block.width + columnGap(space))
            val y =
                space.insets.top + block.y + (place / block.columns) * (block.height + space.rowGap)
            return doubleArrayOf(x, y, block.width, block.height)
        }

        override fun edges(space: Space, frames: DoubleArray, index: Int): Int {
            val block = Block()
            val place = find(space, index, block)
            val row = place / block.columns
            val column = place % block.columns
            var edges = block.edges
            if (row > 0) edges = edges and Edge.TOP.inv()
            if (row < block.rows - 1) edges = edges and Edge.BOTTOM.inv()
            if (column > 0) edges = edges and Edge.LEFT.inv()
            if (column < block.columns - 1) edges = edges and Edge.RIGHT.inv()
            return edges
        }
    }
    internal fun fillBlocks(plan: BlockPlan, space: Space, frames: DoubleArray, start: Int) {
        val columnGap = plan.columnGap(space)
        val rowGap = space.rowGap
        val all = start + plan.tiles
        val block = Block()
        var index = start
        var number = 0
        while (index < all) {
            plan.read(space, number, block)
            val width = block.width
            val height = block.height
            val x = space.insets.leading + block.x
            val y = space.insets.top + block.y
            val rows = block.rows.toDouble()
            val columns = block.columns.toDouble()
            var row = 0.0
            var column = 0.0
            do {
                put(
                    frames, index, x + column * (width + columnGap), y + row * (height + rowGap), width, height
                )
                index += 1
                column += 1
                if (column == columns) {
                    column = 0.0
                    row += 1
                }
            } while (row < rows)
            number += 1
        }
    }
    public object NoTiles : BlockPlan(0) {
        override fun measure(space: Space): Size = Size(space.width, 0.0)
        override fun read(space: Space, number: Int, block: Block) {}
    }
    public object NoWidth : BlockPlan(0) {
        override fun measure(space: Space): Size = Size(0.0, 0.0)
        override fun read(space: Space, number: Int, block: Block) {}
    }
    internal class Box(private val box: Double, private val halvesBefore: Int) {
        fun width(space: Space, slope: Double, offset: Double): Double {
            val full = space.contentWidth
            val most = if (box > 0) full / box else -box
            return if (slope * full + offset <= most) full else max(0.0, (most - offset) / slope)
        }

        fun leading(space: Space, width: Double): Double =
            space.insets.leading + (space.contentWidth - width) * halvesBefore / 2
    }
    internal fun edgesInBox(space: Space, edges: Int, frames: DoubleArray, index: Int): Int {
        val x = frames[4 * index]
        val width = frames[4 * index + 2]
        val leading = space.insets.leading
        val tolerance = 0.000001 * space.contentWidth
        val left = if (x - leading > tolerance) Edge.LEFT else 0
        val right = if (leading + space.contentWidth - (x + width) > tolerance) Edge.RIGHT else 0
        return edges and (left or right).inv()
    }
    internal fun missingHeight(space: Space, floor: Double, height: Double): Double {
        val least = if (floor > 0) space.contentWidth / floor else -floor
        val own = height - space.insets.top - space.insets.bottom
        return if (own < least) least - own else 0.0
    }
    internal fun growPhotos(start: Int, end: Int, y: Double, height: Double, frames: DoubleArray) {
        for (index in start until end) {
            frames[4 * index + 1] += y
            frames[4 * index + 3] += height
        }
    }
    public enum class Sizing { TILE_RATIO, TILE_HEIGHT, TILE_SIZE, FRAME, SPREAD }
    private class Split(count: Int, perRow: Int, last: Last) {
        val firstRows: Int
        val firstLength: Int
        val lastRows: Int
        val lastLength: Int

        init {
            val rows = (count - 1) / perRow + 1
            val isBalanced = last == Last.BALANCED
            firstRows = if (isBalanced) rows - count % rows else rows - 1
            firstLength = if (isBalanced) count / rows else perRow
            lastRows = if (isBalanced) count % rows else 1
            lastLength = if (isBalanced) count / rows + 1 else count - (rows - 1) * perRow
        }
    }
    public class EqualRowsPlan(
        tiles: Int, private val sizing: Sizing, private val perRow: Int, private val last: Last,
        private val size: Double = 0.0,
        private val height: Double =
            0.0, private val align: Double = 0.0, override val ratio: Double = 0.0
    ) : BlockPlan(tiles) {
        override val runs: Int get() = 1

        private fun split(): Split = Split(tiles, perRow, last)

        private fun slots(length: Int, split: Split): Int {
            if (sizing == Sizing.TILE_SIZE) {
                val first = if (split.firstRows > 0) split.firstLength else 0
                val last = if (split.lastRows > 0) split.lastLength else 0
                return if (first > last) first else last
            }
            if (sizing == Sizing.SPREAD) return if (perRow > 2) perRow else 2
            return if (last == Last.SHORT) perRow else length
        }

        private fun tile(space: Space, length: Int, split: Split): Size {
            val count = slots(length, split).toDouble()
            val width = (space.contentWidth - (count - 1) * space.columnGap) / count
            if (sizing == Sizing.TILE_RATIO) return Size(width, width / size)
            if (sizing == Sizing.TILE_HEIGHT) return Size(width, height)
            if (sizing != Sizing.FRAME) return Size(size, height)
            val rows = (split.firstRows + split.lastRows).toDouble()
            return Size(width, (space.contentHeight - (rows - 1) * space.rowGap) / rows)
        }

        override fun measure(space: Space): Size {
            if (sizing == Sizing.FRAME) return Size(space.width, space.height)
            val split = split()
            val first = tile(space, split.firstLength, split)
            val last = tile(space, split.lastLength, split)
            val rows = split.firstRows * first.height + split.lastRows * last.height
            val gaps = (split.firstRows + split.lastRows - 1) * space.rowGap
            val height = space.insets.top + space.insets.bottom + rows + gaps
            if (sizing != Sizing.TILE_SIZE) return Size(space.width, height)
            val count = slots(split.lastLength, split)
            val width = count * last.width + (count - 1) * space.columnGap
            return Size(space.insets.leading + space.insets.trailing + width, height)
        }

        override fun columnGap(space: Space): Double {
            val isSpread = sizing == Sizing.SPREAD && perRow > 1
            return if (isSpread) max(0.0, (space.contentWidth - perRow * size) / (perRow - 1))
                else space.columnGap
        }

        override fun read(space: Space, number: Int, block: Block) {
            val split = split()
            val first = tile(space, split.firstLength, split)
            val isFirst = number == 0 && split.firstRows > 0
            val length = if (isFirst) split.firstLength else split.lastLength
            val own = if (isFirst) first else tile(space, length, split)
            val empty = slots(length, split) - length
            var edges = 0
            if (isFirst || split.firstRows == 0) edges = edges or Edge.TOP
            if (!isFirst || split.lastRows == 0) edges = edges or Edge.BOTTOM
            if (align == 0.0 || empty == 0) edges = edges or Edge.LEFT
            if (align == 1.0 || empty == 0) edges = edges or Edge.RIGHT
            block.rows = if (isFirst) split.firstRows else split.lastRows
            block.columns = length
            block.edges = edges
            block.x = align * empty * (own.width + space.columnGap)
            block.y = if (isFirst) 0.0 else split.firstRows * (first.height + space.rowGap)
            block.width = own.width
            block.height = own.height
        }
    }
    public enum class Aim { NEAR, OVER, OVER_SIZE, UNDER }
    internal fun magnitude(value: Double): Double = if (value < 0) -value else value
    internal fun edgesInJustifiedRows(space: Space, frames: DoubleArray, index: Int): Int {
        val x = frames[4 * index]
        val y = frames[4 * index + 1]
        val right = x + frames[4 * index + 2]
        val bottom = y + frames[4 * index + 3]
        val tolerance = 0.000001 * space.contentWidth
        var edges = 0
        if (y == space.insets.top) edges = edges or Edge.TOP
        if (x == space.insets.leading) edges = edges or Edge.LEFT
        if (bottom >= space.height - space.insets.bottom - tolerance) edges = edges or Edge.BOTTOM
        if (right >= space.insets.leading + space.contentWidth - tolerance)
            edges = edges or Edge.RIGHT
        return edges
    }
    public abstract class AimedPlan(
        tiles: Int, val aim: Aim, val size: Double, val height: Double,
        least: Double, greatest: Double,
        isSided: Boolean, val leastInRow: Int, val perRow: Int,
        val last: Last, val align: Double
    ) : PhotoPlan(tiles, least, greatest, isSided) {
        override val runs: Int get() = 1

        override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
            edgesInJustifiedRows(space, frames, index)

        private fun target(narrowest: Double): Double =
            if (aim == Aim.OVER_SIZE) max(height, size / narrowest) else size

        fun takes(
            space: Space, ratio: Double, length: Int, sum: Double, narrowest: Double
        ): Boolean {
            if (length < leastInRow || length >= perRow) return length < leastInRow
            val width = space.contentWidth
            val gap = space.columnGap
            val target = target(narrowest)
            val own = sum * target + (length - 1) * gap
            if (aim == Aim.UNDER) return own < width * 0.999999
            val next = (sum + ratio) * target + length * gap
            if (aim != Aim.NEAR) return next <= width * 1.000001
            return own < width / 2 || magnitude(next - width) <= magnitude(own - width) + 0.000001 * width
        }

        fun lastHeight(
            space: Space, start: Int, end: Int, sum: Double, height: Double, previous: Double?,
            ratios: DoubleArray
        ): Double {
            var narrowest = ratios[start]
            for (index in start until end) narrowest = min(narrowest, ratios[index])
            val target = target(narrowest)
            val most = 4.0 / 3 * target
            val fills =
                if (aim == Aim.UNDER) !takes(space, 1.0, end - start, sum, 1.0)
                    else height <= most * 1.000001
            if (last == Last.STRETCH || fills) return height
            return if (aim == Aim.NEAR && previous != null) min(previous, most) else target
        }

        fun placeRow(
            space: Space, start: Int, end: Int, sum: Double, y: Double, isLast: Boolean,
            previous: Double?, ratios: DoubleArray,
            frames: DoubleArray
        ): Double {
            val gaps = (end - start - 1) * space.columnGap
            val filled = (space.contentWidth - gaps) / sum
            val height =
                if (isLast) lastHeight(space, start, end, sum, filled, previous, ratios) else filled
            var x = space.insets.leading
            if (height != filled) x += align * (space.contentWidth - gaps - height * sum)
            putRow(space, start, end, x, y, height, ratios, frames)
            return height
        }

        fun placeRows(
            space: Space, ratios: DoubleArray, frames: DoubleArray, next: (Int) -> Int
        ): Double {
            var y = space.insets.top
            var bottom = y
            var start = 0
            var previous: Double? = null
            while (start < tiles) {
                val end = next(start)
                val height =
                    placeRow(space, start, end, sumOf(ratios, start, end), y, end == tiles, previous, ratios, frames)
                previous = height
                bottom = y + height
                y = bottom + space.rowGap
                start = end
            }
            return bottom + space.insets.bottom
        }
    }
    public class JustifiedRowsPlan(
        tiles: Int, aim: Aim, size: Double, height: Double = 0.0, least: Double = 0.0,
        greatest: Double, isSided: Boolean = false,
        leastInRow: Int, perRow: Int, last: Last, align: Double = 0.0
    ) : AimedPlan(tiles, aim, size, height, least, greatest, isSided, leastInRow, perRow, last, align) {
        override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double =
            placeRows(space, ratios, frames) { start ->
                var end = start
                var sum = 0.0
                var narrowest = ratios[start]
                while (end < ratios.size) {
                    narrowest = min(narrowest, ratios[end])
                    if (!takes(space, ratios[end], end - start, sum, narrowest)) break
                    sum += ratios[end]
                    end += 1
                }
                end
            }
    }
    private class Parts(
        private val grid: Grid, private val above: Int, private val below: Int,
        private val others: Plan
    ) {
        private fun written(count: Int): Plan =
            (if (count < 0) grid.plan(count, 0.0, noRatios, false) else null) ?: NoTiles

        private fun all(): List<Plan> =
            listOf(written(above), others, written(below)).filter { it.tiles > 0 }

        private fun container(space: Space, plan: Plan, top: Double): Space {
            val insets =
                Insets(top, space.insets.leading, space.insets.bottom, space.insets.trailing)
            return Space(
                Spacing(space.rowGap, space.columnGap, insets), Container(space.width), plan, plan.tiles, false
            )
        }

        fun visit(space: Space, visit: (Plan, Space, Int) -> Double): Double {
            var start = 0
            var top = space.insets.top
            var height = 0.0
            for (plan in all()) {
                height = visit(plan, container(space, plan, top), start)
                top = height - space.insets.bottom + space.rowGap
                start += plan.tiles
            }
            return height
        }

        fun edges(space: Space, frames: DoubleArray, index: Int, tiles: Int): Int {
            var start = 0
            for (plan in all()) {
                if (index < start + plan.tiles) {
                    var edges =
                        plan.edges(container(space, plan, space.insets.top), frames, index - start)
                    if (start > 0) edges = edges and Edge.TOP.inv()
                    if (start + plan.tiles < tiles) edges = edges and Edge.BOTTOM.inv()
                    return edges
                }
                start += plan.tiles
            }
            return 0
        }
    }
    public class PartsPlan(
        grid: Grid, tiles: Int, above: Int = 0, below: Int = 0, others: Plan
    ) : Plan(tiles) {
        private val parts = Parts(grid, above, below, others)

        override fun measure(space: Space): Size =
            Size(space.width, parts.visit(space) { plan, own, _ -> plan.measure(own).height })

        override fun fill(space: Space, ratios: DoubleArray, frames: DoubleArray) {
            parts.visit(space) { plan, own, start ->
                val filled = DoubleArray(4 * plan.tiles)
                plan.fill(own, ratios, filled)
                filled.copyInto(frames, 4 * start)
                plan.measure(own).height
            }
        }

        override fun solve(space: Space, ratios: DoubleArray): DoubleArray = noRatios

        override fun frame(space: Space, frames: DoubleArray, index: Int): DoubleArray {
            var frame = noRatios
            parts.visit(space) { plan, own, start ->
                if (index >= start && index < start + plan.tiles)
                    frame = plan.frame(own, frames, index - start)
                plan.measure(own).height
            }
            return frame
        }

        override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
            parts.edges(space, frames, index, tiles)
    }
    public class PhotoPartsPlan(
        grid: Grid, tiles: Int, above: Int = 0, below: Int = 0, others: Plan, least: Double = 0.0,
        greatest: Double, isSided: Boolean = false
    ) : PhotoPlan(tiles, least, greatest, isSided) {
        private val parts = Parts(grid, above, below, others)

        override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double =
            parts.visit(space) { plan, own, start ->
                val filled = DoubleArray(4 * plan.tiles)
                val height =
                    (plan as PhotoPlan).arrange(own, ratios.copyOfRange(start, start + plan.tiles), filled)
                filled.copyInto(frames, 4 * start)
                height
            }

        override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
            parts.edges(space, frames, index, tiles)
    }
    public class AimedPartsPlan(
        private val grid: Grid, tiles: Int, private val above: Int = 0, private val below: Int = 0,
        others: Plan, least: Double = 0.0,
        greatest: Double, isSided: Boolean = false
    ) : PhotoPlan(tiles, least, greatest, isSided) {
        private val plan =
            PhotoPartsPlan(grid, tiles, above, below, others, least, greatest, isSided)

        private fun written(count: Int): Int =
            (if (count < 0) grid.plan(count, 0.0, noRatios, false) else null)?.tiles ?: 0

        override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double =
            plan.arrange(space, ratios, frames)

        override fun edges(space: Space, frames: DoubleArray, index: Int): Int {
            val start = written(above)
            val end = tiles - written(below)
            if (index < start || index >= end) return plan.edges(space, frames, index)
            var edges = edgesInJustifiedRows(space, frames, index)
            if (start > 0) edges = edges and Edge.TOP.inv()
            if (end < tiles) edges = edges and Edge.BOTTOM.inv()
            return edges
        }
    }
    private fun endsOfRows(tiles: Int, perRow: Int, last: Last): IntArray {
        val rows = (tiles - 1) / perRow + 1
        val isBalanced = last == Last.BALANCED
        val length = if (isBalanced) tiles / rows else perRow
        val longer = if (isBalanced) tiles % rows else 0
        var end = 0
        return IntArray(rows) { row ->
            end += length + if (row >= rows - longer) 1 else 0
            if (end > tiles) end = tiles
            end
        }
    }
    private fun fillRows(
        space: Space, ends: IntArray, width: Double, leading: Double, ratios: DoubleArray,
        frames: DoubleArray
    ): Double {
        var y = space.insets.top
        var start = 0
        for (end in ends) {
            val height = (width - (end - start - 1) * space.columnGap) / sumOf(ratios, start, end)
            putRow(space, start, end, leading, y, height, ratios, frames)
            y += height + space.rowGap
            start = end
        }
        return y - space.rowGap + space.insets.bottom
    }
    private fun edgesInRows(tiles: Int, perRow: Int, last: Last, index: Int): Int {
        val rows = (tiles - 1) / perRow + 1
        val isBalanced = last == Last.BALANCED
        val least = if (isBalanced) tiles / rows else perRow
        val shorter = if (isBalanced) (rows - tiles % rows) * least else tiles
        val length = if (index < shorter) least else least + 1
        val start = index - (if (index < shorter) index else index - shorter) % length
        var edges = 0
        if (start == 0) edges = edges or Edge.TOP
        if (start + length >= tiles) edges = edges or Edge.BOTTOM
        if (index == start) edges = edges or Edge.LEFT
        if (index == start + length - 1 || index == tiles - 1) edges = edges or Edge.RIGHT
        return edges
    }
    public class PhotoRowsPlan(
        tiles: Int, val perRow: Int, val last: Last, least: Double = 0.0,
        greatest: Double, isSided: Boolean = false
    ) : PhotoPlan(tiles, least, greatest, isSided) {
        override val runs: Int get() = 1

        override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double =
            fillRows(space, endsOfRows(tiles, perRow, last), space.contentWidth, space.insets.leading, ratios, frames)

        override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
            edgesInRows(tiles, perRow, last, index)
    }
    public class BoxedRowsPlan(
        tiles: Int, private val perRow: Int, private val last: Last, box: Double,
        halvesBefore: Int = 0, least: Double = 0.0, greatest: Double,
        isSided: Boolean = false
    ) : PhotoPlan(tiles, least, greatest, isSided) {
        private val box = Box(box, halvesBefore)
        override val runs: Int get() = 1

        override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
            var slope = 0.0
            var offset = -space.rowGap
            var start = 0
            val ends = endsOfRows(tiles, perRow, last)
            for (end in ends) {
                val sum = sumOf(ratios, start, end)
                slope += 1 / sum
                offset += space.rowGap - (end - start - 1) * space.columnGap / sum
                start = end
            }
            val width = box.width(space, slope, offset)
            return fillRows(space, ends, width, box.leading(space, width), ratios, frames)
        }

        override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
            edgesInBox(space, edgesInRows(tiles, perRow, last, index), frames, index)
    }
    public class GrownRowsPlan(
        tiles: Int, private val perRow: Int, private val last: Last, private val floor: Double,
        box: Double = 0.0, halvesBefore: Int = 0,
        least: Double = 0.0, greatest: Double, isSided: Boolean = false
    ) : PhotoPlan(tiles, least, greatest, isSided) {
        private val plan: PhotoPlan =
            if (box == 0.0) PhotoRowsPlan(tiles, perRow, last, least, greatest, isSided)
            else BoxedRowsPlan(tiles, perRow, last, box, halvesBefore, least, greatest, isSided)
        override val runs: Int get() = 1

        override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
            val height = plan.arrange(space, ratios, frames)
            val missing = missingHeight(space, floor, height)
            if (missing > 0) {
                val ends = endsOfRows(tiles, perRow, last)
                val share = missing / ends.size
                var start = 0
                for ((row, end) in ends.withIndex()) {
                    growPhotos(start, end, row * share, share, frames)
                    start = end
                }
            }
            return height + missing
        }

        override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
            plan.edges(space, frames, index)
    }
    public abstract class PhotoPlan(
        tiles: Int, val least: Double, val greatest: Double,
        val isSided: Boolean
    ) : Plan(tiles) {
        abstract fun arrange(
            space: Space, ratios: DoubleArray, frames: DoubleArray
        ): Double

        override fun measure(space: Space): Size = Size(space.width, space.height)

        override fun fill(space: Space, ratios: DoubleArray, frames: DoubleArray) {
            space.height = arrange(space, limitedRatios(space, this, ratios), frames)
        }

        override fun solve(space: Space, ratios: DoubleArray): DoubleArray {
            val frames = DoubleArray(4 * tiles)
            fill(space, ratios, frames)
            return frames
        }

        override fun frame(space: Space, frames: DoubleArray, index: Int): DoubleArray =
            frames.copyOfRange(4 * index, 4 * index + 4)
    }
    private fun isKnown(ratio: Double): Boolean = ratio > 0 && ratio < Double.POSITIVE_INFINITY
    internal fun limit(ratio: Double, lower: Double, upper: Double): Double =
        min(max(if (isKnown(ratio)) ratio else 1.0, lower), upper)
    private fun areWide(photos: Int, known: DoubleArray, count: Int): Boolean {
        val given = if (count < photos) count else photos
        var sum = 0.0
        for (index in 0 until given) sum += if (isKnown(known[index])) known[index] else 1.0
        return sum + (photos - given) > photos * 1.000001
    }
    internal fun limitedRatios(space: Space, plan: PhotoPlan, known: DoubleArray): DoubleArray {
        val count = if (space.adds && known.size >= plan.tiles) plan.tiles - 1 else known.size
        val isWide = plan.isSided && areWide(space.photos, known, count)
        val lower = if (isWide) max(plan.least, 1.0) else plan.least
        val upper = if (plan.isSided && !isWide) min(plan.greatest, 1.0) else plan.greatest
        return DoubleArray(plan.tiles) { limit(if (it < count) known[it] else 1.0, lower, upper) }
    }
    internal fun <Photo> ratiosOf(photos: List<Photo>, ratio: (Photo) -> Double): DoubleArray =
        DoubleArray(photos.size) { ratio(photos[it]) }
    internal fun sumOf(ratios: DoubleArray, start: Int, end: Int): Double {
        var sum = 0.0
        for (index in start until end) sum += ratios[index]
        return sum
    }
    internal fun putRow(
        space: Space, start: Int, end: Int, leading: Double, y: Double, height: Double,
        ratios: DoubleArray, frames: DoubleArray
    ) {
        val side = max(0.0, height)
        var x = leading
        for (index in start until end) {
            val width = side * ratios[index]
            put(frames, index, x, y, width, side)
            x += width + space.columnGap
        }
    }
    public abstract class Plan(val tiles: Int) {
        open val ratio: Double get() = 0.0
        open val runs: Int get() = 0

        abstract fun measure(space: Space): Size

        abstract fun fill(space: Space, ratios: DoubleArray, frames: DoubleArray)

        abstract fun solve(space: Space, ratios: DoubleArray): DoubleArray

        abstract fun frame(space: Space, frames: DoubleArray, index: Int): DoubleArray

        abstract fun edges(space: Space, frames: DoubleArray, index: Int): Int
    }
    public enum class Last { SHORT, STRETCH, BALANCED }
    public class RepeatPlan(
        private val grid: Grid, tiles: Int, private val perBlock: Int,
        private val reflects: Boolean = false
    ) : Plan(tiles) {
        private fun plan(space: Space, photos: Int): BlockPlan =
            grid.plan(photos, space.width, noRatios, false) as? BlockPlan ?: NoTiles

        private fun sizeOfBlock(space: Space, photos: Int): Size =
            plan(space, photos).measure(space)

        private fun step(space: Space, size: Size): Double =
            size.height - space.insets.top - space.insets.bottom + space.rowGap

        override fun measure(space: Space): Size {
            val rest = tiles % perBlock
            val size = sizeOfBlock(space, perBlock)
            val last = if (rest > 0) step(space, sizeOfBlock(space, rest)) else 0.0
            val height = (tiles / perBlock) * step(space, size) + last - space.rowGap
            return Size(size.width, height + space.insets.top + space.insets.bottom)
        }

        private fun move(
            space: Space, frames: DoubleArray, from: Int, to: Int, block: Int, size: Size
        ) {
            val x = frames[4 * from]
            val width = frames[4 * from + 2]
            val reflected = space.insets.leading + size.width - space.insets.trailing - x - width
            put(
                frames, to, if (reflects && block % 2 == 1) reflected else x,
                frames[4 * from + 1] + block * step(space, size), width, frames[4 * from + 3]
            )
        }

        override fun fill(space: Space, ratios: DoubleArray, frames: DoubleArray) {
            val size = sizeOfBlock(space, perBlock)
            for (start in 0 until tiles step perBlock) {
                val block = start / perBlock
                val isRest = tiles - start < perBlock
                val photos = if (isRest) tiles - start else perBlock
                val first = if (isRest) start else 0
                if (block == 0 || isRest) fillBlocks(plan(space, photos), space, frames, start)
                if (block > 0) {
                    for (index in 0 until photos) move(space, frames, first + index, start + index, block, size)
                }
            }
        }

        override fun solve(space: Space, ratios: DoubleArray): DoubleArray = noRatios

        private fun planAt(space: Space, number: Int): BlockPlan {
            val rest = tiles - number * perBlock
            return plan(space, if (rest < perBlock) rest else perBlock)
        }

        override fun frame(space: Space, frames: DoubleArray, index: Int): DoubleArray {
            val number = index / perBlock
            val frame = planAt(space, number).frame(space, frames, index % perBlock)
            if (number > 0) move(space, frame, 0, 0, number, sizeOfBlock(space, perBlock))
            return frame
        }

        override fun edges(space: Space, frames: DoubleArray, index: Int): Int {
            val number = index / perBlock
            val block = planAt(space, number)
            var edges = block.edges(space, frames, index % perBlock)
            if (number > 0) edges = edges and Edge.TOP.inv()
            if (number * perBlock + block.tiles < tiles) edges = edges and Edge.BOTTOM.inv()
            return if (reflects && number % 2 == 1) reflect(edges) else edges
        }
    }
    private fun cutRows(
        cut: IntArray, start: Int, count: Int, photos: Int, fewest: Int, most: Int
    ) {
        var left = photos
        for (row in start until count) {
            val rest = left - (count - row - 1) * most
            cut[row] = if (rest > fewest) rest else fewest
            left -= cut[row]
        }
    }
    private fun cutNext(cut: IntArray, count: Int, fewest: Int, most: Int): Boolean {
        var rest = 0
        var row = count - 1
        while (row > 0) {
            rest += cut[row]
            row -= 1
            if (cut[row] < most && rest > (count - row - 1) * fewest) {
                cut[row] += 1
                cutRows(cut, row + 1, count, rest - 1, fewest, most)
                return true
            }
        }
        return false
    }
    public class ShapePlan(
        tiles: Int, private val shape: Double, private val over: Double = 0.0, least: Double = 0.0,
        greatest: Double, isSided: Boolean = false,
        private val leastInRow: Int, private val perRow: Int
    ) : PhotoPlan(tiles, least, greatest, isSided) {
        override val runs: Int get() = 1

        override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
            edgesInJustifiedRows(space, frames, index)

        private fun cost(
            space: Space, cut: IntArray, count: Int, ratios: DoubleArray, height: Double
        ): Double {
            var total = 0.0
            var start = 0
            var previous = 0
            var isLow = false
            var isFalling = false
            for (row in 0 until count) {
                val length = cut[row]
                val own =
                    (space.contentWidth - (length - 1) * space.columnGap) / sumOf(ratios, start, start + length)
                total += own
                if (own < over) isLow = true
                if (length < previous) isFalling = true
                start += length
                previous = length
            }
            val away = magnitude(total + (count - 1) * space.rowGap - height)
            return away * (if (isLow) 1.5 else 1.0) * (if (isFalling) 1.5 else 1.0)
        }

        private fun bestCut(space: Space, ratios: DoubleArray): IntArray {
            val most = if (perRow < tiles) perRow else tiles
            val width = space.contentWidth
            val height = width / shape
            val cut = IntArray(tiles)
            val found = IntArray(tiles) { tiles }
            var best: Double? = null
            for (count in 0..tiles) {
                if (count.toLong() * leastInRow > tiles || tiles > count.toLong() * most) continue
                cutRows(cut, 0, count, tiles, leastInRow, most)
                do {
                    val cost = cost(space, cut, count, ratios, height)
                    val known = best
                    if (known == null || cost < known - 0.000001 * width) {
                        best = cost
                        for (row in 0 until count) found[row] = cut[row]
                    }
                } while (cutNext(cut, count, leastInRow, most))
            }
            return found
        }

        override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
            var y = space.insets.top
            var bottom = y
            var start = 0
            for (length in bestCut(space, ratios)) {
                if (start == tiles) break
                val end = start + length
                val height =
                    (space.contentWidth - (length - 1) * space.columnGap) / sumOf(ratios, start, end)
                putRow(space, start, end, space.insets.leading, y, height, ratios, frames)
                bottom = y + height
                y = bottom + space.rowGap
                start = end
            }
            return bottom + space.insets.bottom
        }
    }
    public class Space(
        grid: Spacing, container: Container, val plan: Plan, val photos: Int,
        val adds: Boolean
    ) {
        var width: Double = max(0.0, container.width)
        val columnGap: Double = container.columnGap ?: container.gap ?: grid.defaultColumnGap
        val rowGap: Double = (container.rowGap ?: container.gap ?: grid.defaultRowGap) + grid.foot
        val insets: Insets = (container.insets ?: grid.defaultInsets).adding(grid.heading, grid.foot)
        val scale: Double = container.scale ?: 0.0
        val mirrored: Boolean = container.mirrored
        var height: Double =
            if (plan.ratio > 0) width / plan.ratio else if (plan.ratio < 0) -plan.ratio else if (grid.needsHeight) max(0.0, container.height)
                else 0.0
        val contentWidth: Double = width - insets.leading - insets.trailing
        val contentHeight: Double = height - insets.top - insets.bottom
    }
    /** The same with more above and below. */
    private fun Insets.adding(above: Double, below: Double): Insets =
        if (above == 0.0 && below == 0.0) this else Insets(top + above, leading, bottom + below, trailing)
    internal fun measured(
        grid: Spacing, container: Container, plan: Plan, photos: Int, adds: Boolean
    ): Space? {
        val space = Space(grid, container, plan, photos, adds)
        val insets = space.insets
        val scale = container.scale
        if (scale != null && !(scale > 0 && scale < Double.POSITIVE_INFINITY)) return null
        if (grid.needsHeight && container.height * 1e7 * 0 != 0.0) return null
        val sides = (insets.top + insets.bottom) * 1e7 * 0 + (insets.leading + insets.trailing) * 1e7 * 0
        return if (container.width * 1e7 * 0 + space.rowGap * 1e7 * 0 + space.columnGap * 1e7 * 0 + sides == 0.0) space
            else null
    }
    private fun pixel(value: Double, scale: Double): Double =
        value * scale + 0.000001 + 6755399441055744.0 - 6755399441055744.0
    private fun snapStart(start: Double, scale: Double): Double =
        if (scale == 0.0) start else pixel(start, scale) / scale
    private fun snapLength(start: Double, length: Double, gap: Double, scale: Double): Double =
        if (scale == 0.0) length
        else max(0.0, pixel(start + length + gap, scale) - pixel(gap, scale) - pixel(start, scale)) / scale
    internal fun sizeOf(space: Space): Size {
        val size = space.plan.measure(space)
        return Size(
            snapLength(0.0, max(0.0, size.width), space.columnGap, space.scale),
            snapLength(0.0, max(0.0, size.height), space.rowGap, space.scale)
        )
    }
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
    internal fun placed(space: Space, frame: DoubleArray, size: Size): Frame {
        snapFrame(space, frame, 0, size)
        return Frame(frame[0], frame[1], frame[2], frame[3])
    }
    public class StripPlan(
        tiles: Int, private val box: Double, least: Double = 0.0, greatest: Double,
        isSided: Boolean = false, private val align: Double = 0.0
    ) : PhotoPlan(tiles, least, greatest, isSided) {
        override val runs: Int get() = 1

        override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
            val height = if (box > 0) space.contentWidth / box else -box
            val free =
                space.contentWidth - max(0.0, height) * sumOf(ratios, 0, tiles) - (tiles - 1) * space.columnGap
            var x = space.insets.leading
            if (free > 0) x += align * free
            putRow(space, 0, tiles, x, space.insets.top, height, ratios, frames)
            val end = frames[4 * tiles - 4] + frames[4 * tiles - 2]
            if (end - frames[0] > space.contentWidth) space.width = end + space.insets.trailing
            return space.insets.top + height + space.insets.bottom
        }

        override fun edges(space: Space, frames: DoubleArray, index: Int): Int {
            val x = frames[4 * index]
            val end = space.width - space.insets.trailing
            val near = 0.000001 * (end - space.insets.leading)
            var edges = Edge.TOP or Edge.BOTTOM
            if (x <= space.insets.leading + near) edges = edges or Edge.LEFT
            if (x + frames[4 * index + 2] >= end - near) edges = edges or Edge.RIGHT
            return edges
        }
    }
    public abstract class Table {
        abstract fun read(space: Space, start: Int, number: Int, block: Block)

        open fun measure(space: Space, start: Int): Size = Size(space.width, space.height)
    }
    public class TablePlan(
        private val table: Table, tiles: Int, private val start: Int, override val ratio: Double
    ) : BlockPlan(tiles) {
        constructor(table: Table, tiles: Int, start: Int) : this(table, tiles, start, 0.0)

        override fun measure(space: Space): Size = table.measure(space, start)

        override fun read(space: Space, number: Int, block: Block) {
            table.read(space, start, number, block)
        }
    }
    internal val noRatios: DoubleArray = doubleArrayOf()
    internal fun min(a: Double, b: Double): Double = if (b < a) b else a
    internal fun max(a: Double, b: Double): Double = if (b >= a) b else a
    internal fun put(
        frames: DoubleArray, index: Int, x: Double, y: Double, width: Double, height: Double
    ) {
        frames[4 * index] = x
        frames[4 * index + 1] = y
        frames[4 * index + 2] = width
        frames[4 * index + 3] = height
    }
    internal fun reflect(edges: Int): Int {
        val isLeft = edges and Edge.LEFT != 0
        val isRight = edges and Edge.RIGHT != 0
        return if (isLeft == isRight) edges else edges xor (Edge.LEFT or Edge.RIGHT)
    }
    private class Line(val slope: Double, val offset: Double)
    private class Tree(
        private val text: String, private val ratios: DoubleArray, private val columnGap: Double,
        private val rowGap: Double
    ) {
        private val lines = arrayOfNulls<Line>(text.length)
        private var next = 0
        private var line = 0
        private var photo = 0

        private fun reads(character: Char): Boolean {
            if (next >= text.length || text[next] != character) return false
            next += 1
            return true
        }

        private fun readPhotos(): Int {
            var photos = 0
            while (next < text.length && text[next] in '0'..'9') {
                photos = photos * 10 + (text[next] - '0')
                next += 1
            }
            return photos
        }

        fun measure(): Line {
            var stack = measureRow()
            while (reads(',')) {
                val row = measureRow()
                stack = Line(stack.slope + row.slope, stack.offset + row.offset + rowGap)
            }
            return stack
        }

        private fun measureRow(): Line {
            val own = line++
            var width = 0.0
            var missing = columnGap
            do {
                if (reads('(')) {
                    val nested = line++
                    val stack = measure()
                    lines[nested] = stack
                    width += 1 / stack.slope
                    missing += stack.offset / stack.slope - columnGap
                    next += 1
                }
                for (left in 0 until readPhotos()) {
                    width += ratios[photo]
                    missing -= columnGap
                    photo += 1
                }
            } while (reads('|'))
            val row = Line(1 / width, missing / width)
            lines[own] = row
            return row
        }

        fun place(x: Double, y: Double, width: Double, frames: DoubleArray) {
            next = 0
            line = 0
            photo = 0
            placeStack(x, y, width, frames)
        }

        private fun placeStack(x: Double, top: Double, width: Double, frames: DoubleArray) {
            var y = top
            do {
                val row = lines[line++] ?: return
                val height = row.slope * width + row.offset
                placeRow(x, y, height, frames)
                y += height + rowGap
            } while (reads(','))
        }

        private fun placeRow(leading: Double, y: Double, height: Double, frames: DoubleArray) {
            val side = max(0.0, height)
            var x = leading
            do {
                if (reads('(')) {
                    val stack = lines[line++] ?: return
                    val width = (height - stack.offset) / stack.slope
                    placeStack(x, y, width, frames)
                    x += width + columnGap
                    next += 1
                }
                for (left in 0 until readPhotos()) {
                    val width = side * ratios[photo]
                    put(frames, photo, x, y, width, side)
                    x += width + columnGap
                    photo += 1
                }
            } while (reads('|'))
        }
    }
    public class TreePlan(
        tiles: Int, private val tree: String, private val edges: String, least: Double = 0.0,
        greatest: Double, isSided: Boolean = false
    ) : PhotoPlan(tiles, least, greatest, isSided) {
        override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
            val tree = Tree(tree, ratios, space.columnGap, space.rowGap)
            val line = tree.measure()
            tree.place(space.insets.leading, space.insets.top, space.contentWidth, frames)
            return space.insets.top + line.slope * space.contentWidth + line.offset + space.insets.bottom
        }

        override fun edges(space: Space, frames: DoubleArray, index: Int): Int = edges[index] - '@'
    }
    public class BoxedTreePlan(
        tiles: Int, private val tree: String, private val edges: String, box: Double,
        halvesBefore: Int = 0, least: Double = 0.0,
        greatest: Double, isSided: Boolean = false
    ) : PhotoPlan(tiles, least, greatest, isSided) {
        private val box = Box(box, halvesBefore)

        override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
            val tree = Tree(tree, ratios, space.columnGap, space.rowGap)
            val line = tree.measure()
            val width = box.width(space, line.slope, line.offset)
            tree.place(box.leading(space, width), space.insets.top, width, frames)
            return space.insets.top + line.slope * width + line.offset + space.insets.bottom
        }

        override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
            edgesInBox(space, edges[index] - '@', frames, index)
    }
    private class Growth(private val text: String, private val frames: DoubleArray) {
        private var next = 0
        private var photo = 0

        private fun countRows(): Int {
            var rows = 1
            var depth = 0
            for (place in next until text.length) {
                if (text[place] == '(') depth += 1
                if (text[place] == ')') depth -= 1
                if (depth < 0) break
                if (depth == 0 && text[place] == ',') rows += 1
            }
            return rows
        }

        private fun isAt(character: Char): Boolean = next < text.length && text[next] == character

        fun growStack(y: Double, length: Double) {
            val share = length / countRows()
            var row = 0
            while (true) {
                growRow(y + row * share, share)
                if (!isAt(',')) return
                row += 1
                next += 1
            }
        }

        private fun growRow(y: Double, length: Double) {
            while (true) {
                if (isAt('(')) {
                    next += 1
                    growStack(y, length)
                    next += 1
                }
                var photos = 0
                while (next < text.length && text[next] in '0'..'9') {
                    photos = photos * 10 + (text[next] - '0')
                    next += 1
                }
                growPhotos(photo, photo + photos, y, length, frames)
                photo += photos
                if (!isAt('|')) return
                next += 1
            }
        }
    }
    public class GrownTreePlan(
        tiles: Int, private val tree: String, edges: String, private val floor: Double,
        box: Double = 0.0, halvesBefore: Int = 0,
        least: Double = 0.0, greatest: Double, isSided: Boolean = false
    ) : PhotoPlan(tiles, least, greatest, isSided) {
        private val plan: PhotoPlan =
            if (box == 0.0) TreePlan(tiles, tree, edges, least, greatest, isSided)
            else BoxedTreePlan(tiles, tree, edges, box, halvesBefore, least, greatest, isSided)

        override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
            val height = plan.arrange(space, ratios, frames)
            val missing = missingHeight(space, floor, height)
            if (missing > 0) Growth(tree, frames).growStack(0.0, missing)
            return height + missing
        }

        override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
            plan.edges(space, frames, index)
    }
    public class ColumnsPlan(
        tiles: Int,
        val columns: Int,
        least: Double = 0.0,
        greatest: Double,
        val across: Double = 0.0,
        isSided: Boolean = false
    ) : PhotoPlan(tiles, least, greatest, isSided) {
        override val runs: Int get() = columns

        override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
            val top = space.insets.top
            val ends = DoubleArray(columns) { top }
            var longest = top
            for (index in 0 until tiles) {
                placeNext(space, this, ratios[index], ends, frames, index)
                longest = max(longest, frames[4 * index + 1] + frames[4 * index + 3])
            }
            return longest + space.insets.bottom
        }

        override fun edges(space: Space, frames: DoubleArray, index: Int): Int {
            val x = frames[4 * index]
            val y = frames[4 * index + 1]
            val height = frames[4 * index + 3]
            val width = columnWidth(space, columns)
            val last = space.insets.leading + (columns - 1) * (width + space.columnGap)
            var edges = 0
            if (x == space.insets.leading) edges = edges or Edge.LEFT
            if (x == last || frames[4 * index + 2] > max(0.0, width)) edges = edges or Edge.RIGHT
            if (y == space.insets.top) edges = edges or Edge.TOP
            if (y + height >= space.height - space.insets.bottom - 0.000001 * width)
                edges = edges or Edge.BOTTOM
            return edges
        }
    }
    internal fun columnWidth(space: Space, columns: Int): Double =
        (space.contentWidth - (columns - 1) * space.columnGap) / columns
    internal fun placeNext(
        space: Space, plan: ColumnsPlan, ratio: Double, ends: DoubleArray, frames: DoubleArray,
        index: Int
    ) {
        val across = plan.across
        if (if (across > 0) ratio > across else across < 0 && ratio >= -across) {
            val full = max(0.0, space.contentWidth)
            val height = full / ratio
            var y = ends[0]
            for (end in ends) y = max(y, end)
            val end = y + (height + space.rowGap)
            for (column in ends.indices) ends[column] = end
            return put(frames, index, space.insets.leading, y, full, height)
        }
        val own = columnWidth(space, plan.columns)
        val width = max(0.0, own)
        var lowest = ends[0]
        for (end in ends) if (end < lowest) lowest = end
        val most = lowest + 0.000001 * width
        var column = 0
        while (ends[column] > most) column++
        val y = ends[column]
        val height = width / ratio
        ends[column] = y + (height + space.rowGap)
        put(
            frames, index, space.insets.leading + column * (own + space.columnGap), y, width, height
        )
    }

"""#
