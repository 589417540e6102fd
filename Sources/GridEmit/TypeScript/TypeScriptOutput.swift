internal import GridModel

extension Output {
    /// A module of TypeScript without imports: functions, and the table that they read.
    public static let ts = Output(name: "ts", suffix: ".ts", TypeScriptWriter.self)
}

/// Prints a grid as an ES module in TypeScript.
struct TypeScriptWriter: CodeLanguage {
    static var kit: KitCode { .typeScript }

    private let content: CodeContent
    var grid: Grid { content.grid }
    private let table: LayoutTable
    var traits: RuntimeTraits { content.traits }

    /// Whether the runtime is in a module of its own.
    let usesKit: Bool
    /// The functions that are printed; empty for all.
    let only: [CodeFunction]

    init(_ shared: SharedContent, _ options: EmitOptions) throws(Lacks) {
        content = try CodeContent(shared, options)
        usesKit = options.kit != nil
        only = options.only
        // Without plans the edges of all tiles are in a list.
        table = content.traits.isDirect && !usesKit ? content.table.withoutEdges : content.table
    }

    func writeHead(to printer: inout CodePrinter) {
        printer.indent(by: "  ")
        printer.line("// " + content.headline)
        printer.line("/* eslint-disable */")
        printer.line()
        CodeContent.writeComment(content.doc + ["", "@packageDocumentation"], to: &printer)
        printer.line()
    }

    func write(_ place: KitPlace, to printer: inout CodePrinter) {
        switch place {
        case .data: writeData(to: &printer)
        case .plan where traits.isDirect: writeStarts(to: &printer)
        case .plan: writePlans(to: &printer)
        case .table: writeReaders(to: &printer)
        case .tiles: writeTiles(to: &printer)
        case .request: break
        }
    }

    func writeEnd(to printer: inout CodePrinter) {}

    /// Prints the spec's gaps and insets, and the table.
    private func writeData(to printer: inout CodePrinter) {
        if traits.only.measures {
            printer.line(
                "const defaultRowGap = \(grid.rowGap.decimal), defaultColumnGap = \(grid.columnGap.decimal);")
            printer.line("const defaultInsets: Insets = \(insets);")
        }
        writeLimit(to: &printer)
        if traits.only.fills { writeTable(to: &printer) }
    }

    var insets: String {
        let inset = grid.inset
        let sides = [
            "top: \(inset.top.decimal)", "leading: \(inset.left.decimal)", "bottom: \(inset.bottom.decimal)",
            "trailing: \(inset.right.decimal)",
        ]
        return "{ \(sides.joined(separator: ", ")) }"
    }

    func writeLimit(to printer: inout CodePrinter) {
        guard let limit = grid.append else { return }
        printer.lines(
            """

            /** The greatest number of photos; with fewer there is a tile that adds one. */
            export const appendLimit = \(limit);
            """)
    }

    func writeTable(to printer: inout CodePrinter) {
        guard traits.hasTable else { return }
        printer.line()
        CodeContent.writeComment(table.legend, to: &printer)
        printer.block("const table = /* @__PURE__ */ new Float64Array([", "]);") {
            table.writeNumbers(to: &$0)
        }
    }

    // MARK: Plans

    private var plans: PlanWriter {
        let photos = traits.hasPatterns ? ", ratios" : ""
        return PlanWriter(
            grid: grid, table: table,
            syntax: PlanWriter.Syntax(
                hasCases: true, equals: "===",
                assignment: { "plan.\($0.name) = \(value($0.value))" },
                adds: "plan.adds",
                shapeTest: { "shape(ratios.at(\($1))) === \"\($0)\"" },
                number: { $0.decimal },
                callForCount: { "planForCount(plan, \($0), width\(photos))" },
                hide: { "plan.hidden = count - \($0)" }))
    }

    private func value(_ value: PlanField.Value) -> String {
        switch value {
        case .whole(let number): "\(number)"
        case .unlimited, .infinity: "Infinity"
        case .count: "count"
        case .number(let number): number.decimal
        case .halves(let halves): halves == 1 ? "0.5" : "\(halves / 2)"
        case .yes: "true"
        case .text(let text): CodeContent.quoted(text)
        case .word(let word): "\"\(word)\""
        }
    }

    /// Prints the functions that fill in plans.
    func writePlans(to printer: inout CodePrinter) {
        let photos = traits.hasPatterns ? ", ratios: Ratios" : ""
        if traits.hasPatterns {
            let tests = plans.shapeTests
            printer.lines(
                """
                /** \(CodeContent.shapeDoc) */
                export function shape(ratio: number): "t" | "s" | "w" {
                  if (!(ratio > 0 && ratio < Infinity)) ratio = 1;
                  return \(tests.tall) ? "t" : \(tests.wide) ? "w" : "s";
                }

                """)
        }
        if traits.only.plans {
            printer.line("/** Fills in the plan for a count at a width; false if there is no rule. */")
            let width = plans.needsWidth ? "width" : "_width"
            printer.block(
                "function planForCount(plan: Plan, count: number, \(width): number\(photos)): boolean {"
            ) {
                plans.writeCases(to: &$0)
            }
        }
        if traits.only.wants(.columns) {
            writeEmpty("planForColumns", "an empty waterfall", grid.waterfallPlans, to: &printer)
        }
        if traits.only.wants(.rows) {
            writeEmpty("planForRows", "empty justified rows", grid.growingPlans, to: &printer)
        }
    }

    /// Prints a function that chooses a plan without photos by the width.
    private func writeEmpty(
        _ name: String, _ what: String, _ empty: [(widths: WidthRange, fields: [PlanField])],
        to printer: inout CodePrinter
    ) {
        if empty.isEmpty { return }
        let width = empty.contains { $0.widths != .all } ? "width" : "_width"
        printer.line()
        printer.line("/** Fills in the plan for \(what) at a width; false if there is none. */")
        printer.block("function \(name)(plan: Plan, \(width): number): boolean {") {
            plans.writeEmpty(empty, to: &$0)
        }
    }

    /// Prints where layouts begin, instead of plans, if the number of photos alone gives the layout.
    private func writeStarts(to printer: inout CodePrinter) {
        var starts: [Int: LayoutTable.Entry] = [:]
        for entry in table.entries { starts[entry.layout.count] = entry }
        let counts = 1...max(1, starts.keys.max() ?? 1)
        let places = counts.map { starts[$0].map { "\($0.start)" } ?? "-1" }
        printer.line(
            "/** For each number of tiles: the index of its layout in the table; -1 if there is none. */")
        printer.line("const starts: readonly number[] = [0, \(places.joined(separator: ", "))];")
        if traits.only.hasLayouts {
            printer.line("/** For each number of tiles: the edges of each, as hexadecimal digits. */")
            let edges = counts.map { "\"\(starts[$0]?.edges ?? "")\"" }
            printer.line("const edges: readonly string[] = [\"\", \(edges.joined(separator: ", "))];")
        }
        if traits.only.fills, let ratio = grid.layouts.first?.sizing.frameRatio {
            printer.line("/** The container's ratio, width to height. */")
            printer.line("const frameRatio = \(ratio.decimal);")
        }
        printer.line()
        printer.line("/** The number of tiles for a number of photos; -1 if there is no rule for it. */")
        printer.block("function tilesFor(count: number): number {") { printer in
            printer.line("\(grid.rules.isEmpty ? "const" : "let") tiles = count;")
            for rule in grid.rules {
                guard case .show(let shown) = rule.arrangement else { continue }
                let test = plans.countTest(rule.from, rule.to)
                printer.line("if (\(test)) tiles = \(shown);  // \(rule.origin.rule)")
            }
            printer.line("return Number.isInteger(count) && (starts[tiles] ?? -1) >= 0 ? tiles : -1;")
        }
    }

    // MARK: Table

    /// A number of the table, at a distance from an index.
    private func number(_ index: Int, of row: String) -> String {
        index == 0 ? "table[\(row)]!" : "table[\(row) + \(index)]!"
    }

    /// Prints statements that write the frames of a layout in the table, and the size of the container.
    private func writeTiles(to printer: inout CodePrinter) {
        printer.line("const start = starts[tiles]!;")
        writeLoop(over: "target", from: "let at = 0, ", to: &printer)
        let size = table.sizeSums({ number($0, of: "start") }, { $0.variableName })
        let width = size.width.map {
            "tiles > 0 ? leading + trailing + (\($0)) / table[start]! : outerWidth"
        }
        let height = size.height.map { "top + bottom + (\($0)) / table[start + 1]!" } ?? "outerHeight"
        printer.line("last[0] = \(width ?? "outerWidth");")
        printer.line("last[1] = tiles > 0 ? \(height) : 0;")
    }

    /// Prints loops over the tiles of a layout in the table: `start` is the index of its first number.
    private func writeLoop(over frames: String, from first: String = "", to printer: inout CodePrinter) {
        let sums = table.blockSums({ number($0, of: "line") }, { $0.variableName })
        func form(_ index: Int, _ unit: String) -> String? { sums[index].map { "(\($0)) * \(unit)" } }
        printer.line("const across = 1 / table[start]!, down = 1 / table[start + 1]!;")
        printer.block(
            "for (\(first.isEmpty ? "let " : first)line = start + \(table.headCount); at < end; line += \(table.lineCount)) {"
        ) {
            printer in
            printer.line("const columns = table[line]! | 0, rows = table[line + 1]! | 0;")
            printer.line(
                "const x = \((["leading"] + [form(0, "across")].compactMap { $0 }).joined(separator: " + "));"
            )
            printer.line(
                "const y = \((["top"] + [form(1, "down")].compactMap { $0 }).joined(separator: " + "));")
            // A call of `max` would take more time than all of the rest.
            printer.line("let tileWidth = \(form(2, "across") ?? "0");")
            printer.line("let tileHeight = \(form(3, "down") ?? "0");")
            printer.line("if (!(tileWidth >= 0)) tileWidth = 0;")
            printer.line("if (!(tileHeight >= 0)) tileHeight = 0;")
            printer.block("for (let row = 0; row < rows; row++) {") { printer in
                printer.line("const rowTop = y + row * (tileHeight + rowGap);")
                printer.block("for (let column = 0; column < columns; column++, at += 4) {") {
                    $0.lines(
                        """
                        \(frames)[at] = x + column * (tileWidth + columnGap);
                        \(frames)[at + 1] = rowTop;
                        \(frames)[at + 2] = tileWidth;
                        \(frames)[at + 3] = tileHeight;
                        """)
                }
            }
        }
    }

    /// Prints the functions that read the table.
    func writeReaders(to printer: inout CodePrinter) {
        guard traits.only.fills else { return }
        printer.line("/** Writes the frames of a layout in the table, from a place of an array on. */")
        printer.block("function fillTable(space: Space, frames: Float64Array, at: number): void {") {
            printer in
            writeVariables(
                of: Array(table.forms.joined()) + [.gx, .gy], and: ["top", "leading"], to: &printer)
            printer.line("const { start, tiles } = space.plan, end = at + 4 * tiles;")
            writeLoop(over: "frames", to: &printer)
        }
        if traits.only.hasLayouts {
            printer.line()
            printer.line("/** The block of a layout in the table. */")
            printer.block("function readTable(plan: Plan, number: number): Block {") {
                $0.lines(
                    """
                    const line = plan.start + \(table.headCount) + number * \(table.lineCount), columns = table[line]!;
                    return { tiles: columns * table[line + 1]!, columns, edges: table[line + 2]! };
                    """)
            }
        }
        guard traits.holds(.sized) else { return }
        let size = table.sizeSums({ number($0, of: "start") }, { $0.variableName })
        printer.line()
        printer.line("/** The size of the container before snapping, from the table. */")
        printer.block("function sizeOfTable(space: Space): Size {") { printer in
            writeVariables(of: table.size.width + table.size.height, and: [], to: &printer)
            printer.line("const { start } = space.plan;")
            let width = size.width.map { "space.leading + space.trailing + (\($0)) / table[start]!" }
            let height = size.height.map { "(\($0)) / table[start + 1]!" } ?? "space.contentHeight"
            printer.block("return {", "};") {
                $0.line("width: \(width ?? "space.width"),")
                $0.line("height: space.top + space.bottom + \(height),")
            }
        }
    }

    /// Prints constants for the variables of forms, and for other properties of a space.
    private func writeVariables(
        of bases: [LayoutTable.Basis], and others: [String], to printer: inout CodePrinter
    ) {
        let names = [LayoutTable.Basis.w, .h, .gx, .gy].filter(bases.contains).map { basis in
            switch basis {
            case .w: "contentWidth: width"
            case .h: "contentHeight: height"
            default: basis.variableName
            }
        }
        let all = names + others
        if !all.isEmpty { printer.line("const { \(all.joined(separator: ", ")) } = space;") }
    }
}
