/// The runtime in C: blocks that repeat.
let cRepeats: StaticString = #"""
    //@ repeats

    // Blocks that repeat

    /// The layout of so many photos as a block, before snapping and mirroring.
    static inline Grid_Layout grid_layout_of_block(const Grid_Layout *layout, int64_t photos) {
        Grid_Layout block = *layout;
        Grid_Plan none = GRID_NONE;
        block.plan = none;
        //@ patterns
        grid_plan_for_count(photos, layout->width, NULL, 0, &block.plan);
        //@ end
        //@ !patterns
        grid_plan_for_count(photos, layout->width, &block.plan);
        //@ end
        block.scale = 0;
        block.mirrored = false;
        //@ contentHeight
        // A container whose height the app gives doesn't repeat blocks.
        block.height = 0;
        //@ end
        return block;
    }

    /// The size of a block with the insets; `*step` is its distance from the next.
    static inline Grid_Size grid_size_of_block(const Grid_Layout *layout, int64_t photos, double *step) {
        Grid_Layout block = grid_layout_of_block(layout, photos);
        Grid_Size size = grid_size_of_blocks(&block);
        *step = size.height - layout->insets.top - layout->insets.bottom + layout->row_gap;
        return size;
    }

    /// The size of the container: whole blocks, and the photos that remain.
    static inline Grid_Size grid_size_of_repeat(const Grid_Layout *layout) {
        int64_t per_block = layout->plan.per_block, rest = layout->plan.tiles % per_block;
        double step, last = 0;
        Grid_Size size = grid_size_of_block(layout, per_block, &step);
        if (rest > 0) grid_size_of_block(layout, rest, &last);
        double height = (double)(layout->plan.tiles / per_block) * step + last - layout->row_gap;
        return grid_make_size(size.width, height + layout->insets.top + layout->insets.bottom);
    }

    /// A frame in the first block, moved to a block further down and reflected there if need be.
    static inline Grid_Frame grid_move(
        const Grid_Layout *layout, Grid_Frame frame, int64_t block, double width, double step) {
        double reflected = layout->insets.leading + width - layout->insets.trailing - frame.x - frame.width;
        return grid_make_frame(
            layout->plan.reflects && block % 2 == 1 ? reflected : frame.x, frame.y + (double)block * step, frame.width,
            frame.height);
    }

    /// Writes the frames of all blocks. Those of the first are also those of the others, moved.
    static inline void grid_fill_repeat(const Grid_Layout *layout, Grid_Frame *frames) {
        int64_t per_block = layout->plan.per_block, tiles = layout->plan.tiles;
        double step;
        Grid_Size size = grid_size_of_block(layout, per_block, &step);
        for (int64_t start = 0, block = 0; start < tiles; start += per_block, block++) {
            bool is_rest = tiles - start < per_block;
            int64_t photos = is_rest ? tiles - start : per_block, first = is_rest ? start : 0;
            if (block == 0 || is_rest) {
                Grid_Layout own = grid_layout_of_block(layout, photos);
                grid_fill_blocks(&own, frames + start);
            }
            if (block == 0) continue;
            for (int64_t index = 0; index < photos; index++) {
                frames[start + index] = grid_move(layout, frames[first + index], block, size.width, step);
            }
        }
    }

    /// The block that contains a tile as a layout of its own.
    static inline Grid_Layout grid_block_of_repeat(const Grid_Layout *layout, int64_t block) {
        int64_t per_block = layout->plan.per_block, rest = layout->plan.tiles - block * per_block;
        return grid_layout_of_block(layout, rest < per_block ? rest : per_block);
    }

    static inline Grid_Frame grid_frame_in_repeat(const Grid_Layout *layout, int64_t index) {
        int64_t per_block = layout->plan.per_block, number = index / per_block;
        double step;
        Grid_Size size = grid_size_of_block(layout, per_block, &step);
        Grid_Layout block = grid_block_of_repeat(layout, number);
        return grid_move(layout, grid_frame_in_block(&block, index % per_block), number, size.width, step);
    }

    /// The edges with left and right exchanged.
    static inline int32_t grid_reflect(int32_t edges) {
        bool is_left = (edges & GRID_LEFT) != 0, is_right = (edges & GRID_RIGHT) != 0;
        return is_left == is_right ? edges : edges ^ (GRID_LEFT | GRID_RIGHT);
    }

    static inline int32_t grid_edges_in_repeat(const Grid_Layout *layout, int64_t index) {
        int64_t per_block = layout->plan.per_block, number = index / per_block;
        Grid_Layout block = grid_block_of_repeat(layout, number);
        int32_t edges = grid_edges_in_block(&block, index % per_block);
        if (number > 0) edges &= ~GRID_TOP;
        if (number * per_block + block.plan.tiles < layout->plan.tiles) edges &= ~GRID_BOTTOM;
        return layout->plan.reflects && number % 2 == 1 ? grid_reflect(edges) : edges;
    }
    //@ end
    """#
