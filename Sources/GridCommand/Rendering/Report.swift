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
        // Among too many, errors go before warnings.
        let isTooMany = diagnostics.count > Self.shownOfOneSource
        let ordered =
            isTooMany
            ? diagnostics.filter { $0.severity == .error } + diagnostics.filter { $0.severity == .warning }
            : diagnostics
        for (index, diagnostic) in ordered.enumerated() {
            if index < Self.shownOfOneSource {
                if errors + warnings > 0 { text += "\n" }
                text += renderer.render(diagnostic)
            }
            if diagnostic.severity == .error { errors += 1 } else { warnings += 1 }
        }
        if isTooMany {
            text +=
                "\n\(shown(source.name)): \(diagnostics.count - Self.shownOfOneSource) more are not shown\n"
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
