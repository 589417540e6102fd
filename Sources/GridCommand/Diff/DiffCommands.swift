internal import GridModel
internal import GridSyntax

/// The changes as GitHub workflow commands, which annotate the new rules; those that break apps come first.
func diffCommands(_ compared: [ComparedSpecs], beyond tolerance: Rational) -> String {
    var annotations = GitHubAnnotations()
    let folder = realPath(".")
    for specs in compared {
        var positions = Positions(specs.source, in: .character)
        let path = readable(relativePath(specs.source.name, in: folder))
        func add(_ change: Change, _ title: String?, at span: SourceSpan?) {
            annotations.add(change.isBreaking(beyond: tolerance) ? "warning" : "notice", about: "change") {
                let line = span.map { positions.position($0.start).line } ?? 1
                let text = (title.map { $0 + ": " } ?? "") + change.words + "\n" + change.kind.meaning
                return (
                    [("file", path), ("line", "\(line)"), ("title", change.kind.name)],
                    "\(path):\(line): " + text
                )
            }
        }
        for change in specs.settings { add(change, nil, at: nil) }
        for entry in specs.entries {
            for change in entry.changes { add(change, entry.layouts.title, at: entry.layouts.span) }
        }
    }
    return annotations.text(["warning", "notice"])
}
