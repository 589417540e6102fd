internal import GridEmit
internal import GridModel
internal import GridSyntax

/// Lets one thread compute vectors at a time.
private let oneAtATime = Monitor()

/// `gridgen vectors`: writes calls of generated code and what it answers.
struct VectorsCommand {
    let settings: VectorsSettings
    let console: Console

    func run() -> ExitCode {
        let found = findSpecs(settings.specs)
        var exit = ExitCode.success
        for failure in found.failures { exit = max(exit, console.report(failure)) }
        let files = RunFiles(
            reading: found.paths.map { RunFiles.Use(path: $0, what: "spec") },
            writing: [RunFiles.Use(path: settings.output ?? "-", what: "the vectors")])
        if let problem = files.problem {
            console.fail(problem)
            return .failure
        }
        var grids: [Vectors] = []
        var report = Report(paint: console.errorPaint)
        for path in found.paths {
            let (grid, code) = compile(path, &report)
            grids += grid.map { [$0] } ?? []
            exit = max(exit, code)
        }
        if let summary = report.summary { console.writeError(summary + "\n") }
        if exit != .success { return exit }
        files.removeLeftovers()
        return write(grids)
    }

    /// Compiles a spec, and reports what is wrong with it.
    private func compile(_ path: String, _ report: inout Report) -> (Vectors?, ExitCode) {
        let source: SourceText
        switch console.readSpec(path, settings.common) {
        case .success(let read): source = read
        case .failure(let failure): return (nil, console.report(failure))
        }
        let compilation = compileGrid(source)
        let errors = compilation.diagnostics.filter { $0.severity == .error }
        console.writeError(report.text(of: errors, in: source))
        guard let grid = compilation.grid else { return (nil, exitCode(of: errors)) }
        do throws(ExactOverflow) {
            return (try Vectors(of: grid, in: fileName(ofPath: source.name)), .success)
        } catch {
            console.fail("\(shown(source.name)): numbers are too long for code, so there are no vectors")
            return (nil, .findings)
        }
    }

    private func write(_ grids: [Vectors]) -> ExitCode {
        let output = settings.output.flatMap { $0 == "-" ? nil : OutputFile($0) }
        var text =
            "{\"format\":\"gridgen-vectors\",\"version\":\(Vectors.version),\"seed\":\(settings.seed)}\n"
        var failure: IOFailure?
        func flush() {
            if let output { output.add(Array(text.utf8)) }
            if output == nil, case .failure(let found) = console.writeOutput(text) { failure = found }
            text = ""
        }
        for grid in grids where failure == nil {
            oneAtATime.change {
                grid.addLines(seed: settings.seed, count: settings.count) { line in
                    text += line
                    if text.utf8.count > 1 << 16 { flush() }
                    return failure == nil
                }
            }
        }
        if failure == nil { flush() }
        if let output, case .failure(let found) = output.finish() { failure = found }
        return failure.map { console.report($0) } ?? .success
    }
}
