/// The diagnostics of a file: at most `Limits.findings` errors and as many warnings, and a warning if there are more.
///
/// A file may have a mistake in every second byte. Nobody reads that many diagnostics, and each takes memory.
package struct DiagnosticList: Sendable {
    /// The diagnostics in the order found.
    package private(set) var all: [Diagnostic] = []
    /// The number of errors; one more than the limit if some were left out.
    package private(set) var errors = 0
    private var warnings = 0
    /// Whether some diagnostics were left out.
    package private(set) var isCut = false

    package init(_ diagnostics: [Diagnostic] = []) { self += diagnostics }

    /// Whether any is an error, so that no output is generated.
    package var hasErrors: Bool { errors > 0 }

    /// Whether further errors would be left out, so that callers can stop looking.
    package var isFull: Bool { errors > Limits.findings }

    package mutating func append(_ diagnostic: Diagnostic) {
        // The diagnostic may come from a list that was cut.
        let isTaken = diagnostic.code != .tooManyFindings && counts(diagnostic.severity)
        if isTaken {
            all.append(diagnostic)
        } else if !isCut {
            isCut = true
            all.append(.tooManyFindings(at: diagnostic.span))
        }
    }

    package static func += (list: inout DiagnosticList, more: [Diagnostic]) {
        for diagnostic in more { list.append(diagnostic) }
    }

    /// Counts one more diagnostic; returns false if it exceeds the limit.
    private mutating func counts(_ severity: Severity) -> Bool {
        switch severity {
        case .error:
            errors = min(errors, Limits.findings) + 1
            return errors <= Limits.findings
        case .warning:
            warnings = min(warnings, Limits.findings) + 1
            return warnings <= Limits.findings
        }
    }
}

extension Diagnostic {
    fileprivate static func tooManyFindings(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .tooManyFindings, "more than \(Limits.findings) errors or warnings in one file", at: span,
            label: "some from here on are left out", help: "fix the others first")
    }
}
