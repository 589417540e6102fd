/// Where a row that is shorter than the others sits.
public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the start edge.
    case leading
    /// In the middle.
    case center
    /// At the end edge.
    case trailing
}
