/// The horizontal position of a row that is shorter than the others, or of the columns of rows that fit.
public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the start edge.
    case leading
    /// In the middle.
    case center
    /// At the end edge.
    case trailing
    /// At the start edge, while the columns share out what is left of the width between them.
    case spread
}

extension Alignment {
    /// The alignment that a word of another layout language means; also that of its own name.
    init?(meantBy word: String) {
        switch word.lowercased() {
        case "left", "start", "leading": self = .leading
        case "centre", "center", "centered", "centred", "middle": self = .center
        case "right", "end", "trailing": self = .trailing
        case "spread", "between", "justify", "justified", "distribute", "distributed", "evenly":
            self = .spread
        default: return nil
        }
    }
}
