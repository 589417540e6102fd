internal import GridSyntax

/// Renders diagnostics as they arrive, and counts them.
struct Report {
    private let paint: Paint
    private var errors = 0
    private var warnings = 0
    private var files = 0

    init(paint: Paint = .off) { self.paint = paint }

    /// The greatest number of diagnostics shown for one source: nobody reads more before fixing these.
    static let shownOfOneSource = 100

    /// Renders the diagnostics of one source, with a blank line between any two.
    mutating func text(of diagnostics: [Diagnostic], in source: SourceText) -> String {
        let renderer = TextRenderer(source, paint: paint)
        var text = ""
        let reported = diagnostics.firstOfMany(Self.shownOfOneSource)
        for (index, diagnostic) in reported.enumerated() {
            if errors + warnings + index > 0 { text += "\n" }
            text += renderer.render(diagnostic)
        }
        if reported.count < diagnostics.count {
            text += "\n\(shown(source.name)): \(diagnostics.count - reported.count) more not shown\n"
        }
        errors += diagnostics.count(of: .error)
        warnings += diagnostics.count(of: .warning)
        if !diagnostics.isEmpty { files += 1 }
        return text
    }

    /// `2 errors and 1 warning in 1 file`, or nil if there were none.
    var summary: String? {
        let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map(counted)
        guard !counts.isEmpty else { return nil }
        return counts.joined(separator: " and ") + " in " + counted(files, "file")
    }
}

/// The count with its noun in the singular or plural.
func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
}
