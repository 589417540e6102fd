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
    /// At most so many, errors before warnings where some are left out.
    func firstOfMany(_ limit: Int) -> [Diagnostic] {
        guard count > limit else { return self }
        return Array((filter { $0.severity == .error } + filter { $0.severity == .warning }).prefix(limit))
    }

    /// How many are of a severity.
    func count(of severity: Severity) -> Int { reduce(0) { $0 + ($1.severity == severity ? 1 : 0) } }
}
