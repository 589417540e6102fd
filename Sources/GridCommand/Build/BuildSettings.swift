internal import GridEmit

/// The settings of `build`.
struct BuildSettings: ConfigurableSettings, WatchableSettings, ImageSettings {
    /// A requested output and its file; nil if `-o`, `--out-dir` or the spec's path decides.
    struct Request: Sendable {
        let output: Output
        let path: String?
    }

    var paths: [String] = []
    var requests: [Request] = []
    var file: String?
    var folder: String?
    var checks = false
    var listsOutputs = false
    var isQuiet = false
    var showsTimings = false
    var namesTypes = false
    var dependencyFile: String?
    var watches = false
    var format = ReportFormat.text
    var optionFiles: [String] = []
    var options = EmitOptions()
    var container = ContainerText()
    /// The options of outputs on the command line, and the outputs that they configure.
    var givenOptions: [(name: String, outputs: [String])] = []
    var common = CommonSettings()

    static let summary = "compile specs to code, style sheets, data and pictures"
    static let usage = "gridgen [build] FILE.grid|FOLDER … --emit KIND[,…] [-o FILE | --out-dir DIR]"
    static let details = """
        A folder means all specs in it and its subfolders; `-` means standard input. A single output of a single spec
        is printed. Several outputs are written next to their specs, as in `nice.grid.swift`, or into
        the folder of `--out-dir`.
        gridgen doesn't write outside that folder through a symbolic link, unless you name the linked file yourself.
        Files that don't change aren't touched, and a spec with errors writes nothing.

        exit codes: 0 success; 1 errors in a spec, or with --check an output that is out of date;
        2 a bad command line, or a file that can't be read or written; 141 if nobody reads the output, as with `| head`
        """
    static let examples = [
        "gridgen specs/nice.grid --emit swift",
        "gridgen specs/nice.grid --emit swift=Sources/Nice.swift,css=web/nice.css",
        "gridgen specs --emit swift,json,css --out-dir generated",
        "gridgen specs --emit swift,json,css --out-dir generated --check",
        "gridgen specs --emit css --out-dir web --watch",
    ]
    static let section: String? = nil
    static var fileOptions: [Option<BuildSettings>] { outputOptions }

    mutating func take(_ arguments: [String]) throws(UsageError) {
        paths = arguments
        guard !paths.isEmpty else { throw UsageError(message: "no spec given") }
        guard !requests.isEmpty else {
            let known = Output.all.map { $0.name }.joined(separator: ", ")
            throw UsageError(message: "`--emit` is missing; choose what to generate: \(known)")
        }
        try common.checkInput(paths)
        try checkWatching()
        try checkOutputOptions()
        if file != nil {
            guard paths.count == 1, requests.count == 1 else {
                throw UsageError(message: "`--output` is for one output of one spec; use `--out-dir`")
            }
            if let path = requests.first?.path {
                throw UsageError(message: "`--output` and the path `\(path)` of `--emit` can't be combined")
            }
        }
    }

    var images: ImageOptions {
        get { options.images }
        set { options.images = newValue }
    }

    /// The command that updates the outputs that `--check` found out of date.
    var updateCommand: String {
        var words: [String] = []
        var mayBeOption = true
        for argument in common.arguments {
            if argument == "--" { mayBeOption = false }
            if !mayBeOption || argument != "--check" { words.append(quotedForShell(argument)) }
        }
        return (["gridgen"] + words).joined(separator: " ")
    }
}

/// A word quoted so that a shell reads it as one word.
func quotedForShell(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-_./=,:+@%".utf8.contains(byte) || byte >= 0x80
        }
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
