/// The grid whose plans and table `VectorLayout` reads: what generated code has as code, read from a `GridProgram`.
///
/// The runtime asks types, as generated ones are, so the program is a static variable; only one thread may compute vectors.
enum InterpretedGrid: WaterfallVectorGrid, JustifiedVectorGrid, EditableVectorGrid {
    nonisolated(unsafe) static var program = GridProgram()

    static var defaultRowGap: Double { program.rowGap }
    static var defaultColumnGap: Double { program.columnGap }
    static var defaultInsets: VectorInsets { program.insets }
    static var heading: Double { program.heading }
    static var foot: Double { program.foot }
    static var needsHeight: Bool { program.needsHeight }
    static var fitsTiles: Bool { program.fitsTiles }
    static var variesInTiles: Bool { program.variesInTiles }
    static var appendLimit: Int { program.appendLimit }

    static func _plan(_ count: Int, _ width: Double, _ ratios: [Double], _ adds: Bool) -> VectorPlan? {
        _plan(count, width, 0, ratios, adds)
    }

    static func _plan(
        _ count: Int, _ width: Double, _ height: Double, _ ratios: [Double], _ adds: Bool
    ) -> VectorPlan? {
        guard count != 0 else { return VectorPlan() }
        guard let found = program.firstCase(count, width, height, ratios, adds) else { return nil }
        guard let shown = found.shown else {
            var plan = found.plan
            if found.isForAnyCount { plan.tiles = count }
            return plan
        }
        var plan = _plan(shown, width, height, ratios, false)
        plan?.hidden = count - shown
        return plan
    }

    static func _waterfall(_ width: Double) -> VectorPlan? {
        program.waterfalls.first { $0.widths.contains(width) }?.plan
    }

    static func _justified(_ width: Double) -> VectorPlan? {
        program.growing.first { $0.widths.contains(width) }?.plan
    }

    static func _block(_ number: Int, in space: VectorSpace) -> VectorBlock {
        let table = program.table, line = space.start + program.headCount + number * program.lineCount
        let across = 1 / table[space.start], down = 1 / table[space.start + 1]
        let values = TableValues(
            width: space.width, height: space.height, columnGap: space.columnGap, rowGap: space.rowGap)
        var place = line + 3
        func form(_ index: Int, _ unit: Double) -> Double {
            let bases = program.forms[index]
            defer { place += bases.count }
            return values.sum(bases, at: place, of: table).map { $0 * unit } ?? 0
        }
        let x = form(0, across), y = form(1, down)
        let width = Swift.max(0, form(2, across)), height = Swift.max(0, form(3, down))
        return (
            Int(table[line] * table[line + 1]), table[line], table[line + 2],
            VectorFrame(x: x, y: y, width: width, height: height)
        )
    }

    static func _tableSize(of layout: VectorLayout) -> VectorSize {
        let (widths, heights) = program.size, table = program.table, start = layout._plan.start
        guard !widths.isEmpty || !heights.isEmpty else {
            return VectorSize(width: layout.width, height: layout.height)
        }
        let values = TableValues(
            width: layout.contentWidth, height: layout.contentHeight, columnGap: layout.columnGap,
            rowGap: layout.rowGap)
        let sides = layout.insets.leading + layout.insets.trailing
        let ends = layout.insets.top + layout.insets.bottom
        let width = values.sum(widths, at: start + 2, of: table)
        let height = values.sum(heights, at: start + 2 + widths.count, of: table)
        return VectorSize(
            width: width.map { (sum: Double) -> Double in sides + sum / table[start] } ?? layout.width,
            height: height.map { (sum: Double) -> Double in ends + sum / table[start + 1] } ?? ends
                + layout.contentHeight)
    }
}

/// What the forms of a table are multiplied by.
private struct TableValues {
    let width, height, columnGap, rowGap: Double

    /// The sum of a form, from left to right; nil for one that is always 0.
    func sum(_ bases: [LayoutTable.Basis], at place: Int, of table: [Double]) -> Double? {
        var sum: Double?
        for (index, basis) in bases.enumerated() {
            let number = table[place + index]
            let term =
                switch basis {
                case .w: number * width
                case .h: number * height
                case .gx: number * columnGap
                case .gy: number * rowGap
                case .pt: number
                }
            sum = sum.map { $0 + term } ?? term
        }
        return sum
    }
}
