internal import GridSyntax

/// The findings of one source.
struct Findings: Sendable {
    let source: SourceText
    /// In source order.
    let diagnostics: [Diagnostic]

    /// How many findings of one source the formats for programs include at most: more than anyone fixes at once, and
    /// few enough for any reader.
    static let written = 1_000

    /// How many findings SARIF includes at most in all: GitHub rejects a file with more.
    static let writtenInAll = 25_000

    /// The findings that are written: all, or errors before warnings up to the limit.
    var reported: [Diagnostic] { diagnostics.firstOfMany(Self.written) }
}

extension [Findings] {
    /// The findings of each source that are written if they may be `most` in all: errors before warnings.
    func reported(most: Int) -> [[Diagnostic]] {
        let reported = map { $0.reported }
        let all = reported.reduce(0) { $0 + $1.count }
        if all <= most { return reported }
        var errors = Swift.min(reported.reduce(0) { $0 + $1.count(of: .error) }, most)
        var warnings = most - errors
        return reported.map { diagnostics in
            diagnostics.filter { diagnostic in
                let left = diagnostic.severity == .error ? errors : warnings
                if left == 0 { return false }
                if diagnostic.severity == .error { errors -= 1 } else { warnings -= 1 }
                return true
            }
        }
    }

    /// How many findings aren't written, and why; nil if all are.
    func remark(most: Int) -> String? {
        let all = reduce(0) { $0 + $1.diagnostics.count }
        let left = all - reported(most: most).reduce(0) { $0 + $1.count }
        if left == 0 { return nil }
        let limit = "\(Findings.written) of a file" + (most == .max ? "" : " and \(most) in all")
        return "\(left) of \(counted(all, "finding")) are left out: a report has at most \(limit)"
    }
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
