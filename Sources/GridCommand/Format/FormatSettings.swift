/// What the command line of `fmt` says.
struct FormatSettings: CommandSettings {
    var paths: [String] = []
    var checks = false
    var showsDifferences = false
    var isQuiet = false
    var common = CommonSettings()

    static let summary = "write specs in the one canonical form"
    static let usage = "gridgen fmt FILE.grid|FOLDER … [--check | --diff]"
    static let details = """
        A folder stands for the specs in it and below; `-` filters standard input to standard output. Meaning,
        order and comments stay. A spec that can't be read is reported and left alone.

        exit codes: 0 fine, 1 errors in a spec, or something to format under --check or --diff,
        2 the command line, an input or an output failed
        """
    static let examples = [
        "gridgen fmt specs", "gridgen fmt specs/nice.grid --diff", "gridgen fmt - < draft.grid",
    ]
    static let options: [Option<FormatSettings>] = [
        Option(
            names: ["--check"], value: nil, help: "write nothing, list the specs that would change",
            excludes: ["--diff"]
        ) { settings, _ in settings.checks = true },
        Option(names: ["--diff"], value: nil, help: "write nothing, print what would change") { settings, _ in
            settings.showsDifferences = true
        },
        Option(names: ["--quiet", "-q"], value: nil, help: "say nothing of what was formatted") {
            settings, _ in settings.isQuiet = true
        },
    ]

    mutating func take(_ arguments: [String]) throws(UsageError) {
        guard !arguments.isEmpty else { throw UsageError(message: "no spec or folder is named") }
        paths = arguments
        if paths.filter({ $0 == "-" }).count > 1 {
            throw UsageError(message: "standard input is named twice")
        }
    }
}
