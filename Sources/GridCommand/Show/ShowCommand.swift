internal import GridEmit
internal import GridModel
internal import GridSyntax

/// The settings of `show`.
struct ShowSettings: CommandSettings {
    var spec = ""
    var count: Int?
    var ascii = false
    var common = CommonSettings()

    static let summary = "draw layouts in the terminal"
    static let usage = "gridgen show FILE.grid [COUNT] [--ascii]"
    static let details =
        "Draws the layouts of COUNT photos, or all layouts, as many side by side as fit. `-` reads the spec from standard input."
    static let examples = ["gridgen show specs/nice.grid 7", "gridgen show specs/wall.grid --ascii"]
    static let options: [Option<ShowSettings>] = [
        Option(names: ["--ascii"], value: nil, help: "draw with ASCII characters only") { settings, _ in
            settings.ascii = true
        }
    ]

    mutating func take(_ arguments: [String]) throws(UsageError) {
        guard let first = arguments.first else { throw UsageError(message: "no spec given") }
        spec = first
        if arguments.count > 1 {
            guard let count = Int(arguments[1]), count > 0 else {
                throw UsageError(message: "`\(arguments[1])` is not a number of photos")
            }
            self.count = count
        }
        if arguments.count > 2 { throw UsageError(message: "`\(arguments[2])` is one argument too many") }
    }
}

/// `gridgen show`: draws layouts in the terminal.
struct ShowCommand {
    let settings: ShowSettings
    let console: Console

    func run() -> ExitCode {
        let input: Result<[UInt8], IOFailure> =
            settings.spec == "-" ? console.readInput() : readFile(settings.spec)
        switch input {
        case .failure(let failure):
            return console.report(failure)
        case .success(let bytes):
            return draw(SourceText(name: settings.spec == "-" ? "stdin" : settings.spec, bytes: bytes))
        }
    }

    private func draw(_ source: SourceText) -> ExitCode {
        let compilation = compileGrid(source)
        var report = Report(paint: console.errorPaint)
        if !compilation.diagnostics.isEmpty {
            console.writeError(report.text(of: compilation.diagnostics, in: source))
            if let summary = report.summary { console.writeError(summary + "\n") }
        }
        guard let grid = compilation.grid else { return exitCode(of: compilation.diagnostics) }
        if settings.count == nil, Output.svg.check(grid).hasErrors {
            console.fail(
                "\(shown(source.name)) has too many layouts to draw them all; give a number of photos")
            return .findings
        }
        let columns = console.columns ?? 80
        guard let text = terminalDrawing(grid, count: settings.count, columns: columns, ascii: settings.ascii)
        else {
            let photos = settings.count == 1 ? "1 photo" : "\(settings.count ?? 0) photos"
            let limit = settings.count ?? 0 > 1_000 ? " that can be drawn; the limit is 1000 tiles" : ""
            console.fail("\(shown(source.name)) has no layout for \(photos)\(limit)")
            return .findings
        }
        return console.answer(text)
    }
}
