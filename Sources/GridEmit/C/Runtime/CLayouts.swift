/// The runtime in C: what callers ask for.
let cLayouts: StaticString = #"""

    // Layouts

    /// The plan for a request; false if there is none.
    static inline bool grid_plan_for_request(const Grid_Request *request, Grid_Plan *plan) {
        Grid_Plan none = GRID_NONE;
        *plan = none;
        //@ append
        int64_t count = request->count;
        plan->adds = request->editing && count >= 0 && count < GRID_APPEND_LIMIT;
        //@ end
        //@ append patterns
        return grid_plan_for_count(
            plan->adds ? count + 1 : count, request->width, request->ratios, request->ratio_count, plan);
        //@ end
        //@ append !patterns
        return grid_plan_for_count(plan->adds ? count + 1 : count, request->width, plan);
        //@ end
        //@ !append patterns
        return grid_plan_for_count(request->count, request->width, request->ratios, request->ratio_count, plan);
        //@ end
        //@ !append !patterns
        return grid_plan_for_count(request->count, request->width, plan);
        //@ end
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
        //@ repeats
        // Blocks are copies of the layout.
        layout->size = grid_make_size(0, 0);
        //@ end
        layout->width = grid_max(0, request->width);
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
        //@ contentHeight !height
        layout->height = 0;
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
    static inline Grid_Size grid_measure(const Grid_Layout *layout) {
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
        //@ repeats
        if (layout->plan.tiles > 0) {
            size = layout->plan.per_block > 0 ? grid_size_of_repeat(layout) : grid_size_of_blocks(layout);
        }
        //@ end
        //@ !repeats sizes
        if (layout->plan.tiles > 0) size = grid_size_of_blocks(layout);
        //@ end
        //@ !repeats blocks !sizes contentHeight
        if (layout->plan.tiles > 0) size.height = layout->height;
        //@ end
        return grid_snap_size(layout, size);
    }

    /// Writes the frames of a prepared layout, snaps and mirrors them.
    //@ photos
    static inline void grid_fill(Grid_Layout *layout, const Grid_Request *request, Grid_Frame *frames) {
        //@ repeats
        if (layout->plan.greatest > 0) {
            layout->solved_height = grid_solve(layout, request->ratios, request->ratio_count, frames);
        } else if (layout->plan.per_block > 0) {
            grid_fill_repeat(layout, frames);
        } else {
            grid_fill_blocks(layout, frames);
        }
        //@ end
        //@ !repeats blocks
        if (layout->plan.greatest > 0) {
            layout->solved_height = grid_solve(layout, request->ratios, request->ratio_count, frames);
        } else {
            grid_fill_blocks(layout, frames);
        }
        //@ end
        //@ !blocks
        layout->solved_height = grid_solve(layout, request->ratios, request->ratio_count, frames);
        //@ end
    //@ end
    //@ !photos
    static inline void grid_fill(const Grid_Layout *layout, Grid_Frame *frames) {
        //@ repeats
        if (layout->plan.per_block > 0) {
            grid_fill_repeat(layout, frames);
        } else {
            grid_fill_blocks(layout, frames);
        }
        //@ end
        //@ !repeats
        grid_fill_blocks(layout, frames);
        //@ end
    //@ end
        if (layout->scale == 0 && !layout->mirrored) return;
        Grid_Size size = grid_measure(layout);
        for (int64_t index = 0; index < layout->count; index++) frames[index] = grid_place(layout, frames[index], size);
    }
    //@ insert request
    //@ fixedTiles !append

    /// The number of tiles for a number of photos; -1 if there is no rule for it.
    static inline int64_t grid_tile_count(int64_t count) {
        Grid_Request request = GRID_NONE;
        Grid_Plan plan;
        request.count = count;
        return grid_plan_for_request(&request, &plan) ? plan.tiles : -1;
    }
    //@ end
    //@ fixedTiles append

    /// The number of tiles for a number of photos; -1 if there is no rule for it.
    static inline int64_t grid_tile_count(int64_t count, bool editing) {
        Grid_Request request = GRID_NONE;
        Grid_Plan plan;
        request.count = count;
        request.editing = editing;
        return grid_plan_for_request(&request, &plan) ? plan.tiles : -1;
    }
    //@ end

    /// Makes a layout one without tiles, and returns false.
    static inline bool grid_clear(Grid_Layout *layout) {
        Grid_Layout none = GRID_NONE;
        *layout = none;
        return false;
    }
    //@ !photos

    /// Fills a layout. Without a rule for the count, with a number that isn't finite, or with a negative `scale`, the layout has no
    /// tiles and the result is false.
    static inline bool grid_layout(const Grid_Request *request, Grid_Layout *layout) {
        if (!grid_plan_for_request(request, &layout->plan) || !grid_prepare(request, layout)) return grid_clear(layout);
        layout->size = grid_measure(layout);
        return true;
    }

    /// Writes the frames of all tiles to a buffer and returns their number, or -1 if there is no layout or the buffer is too small.
    static inline int64_t grid_frames(const Grid_Request *request, Grid_Frame *frames, int64_t capacity) {
        Grid_Layout layout;
        if (!grid_plan_for_request(request, &layout.plan) || !grid_prepare(request, &layout) || layout.count > capacity) return -1;
        grid_fill(&layout, frames);
        return layout.count;
    }

    /// The height of the container; -1 if there is no layout.
    static inline double grid_height(const Grid_Request *request) {
        Grid_Layout layout;
        return grid_layout(request, &layout) ? layout.size.height : -1;
    }
    //@ end
    //@ photos

    /// Fills a layout. Without a rule for the count, with a number that isn't finite, with a negative `scale` or a buffer that is too
    /// small, the layout has no tiles and the result is false.
    ///
    /// The layout keeps its frames in the buffer, which has to live as long: `grid_frame` reads them, snaps and mirrors them.
    static inline bool grid_layout(const Grid_Request *request, Grid_Frame *frames, int64_t capacity, Grid_Layout *layout) {
        if (!grid_plan_for_request(request, &layout->plan) || !grid_prepare(request, layout)) return grid_clear(layout);
        if (layout->count > (frames ? capacity : 0)) return grid_clear(layout);
        if (layout->plan.greatest > 0) {
            layout->solved_height = grid_solve(layout, request->ratios, request->ratio_count, frames);
            layout->frames = frames;
        }
        layout->size = grid_measure(layout);
        return true;
    }

    /// Writes the frames of all tiles to a buffer and returns their number, or -1 if there is no layout or the buffer is too small.
    static inline int64_t grid_frames(const Grid_Request *request, Grid_Frame *frames, int64_t capacity) {
        Grid_Layout layout;
        if (!grid_plan_for_request(request, &layout.plan) || !grid_prepare(request, &layout) || layout.count > capacity) return -1;
        grid_fill(&layout, request, frames);
        return layout.count;
    }
    //@ !cuts

    /// The height of the container; -1 if there is no layout.
    static inline double grid_height(const Grid_Request *request) {
        Grid_Layout layout;
        if (!grid_plan_for_request(request, &layout.plan) || !grid_prepare(request, &layout)) return -1;
        if (layout.plan.greatest > 0) {
            layout.solved_height = grid_solve(&layout, request->ratios, request->ratio_count, NULL);
        }
        return grid_measure(&layout).height;
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

    /// What a tile shows; an index without a tile gives a photo.
    static inline Grid_Role grid_role(const Grid_Layout *layout, int64_t index) {
        if (index != layout->count - 1) return GRID_PHOTO;
        //@ append
        if (layout->plan.adds) return GRID_ADD;
        //@ end
        return layout->hidden > 0 ? GRID_MORE : GRID_PHOTO;
    }
    //@ kinds

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
    //@ end

    /// The edges of the container that a tile touches, as bits; an index without a tile gives none.
    static inline int32_t grid_edges(const Grid_Layout *layout, int64_t index) {
        if (index < 0 || index >= layout->count) return 0;
        //@ kinds
        int32_t edges = grid_edges_of_tile(layout, index);
        //@ end
        //@ !kinds
        int32_t edges = grid_edges_in_block(layout, index);
        //@ end
        //@ boxes
        if (layout->plan.ratio != 0 && layout->frames) edges &= ~grid_edges_beside_box(layout, layout->frames[index]);
        //@ end
        bool is_left = (edges & GRID_LEFT) != 0, is_right = (edges & GRID_RIGHT) != 0;
        if (layout->mirrored && is_left != is_right) edges ^= GRID_LEFT | GRID_RIGHT;
        return edges;
    }

    /// The movement of a photo from one layout to the next: its index and its frame, before and after.
    typedef struct Grid_Move {
        int64_t from, to;
        Grid_Frame start, end;
    } Grid_Move;
    //@ append

    /// How many photos have a tile.
    static inline int64_t grid_shown(const Grid_Layout *layout) {
        return layout->plan.adds ? layout->count - 1 : layout->count;
    }
    //@ end

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
    /// numbers. Each is looked for in the other array, which takes time in proportion to the product of their lengths.
    static inline int64_t grid_moves(
        const Grid_Layout *start, const uint64_t *before, const Grid_Layout *end, const uint64_t *after, Grid_Move *moves,
        int64_t capacity) {
        //@ append
        int64_t shown = grid_shown(start), limit = grid_shown(end), count = 0;
        //@ end
        //@ !append
        int64_t shown = start->count, limit = end->count, count = 0;
        //@ end
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
    """#
