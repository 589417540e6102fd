/// The runtime in C: equal tiles in rows and columns.
let cBlocks: StaticString = #"""
    //@ blocks

    // Blocks of equal tiles

    /// Equal tiles in rows with gaps: the edges that the outer ones touch as bits, and the first tile, from the corner within
    /// the insets.
    typedef struct Grid_Block {
        int64_t rows, columns;
        int32_t edges;
        Grid_Frame first;
    } Grid_Block;
    //@ insert table
    //@ equalRows

    /// The number and length of the first rows, and of the last ones.
    typedef struct Grid_Split {
        int64_t first_rows, first_length, last_rows, last_length;
    } Grid_Split;

    static inline Grid_Split grid_split(const Grid_Plan *plan) {
        int64_t count = plan->tiles, rows = (count - 1) / plan->per_row + 1;
        Grid_Split split;
        if (plan->last == GRID_BALANCED) {
            int64_t longer = count % rows;
            split.first_rows = rows - longer;
            split.first_length = count / rows;
            split.last_rows = longer;
            split.last_length = count / rows + 1;
        } else {
            split.first_rows = rows - 1;
            split.first_length = plan->per_row;
            split.last_rows = 1;
            split.last_length = count - (rows - 1) * plan->per_row;
        }
        return split;
    }

    /// The slots of a row of `length` tiles; some may stay empty.
    static inline int64_t grid_slots(const Grid_Plan *plan, int64_t length, Grid_Split split) {
        if (plan->sizing == GRID_TILE_SIZE) {
            int64_t first = split.first_rows > 0 ? split.first_length : 0;
            int64_t last = split.last_rows > 0 ? split.last_length : 0;
            return first > last ? first : last;
        }
        //@ spread
        // What is left of the width is after a single column.
        if (plan->sizing == GRID_SPREAD) return plan->per_row > 2 ? plan->per_row : 2;
        //@ end
        return plan->last == GRID_SHORT ? plan->per_row : length;
    }

    static inline Grid_Size grid_tile(const Grid_Layout *layout, int64_t length, Grid_Split split) {
        const Grid_Plan *plan = &layout->plan;
        double slots = (double)grid_slots(plan, length, split);
        double width = (grid_content_width(layout) - (slots - 1) * layout->column_gap) / slots;
        if (plan->sizing == GRID_TILE_RATIO) return grid_make_size(width, width / plan->size);
        //@ contentHeight
        if (plan->sizing == GRID_FRAME) {
            double rows = (double)(split.first_rows + split.last_rows);
            return grid_make_size(width, (grid_content_height(layout) - (rows - 1) * layout->row_gap) / rows);
        }
        //@ end
        return grid_make_size(plan->size, plan->height);
    }

    /// The size of the container before snapping.
    //@ table
    static inline Grid_Size grid_size_of_rows(const Grid_Layout *layout) {
    //@ end
    //@ !table
    static inline Grid_Size grid_size_of_blocks(const Grid_Layout *layout) {
    //@ end
        const Grid_Plan *plan = &layout->plan;
        //@ contentHeight
        if (plan->sizing == GRID_FRAME) return grid_make_size(layout->width, layout->height);
        //@ end
        Grid_Split split = grid_split(plan);
        Grid_Size first = grid_tile(layout, split.first_length, split), last = grid_tile(layout, split.last_length, split);
        double rows = (double)split.first_rows * first.height + (double)split.last_rows * last.height;
        double gaps = (double)(split.first_rows + split.last_rows - 1) * layout->row_gap;
        double height = layout->insets.top + layout->insets.bottom + rows + gaps;
        if (plan->sizing != GRID_TILE_SIZE) return grid_make_size(layout->width, height);
        double slots = (double)grid_slots(plan, split.last_length, split);
        double width = slots * last.width + (slots - 1) * layout->column_gap;
        return grid_make_size(layout->insets.leading + layout->insets.trailing + width, height);
    }

    /// The first rows, or the last ones.
    //@ table
    static inline Grid_Block grid_block_of_rows(const Grid_Layout *layout, int64_t number) {
    //@ end
    //@ !table
    static inline Grid_Block grid_read_block(const Grid_Layout *layout, int64_t number) {
    //@ end
        const Grid_Plan *plan = &layout->plan;
        Grid_Split split = grid_split(plan);
        Grid_Size first = grid_tile(layout, split.first_length, split);
        bool is_first = number == 0 && split.first_rows > 0;
        int64_t length = is_first ? split.first_length : split.last_length;
        Grid_Size tile = is_first ? first : grid_tile(layout, length, split);
        int64_t empty = grid_slots(plan, length, split) - length;
        double above = is_first ? 0 : (double)split.first_rows * (first.height + layout->row_gap);
        Grid_Block block;
        block.rows = is_first ? split.first_rows : split.last_rows;
        block.columns = length;
        block.edges = 0;
        if (is_first || split.first_rows == 0) block.edges |= GRID_TOP;
        if (!is_first || split.last_rows == 0) block.edges |= GRID_BOTTOM;
        if (plan->align == 0 || empty == 0) block.edges |= GRID_LEFT;
        if (plan->align == 1 || empty == 0) block.edges |= GRID_RIGHT;
        block.first = grid_make_frame(
            plan->align * (double)empty * (tile.width + layout->column_gap), above, grid_max(0, tile.width),
            grid_max(0, tile.height));
        return block;
    }
    //@ end
    //@ spread

    /// The gap between the columns of blocks.
    static inline double grid_spacing(const Grid_Layout *layout) {
        const Grid_Plan *plan = &layout->plan;
        if (plan->sizing != GRID_SPREAD || plan->per_row <= 1) return layout->column_gap;
        return (grid_content_width(layout) - (double)plan->per_row * plan->size) / (double)(plan->per_row - 1);
    }
    //@ end
    //@ mixed

    /// The block with a number; valid while tiles remain.
    static inline Grid_Block grid_read_block(const Grid_Layout *layout, int64_t number) {
        if (layout->plan.sizing != GRID_NO_ROWS) return grid_block_of_rows(layout, number);
        return grid_block_of_table(layout, number);
    }
    //@ end
    //@ !table !equalRows

    /// No count has tiles.
    static inline Grid_Block grid_read_block(const Grid_Layout *layout, int64_t number) {
        (void)number;
        Grid_Block block;
        block.rows = layout->plan.tiles;
        block.columns = 1;
        block.edges = 0;
        block.first = grid_make_frame(0, 0, 0, 0);
        return block;
    }
    //@ end

    /// Writes the frames of the tiles of blocks, row by row, before snapping to pixels and mirroring.
    static inline void grid_fill_blocks(const Grid_Layout *layout, Grid_Frame *frames) {
        //@ spread
        double column_gap = grid_spacing(layout), row_gap = layout->row_gap;
        //@ end
        //@ !spread
        double column_gap = layout->column_gap, row_gap = layout->row_gap;
        //@ end
        int64_t rest = layout->plan.tiles;
        for (int64_t number = 0; rest > 0; number++) {
            Grid_Block block = grid_read_block(layout, number);
            rest -= block.rows * block.columns;
            double width = block.first.width, height = block.first.height;
            double x = layout->insets.leading + block.first.x, y = layout->insets.top + block.first.y;
            for (int64_t row = 0; row < block.rows; row++) {
                double top = y + (double)row * (height + row_gap);
                // A row has few tiles, for which vector code takes longer.
                #if defined(__clang__)
                #pragma clang loop vectorize(disable) unroll(disable)
                #endif
                for (int64_t column = 0; column < block.columns; column++) {
                    *frames++ = grid_make_frame(x + (double)column * (width + column_gap), top, width, height);
                }
            }
        }
    }

    /// The block that contains a tile; `*index` becomes the index of the tile in it.
    static inline Grid_Block grid_find_block(const Grid_Layout *layout, int64_t *index) {
        Grid_Block block = grid_read_block(layout, 0);
        for (int64_t number = 1; *index >= block.rows * block.columns; number++) {
            *index -= block.rows * block.columns;
            block = grid_read_block(layout, number);
        }
        return block;
    }

    static inline Grid_Frame grid_frame_in_block(const Grid_Layout *layout, int64_t index) {
        Grid_Block block = grid_find_block(layout, &index);
        double width = block.first.width, height = block.first.height;
        //@ spread
        double column_gap = grid_spacing(layout);
        //@ end
        //@ !spread
        double column_gap = layout->column_gap;
        //@ end
        return grid_make_frame(
            layout->insets.leading + block.first.x + (double)(index % block.columns) * (width + column_gap),
            layout->insets.top + block.first.y + (double)(index / block.columns) * (height + layout->row_gap), width,
            height);
    }

    static inline int32_t grid_edges_in_block(const Grid_Layout *layout, int64_t index) {
        Grid_Block block = grid_find_block(layout, &index);
        int32_t edges = block.edges;
        if (index / block.columns > 0) edges &= ~GRID_TOP;
        if (index / block.columns < block.rows - 1) edges &= ~GRID_BOTTOM;
        if (index % block.columns > 0) edges &= ~GRID_LEFT;
        if (index % block.columns < block.columns - 1) edges &= ~GRID_RIGHT;
        return edges;
    }
    //@ end
    //@ mixed

    /// The size of the container before snapping; for blocks that don't repeat.
    static inline Grid_Size grid_size_of_blocks(const Grid_Layout *layout) {
        if (layout->plan.sizing != GRID_NO_ROWS) return grid_size_of_rows(layout);
        //@ sized
        return grid_size_of_table(layout);
        //@ end
        //@ !sized contentHeight
        return grid_make_size(layout->width, layout->height);
        //@ end
        //@ !sized !contentHeight
        return grid_make_size(layout->width, 0);
        //@ end
    }
    //@ end
    //@ !sizes repeats

    /// The size of the container before snapping.
    static inline Grid_Size grid_size_of_blocks(const Grid_Layout *layout) {
        return grid_make_size(layout->width, 0);
    }
    //@ end
    """#
