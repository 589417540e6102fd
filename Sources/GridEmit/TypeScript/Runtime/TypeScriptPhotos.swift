/// The runtime in TypeScript: photos that keep their ratios, and waterfalls.
let typeScriptPhotos: StaticString = #"""
    //@ photos

    // Photos that keep their ratios

    /** A ratio clamped to the limits; an unknown ratio counts as 1 first. */
    function limit(ratio: number, least: number, greatest: number): number {
        return min(max(ratio > 0 && ratio < Infinity ? ratio : 1, least), greatest);
    }

    /** The ratios of the tiles, within the limits of a plan. */
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
    """#
