/// The runtime in TypeScript: what callers ask for.
let typeScriptLayouts: StaticString = #"""

    // Layouts

    /** The plan of a request in its container; null if there is none, or if a number isn't finite or `scale` isn't positive. */
    function prepare(request: LayoutRequest): Space | null {
        //@ append
        const isAdding = request.editing === true && request.count >= 0 && request.count < appendLimit;
        const count = isAdding ? request.count + 1 : request.count, plan = new Plan();
        plan.adds = isAdding;
        //@ end
        //@ !append
        const { count } = request, plan = new Plan();
        //@ end
        //@ patterns
        const hasPlan = makePlan(count, request.width, request.ratios ?? [], plan);
        //@ end
        //@ !patterns
        const hasPlan = makePlan(count, request.width, plan);
        //@ end
        return hasPlan && Number.isInteger(request.count) ? spaceFor(request, plan) : null;
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

        /** What a tile shows; an index without a tile gives a photo. */
        role(index: number): Role {
            if (index !== this.length - 1) return "photo";
            //@ append
            if (this.space.plan.adds) return "add";
            //@ end
            return this.hidden > 0 ? "more" : "photo";
        }

        /** The edges of the container that a tile touches, as bits of `Edge`; an index without a tile gives none. */
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

    /**
     * The layout; null if there is no rule for the count, if it isn't a whole number, if another number isn't finite, or if `scale`
     * isn't positive.
     */
    export function layout(request: LayoutRequest): Layout | null {
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
    export function frames(request: LayoutRequest): Frame[] | null {
        const space = prepare(request);
        if (space === null) return null;
        const { tiles } = space.plan, all = new Float64Array(4 * tiles);
        //@ photos
        fill(space, request, all);
        //@ end
        //@ !photos
        fill(space, all);
        //@ end
        return Array.from({ length: tiles }, (_, index) => frameAt(all, 4 * index));
    }

    /**
     * Writes x, y, width and height of all tiles to an array and returns the number of tiles; null if there is no layout or the array is
     * too short.
     */
    export function into(target: Float64Array, request: LayoutRequest): number | null {
        const space = prepare(request);
        if (space === null || 4 * space.plan.tiles > target.length) return null;
        //@ photos
        fill(space, request, target);
        //@ end
        //@ !photos
        fill(space, target);
        //@ end
        return space.plan.tiles;
    }

    /** Writes the frames of all tiles, snapped and mirrored. */
    //@ photos
    function fill(space: Space, request: LayoutRequest, frames: Float64Array): void {
    //@ end
    //@ !photos
    function fill(space: Space, frames: Float64Array): void {
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

    /** The movement of a photo from one layout to the next. */
    export interface Move {
        /** The index before. */
        readonly from: number;
        /** The index after. */
        readonly to: number;
        /** The frame before. */
        readonly start: Frame;
        /** The frame after. */
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
        const start = layout({ ...container, count: before.length, ratios: before.map((photo) => ratio(photo)) });
        const end = layout({ ...container, count: after.length, ratios: after.map((photo) => ratio(photo)) });
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
        const places = new Map<Photo, number>(), result: Move[] = [];
        after.forEach((photo, to) => {
            if (!places.has(photo)) places.set(photo, to);
        });
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
    """#
