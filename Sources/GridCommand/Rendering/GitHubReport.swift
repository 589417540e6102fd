internal import GridSyntax

/// All findings as GitHub workflow commands, which become annotations of lines. Errors come first, since GitHub shows
/// only a limited number.
///
/// The syntax and escapes are those of GitHub's toolkit (`@actions/core`, `issueCommand`).
func githubReport(_ findings: [Findings]) -> String {
    var lines: [Severity: [String]] = [:]
    let folder = realPath(".")
    for file in findings {
        var positions = Positions(file.source, in: .character)
        let path = readable(relativePath(file.source.name, in: folder))
        for diagnostic in file.reported {
            lines[diagnostic.severity, default: []].append(
                command(diagnostic, path: path, &positions))
        }
    }
    return ((lines[.error] ?? []) + (lines[.warning] ?? [])).map { $0 + "\n" }.joined()
}

private func command(_ diagnostic: Diagnostic, path: String, _ positions: inout Positions) -> String {
    let start = positions.position(diagnostic.span.start)
    let end = positions.position(diagnostic.span.end)
    let text = ([diagnostic.message] + diagnostic.notes + (diagnostic.help.map { [$0] } ?? []))
        .joined(separator: "\n")
    return gitHubCommand(
        diagnostic.severity.rawValue,
        [
            ("file", path), ("line", "\(start.line)"), ("col", "\(start.column)"), ("endLine", "\(end.line)"),
            ("endColumn", "\(end.column)"), ("title", diagnostic.code.rawValue),
        ], text)
}

/// A workflow command that annotates a place.
func gitHubCommand(_ name: String, _ properties: [(String, String)], _ text: String) -> String {
    "::\(name) " + properties.map { "\($0.0)=\(escaped($0.1, alsoProperties: true))" }.joined(separator: ",")
        + "::" + escaped(text, alsoProperties: false)
}

/// Escapes the characters that would end a command or one of its properties.
private func escaped(_ text: String, alsoProperties: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "%": result += "%25"
        case "\r": result += "%0D"
        case "\n": result += "%0A"
        case ":" where alsoProperties: result += "%3A"
        case "," where alsoProperties: result += "%2C"
        default: result += shown(String(scalar))
        }
    }
    return result
}
