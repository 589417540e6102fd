#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Writes a file in pieces, all or nothing.
///
/// The pieces go to a temporary file in the same folder, which then replaces the target. If the target already has
/// the same content, it stays untouched, and so does its modification time. A symbolic link stays, and the file it
/// points to is written, unless `place` names the file to replace: then no link is followed, even one created since. A link
/// that leads nowhere is replaced; one that the system can't follow is a failure.
///
/// A file that a person wrote exists only once, other than what gridgen can generate again. So its new text is on the disk
/// before it replaces the old one, and it keeps its owner and its mode. If another file can't have those, or if it has other
/// hard links, its text is written over the old one.
final class OutputFile {
    /// The bytes that aren't written yet. Up to `mostHeld` bytes are kept, since most files don't change.
    private var bytes: [UInt8] = []
    private let path: String
    /// The file to replace; nil for the one that `path` leads to.
    private let replaced: String?
    /// Whether a person wrote the file.
    private let isSource: Bool
    private var place: Place?
    private var failure: IOFailure?

    /// The most bytes that are held in memory.
    static let mostHeld = 4 << 20

    /// Where the pieces are written.
    fileprivate struct Place {
        let descriptor: Int32
        /// The target, with links resolved.
        let target: String
        /// The file with the descriptor; nil if the target can't be replaced, such as a pipe or `/dev/stdout`.
        var temporary: TemporaryFile?
        /// The permissions of the existing target; nil if there is none.
        var permissions: mode_t?
        /// Whether the text is written over that of the target, which stays the same file.
        var isOverwritten = false
    }

    /// Creates a file that `finish()` will write.
    ///
    /// - Parameters:
    ///   - place: the file to replace, as found by `place(of:within:)`.
    ///   - isSource: whether a person wrote the file.
    init(_ path: String, replacing place: String? = nil, isSource: Bool = false) {
        self.path = path
        replaced = place
        self.isSource = isSource
    }

    /// Takes the next piece.
    func add(_ piece: [UInt8]) {
        if bytes.isEmpty { bytes = piece } else { bytes += piece }
        if place != nil || failure != nil || bytes.count > Self.mostHeld { write(to: path) }
    }

    /// Writes the rest, and moves the file into place.
    func finish() -> Result<Void, IOFailure> { finish { true }.map { _ in } }

    /// Writes the rest, and moves the file into place if `isWanted` still says so, when everything is written. Returns what it
    /// has said.
    func finish(if isWanted: () -> Bool) -> Result<Bool, IOFailure> {
        let isLong = place != nil
        if !isLong, failure == nil, isHeld(by: path) { return .success(isWanted()) }
        write(to: path)
        guard let place else { return failure.map { .failure($0) } ?? .success(true) }
        var isWritten = true
        if isSource, place.temporary != nil, failure == nil, fsync(place.descriptor) != 0 {
            failure = systemFailure(path)
        }
        if close(place.descriptor) != 0, failure == nil { failure = systemFailure(path) }
        if let temporary = place.temporary {
            let isSame =
                failure == nil && isLong && place.permissions != nil
                && holdTheSame(temporary.path, place.target)
            isWritten = failure == nil && isWanted()
            if isWritten, !isSame {
                if place.isOverwritten {
                    failure = overwrite(place.target, from: temporary.path)
                } else if rename(systemPath(temporary.path), systemPath(place.target)) != 0 {
                    failure = systemFailure(path)
                }
            }
            if failure != nil || !isWritten || isSame || place.isOverwritten {
                unlink(systemPath(temporary.path))
            }
            temporary.release()
        }
        return failure.map { .failure($0) } ?? .success(isWritten)
    }

    /// Whether a file already has the content.
    private func isHeld(by path: String) -> Bool {
        var status = stat()
        guard stat(systemPath(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size == bytes.count,
            case .success(let held) = readFile(path, limit: bytes.count), held.count == bytes.count
        else { return false }
        return held.withUnsafeBytes { held in
            bytes.withUnsafeBytes { bytes in
                guard let first = held.baseAddress, let second = bytes.baseAddress else { return true }
                return memcmp(first, second, bytes.count) == 0
            }
        }
    }

    private func write(to path: String) {
        if place == nil, failure == nil {
            switch place(for: path) {
            case .failure(let failure): self.failure = failure
            case .success(let place): self.place = place
            }
        }
        if failure == nil, let place,
            case .failure(let failure) = writeDescriptor(place.descriptor, bytes, path: path)
        {
            self.failure = failure
        }
        bytes = []
    }

    private func place(for path: String) -> Result<Place, IOFailure> {
        let found = replaced ?? realPath(path)
        if found == nil, let failure = followingFailure(path) { return .failure(failure) }
        let target = found ?? path
        var status = stat()
        let exists = stat(systemPath(target), &status) == 0
        let kind = status.st_mode & S_IFMT
        if exists, kind == S_IFDIR {
            return .failure(IOFailure(path: path, reason: "is a folder, not a file to write"))
        }
        if exists, kind != S_IFREG, replaced == nil {
            let descriptor = open(systemPath(target), O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return .failure(systemFailure(path)) }
            return .success(Place(descriptor: descriptor, target: target))
        }
        guard let temporary = TemporaryFile(in: folder(ofPath: target)) else {
            return .failure(systemFailure(path))
        }
        let permissions = exists ? status.st_mode & (isSource ? 0o7777 : 0o777) : nil
        let isOverwritten =
            exists && isSource && (status.st_nlink > 1 || !takesOwner(of: status, temporary.descriptor))
        // A change of the owner takes bits of the mode away.
        if let permissions { _ = fchmod(temporary.descriptor, permissions) }
        return .success(
            Place(
                descriptor: temporary.descriptor, target: target, temporary: temporary,
                permissions: permissions, isOverwritten: isOverwritten))
    }
}

extension OutputFile {
    /// Whether a file gets the owner and the group of the file that it will replace.
    private func takesOwner(of status: stat, _ descriptor: Int32) -> Bool {
        var own = stat()
        guard fstat(descriptor, &own) == 0 else { return false }
        let isSame = own.st_uid == status.st_uid && own.st_gid == status.st_gid
        return isSame || fchown(descriptor, status.st_uid, status.st_gid) == 0
    }

    /// Writes the text of a file over that of another one. Returns why it can't.
    private func overwrite(_ target: String, from source: String) -> IOFailure? {
        let bytes: [UInt8]
        switch readFile(source, limit: .max) {
        case .failure(let failure): return failure
        case .success(let read): bytes = read
        }
        let descriptor = open(systemPath(target), O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return systemFailure(path) }
        defer { close(descriptor) }
        if case .failure(let failure) = writeDescriptor(descriptor, bytes, path: path) { return failure }
        return ftruncate(descriptor, off_t(bytes.count)) == 0 && fsync(descriptor) == 0
            ? nil : systemFailure(path)
    }
}

/// Whether two files hold the same bytes.
private func holdTheSame(_ first: String, _ second: String) -> Bool {
    let (one, other) = (
        open(systemPath(first), O_RDONLY | O_CLOEXEC), open(systemPath(second), O_RDONLY | O_CLOEXEC)
    )
    defer {
        close(one)
        close(other)
    }
    while true {
        guard case .success(let bytes) = readDescriptor(one, path: first, limit: 1 << 20),
            case .success(bytes) = readDescriptor(other, path: second, limit: 1 << 20)
        else { return false }
        if bytes.isEmpty { return true }
    }
}
