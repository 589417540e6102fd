internal import GridModel

extension Grid {
    /// The lines of the comment of the generated type: the doc comment of the spec, and what it requires.
    var docLines: [String] {
        let lines = safeLines(doc ?? "The photo layouts of \(name).")
        if requirements.isEmpty { return lines }
        return lines + ["", "At all sizes that the spec promises:"] + requirements.map { "- " + $0.words }
    }
}
