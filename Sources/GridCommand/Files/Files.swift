internal import GridSyntax

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Reads a whole file, or a little more than `limit` bytes of a longer one.
func readFile(_ path: String, limit: Int = Limits.bytes) -> Result<[UInt8], IOFailure> {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(systemFailure(path)) }
    defer { close(descriptor) }
    var status = stat()
    var size: Int?
    if fstat(descriptor, &status) == 0 {
        if status.st_mode & S_IFMT == S_IFDIR {
            return .failure(IOFailure(path: path, reason: "is a folder, not a file"))
        }
        if status.st_mode & S_IFMT == S_IFREG { size = Int(status.st_size) }
    }
    return readDescriptor(descriptor, path: path, limit: limit, size: size)
}

/// Makes a file hold `bytes`, all of them or none: a file beside it is written and takes its place.
///
/// A file that holds them already is left alone, its time of change too. Where a symbolic link leads to a file, that
/// file is written and the link stays.
func writeFile(_ path: String, _ bytes: [UInt8]) -> Result<Void, IOFailure> {
    writeResolvedFile(realPath(path) ?? path, bytes).mapError { IOFailure(path: path, reason: $0.reason) }
}

private func writeResolvedFile(_ path: String, _ bytes: [UInt8]) -> Result<Void, IOFailure> {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists {
        if status.st_mode & S_IFMT == S_IFDIR {
            return .failure(IOFailure(path: path, reason: "is a folder, not a file to write"))
        }
        if status.st_mode & S_IFMT != S_IFREG { return writeInPlace(path, bytes) }
        if status.st_size == bytes.count, case .success(bytes) = readFile(path, limit: bytes.count) {
            return .success(())
        }
    }
    let (temporary, descriptor) = openTemporaryFile(beside: path)
    guard descriptor >= 0 else { return .failure(systemFailure(path)) }
    var result = writeDescriptor(descriptor, bytes, path: path)
    if exists { _ = fchmod(descriptor, status.st_mode & 0o777) }
    if close(descriptor) != 0, case .success = result { result = .failure(systemFailure(path)) }
    if case .success = result, rename(temporary, path) != 0 { result = .failure(systemFailure(path)) }
    if case .failure = result { unlink(temporary) }
    return result
}

/// Opens a new file in the folder of another, under a name that no other run has and that is no longer than the folder
/// allows. A run that is killed leaves it behind.
private func openTemporaryFile(beside path: String) -> (path: String, descriptor: Int32) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    for _ in 0..<100 {
        let temporary = folder + ".gridgen-" + String(UInt64.random(in: 0 ... .max), radix: 36) + ".tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        if descriptor >= 0 || errno != EEXIST { return (temporary, descriptor) }
    }
    return ("", -1)
}

/// Writes to what is no regular file, such as `/dev/stdout` or a pipe, which nothing can take the place of.
private func writeInPlace(_ path: String, _ bytes: [UInt8]) -> Result<Void, IOFailure> {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(systemFailure(path)) }
    defer { close(descriptor) }
    return writeDescriptor(descriptor, bytes, path: path)
}

/// Makes a folder and those above it, where they are missing.
func makeFolder(_ path: String) -> Result<Void, IOFailure> {
    var status = stat()
    if stat(path, &status) == 0 {
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        return isFolder ? .success(()) : .failure(IOFailure(path: path, reason: "is not a folder"))
    }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
        if case .failure(let failure) = makeFolder(String(path[..<slash])) { return .failure(failure) }
    }
    if mkdir(path, 0o777) != 0, errno != EEXIST { return .failure(systemFailure(path)) }
    return .success(())
}
