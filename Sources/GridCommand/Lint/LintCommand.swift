internal import GridModel
internal import GridServices
internal import GridSyntax

/// `gridgen lint`: reports findings in specs, and fixes them.
struct LintCommand {
    let settings: LintSettings
    let console: Console

    /// The result of linting one spec.
    private struct Outcome {
        let findings: Findings
        /// How many findings were fixed, or would be.
        let fixed: Int
    }

    private var writes: Bool { settings.fixes && !settings.showsDifferences }

    /// Whether a spec or a diff goes to standard output, so that findings must go to standard error.
    private var printsSpec: Bool { settings.showsDifferences || settings.fixes && settings.paths == ["-"] }

    func run() -> ExitCode {
        guard settings.watches else { return run(findSpecs(settings.paths)).code }
        return settings.watch(console) { settings, specs, _ in
            LintCommand(settings: settings, console: console).run(specs)
        }
    }

    private func run(_ specs: SpecFiles) -> RunExit {
        if writes { TemporaryFile.removeLeftovers(beside: specs.paths.filter { $0 != "-" }) }
        var exit = RunExit()
        for failure in specs.failures { exit.add(console.report(failure), of: nil) }
        var outcomes: [Outcome] = []
        for path in specs.paths {
            switch lint(path) {
            case .success(let outcome):
                outcomes.append(outcome)
                exit.add(exitCode(of: outcome), of: path)
            case .failure(let failure): exit.add(console.report(failure), of: path)
            }
        }
        if !outcomes.isEmpty, case .failure(let failure) = report(outcomes) {
            exit.add(console.report(failure), of: nil)
        }
        return exit
    }

    private func exitCode(of outcome: Outcome) -> ExitCode {
        let diagnostics = outcome.findings.diagnostics
        let code = GridCommand.exitCode(of: diagnostics)
        let counts =
            settings.isStrict && !diagnostics.isEmpty || settings.showsDifferences && outcome.fixed > 0
        let found = code == .success && counts ? .findings : code
        return found == .findings && settings.exitsWithZero ? .success : found
    }

    private func lint(_ path: String) -> Result<Outcome, IOFailure> {
        console.readSpec(path, settings.common).flatMap { source in
            let name = fallbackName(of: source)
            guard settings.fixes else {
                let found = GridModel.lint(parse(source), fallbackName: name, selection: settings.selection)
                return .success(Outcome(findings: Findings(source: source, diagnostics: found), fixed: 0))
            }
            let fixed = fixing(source, fallbackName: name, selection: settings.selection)
            let findings = Findings(source: fixed.source, diagnostics: fixed.left)
            return write(fixed.source, over: source, at: path).map {
                Outcome(findings: findings, fixed: fixed.count)
            }
        }
    }

    /// Writes a fixed spec, or the difference that it makes.
    private func write(_ fixed: SourceText, over source: SourceText, at path: String)
        -> Result<Void, IOFailure>
    {
        // A fix-it may insert a line end, which is an LF.
        let bytes = fixed.bytes == source.bytes ? source.bytes : replacing(source.bytes, with: fixed.bytes)
        if settings.showsDifferences {
            let name = shown(source.name)
            let difference = UnifiedDifference(old: source.bytes, new: bytes, oldName: name, newName: name)
            return difference.map { console.writeOutput($0.text(console.outputPaint)) } ?? .success(())
        }
        // Invalid UTF-8 can't be printed as text; a diagnostic reports it.
        if path == "-" {
            return String(validating: bytes, as: UTF8.self) == nil ? .success(()) : console.writeBytes(bytes)
        }
        return bytes == source.bytes ? .success(()) : writeFile(path, bytes, isSource: true)
    }

    /// Writes the findings to standard output, or to standard error if the fixed spec goes to standard output.
    private func report(_ outcomes: [Outcome]) -> Result<Void, IOFailure> {
        let counts = outcomes.map { $0.fixed }.filter { $0 > 0 }
        let count = counts.reduce(0, +)
        let verb = settings.showsDifferences ? "would fix" : "fixed"
        let fixed =
            counts.isEmpty
            ? "" : "\(verb) \(counted(count, "finding")) in \(counted(counts.count, "file"))\n"
        let findings = outcomes.map { $0.findings }
        if let text = settings.format.render(findings) {
            console.writeError(settings.format.log(findings) + fixed)
            return write(text)
        }
        var report = Report(paint: printsSpec ? console.errorPaint : console.outputPaint)
        var text = ""
        for file in findings where !file.diagnostics.isEmpty {
            text += report.text(of: file.diagnostics, in: file.source)
        }
        if !text.isEmpty, !fixed.isEmpty { text += "\n" }
        text += fixed
        text += (report.summary ?? "no findings in \(counted(outcomes.count, "file"))") + "\n"
        let fixable = findings.reduce(0) { $0 + $1.diagnostics.count { !$0.fix.isEmpty } }
        if !settings.fixes, fixable > 0 {
            text += "fix-its are available for \(fixable); `--fix` applies the safe ones\n"
        }
        if report.summary != nil, console.output.isTerminal {
            text += "`gridgen explain CODE` explains a code\n"
        }
        return write(text)
    }

    private func write(_ text: String) -> Result<Void, IOFailure> {
        guard printsSpec else { return console.writeOutput(text) }
        console.writeError(text)
        return .success(())
    }
}
