#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The specs that the arguments name, and the problems with the other arguments.
package struct SpecFiles {
    /// In the order of the arguments, sorted by name within a folder, without duplicates; `-` is standard input.
    package var paths: [String] = []
    package var failures: [IOFailure] = []

    package init(paths: [String] = [], failures: [IOFailure] = []) {
        self.paths = paths
        self.failures = failures
    }

    /// The reason of the failure of a folder that can be read, but has no specs.
    static let noSpecs = "has no `.grid` files"
}

/// Finds the specs that arguments name. A folder means all `.grid` files in it and its subfolders.
///
/// Within folders, names that begin with a dot and links to folders are skipped: so every file is found once, and
/// loops can't occur. A link given as an argument is followed. Other arguments are specs whatever their names; if one
/// doesn't exist, reading it will fail. It is a failure if a folder, or something in it, can't be read, or if it has no
/// specs. It is also one if a `.grid` in it is a link that leads out of it, since messages print lines of specs and
/// `fmt` rewrites them, or if it is a pipe, a socket or a device, where reading could block forever. Such a file is read
/// if it is an argument itself, as with `/dev/stdin`.
///
/// - Parameters:
///   - followsLinks: whether links may lead out of folders.
package func findSpecs(_ arguments: [String], followsLinks: Bool = false) -> SpecFiles {
    var found = SpecFiles()
    for argument in arguments {
        guard argument != "-", kind(of: argument, followingLinks: true) == .folder else {
            found.paths.append(argument)
            continue
        }
        var search = FolderSearch(root: followsLinks ? "/" : argument, arguments: arguments)
        search.look(in: argument)
        if search.found.paths.isEmpty, search.found.failures.isEmpty {
            search.found.failures.append(IOFailure(path: argument, reason: SpecFiles.noSpecs))
        }
        found.failures += search.found.failures
        found.paths += search.found.paths
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

/// Finds the specs in a folder and its subfolders.
private struct FolderSearch {
    /// The folder that no link may leave.
    let root: String
    /// What is named itself.
    let arguments: [String]
    var found = SpecFiles()

    mutating func look(in folder: String) {
        guard let names = names(in: folder) else { return found.failures.append(systemFailure(folder)) }
        var isReadable = true
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        where !name.hasPrefix(".") {
            let path = joined(folder, name)
            let own = kind(of: path, followingLinks: false)
            if own == .missing, let failure = presentFailure(path) {
                // What keeps it from being read is most often the same for the others.
                if isReadable { found.failures.append(failure) }
                isReadable = false
            } else if own == .folder {
                look(in: path)
            } else if name.hasSuffix(".grid") {
                add(path, isLink: own == .link)
            }
        }
    }

    private mutating func add(_ path: String, isLink: Bool) {
        switch kind(of: path, followingLinks: true) {
        case .file where isLink:
            let place = place(of: path, within: root, else: "to follow it, name the link itself")
            if case .failure(let failure) = place, !arguments.contains(path) {
                return found.failures.append(failure)
            }
            found.paths.append(path)
        case .file, .missing: found.paths.append(path)
        case .other: found.failures.append(IOFailure(path: path, reason: "is not a regular file"))
        // A link to a folder, which is skipped.
        case .folder, .link: break
        }
    }
}

/// Why nothing is known of what is at a path; nil if it is gone.
private func presentFailure(_ path: String) -> IOFailure? {
    var status = stat()
    return lstat(systemPath(path), &status) == 0 || errno == ENOENT ? nil : systemFailure(path)
}

/// What is at a path.
package enum FileKind {
    case folder, link, file, missing
    /// A pipe, a socket or a device.
    case other
}

/// What is at a path, or where the link at the path leads.
package func kind(of path: String, followingLinks: Bool) -> FileKind {
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
package func realPath(_ path: String) -> String? {
    guard let real = realpath(systemPath(path), nil) else { return nil }
    defer { free(real) }
    return GridCommand.path(ofSystem: real)
}

/// Why the system can't follow a link to a file, which may exist; nil for a link that leads nowhere, and for anything but a link.
func followingFailure(_ path: String) -> IOFailure? {
    guard realPath(path) == nil, errno != ENOENT else { return nil }
    let reason = systemFailure(path).reason
    guard kind(of: path, followingLinks: false) == .link else { return nil }
    return IOFailure(path: path, reason: "is a symbolic link that can't be followed: \(reason)")
}

/// The file to read or write for a path that gridgen chose itself. Links are followed within the folder.
///
/// It is a failure if a link leads out of the folder: the user named neither path, and the link may have come with
/// someone else's specs. A pipe is a failure too, since writing could block forever. A dangling link isn't followed:
/// the new file replaces it.
///
/// - Parameters:
///   - advice: what to do if the link is meant.
func place(
    of path: String, within folder: String, else advice: String = "name the file with `--emit KIND=PATH`"
) -> Result<String, IOFailure> {
    guard let above = realPath(folder) else { return .success(path) }
    let found = realPath(path)
    if found == nil, let failure = followingFailure(path) { return .failure(failure) }
    // A new file may be in a folder that is a link, or in a new one.
    var parent = GridCommand.folder(ofPath: path)
    while found == nil, realPath(parent) == nil, parent != ".", parent != "/" {
        parent = GridCommand.folder(ofPath: parent)
    }
    let inner = found ?? realPath(parent).map { joined($0, fileName(ofPath: path)) } ?? path
    guard inner.utf8.starts(with: (above.hasSuffix("/") ? above : above + "/").utf8) else {
        return .failure(
            IOFailure(path: path, reason: "is a symbolic link that leads out of its folder; \(advice)"))
    }
    guard let place = found else { return .success(path) }
    guard kind(of: place, followingLinks: false) != .other else {
        return .failure(IOFailure(path: path, reason: "is not a regular file"))
    }
    return .success(place)
}
