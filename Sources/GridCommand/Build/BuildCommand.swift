internal import GridSyntax

/// `gridgen build`: compiles specs and writes the requested outputs.
struct BuildCommand {
    let settings: BuildSettings
    let console: Console
    /// The most threads that compile; fewer run if there are fewer specs.
    var threads = processorCount()

    /// How many lines of the diff of one stale output are printed.
    private static let shownLines = 100

    /// The results so far.
    private struct Session {
        var exit = RunExit()
        /// What is reported at the end, in another format than text.
        var findings: [Findings] = []
        var report: Report
        var progress: Progress
        var stale = 0
        /// The files without a spec that `--check` found.
        var stray: [String] = []
        var timings = Timings()
    }

    func run() -> ExitCode {
        guard settings.watches else {
            let found = findSpecs(settings.paths)
            return run(found, of: found.paths).code
        }
        // What the specs that clashed before would define may be free now, although they haven't changed.
        var clashing: Set<String> = []
        return settings.watch(console) { settings, changed, all in
            BuildCommand(settings: settings, console: console, threads: threads)
                .run(changed, of: all, clashing: &clashing)
        }
    }

    /// Builds changed specs, and those that clash with others now or did before.
    private func run(_ changed: SpecFiles, of all: [String], clashing: inout Set<String>) -> RunExit {
        let now = Set(BuildPlan(settings, specs: all).nameClashes(settings, input: nil).keys)
        let affected = now.union(clashing).union(changed.paths)
        clashing = now
        var specs = changed
        specs.paths = all.filter { affected.contains($0) }
        var exit = run(specs, of: all)
        exit.others = specs.paths
        return exit
    }

    /// Builds specs, which may be some of all: those that have changed.
    private func run(_ found: SpecFiles, of all: [String]) -> RunExit {
        let start = settings.showsTimings ? console.now() : 0
        let plan = BuildPlan(settings, specs: found.paths)
        let whole = found.paths.count == all.count ? plan : BuildPlan(settings, specs: all)
        let files = whole.files(settings)
        if let problem = files.problem ?? problem(with: plan) {
            console.fail(problem)
            return RunExit(.failure, of: found.paths)
        }
        if settings.listsOutputs {
            let exits = found.failures.map { console.report($0) }
            return RunExit(max(console.answer(readable(plan.list)), exits.max() ?? .success), of: [])
        }
        var session = Session(
            report: Report(paint: console.errorPaint),
            progress: Progress(console, isQuiet: settings.isQuiet))
        for failure in found.failures { fail(failure, &session) }
        if !settings.checks { files.removeLeftovers() }
        let threads = min(self.threads, plan.jobs.count)
        compile(plan, of: whole, threads: threads, &session)
        session.progress.clear()
        if settings.checks { reportStray(plan.strayOutputs(settings), &session) }
        writeDependencies(plan, &session)
        finish(plan, &session)
        if settings.showsTimings {
            console.writeError(
                session.timings.text(
                    total: console.now() - start, specs: plan.jobs.count, threads: max(1, threads)))
        }
        return session.exit
    }

    private func problem(with plan: BuildPlan) -> String? {
        if settings.dependencyFile != nil,
            let problem = plan.problemWithDependencies(extras: settings.optionFiles)
        {
            return problem
        }
        guard settings.checks || settings.format != .text,
            plan.jobs.contains(where: { $0.targets.contains { $0.path == nil } })
        else { return nil }
        let reason = settings.checks ? "`--check` compares files" : "the findings go to standard output"
        return reason + ": name the outputs with `-o`, `--out-dir` or `--emit KIND=PATH`"
    }

    /// Compiles the specs of a plan, which is the whole one or a part of it.
    private func compile(_ plan: BuildPlan, of whole: BuildPlan, threads: Int, _ session: inout Session) {
        let settings = settings
        let input = plan.jobs.contains { $0.spec == "-" } ? console.readInput() : nil
        let clashes = whole.nameClashes(settings, input: input)
        computeInOrder(
            count: plan.jobs.count, threads: threads,
            compute: { index in
                let job = plan.jobs[index]
                return job.run(
                    settings, input: job.spec == "-" ? input : nil, clash: clashes[job.spec])
            },
            idle: { session.progress.show($0, of: plan.jobs.count) },
            handOver: { report($0, &session) }
        )
    }

    /// Reports the result of one spec.
    private func report(_ result: BuildResult, _ session: inout Session) {
        session.timings.add(result.timings)
        let shown =
            settings.isQuiet ? result.diagnostics.filter { $0.severity == .error } : result.diagnostics
        if let source = result.source, settings.format != .text {
            session.findings.append(Findings(source: source, diagnostics: shown))
        } else if let source = result.source, !shown.isEmpty {
            session.progress.clear()
            console.writeError(session.report.text(of: shown, in: source))
        }
        session.exit.add(exitCode(of: result.diagnostics), of: result.spec)
        if let output = result.output { print(output, &session) }
        for difference in result.differences {
            session.stale += 1
            session.exit.add(.findings, of: result.spec)
            if settings.isQuiet { continue }
            session.progress.clear()
            let text = difference.text(console.outputPaint, most: Self.shownLines)
            if case .failure(let failure) = console.writeOutput(text) { fail(failure, &session) }
        }
        for failure in result.failures { fail(failure, of: result.spec, &session) }
    }

    /// Streams an output to standard output as it is generated, since it may be too long to hold in memory.
    private func print(_ output: (@escaping ([UInt8]) -> Void) -> Void, _ session: inout Session) {
        let start = settings.showsTimings ? console.now() : 0
        var outcome: Result<Void, IOFailure> = .success(())
        output { piece in
            if case .success = outcome { outcome = console.writeBytes(piece) }
        }
        if settings.showsTimings { session.timings[.emit] += console.now() - start }
        if case .failure(let failure) = outcome { fail(failure, &session) }
    }

    /// Writes the dependency file, unless something failed: then Make and Ninja keep what they know.
    private func writeDependencies(_ plan: BuildPlan, _ session: inout Session) {
        guard let path = settings.dependencyFile, session.exit.code == .success else { return }
        let file = DependencyFile(of: plan, extras: settings.optionFiles)
        let written =
            path == "-"
            ? console.writeOutput(readable(file.text)) : writeFile(path, bytes(ofPath: file.text))
        if case .failure(let failure) = written { fail(failure, &session) }
    }

    /// Lists outputs whose specs are gone.
    private func reportStray(_ stray: [String], _ session: inout Session) {
        guard !stray.isEmpty else { return }
        session.exit.add(.findings, of: nil)
        session.stray = stray
        if settings.isQuiet { return }
        let list = stray.map { "\(readable($0)): no spec makes this file\n" }.joined()
        if case .failure(let failure) = console.writeOutput(list) { fail(failure, &session) }
    }

    private func finish(_ plan: BuildPlan, _ session: inout Session) {
        console.writeError(settings.format.log(session.findings))
        if let text = settings.format.render(session.findings),
            case .failure(let failure) = console.writeOutput(text)
        {
            fail(failure, &session)
        }
        if settings.isQuiet { return }
        if let summary = session.report.summary { console.writeError(summary + "\n") }
        if !session.stray.isEmpty {
            console.writeError("delete \(counted(session.stray.count, "file")) whose specs are gone\n")
        }
        if session.stale > 0 {
            let all = plan.jobs.reduce(0) { $0 + $1.targets.count }
            let (are, them) = session.stale == 1 ? ("is", "it") : ("are", "them")
            console.writeError(
                """
                \(session.stale) of \(counted(all, "output")) \(are) out of date; to update \(them), run:
                  \(settings.updateCommand)

                """)
        }
    }

    private func fail(_ failure: IOFailure, of spec: String? = nil, _ session: inout Session) {
        session.progress.clear()
        session.exit.add(console.report(failure), of: spec)
    }
}
