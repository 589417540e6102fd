#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

// A path is any bytes to the system and a `String` here. A byte that is no UTF-8 is a scalar of the last private-use plane
// here, 0x10FF00 more than the byte, and so is each byte of such a scalar: no two paths become one (Python does the
// same with surrogates: PEP 383).

/// The scalars that stand for bytes.
private let escapes: ClosedRange<UInt32> = 0x10FF80...0x10FFFF

/// A path as text.
func path(ofBytes bytes: some Collection<UInt8>) -> String {
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

/// A path that the system has given.
func path(ofSystem pointer: UnsafePointer<CChar>) -> String {
    path(ofBytes: UnsafeRawBufferPointer(start: pointer, count: strlen(pointer)))
}

/// The bytes of a path, as the system takes them: 0 ends them.
func systemPath(_ path: String) -> [CChar] { bytes(ofPath: path).map { CChar(bitPattern: $0) } + [0] }

/// The bytes of a path.
func bytes(ofPath path: String) -> [UInt8] {
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

/// A path for people and programs that read text: bytes that are none are marked.
func readable(_ path: String) -> String {
    guard path.unicodeScalars.contains(where: isEscape) else { return path }
    var text = ""
    for scalar in path.unicodeScalars { text.unicodeScalars.append(isEscape(scalar) ? "\u{FFFD}" : scalar) }
    return text
}

private func isEscape(_ scalar: Unicode.Scalar) -> Bool { escapes.contains(scalar.value) }

/// The arguments of the process, but for its name; each may be a path.
public func processArguments() -> [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
        CommandLine.unsafeArgv[index].map { path(ofSystem: UnsafePointer($0)) }
    }
}
