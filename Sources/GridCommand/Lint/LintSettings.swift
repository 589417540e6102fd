internal import GridModel
internal import GridSyntax

/// The settings of `lint`.
struct LintSettings: ConfigurableSettings, WatchableSettings {
    var paths: [String] = []
    var fixes = false
    var showsDifferences = false
    var isStrict = false
    var exitsWithZero = false
    var watches = false
    var optionFiles: [String] = []
    var format = ReportFormat.text
    var selection = LintSelection()
    var common = CommonSettings()

    static let summary = "find mistakes and questionable style in specs, and fix them"
    static let usage =
        "gridgen lint FILE.grid|FOLDER … [--fix | --diff | --watch] [--strict] [--ignore CODE,…]"
    static let details = """
        A folder means all specs in it and its subfolders; `-` means standard input. With `-` and `--fix`, the
        fixed spec is printed, and the findings go to standard error.

        To ignore a warning, write `# gridgen:ignore CODE: why` after the statement or on the line above it. `gridgen
        rule` lists the codes, `gridgen rule CODE` explains one.

        With `--diff`, nothing is written: the changes that `--fix` would make are printed, and the findings that it
        would leave go to standard error.

        An options file has the options of `lint` after a line `[lint]`: `--select`, `--ignore` and `--strict`.

        exit codes: 0 no errors, with --strict no warnings, and with --diff no changes; 1 otherwise, unless --exit-zero
        is given; 2 a bad command line, or a file that can't be read or written
        """
    static let examples = [
        "gridgen lint specs", "gridgen lint specs --fix --strict",
        "gridgen lint specs --output-format sarif > findings.sarif",
        "gridgen lint feed.grid --ignore lonely-photo,small-tile", "gridgen lint specs --watch",
        "gridgen lint - --stdin-filename specs/feed.grid < draft.grid",
    ]
    static let section: String? = "lint"
    static let options: [Option<LintSettings>] =
        [
            Option(names: ["--fix"], value: nil, help: "apply the fix-its that change no layout") {
                settings, _ in
                settings.fixes = true
            },
            Option(
                names: ["--diff"], value: nil, help: "write nothing; show what `--fix` would change",
                excludes: ["--output-format"]
            ) { settings, _ in
                settings.fixes = true
                settings.showsDifferences = true
            },
            .watch(excludes: ["--fix", "--diff"]),
            Option(
                names: ["--exit-zero"], value: nil, help: "exit with 0 whatever is found",
                excludes: ["--strict"]
            ) { settings, _ in settings.exitsWithZero = true },
            .outputFormat { $0.format = $1 },
            .stdinFilename,
            Option(
                names: ["--options"], value: "FILE",
                help: "read options from the section `[lint]` of a file: "
                    + fileOptions.map { $0.name }.joined(separator: ", ")
            ) { settings, value throws(UsageError) in try settings.readOptions(value) },
        ] + fileOptions

    /// The options that choose what counts.
    static let fileOptions: [Option<LintSettings>] = [
        Option(names: ["--strict"], value: nil, help: "exit with 1 if there are warnings") { settings, _ in
            settings.isStrict = true
        },
        Option(
            names: ["--select"], value: "CODE[,…]", candidates: .list(warningCodes),
            help: "report only these warnings (and all errors)"
        ) { settings, value throws(UsageError) in
            settings.selection.selected = (settings.selection.selected ?? []).union(try warnings(value))
        },
        Option(
            names: ["--ignore"], value: "CODE[,…]", candidates: .list(warningCodes),
            help: "don't report these warnings"
        ) { settings, value throws(UsageError) in
            settings.selection.ignored.formUnion(try warnings(value))
        },
    ]

    mutating func take(_ arguments: [String]) throws(UsageError) {
        guard !arguments.isEmpty else { throw UsageError(message: "no spec or folder given") }
        if fixes, !showsDifferences, arguments.contains("-"), arguments.count > 1 {
            throw UsageError(message: "`--fix` fixes standard input or files, not both")
        }
        paths = arguments
        try common.checkInput(paths)
        try checkWatching()
    }
}

/// The codes of warnings, for completions.
private var warningCodes: [Candidates.Word] {
    Explanation.all.filter { $0.code.severity == .warning }.map { ($0.code.rawValue, $0.summary) }
}

/// Parses a list of warning codes.
private func warnings(_ list: String) throws(UsageError) -> Set<DiagnosticCode> {
    var codes: Set<DiagnosticCode> = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        let known = DiagnosticCode.allCases.filter { $0.severity == .warning }.map { $0.rawValue }
        guard let code = DiagnosticCode(rawValue: name) else {
            let meant = didYouMean(name, among: known)
            throw UsageError(
                message: "unknown warning `\(name)`" + (meant.isEmpty ? "; `gridgen rule` lists all" : meant)
            )
        }
        if code.severity == .error {
            throw UsageError(message: "`\(name)` is an error; errors are always reported")
        }
        codes.insert(code)
    }
    return codes
}
