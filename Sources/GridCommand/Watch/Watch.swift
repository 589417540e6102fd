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

extension WatchableSettings {
    /// Runs `body` for the specs, and for each of them again when it changes, until the user ends the program. `body` gets the specs
    /// that have changed and the paths of all. Returns the exit code for what was there last.
    func watch(_ console: Console, _ body: @escaping (Self, SpecFiles, [String]) -> RunExit) -> ExitCode {
        var current: Self? = self
        let watch = Watch(paths: paths, optionFiles: optionFiles, console: console) { rereads, specs, all in
            if rereads { current = readAgain(console) }
            return current.map { body($0, specs, all) }
        }
        return watch.run()
    }

    /// The settings by the options files as they are now; nil if they have an error, which is reported.
    private func readAgain(_ console: Console) -> Self? {
        do throws(UsageError) {
            return try Self(arguments: common.arguments[...])
        } catch {
            console.report(error)
            return nil
        }
    }
}

/// The loop of `--watch`. It has no type parameter, so that the program contains it once.
private struct Watch {
    let paths: [String]
    let optionFiles: [String]
    let console: Console
    /// Runs the command for some of all specs. Before, it reads the settings again if that is asked for; nil if they have an error.
    let body: (Bool, SpecFiles, [String]) -> RunExit?

    func run() -> ExitCode {
        for path in paths + optionFiles where kind(of: path, followingLinks: true) == .other {
            console.fail("\(shown(path)) is not a regular file, so it can't be watched")
            return .failure
        }
        guard let wake = WakePipe() else { return console.report(systemFailure("a pipe")) }
        wake.wakeOnInterrupt()
        var specs = FollowedSpecs(paths)
        let optionFiles = optionFiles.map { FollowedFile($0) }
        var exits: [String: ExitCode] = [:]
        var problems = ExitCode.success
        var isFirst = true
        while true {
            // All of them look, so that none is left for the next time.
            let rereads = optionFiles.count { $0.look() } > 0
            var changes = specs.look()
            if rereads { changes.specs.paths = specs.paths }
            exits = exits.filter { specs.isKnown($0.key) }
            if isFirst || rereads || !changes.isEmpty {
                if !isFirst { say(changes.specs.paths.map { "\(shown($0)) has changed" }) }
                let run = body(rereads, changes.specs, specs.paths)
                if run?.code == .unread { return .unread }
                for path in changes.specs.paths + (run?.others ?? []) { exits[path] = run?.specs[path] }
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

    private func say(_ lines: [String]) {
        for line in lines { console.writeError(console.errorPaint(.place, line) + "\n") }
    }
}
