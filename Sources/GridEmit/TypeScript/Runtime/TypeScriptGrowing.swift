/// The runtime in TypeScript: columns and rows that photos are appended to.
let typeScriptGrowing: StaticString = #"""
    //@ columns

    /** A growing waterfall: each appended photo goes to the column that is shortest so far, and earlier photos stay in place. */
    export class Columns {
        private readonly ends: Float64Array;
        private longest: number;
        private appended = 0;
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

        /** How many photos have been appended. */
        get count(): number {
            return this.appended;
        }

        /** The size of the container. */
        get size(): Size {
            return sizeOf(this.space);
        }

        //@ append
        /** Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1, and so does the tile that adds a photo. */
        //@ end
        //@ !append
        /** Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1. */
        //@ end
        append(ratio = NaN): Frame {
            const { space } = this, frame = new Float64Array(4);
            placeNext(space, limit(ratio, space.plan.least, space.plan.greatest), this.ends, frame, 0);
            this.longest = max(this.longest, frame[1]! + frame[3]!);
            this.appended += 1;
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
