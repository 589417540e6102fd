internal import GridSyntax

/// The exit code of the process.
package enum ExitCode: Int32, Comparable {
    /// Everything succeeded.
    case success = 0
    /// A spec has findings that count as failures, or an output is out of date.
    case findings = 1
    /// The command line is invalid, or a file could not be read or written.
    case failure = 2
    /// Nobody reads the output any more, as with `| head`: shells report this code for a program that SIGPIPE ends.
    case unread = 141

    package static func < (first: ExitCode, second: ExitCode) -> Bool { first.rawValue < second.rawValue }
}

/// The exit code for the diagnostics of a spec. Invalid UTF-8 counts as unreadable input, not as a finding.
func exitCode(of diagnostics: [Diagnostic]) -> ExitCode {
    guard diagnostics.hasErrors else { return .success }
    return diagnostics.contains { $0.code == .invalidUTF8 } ? .failure : .findings
}
