internal import GridEmit
internal import GridServices
internal import GridSyntax

/// The specs to compile, and where their outputs go.
struct BuildPlan: Sendable {
    /// An output of a spec, and the file for it; a nil path is standard output.
    struct Target: Sendable {
        let output: Output
        let path: String?
        /// The folder that the file may not leave through a symbolic link; nil if the user named the file itself.
        let folder: String?
    }

    /// A spec and its outputs.
    struct Job: Sendable {
        let spec: String
        let targets: [Target]
    }

    let jobs: [Job]

    init(_ settings: BuildSettings, specs: [String]) {
        // A folder may get more specs later, so its outputs always go to files.
        let isAlone = settings.paths == specs && specs.count == 1 && settings.requests.count == 1
        jobs = specs.map { spec in
            Job(
                spec: spec,
                targets: settings.requests.map { request in
                    let file = request.path ?? settings.file
                    let path = file ?? Self.path(of: request.output, spec: spec, settings, isAlone: isAlone)
                    return Target(
                        output: request.output, path: path == "-" ? nil : path,
                        folder: file == nil ? folder(ofPath: path) : nil)
                })
        }
    }

    /// Where an output goes if the user named no file for it.
    private static func path(
        of output: Output, spec: String, _ settings: BuildSettings, isAlone: Bool
    ) -> String {
        let specName = fileName(ofPath: spec == "-" ? settings.common.inputName ?? "stdin.grid" : spec)
        let definesType = output.name == Output.swift.name || output.name == Output.kotlin.name
        let stem = settings.namesTypes && definesType ? typeName(of: spec, named: specName) : specName
        let name = stem + output.suffix
        if let folder = settings.folder { return joined(folder, name) }
        if isAlone { return "-" }
        guard let slash = spec.lastIndex(of: "/") else { return name }
        return spec[...slash] + name
    }

    /// The name of the type that code of a spec defines.
    private static func typeName(of spec: String, named name: String) -> String {
        var content: [UInt8] = []
        // A spec that can't be read is an error later on.
        if spec != "-", case .success(let bytes) = readFile(spec) { content = bytes }
        let source = SourceText(name: name, bytes: content)
        return writtenName(in: source) ?? fallbackName(of: source)
    }

    /// The files that a build with the settings reads and writes.
    func files(_ settings: BuildSettings) -> RunFiles {
        let outputs = jobs.flatMap { job in
            job.targets.map { target in
                RunFiles.Use(
                    path: target.path ?? "-", what: "`\(target.output.name)` of `\(shown(job.spec))`")
            }
        }
        return RunFiles(
            reading: jobs.map { RunFiles.Use(path: $0.spec, what: "spec") }
                + settings.optionFiles.map { RunFiles.Use(path: $0, what: "options file") },
            writing: outputs
                + [settings.dependencyFile.map { RunFiles.Use(path: $0, what: "the dependencies") }]
                .compactMap { $0 })
    }

    /// The reason why a dependency file can't name the outputs, the specs and `extras`, if any.
    func problemWithDependencies(extras: [String]) -> String? {
        for job in jobs {
            for target in job.targets {
                guard let output = target.path else {
                    return
                        "`--depfile` needs outputs in files: name them with `-o`, `--out-dir` or `--emit KIND=PATH`"
                }
                if let problem = unsafeForMake(output) ?? unsafeForMake(job.spec) {
                    return Self.refusal(problem, in: "`\(shown(output))` of `\(shown(job.spec))`")
                }
            }
        }
        for path in extras {
            if let problem = unsafeForMake(path) { return Self.refusal(problem, in: "`\(shown(path))`") }
        }
        return nil
    }

    private static func refusal(_ problem: String, in path: String) -> String {
        "`--depfile` can't name \(path): dependency files have no escape for \(problem)"
    }

    /// The files that would be written, one per line; `-` for standard output.
    var list: String {
        jobs.flatMap { job in job.targets.map { ($0.path ?? "-") + "\n" } }.joined()
    }
}
