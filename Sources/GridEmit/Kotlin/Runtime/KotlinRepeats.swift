/// The runtime in Kotlin: blocks that repeat.
let kotlinRepeats: StaticString = #"""
        //@ repeats

        // Blocks that repeat

        /** A block of so many photos as a layout of its own, before snapping and mirroring. */
        private fun blockOf(space: Space, photos: Int): Space {
            val plan = Plan()
            //@ patterns
            makePlan(photos, space.width, doubleArrayOf(), plan)
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
    """#
