internal import GridEmit

/// The settings of `play`.
struct PlaySettings: CommandSettings {
    var spec = ""
    var output: String?
    var common = CommonSettings()

    static let summary = "write a page in which a spec can be edited and seen, with the compiler in it"
    static let usage = "gridgen play FILE.grid [-o PAGE]"
    static let details = """
        The page is one file that any browser opens, without a server or a network. It shows the layouts, the outputs and
        the diagnostics of the spec as it is edited; the spec itself stays as it is. `-` reads it from standard input.
        """
    static let examples = ["gridgen play specs/nice.grid", "gridgen play specs/wall.grid -o wall.html"]
    static let options: [Option<PlaySettings>] = [
        Option(
            names: ["--output", "-o"], value: "PAGE",
            help: "write this file instead of `nice.playground.html` in the current folder; `-` prints it"
        ) { settings, value in settings.output = value }
    ]

    mutating func take(_ arguments: [String]) throws(UsageError) {
        guard let first = arguments.first else { throw UsageError(message: "no spec given") }
        if arguments.count > 1 { throw UsageError(message: "`\(arguments[1])` is one argument too many") }
        spec = first
    }
}

/// `gridgen play`: writes the playground with a spec in it.
struct PlayCommand {
    let settings: PlaySettings
    let console: Console
    /// The places where the page may be, in the order of preference.
    var pages = playgroundPages(ofExecutable: executablePath)

    /// The file name of the spec.
    private var name: String { settings.spec == "-" ? "stdin" : fileName(ofPath: settings.spec) }

    /// The page to write; `-` is standard output.
    private var output: String {
        settings.output ?? (name.hasSuffix(".grid") ? String(name.dropLast(5)) : name) + ".playground.html"
    }

    func run() -> ExitCode {
        let files = RunFiles(
            reading: [RunFiles.Use(path: settings.spec, what: "spec")]
                + pages.map { RunFiles.Use(path: $0, what: "page without a spec") },
            writing: [RunFiles.Use(path: output, what: "the page")])
        if let problem = files.problem {
            console.fail(problem)
            return .failure
        }
        files.removeLeftovers()
        let input: Result<[UInt8], IOFailure> =
            settings.spec == "-" ? console.readInput() : readFile(settings.spec)
        switch input {
        case .failure(let failure):
            return console.report(failure)
        case .success(let bytes): return write(bytes)
        }
    }

    private func write(_ bytes: [UInt8]) -> ExitCode {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            console.fail("\(shown(settings.spec)) is not valid UTF-8")
            return .failure
        }
        guard let page else {
            console.fail("the playground is not built; `make playground` builds it")
            return .failure
        }
        let bytes = page.before + spec(name, text) + page.after
        if output == "-" { return console.answer(String(decoding: bytes, as: UTF8.self)) }
        if case .failure(let failure) = writeFile(output, bytes) {
            return console.report(failure)
        }
        return console.answer("\(shown(output))\n")
    }

    /// The spec as the page reads it. In its JSON no `<` is left that could end the element around it.
    private func spec(_ name: String, _ text: String) -> [UInt8] {
        var printer = CodePrinter()
        printer.addValue(JSONValue.object([("name", .string(readable(name))), ("text", .string(text))]))
        return Array(printer.text.utf8)
    }

    /// The page, divided where its spec belongs.
    private var page: (before: [UInt8], after: [UInt8])? {
        let mark = Array("<script type=\"application/json\" id=\"spec\">".utf8)
        for path in pages {
            guard case .success(let bytes) = readFile(path),
                let place = bytes.indices.first(where: {
                    bytes[$0] == mark[0] && bytes[$0...].starts(with: mark)
                }), bytes[(place + mark.count)...].starts(with: "null</script>".utf8)
            else { continue }
            let start = place + mark.count
            return (Array(bytes[..<start]), Array(bytes[(start + 4)...]))
        }
        return nil
    }
}

/// Where the page of an executable may be: beside it, as in a release, or in the `.build` folder that it is in.
func playgroundPages(ofExecutable path: String) -> [String] {
    let own = folder(ofPath: path)
    var folders = [own]
    var rest = own[...]
    while let slash = rest.lastIndex(of: "/") {
        if rest[rest.index(after: slash)...] == ".build" { folders.append(String(rest)) }
        rest = rest[..<slash]
    }
    return folders.map { $0 + "/playground/index.html" }
}
