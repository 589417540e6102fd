internal import GridCommand

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The path of the running program, with links resolved; empty if the system doesn't tell.
var executablePath: String {
    #if canImport(Darwin)
        var size = UInt32(PATH_MAX)
        var name = [CChar](repeating: 0, count: Int(size))
        guard _NSGetExecutablePath(&name, &size) == 0 else { return "" }
        return name.withUnsafeBufferPointer { name in
            name.baseAddress.map { realPath(path(ofSystem: $0)) ?? "" } ?? ""
        }
    #else
        return realPath("/proc/self/exe") ?? ""
    #endif
}
