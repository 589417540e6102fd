/// The specs of some files and folders, as they come, change and go.
struct FollowedSpecs {
    private let arguments: [String]
    private var files: [String: FollowedFile] = [:]
    private var found = SpecFiles()
    private var looking = Pace(FollowedFile.interval)
    private var searching = Pace(500)
    private var isFirst = true
    /// How many searches in a row have found other failures. While a spec is saved, its folder may have none for a moment.
    private var otherFailures = 0
    /// The failures that were reported.
    private(set) var failures: [IOFailure] = []

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
        if searching.isDue {
            let begun = computingNanoseconds()
            changes.hasOtherFailures = search()
            searching.wait(after: computingNanoseconds() - begun)
        }
        isFirst = false
        changes.specs.failures = failures
        guard looking.isDue else { return changes }
        let begun = computingNanoseconds()
        defer { looking.wait(after: computingNanoseconds() - begun) }
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
        guard otherFailures > 1 || isFirst && otherFailures > 0 else { return false }
        failures = found.failures
        return true
    }
}

/// When something is done again that takes time: at most a fiftieth of the time is spent on it.
private struct Pace {
    private let least: UInt64
    private var next: UInt64 = 0

    /// - Parameters:
    ///   - least: the milliseconds that pass at least.
    init(_ least: Int) { self.least = UInt64(least) * 1_000_000 }

    var isDue: Bool { monotonicNanoseconds() >= next }

    mutating func wait(after spent: UInt64) { next = monotonicNanoseconds() + max(least, 50 * spent) }
}
