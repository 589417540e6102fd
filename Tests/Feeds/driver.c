// Reads operations on feeds, and prints for each a number made of the bits of all that the feed says. With `--fail`, memory is missing
// in each operation at each of its requests, and feeds are asked with the least and greatest numbers; what is wrong then is printed, too.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gridgen_feed.h"
// GRIDS

enum { ROOM = 4096, MOST_RATIOS = 100000 };

static uint32_t hash;
static int prints, fails;
/// How many more requests for memory succeed; all, if it is below 0. And how many blocks are in use.
static long long left = -1, blocks;

static void add(double value) {
    uint64_t bits;
    memcpy(&bits, &value, 8);
    // All NaN are one.
    if (value != value) bits = 0x7FF8000000000000u;
    hash = (hash ^ (uint32_t)bits) * 16777619u;
    hash = (hash ^ (uint32_t)(bits >> 32)) * 16777619u;
    if (prints) printf(" %.17g", value);
}

static void add_frame(Gridgen_Frame frame) {
    add(frame.x);
    add(frame.y);
    add(frame.width);
    add(frame.height);
}

static void *reallocate(void *context, void *memory, size_t bytes) {
    (void)context;
    if (bytes == 0) {
        blocks -= memory != NULL;
        free(memory);
        return NULL;
    }
    if (left >= 0 && left-- == 0) {
        left = 0;
        return NULL;
    }
    void *other = realloc(memory, bytes);
    blocks += memory == NULL && other != NULL;
    return other;
}

/// The words of an operation.
struct words {
    const char *text;
    double list[MOST_RATIOS];
};

static double number(struct words *words) {
    char *end;
    double value = strtod(words->text, &end);
    if (end == words->text) return strtod("nan", NULL);
    words->text = end;
    return value;
}

static int64_t integer(struct words *words) {
    double value = number(words);
    return value > -1e15 && value < 1e15 && (double)(int64_t)value == value ? (int64_t)value : 0;
}

/// A list after its length, from a place on; the length is below 0 if there is none.
static int64_t list(struct words *words, int64_t start) {
    int64_t count = integer(words);
    for (int64_t index = 0; index < count; index++) {
        double value = number(words);
        if (start + index < MOST_RATIOS) words->list[start + index] = value;
    }
    return count;
}

static bool make(struct words *words, Gridgen_Feed *feed) {
    Gridgen_Allocator allocator;
    Gridgen_Request request;
    int64_t grid = integer(words);
    double sides[4], width = number(words), row_gap = number(words), column_gap = number(words);
    allocator.reallocate = reallocate;
    allocator.context = NULL;
    requests[grid](width, &request);
    if (row_gap == row_gap) request.row_gap = row_gap;
    if (column_gap == column_gap) request.column_gap = column_gap;
    for (int side = 0; side < 4; side++) sides[side] = number(words);
    if (sides[0] == sides[0]) {
        request.insets.top = sides[0];
        request.insets.leading = sides[1];
        request.insets.bottom = sides[2];
        request.insets.trailing = sides[3];
    }
    request.scale = number(words);
    request.mirrored = number(words) != 0;
    if (!gridgen_feed_create(&request, allocator, feed)) return false;
    feed->budget = integer(words);
    feed->aim = integer(words);
    return true;
}

static bool append(Gridgen_Feed *feed, struct words *words) {
    Gridgen_Group groups[64];
    int64_t count = integer(words), start = 0;
    for (int64_t group = 0; group < count; group++) {
        groups[group].count = integer(words);
        int64_t ratios = list(words, start);
        groups[group].ratios = ratios < 0 ? NULL : words->list + start;
        groups[group].ratio_count = ratios < 0 ? 0 : (size_t)ratios;
        if (ratios > 0) start += ratios;
    }
    return gridgen_feed_append(feed, groups, (size_t)count);
}

/// Changes a feed; -1 if the operation is a question.
static int change(Gridgen_Feed *feed, const char *name, struct words *words) {
    if (strcmp(name, "append") == 0) return append(feed, words);
    if (strcmp(name, "insert") == 0) {
        int64_t index = integer(words);
        Gridgen_InsertedGroup into = (Gridgen_InsertedGroup)integer(words);
        int64_t count = list(words, 0);
        return gridgen_feed_insert(feed, index, words->list, count, into);
    }
    if (strcmp(name, "remove") == 0) {
        int64_t index = integer(words), count = integer(words);
        return gridgen_feed_remove(feed, index, count);
    }
    if (strcmp(name, "ratios") == 0) {
        int64_t index = integer(words), count = list(words, 0);
        return gridgen_feed_set_ratios(feed, index, words->list, count);
    }
    return strcmp(name, "width") == 0 ? gridgen_feed_set_width(feed, number(words)) : -1;
}

static bool ask_range(Gridgen_Feed *feed, struct words *words) {
    static Gridgen_Frame frames[ROOM];
    double top = gridgen_feed_size(feed).height * number(words), bottom = top + number(words);
    Gridgen_Range range;
    if (!gridgen_feed_range(feed, top, bottom, frames, ROOM, &range)) return false;
    add((double)range.start);
    add((double)range.end);
    for (int64_t index = 0; index < range.end - range.start && index < ROOM; index++) add_frame(frames[index]);
    if (!gridgen_feed_range(feed, top, bottom, NULL, 0, &range)) return false;
    add((double)range.start);
    add((double)range.end);
    return true;
}

/// What is at an index now was so many places on before, if at all.
static int64_t index_before(void *context, int64_t index) {
    const int64_t *place = (const int64_t *)context;
    return index < place[0] ? index : index + place[1];
}

static bool ask_moves(Gridgen_Feed *feed, Gridgen_Feed *kept, struct words *words) {
    static Gridgen_Move moves[8 * ROOM];
    double top = gridgen_feed_size(feed).height * number(words), bottom = top + number(words);
    int64_t place[2];
    for (int index = 0; index < 2; index++) place[index] = integer(words);
    // From a copy, as in Swift.
    Gridgen_Feed before;
    if (!gridgen_feed_copy(kept, &before)) return false;
    int64_t count = gridgen_feed_moves(feed, &before, top, bottom, index_before, place, moves, 8 * ROOM);
    for (int64_t index = 0; index < count; index++) {
        add((double)moves[index].from);
        add((double)moves[index].to);
        add_frame(moves[index].start);
        add_frame(moves[index].end);
    }
    gridgen_feed_free(&before);
    return count >= 0;
}

static bool ask_headings(Gridgen_Feed *feed, struct words *words) {
    double top = gridgen_feed_size(feed).height * number(words);
    Gridgen_Range range;
    if (!gridgen_feed_headings(feed, top, top + number(words), &range)) return false;
    add((double)range.start);
    add((double)range.end);
    return true;
}

static bool ask_anchor(Gridgen_Feed *feed, struct words *words) {
    Gridgen_Anchor anchor;
    double offset;
    if (!gridgen_feed_anchor(feed, gridgen_feed_size(feed).height * number(words), &anchor)) return false;
    add((double)anchor.photo);
    add(anchor.part);
    if (!gridgen_feed_offset(feed, anchor, &offset)) return false;
    add(offset);
    add(gridgen_feed_fraction(feed, anchor));
    return true;
}

/// Asks a feed; false if there is no memory.
static bool ask(Gridgen_Feed *feed, Gridgen_Feed *kept, const char *name, struct words *words) {
    if (strcmp(name, "range") == 0) return ask_range(feed, words);
    if (strcmp(name, "moves") == 0) return ask_moves(feed, kept, words);
    if (strcmp(name, "anchor") == 0) return ask_anchor(feed, words);
    if (strcmp(name, "refine") == 0) {
        bool is_done = gridgen_feed_refine(feed, integer(words));
        add(gridgen_feed_is_exact(feed));
        return is_done;
    }
    if (strcmp(name, "headings") == 0) return ask_headings(feed, words);
    if (strcmp(name, "frame") == 0 || strcmp(name, "heading") == 0) {
        Gridgen_Frame frame;
        int64_t index = integer(words);
        bool is_done = strcmp(name, "frame") == 0 ? gridgen_feed_frame(feed, index, &frame) : gridgen_feed_heading(feed, index, &frame);
        if (is_done) add_frame(frame);
        return is_done;
    }
    if (strcmp(name, "offset") == 0) {
        Gridgen_Anchor anchor;
        double offset;
        anchor.photo = integer(words);
        anchor.part = number(words);
        bool is_done = gridgen_feed_offset(feed, anchor, &offset);
        if (is_done) add(offset);
        return is_done;
    }
    if (strcmp(name, "group") == 0) {
        add((double)gridgen_feed_group(feed, integer(words)));
    } else if (strcmp(name, "photos") == 0) {
        Gridgen_Range range = gridgen_feed_photos_in_group(feed, integer(words));
        if (range.start == range.end) {
            add(-1);
        } else {
            add((double)range.start);
            add((double)range.end);
        }
    } else if (strcmp(name, "jump") == 0) {
        Gridgen_Anchor anchor = gridgen_feed_anchor_at_fraction(feed, number(words));
        add((double)anchor.photo);
        add(anchor.part);
    }
    return true;
}

static void add_feed(const Gridgen_Feed *feed) {
    Gridgen_Size size = gridgen_feed_size(feed);
    add((double)gridgen_feed_count(feed));
    add((double)gridgen_feed_group_count(feed));
    add(size.width);
    add(size.height);
    add(gridgen_feed_is_exact(feed));
}

/// Performs an operation; false if there is no memory.
static bool perform(Gridgen_Feed *feed, Gridgen_Feed *kept, const char *name, struct words *words) {
    int changed = change(feed, name, words);
    return changed < 0 ? ask(feed, kept, name, words) : changed > 0;
}

/// Whether two feeds have the same photos and segments.
static bool are_same(const Gridgen_Feed *one, const Gridgen_Feed *other) {
    if (one->chunks != other->chunks || one->segments != other->segments || one->request.width != other->request.width) return false;
    for (int64_t place = 0; place < one->chunks; place++) {
        const Gridgen_Chunk *own = gridgen_chunks(one) + place, *another = gridgen_chunks(other) + place;
        if (own->photos != another->photos || own->photos_end != another->photos_end || own->groups_end != another->groups_end) return false;
    }
    for (int64_t place = 0; place < one->segments; place++) {
        const Gridgen_Segment *own = gridgen_segments(one) + place, *another = gridgen_segments(other) + place;
        if (own->count != another->count || own->height != another->height || own->width != another->width) return false;
        if (own->before.is_known != another->before.is_known || own->before.height != another->before.height) return false;
        if (own->is_laid_out != another->is_laid_out || own->photos_end != another->photos_end) return false;
        if (own->height_end != another->height_end || own->estimates_end != another->estimates_end) return false;
    }
    return true;
}

/// Performs an operation on copies of the feeds whose memory ends at each of its requests, and says what is wrong.
static void fail(const Gridgen_Feed *feed, const Gridgen_Feed *kept, const char *name, const struct words *words) {
    static struct words own;
    bool is_change = strstr(" append insert remove ratios width ", name) != NULL;
    uint32_t expected = 0;
    int shown = prints;
    prints = 0;
    for (long long limit = -1; limit < 200; limit++) {
        Gridgen_Feed copy, other;
        left = limit == -1 ? -1 : limit;
        bool is_copied = gridgen_feed_copy(feed, &copy);
        left = -1;
        if (!is_copied) {
            if (gridgen_feed_count(&copy) != 0) printf("a copy without memory has photos\n");
            gridgen_feed_copy(feed, &copy);
        }
        gridgen_feed_copy(kept, &other);
        own.text = words->text;
        hash = 0;
        left = limit;
        bool is_done = perform(&copy, &other, name, &own);
        left = -1;
        if (limit == -1) expected = hash;
        if (!is_done && is_change && !are_same(feed, &copy)) printf("%s without memory changed the feed at request %lld\n", name, limit);
        if (!is_done && !is_change && strcmp(name, "refine") != 0) {
            // What has been laid out by then stays.
            own.text = words->text;
            gridgen_feed_free(&other);
            gridgen_feed_copy(kept, &other);
            if (!perform(&copy, &other, name, &own)) printf("%s has no memory again\n", name);
        }
        if (is_done && hash != expected) printf("%s says something else with a limit of %lld\n", name, limit);
        gridgen_feed_free(&copy);
        gridgen_feed_free(&other);
        if (is_done && limit >= 0) break;
    }
    prints = shown;
}

/// Calls all functions with the least and greatest numbers, which mustn't change the photos of a feed.
static void ask_odd(const Gridgen_Feed *feed) {
    static const int64_t places[] = {INT64_MIN, INT64_MIN + 1, -1, INT64_MAX - 1, INT64_MAX};
    const double numbers[] = {strtod("nan", NULL), strtod("inf", NULL), strtod("-inf", NULL), -1.7e308, 1.7e308, -0.0, 5e-324};
    Gridgen_Frame frame;
    Gridgen_Range range;
    Gridgen_Anchor anchor;
    Gridgen_Feed copy;
    double offset;
    int64_t count = gridgen_feed_count(feed);
    if (!gridgen_feed_copy(feed, &copy)) return;
    for (size_t one = 0; one < sizeof places / sizeof *places; one++) {
        int64_t place = places[one];
        Gridgen_Group group = {place, numbers, 2};
        gridgen_feed_append(&copy, &group, 1);
        gridgen_feed_insert(&copy, place, numbers, 1, GRIDGEN_NEXT_GROUP);
        gridgen_feed_insert(&copy, 0, numbers, place, GRIDGEN_NEW_GROUP);
        gridgen_feed_remove(&copy, place, 1);
        gridgen_feed_set_ratios(&copy, place, numbers, 1);
        if (place < 0) gridgen_feed_remove(&copy, 0, place);
        if (place < 0) gridgen_feed_set_ratios(&copy, 0, numbers, place);
        gridgen_feed_set_ratios(&copy, count - 1, NULL, place);
        gridgen_feed_refine(&copy, place);
        gridgen_feed_frame(&copy, place, &frame);
        if (frame.width != 0 || gridgen_feed_group(&copy, place) != -1) printf("photo %lld has a frame or a group\n", (long long)place);
        range = gridgen_feed_photos_in_group(&copy, place);
        if (range.start != range.end) printf("group %lld has photos\n", (long long)place);
        gridgen_feed_heading(&copy, place, &frame);
        if (frame.width != 0) printf("group %lld has a heading\n", (long long)place);
        for (size_t other = 0; other < sizeof numbers / sizeof *numbers; other++) {
            anchor.photo = place;
            anchor.part = numbers[other];
            gridgen_feed_offset(&copy, anchor, &offset);
            if (offset * 0 != 0) printf("an offset isn't finite\n");
            gridgen_feed_fraction(&copy, anchor);
        }
    }
    for (size_t one = 0; one < sizeof numbers / sizeof *numbers; one++) {
        gridgen_feed_anchor(&copy, numbers[one], &anchor);
        if (anchor.photo < 0 || anchor.photo > count) printf("an anchor has no photo\n");
        gridgen_feed_anchor_at_fraction(&copy, numbers[one]);
        for (size_t other = 0; other < sizeof numbers / sizeof *numbers; other++) {
            gridgen_feed_range(&copy, numbers[one], numbers[other], &frame, 1, &range);
            gridgen_feed_range(&copy, numbers[one], numbers[other], &frame, INT64_MIN, &range);
            if (range.start > range.end || range.start < 0 || range.end > count) printf("a range has no photos\n");
            gridgen_feed_headings(&copy, numbers[one], numbers[other], &range);
            if (range.start > range.end || range.start < 0 || range.end > count) printf("a range has no headings\n");
        }
        gridgen_feed_set_width(&copy, numbers[one]);
    }
    gridgen_feed_set_width(&copy, feed->request.width);
    if (gridgen_feed_count(&copy) != count || gridgen_feed_group_count(&copy) != gridgen_feed_group_count(feed)) printf("odd numbers changed a feed\n");
    gridgen_feed_free(&copy);
}

/// A line of any length, without its end; NULL after the last one.
static char *read_line(void) {
    static char *line;
    static size_t room;
    size_t length = 0;
    for (int next = getchar(); next != EOF || length > 0; next = getchar()) {
        if (length + 1 >= room) {
            room = 2 * room + 256;
            line = (char *)realloc(line, room);
            if (!line) exit(3);
        }
        if (next == EOF || next == '\n') {
            line[length] = 0;
            return line;
        }
        line[length++] = (char)next;
    }
    free(line);
    return NULL;
}

int main(int count, char **arguments) {
    static struct words words;
    Gridgen_Feed feed, kept;
    bool has_feed = false, has_kept = false;
    for (int index = 1; index < count; index++) {
        prints |= strcmp(arguments[index], "--print") == 0;
        fails |= strcmp(arguments[index], "--fail") == 0;
    }
    for (char *line = read_line(); line; line = read_line()) {
        char *space = strchr(line, ' ');
        if (space) *space = 0;
        words.text = space ? space + 1 : "";
        hash = 2166136261u;
        if (strcmp(line, "new") == 0) {
            if (has_kept) gridgen_feed_free(&kept);
            if (has_feed) gridgen_feed_free(&feed);
            has_kept = false;
            has_feed = make(&words, &feed);
        } else if (has_feed && strcmp(line, "keep") == 0) {
            if (has_kept) gridgen_feed_free(&kept);
            if (fails) ask_odd(&feed);
            has_kept = gridgen_feed_copy(&feed, &kept);
        } else if (has_feed) {
            if (fails) fail(&feed, has_kept ? &kept : &feed, line, &words);
            hash = 2166136261u;
            if (!perform(&feed, has_kept ? &kept : &feed, line, &words)) printf("no memory\n");
        }
        if (has_feed) add_feed(&feed);
        if (!prints) printf("%u", hash);
        printf("\n");
    }
    if (has_kept) gridgen_feed_free(&kept);
    if (has_feed) gridgen_feed_free(&feed);
    if (blocks != 0) printf("%lld blocks of memory are left\n", blocks);
    return 0;
}
