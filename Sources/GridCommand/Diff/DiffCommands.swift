internal import GridModel
internal import GridSyntax

/// The changes as GitHub workflow commands, which annotate the new rules; those that break apps come first.
func diffCommands(_ compared: [ComparedSpecs], beyond tolerance: Rational) -> String {
    var warnings: [String] = [], notices: [String] = []
    let folder = realPath(".")
    for specs in compared {
        var positions = Positions(specs.source, in: .character)
        let path = readable(relativePath(specs.source.name, in: folder))
        func add(_ change: Change, _ title: String?, at span: SourceSpan?) {
            let line = span.map { positions.position($0.start).line } ?? 1
            let isBreaking = change.isBreaking(beyond: tolerance)
            let text = (title.map { $0 + ": " } ?? "") + change.words + "\n" + change.kind.meaning
            let command = gitHubCommand(
                isBreaking ? "warning" : "notice",
                [("file", path), ("line", "\(line)"), ("title", change.kind.name)], text)
            if isBreaking { warnings.append(command) } else { notices.append(command) }
        }
        for change in specs.settings { add(change, nil, at: nil) }
        for entry in specs.entries {
            for change in entry.changes { add(change, entry.layouts.title, at: entry.layouts.span) }
        }
    }
    return (warnings + notices).map { $0 + "\n" }.joined()
}
