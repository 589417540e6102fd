/// The horizontal position of a row that is shorter than the others.
public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the start edge.
    case leading
    /// In the middle.
    case center
    /// At the end edge.
    case trailing
}
