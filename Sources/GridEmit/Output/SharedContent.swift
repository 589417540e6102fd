internal import GridModel

/// A grid for several outputs, and what they have in common, once one has asked for it.
final class SharedContent {
    let grid: Grid
    private var knownTable: Result<LayoutTable, ExactOverflow>?

    init(_ grid: Grid) { self.grid = grid }

    /// The numbers that code of all languages contains.
    func table() throws(ExactOverflow) -> LayoutTable {
        let table = knownTable ?? Result { () throws(ExactOverflow) in try LayoutTable(contentOf: grid) }
        knownTable = table
        return try table.get()
    }
}
