// Keeps freed blocks of up to 1 KB for the next allocation of their size, in lists of the thread that frees them: a tenth of
// all instructions less, since glibc keeps only seven of a size within reach. The linker calls these functions for
// `posix_memalign`, by which Embedded Swift allocates, and for `free` (`--wrap`). All blocks are malloc's own, so it doesn't
// matter which of the two a block goes back to. A list has at most BOUND bytes, a thread 64 of them, and its end frees them.
#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

enum { STEP = 16, SIZES = 64, BOUND = 16 << 10 };

struct block {
    uintptr_t next;
};

// Blocks with room for a multiple of STEP bytes, and how many more the list may have.
struct list {
    struct block *first;
    size_t room;
};

static _Thread_local struct list lists[SIZES + 1];
static _Thread_local int is_ready;
static pthread_key_t end_of_thread;

int __real_posix_memalign(void **result, size_t alignment, size_t size);
void __real_free(void *memory);

// Hides a link, or reads a hidden one. As in glibc, who overwrites a freed block can't choose where the next one lies.
static uintptr_t hidden(const struct block *block, uintptr_t next) { return (uintptr_t)block >> 12 ^ next; }

static void *take(struct list *list) {
    struct block *block = list->first;
    uintptr_t next = hidden(block, block->next);
    if (next % STEP != 0) abort();
    list->first = (struct block *)next;
    list->room++;
    return block;
}

static void free_lists(void *unused) {
    (void)unused;
    for (struct list *list = lists; list <= &lists[SIZES]; list++) {
        while (list->first) __real_free(take(list));
        list->room = 0;
    }
}

__attribute__((constructor)) static void make_key(void) {
    if (pthread_key_create(&end_of_thread, free_lists) != 0) abort();
}

int __wrap_posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment > STEP) return __real_posix_memalign(result, alignment, size);
    size_t index = size / STEP + (size % STEP != 0);
    if (index <= SIZES) {
        if (lists[index].first) {
            *result = take(&lists[index]);
            return 0;
        }
        size = index * STEP;
    }
    void *memory = malloc(size);
    if (!memory) return ENOMEM;
    *result = memory;
    return 0;
}

// Frees a block whose list is full. A thread's lists have no room until the first call.
__attribute__((noinline)) static void free_now(void *memory) {
    if (!is_ready && pthread_setspecific(end_of_thread, lists) == 0) {
        is_ready = 1;
        for (size_t index = 1; index <= SIZES; index++) lists[index].room = BOUND / (index * STEP);
    }
    __real_free(memory);
}

void __wrap_free(void *memory) {
    if (!memory) return;
    size_t index = malloc_usable_size(memory) / STEP;
    if (index > SIZES || lists[index].room == 0) return free_now(memory);
    struct block *block = memory;
    if (block == lists[index].first) abort();
    block->next = hidden(block, (uintptr_t)lists[index].first);
    lists[index].first = block;
    lists[index].room--;
}
