internal import GridSyntax

/// The settings of `kit`.
struct KitSettings: CommandSettings {
    var folder = ""
    var checks = false
    var common = CommonSettings()

    static let summary = "write the Swift sources of GridgenKit, for code that `--kit` generates"
    static let usage = "gridgen kit --out-dir DIR [--check]"
    static let details = """
        Apps that depend on the package import GridgenKit and don't need this. Others add its sources, as a module
        `GridgenKit`, or to a module of their own with `--kit same-module`. Files that don't change aren't touched.
        """
    static let examples = [
        "gridgen kit --out-dir Sources/GridgenKit",
        "gridgen specs --emit swift --kit --out-dir Sources/App",
    ]
    static let options: [Option<KitSettings>] = [
        Option(
            names: ["--out-dir"], value: "DIR", help: "write into this folder; it is created if missing"
        ) { settings, value in settings.folder = value },
        Option(
            names: ["--check"], value: nil, help: "write nothing; list the files that are out of date"
        ) { settings, _ in settings.checks = true },
    ]

    mutating func take(_ arguments: [String]) throws(UsageError) {
        if let argument = arguments.first {
            throw UsageError(message: "`\(argument)` is one argument too many")
        }
        if folder.isEmpty { throw UsageError(message: "name the folder with `--out-dir`") }
    }
}

/// `gridgen kit`: writes the sources of GridgenKit.
struct KitCommand {
    let settings: KitSettings
    let console: Console

    func run() -> ExitCode {
        let files = RunFiles(
            reading: [],
            writing: kitSources.map {
                RunFiles.Use(path: joined(settings.folder, $0.path), what: "`\($0.path)`")
            })
        if let problem = files.problem {
            console.fail(problem)
            return .failure
        }
        if !settings.checks { files.removeLeftovers() }
        var stale: [String] = []
        for source in kitSources {
            let path = joined(settings.folder, source.path)
            let bytes = Array(
                UnsafeBufferPointer(start: source.text.utf8Start, count: source.text.utf8CodeUnitCount))
            if settings.checks {
                if case .success(let found) = readFile(path), found == bytes { continue }
                stale.append(path)
            } else if case .failure(let failure) = write(path, bytes) {
                return console.report(failure)
            }
        }
        if stale.isEmpty { return .success }
        let update = "gridgen kit --out-dir \(quotedForShell(settings.folder))"
        console.writeError("\(counted(stale.count, "file")) out of date; to update, run:\n  \(update)\n")
        return max(console.answer(stale.map { $0 + "\n" }.joined()), .findings)
    }

    private func write(_ path: String, _ bytes: [UInt8]) -> Result<Void, IOFailure> {
        if case .failure(let failure) = makeFolder(folder(ofPath: path)) { return .failure(failure) }
        return writeFile(path, bytes)
    }
}
