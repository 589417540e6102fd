public import GridSyntax

/// The warnings to report. Errors are always reported.
public struct LintSelection: Hashable, Sendable {
    /// The only warnings to report, or nil for all.
    public var selected: Set<DiagnosticCode>?
    /// The warnings not to report.
    public var ignored: Set<DiagnosticCode> = []

    /// Creates a selection of all warnings.
    public init() {}

    /// Whether diagnostics with the code are reported.
    public func includes(_ code: DiagnosticCode) -> Bool {
        code.severity == .error || (selected?.contains(code) ?? true) && !ignored.contains(code)
    }
}
