/// The settings of `fmt`.
struct FormatSettings: CommandSettings {
    var paths: [String] = []
    var checks = false
    var showsDifferences = false
    var isQuiet = false
    var common = CommonSettings()

    static let summary = "format specs in place"
    static let usage = "gridgen fmt FILE.grid|FOLDER … [--check | --diff]"
    static let details = """
        A folder means all specs in it and its subfolders; `-` formats standard input to standard output. Formatting
        keeps the meaning, the order and the comments. A spec with syntax errors is reported and left alone.

        exit codes: 0 success; 1 errors in a spec, or with --check or --diff a spec that would change;
        2 a bad command line, or a file that can't be read or written
        """
    static let examples = [
        "gridgen fmt specs", "gridgen fmt specs/nice.grid --diff", "gridgen fmt - < draft.grid",
    ]
    static let options: [Option<FormatSettings>] = [
        Option(
            names: ["--check"], value: nil, help: "write nothing; list the specs that would change",
            excludes: ["--diff"]
        ) { settings, _ in settings.checks = true },
        Option(names: ["--diff"], value: nil, help: "write nothing; show what would change") { settings, _ in
            settings.showsDifferences = true
        },
        Option(names: ["--quiet", "-q"], value: nil, help: "don't print a summary") {
            settings, _ in settings.isQuiet = true
        },
        .stdinFilename,
    ]

    mutating func take(_ arguments: [String]) throws(UsageError) {
        guard !arguments.isEmpty else { throw UsageError(message: "no spec or folder given") }
        paths = arguments
        try common.checkInput(paths)
    }
}
