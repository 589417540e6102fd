/// The runtime of the generated header, for all grids.
///
/// It is C with marks, as `MarkedText` explains. `Grid_`, `grid_` and `GRID_` stand for the names of the grid. Each function
/// takes the same steps in the same order as that of GridgenKit, so that the doubles are the same.
let cRuntime: StaticString = #"""
    /// A rectangle in points from the top left corner of the container.
    typedef struct Grid_Frame {
        double x, y, width, height;
    } Grid_Frame;

    /// A size in points.
    typedef struct Grid_Size {
        double width, height;
    } Grid_Size;

    /// Distances of the tiles from the container's edges, in points. `leading` is the left edge, and the right one if mirrored.
    typedef struct Grid_Insets {
        double top, leading, bottom, trailing;
    } Grid_Insets;

    /// The content of a tile: a photo, a photo with the number of hidden ones, or the button that adds one.
    typedef enum Grid_Role { GRID_PHOTO, GRID_MORE, GRID_ADD } Grid_Role;

    /// Edges of the container that a tile touches, as bits.
    enum { GRID_TOP = 1, GRID_LEFT = 2, GRID_BOTTOM = 4, GRID_RIGHT = 8 };

    /// What a layout depends on: the photos, the container and options. `grid_request` fills it with the spec's own.
    typedef struct Grid_Request {
        /// The number of photos.
        int64_t count;
        /// The container's width in points.
        double width;
        //@ height
        /// The container's height in points.
        double height;
        //@ end
        /// The gaps between rows and between columns.
        double row_gap, column_gap;
        /// The distances from the container's edges.
        Grid_Insets insets;
        /// The pixels per point. All edges are snapped to whole pixels; 0 leaves them.
        double scale;
        /// Whether the layout runs from right to left.
        bool mirrored;
        //@ append
        /// Whether a tile that adds a photo follows fewer than GRID_APPEND_LIMIT photos.
        bool editing;
        //@ end
        //@ ratios
        /// The photos' widths divided by their heights. One that is missing or not a finite number above 0 counts as 1:1.
        const double *ratios;
        /// How many ratios there are.
        size_t ratio_count;
        //@ end
    } Grid_Request;
    //@ rows

    /// How rows are made, and what their numbers mean.
    enum {
        GRID_NO_ROWS,
        //@ equalRows
        GRID_TILE_RATIO,
        GRID_TILE_SIZE,
        GRID_FRAME,
        //@ end
        //@ spread
        GRID_SPREAD,
        //@ end
        //@ aims
        GRID_NEAR,
        GRID_OVER,
        //@ end
        //@ shapes
        GRID_SHAPE,
        //@ end
    };
    //@ end
    //@ perRow

    /// How a last row that isn't full is laid out.
    enum { GRID_SHORT, GRID_STRETCH, GRID_BALANCED };
    //@ end

    /// The number of tiles for a count, and what determines their places.
    typedef struct Grid_Plan {
        /// The number of tiles, and of photos without one.
        int64_t tiles, hidden;
        //@ table
        /// The index of the first number in the table.
        int32_t start;
        //@ end
        //@ columns
        /// The number of columns of a waterfall.
        int32_t columns;
        //@ end
        //@ perRow
        /// The greatest number of tiles in a row.
        int64_t per_row;
        //@ end
        //@ boxes
        /// The ratio, width to height, of the container or of the box that photos stay within; the negated height of such
        /// a box; 0 without them.
        double ratio;
        /// How many halves of the free width are before photos that a box makes narrower than the container.
        int32_t halves_before;
        //@ end
        //@ ratio !boxes
        /// The container's ratio, width to height; 0 if it has none.
        double ratio;
        //@ end
        //@ photos
        /// The limits of ratios if tiles keep their photos' ratios; otherwise 0.
        double least, greatest;
        //@ end
        //@ sides
        /// Whether the limits of ratios end at 1: they are above 1 if the photos are wide on average, otherwise below.
        bool is_sided;
        //@ end
        //@ trees
        /// A tree of photos in the notation of the spec, and a character for each photo, whose lower four bits are the edges.
        const char *tree, *edges;
        //@ end
        //@ append
        /// Whether the last tile adds a photo.
        bool adds;
        //@ end
        //@ repeats
        /// The number of photos in a block that repeats; 0 if none does.
        int32_t per_block;
        /// Whether every second block is reflected.
        bool reflects;
        //@ end
        //@ perRow
        /// How a last row that isn't full is laid out.
        int32_t last;
        //@ end
        //@ rows
        /// How rows are made, and the part of what is left that lies before a short one.
        int32_t sizing;
        double align;
        /// The ratio or the width of tiles, the height or the shape that rows aim at.
        double size;
        /// The height of tiles, or the height that each row of a shape should have.
        double height;
        //@ end
        //@ justified
        /// The least number of photos in a row.
        int64_t least_in_row;
        //@ end
    } Grid_Plan;

    /// The tiles for one count of photos, in the order of the photos.
    typedef struct Grid_Layout {
        /// The size of the container.
        Grid_Size size;
        /// The number of tiles, and of photos without one.
        int64_t count, hidden;
        /// The container's width, and its height if tiles share it.
        double width, height;
        double column_gap, row_gap;
        Grid_Insets insets;
        double scale;
        bool mirrored;
        Grid_Plan plan;
        //@ photos
        /// The caller's frames of tiles that keep their photos' ratios, before snapping and mirroring.
        Grid_Frame *frames;
        /// The height of the container of such tiles.
        double solved_height;
        //@ end
    } Grid_Layout;
    //@ insert data

    static inline double grid_min(double a, double b) { return b < a ? b : a; }
    static inline double grid_max(double a, double b) { return b >= a ? b : a; }
    //@ aims
    static inline double grid_magnitude(double value) { return value < 0 ? -value : value; }
    //@ end
    //@ shapes !aims
    static inline double grid_magnitude(double value) { return value < 0 ? -value : value; }
    //@ end

    static inline Grid_Frame grid_make_frame(double x, double y, double width, double height) {
        Grid_Frame frame;
        frame.x = x;
        frame.y = y;
        frame.width = width;
        frame.height = height;
        return frame;
    }

    static inline Grid_Size grid_make_size(double width, double height) {
        Grid_Size size;
        size.width = width;
        size.height = height;
        return size;
    }
    //@ insert plan

    /// The width within the insets; negative if the container is too narrow.
    static inline double grid_content_width(const Grid_Layout *layout) {
        return layout->width - layout->insets.leading - layout->insets.trailing;
    }
    //@ contentHeight

    /// The height within the insets if tiles share the container's height.
    static inline double grid_content_height(const Grid_Layout *layout) {
        return layout->height - layout->insets.top - layout->insets.bottom;
    }
    //@ end

    // Pixels

    typedef struct Grid_Span {
        double start, length;
    } Grid_Span;

    /// Adding 1.5 * 2^52 rounds; the millionth makes sums that differ in the last digit agree.
    static inline double grid_pixel(double value, double scale) {
        return value * scale + 0.000001 + 6755399441055744.0 - 6755399441055744.0;
    }

    /// Snaps a side and the gap after it to whole pixels.
    static inline Grid_Span grid_snap(double scale, double start, double length, double gap) {
        Grid_Span span;
        span.start = start;
        span.length = length;
        if (scale > 0) {
            double first = grid_pixel(start, scale);
            span.start = first / scale;
            span.length = grid_max(0, grid_pixel(start + length + gap, scale) - grid_pixel(gap, scale) - first) / scale;
        }
        return span;
    }

    /// Snaps the size of the container; it isn't negative.
    static inline Grid_Size grid_snap_size(const Grid_Layout *layout, Grid_Size size) {
        return grid_make_size(
            grid_snap(layout->scale, 0, grid_max(0, size.width), layout->column_gap).length,
            grid_snap(layout->scale, 0, grid_max(0, size.height), layout->row_gap).length);
    }

    /// Snaps and mirrors a frame in a container of a size.
    static inline Grid_Frame grid_place(const Grid_Layout *layout, Grid_Frame frame, Grid_Size size) {
        Grid_Span x = grid_snap(layout->scale, frame.x, frame.width, layout->column_gap);
        Grid_Span y = grid_snap(layout->scale, frame.y, frame.height, layout->row_gap);
        return grid_make_frame(
            layout->mirrored ? size.width - x.start - x.length : x.start, y.start, x.length, y.length);
    }
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

    /// The size of the container.
    static inline Grid_Size grid_size_of_rows(const Grid_Layout *layout) {
        const Grid_Plan *plan = &layout->plan;
        if (plan->sizing == GRID_FRAME) return grid_make_size(layout->width, layout->height);
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
    static inline Grid_Block grid_block_of_rows(const Grid_Layout *layout, int64_t number) {
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

    /// The gap between the columns of blocks.
    static inline double grid_spacing(const Grid_Layout *layout) {
        //@ spread
        const Grid_Plan *plan = &layout->plan;
        if (plan->sizing == GRID_SPREAD && plan->per_row > 1) {
            return (grid_content_width(layout) - (double)plan->per_row * plan->size) / (double)(plan->per_row - 1);
        }
        //@ end
        return layout->column_gap;
    }

    /// The block with a number; valid while tiles remain.
    static inline Grid_Block grid_read_block(const Grid_Layout *layout, int64_t number) {
        //@ equalRows table
        if (layout->plan.sizing != GRID_NO_ROWS) return grid_block_of_rows(layout, number);
        //@ end
        //@ table
        return grid_block_of_table(layout, number);
        //@ end
        //@ equalRows !table
        return grid_block_of_rows(layout, number);
        //@ end
        //@ !equalRows !table
        (void)number;
        Grid_Block block;
        block.rows = layout->plan.tiles;
        block.columns = 1;
        block.edges = 0;
        block.first = grid_make_frame(0, 0, 0, 0);
        return block;
        //@ end
    }

    /// Writes the frames of the tiles of blocks, row by row, before snapping to pixels and mirroring.
    static inline void grid_fill_blocks(const Grid_Layout *layout, Grid_Frame *frames) {
        double column_gap = grid_spacing(layout), row_gap = layout->row_gap;
        const Grid_Frame *end = frames + layout->plan.tiles;
        for (int64_t number = 0; frames < end; number++) {
            Grid_Block block = grid_read_block(layout, number);
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
        return grid_make_frame(
            layout->insets.leading + block.first.x + (double)(index % block.columns) * (width + grid_spacing(layout)),
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
    //@ blocks

    /// The size of the container before snapping; for blocks that don't repeat.
    static inline Grid_Size grid_size_of_blocks(const Grid_Layout *layout) {
        //@ equalRows
        if (layout->plan.sizing != GRID_NO_ROWS) return grid_size_of_rows(layout);
        //@ end
        //@ sized
        return grid_size_of_table(layout);
        //@ end
        //@ !sized
        return grid_make_size(layout->width, layout->height);
        //@ end
    }
    //@ end
    //@ repeats

    // Blocks that repeat

    /// The layout of so many photos as a block, before snapping and mirroring.
    static inline Grid_Layout grid_layout_of_block(const Grid_Layout *layout, int64_t photos) {
        Grid_Layout block = *layout;
        Grid_Plan none = GRID_NONE;
        block.plan = none;
        //@ patterns
        grid_plan(photos, layout->width, NULL, 0, &block.plan);
        //@ end
        //@ !patterns
        grid_plan(photos, layout->width, &block.plan);
        //@ end
        block.scale = 0;
        block.mirrored = false;
        // A container whose height the app gives doesn't repeat blocks.
        block.height = 0;
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
    //@ photos

    // Photos that keep their ratios

    /// The ratios of the tiles, within the limits of a plan; the add tile has none.
    typedef struct Grid_Ratios {
        const double *known;
        int64_t count;
        double least, greatest;
    } Grid_Ratios;

    /// A ratio clamped to the limits; an unknown ratio counts as 1 first.
    static inline double grid_limit(double ratio, double least, double greatest) {
        return grid_min(grid_max(ratio > 0 && ratio <= DBL_MAX ? ratio : 1, least), greatest);
    }

    static inline double grid_ratio(const Grid_Ratios *ratios, int64_t index) {
        return grid_limit(index < ratios->count ? ratios->known[index] : 1, ratios->least, ratios->greatest);
    }
    //@ end
    //@ boxes

    /// The width of photos whose height is slope * width + offset: that of the container less its insets, or less if they
    /// would be higher than their box.
    static inline double grid_width_in_box(const Grid_Layout *layout, double slope, double offset) {
        double full = grid_content_width(layout), ratio = layout->plan.ratio;
        if (ratio == 0) return full;
        double most = ratio > 0 ? full / ratio : -ratio;
        return slope * full + offset <= most ? full : grid_max(0, (most - offset) / slope);
    }

    /// The left inset with the free width before photos that are this wide.
    static inline double grid_leading_in_box(const Grid_Layout *layout, double width) {
        return layout->insets.leading
            + (grid_content_width(layout) - width) * (double)layout->plan.halves_before / 2;
    }

    /// The edges that a photo doesn't touch because a box makes the photos narrower than the container.
    static inline int32_t grid_edges_beside_box(const Grid_Layout *layout, Grid_Frame frame) {
        double leading = layout->insets.leading, content_width = grid_content_width(layout);
        double tolerance = 0.000001 * content_width;
        int32_t edges = 0;
        if (frame.x - leading > tolerance) edges |= GRID_LEFT;
        if (leading + content_width - (frame.x + frame.width) > tolerance) edges |= GRID_RIGHT;
        return edges;
    }
    //@ end
    //@ columns

    /// The width of a column; negative if the container is too narrow.
    static inline double grid_column_width(const Grid_Layout *layout) {
        double columns = (double)layout->plan.columns;
        return (grid_content_width(layout) - (columns - 1) * layout->column_gap) / columns;
    }

    /// The frame of the next photo. It goes to the leftmost column that is at most a millionth of the column width longer
    /// than the shortest, since columns that only differ by rounding count as equal.
    static inline Grid_Frame grid_next(const Grid_Layout *layout, double ratio, double column_width, double *ends) {
        double least = ends[0];
        for (int32_t other = 1; other < layout->plan.columns; other++) {
            if (ends[other] < least) least = ends[other];
        }
        double width = grid_max(0, column_width), limit = least + 0.000001 * width;
        int32_t column = 0;
        while (ends[column] > limit) column++;
        double y = ends[column], height = width / ratio;
        ends[column] = y + (height + layout->row_gap);
        return grid_make_frame(
            layout->insets.leading + (double)column * (column_width + layout->column_gap), y, width, height);
    }

    /// Places photos in columns: each goes to the column that is shortest so far.
    static inline double grid_fill_columns(const Grid_Layout *layout, const Grid_Ratios *ratios, Grid_Frame *frames) {
        double ends[GRID_MOST_COLUMNS], width = grid_column_width(layout), longest = layout->insets.top;
        for (int32_t column = 0; column < layout->plan.columns; column++) ends[column] = longest;
        for (int64_t index = 0; index < layout->plan.tiles; index++) {
            Grid_Frame frame = grid_next(layout, grid_ratio(ratios, index), width, ends);
            longest = grid_max(longest, frame.y + frame.height);
            if (frames) frames[index] = frame;
        }
        return longest + layout->insets.bottom;
    }

    /// The edges that a photo in a column touches: the bottom if it ends where the longest column does.
    static inline int32_t grid_edges_in_columns(const Grid_Layout *layout, Grid_Frame frame) {
        double column_width = grid_column_width(layout);
        double last = layout->insets.leading + (double)(layout->plan.columns - 1) * (column_width + layout->column_gap);
        double bottom = layout->solved_height - layout->insets.bottom - 0.000001 * column_width;
        int32_t edges = 0;
        if (frame.x == layout->insets.leading) edges |= GRID_LEFT;
        if (frame.x == last) edges |= GRID_RIGHT;
        if (frame.y == layout->insets.top) edges |= GRID_TOP;
        if (frame.y + frame.height >= bottom) edges |= GRID_BOTTOM;
        return edges;
    }
    //@ end
    //@ photoRows

    /// The length of the first rows; `*tiles` is the number of tiles in them, and later rows are longer by one.
    static inline int64_t grid_first_rows(const Grid_Plan *plan, int64_t *tiles) {
        *tiles = plan->tiles;
        if (plan->last != GRID_BALANCED) return plan->per_row;
        int64_t rows = (plan->tiles - 1) / plan->per_row + 1, length = plan->tiles / rows;
        *tiles = (rows - plan->tiles % rows) * length;
        return length;
    }

    /// The end of the row that begins at a tile.
    static inline int64_t grid_end_of_row(int64_t start, int64_t length, int64_t first_tiles) {
        if (start >= first_tiles) return start + length + 1;
        return start + length < first_tiles ? start + length : first_tiles;
    }
    //@ boxes

    /// The width of rows that fill it, or that are as high as their box.
    static inline double grid_width_of_rows(const Grid_Layout *layout, const Grid_Ratios *ratios) {
        if (layout->plan.ratio == 0) return grid_content_width(layout);
        int64_t first_tiles, length = grid_first_rows(&layout->plan, &first_tiles), start = 0;
        double slope = 0, offset = -layout->row_gap;
        while (start < layout->plan.tiles) {
            int64_t end = grid_end_of_row(start, length, first_tiles);
            double sum = 0;
            for (int64_t index = start; index < end; index++) sum += grid_ratio(ratios, index);
            slope += 1 / sum;
            offset += layout->row_gap - (double)(end - start - 1) * layout->column_gap / sum;
            start = end;
        }
        return grid_width_in_box(layout, slope, offset);
    }
    //@ end

    /// Rows that fill the width: the tiles of a row have the height at which their widths fill it.
    static inline double grid_fill_rows(const Grid_Layout *layout, const Grid_Ratios *ratios, Grid_Frame *frames) {
        int64_t first_tiles, length = grid_first_rows(&layout->plan, &first_tiles), start = 0;
        //@ boxes
        double content_width = grid_width_of_rows(layout, ratios), leading = grid_leading_in_box(layout, content_width);
        //@ end
        //@ !boxes
        double content_width = grid_content_width(layout), leading = layout->insets.leading;
        //@ end
        double y = layout->insets.top;
        while (start < layout->plan.tiles) {
            int64_t end = grid_end_of_row(start, length, first_tiles);
            double sum = 0, x = leading;
            for (int64_t index = start; index < end; index++) sum += grid_ratio(ratios, index);
            double height = (content_width - (double)(end - start - 1) * layout->column_gap) / sum;
            if (frames) {
                double side = grid_max(0, height);
                for (int64_t index = start; index < end; index++) {
                    frames[index] = grid_make_frame(x, y, side * grid_ratio(ratios, index), side);
                    x += frames[index].width + layout->column_gap;
                }
            }
            y += height + layout->row_gap;
            start = end;
        }
        return y - layout->row_gap + layout->insets.bottom;
    }

    static inline int32_t grid_edges_in_rows(const Grid_Plan *plan, int64_t index) {
        int64_t first_tiles, length = grid_first_rows(plan, &first_tiles), place = index;
        if (index >= first_tiles) {
            place = index - first_tiles;
            length += 1;
        }
        int64_t start = index - place % length;
        int32_t edges = 0;
        if (start == 0) edges |= GRID_TOP;
        if (start + length >= plan->tiles) edges |= GRID_BOTTOM;
        if (index == start) edges |= GRID_LEFT;
        if (index == start + length - 1 || index == plan->tiles - 1) edges |= GRID_RIGHT;
        return edges;
    }
    //@ end
    //@ justified

    // Justified rows
    //@ aims

    /// Whether a row takes the next photo. What differs by a millionth of the width is a tie, which takes it.
    static inline bool grid_takes(const Grid_Layout *layout, double ratio, int64_t length, double sum) {
        const Grid_Plan *plan = &layout->plan;
        double width = grid_content_width(layout), gap = layout->column_gap;
        double next = (sum + ratio) * plan->size + (double)length * gap;
        if (plan->sizing == GRID_OVER) return length == 0 || next <= width * 1.000001;
        if (length < plan->least_in_row || length >= plan->per_row) return length < plan->least_in_row;
        double own = sum * plan->size + (double)(length - 1) * gap;
        return own < width / 2 || grid_magnitude(next - width) <= grid_magnitude(own - width) + 0.000001 * width;
    }

    /// The height of a last row that would be this high if it filled the width; `previous` is that of the row before it, or
    /// negative.
    static inline double grid_last_height(const Grid_Plan *plan, double height, bool has_previous, double previous) {
        double greatest = 4.0 / 3 * plan->size;
        if (plan->last == GRID_STRETCH || height <= greatest * 1.000001) return height;
        return plan->sizing == GRID_NEAR && has_previous ? grid_min(previous, greatest) : plan->size;
    }
    //@ end

    /// A row of photos: the first and the one after the last, the sum of their ratios, and the top.
    typedef struct Grid_Row {
        int64_t start, end;
        double sum, y;
        bool is_last;
        /// The height of the row before it, if there is one.
        bool has_previous;
        double previous;
    } Grid_Row;

    /// Places the photos of a row and returns its height.
    static inline double grid_place_row(
        const Grid_Layout *layout, const Grid_Row *row, const Grid_Ratios *ratios, Grid_Frame *frames) {
        double gaps = (double)(row->end - row->start - 1) * layout->column_gap;
        double height = (grid_content_width(layout) - gaps) / row->sum, x = layout->insets.leading;
        //@ aims
        if (row->is_last) {
            double filled = height;
            height = grid_last_height(&layout->plan, filled, row->has_previous, row->previous);
            if (height != filled) x += layout->plan.align * (grid_content_width(layout) - gaps - height * row->sum);
        }
        //@ end
        if (!frames) return height;
        double side = grid_max(0, height);
        for (int64_t index = row->start; index < row->end; index++) {
            frames[index] = grid_make_frame(x, row->y, side * grid_ratio(ratios, index), side);
            x += frames[index].width + layout->column_gap;
        }
        return height;
    }
    //@ cuts

    /// Finds the best last row for the photos before an index: the one with the fewest photos of those that differ by a
    /// millionth of T * T. The frame of a photo has the least sum of costs up to it as x, and the length of its row as y.
    static inline void grid_find_row(
        const Grid_Layout *layout, const Grid_Ratios *ratios, int64_t end, int64_t least, int64_t greatest,
        Grid_Frame *frames) {
        double width = grid_content_width(layout), target = layout->plan.size;
        double tolerance = 0.000001 * target * target, sum = 0;
        Grid_Frame *own = frames + end - 1;
        for (int64_t length = 1; length <= end && length <= greatest; length++) {
            double rest = width - (double)(length - 1) * layout->column_gap;
            if (rest <= 0) return;
            sum += grid_ratio(ratios, end - length);
            if (length < least) continue;
            double away = rest / sum - target, cost = (double)length * away * away;
            double before = length == end ? 0 : frames[end - length - 1].x;
            if (before + cost < own->x - tolerance) {
                own->x = before + cost;
                own->y = (double)length;
            }
            // A longer row alone would cost more.
            if (away < 0 && cost > own->x) return;
        }
    }

    /// The rows with the least sum of k(h - T)(h - T), for k photos in a row that is h high.
    static inline double grid_fill_balanced(const Grid_Layout *layout, const Grid_Ratios *ratios, Grid_Frame *frames) {
        int64_t tiles = layout->plan.tiles, least = layout->plan.least_in_row;
        for (int64_t end = 1; end <= tiles; end++) {
            frames[end - 1] = grid_make_frame(DBL_MAX, (double)(end < least ? end : least), 0, 0);
            grid_find_row(layout, ratios, end, least, layout->plan.per_row, frames);
        }
        // Only the last row may have fewer, and only where no other cut exists.
        if (frames[tiles - 1].x == DBL_MAX) grid_find_row(layout, ratios, tiles, 1, least - 1, frames);
        // The rows are found from the last one: from now on, y is the length of the row that begins after a photo.
        int64_t start = tiles, length = (int64_t)frames[tiles - 1].y;
        while (start > length) {
            start -= length;
            int64_t next = (int64_t)frames[start - 1].y;
            frames[start - 1].y = (double)length;
            length = next;
        }
        Grid_Row row = GRID_NONE;
        double bottom = layout->insets.top;
        row.y = bottom;
        row.end = length;
        while (row.start < tiles) {
            // The frames of the row replace the length.
            length = row.end < tiles ? (int64_t)frames[row.end - 1].y : 0;
            row.sum = 0;
            for (int64_t index = row.start; index < row.end; index++) row.sum += grid_ratio(ratios, index);
            row.is_last = row.end == tiles;
            row.previous = grid_place_row(layout, &row, ratios, frames);
            row.has_previous = true;
            bottom = row.y + row.previous;
            row.y = bottom + layout->row_gap;
            row.start = row.end;
            row.end += length;
        }
        return bottom + layout->insets.bottom;
    }
    //@ end
    //@ shapes

    /// Gives rows as few photos as those below them allow.
    static inline void grid_cut_rows(int64_t start, int64_t end, int64_t photos, int64_t least, int64_t most, int64_t *cut) {
        for (int64_t row = start; row < end; row++) {
            int64_t rest = photos - (end - row - 1) * most;
            cut[row] = rest > least ? rest : least;
            photos -= cut[row];
        }
    }

    /// The next cut in lexicographic order: a row as late as possible gets one more. False after the last cut.
    static inline bool grid_cut_next(int64_t count, int64_t least, int64_t most, int64_t *cut) {
        int64_t rest = 0;
        for (int64_t row = count - 1; row > 0;) {
            rest += cut[row];
            row -= 1;
            if (cut[row] < most && rest > (count - row - 1) * least) {
                cut[row] += 1;
                grid_cut_rows(row + 1, count, rest - 1, least, most, cut);
                return true;
            }
        }
        return false;
    }

    /// How far rows are from a height; half as much again where one is lower than it should be, and where one has more photos
    /// than the next.
    static inline double grid_cost(
        const Grid_Layout *layout, const int64_t *cut, int64_t count, const double *ratios, double height) {
        double total = 0;
        int64_t start = 0, previous = 0;
        bool is_low = false, is_falling = false;
        for (int64_t row = 0; row < count; row++) {
            double sum = 0;
            for (int64_t index = start; index < start + cut[row]; index++) sum += ratios[index];
            double own = (grid_content_width(layout) - (double)(cut[row] - 1) * layout->column_gap) / sum;
            total += own;
            if (own < layout->plan.height) is_low = true;
            if (cut[row] < previous) is_falling = true;
            start += cut[row];
            previous = cut[row];
        }
        double away = grid_magnitude(total + (double)(count - 1) * layout->row_gap - height);
        return away * (is_low ? 1.5 : 1) * (is_falling ? 1.5 : 1);
    }

    /// Rows that fill the width and are together as near to the height of a shape as they come: of all cuts into rows, the
    /// first one that costs least.
    static inline double grid_fill_shape(const Grid_Layout *layout, const Grid_Ratios *ratios, Grid_Frame *frames) {
        double known[GRID_MOST_CUT], width = grid_content_width(layout), height = width / layout->plan.size, best = 0;
        int64_t cut[GRID_MOST_CUT], found[GRID_MOST_CUT], photos = layout->plan.tiles, least = layout->plan.least_in_row;
        int64_t most = layout->plan.per_row < photos ? layout->plan.per_row : photos;
        bool has_best = false;
        for (int64_t index = 0; index < photos; index++) {
            known[index] = grid_ratio(ratios, index);
            found[index] = photos;
        }
        for (int64_t count = 0; count <= photos; count++) {
            if (count * least > photos || photos > count * most) continue;
            grid_cut_rows(0, count, photos, least, most, cut);
            do {
                double cost = grid_cost(layout, cut, count, known, height);
                if (has_best && !(cost < best - 0.000001 * width)) continue;
                has_best = true;
                best = cost;
                for (int64_t row = 0; row < count; row++) found[row] = cut[row];
            } while (grid_cut_next(count, least, most, cut));
        }
        Grid_Row row = GRID_NONE;
        double bottom = layout->insets.top;
        row.y = bottom;
        for (int64_t number = 0; row.start < photos; number++) {
            row.end = row.start + found[number];
            row.sum = 0;
            for (int64_t index = row.start; index < row.end; index++) row.sum += known[index];
            bottom = row.y + grid_place_row(layout, &row, ratios, frames);
            row.start = row.end;
            row.y = bottom + layout->row_gap;
        }
        return bottom + layout->insets.bottom;
    }
    //@ end

    /// Rows of photos that fill the width, as near to a height or a shape as they come.
    static inline double grid_fill_justified(const Grid_Layout *layout, const Grid_Ratios *ratios, Grid_Frame *frames) {
        //@ shapes
        if (layout->plan.sizing == GRID_SHAPE) return grid_fill_shape(layout, ratios, frames);
        //@ end
        //@ cuts
        if (layout->plan.last == GRID_BALANCED) return grid_fill_balanced(layout, ratios, frames);
        //@ end
        //@ aims
        Grid_Row row = GRID_NONE;
        double bottom = layout->insets.top;
        row.y = bottom;
        while (row.start < layout->plan.tiles) {
            row.end = row.start;
            row.sum = 0;
            while (row.end < layout->plan.tiles) {
                double ratio = grid_ratio(ratios, row.end);
                if (!grid_takes(layout, ratio, row.end - row.start, row.sum)) break;
                row.end += 1;
                row.sum += ratio;
            }
            row.is_last = row.end == layout->plan.tiles;
            row.previous = grid_place_row(layout, &row, ratios, frames);
            row.has_previous = true;
            bottom = row.y + row.previous;
            row.y = bottom + layout->row_gap;
            row.start = row.end;
        }
        return bottom + layout->insets.bottom;
        //@ end
        //@ !aims
        return 0;
        //@ end
    }

    static inline int32_t grid_edges_in_justified_rows(const Grid_Layout *layout, Grid_Frame frame) {
        double content_width = grid_content_width(layout), near = 0.000001 * content_width;
        int32_t edges = 0;
        if (frame.y == layout->insets.top) edges |= GRID_TOP;
        if (frame.x == layout->insets.leading) edges |= GRID_LEFT;
        if (frame.y + frame.height >= layout->solved_height - layout->insets.bottom - near) edges |= GRID_BOTTOM;
        if (frame.x + frame.width >= layout->insets.leading + content_width - near) edges |= GRID_RIGHT;
        return edges;
    }
    //@ end
    //@ trees

    // Trees

    /// The height of a block is slope * width + offset.
    typedef struct Grid_Line {
        double slope, offset;
    } Grid_Line;

    /// Photos that keep their ratios, in the notation of the spec: `1|(1,2)` is a photo beside two rows, of one and of two
    /// photos.
    ///
    /// A stack sums the slopes and offsets of its rows, and adds the gaps between them. The blocks of a row have the same
    /// height: 1 / slope is the sum of their 1 / slope, and offset / slope the sum of their offset / slope minus the gaps.
    typedef struct Grid_Tree {
        const Grid_Ratios *ratios;
        double column_gap, row_gap;
        const char *text;
        /// The lines of rows and of nested stacks, in the order in which they begin.
        Grid_Line *lines;
        int32_t line;
        int64_t photo;
    } Grid_Tree;

    /// Consumes the next character if it is this one.
    static inline bool grid_reads(Grid_Tree *tree, char character) {
        if (*tree->text != character) return false;
        tree->text += 1;
        return true;
    }

    /// Reads a number of photos side by side.
    static inline int64_t grid_read_photos(Grid_Tree *tree) {
        int64_t photos = 0;
        for (; *tree->text >= '0' && *tree->text <= '9'; tree->text++) photos = photos * 10 + (*tree->text - '0');
        return photos;
    }

    static inline Grid_Line grid_measure_row(Grid_Tree *tree);

    static inline Grid_Line grid_measure_stack(Grid_Tree *tree) {
        Grid_Line stack = grid_measure_row(tree);
        while (grid_reads(tree, ',')) {
            Grid_Line row = grid_measure_row(tree);
            stack.slope = stack.slope + row.slope;
            stack.offset = stack.offset + row.offset + tree->row_gap;
        }
        return stack;
    }

    static inline Grid_Line grid_measure_row(Grid_Tree *tree) {
        Grid_Line *line = tree->lines + tree->line++;
        double width = 0, missing = tree->column_gap;
        do {
            if (grid_reads(tree, '(')) {
                Grid_Line *nested = tree->lines + tree->line++;
                *nested = grid_measure_stack(tree);
                width += 1 / nested->slope;
                missing += nested->offset / nested->slope - tree->column_gap;
                tree->text += 1;
            }
            for (int64_t left = grid_read_photos(tree); left > 0; left--) {
                width += grid_ratio(tree->ratios, tree->photo++);
                missing -= tree->column_gap;
            }
        } while (grid_reads(tree, '|'));
        line->slope = 1 / width;
        line->offset = missing / width;
        return *line;
    }

    static inline void grid_place_tree_row(Grid_Tree *tree, double x, double y, double height, Grid_Frame *frames);

    static inline void grid_place_stack(Grid_Tree *tree, double x, double y, double width, Grid_Frame *frames) {
        do {
            Grid_Line row = tree->lines[tree->line++];
            double height = row.slope * width + row.offset;
            grid_place_tree_row(tree, x, y, height, frames);
            y += height + tree->row_gap;
        } while (grid_reads(tree, ','));
    }

    static inline void grid_place_tree_row(Grid_Tree *tree, double x, double y, double height, Grid_Frame *frames) {
        double side = grid_max(0, height);
        do {
            if (grid_reads(tree, '(')) {
                Grid_Line stack = tree->lines[tree->line++];
                double width = (height - stack.offset) / stack.slope;
                grid_place_stack(tree, x, y, width, frames);
                x += width + tree->column_gap;
                tree->text += 1;
            }
            for (int64_t left = grid_read_photos(tree); left > 0; left--) {
                Grid_Frame frame = grid_make_frame(x, y, side * grid_ratio(tree->ratios, tree->photo), side);
                frames[tree->photo++] = frame;
                x += frame.width + tree->column_gap;
            }
        } while (grid_reads(tree, '|'));
    }

    static inline double grid_fill_tree(const Grid_Layout *layout, const Grid_Ratios *ratios, Grid_Frame *frames) {
        Grid_Line lines[GRID_MOST_LINES];
        Grid_Tree tree = GRID_NONE;
        tree.ratios = ratios;
        tree.column_gap = layout->column_gap;
        tree.row_gap = layout->row_gap;
        tree.text = layout->plan.tree;
        tree.lines = lines;
        Grid_Line line = grid_measure_stack(&tree);
        //@ boxes
        double content_width = grid_width_in_box(layout, line.slope, line.offset);
        double leading = grid_leading_in_box(layout, content_width);
        //@ end
        //@ !boxes
        double content_width = grid_content_width(layout), leading = layout->insets.leading;
        //@ end
        if (frames) {
            tree.text = layout->plan.tree;
            tree.line = 0;
            tree.photo = 0;
            grid_place_stack(&tree, leading, layout->insets.top, content_width, frames);
        }
        return layout->insets.top + line.slope * content_width + line.offset + layout->insets.bottom;
    }
    //@ end
    //@ photos

    /// Returns the height of the container, and writes the frames if there is a buffer.
    static inline double grid_solve(
        const Grid_Layout *layout, const double *known, size_t known_count, Grid_Frame *frames) {
        const Grid_Plan *plan = &layout->plan;
        Grid_Ratios ratios;
        ratios.known = known;
        ratios.count = known_count < (size_t)plan->tiles + (size_t)plan->hidden ? (int64_t)known_count : plan->tiles + plan->hidden;
        //@ append
        // The add tile has no photo.
        if (plan->adds && ratios.count > plan->tiles - 1) ratios.count = plan->tiles - 1;
        //@ end
        ratios.least = plan->least;
        ratios.greatest = plan->greatest;
        //@ sides
        if (plan->is_sided) {
            int64_t photos = plan->tiles + plan->hidden, count = ratios.count < photos ? ratios.count : photos;
            double sum = 0;
            for (int64_t index = 0; index < count; index++) {
                sum += known[index] > 0 && known[index] <= DBL_MAX ? known[index] : 1;
            }
            if (sum + (double)(photos - count) > (double)photos * 1.000001) {
                ratios.least = grid_max(plan->least, 1);
            } else {
                ratios.greatest = grid_min(plan->greatest, 1);
            }
        }
        //@ end
        //@ columns
        if (plan->columns > 0) return grid_fill_columns(layout, &ratios, frames);
        //@ end
        //@ justified
        if (plan->sizing != GRID_NO_ROWS) return grid_fill_justified(layout, &ratios, frames);
        //@ end
        //@ photoRows
        if (plan->per_row > 0) return grid_fill_rows(layout, &ratios, frames);
        //@ end
        //@ trees
        if (plan->tree) return grid_fill_tree(layout, &ratios, frames);
        //@ end
        return 0;
    }
    //@ end

    // Layouts

    /// The plan for a request; false if there is none.
    static inline bool grid_make_plan(const Grid_Request *request, Grid_Plan *plan) {
        int64_t count = request->count;
        //@ append
        bool adds = request->editing && count >= 0 && count < GRID_APPEND_LIMIT;
        //@ patterns
        size_t known = request->ratio_count;
        // The add tile has no photo.
        if (adds && known > (size_t)count) known = (size_t)count;
        //@ end
        if (adds) count += 1;
        //@ end
        //@ patterns !append
        size_t known = request->ratio_count;
        //@ end
        Grid_Plan none = GRID_NONE;
        *plan = none;
        //@ patterns
        if (!grid_plan(count, request->width, request->ratios, known, plan)) return false;
        //@ end
        //@ !patterns
        if (!grid_plan(count, request->width, plan)) return false;
        //@ end
        //@ append
        plan->adds = adds;
        //@ end
        return true;
    }

    /// The layout of a plan, without the frames of photos that keep their ratios; false if a number isn't finite or `scale`
    /// is negative.
    static inline bool grid_prepare(const Grid_Request *request, Grid_Layout *layout) {
        Grid_Insets insets = request->insets;
        // Only finite numbers times 0 give 0.
        double sides = (insets.top + insets.bottom) * 0 + (insets.leading + insets.trailing) * 0;
        if (!(request->scale >= 0 && request->scale <= DBL_MAX)) return false;
        if (request->width * 0 + request->row_gap * 0 + request->column_gap * 0 + sides != 0) return false;
        //@ limited
        // The frames of ten million tiles take about 300 MB.
        if (layout->plan.tiles > 10000000) return false;
        //@ end
        layout->width = grid_max(0, request->width);
        layout->height = 0;
        layout->column_gap = request->column_gap;
        layout->row_gap = request->row_gap;
        layout->insets = insets;
        layout->scale = request->scale;
        layout->mirrored = request->mirrored;
        layout->count = layout->plan.tiles;
        layout->hidden = layout->plan.hidden;
        //@ height
        if (request->height * 0 != 0) return false;
        layout->height = grid_max(0, request->height);
        //@ end
        //@ ratio
        if (layout->plan.ratio > 0) layout->height = layout->width / layout->plan.ratio;
        //@ end
        //@ photos
        layout->frames = NULL;
        layout->solved_height = 0;
        //@ end
        return true;
    }

    /// The size of the container, snapped.
    static inline Grid_Size grid_size(const Grid_Layout *layout) {
        Grid_Size size = grid_make_size(layout->width, 0);
        //@ photos
        if (layout->plan.greatest > 0) {
            size.height = layout->solved_height;
            return grid_snap_size(layout, size);
        }
        //@ end
        //@ fitsTiles
        size.width = 0;
        //@ end
        //@ blocks
        if (layout->plan.tiles > 0) {
            //@ repeats
            size = layout->plan.per_block > 0 ? grid_size_of_repeat(layout) : grid_size_of_blocks(layout);
            //@ end
            //@ !repeats
            size = grid_size_of_blocks(layout);
            //@ end
        }
        //@ end
        return grid_snap_size(layout, size);
    }
    //@ blocks

    /// Writes the frames of all blocks, before snapping and mirroring.
    static inline void grid_fill(const Grid_Layout *layout, Grid_Frame *frames) {
        //@ repeats
        if (layout->plan.per_block > 0) {
            grid_fill_repeat(layout, frames);
            return;
        }
        //@ end
        grid_fill_blocks(layout, frames);
    }
    //@ end
    //@ insert request
    //@ fixedTiles !append

    /// The number of tiles for a number of photos; -1 if there is no rule for it.
    static inline int64_t grid_tile_count(int64_t count) {
        Grid_Request request = GRID_NONE;
        Grid_Plan plan;
        request.count = count;
        return grid_make_plan(&request, &plan) ? plan.tiles : -1;
    }
    //@ end
    //@ fixedTiles append

    /// The number of tiles for a number of photos; -1 if there is no rule for it.
    static inline int64_t grid_tile_count(int64_t count, bool editing) {
        Grid_Request request = GRID_NONE;
        Grid_Plan plan;
        request.count = count;
        request.editing = editing;
        return grid_make_plan(&request, &plan) ? plan.tiles : -1;
    }
    //@ end
    //@ !photos

    /// Fills a layout; false if there is no rule for the count, if a number isn't finite, or if `scale` is negative.
    static inline bool grid_layout(const Grid_Request *request, Grid_Layout *layout) {
        if (!grid_make_plan(request, &layout->plan) || !grid_prepare(request, layout)) return false;
        layout->size = grid_size(layout);
        return true;
    }

    /// Writes the frames of all tiles to a buffer and returns their number, or -1 if there is no layout or the buffer is too small.
    static inline int64_t grid_frames(const Grid_Request *request, Grid_Frame *frames, int64_t capacity) {
        Grid_Layout layout;
        if (!grid_make_plan(request, &layout.plan) || !grid_prepare(request, &layout) || layout.count > capacity) return -1;
        grid_fill(&layout, frames);
        if (layout.scale > 0 || layout.mirrored) {
            Grid_Size size = grid_size(&layout);
            for (int64_t index = 0; index < layout.count; index++) frames[index] = grid_place(&layout, frames[index], size);
        }
        return layout.count;
    }

    /// The height of the container; -1 if there is no layout.
    static inline double grid_height(const Grid_Request *request) {
        Grid_Layout layout;
        return grid_layout(request, &layout) ? layout.size.height : -1;
    }
    //@ end
    //@ photos

    /// Fills a layout; false if there is no rule for the count, if a number isn't finite, if `scale` is negative, or if the buffer
    /// is too small.
    ///
    /// The layout keeps its frames in the buffer, which has to live as long: `grid_frame` reads them, snaps and mirrors them.
    static inline bool grid_layout(const Grid_Request *request, Grid_Frame *frames, int64_t capacity, Grid_Layout *layout) {
        if (!grid_make_plan(request, &layout->plan) || !grid_prepare(request, layout) || layout->count > capacity) return false;
        if (layout->plan.greatest > 0) {
            layout->solved_height = grid_solve(layout, request->ratios, request->ratio_count, frames);
            layout->frames = frames;
        }
        layout->size = grid_size(layout);
        return true;
    }

    /// Writes the frames of all tiles to a buffer and returns their number, or -1 if there is no layout or the buffer is too small.
    static inline int64_t grid_frames(const Grid_Request *request, Grid_Frame *frames, int64_t capacity) {
        Grid_Layout layout;
        if (!grid_make_plan(request, &layout.plan) || !grid_prepare(request, &layout) || layout.count > capacity) return -1;
        //@ blocks
        if (layout.plan.greatest > 0) {
            layout.solved_height = grid_solve(&layout, request->ratios, request->ratio_count, frames);
        } else {
            grid_fill(&layout, frames);
        }
        //@ end
        //@ !blocks
        layout.solved_height = grid_solve(&layout, request->ratios, request->ratio_count, frames);
        //@ end
        if (layout.scale > 0 || layout.mirrored) {
            Grid_Size size = grid_size(&layout);
            for (int64_t index = 0; index < layout.count; index++) frames[index] = grid_place(&layout, frames[index], size);
        }
        return layout.count;
    }
    //@ !cuts

    /// The height of the container; -1 if there is no layout.
    static inline double grid_height(const Grid_Request *request) {
        Grid_Layout layout;
        if (!grid_make_plan(request, &layout.plan) || !grid_prepare(request, &layout)) return -1;
        if (layout.plan.greatest > 0) {
            layout.solved_height = grid_solve(&layout, request->ratios, request->ratio_count, NULL);
        }
        return grid_size(&layout).height;
    }
    //@ end
    //@ cuts

    /// The height of the container; -1 if there is no layout or the buffer is too small. Rows are found in the buffer.
    static inline double grid_height(const Grid_Request *request, Grid_Frame *frames, int64_t capacity) {
        Grid_Layout layout;
        return grid_layout(request, frames, capacity, &layout) ? layout.size.height : -1;
    }
    //@ end
    //@ end

    /// The frame of a tile; an index without a tile gives an empty one.
    static inline Grid_Frame grid_frame(const Grid_Layout *layout, int64_t index) {
        if (index < 0 || index >= layout->count) return grid_make_frame(0, 0, 0, 0);
        //@ photos
        if (layout->frames) return grid_place(layout, layout->frames[index], layout->size);
        //@ end
        //@ repeats
        if (layout->plan.per_block > 0) return grid_place(layout, grid_frame_in_repeat(layout, index), layout->size);
        //@ end
        //@ blocks
        return grid_place(layout, grid_frame_in_block(layout, index), layout->size);
        //@ end
        //@ !blocks
        return grid_make_frame(0, 0, 0, 0);
        //@ end
    }

    /// What a tile shows.
    static inline Grid_Role grid_role(const Grid_Layout *layout, int64_t index) {
        if (index != layout->count - 1) return GRID_PHOTO;
        //@ append
        if (layout->plan.adds) return GRID_ADD;
        //@ end
        return layout->hidden > 0 ? GRID_MORE : GRID_PHOTO;
    }

    /// The edges that a tile touches, before mirroring.
    static inline int32_t grid_edges_of_tile(const Grid_Layout *layout, int64_t index) {
        //@ columns
        if (layout->plan.columns > 0) return grid_edges_in_columns(layout, layout->frames[index]);
        //@ end
        //@ justified
        if (layout->plan.greatest > 0 && layout->plan.sizing != GRID_NO_ROWS) {
            return grid_edges_in_justified_rows(layout, layout->frames[index]);
        }
        //@ end
        //@ photoRows
        if (layout->plan.greatest > 0 && layout->plan.per_row > 0) return grid_edges_in_rows(&layout->plan, index);
        //@ end
        //@ trees
        if (layout->plan.tree) return layout->plan.edges[index] & 15;
        //@ end
        //@ repeats
        if (layout->plan.per_block > 0) return grid_edges_in_repeat(layout, index);
        //@ end
        //@ blocks
        return grid_edges_in_block(layout, index);
        //@ end
        //@ !blocks
        return 0;
        //@ end
    }

    /// The edges of the container that a tile touches, as bits.
    static inline int32_t grid_edges(const Grid_Layout *layout, int64_t index) {
        if (index < 0 || index >= layout->count) return 0;
        int32_t edges = grid_edges_of_tile(layout, index);
        //@ boxes
        if (layout->plan.ratio != 0 && layout->frames) edges &= ~grid_edges_beside_box(layout, layout->frames[index]);
        //@ end
        if (layout->mirrored && ((edges & GRID_LEFT) != 0) != ((edges & GRID_RIGHT) != 0)) edges ^= GRID_LEFT | GRID_RIGHT;
        return edges;
    }

    /// The movement of a photo from one layout to the next: its index and its frame, before and after.
    typedef struct Grid_Move {
        int64_t from, to;
        Grid_Frame start, end;
    } Grid_Move;

    /// How many photos have a tile.
    static inline int64_t grid_shown(const Grid_Layout *layout) {
        //@ append
        if (layout->plan.adds) return layout->count - 1;
        //@ end
        return layout->count;
    }

    /// The first place of a photo in an array, up to a limit; the limit if it isn't there.
    static inline int64_t grid_find(const uint64_t *photos, int64_t limit, uint64_t photo) {
        int64_t place = 0;
        while (place < limit && photos[place] != photo) place++;
        return place;
    }

    /// Writes the movements of the photos that have a tile in both layouts to a buffer and returns their number, or -1 if the buffer is
    /// too small.
    ///
    /// `before` and `after` identify the photos of the layouts, from the first to the last one with a tile, by pointers or other
    /// numbers. Each is looked for in the other array, which takes a moment for thousands of them.
    static inline int64_t grid_moves(
        const Grid_Layout *start, const uint64_t *before, const Grid_Layout *end, const uint64_t *after, Grid_Move *moves,
        int64_t capacity) {
        int64_t shown = grid_shown(start), limit = grid_shown(end), count = 0;
        for (int64_t from = 0; from < shown; from++) {
            int64_t to = grid_find(after, limit, before[from]);
            // Of equal photos, the first is the one that moves.
            if (to == limit || grid_find(before, from, before[from]) < from) continue;
            if (count >= capacity) return -1;
            moves[count].from = from;
            moves[count].to = to;
            moves[count].start = grid_frame(start, from);
            moves[count].end = grid_frame(end, to);
            count++;
        }
        return count;
    }
    //@ columns

    /// A growing waterfall: each appended photo goes to the column that is shortest so far, and earlier photos stay in place.
    typedef struct Grid_Columns {
        /// The size of the container is that of the layout.
        Grid_Layout layout;
        /// How many photos have been appended.
        int64_t count;
        /// The position of the next photo in each column.
        double ends[GRID_MOST_COLUMNS];
        double longest;
    } Grid_Columns;

    /// Empty columns to append photos to, for the request's width and options; false if there is no waterfall at that width, a number
    /// isn't finite or `scale` is negative.
    static inline bool grid_columns(const Grid_Request *request, Grid_Columns *columns) {
        Grid_Plan none = GRID_NONE;
        columns->layout.plan = none;
        if (!grid_waterfall(grid_max(0, request->width), &columns->layout.plan)) return false;
        if (!grid_prepare(request, &columns->layout)) return false;
        columns->count = 0;
        columns->longest = columns->layout.insets.top;
        for (int32_t column = 0; column < columns->layout.plan.columns; column++) columns->ends[column] = columns->longest;
        columns->layout.size = grid_size(&columns->layout);
        return true;
    }

    /// Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1, and so does the tile that adds a photo.
    static inline Grid_Frame grid_columns_append(Grid_Columns *columns, double ratio) {
        Grid_Layout *layout = &columns->layout;
        Grid_Frame frame = grid_next(
            layout, grid_limit(ratio, layout->plan.least, layout->plan.greatest), grid_column_width(layout), columns->ends);
        columns->longest = grid_max(columns->longest, frame.y + frame.height);
        columns->count += 1;
        layout->solved_height = columns->longest + layout->insets.bottom;
        layout->size = grid_size(layout);
        return grid_place(layout, frame, layout->size);
    }
    //@ end
    //@ grows

    /// Growing rows: a photo that is appended joins the last row or begins another, and all rows above it stay in place.
    typedef struct Grid_Rows {
        /// The size of the container is that of the layout.
        Grid_Layout layout;
        /// How many photos have been appended, and how many can be.
        int64_t count, capacity;
        /// The caller's ratios, within the limits.
        double *ratios;
        /// The last row.
        Grid_Row row;
    } Grid_Rows;

    /// Empty rows to append photos to, for the request's width and options; false if there are no such rows at that width, a number isn't
    /// finite or `scale` is negative. Frames and ratios are kept in buffers, which have to live as long.
    static inline bool grid_rows(
        const Grid_Request *request, Grid_Frame *frames, double *ratios, int64_t capacity, Grid_Rows *rows) {
        Grid_Plan none = GRID_NONE;
        Grid_Row row = GRID_NONE;
        rows->layout.plan = none;
        if (!grid_justified(grid_max(0, request->width), &rows->layout.plan)) return false;
        if (!grid_prepare(request, &rows->layout)) return false;
        row.y = rows->layout.insets.top;
        rows->layout.frames = frames;
        rows->ratios = ratios;
        rows->count = 0;
        rows->capacity = capacity;
        rows->row = row;
        rows->layout.size = grid_size(&rows->layout);
        return true;
    }

    /// Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1.
    ///
    /// Returns the index of the first photo whose frame changed; those after it may have changed too. Returns -1 if the buffers are full.
    static inline int64_t grid_rows_append(Grid_Rows *rows, double ratio) {
        Grid_Layout *layout = &rows->layout;
        Grid_Row *row = &rows->row;
        Grid_Frame *frames = layout->frames;
        if (rows->count >= rows->capacity) return -1;
        double limited = grid_limit(ratio, layout->plan.least, layout->plan.greatest);
        int64_t changed = row->start;
        // The ratios are within the limits already.
        Grid_Ratios ratios;
        ratios.known = rows->ratios;
        ratios.count = rows->count + 1;
        ratios.least = layout->plan.least;
        ratios.greatest = layout->plan.greatest;
        row->end = rows->count;
        if (!grid_takes(layout, limited, row->end - row->start, row->sum)) {
            Grid_Frame before = frames[row->start];
            row->is_last = false;
            row->previous = grid_place_row(layout, row, &ratios, frames);
            row->has_previous = true;
            Grid_Frame after = frames[row->start];
            bool is_same = before.x == after.x && before.y == after.y && before.width == after.width && before.height == after.height;
            if (is_same) changed = rows->count;
            row->y = row->y + row->previous + layout->row_gap;
            row->start = rows->count;
            row->sum = 0;
        }
        rows->ratios[rows->count] = limited;
        rows->count += 1;
        row->end = rows->count;
        row->sum += limited;
        row->is_last = true;
        layout->solved_height = row->y + grid_place_row(layout, row, &ratios, frames) + layout->insets.bottom;
        layout->size = grid_size(layout);
        return changed;
    }

    /// The frame of a photo; an index without one gives an empty frame.
    static inline Grid_Frame grid_rows_frame(const Grid_Rows *rows, int64_t index) {
        if (index < 0 || index >= rows->count) return grid_make_frame(0, 0, 0, 0);
        return grid_place(&rows->layout, rows->layout.frames[index], rows->layout.size);
    }
    //@ end
    """#
