// Calls generated C and prints what it answers: for each line of words, whole numbers and words first, then lengths as bits.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 1200 };

static int is_first;

static void text(const char *word) {
    printf(is_first ? "%s" : " %s", word);
    is_first = 0;
}

static void whole(int64_t number) {
    char word[24];
    snprintf(word, sizeof word, "%lld", (long long)number);
    text(word);
}

static void bits(double number) {
    uint64_t own = 0x7FF8000000000000u;
    char word[24];
    // All NaN are one.
    if (number == number) memcpy(&own, &number, 8);
    snprintf(word, sizeof word, "%016llx", (unsigned long long)own);
    text(word);
}

static void bits_of(Gridgen_Frame frame) { bits(frame.x), bits(frame.y), bits(frame.width), bits(frame.height); }

/// The next number, a double as bits; NaN, and false in `is_set`, for `-`.
static double next_or(bool *is_set) {
    char word[24];
    double number;
    if (scanf("%23s", word) != 1) exit(1);
    *is_set = strcmp(word, "-") != 0;
    uint64_t own = *is_set ? strtoull(word, NULL, 16) : 0x7FF8000000000000u;
    memcpy(&number, &own, 8);
    return number;
}

static double next(void) {
    bool is_set;
    return next_or(&is_set);
}

static size_t list(double *numbers) {
    size_t count = (size_t)next();
    if (count > MOST) exit(1);
    for (size_t index = 0; index < count; index++) numbers[index] = next();
    return count;
}

static void check(bool holds, const char *what) {
    if (!holds) printf("%s, ", what);
}

static bool same(Gridgen_Frame one, Gridgen_Frame other) {
    const double sides[8] = {one.x, one.y, one.width, one.height, other.x, other.y, other.width, other.height};
    for (int side = 0; side < 4; side++) {
        double own = sides[side], others = sides[side + 4];
        if (own != others && (own == own || others == others)) return false;
    }
    return true;
}

/// The layout, which the other functions must agree with.
static bool layout_of(Gridgen_Request *request, Gridgen_Layout *layout) {
    static Gridgen_Frame others[MOST];
    const Gridgen_Frame none = {0, 0, 0, 0};
    bool has_layout = gridgen_layout(request, layout);
    double height = gridgen_height(request);
    if (!has_layout) {
        check(height == -1 && gridgen_frames(request, others, MOST) == -1, "other functions");
        return false;
    }
    check(!(height != layout->size.height && height == height), "height");
    const Gridgen_Frame rest = {0.5, 0.5, 0.5, 0.5};
    if (layout->count < MOST) {
        others[layout->count] = rest;
        check(gridgen_frames(request, others, MOST) == layout->count, "frames");
        for (int64_t index = 0; index < layout->count; index++) check(same(others[index], gridgen_frame(layout, index)), "frames");
        check(same(others[layout->count], rest), "the rest of the buffer");
    }
    check(layout->count == 0 || gridgen_frames(request, others, layout->count - 1) == -1, "a short buffer");
    for (int place = 0; place < 2; place++) {
        int64_t index = place ? layout->count : -1;
        check(same(gridgen_frame(layout, index), none) && gridgen_edges(layout, index) == 0, "no tile");
    }
    return true;
}

/// Moves between two albums whose photos are numbers, the indices of ratios.
static void moves(Gridgen_Request request, const double *before, size_t count, const double *after, size_t next_count, const double *ratios, size_t ratio_count) {
    static double own[2][MOST];
    static uint64_t photos[2][MOST];
    static Gridgen_Frame frames[2][MOST];
    static Gridgen_Move all[MOST];
    Gridgen_Layout layouts[2];
    for (int side = 0; side < 2; side++) {
        const double *album = side ? after : before;
        Gridgen_Request each = request;
        each.ratio_count = side ? next_count : count;
        for (size_t index = 0; index < each.ratio_count; index++) {
            photos[side][index] = (uint64_t)album[index];
            own[side][index] = album[index] < (double)ratio_count ? ratios[(size_t)album[index]] : -1;
        }
        each.count = (int64_t)each.ratio_count;
        each.ratios = own[side];
        each.frames = frames[side];
        if (!gridgen_layout(&each, &layouts[side])) {
            text("none");
            return;
        }
    }
    int64_t number = gridgen_moves(&layouts[0], photos[0], &layouts[1], photos[1], all, MOST);
    for (int64_t index = 0; index < number; index++) whole(all[index].from);
    for (int64_t index = 0; index < number; index++) whole(all[index].to);
    for (int64_t index = 0; index < number; index++) bits_of(all[index].start);
    for (int64_t index = 0; index < number; index++) bits_of(all[index].end);
}

static bool answer(const char *call, const struct functions *grid, Gridgen_Request *request, double *ratios, size_t ratio_count) {
    static double before[MOST], after[MOST];
    static Gridgen_Frame frames[MOST];
    Gridgen_Layout layout;
    if (strcmp(call, "moves") == 0) {
        size_t count = list(before), next_count = list(after);
        moves(*request, before, count, after, next_count, ratios, ratio_count);
        return true;
    }
    if (strcmp(call, "inserting") == 0 || strcmp(call, "deleting") == 0) {
        bool inserts = call[0] == 'i';
        size_t count = (size_t)request->count, place = (size_t)next(), length = 0;
        for (size_t index = 0; index < count; index++) before[index] = (double)index;
        for (size_t index = 0; index <= count; index++) {
            // The new photo is the one after all that have a ratio.
            if (inserts && index == place) after[length++] = MOST - 1;
            if (index < count && (inserts || index != place)) after[length++] = (double)index;
        }
        for (size_t index = ratio_count; index < MOST; index++) ratios[index] = -1;
        if (inserts) ratios[MOST - 1] = next();
        moves(*request, before, count, after, length, ratios, MOST);
        return true;
    }
    if (strcmp(call, "tileCount") == 0) {
        int64_t tiles = grid->tiles ? grid->tiles(request->count, request->editing) : -1;
        if (tiles >= 0) whole(tiles);
        return tiles >= 0;
    }
    if (strcmp(call, "columns") == 0) {
        Gridgen_Columns columns;
        if (!gridgen_columns(request, &columns)) return false;
        for (size_t index = 0; index < ratio_count; index++) {
            bits_of(gridgen_columns_append(&columns, ratios[index]));
            before[index] = columns.layout.size.height;
        }
        for (size_t index = 0; index < ratio_count; index++) bits(before[index]);
        return true;
    }
    if (strcmp(call, "rows") == 0) {
        Gridgen_Rows rows;
        if (!gridgen_rows(request, frames, after, MOST, &rows)) return false;
        for (size_t index = 0; index < ratio_count; index++) {
            whole(gridgen_rows_append(&rows, ratios[index]));
            before[index] = rows.layout.size.height;
        }
        for (size_t index = 0; index < ratio_count; index++) bits(before[index]);
        for (size_t index = 0; index < ratio_count; index++) bits_of(gridgen_rows_frame(&rows, (int64_t)index));
        return true;
    }
    if (strcmp(call, "shape") == 0) {
        for (size_t index = 0; index < ratio_count; index++) text((char[2]){grid->shape(ratios[index]), 0});
        return true;
    }
    size_t numbers = strcmp(call, "range") == 0 || strcmp(call, "crop") == 0 ? list(before) : 0;
    if (!layout_of(request, &layout)) return false;
    int64_t shown = layout.count < 100 ? layout.count : 100;
    if (strcmp(call, "layout") == 0) {
        static const char *const roles[] = {"photo", "more", "add"};
        whole(layout.count), whole(layout.hidden);
        for (int64_t index = 0; index < shown; index++) whole(gridgen_edges(&layout, index));
        for (int64_t index = 0; index < shown; index++) text(roles[gridgen_role(&layout, index)]);
        bits(layout.size.width), bits(layout.size.height);
        for (int64_t index = 0; index < shown; index++) bits_of(gridgen_frame(&layout, index));
    } else if (strcmp(call, "neighbor") == 0) {
        for (int32_t edge = 1; edge < 16; edge *= 2) {
            for (int64_t index = 0; index < shown; index++) {
                int64_t other = gridgen_neighbor(&layout, index, edge);
                if (other < 0) text("null"); else whole(other);
            }
        }
    } else if (strcmp(call, "range") == 0) {
        for (int is_end = 0; is_end < 2; is_end++) {
            for (size_t index = 0; index < numbers; index += 2) {
                Gridgen_Range range = gridgen_range(&layout, before[index], before[index + 1]);
                whole(range.start >= range.end ? 0 : is_end ? range.end : range.start);
            }
        }
    } else if (strcmp(call, "crop") == 0) {
        for (size_t index = 0; index < numbers; index += 4) {
            Gridgen_Size photo = {before[index], before[index + 1]};
            Gridgen_Focus focus = {before[index + 2], before[index + 3]};
            bits_of(gridgen_crop(&layout, (int64_t)(index / 4), photo, focus));
        }
    } else {
        exit(1);
    }
    return true;
}

int main(void) {
    static double ratios[MOST];
    static Gridgen_Frame frames[MOST];
    char call[24];
    while (scanf("%23s", call) == 1) {
        const struct functions *grid = &grids[(size_t)next()];
        double count = next(), width = next(), height = next();
        bool is_set;
        Gridgen_Request request = grid->request((int64_t)count, width, height);
        double gap = next_or(&is_set);
        if (is_set) request.row_gap = request.column_gap = gap;
        double row_gap = next_or(&is_set);
        if (is_set) request.row_gap = row_gap;
        double column_gap = next_or(&is_set);
        if (is_set) request.column_gap = column_gap;
        Gridgen_Insets insets = {next_or(&is_set), 0, 0, 0};
        insets.leading = next(), insets.bottom = next(), insets.trailing = next();
        if (is_set) request.insets = insets;
        double scale = next_or(&is_set);
        // No pixels are 0 here.
        request.scale = is_set ? scale : 0;
        request.mirrored = next() == 1;
        request.editing = next() == 1;
        request.ratios = ratios;
        request.ratio_count = list(ratios);
        request.frames = frames;
        request.capacity = MOST;
        is_first = 1;
        if (!answer(call, grid, &request, ratios, request.ratio_count)) text("none");
        printf("\n");
    }
    return 0;
}
