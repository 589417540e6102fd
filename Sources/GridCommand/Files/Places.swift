#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// What a file is, whatever it is called: two paths with the same identity lead to the same file.
enum FileIdentity: Hashable {
    case existing(device: UInt64, number: UInt64)
    /// Of a file that doesn't exist yet: the bytes of its place.
    case missing([UInt8])

    private init(_ status: stat) {
        self = .existing(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    }

    /// The regular file that a stream of the process reads or writes; nil if it is something else, such as a pipe.
    init?(ofFileBehind descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }

    /// The file that a path leads to; nil if nothing exists there.
    fileprivate init?(ofFileAt path: String) {
        var status = stat()
        guard stat(systemPath(path), &status) == 0 else { return nil }
        self.init(status)
    }
}

/// Finds out which paths lead to the same place, whether or not anything exists there.
struct Places {
    /// Resolved folders by their spelling.
    private var folders: [String: String] = [:]

    /// The path with its folder resolved: without links, `.` and `..`.
    mutating func place(of path: String) -> String {
        // Most files are in a folder that is known.
        if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), let real = folders[String(path[..<slash])]
        {
            let name = path[path.utf8.index(after: slash)...]
            if !["", ".", ".."].contains(name) { return joined(real, String(name)) }
        }
        let steps = path.split(separator: "/").filter { $0 != "." }
        guard let name = steps.last else { return realPath(path.isEmpty ? "." : path) ?? path }
        let above = steps.dropLast().joined(separator: "/")
        let folder = path.hasPrefix("/") ? "/" + above : above.isEmpty ? "." : above
        // What doesn't exist is no link, so its parent is the folder before it.
        if name == ".." { return realPath(path) ?? GridCommand.folder(ofPath: place(of: folder)) }
        let real = folders[folder] ?? realPath(folder) ?? place(of: folder)
        folders[folder] = real
        return joined(real, String(name))
    }

    /// The file that a path leads to. A link that leads nowhere is a file itself, since gridgen would replace it.
    mutating func file(at path: String) -> FileIdentity {
        if let file = FileIdentity(ofFileAt: path) { return file }
        let place = place(of: path)
        return FileIdentity(ofFileAt: place)
            ?? .missing(bytes(ofPath: ignoresCase(place) ? place.lowercased() : place))
    }
}

/// Whether names that differ in their case only are the same where a file will be created.
private func ignoresCase(_ place: String) -> Bool {
    #if canImport(Darwin)
        var folder = folder(ofPath: place)
        while !isPresent(folder), folder != "/", folder != "." { folder = GridCommand.folder(ofPath: folder) }
        return pathconf(systemPath(folder), _PC_CASE_SENSITIVE) == 0
    #else
        return false
    #endif
}
