internal import GridModel

/// Files on the kit: the grid's own part, and functions that pass it to the kit's.
extension TypeScriptWriter {
    private static let module = "\"./gridgen-kit.js\""

    func writeOnKit(to printer: inout CodePrinter) {
        let growing = (traits.hasColumns ? ["Columns"] : []) + (traits.grows ? ["Rows"] : [])
        let results = ["Container", "Frame"] + growing + ["Layout", "LayoutRequest", "Move"]
        let used = only.isEmpty ? results : results.filter(resultsOfChosen.contains)
        let own =
            ["Grid", "Plan"] + (traits.hasTable ? ["Block", "Space"] : [])
            + (traits.hasPatterns && traits.only.plans ? ["Ratios"] : [])
            + (traits.holds(.sized) ? ["Size"] : []) + (traits.needsHeight && only.measures ? ["Filled"] : [])
        let types = (used + own).sorted().joined(separator: ", ")
        let exported = (results + ["Insets", "Role", "Size"]).sorted().joined(separator: ", ")
        printer.lines(
            """
            import * as kit from \(Self.module);
            import type { \(types) } from \(Self.module);

            export { Edge } from \(Self.module);
            export type { \(exported) } from \(Self.module);

            """)
        KitCode.typeScriptOnKit.write(for: traits, only: only, to: &printer) { _, _ in }
        writeLimit(to: &printer)
        writeTable(to: &printer)
        printer.line()
        writePlans(to: &printer)
        if traits.hasTable {
            printer.line()
            writeReaders(to: &printer)
        }
        printer.line()
        writeGrid(to: &printer)
    }

    /// The types that the chosen functions name.
    private var resultsOfChosen: [String] {
        only.flatMap { function -> [String] in
            switch function {
            case .layout: ["Layout", "LayoutRequest"]
            case .frames: ["Frame", "LayoutRequest"]
            case .height: ["LayoutRequest"]
            case .tileCount: []
            case .moves: ["Container", "Move"]
            case .columns: ["Columns", "Container"]
            case .rows: ["Container", "Rows"]
            }
        }
    }

    /// Prints the grid for the kit.
    private func writeGrid(to printer: inout CodePrinter) {
        printer.block("const grid: Grid = {", "};") { printer in
            printer.line("...kit.plainGrid,")
            printer.line("defaultRowGap: \(grid.rowGap.decimal),")
            printer.line("defaultColumnGap: \(grid.columnGap.decimal),")
            if !grid.inset.isZero { printer.line("defaultInsets: \(insets),") }
            if traits.appends { printer.line("appendLimit,") }
            if traits.needsHeight { printer.line("needsHeight: true,") }
            if traits.fitsTiles { printer.line("fitsTiles: true,") }
            printer.line("planForCount,")
            if !grid.waterfallPlans.isEmpty { printer.line("planForColumns,") }
            if traits.grows { printer.line("planForRows,") }
            if traits.hasTable { printer.line("fillTable,") }
            if traits.hasTable { printer.line("readTable,") }
            if traits.holds(.sized) { printer.line("sizeOfTable,") }
        }
    }
}
