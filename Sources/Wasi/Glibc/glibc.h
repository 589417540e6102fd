// The stand-in for the module Glibc on WASI preview 1: the headers of wasi-libc that gridgen uses; under the names of that module,
// what Swift can't import from them; and what WASI doesn't have.
#define __wasi__ 1
// In wasi-libc, the name has no length. Swift can't import that, and reads it as a name of the greatest length.
#define __wasilibc___struct_dirent_h
struct dirent {
    unsigned long long d_ino;
    unsigned char d_type;
    char d_name[1024];
};
// In wasi-libc, a variable that Swift doesn't let code of several threads use.
#define __wasilibc___errno_h
#define errno (*wasi_error())
int *_Nonnull wasi_error(void);
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "../../Embedded/Glibc/common.h"

// Macros with types or addresses in them.
#define VALUE(type, name) NAME("getter:" #name "()") type wasi_##name(void) { return name; }
VALUE(int, EAGAIN)
VALUE(int, ECONNABORTED)
VALUE(int, EEXIST)
VALUE(int, EINTR)
VALUE(int, ENOENT)
VALUE(int, EPIPE)
VALUE(int, EWOULDBLOCK)
VALUE(int, O_CREAT)
VALUE(int, O_EXCL)
VALUE(int, O_NONBLOCK)
VALUE(mode_t, S_IFMT)
VALUE(mode_t, S_IFDIR)
VALUE(mode_t, S_IFLNK)
VALUE(mode_t, S_IFREG)
VALUE(clockid_t _Nonnull, CLOCK_MONOTONIC)
VALUE(clockid_t _Nonnull, CLOCK_REALTIME)
VALUE(clockid_t _Nonnull, CLOCK_THREAD_CPUTIME_ID)

// Not in wasi-libc, but in wasi.c.
char *_Nullable realpath(const char *_Nonnull path, char *_Nullable none);

// Owners, permissions, locks and copies of descriptors, which WASI doesn't have. All of this fails.
static const int LOCK_EX = 2, LOCK_NB = 4, F_DUPFD_CLOEXEC = 1030;
#define FAILING(...) static inline int __VA_ARGS__ { errno = ENOSYS; return -1; }
FAILING(fchown(int file, uid_t owner, gid_t group))
FAILING(fchmod(int file, mode_t mode))
NAME("flock(_:_:)") int wasi_flock(int file, int operation) { errno = ENOSYS; return -1; }

// The size of a terminal, which WASI doesn't tell.
static const int TIOCGWINSZ = 0x5413;
struct winsize {
    unsigned short ws_row, ws_col;
};

// Signals: none arrives. The host ends with Ctrl-C, and writing to a pipe that nobody reads fails.
typedef void (*handler_t)(int);
static const int SIGHUP = 1, SIGINT = 2, SIGTERM = 15;
static inline handler_t _Nullable signal(int number, handler_t _Nullable handler) { return 0; }

// Pipes: there are none, so nothing wakes who waits. The ends have no number of a file.
typedef unsigned nfds_t;
struct pollfd {
    int fd;
    short events, revents;
};
static const int POLLIN = 1, POLLOUT = 4;
static inline int pipe(int *_Nonnull ends) { return ends[0] = ends[1] = -1, 0; }
static inline int poll(struct pollfd *_Nonnull polled, nfds_t count, int milliseconds) {
    return usleep(1000 * (unsigned)milliseconds);
}

// Threads: none can be started, so no lock is taken, and nothing waits for another thread.
typedef unsigned pthread_t, pthread_attr_t, pthread_mutex_t, pthread_cond_t;
static const int PTHREAD_CREATE_DETACHED = 1;
#define NOTHING(...) static inline int __VA_ARGS__ { return 0; }
NOTHING(pthread_attr_init(pthread_attr_t *_Nonnull attributes))
NOTHING(pthread_attr_destroy(pthread_attr_t *_Nonnull attributes))
NOTHING(pthread_attr_setstacksize(pthread_attr_t *_Nonnull attributes, size_t size))
NOTHING(pthread_attr_setdetachstate(pthread_attr_t *_Nonnull attributes, int state))
NOTHING(pthread_mutex_init(pthread_mutex_t *_Nonnull mutex, const void *_Nullable attributes))
NOTHING(pthread_mutex_destroy(pthread_mutex_t *_Nonnull mutex))
NOTHING(pthread_mutex_lock(pthread_mutex_t *_Nonnull mutex))
NOTHING(pthread_mutex_unlock(pthread_mutex_t *_Nonnull mutex))
NOTHING(pthread_cond_init(pthread_cond_t *_Nonnull condition, const void *_Nullable attributes))
NOTHING(pthread_cond_destroy(pthread_cond_t *_Nonnull condition))
NOTHING(pthread_cond_broadcast(pthread_cond_t *_Nonnull condition))
NOTHING(pthread_cond_timedwait(
    pthread_cond_t *_Nonnull condition, pthread_mutex_t *_Nonnull mutex, const struct timespec *_Nonnull until))
static inline int pthread_create(
    pthread_t *_Nonnull thread, const pthread_attr_t *_Nonnull attributes, void *_Nullable (*_Nonnull run)(void *_Nullable),
    void *_Nullable context) {
    return EAGAIN;
}
