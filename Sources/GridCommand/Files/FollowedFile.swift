internal import GridSyntax

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A file on disk that other programs may change: a spec that is watched, or that a page shows and changes.
package final class FollowedFile {
    package let path: String
    /// What the file contains.
    package private(set) var content: Content
    /// Counts the contents that the file has had.
    package private(set) var version = 1
    private var seen: Signature?
    /// How many looks at the file still read it, whatever its times say: of two changes within one tick of the clock, the
    /// second leaves no trace.
    private var unsettled = 5
    /// How many looks in a row have found it empty or missing. Editors that save leave it so for a moment.
    private var emptyLooks = 0

    package enum Content: Equatable {
        case text([UInt8])
        /// Why there is none, in words.
        case none(String)
    }

    /// What changes whenever a file is written or replaced.
    private struct Signature: Equatable {
        let device, number, size, seconds, nanoseconds, changedSeconds, changedNanoseconds: Int64
    }

    package init(_ path: String) {
        self.path = path
        seen = Self.signature(path)
        content = Self.read(path)
    }

    /// How many milliseconds pass between two looks.
    package static let interval = 25

    /// Looks whether the file has changed. Returns whether it has another content.
    @discardableResult
    package func look() -> Bool {
        let signature = Self.signature(path)
        if signature != seen {
            seen = signature
            unsettled = 5
        } else if unsettled > 0 {
            unsettled -= 1
        } else {
            return false
        }
        let found = Self.read(path)
        let isEmpty = signature == nil || found == .text([])
        emptyLooks = isEmpty ? emptyLooks + 1 : 0
        if isEmpty, emptyLooks < 3 {
            unsettled = max(unsettled, 3)
            return false
        }
        guard found != content else { return false }
        content = found
        version += 1
        return true
    }

    /// Writes a text, if the file still is as the page knows it: the version that it has seen last. Returns whether it is
    /// written; if not, `content` is what is there instead.
    package func write(_ text: [UInt8], knowing known: Int) -> Result<Bool, IOFailure> {
        // What is there now counts, also if an editor is just saving.
        func isUnchanged() -> Bool { known == version && Self.read(path) == content }
        guard isUnchanged() else {
            take(Self.read(path))
            return .success(content == .text(text))
        }
        let file = OutputFile(path, isSource: true)
        file.add(text)
        switch file.finish(if: isUnchanged) {
        case .failure(let failure): return .failure(failure)
        case .success(false):
            take(Self.read(path))
            return .success(false)
        case .success(true):
            seen = Self.signature(path)
            unsettled = 5
            take(.text(text))
            return .success(true)
        }
    }

    private func take(_ found: Content) {
        guard found != content else { return }
        content = found
        version += 1
    }

    private static func read(_ path: String) -> Content {
        guard kind(of: path, followingLinks: true) == .file else { return .none("is not there any more") }
        switch readFile(path) {
        case .failure(let failure): return .none("can't be read: \(failure.reason)")
        case .success(let bytes) where bytes.count > Limits.bytes: return .none("is larger than 4 MiB")
        case .success(let bytes):
            return String(validating: bytes, as: UTF8.self) == nil
                ? .none("is not valid UTF-8") : .text(bytes)
        }
    }

    private static func signature(_ path: String) -> Signature? {
        var status = stat()
        guard stat(systemPath(path), &status) == 0 else { return nil }
        #if canImport(Darwin)
            let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (written, changed) = (status.st_mtim, status.st_ctim)
        #endif
        return Signature(
            device: Int64(truncatingIfNeeded: status.st_dev),
            number: Int64(truncatingIfNeeded: status.st_ino), size: Int64(status.st_size),
            seconds: Int64(written.tv_sec), nanoseconds: Int64(written.tv_nsec),
            changedSeconds: Int64(changed.tv_sec), changedNanoseconds: Int64(changed.tv_nsec))
    }
}
