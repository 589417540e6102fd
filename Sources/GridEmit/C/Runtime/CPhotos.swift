/// The runtime in C: photos that keep their ratios, and waterfalls.
let cPhotos: StaticString = #"""
    //@ photos

    // Photos that keep their ratios

    /// The ratios of the tiles, within the limits of a plan.
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
    """#
