/// The runtime in TypeScript: trees of blocks whose photos keep their ratios.
let typeScriptTrees: StaticString = #"""
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
    """#
