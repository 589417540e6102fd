/// The runtime in C: justified rows.
let cJustifiedRows: StaticString = #"""
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
        double content_width = grid_content_width(layout), tolerance = 0.000001 * content_width;
        int32_t edges = 0;
        if (frame.y == layout->insets.top) edges |= GRID_TOP;
        if (frame.x == layout->insets.leading) edges |= GRID_LEFT;
        if (frame.y + frame.height >= layout->solved_height - layout->insets.bottom - tolerance) edges |= GRID_BOTTOM;
        if (frame.x + frame.width >= layout->insets.leading + content_width - tolerance) edges |= GRID_RIGHT;
        return edges;
    }
    //@ end
    """#
