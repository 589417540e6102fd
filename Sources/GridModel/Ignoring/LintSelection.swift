public import GridSyntax

/// Which warnings are looked for. Errors always are.
public struct LintSelection: Hashable, Sendable {
    /// The only warnings that are told, or nil for all.
    public var selected: Set<DiagnosticCode>?
    /// The warnings that are not told.
    public var ignored: Set<DiagnosticCode> = []

    /// Creates the selection of all.
    public init() {}

    /// Whether findings of the code are told.
    public func includes(_ code: DiagnosticCode) -> Bool {
        code.severity == .error || (selected?.contains(code) ?? true) && !ignored.contains(code)
    }
}
