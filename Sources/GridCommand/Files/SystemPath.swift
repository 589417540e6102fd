#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

// To the system a path is any sequence of bytes; here it is a `String`. A byte that isn't valid UTF-8 becomes a
// scalar of the last private-use plane: 0x10FF00 plus the byte. The bytes of such a scalar in a path are escaped the
// same way, so different paths stay different. (Python does the same with surrogates: PEP 383.)

/// The scalars that represent single bytes.
private let escapes: ClosedRange<UInt32> = 0x10FF80...0x10FFFF

/// A path as text.
package func path(ofBytes bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !text.unicodeScalars.contains(where: isEscape) {
        return text
    }
    var path = ""
    var rest = bytes[...]
    while let first = rest.first {
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        let scalar = String(validating: rest.prefix(length), as: UTF8.self)?.unicodeScalars.first
        if let scalar, !isEscape(scalar) {
            path.unicodeScalars.append(scalar)
            rest = rest.dropFirst(length)
        } else {
            path.unicodeScalars.append(Unicode.Scalar(0x10FF00 + UInt32(first)) ?? "\u{FFFD}")
            rest = rest.dropFirst()
        }
    }
    return path
}

/// A path that the system returned.
package func path(ofSystem pointer: UnsafePointer<CChar>) -> String {
    path(ofBytes: UnsafeRawBufferPointer(start: pointer, count: strlen(pointer)))
}

/// The bytes of a path with a final 0, as system calls take it.
package func systemPath(_ path: String) -> [CChar] {
    let bytes = bytes(ofPath: path)
    var result: [CChar] = []
    result.reserveCapacity(bytes.count + 1)
    for byte in bytes { result.append(CChar(bitPattern: byte)) }
    result.append(0)
    return result
}

/// The bytes of a path.
func bytes(ofPath path: String) -> [UInt8] {
    // Escapes begin with this byte, which nearly no path has.
    if !path.utf8.contains(0xF4) { return Array(path.utf8) }
    var bytes: [UInt8] = []
    for scalar in path.unicodeScalars {
        if isEscape(scalar) {
            bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            bytes += String(scalar).utf8
        }
    }
    return bytes
}

/// A path for display: bytes that aren't UTF-8 are shown as U+FFFD.
package func readable(_ path: String) -> String {
    guard path.unicodeScalars.contains(where: isEscape) else { return path }
    var text = ""
    for scalar in path.unicodeScalars { text.unicodeScalars.append(isEscape(scalar) ? "\u{FFFD}" : scalar) }
    return text
}

private func isEscape(_ scalar: Unicode.Scalar) -> Bool { escapes.contains(scalar.value) }

/// The arguments of the process without its name; each may be a path.
public func processArguments() -> [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
        CommandLine.unsafeArgv[index].map { path(ofSystem: UnsafePointer($0)) }
    }
}
