internal import GridEmit
internal import GridSyntax

/// What has come of one spec.
struct BuildResult: Sendable {
    var source: SourceText?
    var diagnostics: [Diagnostic] = []
    /// What is for standard output.
    var output: String?
    var failures: [IOFailure] = []
    /// What differs from the files that are there.
    var differences: [UnifiedDifference] = []
    var timings = Timings()
}

extension BuildPlan.Job {
    /// Compiles the spec and writes its outputs, or compares them with what is there. May run on any thread.
    ///
    /// - Parameters:
    ///   - input: what was read from standard input, where the spec is that.
    func run(_ settings: BuildSettings, input: Result<[UInt8], IOFailure>?) -> BuildResult {
        var result = BuildResult()
        var stopwatch = Stopwatch(isRunning: settings.showsTimings)
        stopwatch.begin(.read)
        switch input ?? readFile(spec) {
        case .failure(let failure): result.failures = [failure]
        case .success(let bytes):
            let source = SourceText(name: spec == "-" ? "stdin" : spec, bytes: bytes)
            compile(source, settings, &stopwatch, &result)
        }
        result.timings = stopwatch.stop()
        return result
    }

    private func compile(
        _ source: SourceText, _ settings: BuildSettings, _ stopwatch: inout Stopwatch,
        _ result: inout BuildResult
    ) {
        var options = settings.options
        options.source = fileName(ofPath: source.name)
        let compiled = compileSpec(source, to: targets.map(\.output), options: options) {
            stopwatch.begin($0)
        }
        result.source = source
        result.diagnostics = compiled.diagnostics
        stopwatch.begin(.write)
        for (target, bytes) in zip(targets, compiled.outputs) {
            guard let path = target.path else {
                result.output = String(decoding: bytes, as: UTF8.self)
                continue
            }
            let outcome =
                settings.checks
                ? compare(bytes, with: path, &result) : write(bytes, to: path, folder: settings.folder)
            if case .failure(let failure) = outcome { result.failures.append(failure) }
        }
    }

    private func write(_ bytes: [UInt8], to path: String, folder: String?) -> Result<Void, IOFailure> {
        if let folder, case .failure(let failure) = makeFolder(folder) { return .failure(failure) }
        return writeFile(path, bytes)
    }

    private func compare(
        _ bytes: [UInt8], with path: String, _ result: inout BuildResult
    ) -> Result<Void, IOFailure> {
        var old: [UInt8] = []
        let exists = isPresent(path)
        if exists {
            switch readFile(path, limit: .max) {
            case .failure(let failure): return .failure(failure)
            case .success(let bytes): old = bytes
            }
        }
        let difference = UnifiedDifference(
            old: old, new: bytes, oldName: exists ? path : "/dev/null", newName: path)
        if let difference { result.differences.append(difference) }
        return .success(())
    }
}
