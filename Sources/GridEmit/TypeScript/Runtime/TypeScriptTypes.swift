/// The runtime in TypeScript: types, choices of a plan, and snapping to pixels.
let typeScriptTypes: StaticString = #"""
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
        /** The container's width. */
        readonly width: number;
        //@ height
        /** The container's height. */
        readonly height: number;
        //@ end
        /** The gap between rows and between columns, instead of the spec's. */
        readonly gap?: number | undefined;
        /** The gap between rows; takes precedence over `gap`. */
        readonly rowGap?: number | undefined;
        /** The gap between columns; takes precedence over `gap`. */
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
    export interface LayoutRequest extends Container {
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

    const min = (a: number, b: number): number => (b < a ? b : a);
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
    """#
