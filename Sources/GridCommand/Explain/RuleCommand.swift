internal import GridEmit
internal import GridModel
internal import GridSyntax

/// The settings of `rule`.
struct RuleSettings: CommandSettings {
    var code: DiagnosticCode?
    var isJSON = false
    var common = CommonSettings()

    static let summary = "explain a diagnostic, with a bad and a good example"
    static let usage = "gridgen rule|explain [CODE] [--output-format text|json]"
    static let details = """
        The code is in brackets at the end of a message: `row-sum` in `the rows hold 6 photos, but the layout is for 7
        [row-sum]`. Without a code, `rule` lists all codes. `explain` is another name of the command, and `gridgen help CODE`
        explains a code, too.
        """
    static let examples = [
        "gridgen rule row-sum", "gridgen explain row-sum", "gridgen rule --output-format json",
    ]
    static let options: [Option<RuleSettings>] = [
        Option(
            names: ["--output-format"], value: "text|json", help: "the format of the explanations"
        ) { settings, value throws(UsageError) in
            guard ["text", "json"].contains(value) else {
                throw unknownValue("output format", value, among: ["text", "json"])
            }
            settings.isJSON = value == "json"
        }
    ]
    static var arguments: Candidates {
        Candidates(words: Explanation.all.map { ($0.code.rawValue, $0.summary) })
    }

    mutating func take(_ arguments: [String]) throws(UsageError) {
        if arguments.count > 1 { throw UsageError.surplus(arguments[1]) }
        guard let name = arguments.first else { return }
        guard let code = DiagnosticCode(rawValue: name) else {
            let known = DiagnosticCode.allCases.map { $0.rawValue }
            let meant = didYouMean(name, among: known)
            throw UsageError(
                message: "there is no diagnostic `\(name)`"
                    + (meant.isEmpty ? "; `gridgen rule` lists all" : meant))
        }
        self.code = code
    }
}

/// `gridgen rule`: explains diagnostics.
struct RuleCommand {
    let settings: RuleSettings
    let console: Console

    func run() -> ExitCode {
        let paint = console.outputPaint
        let explanation = settings.code?.explanation
        if settings.isJSON {
            let explanations = explanation.map { [$0] } ?? Explanation.all
            let document = JSONValue.object([("format", 1), ("codes", .array(explanations.map { $0.json }))])
            return console.answer(document.document)
        }
        if let explanation { return console.answer(explanation.text(paint)) }
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
