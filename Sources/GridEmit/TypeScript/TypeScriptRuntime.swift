/// The runtime of the generated TypeScript, for all grids.
///
/// It is TypeScript with marks, as `MarkedText` explains. Each function takes the same steps in the same order as that of
/// GridgenKit, so that the doubles are the same.
let typeScriptRuntime: StaticString = #"""
    /** A size in pixels. */
    export interface Size {
        readonly width: number;
        readonly height: number;
    }

    /** A rectangle in pixels; x and y are the distances from the container's left and top edges. */
    export interface Frame extends Size {
        readonly x: number;
        readonly y: number;
    }

    /** Distances of the tiles from the container's edges. `leading` is the left edge, and the right one if mirrored. */
    export interface Insets {
        readonly top: number;
        readonly leading: number;
        readonly bottom: number;
        readonly trailing: number;
    }

    //@ append
    /** The content of a tile: a photo, a photo with the number of hidden ones, or the button that adds one. */
    export type Role = "photo" | "more" | "add";
    //@ end
    //@ !append
    /** The content of a tile: a photo, or a photo with the number of hidden ones. */
    export type Role = "photo" | "more";
    //@ end

    /** Edges of the container that a tile touches, as bits. */
    export const Edge = { top: 1, left: 2, bottom: 4, right: 8 } as const;

    /** The container and the choices of a call. */
    export interface Container {
        readonly width: number;
        //@ height
        readonly height: number;
        //@ end
        /** The gap between rows and between columns, instead of the spec's. */
        readonly gap?: number | undefined;
        /** The gap between rows, before `gap`. */
        readonly rowGap?: number | undefined;
        /** The gap between columns, before `gap`. */
        readonly columnGap?: number | undefined;
        /** The distances from the container's edges, instead of the spec's. */
        readonly insets?: Insets | undefined;
        /** The device's pixels for each pixel of the layout: all edges are snapped to whole ones. */
        readonly scale?: number | undefined;
        /** Whether the layout runs from right to left. */
        readonly mirrored?: boolean | undefined;
        //@ append
        /** Whether a tile that adds a photo follows fewer than `appendLimit` photos. */
        readonly editing?: boolean | undefined;
        //@ end
    }

    /** What a layout depends on: the photos, the container and choices. */
    export interface Request extends Container {
        /** The number of photos. */
        readonly count: number;
        //@ ratios
        /** The photos' widths divided by their heights. One that is missing or not a finite number above 0 counts as 1:1. */
        readonly ratios?: ArrayLike<number> | undefined;
        //@ end
    }
    //@ insert data

    /** The number of tiles for a count, and what determines their places. */
    class Plan {
        /** The number of tiles, and of photos without one. */
        tiles = 0;
        hidden = 0;
        //@ table
        /** The index of the first number in the table. */
        start = 0;
        //@ end
        //@ columns
        /** The number of columns of a waterfall. */
        columns = 0;
        //@ end
        //@ perRow
        /** The greatest number of tiles in a row, and how a last row that isn't full is laid out. */
        perRow = 0;
        last: "short" | "stretch" | "balanced" = "short";
        //@ end
        //@ boxes
        /**
         * The ratio, width to height, of the container or of the box that photos stay within; the negated height of such a box;
         * 0 without them.
         */
        ratio = 0;
        /** How many halves of the free width are before photos that a box makes narrower than the container. */
        halvesBefore = 0;
        //@ end
        //@ ratio !boxes
        /** The container's ratio, width to height; 0 if it has none. */
        ratio = 0;
        //@ end
        //@ photos
        /** The limits of ratios if tiles keep their photos' ratios; otherwise 0. */
        least = 0;
        greatest = 0;
        //@ end
        //@ sides
        /** Whether the limits of ratios end at 1: they are above 1 if the photos are wide on average, otherwise below. */
        isSided = false;
        //@ end
        //@ trees
        /** A tree of photos in the notation of the spec, and a character for each photo, whose lower four bits are the edges. */
        tree = "";
        edges = "";
        //@ end
        //@ append
        /** Whether the last tile adds a photo. */
        adds = false;
        //@ end
        //@ repeats
        /** The number of photos in a block that repeats; 0 if none does. */
        perBlock = 0;
        /** Whether every second block is reflected. */
        reflects = false;
        //@ end
        //@ rows
        /** How rows are made, and the part of what is left that lies before a short one. */
        sizing: Sizing = "";
        align = 0;
        /** The ratio or the width of tiles, the height or the shape that rows aim at. */
        size = 0;
        /** The height of tiles, or the height that each row of a shape should have. */
        height = 0;
        //@ end
        //@ justified
        /** The least number of photos in a row. */
        leastInRow = 0;
        //@ end
    }
    //@ rows

    type Sizing = "" | "tileRatio" | "tileSize" | "frame" | "spread" | "near" | "over" | "shape";
    //@ end

    //@ photos
    const min = (a: number, b: number): number => (b < a ? b : a);
    //@ end
    //@ !photos blocks
    const min = (a: number, b: number): number => (b < a ? b : a);
    //@ end
    const max = (a: number, b: number): number => (b >= a ? b : a);
    //@ insert plan

    /** A plan in a container; null if a number isn't finite or `scale` isn't positive. */
    function spaceFor(container: Container, plan: Plan) {
        const { gap, rowGap = gap ?? ROW_GAP, columnGap = gap ?? COLUMN_GAP, insets = INSETS, scale, mirrored = false } = container;
        if (scale !== undefined && !(scale > 0 && scale < Infinity)) return null;
        // Only finite numbers times 0 give 0.
        const sides = (insets.top + insets.bottom) * 0 + (insets.leading + insets.trailing) * 0;
        //@ height
        if (container.width * 0 + container.height * 0 + rowGap * 0 + columnGap * 0 + sides !== 0) return null;
        //@ end
        //@ !height
        if (container.width * 0 + rowGap * 0 + columnGap * 0 + sides !== 0) return null;
        //@ end
        //@ limited
        // The frames of ten million tiles take about 300 MB.
        if (plan.tiles > 10000000) return null;
        //@ end
        const width = max(0, container.width), contentWidth = width - insets.leading - insets.trailing;
        //@ height ratio
        const height = plan.ratio > 0 ? width / plan.ratio : max(0, container.height);
        //@ end
        //@ height !ratio
        const height = max(0, container.height);
        //@ end
        //@ !height ratio
        const height = plan.ratio > 0 ? width / plan.ratio : 0;
        //@ end
        //@ contentHeight !photos
        const contentHeight = height - insets.top - insets.bottom;
        return { plan, width, height, contentWidth, contentHeight, rowGap, columnGap, insets, scale, mirrored };
        //@ end
        //@ contentHeight photos
        const contentHeight = height - insets.top - insets.bottom;
        return { plan, width, height, contentWidth, contentHeight, rowGap, columnGap, insets, scale, mirrored, solvedHeight: 0 };
        //@ end
        //@ !contentHeight photos
        return { plan, width, contentWidth, rowGap, columnGap, insets, scale, mirrored, solvedHeight: 0 };
        //@ end
        //@ !contentHeight !photos
        return { plan, width, contentWidth, rowGap, columnGap, insets, scale, mirrored };
        //@ end
    }

    type Space = NonNullable<ReturnType<typeof spaceFor>>;

    /** Adding 1.5 * 2^52 rounds; the millionth makes sums that differ in the last digit agree. */
    const pixel = (value: number, scale: number): number => value * scale + 0.000001 + 6755399441055744 - 6755399441055744;

    /** The length of a side that is snapped with the gap after it. */
    function snap(start: number, length: number, gap: number, scale: number | undefined): number {
        if (scale === undefined) return length;
        return max(0, pixel(start + length + gap, scale) - pixel(gap, scale) - pixel(start, scale)) / scale;
    }

    /** Snaps the size of the container; it isn't negative. */
    function snapSize({ columnGap, rowGap, scale }: Space, width: number, height: number): Size {
        return { width: snap(0, max(0, width), columnGap, scale), height: snap(0, max(0, height), rowGap, scale) };
    }

    /** Snaps and mirrors frames, each x, y, width and height. */
    function place({ columnGap, rowGap, scale, mirrored }: Space, size: Size, frames: Float64Array, end: number): void {
        for (let at = 0; at < end; at += 4) {
            const x = frames[at]!, y = frames[at + 1]!, start = scale === undefined ? x : pixel(x, scale) / scale;
            const width = snap(x, frames[at + 2]!, columnGap, scale);
            frames[at] = mirrored ? size.width - start - width : start;
            frames[at + 1] = scale === undefined ? y : pixel(y, scale) / scale;
            frames[at + 2] = width;
            frames[at + 3] = snap(y, frames[at + 3]!, rowGap, scale);
        }
    }

    const frameAt = (frames: Float64Array, at = 0): Frame =>
        ({ x: frames[at]!, y: frames[at + 1]!, width: frames[at + 2]!, height: frames[at + 3]! });

    function put(frames: Float64Array, index: number, x: number, y: number, width: number, height: number): void {
        frames[4 * index] = x;
        frames[4 * index + 1] = y;
        frames[4 * index + 2] = width;
        frames[4 * index + 3] = height;
    }
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

    /** The size of the container. */
    function sizeOfRows(space: Space): Size {
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
    //@ sizes

    /** The size of the container before snapping; for blocks that don't repeat. */
    function sizeOfBlocks(space: Space): Size {
        //@ equalRows
        if (space.plan.sizing !== "") return sizeOfRows(space);
        //@ end
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
    //@ repeats

    // Blocks that repeat

    /** A block of so many photos as a layout of its own, before snapping and mirroring. */
    function blockOf(space: Space, photos: number): Space {
        const plan = new Plan();
        //@ patterns
        makePlan(photos, space.width, [], 0, plan);
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
    const reflect = (edges: number): number => (edges & 5) | ((edges & Edge.left) << 2) | ((edges & Edge.right) >> 2);
    //@ photos

    // Photos that keep their ratios

    /** A ratio clamped to the limits; an unknown ratio counts as 1 first. */
    function limit(ratio: number, least: number, greatest: number): number {
        return min(max(ratio > 0 && ratio < Infinity ? ratio : 1, least), greatest);
    }

    /** The ratios of the tiles, within the limits of a plan; the add tile has none. */
    function limitedRatios(plan: Plan, known: ArrayLike<number>): Float64Array {
        let { least, greatest } = plan, count = known.length;
        //@ append
        // The add tile has no photo.
        if (plan.adds) count = min(count, plan.tiles - 1);
        //@ end
        //@ sides
        if (plan.isSided) {
            const photos = plan.tiles + plan.hidden, given = min(count, photos);
            let sum = 0;
            for (let index = 0; index < given; index++) {
                const ratio = known[index]!;
                sum += ratio > 0 && ratio < Infinity ? ratio : 1;
            }
            if (sum + (photos - given) > photos * 1.000001) least = max(least, 1);
            else greatest = min(greatest, 1);
        }
        //@ end
        const ratios = new Float64Array(plan.tiles);
        for (let index = 0; index < plan.tiles; index++) {
            ratios[index] = limit(index < count ? known[index]! : 1, least, greatest);
        }
        return ratios;
    }
    //@ end
    //@ boxes

    /**
     * The width of photos whose height is slope * width + offset: that of the container less its insets, or less if they would be
     * higher than their box.
     */
    function widthInBox(space: Space, slope: number, offset: number): number {
        const full = space.contentWidth, ratio = space.plan.ratio;
        if (ratio === 0) return full;
        const most = ratio > 0 ? full / ratio : -ratio;
        return slope * full + offset <= most ? full : max(0, (most - offset) / slope);
    }

    /** The left inset with the free width before photos that are this wide. */
    function leadingInBox(space: Space, width: number): number {
        return space.insets.leading + ((space.contentWidth - width) * space.plan.halvesBefore) / 2;
    }

    /** The edges that a photo doesn't touch because a box makes the photos narrower than the container. */
    function edgesBesideBox(space: Space, frames: Float64Array, index: number): number {
        const x = frames[4 * index]!, width = frames[4 * index + 2]!;
        const leading = space.insets.leading, tolerance = 0.000001 * space.contentWidth;
        return (x - leading > tolerance ? Edge.left : 0) | (leading + space.contentWidth - (x + width) > tolerance ? Edge.right : 0);
    }
    //@ end
    //@ columns

    /** The width of a column; negative if the container is too narrow. */
    function columnWidth(space: Space): number {
        const columns = space.plan.columns;
        return (space.contentWidth - (columns - 1) * space.columnGap) / columns;
    }

    /**
     * Places the next photo. It goes to the leftmost column that is at most a millionth of the column width longer than the
     * shortest, since columns that only differ by rounding count as equal.
     */
    function placeNext(space: Space, ratio: number, ends: Float64Array, frames: Float64Array, index: number): void {
        const own = columnWidth(space), width = max(0, own);
        let least = ends[0]!;
        for (let other = 1; other < ends.length; other++) if (ends[other]! < least) least = ends[other]!;
        const limit = least + 0.000001 * width;
        let column = 0;
        while (ends[column]! > limit) column++;
        const y = ends[column]!, height = width / ratio;
        ends[column] = y + (height + space.rowGap);
        put(frames, index, space.insets.leading + column * (own + space.columnGap), y, width, height);
    }

    /** Places photos in columns: each goes to the column that is shortest so far. */
    function fillColumns(space: Space, ratios: Float64Array, frames: Float64Array): number {
        const ends = new Float64Array(space.plan.columns).fill(space.insets.top);
        let longest = space.insets.top;
        for (let index = 0; index < space.plan.tiles; index++) {
            placeNext(space, ratios[index]!, ends, frames, index);
            longest = max(longest, frames[4 * index + 1]! + frames[4 * index + 3]!);
        }
        return longest + space.insets.bottom;
    }

    /** The edges that a photo in a column touches: the bottom if it ends where the longest column does. */
    function edgesInColumns(space: Space, frames: Float64Array, index: number): number {
        const x = frames[4 * index]!, y = frames[4 * index + 1]!, height = frames[4 * index + 3]!;
        const width = columnWidth(space), insets = space.insets;
        const last = insets.leading + (space.plan.columns - 1) * (width + space.columnGap);
        const bottom = space.solvedHeight - insets.bottom - 0.000001 * width;
        return (x === insets.leading ? Edge.left : 0) | (x === last ? Edge.right : 0) |
            (y === insets.top ? Edge.top : 0) | (y + height >= bottom ? Edge.bottom : 0);
    }
    //@ end
    //@ photoRows

    /** The ends of rows. */
    function endsOfRows(plan: Plan): number[] {
        const rows = Math.floor((plan.tiles - 1) / plan.perRow) + 1, isBalanced = plan.last === "balanced";
        const length = isBalanced ? Math.floor(plan.tiles / rows) : plan.perRow, longer = isBalanced ? plan.tiles % rows : 0;
        const ends: number[] = [];
        for (let row = 0, end = 0; row < rows; row++) {
            end = min(end + length + (row >= rows - longer ? 1 : 0), plan.tiles);
            ends.push(end);
        }
        return ends;
    }
    //@ boxes

    /** The width of rows that fill it, or that are as high as their box. */
    function widthOfRows(space: Space, ratios: Float64Array): number {
        if (space.plan.ratio === 0) return space.contentWidth;
        let slope = 0, offset = -space.rowGap, start = 0;
        for (const end of endsOfRows(space.plan)) {
            let sum = 0;
            for (let index = start; index < end; index++) sum += ratios[index]!;
            slope += 1 / sum;
            offset += space.rowGap - ((end - start - 1) * space.columnGap) / sum;
            start = end;
        }
        return widthInBox(space, slope, offset);
    }
    //@ end

    /** Rows that fill the width: the tiles of a row have the height at which their widths fill it. */
    function fillRows(space: Space, ratios: Float64Array, frames: Float64Array): number {
        //@ boxes
        const contentWidth = widthOfRows(space, ratios), leading = leadingInBox(space, contentWidth);
        //@ end
        //@ !boxes
        const contentWidth = space.contentWidth, leading = space.insets.leading;
        //@ end
        let y = space.insets.top, start = 0;
        for (const end of endsOfRows(space.plan)) {
            let sum = 0, x = leading;
            for (let index = start; index < end; index++) sum += ratios[index]!;
            const height = (contentWidth - (end - start - 1) * space.columnGap) / sum, side = max(0, height);
            for (let index = start; index < end; index++) {
                const width = side * ratios[index]!;
                put(frames, index, x, y, width, side);
                x += width + space.columnGap;
            }
            y += height + space.rowGap;
            start = end;
        }
        return y - space.rowGap + space.insets.bottom;
    }

    function edgesInRows(plan: Plan, index: number): number {
        const ends = endsOfRows(plan), row = ends.findIndex((end) => index < end), start = ends[row - 1] ?? 0;
        return (row === 0 ? Edge.top : 0) | (row === ends.length - 1 ? Edge.bottom : 0) |
            (index === start ? Edge.left : 0) | (index + 1 === ends[row] ? Edge.right : 0);
    }
    //@ end
    //@ justified

    // Justified rows
    //@ aims

    /** Whether a row takes the next photo. What differs by a millionth of the width is a tie, which takes it. */
    function takes(space: Space, ratio: number, length: number, sum: number): boolean {
        const { sizing, size, leastInRow, perRow } = space.plan, width = space.contentWidth, gap = space.columnGap;
        const next = (sum + ratio) * size + length * gap;
        if (sizing === "over") return length === 0 || next <= width * 1.000001;
        if (length < leastInRow || length >= perRow) return length < leastInRow;
        const own = sum * size + (length - 1) * gap;
        return own < width / 2 || Math.abs(next - width) <= Math.abs(own - width) + 0.000001 * width;
    }

    /** The height of a last row that would be this high if it filled the width; `previous` is that of the row before it. */
    function lastHeight(plan: Plan, height: number, previous: number | undefined): number {
        const greatest = (4 / 3) * plan.size;
        if (plan.last === "stretch" || height <= greatest * 1.000001) return height;
        return plan.sizing === "near" && previous !== undefined ? min(previous, greatest) : plan.size;
    }
    //@ end

    /** Places the photos of a row, whose ratios have a sum, and returns its height. */
    function placeRow(
        //@ aims
        space: Space, start: number, end: number, sum: number, y: number, isLast: boolean, previous: number | undefined,
        //@ end
        //@ !aims
        space: Space, start: number, end: number, sum: number, y: number, _isLast: boolean, _previous: number | undefined,
        //@ end
        ratios: ArrayLike<number>, frames: Float64Array,
    ): number {
        const gaps = (end - start - 1) * space.columnGap, filled = (space.contentWidth - gaps) / sum;
        let x = space.insets.leading;
        //@ aims
        const height = isLast ? lastHeight(space.plan, filled, previous) : filled;
        if (height !== filled) x += space.plan.align * (space.contentWidth - gaps - height * sum);
        //@ end
        //@ !aims
        const height = filled;
        //@ end
        const side = max(0, height);
        for (let index = start; index < end; index++) {
            const width = side * ratios[index]!;
            put(frames, index, x, y, width, side);
            x += width + space.columnGap;
        }
        return height;
    }

    /** Places rows one below the other; `next` gives the end of a row and the sum of its ratios. */
    function placeRows(
        space: Space, ratios: Float64Array, frames: Float64Array, fills: boolean, next: (start: number) => [end: number, sum: number],
    ): number {
        const tiles = space.plan.tiles;
        let y = space.insets.top, bottom = y, start = 0, previous: number | undefined;
        while (start < tiles) {
            const [end, sum] = next(start);
            previous = placeRow(space, start, end, sum, y, !fills && end === tiles, previous, ratios, frames);
            bottom = y + previous;
            y = bottom + space.rowGap;
            start = end;
        }
        return bottom + space.insets.bottom;
    }
    //@ sums

    function sumOf(ratios: Float64Array, start: number, end: number): number {
        let sum = 0;
        for (let index = start; index < end; index++) sum += ratios[index]!;
        return sum;
    }
    //@ end
    //@ cuts

    /**
     * The rows with the least sum of k(h - T)(h - T), for k photos in a row that is h high. `best` has the sums for the first
     * photos, `cuts` the lengths of their last rows.
     */
    function fillBalanced(space: Space, ratios: Float64Array, frames: Float64Array): number {
        const { tiles, leastInRow, perRow, size } = space.plan, width = space.contentWidth, tolerance = 0.000001 * size * size;
        const best = new Float64Array(tiles + 1).fill(Infinity), cuts = new Float64Array(tiles + 1);
        best[0] = 0;
        // Finds the best last row for the photos before an index: the one with the fewest photos of those that are a tie.
        function findRow(end: number, least: number, greatest: number): void {
            let sum = 0;
            for (let length = 1; length <= end && length <= greatest; length++) {
                const rest = width - (length - 1) * space.columnGap;
                if (rest <= 0) return;
                sum += ratios[end - length]!;
                if (length < least) continue;
                const away = rest / sum - size, cost = length * away * away;
                if (best[end - length]! + cost < best[end]! - tolerance) {
                    best[end] = best[end - length]! + cost;
                    cuts[end] = length;
                }
                // A longer row alone would cost more.
                if (away < 0 && cost > best[end]!) return;
            }
        }
        for (let end = 1; end <= tiles; end++) {
            cuts[end] = min(end, leastInRow);
            findRow(end, leastInRow, perRow);
        }
        // Only the last row may have fewer, and only where no other cut exists.
        if (best[tiles] === Infinity) findRow(tiles, 1, leastInRow - 1);
        // The rows are found from the last one.
        const ends = new Map<number, number>();
        for (let end = tiles; end > 0; end -= cuts[end]!) ends.set(end - cuts[end]!, end);
        return placeRows(space, ratios, frames, false, (start) => {
            const end = ends.get(start) ?? tiles;
            return [end, sumOf(ratios, start, end)];
        });
    }
    //@ end
    //@ shapes

    /** Gives rows as few photos as those below them allow. */
    function cutRows(cut: number[], start: number, count: number, photos: number, least: number, most: number): void {
        for (let row = start; row < count; row++) {
            const length = max(least, photos - (count - row - 1) * most);
            cut[row] = length;
            photos -= length;
        }
    }

    /** The next cut in lexicographic order: a row as late as possible gets one more. False after the last cut. */
    function cutNext(cut: number[], count: number, least: number, most: number): boolean {
        let rest = 0;
        for (let row = count - 1; row > 0; ) {
            rest += cut[row]!;
            row -= 1;
            if (cut[row]! < most && rest > (count - row - 1) * least) {
                cut[row] += 1;
                cutRows(cut, row + 1, count, rest - 1, least, most);
                return true;
            }
        }
        return false;
    }

    /**
     * How far rows are from a height; half as much again where one is lower than it should be, and where one has more photos than the
     * next.
     */
    function costOf(space: Space, cut: number[], count: number, ratios: Float64Array, height: number): number {
        let total = 0, start = 0, previous = 0, isLow = false, isFalling = false;
        for (let row = 0; row < count; row++) {
            const length = cut[row]!, own = (space.contentWidth - (length - 1) * space.columnGap) / sumOf(ratios, start, start + length);
            total += own;
            if (own < space.plan.height) isLow = true;
            if (length < previous) isFalling = true;
            start += length;
            previous = length;
        }
        return Math.abs(total + (count - 1) * space.rowGap - height) * (isLow ? 1.5 : 1) * (isFalling ? 1.5 : 1);
    }

    /**
     * Rows that fill the width and are together as near to the height of a shape as they come: of all cuts into rows, the first one
     * that costs least.
     */
    function fillShape(space: Space, ratios: Float64Array, frames: Float64Array): number {
        const { tiles, leastInRow } = space.plan, most = min(space.plan.perRow, tiles), width = space.contentWidth;
        const height = width / space.plan.size, cut: number[] = [];
        let found = [tiles], best: number | undefined;
        for (let count = 0; count <= tiles; count++) {
            if (count * leastInRow > tiles || tiles > count * most) continue;
            cutRows(cut, 0, count, tiles, leastInRow, most);
            do {
                const cost = costOf(space, cut, count, ratios, height);
                if (best !== undefined && !(cost < best - 0.000001 * width)) continue;
                best = cost;
                found = cut.slice(0, count);
            } while (cutNext(cut, count, leastInRow, most));
        }
        let row = 0;
        return placeRows(space, ratios, frames, true, (start) => {
            const end = start + found[row++]!;
            return [end, sumOf(ratios, start, end)];
        });
    }
    //@ end

    /** Rows of photos that fill the width, as near to a height or a shape as they come. */
    function fillJustified(space: Space, ratios: Float64Array, frames: Float64Array): number {
        //@ shapes
        if (space.plan.sizing === "shape") return fillShape(space, ratios, frames);
        //@ end
        //@ cuts
        if (space.plan.last === "balanced") return fillBalanced(space, ratios, frames);
        //@ end
        //@ aims
        return placeRows(space, ratios, frames, false, (start) => {
            let end = start, sum = 0;
            while (end < ratios.length && takes(space, ratios[end]!, end - start, sum)) {
                sum += ratios[end]!;
                end += 1;
            }
            return [end, sum];
        });
        //@ end
        //@ !aims
        return 0;
        //@ end
    }

    function edgesInJustifiedRows(space: Space, frames: Float64Array, index: number): number {
        const x = frames[4 * index]!, y = frames[4 * index + 1]!, width = frames[4 * index + 2]!, height = frames[4 * index + 3]!;
        const insets = space.insets, contentWidth = space.contentWidth, near = 0.000001 * contentWidth;
        return (y === insets.top ? Edge.top : 0) | (x === insets.leading ? Edge.left : 0) |
            (y + height >= space.solvedHeight - insets.bottom - near ? Edge.bottom : 0) |
            (x + width >= insets.leading + contentWidth - near ? Edge.right : 0);
    }
    //@ end
    //@ trees

    // Trees

    /** The height of a block is slope * width + offset. */
    interface Line {
        readonly slope: number;
        readonly offset: number;
    }

    /**
     * Photos that keep their ratios, in the notation of the spec: `1|(1,2)` is a photo beside two rows, of one and of two photos.
     *
     * A stack sums the slopes and offsets of its rows, and adds the gaps between them. The blocks of a row have the same height:
     * 1 / slope is the sum of their 1 / slope, and offset / slope the sum of their offset / slope minus the gaps.
     */
    class Tree {
        /** The lines of rows and of nested stacks, in the order in which they begin. */
        private readonly lines: Line[] = [];
        private next = 0;
        private line = 0;
        private photo = 0;
        private readonly text: string;
        private readonly ratios: Float64Array;
        private readonly columnGap: number;
        private readonly rowGap: number;

        constructor(text: string, ratios: Float64Array, columnGap: number, rowGap: number) {
            this.text = text;
            this.ratios = ratios;
            this.columnGap = columnGap;
            this.rowGap = rowGap;
        }

        /** Consumes the next character if it is this one. */
        private reads(character: string): boolean {
            if (this.text[this.next] !== character) return false;
            this.next += 1;
            return true;
        }

        /** Reads a number of photos side by side. */
        private readPhotos(): number {
            const start = this.next;
            while (this.next < this.text.length && this.text[this.next]! >= "0" && this.text[this.next]! <= "9") this.next += 1;
            return Number(this.text.slice(start, this.next));
        }

        measure(): Line {
            let stack = this.measureRow();
            while (this.reads(",")) {
                const row = this.measureRow();
                stack = { slope: stack.slope + row.slope, offset: stack.offset + row.offset + this.rowGap };
            }
            return stack;
        }

        private measureRow(): Line {
            const line = this.line++;
            let width = 0, missing = this.columnGap;
            do {
                if (this.reads("(")) {
                    const nested = this.line++, stack = this.measure();
                    this.lines[nested] = stack;
                    width += 1 / stack.slope;
                    missing += stack.offset / stack.slope - this.columnGap;
                    this.next += 1;
                }
                for (let left = this.readPhotos(); left > 0; left--) {
                    width += this.ratios[this.photo]!;
                    missing -= this.columnGap;
                    this.photo += 1;
                }
            } while (this.reads("|"));
            return (this.lines[line] = { slope: 1 / width, offset: missing / width });
        }

        /** Places the photos, once they are measured. */
        place(x: number, y: number, width: number, frames: Float64Array): void {
            this.next = 0;
            this.line = 0;
            this.photo = 0;
            this.placeStack(x, y, width, frames);
        }

        private placeStack(x: number, y: number, width: number, frames: Float64Array): void {
            do {
                const row = this.lines[this.line++]!, height = row.slope * width + row.offset;
                this.placeRow(x, y, height, frames);
                y += height + this.rowGap;
            } while (this.reads(","));
        }

        private placeRow(x: number, y: number, height: number, frames: Float64Array): void {
            const side = max(0, height);
            do {
                if (this.reads("(")) {
                    const stack = this.lines[this.line++]!, width = (height - stack.offset) / stack.slope;
                    this.placeStack(x, y, width, frames);
                    x += width + this.columnGap;
                    this.next += 1;
                }
                for (let left = this.readPhotos(); left > 0; left--) {
                    const width = side * this.ratios[this.photo]!;
                    put(frames, this.photo++, x, y, width, side);
                    x += width + this.columnGap;
                }
            } while (this.reads("|"));
        }
    }

    function fillTree(space: Space, ratios: Float64Array, frames: Float64Array): number {
        const tree = new Tree(space.plan.tree, ratios, space.columnGap, space.rowGap), line = tree.measure();
        //@ boxes
        const contentWidth = widthInBox(space, line.slope, line.offset), leading = leadingInBox(space, contentWidth);
        //@ end
        //@ !boxes
        const contentWidth = space.contentWidth, leading = space.insets.leading;
        //@ end
        tree.place(leading, space.insets.top, contentWidth, frames);
        return space.insets.top + line.slope * contentWidth + line.offset + space.insets.bottom;
    }
    //@ end
    //@ photos

    /** Writes the frames of photos that keep their ratios, before snapping and mirroring, and finds the height of the container. */
    function solve(space: Space, known: ArrayLike<number>, frames: Float64Array): void {
        const plan = space.plan, ratios = limitedRatios(plan, known);
        //@ columns
        if (plan.columns > 0) {
            space.solvedHeight = fillColumns(space, ratios, frames);
            return;
        }
        //@ end
        //@ justified
        if (plan.sizing !== "") {
            space.solvedHeight = fillJustified(space, ratios, frames);
            return;
        }
        //@ end
        //@ photoRows
        if (plan.perRow > 0) {
            space.solvedHeight = fillRows(space, ratios, frames);
            return;
        }
        //@ end
        //@ trees
        space.solvedHeight = fillTree(space, ratios, frames);
        //@ end
    }
    //@ end

    // Layouts

    /** The plan of a request in its container; null if there is none, or if a number isn't finite or `scale` isn't positive. */
    function prepare(request: Request): Space | null {
        //@ append
        const isAdding = request.editing && request.count >= 0 && request.count < appendLimit;
        const count = isAdding ? request.count + 1 : request.count, plan = new Plan();
        plan.adds = isAdding ?? false;
        //@ end
        //@ !append
        const { count } = request, plan = new Plan();
        //@ end
        //@ patterns !append
        const ratios = request.ratios ?? [], hasPlan = makePlan(count, request.width, ratios, ratios.length, plan);
        //@ end
        //@ patterns append
        // The add tile has no photo.
        const ratios = request.ratios ?? [], known = isAdding ? min(ratios.length, request.count) : ratios.length;
        const hasPlan = makePlan(count, request.width, ratios, known, plan);
        //@ end
        //@ !patterns
        const hasPlan = makePlan(count, request.width, plan);
        //@ end
        return hasPlan && Number.isInteger(count) ? spaceFor(request, plan) : null;
    }

    /** The size of the container, snapped. */
    function sizeOf(space: Space): Size {
        //@ photos
        if (space.plan.greatest > 0) return snapSize(space, space.width, space.solvedHeight);
        //@ end
        //@ fitsTiles
        if (space.plan.tiles === 0) return snapSize(space, 0, 0);
        //@ end
        //@ !blocks
        return snapSize(space, space.width, 0);
        //@ end
        //@ blocks !fitsTiles
        if (space.plan.tiles === 0) return snapSize(space, space.width, 0);
        //@ end
        //@ repeats
        const { width, height } = space.plan.perBlock > 0 ? sizeOfRepeat(space) : sizeOfBlocks(space);
        return snapSize(space, width, height);
        //@ end
        //@ !repeats sizes
        const { width, height } = sizeOfBlocks(space);
        return snapSize(space, width, height);
        //@ end
        //@ !repeats blocks !sizes contentHeight
        return snapSize(space, space.width, space.height);
        //@ end
        //@ !repeats blocks !sizes !contentHeight
        return snapSize(space, space.width, 0);
        //@ end
    }

    /** The tiles for one count of photos, in the order of the photos. */
    export class Layout {
        /** The size of the container. */
        readonly size: Size;
        /** The number of tiles. */
        readonly length: number;
        /** The number of photos without a tile. */
        readonly hidden: number;
        private readonly space: Space;
        //@ photos
        private readonly frames: Float64Array;
        //@ end

        /** @internal */
        //@ photos
        constructor(space: Space, frames: Float64Array) {
            this.frames = frames;
        //@ end
        //@ !photos
        constructor(space: Space) {
        //@ end
            this.space = space;
            this.size = sizeOf(space);
            this.length = space.plan.tiles;
            this.hidden = space.plan.hidden;
        }

        /** The frame of a tile; an index without a tile gives an empty one. */
        frame(index: number): Frame {
            const frame = new Float64Array(4);
            if (!(Number.isInteger(index) && index >= 0 && index < this.length)) return frameAt(frame);
            //@ photos
            if (this.space.plan.greatest > 0) frame.set(this.frames.subarray(4 * index, 4 * index + 4));
            //@ end
            //@ photos repeats
            else if (this.space.plan.perBlock > 0) frameInRepeat(this.space, index, frame);
            //@ end
            //@ !photos repeats
            if (this.space.plan.perBlock > 0) frameInRepeat(this.space, index, frame);
            //@ end
            //@ photos blocks
            else fillBlocks(this.space, index, index + 1, frame, 0);
            //@ end
            //@ !photos repeats
            else fillBlocks(this.space, index, index + 1, frame, 0);
            //@ end
            //@ !kinds
            fillBlocks(this.space, index, index + 1, frame, 0);
            //@ end
            place(this.space, this.size, frame, 4);
            return frameAt(frame);
        }

        /** What a tile shows. */
        role(index: number): Role {
            if (index !== this.length - 1) return "photo";
            //@ append
            if (this.space.plan.adds) return "add";
            //@ end
            return this.hidden > 0 ? "more" : "photo";
        }

        /** The edges of the container that a tile touches, as bits of `Edge`. */
        edges(index: number): number {
            if (!(Number.isInteger(index) && index >= 0 && index < this.length)) return 0;
            //@ !kinds
            const edges = edgesInBlock(this.space, index);
            //@ end
            //@ kinds !boxes
            const edges = this.edgesOfTile(index);
            //@ end
            //@ boxes
            const { plan } = this.space, isInBox = plan.greatest > 0 && plan.ratio !== 0;
            const edges = this.edgesOfTile(index) & ~(isInBox ? edgesBesideBox(this.space, this.frames, index) : 0);
            //@ end
            return this.space.mirrored ? reflect(edges) : edges;
        }
        //@ kinds

        /** The edges before mirroring. */
        private edgesOfTile(index: number): number {
            const space = this.space;
            //@ photos
            if (space.plan.greatest > 0) {
                //@ columns
                if (space.plan.columns > 0) return edgesInColumns(space, this.frames, index);
                //@ end
                //@ justified
                if (space.plan.sizing !== "") return edgesInJustifiedRows(space, this.frames, index);
                //@ end
                //@ photoRows
                if (space.plan.perRow > 0) return edgesInRows(space.plan, index);
                //@ end
                //@ trees
                return space.plan.edges.charCodeAt(index) & 15;
                //@ end
            }
            //@ end
            //@ repeats
            if (space.plan.perBlock > 0) return edgesInRepeat(space, index);
            //@ end
            //@ blocks
            return edgesInBlock(space, index);
            //@ end
            //@ !blocks
            return 0;
            //@ end
        }
        //@ end
    }

    /** The layout; null if there is no rule for the count, if a number isn't finite, or if `scale` isn't positive. */
    export function layout(request: Request): Layout | null {
        const space = prepare(request);
        //@ photos
        if (space === null) return null;
        const frames = new Float64Array(space.plan.greatest > 0 ? 4 * space.plan.tiles : 0);
        if (space.plan.greatest > 0) solve(space, request.ratios ?? [], frames);
        return new Layout(space, frames);
        //@ end
        //@ !photos
        return space && new Layout(space);
        //@ end
    }

    /** The frames of all tiles; null if there is no layout. */
    export function frames(request: Request): Frame[] | null {
        const space = prepare(request);
        if (space === null) return null;
        const { tiles } = space.plan, all = new Float64Array(4 * tiles);
        fill(space, request, all);
        return Array.from({ length: tiles }, (_, index) => frameAt(all, 4 * index));
    }

    /**
     * Writes x, y, width and height of all tiles to an array and returns the number of tiles; null if there is no layout or the array is
     * too short.
     */
    export function into(target: Float64Array, request: Request): number | null {
        const space = prepare(request);
        if (space === null || 4 * space.plan.tiles > target.length) return null;
        fill(space, request, target);
        return space.plan.tiles;
    }

    //@ photos
    function fill(space: Space, request: Request, frames: Float64Array): void {
    //@ end
    //@ !photos
    function fill(space: Space, _request: Request, frames: Float64Array): void {
    //@ end
        const { tiles } = space.plan;
        //@ photos
        if (space.plan.greatest > 0) solve(space, request.ratios ?? [], frames);
        //@ end
        //@ photos repeats
        else if (space.plan.perBlock > 0) fillRepeat(space, frames);
        //@ end
        //@ !photos repeats
        if (space.plan.perBlock > 0) fillRepeat(space, frames);
        //@ end
        //@ photos blocks
        else fillBlocks(space, 0, tiles, frames, 0);
        //@ end
        //@ !photos repeats
        else fillBlocks(space, 0, tiles, frames, 0);
        //@ end
        //@ !kinds
        fillBlocks(space, 0, tiles, frames, 0);
        //@ end
        if (space.scale !== undefined || space.mirrored) place(space, sizeOf(space), frames, 4 * tiles);
    }

    /** The movement of a photo from one layout to the next: its index and its frame, before and after. */
    export interface Move {
        readonly from: number;
        readonly to: number;
        readonly start: Frame;
        readonly end: Frame;
    }

    //@ ratios
    /**
     * The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`. `ratio` gives a
     * photo's width divided by its height. Photos without a tile before or after are left out; null if a layout is missing.
     */
    export function moves<Photo>(
        before: readonly Photo[], after: readonly Photo[], container: Container, ratio: (photo: Photo) => number = () => NaN,
    ): Move[] | null {
        const start = layout({ ...container, count: before.length, ratios: before.map(ratio) });
        const end = layout({ ...container, count: after.length, ratios: after.map(ratio) });
        //@ end
        //@ !ratios
    /**
     * The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`. Photos without a
     * tile before or after are left out; null if a layout is missing.
     */
    export function moves<Photo>(before: readonly Photo[], after: readonly Photo[], container: Container): Move[] | null {
        const start = layout({ ...container, count: before.length }), end = layout({ ...container, count: after.length });
        //@ end
        if (start === null || end === null) return null;
        // Of equal photos, the first is the one that moves.
        const places = new Map(after.map((photo, to): [Photo, number] => [photo, to]).reverse()), result: Move[] = [];
        before.slice(0, start.length).forEach((photo, from) => {
            const to = places.get(photo);
            if (to === undefined) return;
            places.delete(photo);
            //@ append
            if (to >= end.length || end.role(to) === "add") return;
            //@ end
            //@ !append
            if (to >= end.length) return;
            //@ end
            result.push({ from, to, start: start.frame(from), end: end.frame(to) });
        });
        return result;
    }
    //@ columns

    /** A growing waterfall: each appended photo goes to the column that is shortest so far, and earlier photos stay in place. */
    export class Columns {
        /** How many photos have been appended. */
        count = 0;
        private readonly ends: Float64Array;
        private longest: number;
        private readonly space: Space;

        private constructor(space: Space) {
            this.space = space;
            this.longest = space.insets.top;
            this.ends = new Float64Array(space.plan.columns).fill(this.longest);
        }

        /** Empty columns; null if there is no waterfall at this width, a number isn't finite or `scale` isn't positive. */
        static in(container: Container): Columns | null {
            const plan = new Plan();
            if (!waterfall(max(0, container.width), plan)) return null;
            const space = spaceFor(container, plan);
            return space && new Columns(space);
        }

        /** The size of the container. */
        get size(): Size {
            return sizeOf(this.space);
        }

        /** Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1, and so does the tile that adds a photo. */
        append(ratio = NaN): Frame {
            const { space } = this, frame = new Float64Array(4);
            placeNext(space, limit(ratio, space.plan.least, space.plan.greatest), this.ends, frame, 0);
            this.longest = max(this.longest, frame[1]! + frame[3]!);
            this.count += 1;
            space.solvedHeight = this.longest + space.insets.bottom;
            place(space, this.size, frame, 4);
            return frameAt(frame);
        }
    }
    //@ end
    //@ grows

    /** Growing rows: a photo that is appended joins the last row or begins another, and all rows above it stay in place. */
    export class Rows {
        private readonly ratios: number[] = [];
        /** The frames before snapping and mirroring. */
        private frames = new Float64Array(64);
        /** The first photo of the last row, its top, the sum of its ratios, and the height of the row before it. */
        private start = 0;
        private y: number;
        private sum = 0;
        private previous: number | undefined;
        private readonly space: Space;

        private constructor(space: Space) {
            this.space = space;
            this.y = space.insets.top;
        }

        /** Empty rows; null if there are no such rows at this width, a number isn't finite or `scale` isn't positive. */
        static in(container: Container): Rows | null {
            const plan = new Plan();
            if (!justified(max(0, container.width), plan)) return null;
            const space = spaceFor(container, plan);
            return space && new Rows(space);
        }

        /** How many photos have been appended. */
        get count(): number {
            return this.ratios.length;
        }

        /** The size of the container. */
        get size(): Size {
            return sizeOf(this.space);
        }

        /** The frame of a photo; an index without one gives an empty frame. */
        frame(index: number): Frame {
            const frame = new Float64Array(4);
            if (!(Number.isInteger(index) && index >= 0 && index < this.count)) return frameAt(frame);
            frame.set(this.frames.subarray(4 * index, 4 * index + 4));
            place(this.space, this.size, frame, 4);
            return frameAt(frame);
        }

        /**
         * Places the next photo, and returns the index of the first photo whose frame changed; those after it may have changed too. A
         * ratio that isn't a finite number above 0 counts as 1:1.
         */
        append(ratio = NaN): number {
            const { space } = this, limited = limit(ratio, space.plan.least, space.plan.greatest), count = this.count;
            let changed = this.start;
            if (!takes(space, limited, count - this.start, this.sum)) {
                const before = this.frames.slice(4 * this.start, 4 * this.start + 4);
                const height = this.placeLast(false);
                if (before.every((number, side) => number === this.frames[4 * this.start + side])) changed = count;
                this.y = this.y + height + space.rowGap;
                this.previous = height;
                this.start = count;
                this.sum = 0;
            }
            this.ratios.push(limited);
            this.sum += limited;
            if (this.frames.length < 4 * this.count) {
                const longer = new Float64Array(8 * this.count);
                longer.set(this.frames);
                this.frames = longer;
            }
            space.solvedHeight = this.y + this.placeLast(true) + space.insets.bottom;
            return changed;
        }

        /** Places the last row and returns its height. */
        private placeLast(isLast: boolean): number {
            return placeRow(this.space, this.start, this.count, this.sum, this.y, isLast, this.previous, this.ratios, this.frames);
        }
    }
    //@ end
    """#
