internal import GridCommand

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Sockets that accept connections from this machine only.
struct LocalListeners {
    /// One for IPv4, and one for IPv6 where the system has it.
    let descriptors: [Int32]
    let port: UInt16

    /// Listens at a port, or at any free one for 0.
    static func listening(at port: UInt16) -> Result<LocalListeners, IOFailure> {
        var result: Result<LocalListeners, IOFailure>
        var attempts = port == 0 ? 20 : 1
        repeat {
            result = both(at: port)
            attempts -= 1
            // A port that is free for IPv4 may be in use for IPv6.
            if case .success = result { return result }
        } while attempts > 0
        return result
    }

    private static func both(at port: UInt16) -> Result<LocalListeners, IOFailure> {
        switch listener(AF_INET, port: port) {
        case .taken(let failure), .failed(let failure): return .failure(failure)
        case .ready(let first):
            let chosen = localPort(of: first)
            switch listener(AF_INET6, port: chosen) {
            case .ready(let second):
                return .success(LocalListeners(descriptors: [first, second], port: chosen))
            // Some systems have no IPv6.
            case .failed: return .success(LocalListeners(descriptors: [first], port: chosen))
            case .taken(let failure):
                close(first)
                return .failure(failure)
            }
        }
    }
}

/// A socket that listens, or why there is none.
private enum Listener {
    case ready(Int32)
    /// Another program has the port.
    case taken(IOFailure)
    case failed(IOFailure)
}

private func listener(_ family: Int32, port: UInt16) -> Listener {
    let place = family == AF_INET ? "127.0.0.1" : "[::1]"
    #if canImport(Glibc)
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #else
        let descriptor = socket(family, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { return .failed(systemFailure(place)) }
    makeNonblocking(descriptor)
    turnOn(SO_REUSEADDR, at: SOL_SOCKET, of: descriptor)
    let isBound: Bool
    if family == AF_INET6 {
        turnOn(IPV6_V6ONLY, at: Int32(IPPROTO_IPV6), of: descriptor)
        var address = sockaddr_in6()
        #if canImport(Darwin)
            address.sin6_len = UInt8(MemoryLayout<sockaddr_in6>.size)
        #endif
        address.sin6_family = sa_family_t(family)
        address.sin6_port = port.bigEndian
        address.sin6_addr = in6addr_loopback
        isBound = isSuccess(of: &address) { bind(descriptor, $0, $1) }
    } else {
        var address = sockaddr_in()
        #if canImport(Darwin)
            address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        #endif
        address.sin_family = sa_family_t(family)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
        isBound = isSuccess(of: &address) { bind(descriptor, $0, $1) }
    }
    if isBound, listen(descriptor, 128) == 0 { return .ready(descriptor) }
    let (isTaken, failure) = (errno == EADDRINUSE, systemFailure(port == 0 ? place : "\(place):\(port)"))
    close(descriptor)
    return isTaken ? .taken(failure) : .failed(failure)
}

/// Calls a function of the system that takes any kind of address.
private func isSuccess<Address>(
    of address: inout Address, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
) -> Bool {
    withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            call($0, socklen_t(MemoryLayout<Address>.size)) == 0
        }
    }
}

private func turnOn(_ option: Int32, at level: Int32, of descriptor: Int32) {
    var on: Int32 = 1
    setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
}

/// The port of a socket for IPv4; 0 if the system doesn't tell.
private func localPort(of descriptor: Int32) -> UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return result == 0 ? UInt16(bigEndian: address.sin_port) : 0
}

func acceptConnection(_ listener: Int32) -> SocketResult<Int32> {
    let descriptor = accept(listener, nil, nil)
    if descriptor >= 0 {
        makeNonblocking(descriptor)
        return .done(descriptor)
    }
    return isLater ? .later : .failed
}

/// Sends as many of the bytes from a place on as there is room for.
func send(_ descriptor: Int32, _ bytes: [UInt8], from start: Int) -> SocketResult<Int> {
    let count = bytes.withUnsafeBytes { buffer in
        write(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
    }
    return count >= 0 ? .done(count) : isLater ? .later : .failed
}

/// Tells the other side that nothing more comes.
func endSending(_ descriptor: Int32) {
    #if canImport(Darwin)
        shutdown(descriptor, SHUT_WR)
    #else
        shutdown(descriptor, Int32(SHUT_WR))
    #endif
}

/// Whether there is a screen on which a browser could open.
var hasScreen: Bool {
    #if canImport(Darwin)
        return environmentValue("SSH_CONNECTION") == nil
    #else
        return ["DISPLAY", "WAYLAND_DISPLAY"].contains { environmentValue($0).map { !$0.isEmpty } ?? false }
    #endif
}
