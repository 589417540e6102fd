/// The runtime in Kotlin: types, choices of a plan, and snapping to pixels.
let kotlinTypes: StaticString = #"""
        /** A rectangle from the top left corner of the container, in the unit of the container's width. */
        data class Frame(val x: Double, val y: Double, val width: Double, val height: Double)

        /** A size in the unit of the container's width. */
        data class Size(val width: Double, val height: Double)

        /** Distances of the tiles from the container's edges. [leading] is the left edge, and the right one if mirrored. */
        data class Insets(val top: Double, val leading: Double, val bottom: Double, val trailing: Double)

        //@ append
        /** The content of a tile: a photo, a photo with the number of hidden ones, or the button that adds one. */
        enum class Role { PHOTO, MORE, ADD }
        //@ end
        //@ !append
        /** The content of a tile: a photo, or a photo with the number of hidden ones. */
        enum class Role { PHOTO, MORE }
        //@ end

        /** Edges of the container that a tile touches, as bits. */
        object Edge {
            const val TOP = 1
            const val LEFT = 2
            const val BOTTOM = 4
            const val RIGHT = 8
        }

        /** The container and the choices of a call. */
        data class Container(
            /** The container's width. */
            val width: Double,
            //@ height
            /** The container's height. */
            val height: Double,
            //@ end
            /** The gap between rows and between columns, instead of the spec's. */
            val gap: Double? = null,
            /** The gap between rows; takes precedence over [gap]. */
            val rowGap: Double? = null,
            /** The gap between columns; takes precedence over [gap]. */
            val columnGap: Double? = null,
            /** The distances from the container's edges, instead of the spec's. */
            val insets: Insets? = null,
            /** The pixels for each unit of the width: all edges are snapped to whole ones. */
            val scale: Double? = null,
            /** Whether the layout runs from right to left. */
            //@ append
            val mirrored: Boolean = false,
            /** Whether a tile that adds a photo follows fewer than [APPEND_LIMIT] photos. */
            val editing: Boolean = false
            //@ end
            //@ !append
            val mirrored: Boolean = false
            //@ end
        )
        //@ insert data

        /** The number of tiles for a count, and what determines their places. */
        internal class Plan {
            /** The number of tiles, and of photos without one. */
            var tiles = 0
            var hidden = 0
            //@ table
            /** The index of the first number in the table. */
            var start = 0
            //@ end
            //@ columns
            /** The number of columns of a waterfall. */
            var columns = 0
            //@ end
            //@ perRow
            /** The greatest number of tiles in a row, and how a last row that isn't full is laid out. */
            var perRow = 0
            var last = Last.SHORT
            //@ end
            //@ boxes
            /**
             * The ratio, width to height, of the container or of the box that photos stay within; the negated height of such a box;
             * 0 without them.
             */
            var ratio = 0.0
            /** How many halves of the free width are before photos that a box makes narrower than the container. */
            var halvesBefore = 0
            //@ end
            //@ ratio !boxes
            /** The container's ratio, width to height; 0 if it has none. */
            var ratio = 0.0
            //@ end
            //@ photos
            /** The limits of ratios if tiles keep their photos' ratios; otherwise 0. */
            var least = 0.0
            var greatest = 0.0
            //@ end
            //@ sides
            /** Whether the limits of ratios end at 1: they are above 1 if the photos are wide on average, otherwise below. */
            var isSided = false
            //@ end
            //@ trees
            /** A tree of photos in the notation of the spec, and a character for each photo, whose lower four bits are the edges. */
            var tree = ""
            var edges = ""
            //@ end
            //@ append
            /** Whether the last tile adds a photo. */
            var adds = false
            //@ end
            //@ repeats
            /** The number of photos in a block that repeats; 0 if none does. */
            var perBlock = 0
            /** Whether every second block is reflected. */
            var reflects = false
            //@ end
            //@ rows
            /** How rows are made, and the part of what is left that lies before a short one. */
            var sizing = Sizing.NONE
            var align = 0.0
            /** The ratio or the width of tiles, the height or the shape that rows aim at. */
            var size = 0.0
            /** The height of tiles, or the height that each row of a shape should have. */
            var height = 0.0
            //@ end
            //@ justified
            /** The least number of photos in a row. */
            var leastInRow = 0
            //@ end
        }
        //@ rows

        internal enum class Sizing { NONE, TILE_RATIO, TILE_SIZE, FRAME, SPREAD, NEAR, OVER, SHAPE }
        //@ end
        //@ perRow

        internal enum class Last { SHORT, STRETCH, BALANCED }
        //@ end

        //@ photos
        private fun least(a: Double, b: Double): Double = if (b < a) b else a

        //@ end
        private fun greatest(a: Double, b: Double): Double = if (b >= a) b else a
        //@ insert plan

        /** A plan in a container. */
        internal class Space(
            val plan: Plan, val width: Double, val columnGap: Double, val rowGap: Double, val insets: Insets, val scale: Double?,
            val mirrored: Boolean
        ) {
            //@ contentHeight
            /** The height of a container that has one before its tiles are placed. */
            var height = 0.0

            //@ end
            //@ photos
            /** The height of the container of photos that keep their ratios. */
            var solvedHeight = 0.0

            //@ end
            /** The width within the insets; negative if the container is too narrow. */
            val contentWidth: Double get() = width - insets.leading - insets.trailing
            //@ contentHeight

            /** The height within the insets if tiles share the container's height. */
            val contentHeight: Double get() = height - insets.top - insets.bottom
            //@ end

            /** Adding 1.5 * 2^52 rounds; the millionth makes sums that differ in the last digit agree. */
            private fun pixel(value: Double, scale: Double): Double =
                value * scale + 0.000001 + 6755399441055744.0 - 6755399441055744.0

            /** Where a side starts after snapping. */
            fun snap(start: Double): Double = if (scale == null) start else pixel(start, scale) / scale

            /** How long a side is that is snapped with the gap after it. */
            fun snapLength(start: Double, length: Double, gap: Double): Double {
                if (scale == null) return length
                return greatest(0.0, pixel(start + length + gap, scale) - pixel(gap, scale) - pixel(start, scale)) / scale
            }

            /** Snaps the size of the container; it isn't negative. */
            fun snapSize(width: Double, height: Double): Size = Size(
                snapLength(0.0, greatest(0.0, width), columnGap), snapLength(0.0, greatest(0.0, height), rowGap))

            /** Snaps and mirrors the frame at an index of an array. */
            fun place(frames: DoubleArray, index: Int, size: Size) {
                val x = frames[4 * index]
                val y = frames[4 * index + 1]
                val width = snapLength(x, frames[4 * index + 2], columnGap)
                val start = snap(x)
                frames[4 * index] = if (mirrored) size.width - start - width else start
                frames[4 * index + 1] = snap(y)
                frames[4 * index + 2] = width
                frames[4 * index + 3] = snapLength(y, frames[4 * index + 3], rowGap)
            }
        }

        /** Writes a frame. */
        private fun put(frames: DoubleArray, index: Int, x: Double, y: Double, width: Double, height: Double) {
            frames[4 * index] = x
            frames[4 * index + 1] = y
            frames[4 * index + 2] = width
            frames[4 * index + 3] = height
        }
    """#
