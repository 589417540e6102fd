internal import GridModel
internal import GridSyntax

/// Two versions of a spec to compare.
struct SpecPair {
    /// How the spec is called.
    let name: String
    /// The paths of the versions; nil for one that doesn't exist.
    let old, new: String?
}

extension SpecPair {
    /// Whether the versions can't have files of the same name: they are in one folder, or one is standard input.
    var areInOnePlace: Bool {
        guard let old, let new else { return false }
        if old == "-" || new == "-" { return true }
        return realPath(folder(ofPath: old)) == realPath(folder(ofPath: new))
    }
}

/// Two versions of a spec, compared.
struct ComparedSpecs {
    let name: String
    /// The grids; nil for a version that doesn't exist.
    let old, new: Grid?
    /// The source of the new version, or of the old one if there is none.
    let source: SourceText
    let difference: GridDifference?

    /// The changes of the spec as a whole and of its settings: there may be only one version.
    var settings: [Change] { difference?.settings ?? [old == nil ? .added : .removed] }
    var entries: [GridDifference.Entry] { difference?.entries ?? [] }
    var changes: [Change] { settings + entries.flatMap { $0.changes } }
}

extension DiffSettings {
    /// The specs to compare: one, or all of two folders, by their paths in them.
    var pairs: Result<[SpecPair], IOFailure> {
        let folders = [old, new].map { $0 != "-" && kind(of: $0, followingLinks: true) == .folder }
        guard folders[0] || folders[1] else {
            return .success([
                SpecPair(
                    name: path ?? [old, new].map { $0 == "-" ? "stdin" : $0 }.joined(separator: " → "),
                    old: present(old), new: present(new)
                )
            ])
        }
        guard folders[0], folders[1] else {
            return .failure(
                IOFailure(path: folders[0] ? new : old, reason: "is not a folder, as the other one is"))
        }
        var versions: [String: (old: String?, new: String?)] = [:]
        for (place, folder) in [old, new].enumerated() {
            let found = findSpecs([folder], followsLinks: comesFromGit)
            // A folder without specs is a version in which there are none.
            if let failure = found.failures.first(where: { $0.reason != SpecFiles.noSpecs }) {
                return .failure(failure)
            }
            for path in found.paths {
                let name = String(path.dropFirst(folder.count).drop { $0 == "/" })
                if place == 0 {
                    versions[name, default: (nil, nil)].old = path
                } else {
                    versions[name, default: (nil, nil)].new = path
                }
            }
        }
        let names = versions.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return .success(
            names.map { SpecPair(name: $0, old: versions[$0]?.old, new: versions[$0]?.new) })
    }

    /// Whether `git difftool --dir-diff` has made the folders, of links to the files of the working tree.
    private var comesFromGit: Bool { environmentValue("GIT_DIFFTOOL_DIRDIFF") == "true" }

    private func present(_ path: String) -> String? { path == "/dev/null" ? nil : path }
}
