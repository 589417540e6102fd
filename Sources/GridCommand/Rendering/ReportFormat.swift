internal import GridSyntax

/// An output format for findings.
enum ReportFormat: String, CaseIterable {
    /// For people, with source lines and carets.
    case text
    /// Everything, as described by `diagnostics.schema.json`.
    case json
    /// For code scanning.
    case sarif
    /// Annotations in GitHub workflows.
    case github

    /// Renders all findings as one text; nil for `text`, which `Report` writes diagnostic by diagnostic.
    func render(_ findings: [Findings]) -> String? {
        switch self {
        case .text: nil
        case .json: jsonReport(findings)
        case .sarif: sarifReport(findings)
        case .github: githubReport(findings)
        }
    }

    /// What standard error says besides: in a workflow all findings as text, since GitHub shows few annotations; otherwise how many
    /// findings are left out.
    func log(_ findings: [Findings]) -> String {
        switch self {
        case .text: return ""
        case .json, .sarif:
            let most = self == .json ? Int.max : Findings.writtenInAll
            return findings.remark(most: most).map { "gridgen: \($0)\n" } ?? ""
        case .github:
            var report = Report()
            let text = findings.filter { !$0.diagnostics.isEmpty }
                .map { report.text(of: $0.diagnostics, in: $0.source) }.joined()
            return gitHubLog(text + (report.summary.map { $0 + "\n" } ?? ""))
        }
    }
}

extension Option {
    /// The option that chooses the output format for findings.
    static func outputFormat(
        excludes: [String] = [], _ apply: @escaping @Sendable (inout Settings, ReportFormat) -> Void
    ) -> Option<Settings> {
        let names = ReportFormat.allCases.map { $0.rawValue }
        return Option(
            names: ["--output-format"], value: names.joined(separator: "|"),
            help: "the format of the findings", excludes: excludes
        ) { settings, value throws(UsageError) in
            guard let format = ReportFormat(rawValue: value) else {
                throw unknownValue("output format", value, among: names)
            }
            apply(&settings, format)
        }
    }
}
