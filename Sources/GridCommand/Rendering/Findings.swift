internal import GridSyntax

/// What was found in one source.
struct Findings: Sendable {
    let source: SourceText
    /// In source order.
    let diagnostics: [Diagnostic]

    /// The most that is written out of one source by formats for programs: more than any person mends, and little
    /// enough for one that reads them.
    static let written = 1_000

    /// What is written out: all, or where that is too much errors before warnings.
    var told: [Diagnostic] { diagnostics.firstOfMany(Self.written) }
}

extension [Diagnostic] {
    /// At most so many, errors before warnings where some are left out, and last that there are more than were looked for.
    func firstOfMany(_ limit: Int) -> [Diagnostic] {
        guard count > limit else { return self }
        let marks = filter { $0.code == .tooManyFindings }
        let errors = filter { $0.severity == .error }
        let warnings = filter { $0.severity == .warning && $0.code != .tooManyFindings }
        return (errors + warnings).prefix(limit - marks.count) + marks
    }

    /// How many are of a severity.
    func count(of severity: Severity) -> Int { reduce(0) { $0 + ($1.severity == severity ? 1 : 0) } }
}
