internal import GridSyntax

/// The path as a URI reference (RFC 3986): relative to `folder` if it is inside, else absolute.
///
/// - Parameters:
///   - folder: the absolute path of the working folder.
func relativeURI(ofPath path: String, in folder: String?) -> String {
    let path = relativePath(path, in: folder)
    let steps = path.split(separator: "/").map { encoded(String($0)) }.joined(separator: "/")
    return path.hasPrefix("/") ? "file:///" + steps : steps
}

/// The path relative to `folder` if it is inside, else as it is; `.` steps are removed.
///
/// - Parameters:
///   - folder: an absolute path.
func relativePath(_ path: String, in folder: String?) -> String {
    let steps = path.split(separator: "/").filter { $0 != "." }
    guard path.hasPrefix("/") else { return steps.joined(separator: "/") }
    let above = folder?.split(separator: "/") ?? []
    guard folder != nil, steps.count > above.count, steps.starts(with: above) else { return path }
    return steps.dropFirst(above.count).joined(separator: "/")
}

/// Percent-encodes one step of a path.
private func encoded(_ step: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
    return bytes(ofPath: step).map { byte in
        if plain.contains(byte) { return String(Unicode.Scalar(byte)) }
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
    }.joined()
}
