/// The runtime in TypeScript: equal tiles in rows and columns.
let typeScriptBlocks: StaticString = #"""
    //@ blocks

    // Blocks of equal tiles

    /** Equal tiles in rows with gaps: the frame of the first one, within the insets, and the edges that the outer ones touch. */
    interface Block extends Frame {
        readonly tiles: number;
        readonly columns: number;
        readonly edges: number;
    }
    //@ insert table
    //@ equalRows

    /** The number and length of the first rows, and of the last ones. */
    interface Split {
        readonly firstRows: number;
        readonly firstLength: number;
        readonly lastRows: number;
        readonly lastLength: number;
    }

    function split(plan: Plan): Split {
        const count = plan.tiles, rows = Math.floor((count - 1) / plan.perRow) + 1;
        if (plan.last === "balanced") {
            const longer = count % rows, length = Math.floor(count / rows);
            return { firstRows: rows - longer, firstLength: length, lastRows: longer, lastLength: length + 1 };
        }
        return { firstRows: rows - 1, firstLength: plan.perRow, lastRows: 1, lastLength: count - (rows - 1) * plan.perRow };
    }

    /** The slots of a row of `length` tiles; some may stay empty. */
    function slots(plan: Plan, length: number, split: Split): number {
        if (plan.sizing === "tileSize") {
            return max(split.firstRows > 0 ? split.firstLength : 0, split.lastRows > 0 ? split.lastLength : 0);
        }
        //@ spread
        // What is left of the width is after a single column.
        if (plan.sizing === "spread") return max(plan.perRow, 2);
        //@ end
        return plan.last === "short" ? plan.perRow : length;
    }

    function tileOf(space: Space, length: number, split: Split): Size {
        const plan = space.plan, count = slots(plan, length, split);
        const width = (space.contentWidth - (count - 1) * space.columnGap) / count;
        if (plan.sizing === "tileRatio") return { width, height: width / plan.size };
        //@ contentHeight
        if (plan.sizing === "frame") {
            const rows = split.firstRows + split.lastRows;
            return { width, height: (space.contentHeight - (rows - 1) * space.rowGap) / rows };
        }
        //@ end
        return { width: plan.size, height: plan.height };
    }

    /** The size of the container before snapping. */
    //@ table
    function sizeOfRows(space: Space): Size {
    //@ end
    //@ !table
    function sizeOfBlocks(space: Space): Size {
    //@ end
        const plan = space.plan, insets = space.insets;
        //@ contentHeight
        if (plan.sizing === "frame") return space;
        //@ end
        const lengths = split(plan), first = tileOf(space, lengths.firstLength, lengths), last = tileOf(space, lengths.lastLength, lengths);
        const rows = lengths.firstRows * first.height + lengths.lastRows * last.height;
        const gaps = (lengths.firstRows + lengths.lastRows - 1) * space.rowGap;
        const height = insets.top + insets.bottom + rows + gaps;
        if (plan.sizing !== "tileSize") return { width: space.width, height };
        const count = slots(plan, lengths.lastLength, lengths);
        const width = count * last.width + (count - 1) * space.columnGap;
        return { width: insets.leading + insets.trailing + width, height };
    }

    /** The first rows, or the last ones. */
    //@ table
    function readRows(space: Space, number: number): Block {
    //@ end
    //@ !table
    function readBlock(space: Space, number: number): Block {
    //@ end
        const plan = space.plan, lengths = split(plan), first = tileOf(space, lengths.firstLength, lengths);
        const isFirst = number === 0 && lengths.firstRows > 0;
        const length = isFirst ? lengths.firstLength : lengths.lastLength;
        const own = isFirst ? first : tileOf(space, length, lengths), empty = slots(plan, length, lengths) - length;
        return {
            tiles: length * (isFirst ? lengths.firstRows : lengths.lastRows),
            columns: length,
            edges:
                (isFirst || lengths.firstRows === 0 ? Edge.top : 0) | (!isFirst || lengths.lastRows === 0 ? Edge.bottom : 0) |
                (plan.align === 0 || empty === 0 ? Edge.left : 0) | (plan.align === 1 || empty === 0 ? Edge.right : 0),
            x: plan.align * empty * (own.width + space.columnGap),
            y: isFirst ? 0 : lengths.firstRows * (first.height + space.rowGap),
            width: max(0, own.width),
            height: max(0, own.height),
        };
    }
    //@ end

    //@ spread

    /** The gap between the columns of blocks. */
    function spacing({ plan, contentWidth, columnGap }: Space): number {
        const isSpread = plan.sizing === "spread" && plan.perRow > 1;
        return isSpread ? (contentWidth - plan.perRow * plan.size) / (plan.perRow - 1) : columnGap;
    }
    //@ end
    //@ mixed

    /** Reads the block with a number; valid while tiles remain. */
    function readBlock(space: Space, number: number): Block {
        return space.plan.sizing === "" ? readTable(space, number) : readRows(space, number);
    }
    //@ end
    //@ !table !equalRows

    /** No count has tiles. */
    function readBlock({ plan: { tiles } }: Space, _number: number): Block {
        return { tiles, columns: 1, edges: 0, x: 0, y: 0, width: 0, height: 0 };
    }
    //@ end

    /** Writes the frames of the tiles from `start` to before `end`, before snapping and mirroring. */
    function fillBlocks(space: Space, start: number, end: number, frames: Float64Array, at: number): void {
        //@ spread
        const { insets, rowGap } = space, columnGap = spacing(space);
        //@ end
        //@ !spread
        const { insets, columnGap, rowGap } = space;
        //@ end
        for (let number = 0, first = 0; first < end; number++) {
            const block = readBlock(space, number), { tiles, columns, width, height } = block;
            const x = insets.leading + block.x, y = insets.top + block.y, last = min(end - first, tiles);
            let index = max(start - first, 0), column = index % columns, row = (index - column) / columns;
            for (; index < last; index++) {
                put(frames, at++, x + column * (width + columnGap), y + row * (height + rowGap), width, height);
                if (++column === columns) {
                    column = 0;
                    row++;
                }
            }
            first += tiles;
        }
    }

    function edgesInBlock(space: Space, index: number): number {
        let number = 0, block = readBlock(space, 0);
        while (index >= block.tiles) {
            index -= block.tiles;
            block = readBlock(space, ++number);
        }
        const { tiles, columns } = block, column = index % columns;
        return block.edges & ~(
            (index >= columns ? Edge.top : 0) | (index - column + columns < tiles ? Edge.bottom : 0) |
            (column > 0 ? Edge.left : 0) | (column < columns - 1 ? Edge.right : 0));
    }
    //@ end
    //@ mixed

    /** The size of the container before snapping; for blocks that don't repeat. */
    function sizeOfBlocks(space: Space): Size {
        if (space.plan.sizing !== "") return sizeOfRows(space);
        //@ sized
        return sizeOfTable(space);
        //@ end
        //@ !sized contentHeight
        return space;
        //@ end
        //@ !sized !contentHeight
        return { width: space.width, height: 0 };
        //@ end
    }
    //@ end
    //@ !sizes repeats

    /** The size of the container before snapping. */
    function sizeOfBlocks(space: Space): Size {
        return space;
    }
    //@ end
    """#
