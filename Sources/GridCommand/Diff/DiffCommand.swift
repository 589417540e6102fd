internal import GridModel
internal import GridSyntax

/// `gridgen diff`: says what changed between two versions of specs.
struct DiffCommand {
    let settings: DiffSettings
    let console: Console

    func run() -> ExitCode {
        if let path = settings.path, !path.hasSuffix(".grid") { return printLines(of: path) }
        let pairs: [SpecPair]
        switch settings.pairs {
        case .failure(let failure): return console.report(failure)
        case .success(let found): pairs = found
        }
        var exit = ExitCode.success
        var report = Report(paint: console.errorPaint)
        var compared: [ComparedSpecs] = []
        for pair in pairs {
            switch compare(pair, &report) {
            case .success(let specs?): compared.append(specs)
            // What git shows doesn't end with a spec that has errors.
            case .success(nil): exit = settings.path == nil ? max(exit, .findings) : exit
            case .failure(let failure): exit = max(exit, console.report(failure))
            }
        }
        if let summary = report.summary { console.writeError(summary + "\n") }
        if compared.isEmpty { return exit }
        let changes = compared.flatMap { $0.changes }
        let breaking = changes.count { $0.isBreaking(beyond: settings.tolerance ?? .zero) }
        if settings.tolerance != nil, breaking > 0 { exit = max(exit, .findings) }
        if settings.format == .github {
            console.writeError(gitHubLog(diffText(compared, beyond: settings.tolerance ?? .zero, .off)))
        }
        let text = render(compared, breaking)
        if case .failure(let failure) = console.writeOutput(text) {
            return max(exit, console.report(failure))
        }
        if settings.path == nil, settings.format == .text {
            console.writeError(
                changes.isEmpty
                    ? "no changes\n"
                    : "\(counted(changes.count, "change"))\(breaking > 0 ? ", \(breaking) breaking" : "")\n")
        }
        return exit
    }

    private func render(_ compared: [ComparedSpecs], _ breaking: Int) -> String {
        let tolerance = settings.tolerance ?? .zero
        return switch settings.format {
        case .text: diffText(compared, beyond: tolerance, console.outputPaint)
        case .json: diffJSON(compared, beyond: tolerance)
        case .github: diffCommands(compared, beyond: tolerance)
        case .html: DiffPage(compared, beyond: tolerance).text
        }
    }

    // MARK: Specs

    /// Compiles and compares; nil if a version has errors, which are reported.
    private func compare(_ pair: SpecPair, _ report: inout Report) -> Result<ComparedSpecs?, IOFailure> {
        var sources: [SourceText] = []
        var grids: [Grid?] = []
        for (path, gitPath) in [(pair.old, settings.oldPath), (pair.new, settings.path)] {
            guard let path else {
                grids.append(nil)
                continue
            }
            switch path == "-" ? console.readInput() : readFile(path) {
            case .failure(let failure): return .failure(failure)
            case .success(let bytes):
                let source = SourceText(name: path == "-" ? "stdin" : path, bytes: bytes)
                // A version has the name of the file in the repository.
                let named = gitPath.map { SourceText(name: $0, bytes: bytes) } ?? source
                let compilation = compileGrid(named)
                guard let grid = compilation.grid else {
                    console.writeError(
                        report.text(of: compilation.diagnostics.filter { $0.severity == .error }, in: source))
                    return .success(nil)
                }
                sources.append(named)
                grids.append(grid)
            }
        }
        guard let source = sources.last else { return .success(nil) }
        var (old, new) = (grids[0], grids[1])
        // Without a name in the specs, the files are called differently, not the grids.
        if settings.path == nil, pair.areInOnePlace, old?.nameSpan == nil, new?.nameSpan == nil,
            let name = new?.name
        {
            old = old?.named(name)
        }
        var difference: GridDifference?
        if let old, let new { difference = GridDifference(from: old, to: new) }
        return .success(
            ComparedSpecs(
                name: pair.name, old: old, new: new, source: source, difference: difference))
    }

    // MARK: Other files

    /// Compares a file that is no spec line by line, as git would: with `GIT_EXTERNAL_DIFF` it asks for all files.
    private func printLines(of path: String) -> ExitCode {
        var versions: [[UInt8]] = []
        for version in [settings.old, settings.new] {
            switch version == "/dev/null" ? .success([]) : readFile(version) {
            case .failure(let failure): return console.report(failure)
            case .success(let bytes): versions.append(bytes)
            }
        }
        let name = shown(path)
        let difference = UnifiedDifference(
            old: versions[0], new: versions[1],
            oldName: settings.old == "/dev/null" ? "/dev/null" : "a/" + name,
            newName: settings.new == "/dev/null" ? "/dev/null" : "b/" + name,
            comparesLineEnds: true)
        return console.answer(difference?.text(console.outputPaint) ?? "")
    }
}
