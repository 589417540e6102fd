internal import GridEmit

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
        let name = fileName(ofPath: spec == "-" ? "stdin.grid" : spec) + output.suffix
        if let folder = settings.folder { return folder.hasSuffix("/") ? folder + name : folder + "/" + name }
        if isAlone { return "-" }
        guard let slash = spec.lastIndex(of: "/") else { return name }
        return spec[...slash] + name
    }

    /// Reports two outputs with the same destination, or an output that would overwrite a spec.
    func collision() -> String? {
        var places = Places()
        var specs: Set<String> = []
        for job in jobs where job.spec != "-" { specs.insert(places.target(of: job.spec)) }
        var writers: [String: (spec: String, output: Output)] = [:]
        for job in jobs {
            for target in job.targets {
                let place = target.path.map { places.target(of: $0) } ?? "-"
                if let path = target.path, specs.contains(place) {
                    return "`\(path)` is a spec; an output can't overwrite it"
                }
                guard let other = writers.updateValue((job.spec, target.output), forKey: place) else {
                    continue
                }
                let what =
                    other.spec == job.spec
                    ? "`\(other.output.name)` and `\(target.output.name)` of `\(job.spec)`"
                    : "`\(other.spec)` and `\(job.spec)`"
                return "\(what) would both write " + (target.path.map { "`\($0)`" } ?? "to standard output")
            }
        }
        return nil
    }

    /// The reason why there can't be a dependency file, if any.
    func problem(withDependencyFile path: String) -> String? {
        var places = Places()
        let place = places.target(of: path)
        for job in jobs {
            if job.spec != "-", places.target(of: job.spec) == place {
                return "`\(path)` is a spec; dependencies can't overwrite it"
            }
            for target in job.targets {
                guard let output = target.path else {
                    return
                        "`--depfile` needs outputs in files: name them with `-o`, `--out-dir` or `--emit KIND=PATH`"
                }
                if places.target(of: output) == place {
                    return "`\(output)` can't hold both `\(target.output.name)` and dependencies"
                }
                if (output + job.spec).contains(where: \.isNewline) {
                    return
                        "`\(shown(output))` of `\(shown(job.spec))`: Make can't handle line breaks in file names"
                }
            }
        }
        return nil
    }

    /// The files that would be written, one per line; `-` for standard output.
    var list: String {
        jobs.flatMap { job in job.targets.map { ($0.path ?? "-") + "\n" } }.joined()
    }
}
