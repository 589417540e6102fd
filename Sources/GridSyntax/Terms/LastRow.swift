/// What is done about a last row that isn't full.
public enum LastRow: String, Hashable, Sendable {
    /// It stays short and sits as `align` says.
    case short
    /// Its tiles share the whole width.
    case stretch
    /// All rows are made as even as possible, the shorter ones first.
    case balanced
}
