internal import GridSyntax

/// The findings of one source.
struct Findings: Sendable {
    let source: SourceText
    /// In source order.
    let diagnostics: [Diagnostic]

    /// How many findings of one source the formats for programs include at most: more than anyone fixes at once, and
    /// few enough for any reader.
    static let written = 1_000

    /// The findings that are written: all, or errors before warnings up to the limit.
    var reported: [Diagnostic] { diagnostics.firstOfMany(Self.written) }
}

extension [Diagnostic] {
    /// At most `limit` diagnostics. If some are left out, errors come first, and the one about stopping early
    /// comes last.
    func firstOfMany(_ limit: Int) -> [Diagnostic] {
        guard count > limit else { return self }
        let marks = filter { $0.code == .tooManyFindings }
        let errors = filter { $0.severity == .error }
        let warnings = filter { $0.severity == .warning && $0.code != .tooManyFindings }
        return (errors + warnings).prefix(limit - marks.count) + marks
    }

    /// How many have this severity.
    func count(of severity: Severity) -> Int { reduce(0) { $0 + ($1.severity == severity ? 1 : 0) } }
}
