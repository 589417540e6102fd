/// The runtime in Kotlin: what callers ask for.
let kotlinLayouts: StaticString = #"""

        // Layouts

        /** The plan of a request in its container; null if there is none, or if a number isn't finite or `scale` isn't positive. */
        //@ patterns
        private fun prepare(count: Int, container: Container, ratios: DoubleArray): Space? {
        //@ end
        //@ !patterns
        private fun prepare(count: Int, container: Container): Space? {
        //@ end
            val plan = Plan()
            //@ append
            plan.adds = container.editing && count >= 0 && count < APPEND_LIMIT
            val tiles = if (plan.adds) count + 1 else count
            //@ end
            //@ patterns append
            val hasPlan = makePlan(tiles, container.width, ratios, plan)
            //@ end
            //@ patterns !append
            val hasPlan = makePlan(count, container.width, ratios, plan)
            //@ end
            //@ !patterns append
            val hasPlan = makePlan(tiles, container.width, plan)
            //@ end
            //@ !patterns !append
            val hasPlan = makePlan(count, container.width, plan)
            //@ end
            return if (hasPlan) spaceFor(container, plan) else null
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
            //@ !contentHeight
            return Space(plan, greatest(0.0, container.width), columnGap, rowGap, insets, scale, container.mirrored)
            //@ end
            //@ contentHeight
            val space = Space(plan, greatest(0.0, container.width), columnGap, rowGap, insets, scale, container.mirrored)
            //@ end
            //@ height
            if (container.height * 0 != 0.0) return null
            space.height = greatest(0.0, container.height)
            //@ end
            //@ ratio
            if (plan.ratio > 0) space.height = space.width / plan.ratio
            //@ end
            //@ contentHeight
            return space
            //@ end
        }

        /** The size of the container, snapped. */
        private fun sizeOf(space: Space): Size {
            //@ photos
            if (space.plan.greatest > 0) return space.snapSize(space.width, space.solvedHeight)
            //@ end
            //@ fitsTiles
            if (space.plan.tiles == 0) return space.snapSize(0.0, 0.0)
            //@ end
            //@ blocks !fitsTiles
            if (space.plan.tiles == 0) return space.snapSize(space.width, 0.0)
            //@ end
            //@ repeats
            val size = if (space.plan.perBlock > 0) sizeOfRepeat(space) else sizeOfBlocks(space)
            return space.snapSize(size.width, size.height)
            //@ end
            //@ !repeats sizes
            val size = sizeOfBlocks(space)
            return space.snapSize(size.width, size.height)
            //@ end
            //@ !repeats blocks !sizes contentHeight
            return space.snapSize(space.width, space.height)
            //@ end
            //@ !repeats blocks !sizes !contentHeight
            return space.snapSize(space.width, 0.0)
            //@ end
            //@ !blocks
            return space.snapSize(space.width, 0.0)
            //@ end
        }

        /** The tiles for one count of photos, in the order of the photos. */
        //@ photos
        class Layout internal constructor(private val space: Space, private val frames: DoubleArray) {
        //@ end
        //@ !photos
        class Layout internal constructor(private val space: Space) {
        //@ end
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

            /** What a tile shows; an index without a tile gives a photo. */
            fun role(index: Int): Role {
                if (index != count - 1) return Role.PHOTO
                //@ append
                if (space.plan.adds) return Role.ADD
                //@ end
                return if (hidden > 0) Role.MORE else Role.PHOTO
            }

            /** The edges of the container that a tile touches, as bits of [Edge]; an index without a tile gives none. */
            fun edges(index: Int): Int {
                if (index < 0 || index >= count) return 0
                //@ !kinds
                val edges = edgesInBlock(space, index)
                //@ end
                //@ kinds !boxes
                val edges = edgesOfTile(index)
                //@ end
                //@ boxes
                val isInBox = space.plan.greatest > 0 && space.plan.ratio != 0.0
                val edges = edgesOfTile(index) and (if (isInBox) edgesBesideBox(space, frames, index) else 0).inv()
                //@ end
                return if (space.mirrored) reflect(edges) else edges
            }
            //@ kinds

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
                    if (space.plan.tree != "") return space.plan.edges[index] - '@'
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
            //@ end
        }

        private fun placed(space: Space, frame: DoubleArray, size: Size): Frame {
            space.place(frame, 0, size)
            return Frame(frame[0], frame[1], frame[2], frame[3])
        }

        //@ photos
        /**
         * The layout for a number of photos; null if there is no rule for it, if a number isn't finite, or if `scale` isn't positive.
         *
         * `ratios` are the photos' widths divided by their heights; unknown ones count as 1:1.
         */
        fun layout(count: Int, container: Container, ratios: DoubleArray = doubleArrayOf()): Layout? {
            //@ patterns
            val space = prepare(count, container, ratios) ?: return null
            //@ end
            //@ !patterns
            val space = prepare(count, container) ?: return null
            //@ end
            val frames = DoubleArray(if (space.plan.greatest > 0) 4 * space.plan.tiles else 0)
            if (space.plan.greatest > 0) space.solvedHeight = solve(space, ratios, frames)
            return Layout(space, frames)
        }
        //@ end
        //@ ratios !photos
        /**
         * The layout for a number of photos; null if there is no rule for it, if a number isn't finite, or if `scale` isn't positive.
         *
         * `ratios` are the photos' widths divided by their heights; unknown ones count as 1:1.
         */
        fun layout(count: Int, container: Container, ratios: DoubleArray = doubleArrayOf()): Layout? =
            prepare(count, container, ratios)?.let { Layout(it) }
        //@ end
        //@ !ratios
        /** The layout for a number of photos; null if there is no rule for it, if a number isn't finite, or if `scale` isn't positive. */
        fun layout(count: Int, container: Container): Layout? = prepare(count, container)?.let { Layout(it) }
        //@ end

        /** The height of the container; null if there is no layout. */
        //@ ratios
        fun height(count: Int, container: Container, ratios: DoubleArray = doubleArrayOf()): Double? =
            layout(count, container, ratios)?.size?.height
        //@ end
        //@ !ratios
        fun height(count: Int, container: Container): Double? = layout(count, container)?.size?.height
        //@ end

        /**
         * Writes x, y, width and height of all tiles to an array and returns the number of tiles; -1 if there is no layout or the array
         * is too short.
         */
        //@ ratios
        fun into(target: DoubleArray, count: Int, container: Container, ratios: DoubleArray = doubleArrayOf()): Int {
        //@ end
        //@ !ratios
        fun into(target: DoubleArray, count: Int, container: Container): Int {
        //@ end
            //@ patterns
            val space = prepare(count, container, ratios) ?: return -1
            //@ end
            //@ !patterns
            val space = prepare(count, container) ?: return -1
            //@ end
            if (4L * space.plan.tiles > target.size) return -1
            //@ photos
            fill(space, ratios, target)
            //@ end
            //@ !photos
            fill(space, target)
            //@ end
            return space.plan.tiles
        }

        /** The frames of all tiles; null if there is no layout. */
        //@ ratios
        fun frames(count: Int, container: Container, ratios: DoubleArray = doubleArrayOf()): List<Frame>? {
        //@ end
        //@ !ratios
        fun frames(count: Int, container: Container): List<Frame>? {
        //@ end
            //@ patterns
            val space = prepare(count, container, ratios) ?: return null
            //@ end
            //@ !patterns
            val space = prepare(count, container) ?: return null
            //@ end
            val all = DoubleArray(4 * space.plan.tiles)
            //@ photos
            fill(space, ratios, all)
            //@ end
            //@ !photos
            fill(space, all)
            //@ end
            return List(space.plan.tiles) { Frame(all[4 * it], all[4 * it + 1], all[4 * it + 2], all[4 * it + 3]) }
        }

        //@ photos
        private fun fill(space: Space, ratios: DoubleArray, frames: DoubleArray) {
            if (space.plan.greatest > 0) space.solvedHeight = solve(space, ratios, frames)
            //@ repeats
            else if (space.plan.perBlock > 0) fillRepeat(space, frames)
            //@ end
            //@ blocks
            else fillBlocks(space, frames, 0)
            //@ end
        //@ end
        //@ !photos
        private fun fill(space: Space, frames: DoubleArray) {
            //@ repeats
            if (space.plan.perBlock > 0) fillRepeat(space, frames) else fillBlocks(space, frames, 0)
            //@ end
            //@ !repeats
            fillBlocks(space, frames, 0)
            //@ end
        //@ end
            if (space.scale == null && !space.mirrored) return
            val size = sizeOf(space)
            for (index in 0 until space.plan.tiles) space.place(frames, index, size)
        }

        /** The movement of a photo from one layout to the next: its index and its frame, before and after. */
        data class Move(val from: Int, val to: Int, val start: Frame, val end: Frame)

        /**
         * The movements of the photos that are in both lists, by equality, from the layout of `before` to that of `after`. Photos without
         * a tile before or after are left out; null if a layout is missing.
         */
        //@ ratios
        fun <Photo> moves(
            before: List<Photo>, after: List<Photo>, container: Container, ratio: (Photo) -> Double = { Double.NaN }
        ): List<Move>? {
            val start = layout(before.size, container, DoubleArray(before.size) { ratio(before[it]) }) ?: return null
            val end = layout(after.size, container, DoubleArray(after.size) { ratio(after[it]) }) ?: return null
            //@ end
            //@ !ratios
        fun <Photo> moves(before: List<Photo>, after: List<Photo>, container: Container): List<Move>? {
            val start = layout(before.size, container) ?: return null
            val end = layout(after.size, container) ?: return null
            //@ end
            // Of equal photos, the first is the one that moves.
            val places = HashMap<Photo, Int>()
            for ((place, photo) in after.withIndex()) if (photo !in places) places[photo] = place
            val moves = ArrayList<Move>()
            for ((from, photo) in before.take(start.count).withIndex()) {
                val to = places.remove(photo) ?: continue
                //@ append
                if (to >= end.count || end.role(to) == Role.ADD) continue
                //@ end
                //@ !append
                if (to >= end.count) continue
                //@ end
                moves.add(Move(from, to, start.frame(from), end.frame(to)))
            }
            return moves
        }
        //@ fixedTiles
        //@ insert tileCount
        //@ end
    """#
