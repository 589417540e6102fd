/// @file
/// Feeds: photos in groups, such as days, one group below the other, by the thousand or by the million. A feed finds, changes and
/// measures without laying out all of them.
///
/// The rule for its count lays out each group. Between groups lies the row gap; insets surround the feed. Heights of rows, of a
/// waterfall's tiles and of gaps are rounded to multiples of 1/64 point, so that sums of them are exact: a feed has the same frames
/// however it came about, once it is exact.
///
/// What is asked for is laid out before it is answered, so that questions may need memory, too. Another width and long changes leave
/// estimates of other heights, so that the feed's height is approximate until `gridgen_feed_refine` has laid out all.

#ifndef GRIDGEN_FEED_H
#define GRIDGEN_FEED_H

#include "gridgen_kit.h"

#include <stdlib.h>
#include <string.h>

// A value whose members are 0.
#ifdef __cplusplus
#define GRIDGEN_NONE(type) type()
#else
#define GRIDGEN_NONE(type) ((type){0})
#endif

/// Where a feed has its memory from. `reallocate` does what `realloc` does, and frees memory for 0 bytes; it returns NULL if there is
/// none. It also gets `context`.
typedef struct Gridgen_Allocator {
    void *(*reallocate)(void *context, void *memory, size_t bytes);
    void *context;
} Gridgen_Allocator;

/// Photos to append. Each ratio is a photo's width divided by its height. One that is missing or not a finite number above 0 is unknown
/// and laid out with a usual ratio, until `gridgen_feed_set_ratios` says what it is. A group without photos isn't appended.
typedef struct Gridgen_Group {
    /// The number of photos.
    int64_t count;
    /// Their ratios, and how many there are.
    const double *ratios;
    size_t ratio_count;
} Gridgen_Group;

/// The group that photos join where one group ends and the next begins: the one above (before the first photo, the first group), the one
/// below, or a group of their own. In the middle of a group, the first two are that group, and the last one cuts it: photos that follow
/// join the new group.
typedef enum Gridgen_InsertedGroup { GRIDGEN_PREVIOUS_GROUP, GRIDGEN_NEXT_GROUP, GRIDGEN_NEW_GROUP } Gridgen_InsertedGroup;

/// A place in a feed that stays where it is when heights change.
typedef struct Gridgen_Anchor {
    /// The first photo that is visible.
    int64_t photo;
    /// The part of its tile that lies above the place: 0 to 1 within the tile, below 0 in the gap above it.
    double part;
} Gridgen_Anchor;

// What a feed has

/// Memory that grows: an array.
typedef struct Gridgen_Buffer {
    void *memory;
    size_t bytes;
} Gridgen_Buffer;

/// The arrays of a feed: its chunks and segments, those that are being made, ratios and frames of a row, and those of a group; where the
/// group's tiles up to one end, and then where those from one on begin.
enum {
    GRIDGEN_CHUNKS,
    GRIDGEN_SEGMENTS,
    GRIDGEN_MADE,
    GRIDGEN_ROW_RATIOS,
    GRIDGEN_ROW_FRAMES,
    GRIDGEN_GROUP_RATIOS,
    GRIDGEN_GROUP_FRAMES,
    GRIDGEN_GROUP_ORDER,
    GRIDGEN_BUFFERS
};

/// The greatest length of a chunk, and that of new ones; the greatest number of photos of a feed; and the number of photos of a group,
/// its first ones, that have shapes which its plan may follow from.
enum { GRIDGEN_MOST_IN_CHUNK = 512, GRIDGEN_CHUNK = 400, GRIDGEN_MOST_PHOTOS = 50000000, GRIDGEN_MOST_IN_PATTERN = 500 };

/// Ratios of photos, negative where a group begins. They are never changed, only replaced, so that copies of a feed share them.
typedef struct Gridgen_Photos {
    int64_t references;
    float ratios[GRIDGEN_MOST_IN_CHUNK];
} Gridgen_Photos;

/// Some photos, and the number of groups that begin with them. Where photos are cut into chunks has no effect on layouts.
typedef struct Gridgen_Chunk {
    Gridgen_Photos *photos;
    int64_t count, groups;
    /// The photos and groups up to the end of the chunk.
    int64_t photos_end, groups_end;
} Gridgen_Chunk;

/// The height of the row before in the same group, not rounded, if it matters to a last row.
typedef struct Gridgen_Before {
    bool is_known;
    double height;
} Gridgen_Before;

/// Photos in whole bands. A band is a row of photos where rows can restart, otherwise all of a group. Of two segments after one another
/// that are laid out, the second begins where the bands of the first end.
typedef struct Gridgen_Segment {
    int64_t count;
    /// The height with a gap after each band, and the width of the widest band.
    double height, width;
    /// The row before, as bands have it.
    Gridgen_Before before;
    /// Whether the segment begins with a band, and the height is that of its bands; otherwise the height is an estimate.
    bool is_laid_out;
    /// The photos, estimates and heights up to the end of the segment, and the width of the widest band up to there.
    int64_t photos_end, estimates_end;
    double height_end, width_end;
} Gridgen_Segment;

/// How a group is laid out: as a whole, or in rows that can be laid out from any of them on: of some photos each, or up to an aim.
typedef enum Gridgen_Form { GRIDGEN_WHOLE, GRIDGEN_PHOTO_ROWS, GRIDGEN_AIMED_ROWS } Gridgen_Form;

/// Goes through the bands of a feed and lays them out, one after another.
typedef struct Gridgen_Bands {
    /// The photos of the band: its first, and the one after its last.
    int64_t start, end;
    /// The height of the heading that begins the band, if it begins a group.
    double heading;
    /// The height of the band with the heading, without the gap below it, and the width of its layout with the insets.
    double height, width;
    /// The row before the band, and before the next one.
    Gridgen_Before before, after;
    int64_t group_start, group_end;
    Gridgen_Form form;
    /// The container with the plan of the group, and its row of photos.
    Gridgen_Layout layout;
    Gridgen_Row row;
    /// The photos whose ratios are loaded.
    int64_t first, loaded;
} Gridgen_Bands;

/// A group that was measured as a whole.
typedef struct Gridgen_Whole {
    int64_t start, end;
    Gridgen_Layout layout;
    /// The height of the tiles, and the width with the insets.
    double height, width;
    /// Whether the frames of the tiles are in their buffer, and whether their order is.
    bool is_placed, is_sorted;
} Gridgen_Whole;

/// Photos in groups. Its members are for the functions of this file. A feed belongs to one thread at a time, and so do a feed and its
/// copies together, since they count without locks what they share.
typedef struct Gridgen_Feed {
    Gridgen_Allocator allocator;
    Gridgen_Buffer buffers[GRIDGEN_BUFFERS];
    int64_t chunks, segments, made;
    /// The container, without what lies outside groups: insets above and below, which surround all of them, the heading above each, and
    /// the foot of its last row, which is a part of the gap below.
    Gridgen_Request request;
    double heading;
    double top, bottom;
    /// The container as rows fill it, with a rounded row gap.
    Gridgen_Layout space;
    Gridgen_Bands bands;
    Gridgen_Whole whole;
    /// The photos of a segment, more or less, and how many photos a change may lay out after those that are new; tests have fewer. How
    /// many have been laid out, for tests.
    int64_t aim, budget, work;
    /// Whether memory was missing in this call.
    bool is_out_of_memory;
} Gridgen_Feed;

/// A height in a feed: a multiple of 1/64, so that sums are exact in any order. At least 0, and also for a number that is none.
static inline double gridgen_rounded(double height) {
    if (!(height > 0)) return 0;
    return (double)(int64_t)(gridgen_min(height, 1073741824) * 64 + 0.5) / 64;
}

/// The whole number below, from 0 to a greatest one; 0 for NaN.
static inline int64_t gridgen_whole_below(double value, int64_t greatest) {
    if (!(value > 0)) return 0;
    return value < (double)greatest ? (int64_t)value : greatest;
}

static inline int64_t gridgen_least(int64_t a, int64_t b) { return a < b ? a : b; }

static inline int64_t gridgen_greatest(int64_t a, int64_t b) { return a > b ? a : b; }

// Memory

static inline void *gridgen_reallocate_on_heap(void *context, void *memory, size_t bytes) {
    (void)context;
    if (bytes > 0) return realloc(memory, bytes);
    free(memory);
    return NULL;
}

/// Memory of the C library.
static inline Gridgen_Allocator gridgen_heap(void) {
    Gridgen_Allocator allocator;
    allocator.reallocate = gridgen_reallocate_on_heap;
    allocator.context = NULL;
    return allocator;
}

/// Memory for elements of a size, at least one; NULL if there is none.
static inline void *gridgen_allocate(Gridgen_Feed *feed, int64_t count, size_t size) {
    size_t elements = count > 0 ? (size_t)count : 1;
    void *memory = elements <= SIZE_MAX / size ? feed->allocator.reallocate(feed->allocator.context, NULL, elements * size) : NULL;
    if (!memory) feed->is_out_of_memory = true;
    return memory;
}

static inline void gridgen_release(Gridgen_Feed *feed, void *memory) {
    if (memory) feed->allocator.reallocate(feed->allocator.context, memory, 0);
}

/// Makes room for elements of a size in an array, which stays as it is if there is no memory.
static inline bool gridgen_reserve(Gridgen_Feed *feed, int32_t place, int64_t count, size_t size) {
    Gridgen_Buffer *buffer = &feed->buffers[place];
    size_t elements = (size_t)count;
    if (elements <= buffer->bytes / size) return true;
    // A quarter more, so that arrays that grow by one are moved rarely.
    size_t bytes = elements <= SIZE_MAX / 2 / size ? elements * size + elements * size / 4 + 64 : 0;
    void *memory = bytes > 0 ? feed->allocator.reallocate(feed->allocator.context, buffer->memory, bytes) : NULL;
    if (!memory) {
        feed->is_out_of_memory = true;
        return false;
    }
    buffer->memory = memory;
    buffer->bytes = bytes;
    return true;
}

static inline Gridgen_Chunk *gridgen_chunks(const Gridgen_Feed *feed) { return (Gridgen_Chunk *)feed->buffers[GRIDGEN_CHUNKS].memory; }

static inline Gridgen_Segment *gridgen_segments(const Gridgen_Feed *feed) {
    return (Gridgen_Segment *)feed->buffers[GRIDGEN_SEGMENTS].memory;
}

/// The numbers or frames of an array.
static inline double *gridgen_numbers(const Gridgen_Feed *feed, int32_t place) { return (double *)feed->buffers[place].memory; }

static inline Gridgen_Frame *gridgen_frames_in(const Gridgen_Feed *feed, int32_t place) {
    return (Gridgen_Frame *)feed->buffers[place].memory;
}

/// A sum up to the end of a chunk or segment.
typedef double (*Gridgen_Sum)(const Gridgen_Feed *feed, int64_t place);

static inline double gridgen_photos_of_chunks(const Gridgen_Feed *feed, int64_t place) {
    return (double)gridgen_chunks(feed)[place].photos_end;
}

static inline double gridgen_groups_of_chunks(const Gridgen_Feed *feed, int64_t place) {
    return (double)gridgen_chunks(feed)[place].groups_end;
}

static inline double gridgen_photos_of_segments(const Gridgen_Feed *feed, int64_t place) {
    return (double)gridgen_segments(feed)[place].photos_end;
}

static inline double gridgen_estimates_of_segments(const Gridgen_Feed *feed, int64_t place) {
    return (double)gridgen_segments(feed)[place].estimates_end;
}

static inline double gridgen_height_of_segments(const Gridgen_Feed *feed, int64_t place) {
    return gridgen_segments(feed)[place].height_end;
}

/// The first of so many places whose sum, which none after it falls below, is above a value; the number of places if none is.
GRIDGEN_INLINE int64_t gridgen_first_above(const Gridgen_Feed *feed, int64_t count, Gridgen_Sum sum, double value) {
    int64_t start = 0, rest = count;
    while (rest > 0) {
        int64_t half = rest / 2;
        if (sum(feed, start + half) > value) {
            rest = half;
        } else {
            start += half + 1;
            rest -= half + 1;
        }
    }
    return start;
}

// Photos, in chunks

/// The photos and groups before a chunk; for the number of chunks, all of them.
static inline int64_t gridgen_photos_before(const Gridgen_Feed *feed, int64_t chunk) {
    return chunk > 0 ? gridgen_chunks(feed)[chunk - 1].photos_end : 0;
}

static inline int64_t gridgen_groups_before(const Gridgen_Feed *feed, int64_t chunk) {
    return chunk > 0 ? gridgen_chunks(feed)[chunk - 1].groups_end : 0;
}

/// The number of photos.
static inline int64_t gridgen_feed_count(const Gridgen_Feed *feed) { return gridgen_photos_before(feed, feed->chunks); }

/// The number of groups.
static inline int64_t gridgen_feed_group_count(const Gridgen_Feed *feed) { return gridgen_groups_before(feed, feed->chunks); }

static inline int64_t gridgen_chunk_of(const Gridgen_Feed *feed, int64_t photo) {
    return gridgen_first_above(feed, feed->chunks, gridgen_photos_of_chunks, (double)photo);
}

/// Writes the ratios of photos, as they are stored or as they are.
static inline void gridgen_copy_stored(const Gridgen_Feed *feed, int64_t start, int64_t end, float *stored) {
    for (int64_t chunk = start < end ? gridgen_chunk_of(feed, start) : 0; start < end; chunk++) {
        const Gridgen_Chunk *own = gridgen_chunks(feed) + chunk;
        int64_t first = start - gridgen_photos_before(feed, chunk), count = gridgen_least(own->count - first, end - start);
        memcpy(stored, own->photos->ratios + first, (size_t)count * sizeof(float));
        stored += count;
        start += count;
    }
}

static inline void gridgen_read_ratios(const Gridgen_Feed *feed, int64_t start, int64_t end, double *ratios) {
    for (int64_t chunk = start < end ? gridgen_chunk_of(feed, start) : 0; start < end; chunk++) {
        const Gridgen_Chunk *own = gridgen_chunks(feed) + chunk;
        int64_t first = start - gridgen_photos_before(feed, chunk), count = gridgen_least(own->count - first, end - start);
        for (int64_t index = first; index < first + count; index++) *ratios++ = gridgen_magnitude((double)own->photos->ratios[index]);
        start += count;
    }
}

/// Whether a group begins with a photo.
static inline bool gridgen_begins(const Gridgen_Feed *feed, int64_t photo) {
    int64_t chunk = gridgen_chunk_of(feed, photo);
    return gridgen_chunks(feed)[chunk].photos->ratios[photo - gridgen_photos_before(feed, chunk)] < 0;
}

/// The group of a photo.
static inline int64_t gridgen_group_of(const Gridgen_Feed *feed, int64_t photo) {
    int64_t chunk = gridgen_chunk_of(feed, photo), group = gridgen_groups_before(feed, chunk) - 1;
    const float *ratios = gridgen_chunks(feed)[chunk].photos->ratios;
    for (int64_t index = photo - gridgen_photos_before(feed, chunk); index >= 0; index--) group += ratios[index] < 0;
    return group;
}

/// The first photo of a group; the number of photos for the number of groups.
static inline int64_t gridgen_start_of_group(const Gridgen_Feed *feed, int64_t group) {
    int64_t chunk = gridgen_first_above(feed, feed->chunks, gridgen_groups_of_chunks, (double)group);
    if (chunk >= feed->chunks) return gridgen_feed_count(feed);
    const float *ratios = gridgen_chunks(feed)[chunk].photos->ratios;
    int64_t index = -1;
    for (int64_t left = group - gridgen_groups_before(feed, chunk); left >= 0; left--) {
        do index++;
        while (ratios[index] > 0);
    }
    return gridgen_photos_before(feed, chunk) + index;
}

/// The first photo of the group of a photo.
static inline int64_t gridgen_group_start(const Gridgen_Feed *feed, int64_t photo) {
    int64_t chunk = gridgen_chunk_of(feed, photo), before = gridgen_photos_before(feed, chunk);
    const float *ratios = gridgen_chunks(feed)[chunk].photos->ratios;
    for (int64_t index = photo - before; index >= 0; index--) {
        if (ratios[index] < 0) return before + index;
    }
    return gridgen_start_of_group(feed, gridgen_groups_before(feed, chunk) - 1);
}

/// The photo after the last one of the group of a photo.
static inline int64_t gridgen_group_end(const Gridgen_Feed *feed, int64_t photo) {
    int64_t chunk = gridgen_chunk_of(feed, photo), before = gridgen_photos_before(feed, chunk);
    const Gridgen_Chunk *own = gridgen_chunks(feed) + chunk;
    for (int64_t index = photo - before + 1; index < own->count; index++) {
        if (own->photos->ratios[index] < 0) return before + index;
    }
    return gridgen_start_of_group(feed, own->groups_end);
}

/// Puts chunks in place of others, for which there is room.
static inline void gridgen_put_chunks(Gridgen_Feed *feed, int64_t first, int64_t end, const Gridgen_Chunk *made, int64_t count) {
    Gridgen_Chunk *chunks = gridgen_chunks(feed);
    memmove(chunks + first + count, chunks + end, (size_t)(feed->chunks - end) * sizeof(Gridgen_Chunk));
    if (count > 0) memcpy(chunks + first, made, (size_t)count * sizeof(Gridgen_Chunk));
    feed->chunks += count - (end - first);
    for (int64_t place = first; place < feed->chunks; place++) {
        chunks[place].photos_end = gridgen_photos_before(feed, place) + chunks[place].count;
        chunks[place].groups_end = gridgen_groups_before(feed, place) + chunks[place].groups;
    }
}

static inline void gridgen_release_chunks(Gridgen_Feed *feed, const Gridgen_Chunk *chunks, int64_t count) {
    for (int64_t place = 0; place < count; place++) {
        if (--chunks[place].photos->references == 0) gridgen_release(feed, chunks[place].photos);
    }
}

/// Makes chunks of the same length, give or take one; false if there is no memory.
static inline bool gridgen_make_chunks(Gridgen_Feed *feed, const float *ratios, int64_t length, int64_t pieces, Gridgen_Chunk *made) {
    for (int64_t piece = 0, start = 0; piece < pieces; piece++) {
        int64_t count = length / pieces + (piece < length % pieces);
        Gridgen_Photos *photos = (Gridgen_Photos *)gridgen_allocate(feed, 1, sizeof(Gridgen_Photos));
        if (!photos) {
            gridgen_release_chunks(feed, made, piece);
            return false;
        }
        photos->references = 1;
        memcpy(photos->ratios, ratios + start, (size_t)count * sizeof(float));
        made[piece] = GRIDGEN_NONE(Gridgen_Chunk);
        made[piece].photos = photos;
        made[piece].count = count;
        for (int64_t index = 0; index < count; index++) made[piece].groups += photos->ratios[index] < 0;
        start += count;
    }
    return true;
}

/// The ratio that is stored for one that an app gives; `index` is the photo's in the feed.
static inline float gridgen_stored_ratio(double ratio, int64_t index) {
    // Ratios of photos that aren't known yet, in turn: they break into rows as photos do, which equal ones wouldn't.
    static const double usual[10] = {3.0 / 4, 4.0 / 3, 3.0 / 4, 9.0 / 16, 4.0 / 3, 3.0 / 4, 16.0 / 9, 3.0 / 4, 4.0 / 3, 1};
    if (!(ratio > 0 && ratio <= DBL_MAX)) return (float)usual[index % 10];
    // No spec exceeds these limits.
    return (float)gridgen_min(gridgen_max(ratio, 1e-9), 1e9);
}

/// Writes ratios of photos from an index on as they are stored; `begins` says that a group begins with them.
static inline void gridgen_store_ratios(
    const double *ratios, size_t ratio_count, int64_t start, int64_t count, bool begins, float *stored) {
    for (int64_t index = 0; index < count; index++) {
        bool is_known = ratios && (size_t)index < ratio_count;
        stored[index] = gridgen_stored_ratio(is_known ? ratios[index] : 0, start + index);
    }
    if (begins) stored[0] = -stored[0];
}

// Plans

/// The plan of a group; one without tiles if there is none.
static inline void gridgen_find_plan(const Gridgen_Feed *feed, int64_t start, int64_t end, Gridgen_Plan *plan) {
    double ratios[GRIDGEN_MOST_IN_PATTERN], width = feed->request.width;
    int64_t count = gridgen_least(end - start, GRIDGEN_MOST_IN_PATTERN);
    gridgen_read_ratios(feed, start, start + count, ratios);
    *plan = GRIDGEN_NONE(Gridgen_Plan);
    bool has_plan = feed->request.grid->plan_for_count(end - start, width, ratios, (size_t)count, plan);
    // Others have no layout in the kit, either.
    if (!has_plan || plan->tiles > 10000000) *plan = GRIDGEN_NONE(Gridgen_Plan);
}

/// The kind of a plan with tiles. Only its members are compared: in another file that is compiled, kinds have other addresses.
static inline const Gridgen_Kind *gridgen_kind_of(const Gridgen_Feed *feed, const Gridgen_Plan *plan) {
    return feed->request.grid->kind ? feed->request.grid->kind : plan->kind;
}

/// The form of a group of so many photos. Limits that follow from all photos of a group, or photos without a tile, leave no place where
/// rows can restart.
static inline Gridgen_Form gridgen_form(const Gridgen_Feed *feed, const Gridgen_Plan *plan, int64_t count) {
    if (plan->tiles != count || plan->is_sided || !gridgen_kind_of(feed, plan)->keeps_frames) return GRIDGEN_WHOLE;
    if (plan->per_row == 0 || plan->others || plan->last == GRIDGEN_BALANCED) return GRIDGEN_WHOLE;
    if (plan->shape != 0 || plan->box != 0 || plan->floor != 0) return GRIDGEN_WHOLE;
    return plan->size > 0 ? GRIDGEN_AIMED_ROWS : GRIDGEN_PHOTO_ROWS;
}

/// Whether a plan is rows of equal tiles and nothing else.
static inline bool gridgen_has_equal_rows(const Gridgen_Layout *layout) {
    return layout->count > 0 && layout->plan.per_row > 0 && !layout->plan.others && !gridgen_kind(layout)->keeps_frames;
}

// Rows of equal tiles, in steps that don't grow with their number

/// The heights of the first and the last rows, and the height of the first ones with a gap after each.
typedef struct Gridgen_Equal_Rows {
    Gridgen_Split split;
    double first_height, last_height, last_top, row_gap;
} Gridgen_Equal_Rows;

static inline Gridgen_Equal_Rows gridgen_equal_rows(const Gridgen_Layout *layout, double row_gap) {
    Gridgen_Equal_Rows rows;
    rows.split = gridgen_split(&layout->plan);
    rows.first_height = gridgen_rounded(gridgen_tile(layout, rows.split.first_length, rows.split).height);
    rows.last_height = gridgen_rounded(gridgen_tile(layout, rows.split.last_length, rows.split).height);
    rows.last_top = (double)rows.split.first_rows * (rows.first_height + row_gap);
    rows.row_gap = row_gap;
    return rows;
}

static inline double gridgen_height_of_equal_rows(const Gridgen_Equal_Rows *rows) {
    double first_rows = (double)rows->split.first_rows, last_rows = (double)rows->split.last_rows;
    double tiles = gridgen_times(first_rows, rows->first_height) + gridgen_times(last_rows, rows->last_height);
    return tiles + gridgen_times(first_rows + last_rows - 1, rows->row_gap);
}

/// Places one tile as the kit places all.
static inline Gridgen_Frame gridgen_frame_of_equal_rows(const Gridgen_Layout *layout, const Gridgen_Equal_Rows *rows, int64_t index) {
    const Gridgen_Plan *plan = &layout->plan;
    int64_t first_tiles = rows->split.first_rows * rows->split.first_length;
    bool is_first = index < first_tiles;
    int64_t length = is_first ? rows->split.first_length : rows->split.last_length, place = is_first ? index : index - first_tiles;
    Gridgen_Size own = gridgen_tile(layout, length, rows->split);
    double width = gridgen_max(0, own.width), height = is_first ? rows->first_height : rows->last_height;
    double empty = (double)(gridgen_slots(plan, length, rows->split) - length);
    double x = layout->insets.leading + gridgen_times(plan->align * empty, own.width + layout->column_gap);
    return gridgen_make_frame(
        x + gridgen_times((double)(place % length), width + gridgen_spacing(layout)),
        (is_first ? 0 : rows->last_top) + gridgen_times((double)(place / length), height + rows->row_gap), width, height);
}

/// The rows of a part that meet two heights: the first one, and the one after the last.
static inline Gridgen_Range gridgen_search_rows(int64_t rows, double start, double height, double row_gap, double top, double bottom) {
    double step = height + row_gap;
    Gridgen_Range range = {rows, rows};
    if (!(step > 0)) {
        if (start < bottom && start > top) range.start = 0;
        return range;
    }
    // Heights are multiples of 1/64, which a quotient may miss by a little.
    int64_t first = gridgen_greatest(gridgen_whole_below((top - start) / step, rows) - 1, 0);
    while (first < rows && !(start + gridgen_times((double)first, step) + height > top)) first++;
    int64_t end = gridgen_greatest(gridgen_whole_below((bottom - start) / step, rows) - 1, first);
    while (end < rows && start + gridgen_times((double)end, step) < bottom) end++;
    range.start = first;
    range.end = end;
    return range;
}

/// The tiles from the first to the last one that meets two heights; an empty range after all tiles if none does.
static inline Gridgen_Range gridgen_search_equal_rows(
    const Gridgen_Layout *layout, const Gridgen_Equal_Rows *rows, double top, double bottom) {
    Gridgen_Split split = rows->split;
    int64_t first_tiles = split.first_rows * split.first_length;
    Gridgen_Range above = gridgen_search_rows(split.first_rows, 0, rows->first_height, rows->row_gap, top, bottom);
    Gridgen_Range below = gridgen_search_rows(split.last_rows, rows->last_top, rows->last_height, rows->row_gap, top, bottom);
    bool has_above = above.start < above.end, has_below = below.start < below.end;
    Gridgen_Range range = {layout->count, layout->count};
    if (!has_above && !has_below) return range;
    range.start = has_above ? above.start * split.first_length : first_tiles + below.start * split.last_length;
    range.end = above.end * split.first_length;
    if (has_below) range.end = gridgen_least(first_tiles + below.end * split.last_length, layout->count);
    return range;
}

// Groups as a whole

/// Rounds the heights of rows, which are tiles one after another at the same height. Returns the height of all.
static inline double gridgen_round_rows(int64_t tiles, double row_gap, Gridgen_Frame *frames) {
    double top = 0, y = frames[0].y, height = gridgen_rounded(frames[0].height);
    for (int64_t index = 0; index < tiles; index++) {
        if (frames[index].y != y) {
            top += height + row_gap;
            y = frames[index].y;
            height = gridgen_rounded(frames[index].height);
        }
        frames[index].y = top;
        frames[index].height = height;
    }
    return top + height;
}

/// Rounds the heights of a waterfall's photos, each of which stays in its column. Returns the height of all.
static inline double gridgen_round_columns(
    const Gridgen_Layout *layout, const Gridgen_Ratios *ratios, double row_gap, Gridgen_Frame *frames) {
    double ends[GRIDGEN_MOST_COLUMNS] = {0}, longest = 0, across = layout->plan.across;
    double step = gridgen_column_width(layout) + layout->column_gap;
    int32_t columns = layout->plan.columns;
    for (int64_t index = 0; index < layout->count; index++) {
        double ratio = gridgen_ratio(ratios, index), place = step > 0 ? (frames[index].x - layout->insets.leading) / step + 0.5 : 0;
        int64_t column = gridgen_whole_below(place, columns - 1);
        bool is_across = across > 0 ? ratio > across : across < 0 && ratio >= -across;
        double y = ends[column], height = gridgen_rounded(frames[index].height);
        for (int32_t other = 0; is_across && other < columns; other++) y = gridgen_max(y, ends[other]);
        frames[index].y = y;
        frames[index].height = height;
        for (int32_t other = 0; is_across && other < columns; other++) ends[other] = y + height + row_gap;
        ends[column] = y + height + row_gap;
        longest = gridgen_max(longest, y + height);
    }
    return longest;
}

/// Rounds the upper and lower edges of tiles in any order.
static inline void gridgen_round_edges(int64_t tiles, Gridgen_Frame *frames) {
    for (int64_t index = 0; index < tiles; index++) {
        double top = gridgen_rounded(frames[index].y), bottom = gridgen_rounded(frames[index].y + frames[index].height);
        frames[index].y = top;
        frames[index].height = gridgen_max(0, bottom - top);
    }
}

/// Places the tiles of the group that was measured, and finds its size if they keep their photos' ratios; false if there is no memory.
static inline bool gridgen_place_whole(Gridgen_Feed *feed) {
    Gridgen_Whole *whole = &feed->whole;
    Gridgen_Layout *layout = &whole->layout;
    int64_t count = whole->end - whole->start, tiles = layout->count;
    if (whole->is_placed || tiles == 0) return true;
    whole->is_sorted = false;
    if (!gridgen_reserve(feed, GRIDGEN_GROUP_FRAMES, tiles, sizeof(Gridgen_Frame))) return false;
    Gridgen_Frame *frames = gridgen_frames_in(feed, GRIDGEN_GROUP_FRAMES);
    const Gridgen_Kind *kind = gridgen_kind(layout);
    if (!kind->keeps_frames) {
        kind->fill(layout, NULL, 0, frames);
        gridgen_round_edges(tiles, frames);
        whole->is_placed = true;
        return true;
    }
    if (!gridgen_reserve(feed, GRIDGEN_GROUP_RATIOS, count, sizeof(double))) return false;
    double *ratios = gridgen_numbers(feed, GRIDGEN_GROUP_RATIOS), row_gap = feed->space.row_gap;
    gridgen_read_ratios(feed, whole->start, whole->end, ratios);
    kind->fill(layout, ratios, (size_t)count, frames);
    whole->width = layout->width;
    if (layout->plan.columns > 0) {
        Gridgen_Ratios limited = gridgen_limited(layout, ratios, (size_t)count);
        whole->height = gridgen_round_columns(layout, &limited, row_gap, frames);
    } else if (layout->plan.tree || layout->plan.others) {
        gridgen_round_edges(tiles, frames);
        whole->height = gridgen_rounded(layout->solved_height);
    } else {
        whole->height = gridgen_round_rows(tiles, row_gap, frames);
    }
    whole->is_placed = true;
    return true;
}

/// Finds the size of a group; false if there is no memory.
static inline bool gridgen_measure_whole(Gridgen_Feed *feed, int64_t start, int64_t end, const Gridgen_Plan *plan) {
    Gridgen_Whole *whole = &feed->whole;
    Gridgen_Layout *layout = &whole->layout;
    if (whole->is_placed && whole->start == start) return true;
    whole->is_placed = false;
    whole->start = start;
    whole->end = end;
    layout->plan = *plan;
    gridgen_prepare(&feed->request, layout);
    whole->height = 0;
    whole->width = layout->width;
    if (layout->count == 0) return true;
    if (gridgen_kind(layout)->keeps_frames) return gridgen_place_whole(feed);
    Gridgen_Size size = gridgen_kind(layout)->size(layout);
    whole->width = size.width;
    whole->height = gridgen_rounded(size.height);
    if (gridgen_has_equal_rows(layout)) {
        Gridgen_Equal_Rows rows = gridgen_equal_rows(layout, feed->space.row_gap);
        whole->height = gridgen_height_of_equal_rows(&rows);
    }
    return true;
}

/// The frame of a tile, below the group's upper edge; an empty one if there is no memory.
static inline Gridgen_Frame gridgen_frame_in_whole(Gridgen_Feed *feed, int64_t index) {
    const Gridgen_Layout *layout = &feed->whole.layout;
    if (gridgen_has_equal_rows(layout)) {
        Gridgen_Equal_Rows rows = gridgen_equal_rows(layout, feed->space.row_gap);
        return gridgen_frame_of_equal_rows(layout, &rows, index);
    }
    if (!gridgen_place_whole(feed)) return gridgen_make_frame(0, 0, 0, 0);
    return gridgen_frames_in(feed, GRIDGEN_GROUP_FRAMES)[index];
}

static inline double gridgen_end_of_tiles(const Gridgen_Feed *feed, int64_t index) {
    return gridgen_numbers(feed, GRIDGEN_GROUP_ORDER)[index];
}

static inline double gridgen_top_of_tiles(const Gridgen_Feed *feed, int64_t index) {
    return gridgen_numbers(feed, GRIDGEN_GROUP_ORDER)[feed->whole.layout.count + index];
}

/// Finds where the tiles up to each one end and those from it on begin, once for the tiles that are placed; false if there is no memory.
static inline bool gridgen_sort_whole(Gridgen_Feed *feed) {
    int64_t tiles = feed->whole.layout.count;
    if (feed->whole.is_sorted) return true;
    if (!gridgen_reserve(feed, GRIDGEN_GROUP_ORDER, 2 * tiles, sizeof(double))) return false;
    const Gridgen_Frame *frames = gridgen_frames_in(feed, GRIDGEN_GROUP_FRAMES);
    double *ends = gridgen_numbers(feed, GRIDGEN_GROUP_ORDER), *tops = ends + tiles, end = 0, top = DBL_MAX;
    for (int64_t index = 0; index < tiles; index++) ends[index] = end = gridgen_max(end, frames[index].y + frames[index].height);
    for (int64_t index = tiles - 1; index >= 0; index--) tops[index] = top = gridgen_min(top, frames[index].y);
    feed->whole.is_sorted = true;
    return true;
}

static inline bool gridgen_meets(const Gridgen_Frame *frame, double top, double bottom) {
    return frame->y < bottom && frame->y + frame->height > top;
}

/// The tiles from the first to the last one that meets two heights; an empty range after all tiles if none does.
static inline Gridgen_Range gridgen_search_whole(Gridgen_Feed *feed, double top, double bottom) {
    const Gridgen_Layout *layout = &feed->whole.layout;
    if (gridgen_has_equal_rows(layout)) {
        Gridgen_Equal_Rows rows = gridgen_equal_rows(layout, feed->space.row_gap);
        return gridgen_search_equal_rows(layout, &rows, top, bottom);
    }
    int64_t tiles = layout->count;
    Gridgen_Range range = {tiles, tiles}, none = range;
    if (!gridgen_place_whole(feed) || !gridgen_sort_whole(feed)) return none;
    const Gridgen_Frame *frames = gridgen_frames_in(feed, GRIDGEN_GROUP_FRAMES);
    range.start = gridgen_first_above(feed, tiles, gridgen_end_of_tiles, top);
    range.end = gridgen_first_above(feed, tiles, gridgen_top_of_tiles, bottom);
    while (range.start < range.end && !gridgen_meets(&frames[range.start], top, bottom)) range.start++;
    while (range.start < range.end && !gridgen_meets(&frames[range.end - 1], top, bottom)) range.end--;
    return range.start < range.end ? range : none;
}

// Bands

/// Goes to a group.
static inline void gridgen_enter_group(Gridgen_Feed *feed, int64_t start) {
    Gridgen_Bands *bands = &feed->bands;
    bands->group_start = start;
    bands->group_end = gridgen_group_end(feed, start);
    gridgen_find_plan(feed, start, bands->group_end, &bands->layout.plan);
    bands->form = gridgen_form(feed, &bands->layout.plan, bands->group_end - start);
    bands->after.is_known = false;
    bands->first = bands->loaded = 0;
}

/// Goes before the band that begins with a photo; `before` is the row before, if it is of the same group.
static inline void gridgen_seek_band(Gridgen_Feed *feed, int64_t photo, Gridgen_Before before) {
    Gridgen_Bands *bands = &feed->bands;
    bands->end = bands->group_end = photo;
    if (photo >= gridgen_feed_count(feed)) return;
    gridgen_enter_group(feed, gridgen_group_start(feed, photo));
    if (photo != bands->group_start) bands->after = before;
}

/// Loads ratios from the beginning of the row on, more than were loaded of it; false if there is no memory.
static inline bool gridgen_load_ratios(Gridgen_Feed *feed) {
    Gridgen_Bands *bands = &feed->bands;
    const Gridgen_Plan *plan = &bands->layout.plan;
    int64_t length = gridgen_least(gridgen_greatest(512, 2 * (bands->loaded - bands->start)), bands->group_end - bands->start);
    if (!gridgen_reserve(feed, GRIDGEN_ROW_RATIOS, length, sizeof(double))) return false;
    double *ratios = gridgen_numbers(feed, GRIDGEN_ROW_RATIOS);
    gridgen_read_ratios(feed, bands->start, bands->start + length, ratios);
    for (int64_t index = 0; index < length; index++) ratios[index] = gridgen_limit(ratios[index], plan->least, plan->greatest);
    bands->first = bands->start;
    bands->loaded = bands->start + length;
    return true;
}

/// Finds the end of the row that begins with the band; false if there is no memory.
static inline bool gridgen_find_end_of_row(Gridgen_Feed *feed) {
    Gridgen_Bands *bands = &feed->bands;
    Gridgen_Row *row = &bands->row;
    bool is_aimed = bands->form == GRIDGEN_AIMED_ROWS;
    int64_t end = bands->group_end;
    if (!is_aimed && bands->layout.plan.per_row < end - bands->start) end = bands->start + bands->layout.plan.per_row;
    *row = GRIDGEN_NONE(Gridgen_Row);
    row->start = row->end = bands->start;
    while (row->end < end) {
        if (row->end >= bands->loaded && !gridgen_load_ratios(feed)) return false;
        double ratio = gridgen_numbers(feed, GRIDGEN_ROW_RATIOS)[row->end - bands->first];
        if (is_aimed && !gridgen_takes(&bands->layout, row, ratio)) break;
        gridgen_add(row, ratio);
    }
    row->is_last = is_aimed && row->end == bands->group_end;
    row->has_previous = bands->before.is_known;
    row->previous = bands->before.height;
    return true;
}

/// The height at which a row fills the width.
static inline double gridgen_full_height(const Gridgen_Layout *layout, const Gridgen_Row *row) {
    double gaps = gridgen_times((double)(row->end - row->start - 1), layout->column_gap);
    return (gridgen_content_width(layout) - gaps) / row->sum;
}

/// Lays out the row that begins with the band; false if there is no memory.
static inline bool gridgen_measure_band(Gridgen_Feed *feed) {
    Gridgen_Bands *bands = &feed->bands;
    const Gridgen_Plan *plan = &bands->layout.plan;
    if (!gridgen_find_end_of_row(feed)) return false;
    double height = gridgen_full_height(&bands->layout, &bands->row);
    if (bands->row.is_last) height = gridgen_last_height(&bands->layout, &bands->row, height);
    bands->end = bands->row.end;
    bands->height = bands->heading + gridgen_rounded(height);
    bands->width = bands->layout.width;
    bool is_near = bands->form == GRIDGEN_AIMED_ROWS && plan->aim == GRIDGEN_NEAR && plan->last != GRIDGEN_STRETCH;
    bands->after.is_known = is_near && bands->end < bands->group_end;
    bands->after.height = height;
    return true;
}

/// Lays out the next band; false after the last one, and if there is no memory.
static inline bool gridgen_next_band(Gridgen_Feed *feed) {
    Gridgen_Bands *bands = &feed->bands;
    bands->start = bands->end;
    if (bands->start >= gridgen_feed_count(feed)) return false;
    if (bands->start >= bands->group_end) gridgen_enter_group(feed, bands->start);
    bands->before = bands->after;
    bands->heading = bands->start == bands->group_start ? feed->heading : 0;
    if (bands->form != GRIDGEN_WHOLE) return gridgen_measure_band(feed);
    if (!gridgen_measure_whole(feed, bands->group_start, bands->group_end, &bands->layout.plan)) return false;
    bands->end = bands->group_end;
    bands->height = bands->heading + feed->whole.height;
    bands->width = feed->whole.width;
    return true;
}

/// The height of the band with the gap below it.
static inline double gridgen_step(const Gridgen_Feed *feed) { return feed->bands.height + feed->space.row_gap; }

/// The photos of the band whose tiles meet two heights, below the band's upper edge: the first, and the one after the last.
static inline Gridgen_Range gridgen_search_band(Gridgen_Feed *feed, double top, double bottom) {
    const Gridgen_Bands *bands = &feed->bands;
    Gridgen_Range range = {bands->end, bands->end};
    if (bands->form != GRIDGEN_WHOLE) {
        if (bands->heading < bottom && bands->height > top) range.start = bands->start;
        return range;
    }
    Gridgen_Range found = gridgen_search_whole(feed, top - bands->heading, bottom - bands->heading);
    if (found.start >= found.end) return range;
    range.start = bands->start + found.start;
    range.end = bands->start + found.end;
    return range;
}

/// Writes frames of the photos of a row from one to another, below a height; false if there is no memory.
static inline bool gridgen_place_in_row(Gridgen_Feed *feed, int64_t first, int64_t end, double top, Gridgen_Frame *frames) {
    const Gridgen_Bands *bands = &feed->bands;
    const Gridgen_Layout *layout = &bands->layout;
    Gridgen_Row row = bands->row;
    row.end -= row.start;
    row.start = 0;
    if (!gridgen_reserve(feed, GRIDGEN_ROW_FRAMES, row.end, sizeof(Gridgen_Frame))) return false;
    Gridgen_Frame *own = gridgen_frames_in(feed, GRIDGEN_ROW_FRAMES);
    Gridgen_Ratios ratios;
    ratios.known = gridgen_numbers(feed, GRIDGEN_ROW_RATIOS) + (bands->start - bands->first);
    ratios.count = row.end;
    ratios.least = layout->plan.least;
    ratios.greatest = layout->plan.greatest;
    if (bands->form == GRIDGEN_AIMED_ROWS) {
        gridgen_place_aimed_row(layout, &row, &ratios, own);
    } else {
        gridgen_place_row(layout, &row, &ratios, gridgen_full_height(layout, &row), layout->insets.leading, own);
    }
    for (int64_t photo = first; photo < end; photo++) {
        Gridgen_Frame frame = own[photo - bands->start];
        *frames++ = gridgen_make_frame(frame.x, top, frame.width, bands->height - bands->heading);
    }
    return true;
}

/// Writes the frames of photos of the band, whose upper edge is given; false if there is no memory. A photo without a tile gets an empty
/// one at the upper left corner of the last tile.
static inline bool gridgen_place_in_band(Gridgen_Feed *feed, int64_t first, int64_t end, double top, Gridgen_Frame *frames) {
    const Gridgen_Bands *bands = &feed->bands;
    top += bands->heading;
    if (bands->form != GRIDGEN_WHOLE) return gridgen_place_in_row(feed, first, end, top, frames);
    int64_t tiles = feed->whole.layout.count;
    for (int64_t photo = first; photo < end; photo++, frames++) {
        int64_t index = photo - bands->start;
        *frames = gridgen_make_frame(feed->space.insets.leading, 0, 0, 0);
        if (tiles > 0) *frames = gridgen_frame_in_whole(feed, gridgen_least(index, tiles - 1));
        frames->y += top;
        if (index >= tiles) frames->width = frames->height = 0;
    }
    return !feed->is_out_of_memory;
}

// Segments

/// How many segments above one that is asked for are laid out first, where nothing nearer says how its rows begin. How many segments an
/// estimate for another width is made from.
enum { GRIDGEN_REACH = 8, GRIDGEN_SAMPLES = 48 };

static inline int64_t gridgen_photos_above(const Gridgen_Feed *feed, int64_t segment) {
    return segment > 0 ? gridgen_segments(feed)[segment - 1].photos_end : 0;
}

static inline double gridgen_height_above(const Gridgen_Feed *feed, int64_t segment) {
    return segment > 0 ? gridgen_segments(feed)[segment - 1].height_end : 0;
}

static inline int64_t gridgen_segment_of(const Gridgen_Feed *feed, int64_t photo) {
    return gridgen_first_above(feed, feed->segments, gridgen_photos_of_segments, (double)photo);
}

/// The first segment that ends below a height.
static inline int64_t gridgen_segment_below(const Gridgen_Feed *feed, double top) {
    return gridgen_first_above(feed, feed->segments, gridgen_height_of_segments, top);
}

/// Whether the height contains no estimates.
static inline bool gridgen_feed_is_exact(const Gridgen_Feed *feed) {
    return feed->segments == 0 || gridgen_segments(feed)[feed->segments - 1].estimates_end == 0;
}

/// Part of a segment, not laid out: its height is in proportion.
static inline Gridgen_Segment gridgen_estimate(const Gridgen_Segment *segment, int64_t photos, Gridgen_Before before) {
    Gridgen_Segment estimate = GRIDGEN_NONE(Gridgen_Segment);
    estimate.count = photos;
    if (segment->count > 0) estimate.height = gridgen_rounded(segment->height * (double)photos / (double)segment->count);
    estimate.width = segment->width;
    estimate.before = before;
    return estimate;
}

/// Whether two segments after one another become one: both are laid out, one has less than 3/10 of the photos of a segment, and both have
/// at most 13/10 of them.
static inline bool gridgen_can_join(const Gridgen_Feed *feed, const Gridgen_Segment *one, const Gridgen_Segment *other) {
    return one->is_laid_out && other->is_laid_out && 10 * gridgen_least(one->count, other->count) < 3 * feed->aim
           && 10 * (one->count + other->count) <= 13 * feed->aim;
}

/// Adds the next segment to one that is laid out, too.
static inline void gridgen_join(Gridgen_Segment *one, const Gridgen_Segment *other) {
    one->count += other->count;
    one->height += other->height;
    one->width = gridgen_max(one->width, other->width);
}

/// Renews the sums from a segment on.
static inline void gridgen_renew_sums(Gridgen_Feed *feed, int64_t first) {
    Gridgen_Segment *segments = gridgen_segments(feed), before = GRIDGEN_NONE(Gridgen_Segment);
    if (first > 0) before = segments[first - 1];
    for (int64_t place = first; place < feed->segments; place++) {
        Gridgen_Segment *own = segments + place;
        own->photos_end = before.photos_end + own->count;
        own->estimates_end = before.estimates_end + !own->is_laid_out;
        own->height_end = before.height_end + own->height;
        own->width_end = gridgen_max(before.width_end, own->width);
        before = *own;
    }
}

/// Puts segments in place of others, for which there is room.
static inline void gridgen_put_segments(Gridgen_Feed *feed, int64_t first, int64_t end, const Gridgen_Segment *made, int64_t count) {
    Gridgen_Segment *segments = gridgen_segments(feed);
    memmove(segments + first + count, segments + end, (size_t)(feed->segments - end) * sizeof(Gridgen_Segment));
    if (count > 0) memcpy(segments + first, made, (size_t)count * sizeof(Gridgen_Segment));
    feed->segments += count - (end - first);
    gridgen_renew_sums(feed, first);
}

/// Adds a segment to those that are being made, of which short ones become one; false if there is no memory.
static inline bool gridgen_add_made(Gridgen_Feed *feed, const Gridgen_Segment *segment) {
    if (!gridgen_reserve(feed, GRIDGEN_MADE, feed->made + 1, sizeof(Gridgen_Segment))) return false;
    Gridgen_Segment *made = (Gridgen_Segment *)feed->buffers[GRIDGEN_MADE].memory;
    if (feed->made > 0 && gridgen_can_join(feed, made + feed->made - 1, segment)) {
        gridgen_join(made + feed->made - 1, segment);
    } else {
        made[feed->made++] = *segment;
    }
    return true;
}

/// Puts what was made in place of segments. Short ones join their neighbors. False if there is no memory, and nothing is changed.
static inline bool gridgen_put_made(Gridgen_Feed *feed, int64_t first, int64_t end) {
    int64_t count = feed->made;
    if (!gridgen_reserve(feed, GRIDGEN_SEGMENTS, feed->segments + count, sizeof(Gridgen_Segment))) return false;
    Gridgen_Segment *made = (Gridgen_Segment *)feed->buffers[GRIDGEN_MADE].memory, *segments = gridgen_segments(feed);
    if (first > 0 && count > 0 && gridgen_can_join(feed, segments + first - 1, made)) {
        first -= 1;
        Gridgen_Segment one = segments[first];
        gridgen_join(&one, made);
        made[0] = one;
    }
    if (end < feed->segments && count > 0 && gridgen_can_join(feed, made + count - 1, segments + end)) {
        gridgen_join(made + count - 1, segments + end);
        end += 1;
    }
    gridgen_put_segments(feed, first, end, made, count);
    return true;
}

/// Whether bands begin with the first photo of a segment.
static inline bool gridgen_is_start(const Gridgen_Feed *feed, int64_t place) {
    return place == 0 || gridgen_segments(feed)[place - 1].is_laid_out || gridgen_begins(feed, gridgen_photos_above(feed, place));
}

/// The segment from which on one can be laid out: the nearest one that bands begin with, or one that is out of sight of it.
static inline int64_t gridgen_restart(Gridgen_Feed *feed, int64_t place) {
    int64_t first = place;
    for (; !gridgen_is_start(feed, first); first--) {
        if (place - first < GRIDGEN_REACH) continue;
        gridgen_seek_band(feed, gridgen_photos_above(feed, first), GRIDGEN_NONE(Gridgen_Before));
        if (feed->bands.form != GRIDGEN_WHOLE) break;
    }
    return first;
}

/// Whether a segment begins with the next band and is laid out.
static inline bool gridgen_goes_on(const Gridgen_Feed *feed, int64_t place) {
    if (place >= feed->segments || gridgen_photos_above(feed, place) != feed->bands.end) return false;
    const Gridgen_Segment *segment = gridgen_segments(feed) + place;
    const Gridgen_Before *before = &segment->before, *after = &feed->bands.after;
    bool is_same = before->is_known == after->is_known && (!before->is_known || before->height == after->height);
    return segment->is_laid_out && is_same;
}

/// Puts in what was made, with the rest of an old segment before `next` that was met; a segment that doesn't go on is an estimate. False
/// if there is no memory, and nothing is changed.
static inline bool gridgen_finish(Gridgen_Feed *feed, int64_t first, int64_t next) {
    Gridgen_Before after = feed->bands.after;
    int64_t rest = gridgen_photos_above(feed, next) - feed->bands.end;
    if (rest > 0) {
        Gridgen_Segment estimate = gridgen_estimate(gridgen_segments(feed) + next - 1, rest, after);
        if (!gridgen_add_made(feed, &estimate)) return false;
    } else if (next < feed->segments && !gridgen_goes_on(feed, next)) {
        const Gridgen_Segment *own = gridgen_segments(feed) + next++;
        Gridgen_Segment estimate = gridgen_estimate(own, own->count, after);
        if (!gridgen_add_made(feed, &estimate)) return false;
    }
    return gridgen_put_made(feed, first, next);
}

/// Lays out bands from a segment on. Ends where a segment goes on that is laid out, at `goal`, or after so many photos as a budget allows.
/// False if there is no memory, and nothing is changed.
static inline bool gridgen_lay_out(Gridgen_Feed *feed, int64_t first, int64_t goal, int64_t budget) {
    const Gridgen_Bands *bands = &feed->bands;
    Gridgen_Segment own = GRIDGEN_NONE(Gridgen_Segment);
    int64_t start = gridgen_photos_above(feed, first), stop = budget < goal - start ? start + budget : goal, next = first;
    own.is_laid_out = true;
    if (!gridgen_begins(feed, start)) own.before = gridgen_segments(feed)[first].before;
    gridgen_seek_band(feed, start, gridgen_segments(feed)[first].before);
    feed->made = 0;
    for (;;) {
        while (next < feed->segments && gridgen_photos_above(feed, next) < bands->end) next++;
        if (gridgen_goes_on(feed, next)) break;
        if (bands->end >= stop || !gridgen_next_band(feed)) break;
        own.count += bands->end - bands->start;
        own.height += gridgen_step(feed);
        own.width = gridgen_max(own.width, bands->width);
        // A segment ends with the band after which it has its photos, or 6/10 of them if its group ends.
        bool ends_group = bands->end == bands->group_end;
        if (ends_group ? 10 * own.count < 6 * feed->aim : own.count < feed->aim) continue;
        if (!gridgen_add_made(feed, &own)) return false;
        own = GRIDGEN_NONE(Gridgen_Segment);
        own.is_laid_out = true;
        own.before = bands->after;
    }
    if (feed->is_out_of_memory) return false;
    feed->work += bands->end - start;
    if (own.count > 0 && !gridgen_add_made(feed, &own)) return false;
    return gridgen_finish(feed, first, next);
}

/// Lays out a segment unless it is; false if it was, or if there is no memory.
static inline bool gridgen_ensure(Gridgen_Feed *feed, int64_t place) {
    if (gridgen_segments(feed)[place].is_laid_out) return false;
    return gridgen_lay_out(feed, gridgen_restart(feed, place), gridgen_photos_above(feed, place + 1), INT64_MAX);
}

// Changes

/// Photos that are replaced, and what replaces them.
typedef struct Gridgen_Edit {
    /// Photos from `start` on, of which `removed` go and `inserted` come.
    int64_t start, removed, inserted;
    /// The chunks that are replaced, and the photos of new ones as they are stored: `head` before those that come.
    int64_t first, end, head, length;
    float *photos;
    /// The old chunks and the new ones, by which the change can be undone.
    Gridgen_Chunk *chunks;
    int64_t pieces;
    /// The old segments, where they were, and how many others took their place.
    Gridgen_Segment *segments;
    int64_t first_segment, old_segments, new_segments;
} Gridgen_Edit;

/// Begins to replace photos; false if there is no memory.
static inline bool gridgen_begin_edit(Gridgen_Feed *feed, int64_t start, int64_t removed, int64_t inserted, Gridgen_Edit *edit) {
    int64_t next = start + removed, count = gridgen_feed_count(feed);
    *edit = GRIDGEN_NONE(Gridgen_Edit);
    edit->start = start;
    edit->removed = removed;
    edit->inserted = inserted;
    edit->first = gridgen_least(gridgen_chunk_of(feed, start), gridgen_greatest(0, feed->chunks - 1));
    // The photo after those that go is in one of the chunks, since a group may begin with it now.
    edit->end = next < count ? gridgen_chunk_of(feed, next) + 1 : feed->chunks;
    // What is left of chunks joins the chunk before or after it if it is short.
    int64_t left = gridgen_photos_before(feed, edit->end) - gridgen_photos_before(feed, edit->first) - removed + inserted;
    if (left < GRIDGEN_MOST_IN_CHUNK / 4) {
        if (edit->first > 0) {
            edit->first -= 1;
        } else if (edit->end < feed->chunks) {
            edit->end += 1;
        }
    }
    int64_t before = gridgen_photos_before(feed, edit->first), after = gridgen_photos_before(feed, edit->end);
    edit->head = start - before;
    edit->length = after - before - removed + inserted;
    edit->photos = (float *)gridgen_allocate(feed, edit->length, sizeof(float));
    if (!edit->photos) return false;
    gridgen_copy_stored(feed, before, start, edit->photos);
    gridgen_copy_stored(feed, next, after, edit->photos + edit->head + inserted);
    return true;
}

/// Puts chunks of the new photos in place of the old ones; false if there is no memory, and nothing is changed.
static inline bool gridgen_replace_chunks(Gridgen_Feed *feed, Gridgen_Edit *edit) {
    int64_t old = edit->end - edit->first, pieces = gridgen_least(edit->length, 1);
    if (edit->length > GRIDGEN_MOST_IN_CHUNK) pieces = (edit->length - 1) / GRIDGEN_CHUNK + 1;
    if (!gridgen_reserve(feed, GRIDGEN_CHUNKS, feed->chunks + pieces, sizeof(Gridgen_Chunk))) return false;
    edit->chunks = (Gridgen_Chunk *)gridgen_allocate(feed, old + pieces, sizeof(Gridgen_Chunk));
    if (!edit->chunks || !gridgen_make_chunks(feed, edit->photos, edit->length, pieces, edit->chunks + old)) return false;
    memcpy(edit->chunks, gridgen_chunks(feed) + edit->first, (size_t)old * sizeof(Gridgen_Chunk));
    gridgen_put_chunks(feed, edit->first, edit->end, edit->chunks + old, pieces);
    edit->pieces = pieces;
    feed->whole.is_placed = false;
    return true;
}

/// The plan of a group of which a change touches a part; without photos if there is no such group.
typedef struct Gridgen_Touched {
    int64_t start, end;
    Gridgen_Form form;
    Gridgen_Plan plan;
} Gridgen_Touched;

static inline Gridgen_Touched gridgen_touch(const Gridgen_Feed *feed, int64_t photo) {
    Gridgen_Touched touched = GRIDGEN_NONE(Gridgen_Touched);
    if (photo < 0 || photo >= gridgen_feed_count(feed)) return touched;
    touched.start = gridgen_group_start(feed, photo);
    touched.end = gridgen_group_end(feed, photo);
    gridgen_find_plan(feed, touched.start, touched.end, &touched.plan);
    touched.form = gridgen_form(feed, &touched.plan, touched.end - touched.start);
    return touched;
}

/// Whether two plans are rows that can restart, and differ in their number of photos only.
static inline bool gridgen_are_alike(const Gridgen_Touched *one, const Gridgen_Touched *other) {
    const Gridgen_Plan *plan = &one->plan, *next = &other->plan;
    if (one->form == GRIDGEN_WHOLE || one->form != other->form) return false;
    return plan->least == next->least && plan->greatest == next->greatest && plan->per_row == next->per_row && plan->last == next->last
           && plan->aim == next->aim && plan->size == next->size && plan->height == next->height && plan->least_in_row == next->least_in_row
           && plan->align == next->align;
}

/// Gives segments as many photos as there are after a change, and makes those with photos from `from` up to `settled` estimates. `*first`
/// is the first of them, or -1 if it can't be laid out, since it was an estimate. False if there is no memory, and nothing is changed.
static inline bool gridgen_resize(Gridgen_Feed *feed, Gridgen_Edit *edit, int64_t from, int64_t settled, int64_t *first) {
    int64_t removed = edit->removed, inserted = edit->inserted, gone = edit->start + removed;
    Gridgen_Segment none = GRIDGEN_NONE(Gridgen_Segment);
    int64_t last = feed->segments - 1, holder = gridgen_least(gridgen_segment_of(feed, gridgen_greatest(0, edit->start - 1)), last);
    *first = feed->segments == 0 ? 0 : gridgen_least(gridgen_segment_of(feed, from), last);
    int64_t end = *first;
    for (; end <= last; end++) {
        int64_t top = gridgen_photos_above(feed, end);
        if (end > holder && top >= gone && top - removed + inserted >= settled) break;
    }
    // One more where there was none.
    if (!gridgen_reserve(feed, GRIDGEN_SEGMENTS, feed->segments + 1, sizeof(Gridgen_Segment))) return false;
    int64_t old = end - *first;
    edit->segments = (Gridgen_Segment *)gridgen_allocate(feed, 2 * old + 1, sizeof(Gridgen_Segment));
    if (!edit->segments) return false;
    Gridgen_Segment *segments = gridgen_segments(feed), *made = edit->segments + old;
    memcpy(edit->segments, segments + *first, (size_t)old * sizeof(Gridgen_Segment));
    edit->first_segment = *first;
    edit->old_segments = old;
    for (int64_t place = *first; place < end; place++) {
        const Gridgen_Segment *own = segments + place;
        int64_t top = gridgen_photos_above(feed, place), lost = gridgen_least(top + own->count, gone) - gridgen_greatest(top, edit->start);
        int64_t count = own->count;
        if (removed != inserted) count += (place == holder ? inserted : 0) - gridgen_greatest(0, lost);
        if (count > 0) made[edit->new_segments++] = gridgen_estimate(own, count, place == *first ? own->before : none.before);
    }
    bool was_laid_out = old > 0 && edit->segments[0].is_laid_out;
    if (feed->segments == 0) {
        made[edit->new_segments++] = none;
        made[0].count = inserted;
    }
    gridgen_put_segments(feed, *first, end, made, edit->new_segments);
    if (!was_laid_out && !gridgen_is_start(feed, *first)) *first = -1;
    return true;
}

/// Gives segments the photos of a change, and lays out what follows from it. `above` and `below` are the groups of the photos next to it
/// before the change. False if there is no memory.
static inline bool gridgen_follow(Gridgen_Feed *feed, Gridgen_Edit *edit, const Gridgen_Touched *above, const Gridgen_Touched *below) {
    int64_t next = edit->start + edit->inserted, from = gridgen_greatest(0, edit->start - 1), settled = next, first;
    if (gridgen_feed_count(feed) == 0) {
        feed->segments = 0;
        return true;
    }
    Gridgen_Touched above_now = gridgen_touch(feed, edit->start - 1), below_now = gridgen_touch(feed, next);
    // All of a group changes with its plan.
    if (above_now.end > 0 && !gridgen_are_alike(above, &above_now)) from = above_now.start;
    bool is_whole = below->end > 0 && below->start == edit->start + edit->removed && below_now.start == next;
    if (below_now.end > 0 && !is_whole && !gridgen_are_alike(below, &below_now)) settled = below_now.end;
    if (!gridgen_resize(feed, edit, from, settled, &first)) return false;
    if (first < 0) return true;
    return gridgen_lay_out(feed, first, INT64_MAX, settled - gridgen_photos_above(feed, first) + feed->budget);
}

/// Ends to replace photos. `begins` says whether a group begins with the photo after them: 1 or 0, or -1 if that doesn't change. False if
/// there is no memory; then the feed is as it was.
static inline bool gridgen_end_edit(Gridgen_Feed *feed, Gridgen_Edit *edit, int32_t begins) {
    int64_t after = edit->head + edit->inserted, old = edit->end - edit->first;
    if (begins >= 0 && after < edit->length) {
        float ratio = edit->photos[after], magnitude = ratio < 0 ? -ratio : ratio;
        edit->photos[after] = begins > 0 ? -magnitude : magnitude;
    }
    Gridgen_Touched above = gridgen_touch(feed, edit->start - 1), below = gridgen_touch(feed, edit->start + edit->removed);
    bool is_replaced = gridgen_replace_chunks(feed, edit), is_done = is_replaced && gridgen_follow(feed, edit, &above, &below);
    if (is_done) {
        gridgen_release_chunks(feed, edit->chunks, old);
    } else if (is_replaced) {
        gridgen_put_chunks(feed, edit->first, edit->first + edit->pieces, edit->chunks, old);
        gridgen_release_chunks(feed, edit->chunks + old, edit->pieces);
        int64_t first = edit->first_segment;
        if (edit->segments) gridgen_put_segments(feed, first, first + edit->new_segments, edit->segments, edit->old_segments);
        feed->whole.is_placed = false;
    }
    gridgen_release(feed, edit->photos);
    gridgen_release(feed, edit->chunks);
    gridgen_release(feed, edit->segments);
    return is_done;
}

/// Measures a segment as it is laid out alone; an estimate unless groups begin and end with it. False if it begins within a group without
/// rows, or if there is no memory.
static inline bool gridgen_measure_alone(Gridgen_Feed *feed, int64_t place, Gridgen_Segment *measured) {
    const Gridgen_Bands *bands = &feed->bands;
    int64_t start = gridgen_photos_above(feed, place), end = gridgen_photos_above(feed, place + 1);
    Gridgen_Segment whole = GRIDGEN_NONE(Gridgen_Segment);
    bool begins = gridgen_begins(feed, start);
    gridgen_seek_band(feed, start, whole.before);
    if (!begins && bands->form == GRIDGEN_WHOLE) return false;
    while (bands->end < end && gridgen_next_band(feed)) {
        whole.height += gridgen_step(feed);
        whole.width = gridgen_max(whole.width, bands->width);
    }
    if (feed->is_out_of_memory) return false;
    whole.count = bands->end - start;
    feed->work += whole.count;
    whole.is_laid_out = begins && bands->end == end && (end == gridgen_feed_count(feed) || gridgen_begins(feed, end));
    *measured = whole.is_laid_out ? whole : gridgen_estimate(&whole, end - start, whole.before);
    return true;
}

/// Makes all heights estimates for another width, from some segments that are laid out.
static inline void gridgen_estimate_all(Gridgen_Feed *feed) {
    Gridgen_Segment known[GRIDGEN_SAMPLES], *segments = gridgen_segments(feed);
    int64_t places[GRIDGEN_SAMPLES], found = 0, samples = gridgen_least(GRIDGEN_SAMPLES, feed->segments);
    double before = 0, after = 0;
    if (gridgen_feed_count(feed) <= feed->budget) samples = 0;
    for (int64_t sample = 0; sample < samples; sample++) {
        int64_t place = sample * feed->segments / samples;
        if (!gridgen_measure_alone(feed, place, &known[found])) continue;
        before += segments[place].height;
        after += known[found].height;
        places[found] = place;
        found += known[found].is_laid_out;
    }
    // Without a height, as in a view that is hidden, the estimates stay.
    if (!(after > 0)) found = 0;
    double scale = before > 0 && after > 0 ? after / before : 1;
    for (int64_t place = 0, next = 0; place < feed->segments; place++) {
        Gridgen_Segment own = GRIDGEN_NONE(Gridgen_Segment);
        own.count = segments[place].count;
        own.height = gridgen_rounded(segments[place].height * scale);
        own.width = feed->space.width;
        if (next < found && places[next] == place) own = known[next++];
        segments[place] = own;
    }
    gridgen_renew_sums(feed, 0);
}

/// Lays out estimates from the top, of about so many photos.
static inline void gridgen_refine(Gridgen_Feed *feed, int64_t photos) {
    int64_t end = photos > INT64_MAX - feed->work ? INT64_MAX : feed->work + photos;
    while (!gridgen_feed_is_exact(feed) && feed->work < end) {
        int64_t first = gridgen_first_above(feed, feed->segments, gridgen_estimates_of_segments, 0);
        if (!gridgen_lay_out(feed, first, INT64_MAX, end - feed->work)) return;
    }
}

/// Measures the container of the request; false if a number isn't finite or `scale` is negative.
static inline bool gridgen_measure_space(Gridgen_Feed *feed) {
    feed->space.plan = GRIDGEN_NONE(Gridgen_Plan);
    if (!gridgen_prepare(&feed->request, &feed->space)) return false;
    feed->space.row_gap = gridgen_rounded(feed->space.row_gap);
    feed->bands = GRIDGEN_NONE(Gridgen_Bands);
    feed->bands.layout = feed->space;
    feed->whole.is_placed = false;
    return true;
}

// Questions

/// Goes to the first band of a segment.
static inline void gridgen_seek_segment(Gridgen_Feed *feed, int64_t place) {
    gridgen_seek_band(feed, gridgen_photos_above(feed, place), gridgen_segments(feed)[place].before);
}

/// Goes to the band of a photo, and returns its upper edge.
static inline double gridgen_seek_photo(Gridgen_Feed *feed, int64_t photo) {
    int64_t place = gridgen_segment_of(feed, photo);
    if (gridgen_ensure(feed, place)) place = gridgen_segment_of(feed, photo);
    double top = gridgen_height_above(feed, place);
    gridgen_seek_segment(feed, place);
    while (gridgen_next_band(feed) && feed->bands.end <= photo) top += gridgen_step(feed);
    return top;
}

/// Finds the frame of a photo, before snapping and mirroring; false if there is no memory.
static inline bool gridgen_place_photo(Gridgen_Feed *feed, int64_t photo, Gridgen_Frame *frame) {
    double top = gridgen_seek_photo(feed, photo);
    return !feed->is_out_of_memory && gridgen_place_in_band(feed, photo, photo + 1, feed->top + top, frame);
}

/// Writes the frames of photos of the band at which bands are, and of those below it.
static inline void gridgen_write(Gridgen_Feed *feed, int64_t start, int64_t end, double top, Gridgen_Frame *frames) {
    for (int64_t photo = start; photo < end;) {
        int64_t last = gridgen_least(end, feed->bands.end);
        if (!gridgen_place_in_band(feed, photo, last, top, frames + (photo - start))) return;
        photo = last;
        top += gridgen_step(feed);
        if (photo < end && !gridgen_next_band(feed)) return;
    }
}

/// Lays out what lies between two heights.
static inline void gridgen_ensure_between(Gridgen_Feed *feed, double top, double bottom) {
    int64_t place = gridgen_segment_below(feed, top);
    while (place < feed->segments && gridgen_height_above(feed, place) < bottom && !feed->is_out_of_memory) {
        place = gridgen_ensure(feed, place) ? gridgen_segment_below(feed, top) : place + 1;
    }
}

/// The first photo of a segment that is laid out whose tile ends below a height; -1 if there is none.
static inline int64_t gridgen_first_in(Gridgen_Feed *feed, int64_t place, double top) {
    int64_t stop = gridgen_photos_above(feed, place + 1);
    double y = gridgen_height_above(feed, place);
    gridgen_seek_segment(feed, place);
    while (feed->bands.end < stop && gridgen_next_band(feed)) {
        Gridgen_Range range = gridgen_search_band(feed, top - y, DBL_MAX);
        if (range.start < range.end) return range.start;
        y += gridgen_step(feed);
    }
    return -1;
}

/// The last photo of a segment that is laid out that has a tile; -1 if there is none.
static inline int64_t gridgen_last_in(Gridgen_Feed *feed, int64_t place) {
    const Gridgen_Bands *bands = &feed->bands;
    int64_t stop = gridgen_photos_above(feed, place + 1), last = -1;
    gridgen_seek_segment(feed, place);
    while (bands->end < stop && gridgen_next_band(feed)) {
        int64_t end = bands->form == GRIDGEN_WHOLE ? bands->start + feed->whole.layout.count : bands->end;
        if (end > bands->start) last = end - 1;
    }
    return last;
}

/// The first photo whose tile ends below a height; the last one with a tile if none does, and 0 if none has one.
static inline int64_t gridgen_first_photo(Gridgen_Feed *feed, double top) {
    int64_t place = gridgen_segment_below(feed, top);
    while (place < feed->segments && !feed->is_out_of_memory) {
        if (gridgen_ensure(feed, place)) {
            place = gridgen_segment_below(feed, top);
            continue;
        }
        int64_t photo = gridgen_first_in(feed, place, top);
        if (photo >= 0) return photo;
        place += 1;
    }
    for (place = feed->segments - 1; place >= 0 && !feed->is_out_of_memory; place--) {
        if (gridgen_ensure(feed, place)) place = feed->segments - 1;
        int64_t photo = gridgen_last_in(feed, place);
        if (photo >= 0) return photo;
    }
    return 0;
}

// Feeds

/// A feed without photos in the container of a request, with its width, gaps, insets, scale and direction; its count, ratios and frames
/// don't matter. False if a number isn't finite, `scale` is negative, or the request has a height, since its tiles share it. Gaps below 0
/// count as 0. Takes no memory until there are photos. A feed that wasn't created may only be freed.
static inline bool gridgen_feed_create(const Gridgen_Request *request, Gridgen_Allocator allocator, Gridgen_Feed *feed) {
    *feed = GRIDGEN_NONE(Gridgen_Feed);
    if (request->height != 0 || !gridgen_prepare(request, &feed->space)) return false;
    Gridgen_Insets insets = request->insets;
    feed->allocator = allocator;
    feed->request = gridgen_make_request(request->grid, 0, request->width, 0);
    feed->request.row_gap = request->row_gap > 0 ? request->row_gap : 0;
    feed->request.column_gap = request->column_gap > 0 ? request->column_gap : 0;
    feed->request.insets = insets;
    feed->request.insets.top = 0 - feed->space.grid->heading;
    feed->request.insets.bottom = 0 - feed->space.grid->foot;
    feed->heading = gridgen_rounded(feed->space.grid->heading);
    feed->request.scale = request->scale;
    feed->request.mirrored = request->mirrored;
    feed->top = insets.top < 0 ? -gridgen_rounded(-insets.top) : gridgen_rounded(insets.top);
    feed->bottom = insets.bottom < 0 ? -gridgen_rounded(-insets.bottom) : gridgen_rounded(insets.bottom);
    feed->bottom += gridgen_rounded(feed->space.grid->foot);
    feed->aim = 400;
    feed->budget = 16384;
    return gridgen_measure_space(feed);
}

/// Frees the memory of a feed, which has no photos then.
static inline void gridgen_feed_free(Gridgen_Feed *feed) {
    gridgen_release_chunks(feed, gridgen_chunks(feed), feed->chunks);
    for (int32_t place = 0; place < GRIDGEN_BUFFERS; place++) {
        gridgen_release(feed, feed->buffers[place].memory);
        feed->buffers[place] = GRIDGEN_NONE(Gridgen_Buffer);
    }
    feed->chunks = feed->segments = feed->made = 0;
    if (feed->request.grid) gridgen_measure_space(feed);
}

/// Makes another feed that changes by itself, and shares the photos. False if there is no memory; then the copy has none, either.
static inline bool gridgen_feed_copy(const Gridgen_Feed *feed, Gridgen_Feed *copy) {
    *copy = GRIDGEN_NONE(Gridgen_Feed);
    copy->allocator = feed->allocator;
    copy->request = feed->request;
    copy->heading = feed->heading;
    copy->top = feed->top;
    copy->bottom = feed->bottom;
    copy->aim = feed->aim;
    copy->budget = feed->budget;
    gridgen_measure_space(copy);
    if (feed->chunks == 0) return true;
    if (!gridgen_reserve(copy, GRIDGEN_CHUNKS, feed->chunks, sizeof(Gridgen_Chunk))
        || !gridgen_reserve(copy, GRIDGEN_SEGMENTS, feed->segments, sizeof(Gridgen_Segment))) {
        gridgen_feed_free(copy);
        return false;
    }
    memcpy(gridgen_chunks(copy), gridgen_chunks(feed), (size_t)feed->chunks * sizeof(Gridgen_Chunk));
    memcpy(gridgen_segments(copy), gridgen_segments(feed), (size_t)feed->segments * sizeof(Gridgen_Segment));
    copy->chunks = feed->chunks;
    copy->segments = feed->segments;
    for (int64_t chunk = 0; chunk < copy->chunks; chunk++) gridgen_chunks(copy)[chunk].photos->references += 1;
    return true;
}

/// The size of all, in points. The width is that of the container, or of the widest group.
static inline Gridgen_Size gridgen_feed_size(const Gridgen_Feed *feed) {
    double width = feed->space.width, height = gridgen_height_above(feed, feed->segments);
    if (feed->segments > 0) width = gridgen_max(width, gridgen_segments(feed)[feed->segments - 1].width_end);
    double own = gridgen_feed_count(feed) > 0 ? feed->top + (height - feed->space.row_gap) + feed->bottom : 0;
    return gridgen_snap_size(&feed->space, gridgen_make_size(width, own));
}

// Changes. They return false if there is no memory; then the feed is as it was.

/// How many of so many photos a feed takes that has room for others: all or none.
static inline int64_t gridgen_taken(int64_t count, int64_t room) { return count > 0 && count <= room ? count : 0; }

/// Adds groups at the end. A feed has at most 50,000,000 photos; a group that would exceed that isn't added.
static inline bool gridgen_feed_append(Gridgen_Feed *feed, const Gridgen_Group *groups, size_t group_count) {
    int64_t start = gridgen_feed_count(feed), room = GRIDGEN_MOST_PHOTOS - start, inserted = 0;
    Gridgen_Edit edit;
    feed->is_out_of_memory = false;
    for (size_t group = 0; group < group_count; group++) inserted += gridgen_taken(groups[group].count, room - inserted);
    if (inserted == 0) return true;
    if (!gridgen_begin_edit(feed, start, 0, inserted, &edit)) return false;
    float *stored = edit.photos + edit.head;
    for (size_t group = 0; group < group_count; group++) {
        const Gridgen_Group *own = groups + group;
        int64_t count = gridgen_taken(own->count, room);
        if (count == 0) continue;
        gridgen_store_ratios(own->ratios, own->ratio_count, start, count, true, stored);
        stored += count;
        start += count;
        room -= count;
    }
    return gridgen_end_edit(feed, &edit, -1);
}

/// Inserts photos; without ratios, unknown ones. An index above the number of photos inserts nothing.
static inline bool gridgen_feed_insert(Gridgen_Feed *feed, int64_t index, const double *ratios, int64_t count, Gridgen_InsertedGroup into) {
    int64_t photos = gridgen_feed_count(feed);
    Gridgen_Edit edit;
    feed->is_out_of_memory = false;
    if (index < 0 || index > photos || gridgen_taken(count, GRIDGEN_MOST_PHOTOS - photos) == 0) return true;
    if (!gridgen_begin_edit(feed, index, 0, count, &edit)) return false;
    // Whether the group that began with the photo at the index begins with the new ones.
    bool joins_next = into == GRIDGEN_NEXT_GROUP || (into == GRIDGEN_PREVIOUS_GROUP && index == 0);
    bool is_taken = joins_next && index < photos && gridgen_begins(feed, index);
    bool begins = into == GRIDGEN_NEW_GROUP || index == 0 || is_taken;
    gridgen_store_ratios(ratios, (size_t)count, index, count, begins, edit.photos + edit.head);
    return gridgen_end_edit(feed, &edit, is_taken ? 0 : -1);
}

/// Removes photos, as far as there are any. A group without photos ends.
static inline bool gridgen_feed_remove(Gridgen_Feed *feed, int64_t index, int64_t count) {
    int64_t photos = gridgen_feed_count(feed);
    Gridgen_Edit edit;
    feed->is_out_of_memory = false;
    if (index < 0 || index >= photos || count < 1) return true;
    int64_t removed = gridgen_least(count, photos - index), before = index > 0 ? gridgen_group_of(feed, index - 1) : -1;
    // The next photo begins the group if the one that did goes.
    bool begins = gridgen_group_of(feed, index + removed - 1) > before;
    if (!gridgen_begin_edit(feed, index, removed, 0, &edit)) return false;
    return gridgen_end_edit(feed, &edit, begins ? 1 : -1);
}

/// Replaces ratios of photos, as far as there are any: of those that were unknown.
static inline bool gridgen_feed_set_ratios(Gridgen_Feed *feed, int64_t index, const double *ratios, int64_t count) {
    int64_t photos = gridgen_feed_count(feed);
    Gridgen_Edit edit;
    feed->is_out_of_memory = false;
    if (index < 0 || index >= photos || count < 1) return true;
    int64_t replaced = gridgen_least(count, photos - index);
    if (!gridgen_begin_edit(feed, index, replaced, replaced, &edit)) return false;
    float *stored = edit.photos + edit.head;
    gridgen_copy_stored(feed, index, index + replaced, stored);
    for (int64_t place = 0; place < replaced; place++) {
        float ratio = gridgen_stored_ratio(ratios ? ratios[place] : 0, index + place);
        stored[place] = stored[place] < 0 ? -ratio : ratio;
    }
    return gridgen_end_edit(feed, &edit, -1);
}

/// Changes the width. A number that isn't finite changes nothing.
static inline bool gridgen_feed_set_width(Gridgen_Feed *feed, double width) {
    double old_width = feed->request.width;
    int64_t old = feed->segments;
    feed->is_out_of_memory = false;
    if (width * 1e7 * 0 != 0 || width == old_width) return true;
    Gridgen_Segment *segments = (Gridgen_Segment *)gridgen_allocate(feed, old, sizeof(Gridgen_Segment));
    if (!segments) return false;
    if (old > 0) memcpy(segments, gridgen_segments(feed), (size_t)old * sizeof(Gridgen_Segment));
    feed->request.width = width;
    gridgen_measure_space(feed);
    gridgen_estimate_all(feed);
    if (gridgen_feed_count(feed) <= feed->budget && !feed->is_out_of_memory) gridgen_refine(feed, INT64_MAX);
    if (feed->is_out_of_memory) {
        if (old > 0) gridgen_put_segments(feed, 0, feed->segments, segments, old);
        feed->request.width = old_width;
        gridgen_measure_space(feed);
    }
    gridgen_release(feed, segments);
    return !feed->is_out_of_memory;
}

// Questions. They lay out what they are about, and return false if there is no memory; what has been laid out by then stays.

/// Lays out about so many photos whose heights are estimates, for times when an app has nothing else to do.
static inline bool gridgen_feed_refine(Gridgen_Feed *feed, int64_t photos) {
    feed->is_out_of_memory = false;
    gridgen_refine(feed, photos);
    return !feed->is_out_of_memory;
}

/// Snaps and mirrors frames.
static inline void gridgen_finish_frames(const Gridgen_Feed *feed, Gridgen_Frame *frames, int64_t count) {
    if (feed->space.scale == 0 && !feed->space.mirrored) return;
    Gridgen_Size size = gridgen_feed_size(feed);
    for (int64_t index = 0; index < count; index++) {
        Gridgen_Frame own = frames[index];
        frames[index] = gridgen_place(&feed->space, own, size);
        if (own.width == 0 && own.height == 0) frames[index].width = frames[index].height = 0;
    }
}

/// Finds the photos between two heights: the first one, and the one after the last; equal without a photo. Writes the frames of all of
/// them to a buffer, as far as it has room; it may be NULL. A photo without a tile has an empty frame. Edges are compared before they are
/// snapped to pixels.
static inline bool gridgen_feed_range(
    Gridgen_Feed *feed, double top, double bottom, Gridgen_Frame *frames, int64_t capacity, Gridgen_Range *range) {
    const Gridgen_Bands *bands = &feed->bands;
    Gridgen_Before before = GRIDGEN_NONE(Gridgen_Before);
    int64_t photo = 0;
    double upper = 0;
    *range = GRIDGEN_NONE(Gridgen_Range);
    feed->is_out_of_memory = false;
    top -= feed->top;
    bottom -= feed->top;
    gridgen_ensure_between(feed, top, bottom);
    int64_t place = gridgen_segment_below(feed, top);
    if (feed->is_out_of_memory || place >= feed->segments) return !feed->is_out_of_memory;
    gridgen_seek_segment(feed, place);
    for (double y = gridgen_height_above(feed, place); y < bottom && gridgen_next_band(feed); y += gridgen_step(feed)) {
        Gridgen_Range found = gridgen_search_band(feed, top - y, bottom - y);
        if (found.start == found.end) continue;
        if (range->end == 0) {
            range->start = found.start;
            photo = bands->start;
            before = bands->before;
            upper = y;
        }
        range->end = found.end;
    }
    int64_t count = gridgen_least(range->end - range->start, capacity);
    if (frames && count > 0 && !feed->is_out_of_memory) {
        gridgen_seek_band(feed, photo, before);
        if (gridgen_next_band(feed)) gridgen_write(feed, range->start, range->start + count, feed->top + upper, frames);
        gridgen_finish_frames(feed, frames, count);
    }
    if (feed->is_out_of_memory) *range = GRIDGEN_NONE(Gridgen_Range);
    return !feed->is_out_of_memory;
}

/// Finds the frame of a photo. One without a tile has an empty frame where the last tile of its group begins; an index without a photo
/// gives an empty one, too.
static inline bool gridgen_feed_frame(Gridgen_Feed *feed, int64_t index, Gridgen_Frame *frame) {
    *frame = gridgen_make_frame(0, 0, 0, 0);
    feed->is_out_of_memory = false;
    if (index < 0 || index >= gridgen_feed_count(feed)) return true;
    if (!gridgen_place_photo(feed, index, frame)) return false;
    gridgen_finish_frames(feed, frame, 1);
    return true;
}

/// Finds the place at a height.
static inline bool gridgen_feed_anchor(Gridgen_Feed *feed, double offset, Gridgen_Anchor *anchor) {
    Gridgen_Frame frame;
    *anchor = GRIDGEN_NONE(Gridgen_Anchor);
    feed->is_out_of_memory = false;
    if (gridgen_feed_count(feed) == 0 || !(offset >= -DBL_MAX)) return true;
    int64_t photo = gridgen_first_photo(feed, offset - feed->top);
    if (feed->is_out_of_memory || !gridgen_place_photo(feed, photo, &frame)) return false;
    anchor->photo = photo;
    if (frame.height > 0) anchor->part = (offset - frame.y) / frame.height;
    if (offset > DBL_MAX) anchor->part = 1;
    return true;
}

/// Finds the height of a place. If its photos have been removed, it is that of the last one.
static inline bool gridgen_feed_offset(Gridgen_Feed *feed, Gridgen_Anchor anchor, double *offset) {
    int64_t count = gridgen_feed_count(feed);
    Gridgen_Frame frame;
    *offset = 0;
    feed->is_out_of_memory = false;
    if (count == 0 || anchor.photo < 0) return true;
    if (!gridgen_place_photo(feed, gridgen_least(anchor.photo, count - 1), &frame)) return false;
    double place = frame.y + gridgen_times(anchor.part, frame.height);
    *offset = place * 0 == 0 ? place : frame.y;
    return true;
}

/// Writes the movements of photos that lie between two heights, from another feed, such as a copy from before a change, to a buffer, and
/// returns their number; -1 if the buffer is too small or there is no memory. `index_before` gives the index of a photo there; one
/// without a photo leaves it out. It also gets `context`.
static inline int64_t gridgen_feed_moves(
    Gridgen_Feed *feed, Gridgen_Feed *before, double top, double bottom, int64_t (*index_before)(void *context, int64_t index),
    void *context, Gridgen_Move *moves, int64_t capacity) {
    Gridgen_Range range;
    int64_t count = 0;
    if (!gridgen_feed_range(feed, top, bottom, NULL, 0, &range)) return -1;
    for (int64_t to = range.start; to < range.end; to++) {
        Gridgen_Move move = GRIDGEN_NONE(Gridgen_Move);
        move.from = index_before(context, to);
        move.to = to;
        if (move.from < 0 || move.from >= gridgen_feed_count(before)) continue;
        if (!gridgen_feed_frame(before, move.from, &move.start) || !gridgen_feed_frame(feed, to, &move.end)) return -1;
        if (!(move.start.width > 0 && move.start.height > 0 && move.end.width > 0 && move.end.height > 0)) continue;
        if (count >= capacity) return -1;
        moves[count++] = move;
    }
    return count;
}

/// The group of a photo; -1 for an index without one.
static inline int64_t gridgen_feed_group(const Gridgen_Feed *feed, int64_t photo) {
    return photo >= 0 && photo < gridgen_feed_count(feed) ? gridgen_group_of(feed, photo) : -1;
}

/// The first photo of a group and the one after its last; equal for an index without a group.
static inline Gridgen_Range gridgen_feed_photos_in_group(const Gridgen_Feed *feed, int64_t group) {
    Gridgen_Range range = {0, 0};
    if (group < 0 || group >= gridgen_feed_group_count(feed)) return range;
    range.start = gridgen_start_of_group(feed, group);
    range.end = gridgen_start_of_group(feed, group + 1);
    return range;
}

/// Finds the rectangle of a group's heading, above its photos. Without `heading` in the spec, its height is 0; an index without a group
/// gives an empty one.
static inline bool gridgen_feed_heading(Gridgen_Feed *feed, int64_t group, Gridgen_Frame *frame) {
    *frame = gridgen_make_frame(0, 0, 0, 0);
    feed->is_out_of_memory = false;
    if (group < 0 || group >= gridgen_feed_group_count(feed)) return true;
    double y = feed->top + gridgen_seek_photo(feed, gridgen_start_of_group(feed, group));
    if (feed->is_out_of_memory) return false;
    double left = feed->space.insets.leading, width = gridgen_max(0, gridgen_content_width(&feed->space));
    // The heading, and what is below it: photos begin where the heading ends, in pixels, too.
    Gridgen_Frame frames[2];
    frames[0] = gridgen_make_frame(left, y, width, feed->heading);
    frames[1] = gridgen_make_frame(left, y + feed->heading, width, 0);
    gridgen_finish_frames(feed, frames, 2);
    *frame = frames[0];
    frame->height = frames[1].y - frames[0].y;
    return true;
}

/// Finds the groups whose headings lie between two heights: the first one, and the one after the last; equal if none does.
static inline bool gridgen_feed_headings(Gridgen_Feed *feed, double top, double bottom, Gridgen_Range *range) {
    const Gridgen_Bands *bands = &feed->bands;
    int64_t first = -1, last = -1;
    *range = GRIDGEN_NONE(Gridgen_Range);
    feed->is_out_of_memory = false;
    top -= feed->top;
    bottom -= feed->top;
    gridgen_ensure_between(feed, top, bottom);
    int64_t place = gridgen_segment_below(feed, top);
    if (feed->is_out_of_memory || place >= feed->segments) return !feed->is_out_of_memory;
    gridgen_seek_segment(feed, place);
    for (double y = gridgen_height_above(feed, place); y < bottom && gridgen_next_band(feed); y += gridgen_step(feed)) {
        if (!(bands->heading > 0 && y + bands->heading > top)) continue;
        if (first < 0) first = bands->start;
        last = bands->start;
    }
    if (first < 0 || feed->is_out_of_memory) return !feed->is_out_of_memory;
    range->start = gridgen_group_of(feed, first);
    range->end = gridgen_group_of(feed, last) + 1;
    return true;
}

/// The part of the photos that lies above a place, for a scroll bar: it stays when heights change.
static inline double gridgen_feed_fraction(const Gridgen_Feed *feed, Gridgen_Anchor anchor) {
    double part = gridgen_min(gridgen_max(anchor.part, 0), 1);
    double fraction = ((double)anchor.photo + part) / (double)gridgen_feed_count(feed);
    return fraction > 0 ? gridgen_min(fraction, 1) : 0;
}

/// The place below a part of the photos.
static inline Gridgen_Anchor gridgen_feed_anchor_at_fraction(const Gridgen_Feed *feed, double fraction) {
    int64_t count = gridgen_feed_count(feed);
    Gridgen_Anchor anchor = {0, 0};
    if (count == 0 || !(fraction > 0)) return anchor;
    double place = gridgen_min(fraction, 1) * (double)count;
    anchor.photo = gridgen_least((int64_t)place, count - 1);
    anchor.part = place - (double)anchor.photo;
    return anchor;
}

#undef GRIDGEN_NONE

#endif
