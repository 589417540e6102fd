/// The runtime in Kotlin: what callers ask for.
let kotlinLayouts: StaticString = #"""

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
    """#
