package import GridModel

/// Calls of a grid's code, and what the code of every language answers.
package struct Vectors {
    /// The version of the lines. A change to what a line means makes another version; a new call doesn't.
    package static let version = 1

    private let grid: String, file: String, program: GridProgram

    /// Throws if a number of the layouts isn't exact; then there is no code, either.
    ///
    /// - Parameter file: the name of the spec's file
    package init(of grid: Grid, in file: String) throws(ExactOverflow) {
        self.grid = grid.name
        self.file = file
        program = try GridProgram(grid)
    }

    /// Makes calls, each a line of JSON. Only one thread may do so at a time.
    ///
    /// - Parameter add: takes a line; false ends the calls.
    package func addLines(seed: UInt64, count: Int, _ add: (String) -> Bool) {
        InterpretedGrid.program = program
        defer { InterpretedGrid.program = GridProgram() }
        // Each file has calls of its own, whatever files are beside it: FNV-1a, by Fowler, Noll and Vo.
        let own = file.utf8.reduce(seed ^ 0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        var requests = VectorRequests(seed: own, program: program)
        let others = VectorCall.others.filter { $0.exists(program) }
        for turn in 0..<count {
            // Every second call is for a layout.
            let call = turn % 2 == 0 ? .layout : others[turn / 2 % others.count]
            var line = VectorLine(file: file, grid: grid, call: call.name)
            call.answer(&requests, &line)
            if !add(line.text) { return }
        }
    }
}
