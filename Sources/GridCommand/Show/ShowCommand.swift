internal import GridEmit
internal import GridModel
internal import GridSyntax

/// What the command line of `show` says.
struct ShowSettings {
    var spec = ""
    var count: Int?
    var ascii = false
    var wantsHelp = false
}

extension ShowSettings {
    /// The options of `show`, in the order that help shows.
    static let table: [Option<ShowSettings>] = [
        Option(names: ["--ascii"], value: nil, help: "draw with ASCII characters only") { settings, _ in
            settings.ascii = true
        },
        Option(names: ["--help", "-h"], value: nil, help: "print this help") { settings, _ in
            settings.wantsHelp = true
        },
    ]

    init(arguments: ArraySlice<String>) throws(UsageError) {
        let positional = try parseArguments(arguments, options: Self.table, into: &self)
        if wantsHelp { return }
        guard let first = positional.first else { throw UsageError(message: "no spec is named") }
        spec = first
        if positional.count > 1 {
            guard let count = Int(positional[1]), count > 0 else {
                throw UsageError(message: "`\(positional[1])` is no number of photos")
            }
            self.count = count
        }
        if positional.count > 2 { throw UsageError(message: "`\(positional[2])` is too much") }
    }

    static let usage = "usage: gridgen show FILE.grid [COUNT] [--ascii]"

    static var help: String {
        """
        gridgen show draws layouts in the terminal: those of one count, or all.

        \(usage)

        \(helpLines(table))

        examples:
          gridgen show specs/nice.grid 7
          gridgen show specs/wall.grid --ascii

        """
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
            console.report(failure)
            return .failure
        case .success(let bytes):
            return draw(SourceText(name: settings.spec == "-" ? "stdin" : settings.spec, bytes: bytes))
        }
    }

    private func draw(_ source: SourceText) -> ExitCode {
        let compilation = compileGrid(source)
        var report = Report()
        if !compilation.diagnostics.isEmpty {
            console.writeError(report.text(of: compilation.diagnostics, in: source))
            if let summary = report.summary { console.writeError(summary + "\n") }
        }
        guard let grid = compilation.grid else { return exitCode(of: compilation.diagnostics) }
        // One layout may be larger than each of many.
        let columns = min(console.columns ?? .max, settings.count == nil ? 40 : 64)
        guard let text = terminalDrawing(grid, count: settings.count, columns: columns, ascii: settings.ascii)
        else {
            let photos = settings.count == 1 ? "1 photo" : "\(settings.count ?? 0) photos"
            console.writeError("gridgen: error: \(shown(source.name)) has no layout for \(photos)\n")
            return .findings
        }
        guard case .failure(let failure) = console.writeOutput(text) else { return .success }
        console.report(failure)
        return .failure
    }
}
