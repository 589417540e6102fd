internal import GridSyntax

/// The text of diagnostics as they come, and how many there were.
struct Report {
    private var errors = 0
    private var warnings = 0
    private var files = 0

    /// The diagnostics of one source, with a blank line before each that follows another.
    mutating func text(of diagnostics: [Diagnostic], in source: SourceText) -> String {
        let renderer = TextRenderer(source)
        var text = ""
        for diagnostic in diagnostics {
            if errors + warnings > 0 { text += "\n" }
            if diagnostic.severity == .error { errors += 1 } else { warnings += 1 }
            text += renderer.render(diagnostic)
        }
        if !diagnostics.isEmpty { files += 1 }
        return text
    }

    /// `2 errors and 1 warning in 1 file`, or nil when there were none.
    var summary: String? {
        let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map(counted)
        guard !counts.isEmpty else { return nil }
        return counts.joined(separator: " and ") + " in " + counted(files, "file")
    }

    private func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)" + (count == 1 ? "" : "s")
    }
}
