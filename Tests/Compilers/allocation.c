// Allocates and frees as Embedded Swift does, on several threads, and checks what Sources/Embedded/allocation.c promises: blocks
// are aligned, have their size, overlap no others, also if another thread frees them; what the lists keep has a bound, and
// goes back when a thread ends. Ends with an assertion otherwise. The seed is fixed.
#undef NDEBUG
#include <assert.h>
#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 8, SLOTS = 4000, STEPS = 200000, KEPT = 64 * (16 << 10) };

struct slot {
    unsigned char *memory;
    size_t size;
    unsigned char mark;
};

// Threads exchange blocks through these.
static struct slot shared[SLOTS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static uint32_t number(uint64_t *seed) {
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*seed >> 33);
}

static size_t size_of(uint64_t *seed) {
    switch (number(seed) % 16) {
    case 0: return number(seed) % 3;
    case 1: return 1000 + number(seed) % 50;
    case 2: return number(seed) % 40000;
    case 3: return number(seed) % 64 ? number(seed) % 5000 : (1 << 20) + number(seed) % (1 << 20);
    default: return number(seed) % 300;
    }
}

static void fill(struct slot *slot, uint64_t *seed) {
    size_t alignment = number(seed) % 20 ? 16 : (size_t)32 << number(seed) % 8;
    void *memory = NULL;
    slot->size = size_of(seed);
    assert(posix_memalign(&memory, alignment, slot->size) == 0 && memory);
    assert((uintptr_t)memory % alignment == 0 && malloc_usable_size(memory) >= slot->size);
    slot->memory = memory;
    slot->mark = (unsigned char)number(seed);
    memset(memory, slot->mark, slot->size);
}

static void empty(struct slot *slot) {
    for (size_t place = 0; place < slot->size; place++) assert(slot->memory[place] == slot->mark);
    free(slot->memory);
    slot->memory = NULL;
}

static void *work(void *argument) {
    uint64_t seed = (uintptr_t)argument;
    struct slot *own = calloc(SLOTS, sizeof *own);
    for (int step = 0; step < STEPS; step++) {
        struct slot *slot = &own[number(&seed) % SLOTS];
        if (!slot->memory) {
            fill(slot, &seed);
        } else if (number(&seed) % 8 == 0) {
            struct slot *other = &shared[number(&seed) % SLOTS];
            pthread_mutex_lock(&lock);
            struct slot swapped = *other;
            *other = *slot;
            *slot = swapped;
            pthread_mutex_unlock(&lock);
        } else {
            empty(slot);
        }
    }
    for (int index = 0; index < SLOTS; index++)
        if (own[index].memory) empty(&own[index]);
    free(own);
    return NULL;
}

static void run(int count, void *(*body)(void *)) {
    pthread_t threads[THREADS];
    for (uintptr_t index = 0; index < (uintptr_t)count; index++)
        assert(pthread_create(&threads[index], NULL, body, (void *)(index + 1)) == 0);
    for (int index = 0; index < count; index++) assert(pthread_join(threads[index], NULL) == 0);
}

// Many blocks of every size at once, then none.
static void *many(void *unused) {
    static _Thread_local void *blocks[100000];
    for (int round = 0; round < 3; round++) {
        for (int index = 0; index < 100000; index++)
            assert(posix_memalign(&blocks[index], 16, (size_t)index % 1025) == 0);
        for (int index = 0; index < 100000; index++) free(blocks[index]);
    }
    return unused;
}

static size_t in_use(void) { return mallinfo2().uordblks; }

int main(void) {
    free(NULL);
    void *none = NULL;
    assert(posix_memalign(&none, 16, SIZE_MAX / 2) == ENOMEM && !none);

    size_t before = in_use();
    many(NULL);
    size_t kept = in_use() - before;
    // malloc adds the headers of blocks, and keeps up to seven of each size itself.
    assert(kept > KEPT / 2 && kept < KEPT + KEPT / 2);

    // Threads come and go, and leave nothing.
    run(THREADS, many);
    before = in_use();
    for (int round = 0; round < 4; round++) run(THREADS, many);
    assert(in_use() <= before + (64 << 10));

    run(THREADS, work);
    for (int index = 0; index < SLOTS; index++)
        if (shared[index].memory) empty(&shared[index]);
    assert(in_use() < before + KEPT / 2);
    printf("%d threads and %d steps each: at most %zu bytes kept\n", THREADS, STEPS, kept);
    return 0;
}
