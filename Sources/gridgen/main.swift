internal import GridCommand

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

reserveStandardStreams()
// If the reader of a pipe goes away, writing fails with a message and an exit code.
signal(SIGPIPE, SIG_IGN)
exit(runGridgen(processArguments()))
