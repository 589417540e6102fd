// What gridgen needs besides wasi-libc on WASI preview 1.
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// What Embedded Swift expects of a system.
void *__stack_chk_guard = (void *)0x5ca1ab1e;
void __stack_chk_fail(void) { __builtin_trap(); }

int *wasi_error(void) { return &errno; }

static int count;
static char **arguments;
int embedded_argc(void) { return count; }
char **embedded_argv(void) { return arguments; }

int gridgen_main(int, char **);
int main(int argc, char **argv) {
    count = argc;
    arguments = argv;
    // WASI has no current folder, so the host says which one relative paths begin at.
    const char *folder = getenv("GRIDGEN_CWD");
    if (folder) chdir(folder);
    return gridgen_main(argc, argv);
}

// The path of a file without links, in memory of its own; NULL if it can't be followed to a file. `none` has to be NULL.
char *realpath(const char *path, char *none) {
    // What is still to be followed, the part before it, which has no slash at its end, and the target of a link.
    char rest[PATH_MAX], real[PATH_MAX], target[PATH_MAX];
    char *at = rest;
    size_t length = 0;
    if (!path[0]) return errno = ENOENT, NULL;
    if (strlen(path) >= sizeof rest) return errno = ENAMETOOLONG, NULL;
    strcpy(rest, path);
    if (path[0] != '/') {
        if (!getcwd(real, sizeof real)) return NULL;
        length = real[1] ? strlen(real) : 0;
    }
    for (int links = 0;;) {
        at += strspn(at, "/");
        const char *name = at;
        size_t size = strcspn(name, "/");
        if (size == 0) break;
        at += size;
        if (size == 1 && name[0] == '.') continue;
        if (size == 2 && name[0] == '.' && name[1] == '.') {
            while (length > 0 && real[--length] != '/') {}
            continue;
        }
        if (length + 1 + size >= sizeof real) return errno = ENAMETOOLONG, NULL;
        real[length] = '/';
        memcpy(real + length + 1, name, size);
        real[length + 1 + size] = 0;
        ssize_t linked = readlink(real, target, sizeof target);
        if (linked < 0) {
            // It is no link, or a folder above those that the host shows.
            if (errno != EINVAL && (errno != ENOTCAPABLE || !*at)) return NULL;
            length += 1 + size;
            continue;
        }
        if (++links > 40) return errno = ELOOP, NULL;
        if (linked + strlen(at) >= sizeof rest) return errno = ENAMETOOLONG, NULL;
        memmove(rest + linked, at, strlen(at) + 1);
        memcpy(rest, target, linked);
        at = rest;
        if (target[0] == '/') length = 0;
    }
    if (length == 0) real[length++] = '/';
    real[length] = 0;
    return strdup(real);
}
