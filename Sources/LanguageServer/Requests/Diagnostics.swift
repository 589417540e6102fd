internal import GridEmit
internal import GridSyntax

extension Document {
    /// The diagnostics, which the server sends unasked.
    func diagnostics(for client: Client) -> [JSONValue] {
        spec.findings.map { finding in
            var members: [(String, JSONValue)] = [
                ("range", lines.json(finding.span)),
                ("severity", .number(finding.severity == .error ? 1 : 2)),
                ("code", .string(finding.code.rawValue)),
                ("source", "gridgen"),
                ("message", .string(finding.wholeMessage)),
            ]
            if client.takesRelatedPlaces, !finding.related.isEmpty {
                let related = finding.related.map { label -> JSONValue in
                    .object([("location", location(label.span)), ("message", .string(label.text))])
                }
                members.append(("relatedInformation", .array(related)))
            }
            return .object(members)
        }
    }
}

extension Diagnostic {
    /// The message, and the lines that the command line prints below it.
    fileprivate var wholeMessage: String {
        let label = label.map { " (\($0))" } ?? ""
        return ([message + label] + notes.map { "note: \($0)" } + (help.map { ["help: \($0)"] } ?? []))
            .joined(separator: "\n")
    }
}
