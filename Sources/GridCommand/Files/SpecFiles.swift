#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The specs that arguments name, and what is wrong with the other arguments.
struct SpecFiles {
    /// In the order of the arguments, those of one folder by name, each once; `-` is standard input.
    var paths: [String] = []
    var failures: [IOFailure] = []
}

/// Finds the specs that arguments name: a folder stands for the `.grid` files in it and below.
///
/// What begins with a dot is passed over, as are links to folders, so that every file is found once and no loop is
/// walked; a link that is named itself is followed. Other files are specs whatever they are called, missing ones too:
/// who reads them says what is wrong. A folder that can't be read or holds no spec is a failure, and so is a `.grid` in a
/// folder that is a pipe, a socket or a device, or a link to one: reading it could wait for ever. One that is named itself
/// is read, as `/dev/stdin` is.
func findSpecs(_ arguments: [String]) -> SpecFiles {
    var found = SpecFiles()
    var seen: Set<String> = []
    var places = Places()
    for argument in arguments {
        var paths = [argument]
        if argument != "-", kind(of: argument, followingLinks: true) == .folder {
            let before = found.failures.count
            paths = specs(below: argument, &found.failures)
            if paths.isEmpty, found.failures.count == before {
                found.failures.append(IOFailure(path: argument, reason: "holds no `.grid` file"))
            }
        }
        for path in paths where seen.insert(path == "-" ? path : places.place(of: path)).inserted {
            found.paths.append(path)
        }
    }
    return found
}

/// The specs in a folder and below.
private func specs(below folder: String, _ failures: inout [IOFailure]) -> [String] {
    guard let stream = opendir(systemPath(folder)) else {
        failures.append(systemFailure(folder))
        return []
    }
    var names: [String] = []
    while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                path(ofSystem: $0)
            }
        }
        if !name.hasPrefix(".") { names.append(name) }
    }
    closedir(stream)
    var paths: [String] = []
    for name in names.sorted() {
        let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
        let isFolder = kind(of: path, followingLinks: false) == .folder
        if isFolder { paths += specs(below: path, &failures) }
        guard !isFolder, name.hasSuffix(".grid") else { continue }
        switch kind(of: path, followingLinks: true) {
        case .file, .missing: paths.append(path)
        case .other: failures.append(IOFailure(path: path, reason: "is no regular file"))
        // A link, which is not walked.
        case .folder, .link: break
        }
    }
    return paths
}

private enum FileKind {
    case folder, link, file, missing
    /// A pipe, a socket or a device.
    case other
}

private func kind(of path: String, followingLinks: Bool) -> FileKind {
    var status = stat()
    guard (followingLinks ? stat(systemPath(path), &status) : lstat(systemPath(path), &status)) == 0 else {
        return .missing
    }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFLNK: .link
    case S_IFREG: .file
    default: .other
    }
}

/// Whether anything stands at the path.
func isPresent(_ path: String) -> Bool { kind(of: path, followingLinks: true) != .missing }

/// The path without symbolic links, where it leads to something.
func realPath(_ path: String) -> String? {
    guard let real = realpath(systemPath(path), nil) else { return nil }
    defer { free(real) }
    return GridCommand.path(ofSystem: real)
}

/// The file that is written by a path whose name gridgen has made up: links are followed within the folder, and one that
/// leads out of it is a failure, as is a pipe, which could be waited for for ever.
///
/// Nobody has named that file, and a link may have come with the specs of others. A link that leads nowhere isn't
/// followed: the file takes its place.
func place(of path: String, within folder: String) -> Result<String, IOFailure> {
    guard let place = realPath(path) else { return .success(path) }
    let above = realPath(folder) ?? folder
    guard place.utf8.starts(with: (above.hasSuffix("/") ? above : above + "/").utf8) else {
        return .failure(
            IOFailure(
                path: path,
                reason: "is a symbolic link that leads out of its folder; name the file by `--emit KIND=PATH`"
            ))
    }
    guard kind(of: place, followingLinks: false) != .other else {
        return .failure(IOFailure(path: path, reason: "is no regular file"))
    }
    return .success(place)
}

/// Tells paths of one place from those of others, whether anything stands there or not.
struct Places {
    /// Folders as they are written, and without links and `..`.
    private var folders: [String: String] = [:]

    /// The path with its folder free of links, `.` and `..`, as far as that exists.
    mutating func place(of path: String) -> String {
        let steps = path.split(separator: "/").filter { $0 != "." }
        guard let name = steps.last else { return realPath(path.isEmpty ? "." : path) ?? path }
        if name == ".." { return realPath(path) ?? path }
        let above = steps.dropLast().joined(separator: "/")
        let folder = path.hasPrefix("/") ? "/" + above : above.isEmpty ? "." : above
        let real = folders[folder] ?? realPath(folder) ?? place(of: folder)
        folders[folder] = real
        return real.hasSuffix("/") ? real + name : real + "/" + name
    }

    /// The place that is read or written by a path, behind a link where one stands there.
    mutating func target(of path: String) -> String {
        (kind(of: path, followingLinks: false) == .link ? realPath(path) : nil) ?? place(of: path)
    }
}
