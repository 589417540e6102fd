internal import GridSyntax

/// `gridgen fmt`: rewrites specs in canonical form, in place.
struct FormatCommand {
    let settings: FormatSettings
    let console: Console

    func run() -> ExitCode {
        let found = findSpecs(settings.paths)
        var session = Session(report: Report(paint: console.errorPaint))
        if writes { TemporaryFile.removeLeftovers(beside: found.paths.filter { $0 != "-" }) }
        for path in found.paths {
            switch console.readSpec(path, settings.common) {
            case .failure(let failure): fail(failure, &session)
            case .success(let source): format(source, path, &session)
            }
        }
        for failure in found.failures { fail(failure, &session) }
        if let summary = session.report.summary { console.writeError(summary + "\n") }
        if !settings.isQuiet, let text = session.summary(writes ? "formatted" : "would change") {
            console.writeError(text + "\n")
        }
        return session.exit
    }

    /// The results so far.
    private struct Session {
        var report: Report
        var exit = ExitCode.success
        var changed = 0
        var unchanged = 0

        /// `2 specs formatted, 10 were already`; nil if no file could be read.
        func summary(_ change: String) -> String? {
            if changed == 0 {
                let are = unchanged == 1 ? "is" : "are"
                return unchanged == 0 ? nil : "\(counted(unchanged, "spec")) \(are) already formatted"
            }
            let were = unchanged == 1 ? "was" : "were"
            return "\(counted(changed, "spec")) \(change)"
                + (unchanged == 0 ? "" : ", \(unchanged) \(were) already")
        }
    }

    private var writes: Bool { !settings.checks && !settings.showsDifferences }

    private func format(_ source: SourceText, _ path: String, _ session: inout Session) {
        let parsed = parse(source)
        guard let text = formatted(parsed) else {
            console.writeError(session.report.text(of: parsed.diagnostics, in: source))
            session.exit = max(session.exit, exitCode(of: parsed.diagnostics))
            return
        }
        let bytes = replacing(source.bytes, with: Array(text.utf8))
        let isSame = withLF(bytes) == withLF(source.bytes)
        if !isSame, !writes { session.exit = max(session.exit, .findings) }
        var result: Result<Void, IOFailure> = .success(())
        if settings.checks {
            if !isSame { result = console.writeOutput(shown(source.name) + "\n") }
        } else if settings.showsDifferences {
            let name = shown(source.name)
            let difference = UnifiedDifference(
                old: source.bytes, new: bytes, oldName: name, newName: name)
            if let difference { result = console.writeOutput(difference.text(console.outputPaint)) }
        } else if path == "-" {
            result = console.writeBytes(bytes)
        } else if !isSame {
            result = writeFile(path, bytes, isSource: true)
        }
        if case .failure(let failure) = result {
            fail(failure, &session)
            // A spec that couldn't be written doesn't count as formatted. With `--check` or `--diff` it counts as
            // changed, even if reporting it failed.
            if writes { return }
        }
        // When standard input is filtered, there is nothing to count.
        if path != "-" || !writes { if isSame { session.unchanged += 1 } else { session.changed += 1 } }
    }

    private func fail(_ failure: IOFailure, _ session: inout Session) {
        session.exit = max(session.exit, console.report(failure))
    }
}
