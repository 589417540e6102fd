internal import GridSyntax

/// The text of diagnostics as they come, and how many there were.
struct Report {
    private let paint: Paint
    private var errors = 0
    private var warnings = 0
    private var files = 0

    init(paint: Paint = .off) { self.paint = paint }

    /// How many diagnostics of one source are shown: nobody reads more before mending these.
    static let shownOfOneSource = 100

    /// The diagnostics of one source, with a blank line before each that follows another.
    mutating func text(of diagnostics: [Diagnostic], in source: SourceText) -> String {
        let renderer = TextRenderer(source, paint: paint)
        var text = ""
        let told = diagnostics.firstOfMany(Self.shownOfOneSource)
        for (index, diagnostic) in told.enumerated() {
            if errors + warnings + index > 0 { text += "\n" }
            text += renderer.render(diagnostic)
        }
        if told.count < diagnostics.count {
            text += "\n\(shown(source.name)): \(diagnostics.count - told.count) more are not shown\n"
        }
        errors += diagnostics.count(of: .error)
        warnings += diagnostics.count(of: .warning)
        if !diagnostics.isEmpty { files += 1 }
        return text
    }

    /// `2 errors and 1 warning in 1 file`, or nil when there were none.
    var summary: String? {
        let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map(counted)
        guard !counts.isEmpty else { return nil }
        return counts.joined(separator: " and ") + " in " + counted(files, "file")
    }
}

/// The count with its noun, which takes an s for more than one.
func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
}
