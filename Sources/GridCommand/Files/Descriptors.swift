internal import GridSyntax

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The failure that `errno` describes.
package func systemFailure(_ path: String) -> IOFailure { systemFailure(path, code: errno) }

/// The failure that a code of the system describes.
package func systemFailure(_ path: String, code: Int32) -> IOFailure {
    IOFailure(path: path, reason: String(cString: strerror(code)), isBrokenPipe: code == EPIPE)
}

/// Reads a descriptor to its end, or to a little more than `limit` bytes; the default is the limit for specs.
///
/// - Parameters:
///   - size: the expected number of bytes, if known.
func readDescriptor(
    _ descriptor: Int32, path: String, limit: Int = Limits.bytes, size: Int? = nil
) -> Result<[UInt8], IOFailure> {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: size.map { min(max($0, 1 << 10), 1 << 20) } ?? 1 << 16)
    while true {
        let count = read(descriptor, &chunk, chunk.count)
        if count < 0 {
            if errno == EINTR { continue }
            return .failure(systemFailure(path))
        }
        if count == 0 { return .success(bytes) }
        bytes += chunk[..<count]
        if bytes.count > limit { return .success(bytes) }
    }
}

/// Writes all bytes to a descriptor.
package func writeDescriptor(_ descriptor: Int32, _ bytes: [UInt8], path: String) -> Result<Void, IOFailure> {
    var written = 0
    while written < bytes.count {
        let count = bytes.withUnsafeBytes { buffer in
            write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        }
        if count < 0 {
            if errno == EINTR { continue }
            return .failure(systemFailure(path))
        }
        written += count
    }
    return .success(())
}

/// Opens `/dev/null` for each standard stream that the process was started without.
///
/// Otherwise the next opened file would take the stream's number, and messages would go into that file.
public func reserveStandardStreams() {
    for (descriptor, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) == -1 {
        // `open` returns the lowest free number.
        _ = open("/dev/null", mode)
    }
}

/// The width of the terminal in characters, by `COLUMNS` or by the terminal itself; nil if standard output is no terminal.
func terminalColumns() -> Int? {
    guard isatty(1) == 1 else { return nil }
    if let columns = environmentValue("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
}

/// Whether a descriptor is a terminal.
func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// The value of an environment variable.
package func environmentValue(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Nanoseconds since an arbitrary moment, by a clock that is never set back.
package func monotonicNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Nanoseconds for which this thread has computed.
func computingNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
