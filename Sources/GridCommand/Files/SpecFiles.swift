#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The specs that the arguments name, and the problems with the other arguments.
struct SpecFiles {
    /// In the order of the arguments, sorted by name within a folder, without duplicates; `-` is standard input.
    var paths: [String] = []
    var failures: [IOFailure] = []
}

/// Finds the specs that arguments name. A folder means all `.grid` files in it and its subfolders.
///
/// Within folders, names that begin with a dot and links to folders are skipped: so every file is found once, and
/// loops can't occur. A link given as an argument is followed. Other arguments are specs whatever their names; if one
/// doesn't exist, reading it will fail. It is a failure if a folder can't be read or has no specs, or if a `.grid` in
/// it is a pipe, a socket or a device, where reading could block forever. Such a file is read if it is an argument
/// itself, as with `/dev/stdin`.
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
                found.failures.append(IOFailure(path: argument, reason: "has no `.grid` files"))
            }
        }
        for path in paths where seen.insert(path == "-" ? path : places.place(of: path)).inserted {
            found.paths.append(path)
        }
    }
    return found
}

/// The specs in a folder and its subfolders.
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
        case .other: failures.append(IOFailure(path: path, reason: "is not a regular file"))
        // A link to a folder, which is skipped.
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

/// Whether something exists at the path.
func isPresent(_ path: String) -> Bool { kind(of: path, followingLinks: true) != .missing }

/// The path without symbolic links; nil if nothing exists there.
func realPath(_ path: String) -> String? {
    guard let real = realpath(systemPath(path), nil) else { return nil }
    defer { free(real) }
    return GridCommand.path(ofSystem: real)
}

/// The file to write for a path that gridgen chose itself. Links are followed within the folder.
///
/// It is a failure if a link leads out of the folder: the user named neither path, and the link may have come with
/// someone else's specs. A pipe is a failure too, since writing could block forever. A dangling link isn't followed:
/// the new file replaces it.
func place(of path: String, within folder: String) -> Result<String, IOFailure> {
    guard let place = realPath(path) else { return .success(path) }
    let above = realPath(folder) ?? folder
    guard place.utf8.starts(with: (above.hasSuffix("/") ? above : above + "/").utf8) else {
        return .failure(
            IOFailure(
                path: path,
                reason:
                    "is a symbolic link that leads out of its folder; name the file with `--emit KIND=PATH`"
            ))
    }
    guard kind(of: place, followingLinks: false) != .other else {
        return .failure(IOFailure(path: path, reason: "is not a regular file"))
    }
    return .success(place)
}

/// Decides whether two paths name the same place, whether or not anything exists there.
struct Places {
    /// Resolved folders by their spelling.
    private var folders: [String: String] = [:]

    /// The path with its folder resolved: without links, `.` and `..`, as far as it exists.
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

    /// The place that a path reads or writes, with a link resolved.
    mutating func target(of path: String) -> String {
        (kind(of: path, followingLinks: false) == .link ? realPath(path) : nil) ?? place(of: path)
    }
}
