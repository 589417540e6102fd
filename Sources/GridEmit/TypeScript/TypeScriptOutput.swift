internal import GridModel

extension Output {
    /// A module of TypeScript: functions that pass the grid, which is one value, to the kit.
    public static let ts = Output(name: "ts", suffix: ".ts", TypeScriptWriter.self)
}

/// Prints a grid as an ES module in TypeScript: functions, then what the grid reaches of the kit, unless it is imported, then the grid.
struct TypeScriptWriter: CodeWriter {
    let content: CodeContent
    var grid: Grid { content.grid }
    let table: LayoutTable
    var traits: RuntimeTraits { content.traits }
    /// The kinds of the grid's plans.
    let kinds: [PlanKind]
    /// Whether the number of photos gives the layout without plans, which on the kit would be a second way.
    let isDirect: Bool
    /// Whether there is a function for what pages say of photos to a style sheet, since there can be one.
    let hasAttributes: Bool

    /// Whether the kit is a module of its own.
    let usesKit: Bool

    init(_ shared: SharedContent, _ options: EmitOptions) throws(Lacks) {
        content = try CodeContent(shared, options, only: options.only)
        usesKit = options.kit != nil
        isDirect = content.traits.isDirect && !usesKit
        // Without plans the edges of all tiles are in a list.
        table = isDirect ? content.table.withoutEdges : content.table
        kinds = isDirect ? [] : PlanKind.kinds(of: content.grid, content.table, content.traits)
        let traits = content.traits
        let isWhole = CodeFunction.allCases.allSatisfy { !traits.has($0) || traits.only.wants($0) }
        hasAttributes = traits.looksAtPhotos && isWhole && content.grid.lacksInSheet.isEmpty
    }

    func write(to printer: inout CodePrinter) {
        printer.indent(by: "  ")
        printer.line("// " + content.headline)
        printer.line("/* eslint-disable */")
        printer.line()
        CodeContent.writeComment(content.doc + ["", "@packageDocumentation"], to: &printer)
        printer.line()
        if usesKit { writeImports(to: &printer) }
        if !isDirect {
            writeFunctions(to: &printer)
            printer.line()
        }
        if !usesKit {
            if !isDirect {
                printer.line(
                    "// What follows is the same in every file: only what the grid needs of it is here, without most comments."
                )
                printer.line()
            }
            writeKit(to: &printer)
            printer.line()
            printer.line("// The grid")
            printer.line()
        }
        if isDirect { writeDirect(to: &printer) } else { writeGrid(to: &printer) }
    }

    /// Prints what the grid needs of the kit.
    private func writeKit(to printer: inout CodePrinter) {
        let types = (publicTypes + [.edge]).map { $0.rawValue }
        let used =
            isDirect
            ? directFunctions + directTypes.map { $0.rawValue } : (usedValues + usedTypes).map { $0.rawValue }
        let functions = isDirect ? CodeFunction.allCases.map { $0.rawValue } + ["into"] : []
        KitDeclarations.typeScript.write(
            used, exporting: functions + types, hasHeights: traits.hasHeights, to: &printer)
    }

    private func writeImports(to printer: inout CodePrinter) {
        let module = "\"./gridgen-kit.js\""
        func list(_ names: [TypeScriptName]) -> String {
            names.map { $0.rawValue }.sorted().joined(separator: ", ")
        }
        printer.lines(
            """
            import { \(list(usedValues)) } from \(module);
            import type { \(list(usedTypes)) } from \(module);

            export { crop, Edge, neighbor, range } from \(module);
            export type { \(list(publicTypes + [.focus])) } from \(module);

            """)
    }

    /// The types that callers see.
    private var publicTypes: [TypeScriptName] {
        [.container, .frame, .insets, .layout, .layoutRequest, .move, .role, .size]
            + (traits.hasColumns ? [.columns] : []) + (traits.grows ? [.rows] : [])
            + (hasAttributes ? [.album, .albumAttributes] : [])
    }
}
