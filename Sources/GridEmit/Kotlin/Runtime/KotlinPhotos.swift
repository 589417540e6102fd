/// The runtime in Kotlin: photos that keep their ratios, and waterfalls.
let kotlinPhotos: StaticString = #"""
        //@ photos

        // Photos that keep their ratios

        private fun isKnown(ratio: Double): Boolean = ratio > 0 && ratio < Double.POSITIVE_INFINITY

        /** A ratio clamped to the limits; an unknown ratio counts as 1 first. */
        private fun limit(ratio: Double, lower: Double, upper: Double): Double =
            least(greatest(if (isKnown(ratio)) ratio else 1.0, lower), upper)

        /** The ratios of the tiles, within the limits of a plan. */
        private fun limitedRatios(plan: Plan, known: DoubleArray): DoubleArray {
            //@ append
            // The add tile has no photo.
            val count = if (plan.adds && known.size > plan.tiles - 1) plan.tiles - 1 else known.size
            //@ end
            //@ !append
            val count = known.size
            //@ end
            //@ !sides
            val lower = plan.least
            val upper = plan.greatest
            //@ end
            //@ sides
            var lower = plan.least
            var upper = plan.greatest
            if (plan.isSided) {
                val photos = plan.tiles + plan.hidden
                val given = if (count < photos) count else photos
                var sum = 0.0
                for (index in 0 until given) sum += if (isKnown(known[index])) known[index] else 1.0
                if (sum + (photos - given) > photos * 1.000001) lower = greatest(lower, 1.0) else upper = least(upper, 1.0)
            }
            //@ end
            return DoubleArray(plan.tiles) { limit(if (it < count) known[it] else 1.0, lower, upper) }
        }

        private fun sumOf(ratios: DoubleArray, start: Int, end: Int): Double {
            var sum = 0.0
            for (index in start until end) sum += ratios[index]
            return sum
        }
        //@ end
        //@ boxes

        /**
         * The width of photos whose height is slope * width + offset: that of the container less its insets, or less if they would be
         * higher than their box.
         */
        private fun widthInBox(space: Space, slope: Double, offset: Double): Double {
            val full = space.contentWidth
            val ratio = space.plan.ratio
            if (ratio == 0.0) return full
            val most = if (ratio > 0) full / ratio else -ratio
            return if (slope * full + offset <= most) full else greatest(0.0, (most - offset) / slope)
        }

        /** The left inset with the free width before photos that are this wide. */
        private fun leadingInBox(space: Space, width: Double): Double =
            space.insets.leading + (space.contentWidth - width) * space.plan.halvesBefore / 2

        /** The edges that a photo doesn't touch because a box makes the photos narrower than the container. */
        private fun edgesBesideBox(space: Space, frames: DoubleArray, index: Int): Int {
            val x = frames[4 * index]
            val width = frames[4 * index + 2]
            val leading = space.insets.leading
            val tolerance = 0.000001 * space.contentWidth
            val left = if (x - leading > tolerance) Edge.LEFT else 0
            val right = if (leading + space.contentWidth - (x + width) > tolerance) Edge.RIGHT else 0
            return left or right
        }
        //@ end
        //@ columns

        /** The width of a column; negative if the container is too narrow. */
        private fun columnWidth(space: Space): Double {
            val columns = space.plan.columns
            return (space.contentWidth - (columns - 1) * space.columnGap) / columns
        }

        /**
         * Places the next photo. It goes to the leftmost column that is at most a millionth of the column width longer than the
         * shortest, since columns that only differ by rounding count as equal.
         */
        private fun placeNext(space: Space, ratio: Double, ends: DoubleArray, frames: DoubleArray, index: Int) {
            val own = columnWidth(space)
            val width = greatest(0.0, own)
            var lowest = ends[0]
            for (end in ends) if (end < lowest) lowest = end
            val limit = lowest + 0.000001 * width
            var column = 0
            while (ends[column] > limit) column++
            val y = ends[column]
            val height = width / ratio
            ends[column] = y + (height + space.rowGap)
            put(frames, index, space.insets.leading + column * (own + space.columnGap), y, width, height)
        }

        /** Places photos in columns: each goes to the column that is shortest so far. */
        private fun fillColumns(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
            val top = space.insets.top
            val ends = DoubleArray(space.plan.columns) { top }
            var longest = top
            for (index in 0 until space.plan.tiles) {
                placeNext(space, ratios[index], ends, frames, index)
                longest = greatest(longest, frames[4 * index + 1] + frames[4 * index + 3])
            }
            return longest + space.insets.bottom
        }

        /** The edges that a photo in a column touches: the bottom if it ends where the longest column does. */
        private fun edgesInColumns(space: Space, frames: DoubleArray, index: Int): Int {
            val x = frames[4 * index]
            val y = frames[4 * index + 1]
            val height = frames[4 * index + 3]
            val width = columnWidth(space)
            val last = space.insets.leading + (space.plan.columns - 1) * (width + space.columnGap)
            var edges = 0
            if (x == space.insets.leading) edges = edges or Edge.LEFT
            if (x == last) edges = edges or Edge.RIGHT
            if (y == space.insets.top) edges = edges or Edge.TOP
            if (y + height >= space.solvedHeight - space.insets.bottom - 0.000001 * width) edges = edges or Edge.BOTTOM
            return edges
        }
        //@ end
        //@ photoRows

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
        //@ boxes

        /** The width of rows that fill it, or that are as high as their box. */
        private fun widthOfRows(space: Space, ratios: DoubleArray): Double {
            if (space.plan.ratio == 0.0) return space.contentWidth
            var slope = 0.0
            var offset = -space.rowGap
            var start = 0
            for (end in endsOfRows(space.plan)) {
                val sum = sumOf(ratios, start, end)
                slope += 1 / sum
                offset += space.rowGap - (end - start - 1) * space.columnGap / sum
                start = end
            }
            return widthInBox(space, slope, offset)
        }
        //@ end

        /** Rows that fill the width: the tiles of a row have the height at which their widths fill it. */
        private fun fillRows(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
            //@ boxes
            val contentWidth = widthOfRows(space, ratios)
            val leading = leadingInBox(space, contentWidth)
            //@ end
            //@ !boxes
            val contentWidth = space.contentWidth
            val leading = space.insets.leading
            //@ end
            var y = space.insets.top
            var start = 0
            for (end in endsOfRows(space.plan)) {
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

        private fun edgesInRows(plan: Plan, index: Int): Int {
            val ends = endsOfRows(plan)
            var row = 0
            while (index >= ends[row]) row++
            val start = if (row > 0) ends[row - 1] else 0
            var edges = 0
            if (row == 0) edges = edges or Edge.TOP
            if (row == ends.size - 1) edges = edges or Edge.BOTTOM
            if (index == start) edges = edges or Edge.LEFT
            if (index + 1 == ends[row]) edges = edges or Edge.RIGHT
            return edges
        }
        //@ end
    """#
