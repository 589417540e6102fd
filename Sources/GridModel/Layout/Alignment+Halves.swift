package import GridSyntax

extension Alignment {
    /// The halves of the free width that are before what is aligned: 0, 1 or 2.
    package var halves: Int {
        switch self {
        case .leading, .spread: 0
        case .center: 1
        case .trailing: 2
        }
    }
}
