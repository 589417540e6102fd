internal import GridSyntax

/// How findings are written.
enum ReportFormat: String, CaseIterable {
    /// For people, with the lines and carets.
    case text
    /// All that is known, as `diagnostics.schema.json` describes it.
    case json
    /// For code scanning.
    case sarif
    /// Annotations of GitHub's workflows.
    case github

    /// All findings as one text; nil for those that `Report` writes one after the other.
    func render(_ findings: [Findings]) -> String? {
        switch self {
        case .text: nil
        case .json: jsonReport(findings)
        case .sarif: sarifReport(findings)
        case .github: githubReport(findings)
        }
    }
}

extension Option {
    /// The option that chooses how findings are written.
    static func outputFormat(
        _ apply: @escaping @Sendable (inout Settings, ReportFormat) -> Void
    ) -> Option<Settings> {
        let names = ReportFormat.allCases.map(\.rawValue)
        return Option(
            names: ["--output-format"], value: names.joined(separator: "|"), help: "how findings are written"
        ) { settings, value throws(UsageError) in
            guard let format = ReportFormat(rawValue: value) else {
                throw unknownValue("format of findings", value, among: names)
            }
            apply(&settings, format)
        }
    }
}
