/// The runtime in C: trees of blocks whose photos keep their ratios.
let cTrees: StaticString = #"""
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
    """#
