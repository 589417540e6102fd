internal import GridEmit
internal import GridModel
internal import GridSyntax

/// The settings of `vectors`.
struct VectorsSettings: CommandSettings {
    var specs: [String] = []
    var seed: UInt64 = 1
    var count = 1_000
    var output: String?
    var common = CommonSettings()

    static let summary = "write requests and answers to test other implementations with"
    static let usage = "gridgen vectors SPEC… [--seed N] [--count N] [-o FILE]"
    static let details = """
        Writes lines of JSON: a line with the version, then requests to each grid with what generated code of every language answers,
        in decimals and in bits. The same seed gives the same requests.
        """
    static let examples = [
        "gridgen vectors specs/nice.grid --count 20", "gridgen vectors specs -o vectors.jsonl",
    ]
    static let options: [Option<VectorsSettings>] = [
        Option(names: ["--seed"], value: "N", help: "begin the random requests with this number; default: 1")
        {
            settings, value throws(UsageError) in
            guard let seed = UInt64(value) else {
                throw UsageError(message: "`\(value)` is not a seed, which is a whole number from 0")
            }
            settings.seed = seed
        },
        Option(names: ["--count"], value: "N", help: "how many requests for each spec; default: 1000") {
            settings, value throws(UsageError) in
            guard let count = Int(value), count > 0, count <= 1_000_000 else {
                throw UsageError(message: "`\(value)` is not a number of requests from 1 to 1000000")
            }
            settings.count = count
        },
        Option(
            names: ["-o", "--output"], value: "FILE", help: "write to this file instead of standard output"
        ) {
            settings, value in settings.output = value
        },
    ]

    mutating func take(_ arguments: [String]) throws(UsageError) {
        if arguments.isEmpty { throw UsageError(message: "no spec given") }
        specs = arguments
    }
}

/// `gridgen vectors`: writes requests and what generated code answers.
struct VectorsCommand {
    let settings: VectorsSettings
    let console: Console

    func run() -> ExitCode {
        let found = findSpecs(settings.specs)
        for failure in found.failures { _ = console.report(failure) }
        guard found.failures.isEmpty else { return .failure }
        let files = RunFiles(
            reading: found.paths.map { RunFiles.Use(path: $0, what: "spec") },
            writing: settings.output.map { [RunFiles.Use(path: $0, what: "the vectors")] } ?? [])
        if let problem = files.problem {
            console.fail(problem)
            return .failure
        }
        var text =
            "{\"format\":\"gridgen-vectors\",\"version\":1,\"seed\":\(settings.seed),\"count\":\(settings.count)}\n"
        var report = Report(paint: console.errorPaint)
        for path in found.paths {
            switch readFile(path) {
            case .failure(let failure): return console.report(failure)
            case .success(let bytes):
                let source = SourceText(name: path, bytes: bytes)
                let compilation = compileGrid(source)
                console.writeError(report.text(of: compilation.diagnostics, in: source))
                guard let grid = compilation.grid else { return exitCode(of: compilation.diagnostics) }
                do {
                    try vectors(
                        of: grid, in: fileName(ofPath: path), seed: settings.seed, count: settings.count
                    ) {
                        text += $0
                    }
                } catch {
                    console.fail(
                        "\(shown(path)) has numbers that are too long for code, so it has no vectors")
                    return .findings
                }
            }
        }
        guard let output = settings.output else { return console.answer(text) }
        if case .failure(let failure) = writeFile(output, Array(text.utf8)) { return console.report(failure) }
        return .success
    }
}
