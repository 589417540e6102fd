/// The settings of `init`.
struct InitSettings: CommandSettings {
    var path = "photos.grid"
    var common = CommonSettings()

    static let summary = "write a first spec, with comments that explain it"
    static let usage = "gridgen init [FILE.grid]"
    static let details = """
        Writes the spec into FILE.grid, by default `photos.grid`, and names the next steps. It never overwrites a file. `-` prints the
        spec.
        """
    static let examples = ["gridgen init", "gridgen init specs/album.grid"]
    static let options: [Option<InitSettings>] = []

    mutating func take(_ arguments: [String]) throws(UsageError) {
        if arguments.count > 1 { throw UsageError.surplus(arguments[1]) }
        guard let path = arguments.first else { return }
        guard path == "-" || path.hasSuffix(".grid") else {
            throw UsageError(message: "the name of a spec ends in `.grid`, did you mean `\(path).grid`?")
        }
        self.path = path
    }
}

/// `gridgen init`: writes a first spec.
struct InitCommand {
    let settings: InitSettings
    let console: Console

    func run() -> ExitCode {
        let path = settings.path
        if path == "-" { return console.answer(firstSpec) }
        if case .failure(let failure) = makeFolder(folder(ofPath: path)) { return console.report(failure) }
        TemporaryFile.removeLeftovers(beside: [path])
        let file = OutputFile(path, isSource: true)
        file.add(Array(firstSpec.utf8))
        // A link that leads nowhere counts as a file, too.
        switch file.finish(if: { kind(of: path, followingLinks: false) == .missing }) {
        case .failure(let failure): return console.report(failure)
        case .success(false):
            console.fail("\(shown(path)) exists already; `init` doesn't overwrite it")
            return .failure
        case .success(true): break
        }
        let name = quotedForShell(path)
        return console.answer(
            """
            wrote \(shown(path)); next:
              gridgen show \(shown(name))
              gridgen play \(shown(name))
              gridgen \(shown(name)) --emit swift

            """)
    }
}

/// What `init` writes.
let firstSpec = """
    ## Photos of a post: this text becomes the comment of the generated code.

    # Points between photos.
    gap 4
    # The widths of the container that the layouts are for. gridgen proves them for each.
    width 320..430

    # A rule begins with a count of photos. Rows are separated by commas, so `3: 1, 2` is one photo over two.
      1: 1 tile 4:3
      2: 2
      3: 1, 2
    # A sketch draws a layout: `a` is a large photo with two small ones beside it, over a fourth one.
      4: aab / aac / ddd
      5: 2, 3
      6: 3, 3
    # For any other count, show six, with the number of the others on the last one.
    7..: show 6
    """ + "\n"
