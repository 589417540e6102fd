internal import GridSyntax

/// What the process answers; never another number.
enum ExitCode: Int32, Comparable {
    /// All is well.
    case success = 0
    /// Something was found wrong with a spec, or output is stale.
    case findings = 1
    /// The command line, an input or an output failed.
    case failure = 2

    static func < (first: ExitCode, second: ExitCode) -> Bool { first.rawValue < second.rawValue }
}

/// The answer for what was found in a spec. Bytes that are no text are a failed input, not a finding.
func exitCode(of diagnostics: [Diagnostic]) -> ExitCode {
    guard diagnostics.hasErrors else { return .success }
    return diagnostics.contains { $0.code == .invalidUTF8 } ? .failure : .findings
}
