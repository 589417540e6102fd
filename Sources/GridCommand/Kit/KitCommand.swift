internal import GridSyntax

/// The settings of `kit`.
struct KitSettings: CommandSettings {
    var folder = ""
    var kit = KitSources(language: "swift")
    var checks = false
    var isForNPM = false
    /// The package of the kit in Kotlin, and the platform whose views it has; nil for those that it has by itself.
    var package: String?
    var views: String?
    var common = CommonSettings()

    static let summary = "write the sources of a kit, for code that `--kit` generates"
    static let usage = "gridgen kit --out-dir DIR [--language LANGUAGE] [--check] [OPTION …]"
    static let details = """
        A kit is what generated code of a language has in common, and for Swift views. Swift apps that depend on the package import
        GridgenKit and don't need this. Others add its sources, as a module `GridgenKit`, or to a module of their own with
        `--kit same-module`. In TypeScript and JavaScript the kit is a module beside the generated ones, or with `--npm` a package for
        npm. In Kotlin it is in the package `gridgen`, or in that of `--package`, which code with `--kit-package` uses;
        `--views android` adds `PhotoGridView`. Files that don't change aren't touched.
        """
    static let examples = [
        "gridgen kit --out-dir Sources/GridgenKit",
        "gridgen kit --language ts --out-dir src/grids",
        "gridgen kit --language kotlin --views android --out-dir src/gridgen",
        "gridgen specs --emit swift --kit --out-dir Sources/App",
    ]
    static let options: [Option<KitSettings>] = [
        Option(
            names: ["--out-dir"], value: "DIR", help: "write into this folder; it is created if missing"
        ) { settings, value in settings.folder = value },
        Option(
            names: ["--language"], value: "LANGUAGE", candidates: .words(KitSources.languages),
            help: "the kit's language: \(KitSources.languages.joined(separator: ", ")); default: swift"
        ) { settings, value throws(UsageError) in
            guard KitSources.languages.contains(value) else {
                throw unknownValue("language of a kit", value, among: KitSources.languages)
            }
            settings.kit = KitSources(language: value)
        },
        Option(
            names: ["--check"], value: nil, help: "write nothing; list the files that are out of date"
        ) { settings, _ in settings.checks = true },
        Option(
            names: ["--package"], value: "NAME",
            help: "package of the kit, such as `org.example.grids`; for kotlin; default: gridgen"
        ) { settings, value throws(UsageError) in settings.package = try packageName(value) },
        Option(
            names: ["--views"], value: "PLATFORM", candidates: .words(["android"]),
            help: "with views for a platform: android; for kotlin"
        ) { settings, value throws(UsageError) in
            guard value == "android" else {
                throw unknownValue("platform of views", value, among: ["android"])
            }
            settings.views = value
        },
        Option(
            names: ["--npm"], value: nil, help: "with a `package.json`, for npm; for ts and js"
        ) { settings, _ in settings.isForNPM = true },
    ]

    static let arguments = Candidates.none

    mutating func take(_ arguments: [String]) throws(UsageError) {
        if let argument = arguments.first {
            throw UsageError.surplus(argument)
        }
        if isForNPM, kit.packageFiles.isEmpty {
            throw UsageError(
                message: "`--npm` is for `ts` and `js`; the kit of `\(kit.language)` is used as files")
        }
        let forKotlin = [package.map { _ in "--package" }, views.map { _ in "--views" }].compactMap { $0 }
        if let option = forKotlin.first, kit.language != "kotlin" {
            let other =
                ["ts", "js"].contains(kit.language) && option == "--package"
                ? "; a package for npm is `--npm`" : ""
            throw UsageError(message: "`\(option)` is for `kotlin`\(other)")
        }
        kit.package = package ?? kit.package
        kit.hasAndroidViews = views != nil
        if folder.isEmpty { throw UsageError(message: "name the folder with `--out-dir`") }
    }
}

/// `gridgen kit`: writes the sources of a kit.
struct KitCommand {
    let settings: KitSettings
    let console: Console

    func run() -> ExitCode {
        let sources = settings.kit.files + (settings.isForNPM ? settings.kit.packageFiles : [])
        let files = RunFiles(
            reading: [],
            writing: sources.map {
                RunFiles.Use(path: joined(settings.folder, $0.path), what: "`\($0.path)`")
            })
        if let problem = files.problem {
            console.fail(problem)
            return .failure
        }
        if !settings.checks { files.removeLeftovers() }
        var stale: [String] = []
        for source in sources {
            let path = joined(settings.folder, source.path)
            let bytes = Array(source.text.utf8)
            let place: String
            switch GridCommand.place(of: path, within: settings.folder, else: "remove the link") {
            case .failure(let failure): return console.report(failure)
            case .success(let found): place = found
            }
            if settings.checks {
                if case .success(let found) = readFile(place), withLF(found) == bytes { continue }
                stale.append(path)
            } else if case .failure(let failure) = write(path, replacing: place, bytes) {
                return console.report(failure)
            }
        }
        if stale.isEmpty { return .success }
        let language = settings.kit.language == "swift" ? "" : " --language \(settings.kit.language)"
        let options = [
            settings.package.map { " --package " + $0 }, settings.views.map { " --views " + $0 },
            settings.isForNPM ? " --npm" : nil,
        ].compactMap { $0 }.joined()
        let update = "gridgen kit --out-dir \(quotedForShell(settings.folder))\(language)\(options)"
        console.writeError("\(counted(stale.count, "file")) out of date; to update, run:\n  \(update)\n")
        return max(console.answer(stale.map { $0 + "\n" }.joined()), .findings)
    }

    private func write(_ path: String, replacing place: String, _ bytes: [UInt8]) -> Result<Void, IOFailure> {
        if case .failure(let failure) = makeFolder(folder(ofPath: path)) { return .failure(failure) }
        let file = OutputFile(path, replacing: place)
        file.add(bytes)
        return file.finish()
    }
}
