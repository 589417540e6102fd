internal import GridEmit
internal import GridModel
internal import GridSyntax

/// The result of compiling one spec.
struct BuildResult: Sendable {
    /// The path of the spec.
    let spec: String
    var source: SourceText?
    var diagnostics: [Diagnostic] = []
    /// Streams the output that goes to standard output, piece by piece.
    var output: (@Sendable (@escaping ([UInt8]) -> Void) -> Void)?
    var failures: [IOFailure] = []
    /// How the outputs differ from the files on disk.
    var differences: [UnifiedDifference] = []
    var timings = Timings()
}

extension BuildPlan.Job {
    /// Compiles the spec and writes its outputs, or compares them with the files on disk. Safe to call on any thread.
    ///
    /// - Parameters:
    ///   - input: the content of standard input, if the spec is `-`.
    ///   - clash: the name that an earlier spec has taken.
    func run(
        _ settings: BuildSettings, input: Result<[UInt8], IOFailure>?, clash: NameClash? = nil
    ) -> BuildResult {
        var result = BuildResult(spec: spec)
        var stopwatch = Stopwatch(isRunning: settings.showsTimings)
        stopwatch.begin(.read)
        switch input ?? readFile(spec) {
        case .failure(let failure): result.failures = [failure]
        case .success(let bytes):
            let source = SourceText(name: settings.common.name(ofSpec: spec), bytes: bytes)
            compile(source, settings, clash, &stopwatch, &result)
        }
        result.timings = stopwatch.stop()
        return result
    }

    private func compile(
        _ source: SourceText, _ settings: BuildSettings, _ clash: NameClash?,
        _ stopwatch: inout Stopwatch, _ result: inout BuildResult
    ) {
        let compilation = compileGrid(source) { stopwatch.begin($0) }
        stopwatch.begin(.emit)
        result.source = source
        result.diagnostics = compilation.diagnostics
        guard let grid = compilation.grid else { return }
        var options = settings.options
        options.source = readable(fileName(ofPath: source.name))
        let outputs = Output.prepare(targets.map { $0.output }, of: grid, options: options)
        let unfit =
            outputs.flatMap { $0.diagnostics } + [clash?.diagnostic(at: grid.nameSpan)].compactMap { $0 }
        result.diagnostics = (result.diagnostics + unfit).inSourceOrder
        guard !unfit.hasErrors else { return }
        if !settings.checks, let folder = settings.folder, case .failure(let failure) = makeFolder(folder) {
            result.failures.append(failure)
            return
        }
        // All places are checked before the first write: a spec gets all of its outputs or none.
        guard let places = places(&result.failures) else { return }
        for (index, (target, place)) in zip(targets, places).enumerated() {
            stopwatch.begin(.emit)
            let output = outputs[index]
            let outcome: Result<Void, IOFailure>
            switch target.path {
            case nil:
                result.output = { output.write(to: $0) }
                continue
            case let path? where settings.checks:
                let file = ComparedFile(path)
                output.write { file.add($0) }
                stopwatch.begin(.write)
                outcome = file.finish().map { result.differences += [$0].compactMap { $0 } }
            case let path?:
                let file = OutputFile(path, replacing: place)
                output.write { file.add($0) }
                stopwatch.begin(.write)
                outcome = file.finish()
            }
            if case .failure(let failure) = outcome { result.failures.append(failure) }
        }
    }

    /// The files to replace: one for each target whose path gridgen chose, nil for a target that the user named. The
    /// whole result is nil if one of them may not be written.
    private func places(_ failures: inout [IOFailure]) -> [String?]? {
        var places: [String?] = []
        for target in targets {
            guard let path = target.path, let folder = target.folder else {
                places.append(nil)
                continue
            }
            switch place(of: path, within: folder) {
            case .success(let place): places.append(place)
            case .failure(let failure): failures.append(failure)
            }
        }
        return places.count == targets.count ? places : nil
    }
}
