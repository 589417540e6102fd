/// How a last row that isn't full is laid out.
public enum LastRow: String, Hashable, Sendable {
    /// It stays short; `align` positions it.
    case short
    /// Its tiles share the whole width.
    case stretch
    /// All rows are made as even as possible, the shorter ones first.
    case balanced
}
