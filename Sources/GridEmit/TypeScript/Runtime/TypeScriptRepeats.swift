/// The runtime in TypeScript: blocks that repeat.
let typeScriptRepeats: StaticString = #"""
    //@ repeats

    // Blocks that repeat

    /** A block of so many photos as a layout of its own, before snapping and mirroring. */
    function blockOf(space: Space, photos: number): Space {
        const plan = new Plan();
        //@ patterns
        makePlan(photos, space.width, [], plan);
        //@ end
        //@ !patterns
        makePlan(photos, space.width, plan);
        //@ end
        return { ...space, plan };
    }

    /** The distance of a block from the next. */
    function stepOf(space: Space, size: Size): number {
        return size.height - space.insets.top - space.insets.bottom + space.rowGap;
    }

    /** The size of the container: whole blocks, and the photos that remain. */
    function sizeOfRepeat(space: Space): Size {
        const { perBlock, tiles } = space.plan, rest = tiles % perBlock, size = sizeOfBlocks(blockOf(space, perBlock));
        const last = rest > 0 ? stepOf(space, sizeOfBlocks(blockOf(space, rest))) : 0;
        const height = Math.floor(tiles / perBlock) * stepOf(space, size) + last - space.rowGap;
        return { width: size.width, height: height + space.insets.top + space.insets.bottom };
    }

    /** Moves the frame at an index, which is in the first block, to a block further down, and reflects it there if need be. */
    function move(space: Space, frames: Float64Array, from: number, to: number, block: number, size: Size): void {
        const x = frames[4 * from]!, width = frames[4 * from + 2]!;
        const reflected = space.insets.leading + size.width - space.insets.trailing - x - width;
        put(
            frames, to, space.plan.reflects && block % 2 === 1 ? reflected : x,
            frames[4 * from + 1]! + block * stepOf(space, size), width, frames[4 * from + 3]!);
    }

    /** Writes the frames of all blocks. Those of the first are also those of the others, moved. */
    function fillRepeat(space: Space, frames: Float64Array): void {
        const { perBlock, tiles } = space.plan, size = sizeOfBlocks(blockOf(space, perBlock));
        for (let start = 0, block = 0; start < tiles; start += perBlock, block++) {
            const isRest = tiles - start < perBlock, photos = isRest ? tiles - start : perBlock, first = isRest ? start : 0;
            if (block === 0 || isRest) fillBlocks(blockOf(space, photos), 0, photos, frames, start);
            if (block === 0) continue;
            for (let index = 0; index < photos; index++) move(space, frames, first + index, start + index, block, size);
        }
    }

    /** The block that contains a tile. */
    function blockAt(space: Space, block: number): Space {
        const { perBlock, tiles } = space.plan, rest = tiles - block * perBlock;
        return blockOf(space, rest < perBlock ? rest : perBlock);
    }

    /** Writes the frame of a tile as the first one. */
    function frameInRepeat(space: Space, index: number, frame: Float64Array): void {
        const perBlock = space.plan.perBlock, block = Math.floor(index / perBlock), size = sizeOfBlocks(blockOf(space, perBlock));
        fillBlocks(blockAt(space, block), index % perBlock, index % perBlock + 1, frame, 0);
        move(space, frame, 0, 0, block, size);
    }

    function edgesInRepeat(space: Space, index: number): number {
        const perBlock = space.plan.perBlock, number = Math.floor(index / perBlock), block = blockAt(space, number);
        let edges = edgesInBlock(block, index % perBlock);
        if (number > 0) edges &= ~Edge.top;
        if (number * perBlock + block.plan.tiles < space.plan.tiles) edges &= ~Edge.bottom;
        return space.plan.reflects && number % 2 === 1 ? reflect(edges) : edges;
    }
    //@ end

    /** The edges with left and right exchanged. */
    const reflect = (edges: number): number =>
        (edges & (Edge.top | Edge.bottom)) | ((edges & Edge.left) << 2) | ((edges & Edge.right) >> 2);
    """#
