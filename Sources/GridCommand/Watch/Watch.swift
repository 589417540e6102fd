/// Settings of a command that can follow its specs.
protocol WatchableSettings: CommandSettings {
    /// The specs and folders of the command line.
    var paths: [String] { get }
    /// The options files, after whose changes the command line is read again.
    var optionFiles: [String] { get }
    var watches: Bool { get set }
}

extension WatchableSettings {
    /// Checks that `--watch` has files to follow.
    func checkWatching() throws(UsageError) {
        guard watches, paths.contains("-") else { return }
        throw UsageError(message: "`--watch` follows files, not standard input")
    }
}

extension Option where Settings: WatchableSettings {
    static func watch(excludes: [String] = []) -> Option<Settings> {
        Option(
            names: ["--watch"], value: nil,
            help:
                "run again whenever a spec changes, until Ctrl-C; specs that are added to a folder count too",
            excludes: excludes
        ) { settings, _ in settings.watches = true }
    }
}

/// Runs a command for its specs, and for each of them again when it changes, until the user ends the program.
struct Watch<Settings: WatchableSettings> {
    private let settings: Settings
    private let console: Console

    init(_ settings: Settings, _ console: Console) {
        self.settings = settings
        self.console = console
    }

    /// Runs `body` with the specs that have changed and the paths of all. Returns the exit code for what was there last.
    func run(_ body: (Settings, SpecFiles, [String]) -> RunExit) -> ExitCode {
        for path in settings.paths + settings.optionFiles where kind(of: path, followingLinks: true) == .other
        {
            console.fail("\(shown(path)) is not a regular file, so it can't be watched")
            return .failure
        }
        guard let wake = WakePipe() else { return console.report(systemFailure("a pipe")) }
        wake.wakeOnInterrupt()
        var current: Settings? = settings
        var specs = FollowedSpecs(settings.paths)
        let optionFiles = settings.optionFiles.map { FollowedFile($0) }
        var exits: [String: ExitCode] = [:]
        var problems = ExitCode.success
        var isFirst = true
        while true {
            // All of them look, so that none is left for the next time.
            let isReconfigured = optionFiles.count { $0.look() } > 0
            if isReconfigured { current = readSettings() }
            var changes = specs.look()
            if isReconfigured { changes.files.paths = specs.paths }
            exits = exits.filter { specs.isKnown($0.key) }
            if isFirst || isReconfigured || !changes.isEmpty {
                if !isFirst { say(changes.files.paths.map { "\(shown($0)) has changed" }) }
                let run = current.map { body($0, changes.files, specs.paths) }
                if run?.code == .unread { return .unread }
                for path in changes.files.paths { exits[path] = run?.specs[path] }
                problems = run == nil || !specs.failures.isEmpty ? .failure : .success
                say(["watching \(counted(specs.paths.count, "spec")); Ctrl-C ends"])
                isFirst = false
            }
            var awaited = [Awaited(descriptor: wake.reading)]
            awaitAny(&awaited, milliseconds: Int32(FollowedFile.interval))
            if wake.drain().contains(WakePipe.stopByte) {
                return max(problems, exits.values.max() ?? .success)
            }
        }
    }

    /// The settings by the options files as they are now; nil if they have an error, which is reported.
    private func readSettings() -> Settings? {
        do throws(UsageError) {
            return try Settings(arguments: settings.common.arguments[...])
        } catch {
            console.report(error)
            return nil
        }
    }

    private func say(_ lines: [String]) {
        for line in lines { console.writeError(console.errorPaint(.place, line) + "\n") }
    }
}

/// The specs of some files and folders, as they come, change and go.
private struct FollowedSpecs {
    private let arguments: [String]
    private var files: [String: FollowedFile] = [:]
    /// In the order of `findSpecs`.
    private(set) var paths: [String] = []
    private(set) var failures: [IOFailure] = []
    /// How many looks in a row have found other failures. While a spec is saved, its folder may have none for a moment.
    private var otherFailures = 0

    /// What has changed between two looks.
    struct Changes {
        var files = SpecFiles()
        /// Whether folders have other problems than before.
        var hasOtherFailures = false

        var isEmpty: Bool { files.paths.isEmpty && !hasOtherFailures }
    }

    init(_ arguments: [String]) { self.arguments = arguments }

    func isKnown(_ path: String) -> Bool { files[path] != nil }

    mutating func look() -> Changes {
        let found = findSpecs(arguments)
        var changes = Changes()
        otherFailures = found.failures == failures ? 0 : otherFailures + 1
        if otherFailures > 0, files.isEmpty || otherFailures > 2 {
            changes.hasOtherFailures = true
            failures = found.failures
        }
        changes.files.failures = failures
        let known = files
        for path in found.paths {
            if let file = known[path] {
                if file.look() { changes.files.paths.append(path) }
            } else {
                files[path] = FollowedFile(path)
                changes.files.paths.append(path)
            }
        }
        // A spec that is just being saved may be missing for a moment; then its content isn't.
        let gone = Set(known.keys).subtracting(found.paths).filter { path in
            known[path]?.look()
            if case .none? = known[path]?.content { return true }
            return false
        }
        for path in gone { files[path] = nil }
        paths = found.paths
        return changes
    }
}
