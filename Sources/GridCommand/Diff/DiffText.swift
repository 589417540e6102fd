internal import GridModel

/// The changes in words: under the name of each spec those of its settings, and under some counts those of their layouts.
func diffText(_ compared: [ComparedSpecs], beyond tolerance: Rational, _ paint: Paint) -> String {
    func lines(_ changes: [Change], indent: String) -> String {
        changes.map { change in
            let isBreaking = change.isBreaking(beyond: tolerance)
            let code = "[\(change.kind.name)\(isBreaking ? ", breaking" : "")]"
            let line = "\(indent)\(shown(change.words)) \(paint(isBreaking ? .error : .place, code))\n"
            guard isBreaking else { return line }
            return line
                + hanging(
                    change.kind.meaning, after: "\(indent)  = ", columns: min(paint.columns ?? 100, 100))
                + "\n"
        }.joined()
    }
    return compared.filter { !$0.changes.isEmpty }.map { specs in
        let settings = lines(specs.settings, indent: "  ")
        let entries = specs.entries.map { entry in
            "  " + paint(.heading, entry.layouts.title) + "\n" + lines(entry.changes, indent: "    ")
        }
        return paint(.heading, shown(specs.name)) + "\n" + settings + entries.joined()
    }.joined(separator: "\n")
}
