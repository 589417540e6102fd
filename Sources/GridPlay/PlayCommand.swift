package import GridCommand
internal import GridEmit
internal import GridSyntax

extension Verb {
    /// `gridgen play`.
    package static let play = Verb.play { PlayCommand(settings: $0, console: $1).run() }
}

/// `gridgen play`: serves the playground, or writes it with a spec in it.
struct PlayCommand {
    let settings: PlaySettings
    let console: Console
    /// The places where the built page may be, in the order of preference.
    var pages = playgroundPages(ofExecutable: executablePath)

    func run() -> ExitCode {
        if let output = settings.output { return write(to: output) }
        return serve()
    }

    // MARK: The server

    private func serve() -> ExitCode {
        var page = PlayPage.included
        var files: [FollowedFile] = []
        let found = settings.specs == ["-"] ? SpecFiles(paths: ["-"]) : findSpecs(settings.specs)
        for failure in found.failures { _ = console.report(failure) }
        guard found.failures.isEmpty else { return .failure }
        for path in found.paths {
            // What is no regular file, such as a pipe, is read once.
            let isFile = path != "-" && [.file, .missing].contains(kind(of: path, followingLinks: true))
            switch read(path) {
            case .failure(let code): return code
            case .success(let text):
                if isFile { files.append(FollowedFile(path)) } else { page.spec = (name(of: path), text) }
            }
        }
        page.firstOutput = files.first.flatMap { output(ofProjectAround: $0.path) }
        guard let wake = WakePipe() else { return console.report(systemFailure("a pipe")) }
        let listeners: LocalListeners
        switch LocalListeners.listening(at: settings.port) {
        case .failure(let failure): return console.report(failure)
        case .success(let opened): listeners = opened
        }
        let server = PlayServer(listeners, wake, page: page, files: files)
        wake.wakeOnInterrupt()
        let code = console.answer("\(server.address)\n")
        guard code == .success else { return code }
        let opens = settings.opens ?? (console.output.isTerminal && hasScreen)
        if console.errors.isTerminal { console.writeError("Ctrl-C ends the playground.\n") }
        if opens, let failure = server.openPage() { _ = console.report(failure) }
        server.run()
        return .success
    }

    // MARK: The page in one file

    private func write(to output: String) -> ExitCode {
        guard let spec = settings.specs.first else { return .failure }
        let files = RunFiles(
            reading: [RunFiles.Use(path: spec, what: "spec")]
                + pages.map { RunFiles.Use(path: $0, what: "page without a spec") },
            writing: [RunFiles.Use(path: output, what: "the page")])
        if let problem = files.problem {
            console.fail(problem)
            return .failure
        }
        files.removeLeftovers()
        let text: String
        switch read(spec) {
        case .failure(let code): return code
        case .success(let found): text = found
        }
        guard let page = builtPage else {
            console.fail(
                "the page that works without gridgen is not built; `make playground` builds it, and without `-o` this "
                    + "command serves the page itself")
            return .failure
        }
        let bytes = page.before + Array(PlayPage.specData(name(of: spec), text).line.utf8) + page.after
        if output == "-" { return console.answer(String(decoding: bytes, as: UTF8.self)) }
        if case .failure(let failure) = writeFile(output, bytes) {
            return console.report(failure)
        }
        return console.answer("\(shown(output))\n")
    }

    /// The page, divided where its spec belongs.
    private var builtPage: (before: [UInt8], after: [UInt8])? {
        let mark = Array(PlayPage.opening("spec").utf8)
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

    // MARK: Specs

    /// The file name of a spec.
    private func name(of spec: String) -> String { spec == "-" ? "stdin" : fileName(ofPath: spec) }

    private enum ReadSpec {
        case success(String)
        case failure(ExitCode)
    }

    private func read(_ spec: String) -> ReadSpec {
        switch spec == "-" ? console.readInput() : readFile(spec) {
        case .failure(let failure): return .failure(console.report(failure))
        case .success(let bytes):
            if bytes.count > Limits.bytes {
                console.fail("\(shown(spec)) is larger than 4 MiB")
                return .failure(.failure)
            }
            guard let text = String(validating: bytes, as: UTF8.self) else {
                console.fail("\(shown(spec)) is not valid UTF-8")
                return .failure(.failure)
            }
            return .success(text)
        }
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
