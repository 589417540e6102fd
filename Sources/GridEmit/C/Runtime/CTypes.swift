/// The runtime in C: types, choices of a plan, and snapping to pixels.
let cTypes: StaticString = #"""
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

    //@ append
    /// The content of a tile: a photo, a photo with the number of hidden ones, or the button that adds one.
    typedef enum Grid_Role { GRID_PHOTO, GRID_MORE, GRID_ADD } Grid_Role;
    //@ end
    //@ !append
    /// The content of a tile: a photo, or a photo with the number of hidden ones.
    typedef enum Grid_Role { GRID_PHOTO, GRID_MORE } Grid_Role;
    //@ end

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
        //@ contentHeight
        /// What follows is for the functions of this file: the container's width, and its height if tiles share it.
        double width, height;
        //@ end
        //@ !contentHeight
        /// What follows is for the functions of this file: the container's width.
        double width;
        //@ end
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

    //@ photos
    static inline double grid_min(double a, double b) { return b < a ? b : a; }
    //@ end
    static inline double grid_max(double a, double b) { return b >= a ? b : a; }
    //@ justified
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
    """#
