internal import GridModel
internal import GridSyntax

/// What the command line of `lint` says.
struct LintSettings: CommandSettings {
    var paths: [String] = []
    var fixes = false
    var isStrict = false
    var format = ReportFormat.text
    var selection = LintSelection()
    var common = CommonSettings()

    static let summary = "find mistakes and doubtful habits in specs, and mend them"
    static let usage =
        "gridgen lint FILE.grid|FOLDER … [--fix] [--strict] [--select CODE,…] [--ignore CODE,…]"
    static let details = """
        A folder stands for the .grid files in it and below. `-` reads a spec from standard input; with `--fix`
        it is printed mended, and the findings go to standard error.

        `# gridgen:ignore CODE: why` behind a statement, or on the line above it, ignores a warning there. `gridgen
        rule` lists the codes, `gridgen rule CODE` explains one.

        exit codes: 0 no error was found, and with --strict no warning, 1 one was, 2 the command line, an input
        or an output failed
        """
    static let examples = [
        "gridgen lint specs", "gridgen lint specs --fix --strict",
        "gridgen lint specs --output-format sarif > findings.sarif",
        "gridgen lint feed.grid --ignore lonely-photo,small-tile",
    ]
    static let options: [Option<LintSettings>] = [
        Option(names: ["--fix"], value: nil, help: "apply the fix-its that change no layout") { settings, _ in
            settings.fixes = true
        },
        Option(names: ["--strict"], value: nil, help: "exit with 1 for warnings too") { settings, _ in
            settings.isStrict = true
        },
        Option(names: ["--select"], value: "CODE[,…]", help: "only these warnings, and errors") {
            settings, value throws(UsageError) in
            settings.selection.selected = (settings.selection.selected ?? []).union(try warnings(value))
        },
        Option(names: ["--ignore"], value: "CODE[,…]", help: "not these warnings") {
            settings, value throws(UsageError) in
            settings.selection.ignored.formUnion(try warnings(value))
        },
        .outputFormat { $0.format = $1 },
    ]

    mutating func take(_ arguments: [String]) throws(UsageError) {
        guard !arguments.isEmpty else { throw UsageError(message: "no spec and no folder is named") }
        if fixes, arguments.contains("-"), arguments.count > 1 {
            throw UsageError(message: "`--fix` mends standard input or files, not both")
        }
        paths = arguments
    }
}

/// The warnings that a list of codes names.
private func warnings(_ list: String) throws(UsageError) -> Set<DiagnosticCode> {
    var codes: Set<DiagnosticCode> = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        let known = DiagnosticCode.allCases.filter { $0.severity == .warning }.map(\.rawValue)
        guard let code = DiagnosticCode(rawValue: name) else {
            let meant = didYouMean(name, among: known)
            throw UsageError(
                message: "unknown warning `\(name)`" + (meant.isEmpty ? "; `gridgen rule` lists them" : meant)
            )
        }
        if code.severity == .error {
            throw UsageError(message: "`\(name)` is an error, which is always told")
        }
        codes.insert(code)
    }
    return codes
}
