/// The runtime of the generated Kotlin, for all grids.
///
/// It is Kotlin with marks, as `MarkedText` explains. Each function takes the same steps in the same order as that of
/// GridgenKit, so that the doubles are the same. It needs no import and no feature later than Kotlin 1.3.
let kotlinRuntime: StaticString = #"""
        /** A rectangle in points from the top left corner of the container. */
        data class Frame(val x: Double, val y: Double, val width: Double, val height: Double)

        /** A size in points. */
        data class Size(val width: Double, val height: Double)

        /** Distances of the tiles from the container's edges. `leading` is the left edge, and the right one if mirrored. */
        data class Insets(val top: Double, val leading: Double, val bottom: Double, val trailing: Double)

        /** The content of a tile: a photo, a photo with the number of hidden ones, or the button that adds one. */
        enum class Role { PHOTO, MORE, ADD }

        /** Edges of the container that a tile touches, as bits. */
        object Edge {
            const val TOP = 1
            const val LEFT = 2
            const val BOTTOM = 4
            const val RIGHT = 8
        }

        /** The container and the choices of a call. */
        class Container(
            /** The container's width. */
            val width: Double,
            //@ height
            /** The container's height. */
            val height: Double,
            //@ end
            /** The gap between rows and between columns, instead of the spec's. */
            val gap: Double? = null,
            /** The gap between rows, before `gap`. */
            val rowGap: Double? = null,
            /** The gap between columns, before `gap`. */
            val columnGap: Double? = null,
            /** The distances from the container's edges, instead of the spec's. */
            val insets: Insets? = null,
            /** The pixels for each point: all edges are snapped to whole ones. */
            val scale: Double? = null,
            //@ append
            /** Whether a tile that adds a photo follows fewer than `APPEND_LIMIT` photos. */
            val editing: Boolean = false,
            //@ end
            /** Whether the layout runs from right to left. */
            val mirrored: Boolean = false
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

        private fun least(a: Double, b: Double): Double = if (b < a) b else a

        private fun greatest(a: Double, b: Double): Double = if (b >= a) b else a
        //@ insert plan

        /** A plan in a container. */
        internal class Space(
            val plan: Plan, val width: Double, val columnGap: Double, val rowGap: Double, val insets: Insets, val scale: Double?,
            val mirrored: Boolean
        ) {
            var height = 0.0
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

            /** Snaps a side and the gap after it to whole pixels: where it starts. */
            fun snap(start: Double): Double = if (scale == null) start else pixel(start, scale) / scale

            /** Snaps a side and the gap after it to whole pixels: how long it is. */
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
        //@ blocks

        // Blocks of equal tiles

        /** Equal tiles in rows with gaps: the edges that the outer ones touch, and the first tile, from the corner within the insets. */
        private class Block {
            var rows = 0
            var columns = 1
            var edges = 0
            var x = 0.0
            var y = 0.0
            var width = 0.0
            var height = 0.0
        }
        //@ insert table
        //@ equalRows

        /** The number and length of the first rows, and of the last ones. */
        private class Split(plan: Plan) {
            val firstRows: Int
            val firstLength: Int
            val lastRows: Int
            val lastLength: Int

            init {
                val count = plan.tiles
                val rows = (count - 1) / plan.perRow + 1
                val isBalanced = plan.last == Last.BALANCED
                firstRows = if (isBalanced) rows - count % rows else rows - 1
                firstLength = if (isBalanced) count / rows else plan.perRow
                lastRows = if (isBalanced) count % rows else 1
                lastLength = if (isBalanced) count / rows + 1 else count - (rows - 1) * plan.perRow
            }
        }

        /** The slots of a row of `length` tiles; some may stay empty. */
        private fun slots(plan: Plan, length: Int, split: Split): Int {
            if (plan.sizing == Sizing.TILE_SIZE) {
                val first = if (split.firstRows > 0) split.firstLength else 0
                val last = if (split.lastRows > 0) split.lastLength else 0
                return if (first > last) first else last
            }
            // What is left of the width is after a single column.
            if (plan.sizing == Sizing.SPREAD) return if (plan.perRow > 2) plan.perRow else 2
            return if (plan.last == Last.SHORT) plan.perRow else length
        }

        private fun tile(space: Space, length: Int, split: Split): Size {
            val plan = space.plan
            val count = slots(plan, length, split).toDouble()
            val width = (space.contentWidth - (count - 1) * space.columnGap) / count
            if (plan.sizing == Sizing.TILE_RATIO) return Size(width, width / plan.size)
            //@ contentHeight
            if (plan.sizing == Sizing.FRAME) {
                val rows = (split.firstRows + split.lastRows).toDouble()
                return Size(width, (space.contentHeight - (rows - 1) * space.rowGap) / rows)
            }
            //@ end
            return Size(plan.size, plan.height)
        }

        /** The size of the container. */
        private fun sizeOfRows(space: Space): Size {
            val plan = space.plan
            if (plan.sizing == Sizing.FRAME) return Size(space.width, space.height)
            val split = Split(plan)
            val first = tile(space, split.firstLength, split)
            val last = tile(space, split.lastLength, split)
            val rows = split.firstRows * first.height + split.lastRows * last.height
            val gaps = (split.firstRows + split.lastRows - 1) * space.rowGap
            val height = space.insets.top + space.insets.bottom + rows + gaps
            if (plan.sizing != Sizing.TILE_SIZE) return Size(space.width, height)
            val count = slots(plan, split.lastLength, split)
            val width = count * last.width + (count - 1) * space.columnGap
            return Size(space.insets.leading + space.insets.trailing + width, height)
        }

        /** The first rows, or the last ones. */
        private fun readRows(space: Space, number: Int, block: Block) {
            val plan = space.plan
            val split = Split(plan)
            val first = tile(space, split.firstLength, split)
            val isFirst = number == 0 && split.firstRows > 0
            val length = if (isFirst) split.firstLength else split.lastLength
            val own = if (isFirst) first else tile(space, length, split)
            val empty = slots(plan, length, split) - length
            var edges = 0
            if (isFirst || split.firstRows == 0) edges = edges or Edge.TOP
            if (!isFirst || split.lastRows == 0) edges = edges or Edge.BOTTOM
            if (plan.align == 0.0 || empty == 0) edges = edges or Edge.LEFT
            if (plan.align == 1.0 || empty == 0) edges = edges or Edge.RIGHT
            block.rows = if (isFirst) split.firstRows else split.lastRows
            block.columns = length
            block.edges = edges
            block.x = plan.align * empty * (own.width + space.columnGap)
            block.y = if (isFirst) 0.0 else split.firstRows * (first.height + space.rowGap)
            block.width = greatest(0.0, own.width)
            block.height = greatest(0.0, own.height)
        }
        //@ end

        /** The gap between the columns of blocks. */
        private fun spacing(space: Space): Double {
            //@ spread
            val plan = space.plan
            if (plan.sizing == Sizing.SPREAD && plan.perRow > 1) {
                return (space.contentWidth - plan.perRow * plan.size) / (plan.perRow - 1)
            }
            //@ end
            return space.columnGap
        }

        /** Reads the block with a number; valid while tiles remain. */
        private fun readBlock(space: Space, number: Int, block: Block) {
            //@ equalRows table
            if (space.plan.sizing != Sizing.NONE) return readRows(space, number, block)
            //@ end
            //@ table
            readTable(space, number, block)
            //@ end
            //@ equalRows !table
            readRows(space, number, block)
            //@ end
            //@ !equalRows !table
            block.rows = space.plan.tiles + number
            //@ end
        }

        /** Writes the frames of the tiles of blocks, row by row, before snapping to pixels and mirroring. */
        private fun fillBlocks(space: Space, frames: DoubleArray, start: Int) {
            val columnGap = spacing(space)
            val rowGap = space.rowGap
            val block = Block()
            var index = start
            var number = 0
            while (index < start + space.plan.tiles) {
                readBlock(space, number, block)
                val width = block.width
                val height = block.height
                val x = space.insets.leading + block.x
                val y = space.insets.top + block.y
                val columns = block.columns.toDouble()
                val end = index + block.rows * block.columns
                var row = 0.0
                var column = 0.0
                do {
                    put(frames, index, x + column * (width + columnGap), y + row * (height + rowGap), width, height)
                    index += 1
                    column += 1
                    if (column == columns) {
                        column = 0.0
                        row += 1
                    }
                } while (index < end)
                number += 1
            }
        }

        /** Reads the block that contains a tile, and returns the index of the tile in it. */
        private fun findBlock(space: Space, index: Int, block: Block): Int {
            var place = index
            var number = 0
            readBlock(space, number, block)
            while (place >= block.rows * block.columns) {
                place -= block.rows * block.columns
                number += 1
                readBlock(space, number, block)
            }
            return place
        }

        /** Writes the frame of a tile as the first one. */
        private fun frameInBlock(space: Space, index: Int, frame: DoubleArray) {
            val block = Block()
            val place = findBlock(space, index, block)
            put(
                frame, 0, space.insets.leading + block.x + (place % block.columns) * (block.width + spacing(space)),
                space.insets.top + block.y + (place / block.columns) * (block.height + space.rowGap), block.width, block.height)
        }

        private fun edgesInBlock(space: Space, index: Int): Int {
            val block = Block()
            val place = findBlock(space, index, block)
            val row = place / block.columns
            val column = place % block.columns
            var edges = block.edges
            if (row > 0) edges = edges and Edge.TOP.inv()
            if (row < block.rows - 1) edges = edges and Edge.BOTTOM.inv()
            if (column > 0) edges = edges and Edge.LEFT.inv()
            if (column < block.columns - 1) edges = edges and Edge.RIGHT.inv()
            return edges
        }

        /** The size of the container before snapping; for blocks that don't repeat. */
        private fun sizeOfBlocks(space: Space): Size {
            //@ equalRows
            if (space.plan.sizing != Sizing.NONE) return sizeOfRows(space)
            //@ end
            //@ sized
            return sizeOfTable(space)
            //@ end
            //@ !sized
            return Size(space.width, space.height)
            //@ end
        }
        //@ end
        //@ repeats

        // Blocks that repeat

        /** A block of so many photos as a layout of its own, before snapping and mirroring. */
        private fun blockOf(space: Space, photos: Int): Space {
            val plan = Plan()
            //@ patterns
            makePlan(photos, space.width, doubleArrayOf(), 0, plan)
            //@ end
            //@ !patterns
            makePlan(photos, space.width, plan)
            //@ end
            return Space(plan, space.width, space.columnGap, space.rowGap, space.insets, null, false)
        }

        /** The distance of a block from the next. */
        private fun stepOf(space: Space, size: Size): Double = size.height - space.insets.top - space.insets.bottom + space.rowGap

        /** The size of the container: whole blocks, and the photos that remain. */
        private fun sizeOfRepeat(space: Space): Size {
            val perBlock = space.plan.perBlock
            val rest = space.plan.tiles % perBlock
            val size = sizeOfBlocks(blockOf(space, perBlock))
            val last = if (rest > 0) stepOf(space, sizeOfBlocks(blockOf(space, rest))) else 0.0
            val height = (space.plan.tiles / perBlock) * stepOf(space, size) + last - space.rowGap
            return Size(size.width, height + space.insets.top + space.insets.bottom)
        }

        /** Moves the frame at an index, which is in the first block, to a block further down, and reflects it there if need be. */
        private fun move(space: Space, frames: DoubleArray, from: Int, to: Int, block: Int, size: Size) {
            val x = frames[4 * from]
            val width = frames[4 * from + 2]
            val reflected = space.insets.leading + size.width - space.insets.trailing - x - width
            put(
                frames, to, if (space.plan.reflects && block % 2 == 1) reflected else x,
                frames[4 * from + 1] + block * stepOf(space, size), width, frames[4 * from + 3])
        }

        /** Writes the frames of all blocks. Those of the first are also those of the others, moved. */
        private fun fillRepeat(space: Space, frames: DoubleArray) {
            val perBlock = space.plan.perBlock
            val size = sizeOfBlocks(blockOf(space, perBlock))
            for (start in 0 until space.plan.tiles step perBlock) {
                val block = start / perBlock
                val isRest = space.plan.tiles - start < perBlock
                val photos = if (isRest) space.plan.tiles - start else perBlock
                val first = if (isRest) start else 0
                if (block == 0 || isRest) fillBlocks(blockOf(space, photos), frames, start)
                if (block > 0) {
                    for (index in 0 until photos) move(space, frames, first + index, start + index, block, size)
                }
            }
        }

        /** The block that contains a tile. */
        private fun blockAt(space: Space, block: Int): Space {
            val rest = space.plan.tiles - block * space.plan.perBlock
            return blockOf(space, if (rest < space.plan.perBlock) rest else space.plan.perBlock)
        }

        /** Writes the frame of a tile as the first one. */
        private fun frameInRepeat(space: Space, index: Int, frame: DoubleArray) {
            val perBlock = space.plan.perBlock
            val size = sizeOfBlocks(blockOf(space, perBlock))
            frameInBlock(blockAt(space, index / perBlock), index % perBlock, frame)
            move(space, frame, 0, 0, index / perBlock, size)
        }

        private fun edgesInRepeat(space: Space, index: Int): Int {
            val perBlock = space.plan.perBlock
            val number = index / perBlock
            val block = blockAt(space, number)
            var edges = edgesInBlock(block, index % perBlock)
            if (number > 0) edges = edges and Edge.TOP.inv()
            if (number * perBlock + block.plan.tiles < space.plan.tiles) edges = edges and Edge.BOTTOM.inv()
            return if (space.plan.reflects && number % 2 == 1) reflect(edges) else edges
        }
        //@ end

        /** The edges with left and right exchanged. */
        private fun reflect(edges: Int): Int {
            val isLeft = edges and Edge.LEFT != 0
            val isRight = edges and Edge.RIGHT != 0
            return if (isLeft == isRight) edges else edges xor (Edge.LEFT or Edge.RIGHT)
        }
        //@ photos

        // Photos that keep their ratios

        private fun isKnown(ratio: Double): Boolean = ratio > 0 && ratio < Double.POSITIVE_INFINITY

        /** A ratio clamped to the limits; an unknown ratio counts as 1 first. */
        private fun limit(ratio: Double, lower: Double, upper: Double): Double =
            least(greatest(if (isKnown(ratio)) ratio else 1.0, lower), upper)

        /** The ratios of the tiles, within the limits of a plan; the add tile has none. */
        private fun limitedRatios(plan: Plan, known: DoubleArray): DoubleArray {
            var count = known.size
            //@ append
            // The add tile has no photo.
            if (plan.adds && count > plan.tiles - 1) count = plan.tiles - 1
            //@ end
            var lower = plan.least
            var upper = plan.greatest
            //@ sides
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
            val near = 0.000001 * space.contentWidth
            var edges = 0
            if (y == space.insets.top) edges = edges or Edge.TOP
            if (x == space.insets.leading) edges = edges or Edge.LEFT
            if (bottom >= space.solvedHeight - space.insets.bottom - near) edges = edges or Edge.BOTTOM
            if (right >= space.insets.leading + space.contentWidth - near) edges = edges or Edge.RIGHT
            return edges
        }
        //@ end
        //@ trees

        // Trees

        /** The height of a block is slope * width + offset. */
        private class Line(val slope: Double, val offset: Double)

        /**
         * Photos that keep their ratios, in the notation of the spec: `1|(1,2)` is a photo beside two rows, of one and of two photos.
         *
         * A stack sums the slopes and offsets of its rows, and adds the gaps between them. The blocks of a row have the same height:
         * 1 / slope is the sum of their 1 / slope, and offset / slope the sum of their offset / slope minus the gaps.
         */
        private class Tree(val text: String, val ratios: DoubleArray, val columnGap: Double, val rowGap: Double) {
            /** The lines of rows and of nested stacks, in the order in which they begin. */
            private val lines = arrayOfNulls<Line>(text.length)
            private var next = 0
            private var line = 0
            private var photo = 0

            /** Consumes the next character if it is this one. */
            private fun reads(character: Char): Boolean {
                if (next >= text.length || text[next] != character) return false
                next += 1
                return true
            }

            /** Reads a number of photos side by side. */
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

            /** Places the photos, once they are measured. */
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
                val side = greatest(0.0, height)
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

        private fun fillTree(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
            val tree = Tree(space.plan.tree, ratios, space.columnGap, space.rowGap)
            val line = tree.measure()
            //@ boxes
            val contentWidth = widthInBox(space, line.slope, line.offset)
            val leading = leadingInBox(space, contentWidth)
            //@ end
            //@ !boxes
            val contentWidth = space.contentWidth
            val leading = space.insets.leading
            //@ end
            tree.place(leading, space.insets.top, contentWidth, frames)
            return space.insets.top + line.slope * contentWidth + line.offset + space.insets.bottom
        }
        //@ end
        //@ photos

        /** Writes the frames of photos that keep their ratios, before snapping and mirroring, and returns the height of the container. */
        private fun solve(space: Space, known: DoubleArray, frames: DoubleArray): Double {
            val plan = space.plan
            val ratios = limitedRatios(plan, known)
            //@ columns
            if (plan.columns > 0) return fillColumns(space, ratios, frames)
            //@ end
            //@ justified
            if (plan.sizing != Sizing.NONE) return fillJustified(space, ratios, frames)
            //@ end
            //@ photoRows
            if (plan.perRow > 0) return fillRows(space, ratios, frames)
            //@ end
            //@ trees
            if (plan.tree != "") return fillTree(space, ratios, frames)
            //@ end
            return 0.0
        }
        //@ end

        // Layouts

        /** The plan of a request in its container; null if there is none, or if a number isn't finite or `scale` isn't positive. */
        //@ patterns
        private fun prepare(photos: Int, container: Container, ratios: DoubleArray): Space? {
        //@ end
        //@ !patterns
        private fun prepare(photos: Int, container: Container): Space? {
        //@ end
            var count = photos
            //@ patterns
            var known = ratios.size
            //@ end
            val plan = Plan()
            //@ append
            if (container.editing && count >= 0 && count < APPEND_LIMIT) {
                //@ patterns
                // The add tile has no photo.
                if (known > count) known = count
                //@ end
                plan.adds = true
                count += 1
            }
            //@ end
            //@ patterns
            if (!makePlan(count, container.width, ratios, known, plan)) return null
            //@ end
            //@ !patterns
            if (!makePlan(count, container.width, plan)) return null
            //@ end
            return spaceFor(container, plan)
        }

        /** A plan in a container; null if a number isn't finite or `scale` isn't positive. */
        private fun spaceFor(container: Container, plan: Plan): Space? {
            val insets = container.insets ?: defaultInsets
            val rowGap = container.rowGap ?: container.gap ?: DEFAULT_ROW_GAP
            val columnGap = container.columnGap ?: container.gap ?: DEFAULT_COLUMN_GAP
            val scale = container.scale
            if (scale != null && !(scale > 0 && scale < Double.POSITIVE_INFINITY)) return null
            // Only finite numbers times 0 give 0.
            val sides = (insets.top + insets.bottom) * 0 + (insets.leading + insets.trailing) * 0
            if (container.width * 0 + rowGap * 0 + columnGap * 0 + sides != 0.0) return null
            //@ limited
            // The frames of ten million tiles take about 300 MB.
            if (plan.tiles > 10000000) return null
            //@ end
            val space = Space(plan, greatest(0.0, container.width), columnGap, rowGap, insets, scale, container.mirrored)
            //@ height
            if (container.height * 0 != 0.0) return null
            space.height = greatest(0.0, container.height)
            //@ end
            //@ ratio
            if (plan.ratio > 0) space.height = space.width / plan.ratio
            //@ end
            return space
        }

        /** The size of the container, snapped. */
        private fun sizeOf(space: Space): Size {
            //@ photos
            if (space.plan.greatest > 0) return space.snapSize(space.width, space.solvedHeight)
            //@ end
            //@ fitsTiles
            if (space.plan.tiles == 0) return space.snapSize(0.0, 0.0)
            //@ end
            //@ !fitsTiles
            if (space.plan.tiles == 0) return space.snapSize(space.width, 0.0)
            //@ end
            //@ repeats
            val size = if (space.plan.perBlock > 0) sizeOfRepeat(space) else sizeOfBlocks(space)
            return space.snapSize(size.width, size.height)
            //@ end
            //@ !repeats blocks
            val size = sizeOfBlocks(space)
            return space.snapSize(size.width, size.height)
            //@ end
            //@ !blocks
            return space.snapSize(space.width, 0.0)
            //@ end
        }

        /** The tiles for one count of photos, in the order of the photos. */
        class Layout internal constructor(private val space: Space, private val frames: DoubleArray) {
            /** The size of the container. */
            val size: Size = sizeOf(space)
            /** The number of tiles. */
            val count: Int = space.plan.tiles
            /** The number of photos without a tile. */
            val hidden: Int = space.plan.hidden

            /** The frame of a tile; an index without a tile gives an empty one. */
            fun frame(index: Int): Frame {
                if (index < 0 || index >= count) return Frame(0.0, 0.0, 0.0, 0.0)
                val frame = DoubleArray(4)
                //@ photos
                if (space.plan.greatest > 0) {
                    for (side in 0..3) frame[side] = frames[4 * index + side]
                    return placed(space, frame, size)
                }
                //@ end
                //@ repeats
                if (space.plan.perBlock > 0) frameInRepeat(space, index, frame) else frameInBlock(space, index, frame)
                //@ end
                //@ !repeats blocks
                frameInBlock(space, index, frame)
                //@ end
                return placed(space, frame, size)
            }

            /** What a tile shows. */
            fun role(index: Int): Role {
                if (index != count - 1) return Role.PHOTO
                //@ append
                if (space.plan.adds) return Role.ADD
                //@ end
                return if (hidden > 0) Role.MORE else Role.PHOTO
            }

            /** The edges of the container that a tile touches, as bits of `Edge`. */
            fun edges(index: Int): Int {
                if (index < 0 || index >= count) return 0
                var edges = edgesOfTile(index)
                //@ boxes
                if (space.plan.greatest > 0 && space.plan.ratio != 0.0) {
                    edges = edges and edgesBesideBox(space, frames, index).inv()
                }
                //@ end
                if (space.mirrored) edges = reflect(edges)
                return edges
            }

            /** The edges before mirroring. */
            private fun edgesOfTile(index: Int): Int {
                //@ photos
                if (space.plan.greatest > 0) {
                    //@ columns
                    if (space.plan.columns > 0) return edgesInColumns(space, frames, index)
                    //@ end
                    //@ justified
                    if (space.plan.sizing != Sizing.NONE) return edgesInJustifiedRows(space, frames, index)
                    //@ end
                    //@ photoRows
                    if (space.plan.perRow > 0) return edgesInRows(space.plan, index)
                    //@ end
                    //@ trees
                    if (space.plan.tree != "") return space.plan.edges[index].toInt() and 15
                    //@ end
                }
                //@ end
                //@ repeats
                if (space.plan.perBlock > 0) return edgesInRepeat(space, index)
                //@ end
                //@ blocks
                return edgesInBlock(space, index)
                //@ end
                //@ !blocks
                return 0
                //@ end
            }
        }

        private fun placed(space: Space, frame: DoubleArray, size: Size): Frame {
            space.place(frame, 0, size)
            return Frame(frame[0], frame[1], frame[2], frame[3])
        }
        //@ insert functions
        //@ columns

        /** A growing waterfall: each appended photo goes to the column that is shortest so far, and earlier photos stay in place. */
        class Columns internal constructor(private val space: Space) {
            private var longest = space.insets.top
            private val ends = DoubleArray(space.plan.columns) { longest }

            /** How many photos have been appended. */
            var count = 0
                private set

            /** The size of the container. */
            val size: Size get() = sizeOf(space)

            /** Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1, and so does the tile that adds a photo. */
            fun append(ratio: Double = Double.NaN): Frame {
                val frame = DoubleArray(4)
                placeNext(space, limit(ratio, space.plan.least, space.plan.greatest), ends, frame, 0)
                longest = greatest(longest, frame[1] + frame[3])
                count += 1
                space.solvedHeight = longest + space.insets.bottom
                return placed(space, frame, size)
            }
        }

        /** Empty columns; null if there is no waterfall at this width, a number isn't finite or `scale` isn't positive. */
        fun columns(container: Container): Columns? {
            val plan = Plan()
            if (!waterfall(greatest(0.0, container.width), plan)) return null
            return spaceFor(container, plan)?.let { Columns(it) }
        }
        //@ end
        //@ grows

        /** Growing rows: a photo that is appended joins the last row or begins another, and all rows above it stay in place. */
        class Rows internal constructor(private val space: Space) {
            private var ratios = DoubleArray(16)
            /** The frames before snapping and mirroring. */
            private var frames = DoubleArray(64)
            /** The first photo of the last row, its top, the sum of its ratios, and the height of the row before it. */
            private var start = 0
            private var y = space.insets.top
            private var sum = 0.0
            private var previous: Double? = null

            /** How many photos have been appended. */
            var count = 0
                private set

            /** The size of the container. */
            val size: Size get() = sizeOf(space)

            /** The frame of a photo; an index without one gives an empty frame. */
            fun frame(index: Int): Frame {
                if (index < 0 || index >= count) return Frame(0.0, 0.0, 0.0, 0.0)
                return placed(space, frames.copyOfRange(4 * index, 4 * index + 4), size)
            }

            /**
             * Places the next photo, and returns the index of the first photo whose frame changed; those after it may have changed too.
             * A ratio that isn't a finite number above 0 counts as 1:1.
             */
            fun append(ratio: Double = Double.NaN): Int {
                val limited = limit(ratio, space.plan.least, space.plan.greatest)
                if (count == ratios.size) {
                    ratios = ratios.copyOf(2 * count)
                    frames = frames.copyOf(8 * count)
                }
                var changed = start
                if (!takes(space, limited, count - start, sum)) {
                    val before = frames.copyOfRange(4 * start, 4 * start + 4)
                    val height = placeLast(false)
                    if ((0..3).all { before[it] == frames[4 * start + it] }) changed = count
                    y = y + height + space.rowGap
                    previous = height
                    start = count
                    sum = 0.0
                }
                ratios[count] = limited
                count += 1
                sum += limited
                space.solvedHeight = y + placeLast(true) + space.insets.bottom
                return changed
            }

            /** Places the last row and returns its height. */
            private fun placeLast(isLast: Boolean): Double =
                placeRow(space, start, count, sum, y, isLast, previous, ratios, frames)
        }

        /** Empty rows; null if there are no such rows at this width, a number isn't finite or `scale` isn't positive. */
        fun rows(container: Container): Rows? {
            val plan = Plan()
            if (!justified(greatest(0.0, container.width), plan)) return null
            return spaceFor(container, plan)?.let { Rows(it) }
        }
        //@ end
    """#
