internal import GridModel
internal import GridSyntax

/// `gridgen lint`: tells what is found in specs, and mends it.
struct LintCommand {
    let settings: LintSettings
    let console: Console

    /// What one spec came to.
    private struct Outcome {
        let findings: Findings
        /// How many findings were mended.
        let fixed: Int
    }

    /// Whether the mended spec is the output, so that findings go elsewhere.
    private var printsSpec: Bool { settings.fixes && settings.paths == ["-"] }

    func run() -> ExitCode {
        let specs = findSpecs(settings.paths)
        var exit = ExitCode.success
        for failure in specs.failures { fail(failure, &exit) }
        var outcomes: [Outcome] = []
        for path in specs.paths {
            switch lint(path) {
            case .success(let outcome): outcomes.append(outcome)
            case .failure(let failure): fail(failure, &exit)
            }
        }
        for outcome in outcomes where exit != .failure {
            let code = exitCode(of: outcome.findings.diagnostics, isStrict: settings.isStrict)
            if code != .success { exit = code }
        }
        guard !outcomes.isEmpty, case .failure(let failure) = tell(outcomes) else { return exit }
        fail(failure, &exit)
        return exit
    }

    private func fail(_ failure: IOFailure, _ exit: inout ExitCode) {
        console.report(failure)
        exit = .failure
    }

    private func lint(_ path: String) -> Result<Outcome, IOFailure> {
        let input: Result<[UInt8], IOFailure> = path == "-" ? console.readInput() : readFile(path)
        return input.flatMap { bytes in
            var source = SourceText(name: path == "-" ? "stdin" : path, bytes: bytes)
            var fixed = 0
            if settings.fixes {
                let result = fixing(
                    source, fallbackName: fallbackName(of: source), selection: settings.selection)
                // Bytes that are no text can't be printed as text; that they are none is told.
                let text = String(validating: result.source.bytes, as: UTF8.self) ?? ""
                let written: Result<Void, IOFailure> =
                    path == "-"
                    ? console.writeOutput(text)
                    : result.count > 0 ? writeFile(path, result.source.bytes) : .success(())
                if case .failure(let failure) = written { return .failure(failure) }
                (source, fixed) = (result.source, result.count)
            }
            let found = GridModel.lint(
                parse(source), fallbackName: fallbackName(of: source), selection: settings.selection)
            return .success(Outcome(findings: Findings(source: source, diagnostics: found), fixed: fixed))
        }
    }

    /// Writes the findings to standard output, or to standard error where that has the mended spec.
    private func tell(_ outcomes: [Outcome]) -> Result<Void, IOFailure> {
        let fixed = outcomes.map(\.fixed).filter { $0 > 0 }
        let mended =
            fixed.isEmpty
            ? "" : "fixed \(counted(fixed.reduce(0, +), "finding")) in \(counted(fixed.count, "file"))\n"
        let findings = outcomes.map(\.findings)
        if let text = settings.format.render(findings) {
            console.writeError(mended)
            return write(text)
        }
        var report = Report(paint: printsSpec ? console.errorPaint : console.outputPaint)
        var text = ""
        for file in findings where !file.diagnostics.isEmpty {
            text += report.text(of: file.diagnostics, in: file.source)
        }
        if !text.isEmpty, !mended.isEmpty { text += "\n" }
        text += mended
        text += (report.summary ?? "nothing found in \(counted(outcomes.count, "file"))") + "\n"
        text += mendable(findings)
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

    /// What `--fix` would do, where it would do something.
    private func mendable(_ findings: [Findings]) -> String {
        guard !settings.fixes else { return "" }
        let files = findings.filter { file in file.diagnostics.contains { !$0.fix.isEmpty } }
        let count = files.reduce(0) { count, file in
            count
                + fixing(
                    file.source, fallbackName: fallbackName(of: file.source), selection: settings.selection
                ).count
        }
        return count == 0 ? "" : "`--fix` mends \(count)\n"
    }
}

/// The answer for what was found in a spec, where warnings count too or don't.
private func exitCode(of diagnostics: [Diagnostic], isStrict: Bool) -> ExitCode {
    let code = exitCode(of: diagnostics)
    return code == .success && isStrict && !diagnostics.isEmpty ? .findings : code
}
