/// How grave a diagnostic is.
public enum Severity: String, Hashable, Sendable {
    /// Nothing is generated.
    case error
    /// The spec means something, but likely not what its author wants.
    case warning
}
