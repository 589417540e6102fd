internal import GridModel

extension Output {
    /// A file of Swift that depends on nothing, with one table and a few functions that read it.
    public static let swift = Output(name: "swift", suffix: ".swift") { grid, options throws(Lacks) in
        try Lacks.check(grid.lacksInSwift)
        return { SwiftWriter(grid, options).write(to: &$0) }
    }
}

/// Prints a grid as one namespace.
struct SwiftWriter {
    let grid: Grid
    let source: String
    let table: LayoutTable
    /// What stands before the declarations that callers use: nothing, or a word and a blank.
    let access: String
    // What follows is asked for each rule, and would take the time of all rules to find.
    /// Whether some layouts look at the shapes of the photos.
    let hasPatterns: Bool
    /// Whether some layouts are rows of equal tiles, which are computed.
    let hasRows: Bool
    /// Whether photos stand in the columns of a waterfall.
    let hasColumns: Bool
    /// Whether photos that keep their ratios stand in rows of any count.
    let hasPhotoRows: Bool
    /// Whether photos that keep their ratios stand in a tree of blocks.
    let hasTrees: Bool
    /// The table's entries by their counts, where each count has one plan at every width; else none.
    let plainEntries: [Int: Int]

    init(_ grid: Grid, _ options: EmitOptions) {
        self.grid = grid
        source = options.source
        access = options.access == .internal ? "" : options.access.rawValue + " "
        table = LayoutTable(grid)
        hasPatterns = grid.layouts.contains { $0.pattern != nil }
        hasRows = grid.rules.contains { $0.equalRows != nil }
        hasColumns = grid.rules.contains { $0.waterfall != nil }
        hasPhotoRows = grid.rules.contains { $0.photoRatios != nil }
        hasTrees = grid.layouts.contains { $0.photoTree != nil }
        let isPlain =
            !hasRows && !hasColumns && !hasPhotoRows && !hasTrees && table.packing == nil
            && grid.layouts.allSatisfy { $0.widths == .all && $0.pattern == nil }
        var plainEntries: [Int: Int] = [:]
        if isPlain {
            for (index, entry) in table.entries.enumerated() { plainEntries[entry.layout.count] = index }
        }
        self.plainEntries = plainEntries
    }

    /// Whether some layout takes the container's height from the app.
    var needsHeight: Bool {
        table.forms.joined().contains(.h) || table.size.height.contains(.h)
            || rowsRules.contains { $0.sizing == .frameFill }
    }

    /// The rules that lay out rows of equal tiles.
    var rowsRules: [Rows] { grid.rules.compactMap { $0.equalRows } }

    func write(to printer: inout CodePrinter) {
        printer.line("// swift-format-ignore-file")
        printer.line("// swiftlint:disable all")
        printer.line(
            "// Made by gridgen \(gridgenVersion)\(from); changes in here are lost when it is made again.")
        printer.line()
        let doc = grid.doc ?? "The photo layouts of \(grid.name)."
        for line in safeLines(doc) { printer.line(line.isEmpty ? "///" : "/// \(line)") }
        let name = swiftIdentifier(grid.name)
        printer.block("\(access)nonisolated enum \(name) {") { writeBody(to: &$0) }
        printer.lines(
            """

            #if canImport(CoreGraphics)
            \(importOfCoreGraphics)
                nonisolated extension \(name).Frame { \(access)var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) } }
            #endif
            """)
    }

    private func writeBody(to printer: inout CodePrinter) {
        writeTypes(to: &printer)
        writeLayout(to: &printer)
        writeFunctions(to: &printer)
        if grid.append != nil { writeMoves(to: &printer) }
        if hasColumns { writeColumns(to: &printer) }
        writePlan(to: &printer)
        if !rowsRules.isEmpty { writeRows(to: &printer) }
        if keepsRatios { writeRatios(to: &printer) }
        if hasTrees { writeTree(to: &printer) }
        writePlans(to: &printer)
    }

    /// An import without a word for its access is public where modules don't opt in to `InternalImportsByDefault`, and can't
    /// stand there beside a `package import` in another file.
    private var importOfCoreGraphics: String {
        switch access {
        case "package ":
            """
                #if hasFeature(InternalImportsByDefault)
                    package import CoreGraphics
                #else
                    import CoreGraphics
                #endif
            """
        default: "    \(access)import CoreGraphics"
        }
    }

    private var from: String {
        let name = safeLines(source).joined()
        return name.isEmpty ? "" : " from \(name)"
    }
}
