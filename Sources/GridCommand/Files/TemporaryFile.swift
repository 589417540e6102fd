#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A file that takes the bytes of an output until they are complete, in the folder of the output.
///
/// A killed run leaves it behind. The run that writes it holds a lock on it, which ends with the process, so later
/// runs can tell what was left behind and remove it.
struct TemporaryFile {
    let path: String
    let descriptor: Int32
    /// Keeps the lock after `descriptor` is closed, until the file has its final name.
    private let lock: Int32

    private static let (prefix, suffix) = (".gridgen-", ".tmp")

    /// Creates a file in a folder. Its name is random, so that runs don't collide, and short, so that any folder accepts
    /// it. `errno` tells why there is none.
    init?(in folder: String) {
        for _ in 0..<100 {
            let name = Self.prefix + String(UInt64.random(in: 0 ... .max), radix: 36) + Self.suffix
            let path = joined(folder, name)
            let descriptor = open(systemPath(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor < 0 {
                if errno == EEXIST { continue }
                return nil
            }
            // Another run may take the file for one that was left behind, until it is locked. Some file systems have no
            // locks; then no run removes it.
            var status = stat()
            let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
            if isTaken || (fstat(descriptor, &status) == 0 && status.st_nlink == 0) {
                close(descriptor)
                continue
            }
            self.path = path
            self.descriptor = descriptor
            lock = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
            return
        }
        return nil
    }

    /// Ends the lock.
    func release() { if lock >= 0 { close(lock) } }

    /// Removes the temporary files that killed runs left in the folders of the paths.
    static func removeLeftovers(beside paths: [String]) {
        let targets = paths.map { path in
            kind(of: path, followingLinks: false) == .link ? realPath(path) ?? path : path
        }
        for folder in Set(targets.map { folder(ofPath: $0) }) {
            for name in names(in: folder) ?? [] where isName(name) { removeLeftover(joined(folder, name)) }
        }
    }

    /// Whether a name is one that `init` chooses.
    private static func isName(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
        return UInt64(name.dropFirst(prefix.count).dropLast(suffix.count), radix: 36) != nil
    }

    private static func removeLeftover(_ path: String) {
        let descriptor = open(systemPath(path), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            flock(descriptor, LOCK_EX | LOCK_NB) == 0
        else { return }
        unlink(systemPath(path))
    }
}
