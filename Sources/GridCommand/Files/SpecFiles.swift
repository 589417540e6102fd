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
    for argument in arguments {
        guard argument != "-", kind(of: argument, followingLinks: true) == .folder else {
            found.paths.append(argument)
            continue
        }
        let before = found.failures.count
        let paths = specs(below: argument, &found.failures)
        if paths.isEmpty, found.failures.count == before {
            found.failures.append(IOFailure(path: argument, reason: "has no `.grid` files"))
        }
        found.paths += paths
    }
    // Nothing is there twice, and the tables below would take a tenth of the time of a run.
    if found.paths.count < 2 { return found }
    var seen: Set<[UInt8]> = []
    var places = Places()
    found.paths = found.paths.filter { path in
        // By bytes, since different names may be the same text.
        seen.insert(bytes(ofPath: path == "-" ? path : places.place(of: path))).inserted
    }
    return found
}

/// The specs in a folder and its subfolders.
private func specs(below folder: String, _ failures: inout [IOFailure]) -> [String] {
    guard let names = names(in: folder) else {
        failures.append(systemFailure(folder))
        return []
    }
    var paths: [String] = []
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for name in sorted where !name.hasPrefix(".") {
        let path = joined(folder, name)
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

/// What is at a path.
enum FileKind {
    case folder, link, file, missing
    /// A pipe, a socket or a device.
    case other
}

/// What is at a path, or where the link at the path leads.
func kind(of path: String, followingLinks: Bool) -> FileKind {
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
