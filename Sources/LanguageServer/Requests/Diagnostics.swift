internal import GridEmit
internal import GridSyntax

extension Document {
    /// Findings as the protocol has them; the server sends them unasked.
    func diagnostics(_ findings: [Diagnostic], for client: Client) -> [JSONValue] {
        findings.map { finding in
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
    /// The diagnostic after an edit elsewhere; nil if the edit touches one of its places.
    func moved(by edit: TextEdit) -> Diagnostic? {
        let length = edit.replacement.utf8.count - (edit.span.end - edit.span.start)
        func moved(_ span: SourceSpan) -> SourceSpan? {
            if span.end < edit.span.start { return span }
            return span.start > edit.span.end ? SourceSpan(span.start + length, span.end + length) : nil
        }
        let places = related.map { moved($0.span) }
        let edits = fix.map { moved($0.span) }
        guard let span = moved(span), !places.contains(nil), !edits.contains(nil) else { return nil }
        return Diagnostic(
            code, message, at: span, label: label,
            related: zip(places, related).compactMap { place, label in place.map { Label($0, label.text) } },
            notes: notes, help: help,
            fix: zip(edits, fix).compactMap { place, edit in place.map { TextEdit($0, edit.replacement) } })
    }

    /// The message, and the lines that the command line prints below it.
    fileprivate var wholeMessage: String {
        let label = label.map { " (\($0))" } ?? ""
        return ([message + label] + notes.map { "note: \($0)" } + (help.map { ["help: \($0)"] } ?? []))
            .joined(separator: "\n")
    }
}
