/// What is found in a file: `Limits.findings` errors and as many warnings at most, and a warning where there are more.
///
/// A file may have a mistake in every second byte. Nobody reads so many findings, and each takes memory.
package struct DiagnosticList: Sendable {
    /// In the order found.
    package private(set) var all: [Diagnostic] = []
    /// How many errors there are, one more than are told where there are more.
    package private(set) var errors = 0
    private var warnings = 0
    /// Whether there are more.
    package private(set) var isCut = false

    package init(_ diagnostics: [Diagnostic] = []) { self += diagnostics }

    /// Whether any of them forbids generating output.
    package var hasErrors: Bool { errors > 0 }

    /// Whether no more errors are taken, so that nothing more need be looked for.
    package var isFull: Bool { errors > Limits.findings }

    package mutating func append(_ diagnostic: Diagnostic) {
        // The list that it comes from may have been cut.
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

    /// Counts one more finding; false where it is too much.
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
            label: "from here on not all are told", help: "mend the others first")
    }
}
