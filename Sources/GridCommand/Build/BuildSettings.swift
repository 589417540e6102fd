internal import GridEmit

/// What the command line of `build` says.
struct BuildSettings: CommandSettings {
    /// An output asked for, and the file it is to go to; nil where `-o`, `--out-dir` or the spec decide.
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
    var dependencyFile: String?
    /// The files that options were taken from.
    var optionFiles: [String] = []
    var options = EmitOptions()
    var common = CommonSettings()

    static let summary = "compile specs into code, style sheets, tables and pictures"
    static let usage = "gridgen [build] FILE.grid|FOLDER … --emit KIND[,…] [-o FILE | --out-dir DIR]"
    static let details = """
        A folder stands for the specs in it and below, `-` for standard input. One output of one spec goes to
        standard output; several stand beside their specs, as `nice.grid.swift`, or in the folder of `--out-dir`.
        They never leave that folder through a symbolic link; only a file that you name may be such a link.
        Files that stay the same are not touched, and nothing is written for a spec that has errors.

        exit codes: 0 fine, 1 errors in a spec, or stale output under --check,
        2 the command line, an input or an output failed
        """
    static let examples = [
        "gridgen specs/nice.grid --emit swift",
        "gridgen specs/nice.grid --emit swift=Sources/Nice.swift,css=web/nice.css",
        "gridgen specs --emit swift,json,css --out-dir generated",
        "gridgen specs --emit swift,json,css --out-dir generated --check",
    ]

    mutating func take(_ arguments: [String]) throws(UsageError) {
        paths = arguments
        guard !paths.isEmpty else { throw UsageError(message: "no spec is named") }
        guard !requests.isEmpty else {
            let known = Output.all.map(\.name).joined(separator: ", ")
            throw UsageError(message: "`--emit` is missing; it says what to make: \(known)")
        }
        if paths.filter({ $0 == "-" }).count > 1 {
            throw UsageError(message: "standard input is named twice")
        }
        if file != nil {
            guard paths.count == 1, requests.count == 1 else {
                throw UsageError(message: "`--output` takes one output of one spec; use `--out-dir`")
            }
            if let path = requests.first?.path {
                throw UsageError(message: "`--output` and the path `\(path)` of `--emit` exclude each other")
            }
        }
    }

    /// The command line that writes what `--check` has found stale.
    var mendingCommand: String {
        var words: [String] = []
        var mayBeOption = true
        for argument in common.arguments {
            if argument == "--" { mayBeOption = false }
            if !mayBeOption || argument != "--check" { words.append(quotedForShell(argument)) }
        }
        return (["gridgen"] + words).joined(separator: " ")
    }
}

/// A word as a shell takes it for one.
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
