internal import GridEmit
internal import GridSyntax

/// All findings as one JSON document, which `diagnostics.schema.json` describes.
func jsonReport(_ findings: [Findings]) -> String {
    let diagnostics = findings.flatMap { file -> [JSONValue] in
        var positions = Positions(file.source, in: .character)
        return file.reported.map { value(of: $0, in: file.source, &positions) }
    }
    return JSONValue.object([
        ("format", 1),
        ("errors", .number(findings.reduce(0) { $0 + $1.diagnostics.count(of: .error) })),
        ("warnings", .number(findings.reduce(0) { $0 + $1.diagnostics.count(of: .warning) })),
        ("diagnostics", .array(diagnostics)),
    ]).document
}

private func value(
    of diagnostic: Diagnostic, in source: SourceText, _ positions: inout Positions
) -> JSONValue {
    let place = range(of: diagnostic.span, &positions)
    let related = diagnostic.related.map { label in
        JSONValue.object(range(of: label.span, &positions) + [("message", .string(label.text))])
    }
    let edits = diagnostic.fix.map { edit in
        JSONValue.object(range(of: edit.span, &positions) + [("text", .string(edit.replacement))])
    }
    return .object(
        [
            ("code", .string(diagnostic.code.rawValue)),
            ("severity", .string(diagnostic.severity.rawValue)),
            ("message", .string(diagnostic.message)),
            ("path", .string(readable(source.name))),
        ] + place + [
            ("label", JSONValue(diagnostic.label)),
            ("related", .array(related)),
            ("notes", .array(diagnostic.notes.map { .string($0) })),
            ("help", JSONValue(diagnostic.help)),
            ("fix", edits.isEmpty ? .null : .object([("edits", .array(edits))])),
        ])
}

private func range(of span: SourceSpan, _ positions: inout Positions) -> [(String, JSONValue)] {
    let ends = [("start", positions.position(span.start)), ("end", positions.position(span.end))]
    return ends.map { name, position in
        (name, .object([("line", .number(position.line)), ("column", .number(position.column))]))
    }
}
