internal import GridModel

/// A grid with the options for its outputs, and what several of them are made of, once one has asked for it.
final class SharedContent {
    let grid: Grid
    let options: EmitOptions
    private var knownCode: Result<CodeContent, Lacks>?
    private var knownSheet: Result<CSSWriter, Lacks>?

    init(_ grid: Grid, _ options: EmitOptions) {
        self.grid = grid
        self.options = options
    }

    /// What code of all languages is printed from. Throws what none can express.
    func code() throws(Lacks) -> CodeContent {
        let code =
            knownCode ?? Result { () throws(Lacks) in try CodeContent(grid, options) }
        knownCode = code
        return try code.get()
    }

    /// The style sheet. Throws what it can't express.
    func sheet() throws(Lacks) -> CSSWriter {
        let sheet =
            knownSheet
            ?? Result { () throws(Lacks) in
                try Lacks.check(grid.lacksInSheet)
                return try CSSWriter(grid, options: options)
            }
        knownSheet = sheet
        return try sheet.get()
    }
}
