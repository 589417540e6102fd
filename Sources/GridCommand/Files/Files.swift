internal import GridSyntax

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Reads a file, at most a little more than `limit` bytes.
package func readFile(_ path: String, limit: Int = Limits.bytes) -> Result<[UInt8], IOFailure> {
    let descriptor = open(systemPath(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(systemFailure(path)) }
    defer { close(descriptor) }
    var status = stat()
    var size: Int?
    if fstat(descriptor, &status) == 0 {
        if status.st_mode & S_IFMT == S_IFDIR {
            return .failure(IOFailure(path: path, reason: "is a folder, not a file"))
        }
        if status.st_mode & S_IFMT == S_IFREG { size = Int(clamping: status.st_size) }
    }
    return readDescriptor(descriptor, path: path, limit: limit, size: size)
}

extension [UInt8] {
    /// A text without the byte order mark that some editors put before it.
    var withoutByteOrderMark: [UInt8] { starts(with: [0xEF, 0xBB, 0xBF]) ? Array(self[3...]) : self }
}

/// Writes `bytes` to a file, all or nothing; see `OutputFile`.
///
/// - Parameters:
///   - isSource: whether a person wrote the file.
package func writeFile(_ path: String, _ bytes: [UInt8], isSource: Bool = false) -> Result<Void, IOFailure> {
    let file = OutputFile(path, isSource: isSource)
    file.add(bytes)
    return file.finish()
}

/// Creates a folder, and its missing parents.
func makeFolder(_ path: String) -> Result<Void, IOFailure> {
    var status = stat()
    if stat(systemPath(path), &status) == 0 {
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        return isFolder ? .success(()) : .failure(IOFailure(path: path, reason: "is not a folder"))
    }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
        if case .failure(let failure) = makeFolder(String(path[..<slash])) { return .failure(failure) }
    }
    if mkdir(systemPath(path), 0o777) != 0, errno != EEXIST { return .failure(systemFailure(path)) }
    return .success(())
}

/// The names in a folder, in no order; nil if it can't be read, and `errno` tells why.
func names(in folder: String) -> [String]? {
    guard let stream = opendir(systemPath(folder)) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                path(ofSystem: $0)
            }
        }
        names.append(name)
    }
    return names
}

/// The path of a name in a folder.
package func joined(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
}
