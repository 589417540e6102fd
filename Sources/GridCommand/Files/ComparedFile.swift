#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Compares a file with a text that arrives in pieces.
///
/// A short text is kept, so that a diff can be shown. The pieces of a long text are compared as they arrive. Line ends alone are
/// no difference.
final class ComparedFile {
    /// The text so far, while it is short.
    private var bytes: [UInt8] = []
    private let path: String
    /// The file, read as far as the text has arrived; nil while the text is short, -1 if the file can't be opened.
    private var descriptor: Int32?
    /// What was read of the file beyond what was compared, with LF.
    private var ahead: [UInt8] = []
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
        if !exists, let failure = followingFailure(path) { return .failure(failure) }
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
        let new = replacing(old, with: bytes)
        return .success(UnifiedDifference(old: old, new: new, oldName: oldName, newName: path))
    }

    /// The next `count` bytes of a file with LF, or fewer at its end or if it can't be read.
    private func readExactly(_ count: Int, from descriptor: Int32) -> [UInt8] {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        // The last byte may be the CR of a CRLF.
        while ahead.count <= count {
            let length = read(descriptor, &chunk, chunk.count)
            if length < 0, errno == EINTR { continue }
            if length <= 0 { break }
            for byte in chunk[..<length] { appendWithLF(byte, to: &ahead) }
        }
        let bytes = Array(ahead.prefix(count))
        ahead.removeFirst(bytes.count)
        return bytes
    }
}
