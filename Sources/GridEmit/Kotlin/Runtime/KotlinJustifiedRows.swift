/// The runtime in Kotlin: justified rows.
let kotlinJustifiedRows: StaticString = #"""
        //@ justified

        // Justified rows

        private fun magnitude(value: Double): Double = if (value < 0) -value else value
        //@ aims

        /** Whether a row takes the next photo. What differs by a millionth of the width is a tie, which takes it. */
        private fun takes(space: Space, ratio: Double, length: Int, sum: Double): Boolean {
            val plan = space.plan
            val width = space.contentWidth
            val gap = space.columnGap
            val next = (sum + ratio) * plan.size + length * gap
            if (plan.sizing == Sizing.OVER) return length == 0 || next <= width * 1.000001
            if (length < plan.leastInRow || length >= plan.perRow) return length < plan.leastInRow
            val own = sum * plan.size + (length - 1) * gap
            return own < width / 2 || magnitude(next - width) <= magnitude(own - width) + 0.000001 * width
        }

        /** The height of a last row that would be this high if it filled the width; `previous` is that of the row before it. */
        private fun lastHeight(plan: Plan, height: Double, previous: Double?): Double {
            val most = 4.0 / 3 * plan.size
            if (plan.last == Last.STRETCH || height <= most * 1.000001) return height
            return if (plan.sizing == Sizing.NEAR && previous != null) least(previous, most) else plan.size
        }
        //@ end

        /** Places the photos of a row, whose ratios have a sum, and returns its height. */
        private fun placeRow(
            space: Space, start: Int, end: Int, sum: Double, y: Double, isLast: Boolean, previous: Double?, ratios: DoubleArray,
            frames: DoubleArray
        ): Double {
            val gaps = (end - start - 1) * space.columnGap
            val filled = (space.contentWidth - gaps) / sum
            var x = space.insets.leading
            //@ aims
            val height = if (isLast) lastHeight(space.plan, filled, previous) else filled
            if (height != filled) x += space.plan.align * (space.contentWidth - gaps - height * sum)
            //@ end
            //@ !aims
            val height = filled
            //@ end
            val side = greatest(0.0, height)
            for (index in start until end) {
                val width = side * ratios[index]
                put(frames, index, x, y, width, side)
                x += width + space.columnGap
            }
            return height
        }

        /** Places rows one below the other; `next` gives the end of a row. */
        private fun placeRows(
            space: Space, ratios: DoubleArray, frames: DoubleArray, fills: Boolean, next: (Int) -> Int
        ): Double {
            val tiles = space.plan.tiles
            var y = space.insets.top
            var bottom = y
            var start = 0
            var previous: Double? = null
            while (start < tiles) {
                val end = next(start)
                val height = placeRow(
                    space, start, end, sumOf(ratios, start, end), y, !fills && end == tiles, previous, ratios, frames)
                previous = height
                bottom = y + height
                y = bottom + space.rowGap
                start = end
            }
            return bottom + space.insets.bottom
        }
        //@ cuts

        /**
         * The rows with the least sum of k(h - T)(h - T), for k photos in a row that is h high. `best` has the sums for the first
         * photos, `cuts` the lengths of their last rows.
         */
        private fun fillBalanced(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
            val plan = space.plan
            val tiles = plan.tiles
            val best = DoubleArray(tiles + 1) { if (it == 0) 0.0 else Double.POSITIVE_INFINITY }
            val cuts = IntArray(tiles + 1)
            for (end in 1..tiles) {
                cuts[end] = if (end < plan.leastInRow) end else plan.leastInRow
                findRow(space, ratios, end, plan.leastInRow, plan.perRow, best, cuts)
            }
            // Only the last row may have fewer, and only where no other cut exists.
            if (best[tiles] == Double.POSITIVE_INFINITY) findRow(space, ratios, tiles, 1, plan.leastInRow - 1, best, cuts)
            // The rows are found from the last one.
            val ends = IntArray(tiles + 1)
            var end = tiles
            while (end > 0) {
                ends[end - cuts[end]] = end
                end -= cuts[end]
            }
            return placeRows(space, ratios, frames, false) { ends[it] }
        }

        /** Finds the best last row for the photos before an index: the one with the fewest photos of those that are a tie. */
        private fun findRow(
            space: Space, ratios: DoubleArray, end: Int, least: Int, greatest: Int, best: DoubleArray, cuts: IntArray
        ) {
            val target = space.plan.size
            val tolerance = 0.000001 * target * target
            var sum = 0.0
            for (length in 1..(if (end < greatest) end else greatest)) {
                val rest = space.contentWidth - (length - 1) * space.columnGap
                if (rest <= 0) return
                sum += ratios[end - length]
                if (length < least) continue
                val away = rest / sum - target
                val cost = length * away * away
                if (best[end - length] + cost < best[end] - tolerance) {
                    best[end] = best[end - length] + cost
                    cuts[end] = length
                }
                // A longer row alone would cost more.
                if (away < 0 && cost > best[end]) return
            }
        }
        //@ end
        //@ shapes

        /** Gives rows as few photos as those below them allow. */
        private fun cutRows(cut: IntArray, start: Int, count: Int, photos: Int, least: Int, most: Int) {
            var left = photos
            for (row in start until count) {
                val rest = left - (count - row - 1) * most
                cut[row] = if (rest > least) rest else least
                left -= cut[row]
            }
        }

        /** The next cut in lexicographic order: a row as late as possible gets one more. False after the last cut. */
        private fun cutNext(cut: IntArray, count: Int, least: Int, most: Int): Boolean {
            var rest = 0
            var row = count - 1
            while (row > 0) {
                rest += cut[row]
                row -= 1
                if (cut[row] < most && rest > (count - row - 1) * least) {
                    cut[row] += 1
                    cutRows(cut, row + 1, count, rest - 1, least, most)
                    return true
                }
            }
            return false
        }

        /**
         * How far rows are from a height; half as much again where one is lower than it should be, and where one has more photos than
         * the next.
         */
        private fun costOf(space: Space, cut: IntArray, count: Int, ratios: DoubleArray, height: Double): Double {
            var total = 0.0
            var start = 0
            var previous = 0
            var isLow = false
            var isFalling = false
            for (row in 0 until count) {
                val length = cut[row]
                val own = (space.contentWidth - (length - 1) * space.columnGap) / sumOf(ratios, start, start + length)
                total += own
                if (own < space.plan.height) isLow = true
                if (length < previous) isFalling = true
                start += length
                previous = length
            }
            val away = magnitude(total + (count - 1) * space.rowGap - height)
            return away * (if (isLow) 1.5 else 1.0) * (if (isFalling) 1.5 else 1.0)
        }

        /**
         * Rows that fill the width and are together as near to the height of a shape as they come: of all cuts into rows, the first one
         * that costs least.
         */
        private fun fillShape(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
            val tiles = space.plan.tiles
            val least = space.plan.leastInRow
            val most = if (space.plan.perRow < tiles) space.plan.perRow else tiles
            val width = space.contentWidth
            val height = width / space.plan.size
            val cut = IntArray(tiles)
            val found = IntArray(tiles) { tiles }
            var best: Double? = null
            for (count in 0..tiles) {
                if (count.toLong() * least > tiles || tiles > count.toLong() * most) continue
                cutRows(cut, 0, count, tiles, least, most)
                do {
                    val cost = costOf(space, cut, count, ratios, height)
                    val known = best
                    if (known == null || cost < known - 0.000001 * width) {
                        best = cost
                        for (row in 0 until count) found[row] = cut[row]
                    }
                } while (cutNext(cut, count, least, most))
            }
            var row = 0
            return placeRows(space, ratios, frames, true) { it + found[row++] }
        }
        //@ end

        /** Rows of photos that fill the width, as near to a height or a shape as they come. */
        private fun fillJustified(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
            //@ shapes
            if (space.plan.sizing == Sizing.SHAPE) return fillShape(space, ratios, frames)
            //@ end
            //@ cuts
            if (space.plan.last == Last.BALANCED) return fillBalanced(space, ratios, frames)
            //@ end
            //@ aims
            return placeRows(space, ratios, frames, false) { start ->
                var end = start
                var sum = 0.0
                while (end < ratios.size && takes(space, ratios[end], end - start, sum)) {
                    sum += ratios[end]
                    end += 1
                }
                end
            }
            //@ end
            //@ !aims
            return 0.0
            //@ end
        }

        private fun edgesInJustifiedRows(space: Space, frames: DoubleArray, index: Int): Int {
            val x = frames[4 * index]
            val y = frames[4 * index + 1]
            val right = x + frames[4 * index + 2]
            val bottom = y + frames[4 * index + 3]
            val tolerance = 0.000001 * space.contentWidth
            var edges = 0
            if (y == space.insets.top) edges = edges or Edge.TOP
            if (x == space.insets.leading) edges = edges or Edge.LEFT
            if (bottom >= space.solvedHeight - space.insets.bottom - tolerance) edges = edges or Edge.BOTTOM
            if (right >= space.insets.leading + space.contentWidth - tolerance) edges = edges or Edge.RIGHT
            return edges
        }
        //@ end
    """#
