internal import GridCommand

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

exit(runGridgen(Array(CommandLine.arguments.dropFirst())))
