internal import GridModel
internal import GridSyntax

/// `gridgen lint`: reports findings in specs, and fixes them.
struct LintCommand {
    let settings: LintSettings
    let console: Console

    /// The result of linting one spec.
    private struct Outcome {
        let findings: Findings
        /// How many findings were fixed.
        let fixed: Int
    }

    /// Whether the fixed spec goes to standard output, so that findings must go to standard error.
    private var printsSpec: Bool { settings.fixes && settings.paths == ["-"] }

    func run() -> ExitCode {
        let specs = findSpecs(settings.paths)
        if settings.fixes { TemporaryFile.removeLeftovers(beside: specs.paths.filter { $0 != "-" }) }
        var exit = ExitCode.success
        for failure in specs.failures { fail(failure, &exit) }
        var outcomes: [Outcome] = []
        for path in specs.paths {
            switch lint(path) {
            case .success(let outcome): outcomes.append(outcome)
            case .failure(let failure): fail(failure, &exit)
            }
        }
        for outcome in outcomes where exit < .failure {
            let code = exitCode(of: outcome.findings.diagnostics, isStrict: settings.isStrict)
            if code != .success { exit = code }
        }
        guard !outcomes.isEmpty, case .failure(let failure) = report(outcomes) else { return exit }
        fail(failure, &exit)
        return exit
    }

    private func fail(_ failure: IOFailure, _ exit: inout ExitCode) {
        exit = max(exit, console.report(failure))
    }

    private func lint(_ path: String) -> Result<Outcome, IOFailure> {
        let input: Result<[UInt8], IOFailure> = path == "-" ? console.readInput() : readFile(path)
        return input.flatMap { bytes in
            let source = SourceText(name: path == "-" ? "stdin" : path, bytes: bytes)
            let name = fallbackName(of: source)
            guard settings.fixes else {
                let found = GridModel.lint(parse(source), fallbackName: name, selection: settings.selection)
                return .success(Outcome(findings: Findings(source: source, diagnostics: found), fixed: 0))
            }
            let fixed = fixing(source, fallbackName: name, selection: settings.selection)
            // Invalid UTF-8 can't be printed as text; a diagnostic reports it.
            let text = String(validating: fixed.source.bytes, as: UTF8.self) ?? ""
            let written: Result<Void, IOFailure> =
                path == "-"
                ? console.writeOutput(text)
                : fixed.count > 0 ? writeFile(path, fixed.source.bytes) : .success(())
            let findings = Findings(source: fixed.source, diagnostics: fixed.left)
            return written.map { Outcome(findings: findings, fixed: fixed.count) }
        }
    }

    /// Writes the findings to standard output, or to standard error if the fixed spec goes to standard output.
    private func report(_ outcomes: [Outcome]) -> Result<Void, IOFailure> {
        let counts = outcomes.map { $0.fixed }.filter { $0 > 0 }
        let count = counts.reduce(0, +)
        let fixed =
            counts.isEmpty
            ? "" : "fixed \(counted(count, "finding")) in \(counted(counts.count, "file"))\n"
        let findings = outcomes.map { $0.findings }
        if let text = settings.format.render(findings) {
            console.writeError(fixed)
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
            text += "`gridgen rule CODE` explains a code\n"
        }
        return write(text)
    }

    private func write(_ text: String) -> Result<Void, IOFailure> {
        guard printsSpec else { return console.writeOutput(text) }
        console.writeError(text)
        return .success(())
    }
}

/// The exit code for the findings of a spec; `isStrict` makes warnings count.
private func exitCode(of diagnostics: [Diagnostic], isStrict: Bool) -> ExitCode {
    let code = exitCode(of: diagnostics)
    return code == .success && isStrict && !diagnostics.isEmpty ? .findings : code
}
