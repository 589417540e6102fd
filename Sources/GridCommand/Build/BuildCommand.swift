internal import GridEmit
internal import GridSyntax

/// `gridgen build`: compiles specs and writes what was asked for.
struct BuildCommand {
    let settings: BuildSettings
    let console: Console

    /// A text and the file it is for; nil for standard output.
    private struct Artefact {
        let path: String?
        let text: String
    }

    func run() -> ExitCode {
        if let collision = firstCollision() {
            console.fail(collision)
            return .failure
        }
        var exit = ExitCode.success
        var report = Report(paint: console.errorPaint)
        for spec in settings.specs {
            let input: Result<[UInt8], IOFailure> = spec == "-" ? console.readInput() : readFile(spec)
            switch input {
            case .failure(let failure):
                fail(failure, &exit)
            case .success(let bytes):
                compile(SourceText(name: displayName(of: spec), bytes: bytes), spec: spec, &report, &exit)
            }
        }
        if let summary = report.summary { console.writeError(summary + "\n") }
        return exit
    }

    private func compile(_ source: SourceText, spec: String, _ report: inout Report, _ exit: inout ExitCode) {
        var options = settings.options
        options.source = fileName(ofPath: source.name)
        let compiled = compileSpec(source, to: settings.outputs, options: options)
        if !compiled.diagnostics.isEmpty {
            console.writeError(report.text(of: compiled.diagnostics, in: source))
        }
        if compiled.diagnostics.hasErrors {
            exit = exit == .failure ? .failure : exitCode(of: compiled.diagnostics)
            return
        }
        for (output, text) in zip(settings.outputs, compiled.texts) {
            if case .failure(let failure) = write(Artefact(path: path(of: output, spec: spec), text: text)) {
                fail(failure, &exit)
            }
        }
    }

    private func fail(_ failure: IOFailure, _ exit: inout ExitCode) {
        console.report(failure)
        exit = .failure
    }

    private func write(_ artefact: Artefact) -> Result<Void, IOFailure> {
        guard let path = artefact.path else { return console.writeOutput(artefact.text) }
        if let folder = settings.folder, case .failure(let failure) = makeFolder(folder) {
            return .failure(failure)
        }
        return writeFile(path, Array(artefact.text.utf8))
    }

    /// The name that diagnostics show.
    private func displayName(of spec: String) -> String { spec == "-" ? "stdin" : spec }

    /// Where an output of a spec goes; nil for standard output.
    private func path(of output: Output, spec: String) -> String? {
        if let file = settings.file { return file == "-" ? nil : file }
        let name = fileName(ofPath: spec == "-" ? "stdin.grid" : spec) + output.suffix
        if let folder = settings.folder { return folder.hasSuffix("/") ? folder + name : folder + "/" + name }
        if settings.specs.count == 1, settings.outputs.count == 1 { return nil }
        guard let slash = spec.lastIndex(of: "/") else { return name }
        return spec[...slash] + name
    }

    /// What is wrong when two specs would write one file, or an output would take the place of a spec.
    private func firstCollision() -> String? {
        let specs = Set(settings.specs.filter { $0 != "-" }.map(plain))
        var writers: [String: String] = [:]
        for spec in settings.specs {
            for output in settings.outputs {
                guard let path = path(of: output, spec: spec) else { continue }
                if specs.contains(plain(path)) { return "`\(path)` is a spec, which no output replaces" }
                if let other = writers.updateValue(spec, forKey: plain(path)) {
                    return "`\(other)` and `\(spec)` would both write `\(path)`"
                }
            }
        }
        return nil
    }

    /// The path without steps that lead nowhere: `./a//b` and `a/b` are one file.
    private func plain(_ path: String) -> String {
        let steps = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        return path.hasPrefix("/") ? "/" + steps : steps
    }
}
