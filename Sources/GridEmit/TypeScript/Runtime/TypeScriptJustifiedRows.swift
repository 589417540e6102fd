/// The runtime in TypeScript: justified rows.
let typeScriptJustifiedRows: StaticString = #"""
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
                cut[row] = cut[row]! + 1;
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
        const insets = space.insets, contentWidth = space.contentWidth, tolerance = 0.000001 * contentWidth;
        return (y === insets.top ? Edge.top : 0) | (x === insets.leading ? Edge.left : 0) |
            (y + height >= space.solvedHeight - insets.bottom - tolerance ? Edge.bottom : 0) |
            (x + width >= insets.leading + contentWidth - tolerance ? Edge.right : 0);
    }
    //@ end
    """#
