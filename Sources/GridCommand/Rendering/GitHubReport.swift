internal import GridSyntax

/// The findings as GitHub workflow commands, which become annotations of lines; errors come first. Each has its place also in its
/// text, which is all that the log shows.
func githubReport(_ findings: [Findings]) -> String {
    var annotations = GitHubAnnotations()
    let folder = realPath(".")
    for file in findings {
        var positions = Positions(file.source, in: .character)
        let path = readable(relativePath(file.source.name, in: folder))
        for diagnostic in file.diagnostics {
            let level = diagnostic.severity.rawValue
            annotations.add(level, about: level) { annotation(diagnostic, path: path, &positions) }
        }
    }
    return annotations.text([Severity.error.rawValue, Severity.warning.rawValue])
}

private func annotation(
    _ diagnostic: Diagnostic, path: String, _ positions: inout Positions
) -> (properties: [(String, String)], text: String) {
    let start = positions.position(diagnostic.span.start)
    let end = positions.position(diagnostic.span.end)
    let place = "\(path):\(start.line):\(start.column)"
    let lines =
        ["\(place): \(diagnostic.message)"] + diagnostic.notes + (diagnostic.help.map { [$0] } ?? [])
    return (
        [
            ("file", path), ("line", "\(start.line)"), ("col", "\(start.column)"), ("endLine", "\(end.line)"),
            ("endColumn", "\(end.column)"), ("title", diagnostic.code.rawValue),
        ], lines.joined(separator: "\n")
    )
}
