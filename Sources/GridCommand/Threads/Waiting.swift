#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// What to wait for at a descriptor, and what has happened there.
package struct Awaited {
    package let descriptor: Int32
    package var reads: Bool
    package var writes: Bool
    package var isReady = false

    package init(descriptor: Int32, reads: Bool = true, writes: Bool = false) {
        self.descriptor = descriptor
        self.reads = reads
        self.writes = writes
    }
}

/// Waits until something happens at one of the descriptors, or for so many milliseconds.
package func awaitAny(_ awaited: inout [Awaited], milliseconds: Int32) {
    var polled = awaited.map { each in
        pollfd(
            fd: each.descriptor,
            events: Int16((each.reads ? POLLIN : 0) | (each.writes ? POLLOUT : 0)), revents: 0)
    }
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return }
    for (index, found) in polled.enumerated() { awaited[index].isReady = found.revents != 0 }
}

/// A pipe by which signals wake the thread that waits in `awaitAny`.
package struct WakePipe: Sendable {
    package let reading: Int32
    private let writing: Int32

    package init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        (reading, writing) = (ends[0], ends[1])
        makeNonblocking(reading)
        makeNonblocking(writing)
    }

    /// What has been written since the last call.
    package func drain() -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 256)
        while case .done(let count) = receive(reading, into: &chunk), count > 0 { bytes += chunk[..<count] }
        return bytes
    }

    /// Writes `stopByte` when the user ends the program.
    package func wakeOnInterrupt() {
        interruptedDescriptor = writing
        for number in [SIGINT, SIGTERM, SIGHUP] {
            _ = signal(number) { _ in
                var byte = WakePipe.stopByte
                _ = write(interruptedDescriptor, &byte, 1)
            }
        }
    }

    package static let stopByte: UInt8 = 1

    func close() {
        closeDescriptor(reading)
        closeDescriptor(writing)
    }
}

/// Where a signal is reported: a handler has no context of its own.
nonisolated(unsafe) private var interruptedDescriptor: Int32 = -1

/// Calls for a descriptor return at once from here on, and programs that this one starts don't get it.
package func makeNonblocking(_ descriptor: Int32) {
    let flags = fcntl(descriptor, F_GETFL)
    if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
}

/// What came of reading, writing or accepting without waiting.
package enum SocketResult<Value> {
    case done(Value)
    /// Nothing can be done now.
    case later
    /// The other side is gone, or the system fails.
    case failed
}

/// Reads what has arrived into `chunk`; 0 bytes at the end.
package func receive(_ descriptor: Int32, into chunk: inout [UInt8]) -> SocketResult<Int> {
    let count = read(descriptor, &chunk, chunk.count)
    return count >= 0 ? .done(count) : isLater ? .later : .failed
}

/// Whether the last call failed since nothing could be done without waiting.
package var isLater: Bool {
    errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR || errno == ECONNABORTED
}

package func closeDescriptor(_ descriptor: Int32) { close(descriptor) }
