internal import GridModel
internal import GridSyntax

/// The settings of `rule`.
struct RuleSettings: CommandSettings {
    var code: String?
    var common = CommonSettings()

    static let summary = "explain a diagnostic, with a bad and a good example"
    static let usage = "gridgen rule [CODE]"
    static let details = """
        The code is in brackets at the end of a message: `row-sum` in `the rows hold 6 photos, but the layout is for 7
        [row-sum]`. Without a code, `rule` lists all codes.
        """
    static let examples = ["gridgen rule row-sum", "gridgen rule"]
    static let options: [Option<RuleSettings>] = []

    mutating func take(_ arguments: [String]) throws(UsageError) {
        if arguments.count > 1 { throw UsageError(message: "`\(arguments[1])` is one argument too many") }
        guard let name = arguments.first else { return }
        let known = DiagnosticCode.allCases.map { $0.rawValue }
        guard known.contains(name) else {
            let meant = didYouMean(name, among: known)
            throw UsageError(
                message: "there is no diagnostic `\(name)`"
                    + (meant.isEmpty ? "; `gridgen rule` lists all" : meant))
        }
        code = name
    }
}

/// `gridgen rule`: explains diagnostics.
struct RuleCommand {
    let settings: RuleSettings
    let console: Console

    func run() -> ExitCode {
        let paint = console.outputPaint
        if let explanation = settings.code.flatMap(DiagnosticCode.init)?.explanation {
            return console.answer(explanation.text(paint))
        }
        let width = Explanation.all.map { $0.code.rawValue.utf8.count }.max() ?? 0
        let groups = [Severity.error, .warning].map { severity in
            let lines = Explanation.all.filter { $0.code.severity == severity }.map { explanation in
                let name = explanation.code.rawValue
                return "  " + name + String(repeating: " ", count: width - name.utf8.count + 2)
                    + explanation.summary + "\n"
            }
            return paint(.heading, "\(severity.rawValue)s:") + "\n" + lines.joined()
        }
        return console.answer(groups.joined(separator: "\n") + "\n`gridgen rule CODE` explains a code.\n")
    }
}
