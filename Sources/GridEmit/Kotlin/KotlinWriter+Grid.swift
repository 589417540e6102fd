internal import GridModel

/// The grid as a value.
extension KotlinWriter {
    /// Prints what the function that makes plans uses. Virtual machines take what an object has for constant, unlike what values have.
    func writeTables(to printer: inout CodePrinter) {
        if !traits.only.plans { return }
        if traits.hasTable {
            writeTable(to: &printer)
            printer.line()
        }
        if traits.hasPatterns {
            printer.lines(
                """
                private fun shapeAt(ratios: DoubleArray, index: Int): Char =
                    shape(if (index < ratios.size) ratios[index] else 1.0)

                """)
        }
    }

    /// Prints the function that makes plans.
    func writePlans(to printer: inout CodePrinter) {
        let parameters = "count: Int, width: Double, ratios: DoubleArray, adds: Boolean"
        if traits.hasHeights {
            printer.line(
                "override fun makePlan(\(parameters)): Plan? = makePlan(count, width, ratios, adds, 0.0)")
            printer.line()
        }
        printer.block(
            "override fun makePlan(\(parameters)\(traits.hasHeights ? ", height: Double" : "")): Plan? {"
        ) {
            plans.writeCases(to: &$0)
        }
    }

    // MARK: Plans

    var plans: PlanWriter {
        PlanWriter(
            grid: grid, table: table,
            syntax: PlanWriter.Syntax(
                hasCases: false, value: { value($0) },
                none: "null", noTiles: traits.fitsTiles ? "NoWidth" : "NoTiles",
                adds: "adds",
                shapeTest: { "shapeAt(ratios, \($1)) == '\($0)'" },
                number: { $0.swiftDouble },
                callForCount: { "makePlan(\($0), width, ratios, adds\(traits.hasHeights ? ", height" : ""))" }
            ))
    }

    /// A plan as a value.
    private func value(_ fields: [PlanField]) -> String {
        let kind = PlanKind(of: fields)
        var arguments: [String] = []
        switch kind {
        case .table: arguments.append("table")
        case .repeated, .parts, .photoParts, .aimedParts: arguments.append("this")
        default: break
        }
        let others = fields.others
        for field in others.isEmpty ? fields : fields.ofAllParts {
            guard let name = kind.member(field) else { continue }
            // The first ones need no names, but those after one with a name do.
            let isPlain = name == "tiles" || kind == .table && name == "start"
            arguments.append((isPlain ? "" : "\(name) = ") + value(field.value, of: name))
        }
        if !others.isEmpty { arguments.append("others = \(value(others))") }
        return "\(kind.kotlinName.rawValue)(\(arguments.joined(separator: ", ")))"
    }

    private func value(_ value: PlanField.Value, of name: String) -> String {
        switch value {
        case .whole(let number): "\(number)"
        case .unlimited: "Int.MAX_VALUE"
        case .infinity: "Double.POSITIVE_INFINITY"
        case .count: "count"
        case .others(let written): "count - \(written)"
        case .number(let number): number.swiftDouble
        case .halves(let halves): halves == 1 ? "0.5" : "\(halves / 2).0"
        case .yes: "true"
        case .text(let text): CodeContent.quoted(text)
        case .word(let word):
            "\(name.prefix(1).uppercased())\(name.dropFirst()).\(snakeCase(word).uppercased())"
        }
    }

    /// Prints the functions that choose plans without photos.
    func writeGrowing(to printer: inout CodePrinter) {
        if traits.only.wants(.columns) {
            writeEmpty(
                "planForColumns", "an empty waterfall", "ColumnsPlan", grid.waterfallPlans, to: &printer)
        }
        if traits.only.wants(.rows) {
            writeEmpty("planForRows", "empty justified rows", "AimedPlan", grid.growingPlans, to: &printer)
        }
    }

    /// Prints a function that chooses a plan without photos by the width.
    private func writeEmpty(
        _ name: String, _ what: String, _ type: String, _ empty: [(widths: SideRange, fields: [PlanField])],
        to printer: inout CodePrinter
    ) {
        if empty.isEmpty { return }
        printer.line()
        if !usesKit { printer.line("/** The plan for \(what); null if there is none at this width. */") }
        let width = usesKit || dependsOnWidth(empty) ? "width: Double" : ""
        printer.block("\(usesKit ? "override" : "private") fun \(name)(\(width)): \(type)? {") {
            plans.writeEmpty(empty.map { ($0.widths, [PlanField("tiles", .whole(0))] + $0.fields) }, to: &$0)
        }
    }

    // MARK: Table

    /// Prints the table, with the functions that read it.
    private func writeTable(to printer: inout CodePrinter) {
        CodeContent.writeComment(table.legend, to: &printer)
        printer.block("private val numbers = doubleArrayOf(", ")") {
            table.writeNumbers(to: &$0, asKotlin: true)
        }
        printer.line()
        printer.block("private val table = object : Table() {") { printer in
            writeBlocks(to: &printer)
            if traits.holds(.sized) {
                printer.line()
                writeSize(to: &printer)
            }
        }
    }

    private func number(_ index: Int, of row: String) -> String {
        index == 0 ? "numbers[\(row)]" : "numbers[\(row) + \(index)]"
    }

    private func writeVariables(of bases: [LayoutTable.Basis], to printer: inout CodePrinter) {
        for basis in [LayoutTable.Basis.w, .h, .gx, .gy] where bases.contains(basis) {
            let value =
                switch basis {
                case .w: "contentWidth"
                case .h: "contentHeight"
                default: basis.variableName
                }
            printer.line("val \(basis.variableName) = space.\(value)")
        }
    }

    /// Prints the function that reads a block.
    private func writeBlocks(to printer: inout CodePrinter) {
        let sums = table.blockSums({ number($0, of: "line") }, { $0.variableName })
        printer.block("override fun read(space: Space, start: Int, number: Int, block: Block) {") { printer in
            writeVariables(of: Array(table.forms.joined()), to: &printer)
            printer.line("val line = start + \(table.headCount) + number * \(table.lineCount)")
            if sums[0] != nil || sums[2] != nil { printer.line("val across = 1 / numbers[start]") }
            if sums[1] != nil || sums[3] != nil { printer.line("val down = 1 / numbers[start + 1]") }
            printer.lines(
                """
                block.rows = numbers[line + 1].toInt()
                block.columns = numbers[line].toInt()
                block.edges = numbers[line + 2].toInt()
                """)
            let sides = zip(["x", "y", "width", "height"], ["across", "down", "across", "down"])
            for ((side, unit), sum) in zip(sides, sums) {
                if let sum { printer.line("block.\(side) = (\(sum)) * \(unit)") }
            }
        }
    }

    /// Prints the function that measures the container.
    private func writeSize(to printer: inout CodePrinter) {
        let size = table.sizeSums({ number($0, of: "start") }, { $0.variableName })
        printer.block("override fun measure(space: Space, start: Int): Size {") { printer in
            writeVariables(of: table.size.width + table.size.height, to: &printer)
            printer.line("val insets = space.insets")
            let width = size.width.map { "insets.leading + insets.trailing + (\($0)) / numbers[start]" }
            let height = size.height.map { "(\($0)) / numbers[start + 1]" } ?? "space.contentHeight"
            printer.block("return Size(", ")") {
                $0.line("\(width ?? "space.width"),")
                $0.line("insets.top + insets.bottom + \(height)")
            }
        }
    }
}
