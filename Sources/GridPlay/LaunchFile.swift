internal import GridCommand

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A page that only this user can read, and that leads to an address.
///
/// Programs that open browsers get it instead of the address, since other users of the machine can read their arguments.
struct LaunchFile {
    let path: String

    /// Writes such a file into the folder for temporary files.
    static func written(leadingTo address: String) -> Result<LaunchFile, IOFailure> {
        let folder = environmentValue("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        let suffix = ".html"
        var name = systemPath(joined(folder, "gridgen-XXXXXX" + suffix))
        // Its mode is 0600.
        let descriptor = mkstemps(&name, Int32(suffix.utf8.count))
        guard descriptor >= 0 else { return .failure(systemFailure(folder)) }
        defer { close(descriptor) }
        let file = LaunchFile(path: GridCommand.path(ofBytes: name.dropLast().map { UInt8(bitPattern: $0) }))
        let page = """
            <!doctype html><meta charset="utf-8"><title>gridgen</title><meta http-equiv="refresh" content="0; url=\(address)">
            <a href="\(address)">the playground</a>

            """
        if case .failure(let failure) = writeDescriptor(descriptor, Array(page.utf8), path: file.path) {
            file.remove()
            return .failure(failure)
        }
        return .success(file)
    }

    func remove() { unlink(systemPath(path)) }
}

/// Opens a file in the user's browser.
func openInBrowser(_ path: String) {
    #if canImport(Darwin)
        let opener = "open"
    #else
        let opener = "xdg-open"
    #endif
    let quoted = path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    _ = system("\(opener) '\(quoted)' >/dev/null 2>&1 &")
}
