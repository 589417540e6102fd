#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Compares a file with a text that arrives in pieces.
///
/// A short text is kept, so that a diff can be shown. The pieces of a long text are compared as they arrive.
final class ComparedFile {
    /// The text so far, while it is short.
    private var bytes: [UInt8] = []
    private let path: String
    /// The file, read as far as the text has arrived; nil while the text is short, -1 if the file can't be opened.
    private var descriptor: Int32?
    private var isSame = true

    /// How many bytes of a text are kept.
    private let mostKept: Int

    init(_ path: String, mostKept: Int = OutputFile.mostHeld) {
        self.path = path
        self.mostKept = mostKept
    }

    deinit { if let descriptor, descriptor >= 0 { close(descriptor) } }

    /// Takes the next piece.
    func add(_ piece: [UInt8]) {
        if bytes.isEmpty { bytes = piece } else { bytes += piece }
        guard descriptor != nil || bytes.count > mostKept else { return }
        let file = descriptor ?? open(systemPath(path), O_RDONLY | O_CLOEXEC)
        descriptor = file
        isSame = isSame && file >= 0 && readExactly(bytes.count, from: file) == bytes
        bytes = []
    }

    /// The difference between file and text; nil if they are equal.
    func finish() -> Result<UnifiedDifference?, IOFailure> {
        let exists = isPresent(path)
        let oldName = exists ? path : "/dev/null"
        if let descriptor {
            isSame = isSame && readExactly(bytes.count + 1, from: descriptor) == bytes
            return .success(isSame ? nil : UnifiedDifference(ofLongTexts: oldName, path))
        }
        var old: [UInt8] = []
        if exists {
            switch readFile(path, limit: mostKept + bytes.count) {
            case .failure(let failure): return .failure(failure)
            case .success(let read): old = read
            }
        }
        return .success(UnifiedDifference(old: old, new: bytes, oldName: oldName, newName: path))
    }

    /// The next `count` bytes of a file, or fewer at its end or if it can't be read.
    private func readExactly(_ count: Int, from descriptor: Int32) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let length = bytes.withUnsafeMutableBytes { buffer in
                read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
            }
            if length < 0, errno == EINTR { continue }
            if length <= 0 { break }
            filled += length
        }
        return Array(bytes.prefix(filled))
    }
}
