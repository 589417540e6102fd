/// The specs of some files and folders, as they come, change and go.
struct FollowedSpecs {
    private let arguments: [String]
    private var files: [String: FollowedFile] = [:]
    private var found = SpecFiles()
    private var looks = 0
    /// How many searches in a row have found other failures. While a spec is saved, its folder may have none for a moment.
    private var otherFailures = 0
    /// The failures that were reported.
    private(set) var failures: [IOFailure] = []

    /// How many looks use what one search of the folders has found: a tree may be large.
    private static let looksPerSearch = 20

    /// What has changed between two looks.
    struct Changes {
        var specs = SpecFiles()
        /// Whether folders have other problems than before.
        var hasOtherFailures = false

        var isEmpty: Bool { specs.paths.isEmpty && !hasOtherFailures }
    }

    init(_ arguments: [String]) { self.arguments = arguments }

    /// Those that are there or must be, in the order of `findSpecs`.
    var paths: [String] { found.paths.filter(isWanted) }

    /// Whether a spec is missed if it isn't there: one in a folder may go.
    private func isWanted(_ path: String) -> Bool { arguments.contains(path) || isPresent(path) }

    func isKnown(_ path: String) -> Bool { files[path] != nil }

    mutating func look() -> Changes {
        var changes = Changes()
        if looks % Self.looksPerSearch == 0 { changes.hasOtherFailures = search() }
        looks += 1
        changes.specs.failures = failures
        for path in found.paths {
            if let file = files[path] {
                if !file.look() { continue }
            } else {
                files[path] = FollowedFile(path)
            }
            if isWanted(path) {
                changes.specs.paths.append(path)
            } else {
                files[path] = nil
            }
        }
        found.paths.removeAll { files[$0] == nil }
        return changes
    }

    /// Searches the folders. Returns whether they have other problems than before.
    private mutating func search() -> Bool {
        let known = files.keys
        found = findSpecs(arguments)
        // A spec that is just being saved is missing for less time than its content.
        for path in Set(known).subtracting(found.paths) {
            files[path]?.look()
            if case .none? = files[path]?.content { files[path] = nil }
        }
        otherFailures = found.failures == failures ? 0 : otherFailures + 1
        guard otherFailures > 1 || looks == 0 && otherFailures > 0 else { return false }
        failures = found.failures
        return true
    }
}
