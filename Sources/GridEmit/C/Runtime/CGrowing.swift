/// The runtime in C: columns and rows that photos are appended to.
let cGrowing: StaticString = #"""
    //@ columns

    /// A growing waterfall: each appended photo goes to the column that is shortest so far, and earlier photos stay in place.
    typedef struct Grid_Columns {
        /// The size of the container is that of the layout.
        Grid_Layout layout;
        /// How many photos have been appended.
        int64_t count;
        /// The position of the next photo in each column.
        double ends[GRID_MOST_COLUMNS];
        /// The bottom of the longest column.
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
        columns->layout.size = grid_measure(&columns->layout);
        return true;
    }

    //@ append
    /// Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1, and so does the tile that adds a photo.
    //@ end
    //@ !append
    /// Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1.
    //@ end
    static inline Grid_Frame grid_columns_append(Grid_Columns *columns, double ratio) {
        Grid_Layout *layout = &columns->layout;
        Grid_Frame frame = grid_next(
            layout, grid_limit(ratio, layout->plan.least, layout->plan.greatest), grid_column_width(layout), columns->ends);
        columns->longest = grid_max(columns->longest, frame.y + frame.height);
        columns->count += 1;
        layout->solved_height = columns->longest + layout->insets.bottom;
        layout->size = grid_measure(layout);
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
        rows->layout.size = grid_measure(&rows->layout);
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
        layout->size = grid_measure(layout);
        return changed;
    }

    /// The frame of a photo; an index without one gives an empty frame.
    static inline Grid_Frame grid_rows_frame(const Grid_Rows *rows, int64_t index) {
        if (index < 0 || index >= rows->count) return grid_make_frame(0, 0, 0, 0);
        return grid_place(&rows->layout, rows->layout.frames[index], rows->layout.size);
    }
    //@ end
    """#
