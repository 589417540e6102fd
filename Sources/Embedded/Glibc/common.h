// What Swift can't import from the headers of a C library, under the names of the module Glibc: for stand-ins of that module,
// which include those headers before this one.

#define NAME(name) __attribute__((swift_name(name))) static inline

// Functions with `...`.
NAME("open(_:_:)") int embedded_open(const char *_Nonnull path, int flags) { return open(path, flags); }
NAME("open(_:_:_:)") int embedded_create(const char *_Nonnull path, int flags, mode_t mode) {
    return open(path, flags, mode);
}
NAME("fcntl(_:_:)") int embedded_fcntl(int file, int command) { return fcntl(file, command); }
NAME("fcntl(_:_:_:)") int embedded_fcntl_value(int file, int command, int value) { return fcntl(file, command, value); }
NAME("ioctl(_:_:_:)") int embedded_ioctl(int file, unsigned long request, void *_Nonnull value) {
    return ioctl(file, request, value);
}

NAME("getter:errno()") int embedded_errno(void) { return errno; }

// The arguments of the process, which are part of the standard library otherwise.
typedef struct CommandLine { int unused; } CommandLine;
__attribute__((swift_name("getter:CommandLine.argc()"))) int embedded_argc(void);
__attribute__((swift_name("getter:CommandLine.unsafeArgv()"))) char *_Nullable *_Nonnull embedded_argv(void);
