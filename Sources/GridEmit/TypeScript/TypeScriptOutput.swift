internal import GridModel

extension Output {
    /// A module of TypeScript without imports: functions, and the table that they read.
    public static let ts = Output(name: "ts", suffix: ".ts") { grid, options throws(Lacks) in
        let writer = try TypeScriptWriter(grid, options)
        return { writer.write(to: &$0) }
    }
}

/// Prints a grid as an ES module in TypeScript.
struct TypeScriptWriter {
    private let content: CodeContent
    private var grid: Grid { content.grid }
    private var table: LayoutTable { content.table }
    private var traits: RuntimeTraits { content.traits }

    init(_ grid: Grid, _ options: EmitOptions) throws(Lacks) { content = try CodeContent(grid, options) }

    func write(to printer: inout CodePrinter) {
        printer.indent(by: "  ")
        printer.line("// " + content.headline)
        printer.line("/* eslint-disable */")
        printer.line()
        CodeContent.writeComment(content.doc + ["", "@packageDocumentation"], to: &printer)
        printer.line()
        let text = MarkedText(typeScriptRuntime, holds: traits.holds) { place, printer in
            switch place {
            case "data": writeData(to: &printer)
            case "plan": writePlans(to: &printer)
            default: if traits.hasTable { writeReaders(to: &printer) }
            }
        }
        text.write(to: &printer) { line, printer in
            // The runtime is indented by four spaces.
            let indentation = line.firstIndex { $0 != UInt8(ascii: " ") } ?? 0
            printer.add(line.dropFirst(indentation / 2))
        }
    }

    /// Prints the spec's gaps and insets, and the table.
    private func writeData(to printer: inout CodePrinter) {
        let inset = grid.inset
        let insets = [
            "top: \(inset.top.decimal)", "leading: \(inset.left.decimal)", "bottom: \(inset.bottom.decimal)",
            "trailing: \(inset.right.decimal)",
        ]
        printer.line("const ROW_GAP = \(grid.rowGap.decimal), COLUMN_GAP = \(grid.columnGap.decimal);")
        printer.line("const INSETS: Insets = { \(insets.joined(separator: ", ")) };")
        if let limit = grid.append {
            printer.lines(
                """

                /** The greatest number of photos; with fewer there is a tile that adds one. */
                export const appendLimit = \(limit);
                """)
        }
        guard traits.hasTable else { return }
        printer.line()
        CodeContent.writeComment(table.legend, to: &printer)
        printer.block("const table: readonly number[] = [", "];") { table.writeNumbers(to: &$0) }
    }

    // MARK: Plans

    private var plans: PlanWriter {
        let photos = traits.hasPatterns ? ", ratios" : ""
        return PlanWriter(
            grid: grid, table: table,
            syntax: PlanWriter.Syntax(
                hasCases: true,
                assignment: { "plan.\($0.name) = \(value($0.value))" },
                adds: "plan.adds",
                shapeTest: { "\(CodeContent.test(of: $0))(ratios, \($1))" },
                number: { $0.decimal },
                callForCount: { "makePlan(\($0), width\(photos), plan)" },
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
    private func writePlans(to printer: inout CodePrinter) {
        let photos = traits.hasPatterns ? ", ratios: ArrayLike<number>" : ""
        if traits.hasPatterns {
            printer.lines(
                """
                function shapeOf(ratios: ArrayLike<number>, index: number): number {
                  const ratio = index < ratios.length ? ratios[index]! : 1;
                  return ratio > 0 && ratio < Infinity ? ratio : 1;
                }

                """)
        }
        for shape in plans.shapes {
            printer.lines(
                """
                function \(CodeContent.test(of: shape.name))(ratios: ArrayLike<number>, index: number): boolean {
                  const ratio = shapeOf(ratios, index);
                  return \(shape.test);
                }

                """)
        }
        printer.line("/** Fills in the plan for a count at a width; false if there is no rule. */")
        let width = plans.needsWidth ? "width" : "_width"
        printer.block("function makePlan(count: number, \(width): number\(photos), plan: Plan): boolean {") {
            plans.writeCases(to: &$0)
        }
        writeEmpty("waterfall", "an empty waterfall", grid.waterfallPlans, to: &printer)
        writeEmpty("justified", "empty justified rows", grid.growingPlans, to: &printer)
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
        printer.block("function \(name)(\(width): number, plan: Plan): boolean {") {
            plans.writeEmpty(empty, to: &$0)
        }
    }

    // MARK: Table

    /// Prints the functions that read the table.
    private func writeReaders(to printer: inout CodePrinter) {
        func value(_ basis: LayoutTable.Basis) -> String {
            switch basis {
            case .w: "contentWidth: width"
            case .h: "contentHeight: height"
            default: basis.variableName
            }
        }
        func writeVariables(of bases: [LayoutTable.Basis], to printer: inout CodePrinter) {
            let used = [LayoutTable.Basis.w, .h, .gx, .gy].filter(bases.contains).map(value)
            if !used.isEmpty { printer.line("const { \(used.joined(separator: ", ")) } = space;") }
        }
        func number(_ index: Int, of row: String) -> String {
            index == 0 ? "table[\(row)]!" : "table[\(row) + \(index)]!"
        }
        let sums = table.blockSums({ number($0, of: "line") }, { $0.variableName })
        func form(_ index: Int, _ unit: String) -> String { sums[index].map { "(\($0)) * \(unit)" } ?? "0" }
        printer.line("/** Reads a block of a layout from the table. */")
        let name = traits.hasRows ? "readTable" : "readBlock"
        printer.block("function \(name)(space: Space, number: number): Block {") { printer in
            writeVariables(of: Array(table.forms.joined()), to: &printer)
            printer.lines(
                """
                const head = space.plan.start, line = head + \(table.headCount) + number * \(table.blockCount);
                const across = 1 / table[head]!, down = 1 / table[head + 1]!;
                """)
            printer.block("return {", "};") { printer in
                printer.lines(
                    """
                    tiles: table[line]! * table[line + 1]!,
                    columns: table[line]!,
                    edges: table[line + 2]!,
                    x: \(form(0, "across")),
                    y: \(form(1, "down")),
                    width: max(0, \(form(2, "across"))),
                    height: max(0, \(form(3, "down"))),
                    """)
            }
        }
        guard traits.holds(.sized) else { return }
        let size = table.sizeSums({ number($0, of: "head") }, { $0.variableName })
        printer.line()
        printer.line("/** The size of the container before snapping, from the table. */")
        let sizeName = traits.hasRows ? "sizeOfTable" : "sizeOfBlocks"
        printer.block("function \(sizeName)(space: Space): Size {") { printer in
            writeVariables(of: table.size.width + table.size.height, to: &printer)
            printer.line("const head = space.plan.start, insets = space.insets;")
            let width = size.width.map { "insets.leading + insets.trailing + (\($0)) / table[head]!" }
            let height = size.height.map { "(\($0)) / table[head + 1]!" } ?? "space.contentHeight"
            printer.block("return {", "};") {
                $0.line("width: \(width ?? "space.width"),")
                $0.line("height: insets.top + insets.bottom + \(height),")
            }
        }
    }
}
