// The stand-in for the module Glibc, which Embedded Swift doesn't have: the headers that gridgen uses, and below, under the
// names of that module, what Swift can't import from them. So the sources compile with either.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <math.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "common.h"

// Functions that take any kind of address, by a union that Swift doesn't know.
NAME("bind(_:_:_:)") int embedded_bind(int socket, const struct sockaddr *_Nonnull address, socklen_t length) {
    return bind(socket, address, length);
}
NAME("getsockname(_:_:_:)") int embedded_getsockname(
    int socket, struct sockaddr *_Nonnull address, socklen_t *_Nonnull length) {
    return getsockname(socket, address, length);
}
NAME("accept(_:_:_:)") int embedded_accept(
    int socket, struct sockaddr *_Nullable address, socklen_t *_Nullable length) {
    return accept(socket, address, length);
}
NAME("setitimer(_:_:_:)") int embedded_setitimer(
    int which, const struct itimerval *_Nonnull value, struct itimerval *_Nullable old) {
    return setitimer(which, value, old);
}

// Macros, or those of another type than in the module.
NAME("getter:SIG_IGN()") __sighandler_t _Nullable embedded_ignore(void) { return SIG_IGN; }
#undef S_IFMT
#undef S_IFDIR
#undef S_IFREG
#undef S_IFLNK
static const mode_t S_IFMT = __S_IFMT, S_IFDIR = __S_IFDIR, S_IFREG = __S_IFREG, S_IFLNK = __S_IFLNK;
