// Reads requests, and prints for each a number made of the bits of all that its layout says.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// What Windows' headers define: no name of a grid's may be one of these.
#define near
#define far
#define small char

struct ask {
    long long grid, count;
    double width, height, row_gap, column_gap, top, leading, bottom, trailing, scale;
    int mirrored, editing, mode;
    size_t ratio_count;
    double ratios[64];
};

static uint32_t hash;
static int prints;

static void add(double value) {
    uint64_t bits;
    // All NaN are one.
    memcpy(&bits, &value, 8);
    if (value != value) bits = 0x7FF8000000000000u;
    hash = (hash ^ (uint32_t)bits) * 16777619u;
    hash = (hash ^ (uint32_t)(bits >> 32)) * 16777619u;
    if (prints) printf(" %.17g", value);
}
// GRID
// The result is kept while the layout is used, which compilers follow less far.
static void kept_Grid(const Grid_Request *request) {
    Grid_Layout layout;
    bool has_layout = grid_layout(request, &layout);
    if (prints) printf(has_layout ? "" : " none");
    if (has_layout && layout.hidden > 0) add((double)layout.hidden);
    for (int64_t index = 0; index < 9; index++) {
        if (!has_layout) continue;
        add(grid_edges(&layout, index)); add(grid_role(&layout, index)); add(grid_frame(&layout, index).x);
    }
    if (!has_layout && (layout.count != 0 || layout.size.height != 0)) printf("a layout that isn't there has tiles\n");
}

static void run_Grid(const struct ask *ask) {
    static Grid_Frame frames[5000], others[5000];
    (void)frames;
    Grid_Request request = grid_request(ask->count, ask->width/*height*/, ask->height/*end*/);
    if (ask->row_gap == ask->row_gap) request.row_gap = ask->row_gap;
    if (ask->column_gap == ask->column_gap) request.column_gap = ask->column_gap;
    if (ask->top == ask->top) {
        request.insets.top = ask->top;
        request.insets.leading = ask->leading;
        request.insets.bottom = ask->bottom;
        request.insets.trailing = ask->trailing;
    }
    request.scale = ask->scale;
    request.mirrored = ask->mirrored != 0;
    request.editing = ask->editing != 0;
    request.ratios = ask->ratios;
    request.ratio_count = ask->ratio_count;
    request.frames = frames;
    request.capacity = 5000;
    /*columns*/
    if (ask->mode == 1) {
        Grid_Columns columns;
        if (!grid_columns(&request, &columns)) { add(-1); return; }
        for (int64_t index = 0; index < ask->count; index++) {
            Grid_Frame frame = grid_columns_append(&columns, (size_t)index < ask->ratio_count ? ask->ratios[index] : -1);
            add(frame.x); add(frame.y); add(frame.width); add(frame.height); add(columns.layout.size.height);
        }
        return;
    }
    /*end*/
    /*grows*/
    if (ask->mode == 2) {
        static double ratios[64];
        Grid_Rows rows;
        if (!grid_rows(&request, frames, ratios, 64, &rows)) { add(-1); return; }
        for (int64_t index = 0; index < ask->count; index++) {
            add((double)grid_rows_append(&rows, (size_t)index < ask->ratio_count ? ask->ratios[index] : -1));
            add(rows.layout.size.width); add(rows.layout.size.height);
        }
        for (int64_t index = -1; index <= ask->count; index++) {
            Grid_Frame frame = grid_rows_frame(&rows, index);
            add(frame.x); add(frame.y); add(frame.width); add(frame.height);
        }
        return;
    }
    /*end*/
    if (ask->mode == 3) {
        // Some photos stay, some go, some come, and some are there twice.
        static uint64_t before[64], after[64];
        static Grid_Move moves[64];
        Grid_Request next = request;
        Grid_Layout start, end;
        next.count = request.count * 2 / 3 + 1;
        for (int64_t index = 0; index < 64; index++) {
            before[index] = (uint64_t)(index * 3 % 8);
            after[index] = (uint64_t)((index * 5 + request.count) % 9);
        }
        static double ratios_before[64], ratios_after[64];
        for (size_t index = 0; index < 64; index++) {
            ratios_before[index] = before[index] < ask->ratio_count ? ask->ratios[before[index]] : -1;
            ratios_after[index] = after[index] < ask->ratio_count ? ask->ratios[after[index]] : -1;
        }
        request.ratios = ratios_before;
        request.ratio_count = (size_t)request.count;
        next.ratios = ratios_after;
        next.ratio_count = (size_t)next.count;
        next.frames = others;
        if (!grid_layout(&request, &start) || !grid_layout(&next, &end)) { add(-1); return; }
        int64_t number = grid_moves(&start, before, &end, after, moves, 64);
        for (int64_t index = 0; index < number; index++) {
            const Grid_Frame *both[2] = {&moves[index].start, &moves[index].end};
            add((double)moves[index].from); add((double)moves[index].to);
            for (int side = 0; side < 2; side++) {
                add(both[side]->x); add(both[side]->y); add(both[side]->width); add(both[side]->height);
            }
        }
        return;
    }
    if (ask->mode == 4) {
        // Buffers of any length, and indices without a tile. All is on the heap, where sanitizers see each access.
        Grid_Layout layout;
        double *own = (double *)malloc(ask->ratio_count * sizeof(double) + 1);
        for (size_t index = 0; index < ask->ratio_count; index++) own[index] = ask->ratios[index];
        request.ratios = own;
        if (grid_frames(&request, NULL, 0) > 0) printf("frames without a buffer\n");
        request.frames = NULL;
        if (grid_layout(&request, &layout) && layout.plan.greatest > 0) printf("a layout without a buffer\n");
        for (int64_t capacity = -1; capacity < 12; capacity++) {
            Grid_Frame *buffer = (Grid_Frame *)malloc((size_t)(capacity < 0 ? 0 : capacity) * sizeof(Grid_Frame) + 1);
            int64_t tiles = grid_frames(&request, buffer, capacity);
            if (capacity >= 0) add((double)tiles);
            request.frames = buffer;
            request.capacity = capacity;
            if (grid_layout(&request, &layout)) {
                for (int64_t index = -1; index <= layout.count; index++) {
                    (void)grid_frame(&layout, index);
                    (void)grid_edges(&layout, index);
                }
            }
            /*grows*/
            Grid_Rows rows;
            double *ratios = (double *)malloc((size_t)(capacity < 0 ? 0 : capacity) * sizeof(double) + 1);
            if (grid_rows(&request, buffer, ratios, capacity, &rows)) {
                for (int64_t index = 0; index < 14; index++) {
                    bool is_placed = grid_rows_append(&rows, ask->ratio_count > 0 ? ask->ratios[index % (int64_t)ask->ratio_count] : 1) >= 0;
                    if (is_placed != (index < capacity)) printf("a buffer is overrun\n");
                    (void)grid_rows_frame(&rows, index);
                }
            }
            free(ratios);
            /*end*/
            free(buffer);
        }
        request.frames = frames;
        request.capacity = 5000;
        bool has_tiles = grid_layout(&request, &layout);
        if (!has_tiles) add(-1);
        int64_t indices[] = {-2147483648LL, -1, layout.count, 2147483647, INT64_MIN, INT64_MAX};
        for (int place = 0; has_tiles && place < 6; place++) {
            Grid_Frame frame = grid_frame(&layout, indices[place]);
            int32_t edges = grid_edges(&layout, indices[place]);
            if (place > 3 && (frame.x != 0 || frame.width != 0 || edges != 0)) printf("a frame without a tile\n");
            if (place > 3) continue;
            add(frame.x); add(frame.y); add(frame.width); add(frame.height); add(edges);
        }
        free(own);
        return;
    }
    /*kit*/
    if (ask->mode == 5) {
        // What is next to each tile, and what lies between some heights.
        Grid_Layout layout;
        const int32_t directions[] = {0, GRIDGEN_TOP, GRIDGEN_LEFT, GRIDGEN_BOTTOM, GRIDGEN_RIGHT, 3};
        if (!grid_layout(&request, &layout)) { add(-1); return; }
        for (int64_t index = -1; index <= layout.count; index++) {
            for (int place = 0; place < 6; place++) add((double)grid_neighbor(&layout, index, directions[place]));
            // The parts of photos of all kinds, and of sizes that aren't any.
            Grid_Frame other = grid_frame(&layout, index + 1);
            const double sides[] = {1, 0.3, 640.5, other.x, other.height, -2, 0, NAN, INFINITY, 1e-300, 1e300, 5e-324};
            const double places[] = {0.5, 0.3, 0, 1, NAN, other.y / 999, INFINITY, -INFINITY, 0.9, -3, 1e-17};
            for (int turn = 0; turn < 44; turn++) {
                Gridgen_Size photo = {sides[turn % 12], sides[(turn * 5 + index + 1 + turn / 12) % 12]};
                Gridgen_Focus focus = {places[turn % 11], places[(turn * 3 + index + 1) % 11]};
                Grid_Frame part = grid_crop(&layout, index, photo, focus);
                add(part.x); add(part.y); add(part.width); add(part.height);
            }
        }
        for (int part = -1; part < 9; part++) {
            double top = layout.size.height * part / 8;
            Gridgen_Range range = grid_range(&layout, top, top + layout.size.height / 6);
            add((double)(range.end - range.start));
            if (range.end > range.start) add((double)range.start);
        }
        return;
    }
    /*end*/
    if (ask->mode) { add(-2); return; }
    uint32_t known = hash;
    kept_Grid(&request);
    hash = known;
    Grid_Layout layout;
    int64_t number = grid_frames(&request, others, 5000);
    bool has_layout = grid_layout(&request, &layout);
    if (number < 0 || !has_layout) { add((double)number); add(has_layout); return; }
    if (number != layout.count) printf("counts differ\n");
    add((double)layout.count); add((double)layout.hidden); add(layout.size.width); add(layout.size.height);
    for (int64_t index = -1; index <= number; index++) {
        Grid_Frame frame = grid_frame(&layout, index);
        add(frame.x); add(frame.y); add(frame.width); add(frame.height);
        add(grid_edges(&layout, index)); add(grid_role(&layout, index));
        if (index < 0 || index >= number) continue;
        Grid_Frame other = others[index];
        add(other.x); add(other.y); add(other.width); add(other.height);
    }
    add(grid_height(&request));
    /*shapes*/
    for (size_t index = 0; index < ask->ratio_count; index++) add(grid_shape(ask->ratios[index]));
    /*end*/
}
// MAIN
int main(int count, char **arguments) {
    static struct ask ask;
    prints = count > 1;
    while (scanf("%lld %lld %lf %lf %lf %lf %lf %lf %lf %lf %lf %d %d %d %zu", &ask.grid, &ask.count, &ask.width, &ask.height,
                 &ask.row_gap, &ask.column_gap, &ask.top, &ask.leading, &ask.bottom, &ask.trailing, &ask.scale, &ask.mirrored,
                 &ask.editing, &ask.mode, &ask.ratio_count) == 15) {
        for (size_t index = 0; index < ask.ratio_count; index++) {
            if (scanf("%lf", &ask.ratios[index]) != 1) return 1;
        }
        hash = 2166136261u;
        runs[ask.grid](&ask);
        printf(prints ? "\n" : "%u\n", hash);
    }
    (void)arguments;
    return 0;
}
