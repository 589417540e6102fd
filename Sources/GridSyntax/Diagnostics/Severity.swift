/// Whether a diagnostic stops the compiler from generating output.
public enum Severity: String, Hashable, Sendable {
    /// No output is generated.
    case error
    /// The spec compiles, but it is probably not what its author means.
    case warning
}
