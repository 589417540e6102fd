internal import GridModel

extension Output {
    /// An object in Kotlin: functions and the table that they read, or the table on the kit that has the functions of all grids.
    public static let kotlin = Output(name: "kotlin", suffix: ".kt", KotlinWriter.self) { name, _ in name }
}

/// Prints a grid as an object in Kotlin.
struct KotlinWriter: CodeLanguage {
    static var kit: KitCode { .kotlin }

    private let content: CodeContent
    private let package: String
    /// Whether the functions are those of the kit.
    let usesKit: Bool
    private var grid: Grid { content.grid }
    private var table: LayoutTable { content.table }
    private(set) var traits: RuntimeTraits

    init(_ shared: SharedContent, _ options: EmitOptions) throws(Lacks) {
        content = try CodeContent(shared, options)
        package = options.package
        usesKit = options.kit != nil
        traits = content.traits
        traits.needsWidth = usesKit || plans.needsWidth
        try Lacks.check([lackOfName, lackOfSpace].compactMap { $0 })
    }

    /// What Kotlin can't express in the grid: its name.
    private var lackOfName: Lack? {
        let isTaken = kotlinTakenNames.contains(grid.name) || usesKit && kotlinKitNames.contains(grid.name)
        return isTaken ? grid.lackOfName(of: "an object", in: "Kotlin") : nil
    }

    /// What a method of the Java virtual machine can't express, since it has at most 64 KB.
    private var lackOfSpace: Lack? {
        let numbers = table.entries.last.map { $0.start + $0.head.count + $0.lines.joined().count } ?? 0
        guard numbers > 7000 || grid.layouts.count > 800 else { return nil }
        return Lack(
            "can't express so many layouts, since a method of the Java virtual machine has at most 64 KB",
            instead: Lack.fewerCounts, at: grid.layouts.last?.origin.span)
    }

    func writeHead(to printer: inout CodePrinter) {
        printer.line("// " + content.headline)
        printer.line()
        if !package.isEmpty {
            let names = package.split(separator: ".").map { kotlinIdentifier(String($0)) }
            printer.line("package \(names.joined(separator: "."))")
            printer.line()
        }
        if usesKit {
            for name in imports { printer.line("import gridgen.\(name)") }
            printer.line()
        }
        CodeContent.writeComment(content.doc, to: &printer)
        let base = usesKit ? " : PhotoGrid(\(arguments))" : ""
        printer.line("public object \(kotlinIdentifier(grid.name))\(base) {")
    }

    func write(_ place: KitPlace, to printer: inout CodePrinter) {
        printer.indented { printer in
            switch place {
            case .data: writeData(to: &printer)
            case .plan: writePlans(to: &printer)
            case .table: writeReaders(to: &printer)
            case .request: break
            }
        }
    }

    func writeEnd(to printer: inout CodePrinter) { printer.line("}") }

    // MARK: With the kit

    /// The types of the kit that the code names.
    private var imports: [String] {
        return [
            traits.hasTable ? "Block" : nil, "Insets", traits.holds(.perRow) ? "Last" : nil, "PhotoGrid",
            "Plan",
            traits.holds(.sized) ? "Size" : nil, traits.holds(.rows) ? "Sizing" : nil,
            traits.hasTable || traits.hasColumns || traits.grows ? "Space" : nil,
        ].compactMap { $0 }
    }

    /// What the grid tells the kit.
    private var arguments: String {
        let numbers = [grid.rowGap.swiftDouble, grid.columnGap.swiftDouble, insets]
        let choices = [
            grid.append.map { "appendLimit = \($0)" }, traits.needsHeight ? "needsHeight = true" : nil,
            traits.fitsTiles ? "fitsTiles = true" : nil, traits.variesInTiles ? "variesInTiles = true" : nil,
        ]
        return (numbers + choices.compactMap { $0 }).joined(separator: ", ")
    }

    func writeOnKit(to printer: inout CodePrinter) {
        printer.indented { printer in
            if traits.hasTable {
                writeTable(to: &printer)
                printer.line()
            }
            writePlans(to: &printer)
            if traits.hasTable {
                printer.line()
                writeReaders(to: &printer)
            }
        }
    }

    // MARK: Alone

    /// Prints the spec's gaps and insets, and the table.
    private func writeData(to printer: inout CodePrinter) {
        if traits.only.measures {
            printer.lines(
                """
                private const val DEFAULT_ROW_GAP = \(grid.rowGap.swiftDouble)
                private const val DEFAULT_COLUMN_GAP = \(grid.columnGap.swiftDouble)
                private val defaultInsets = \(insets)
                """)
        }
        if let limit = grid.append {
            printer.lines(
                """

                /** The greatest number of photos; with fewer there is a tile that adds one. */
                public const val APPEND_LIMIT: Int = \(limit)
                """)
        }
        guard traits.hasTable, traits.only.fills else { return }
        printer.line()
        writeTable(to: &printer)
    }

    // MARK: Data

    private var insets: String {
        let inset = grid.inset
        let sides = [inset.top, inset.left, inset.bottom, inset.right].map { $0.swiftDouble }
        return "Insets(\(sides.joined(separator: ", ")))"
    }

    private func writeTable(to printer: inout CodePrinter) {
        CodeContent.writeComment(table.legend, to: &printer)
        printer.block("private val table = doubleArrayOf(", ")") {
            table.writeNumbers(to: &$0, asKotlin: true)
        }
    }

    // MARK: Plans

    private var plans: PlanWriter { plans(of: "plan") }

    /// What prints functions that fill in plans with a name.
    private func plans(of plan: String) -> PlanWriter {
        let ratios = usesKit || traits.hasPatterns ? ", ratios" : ""
        return PlanWriter(
            grid: grid, table: table,
            syntax: PlanWriter.Syntax(
                hasCases: false,
                assignment: { "\(plan).\($0.name) = \(value($0.value, of: $0.name))" },
                adds: "plan.adds",
                shapeTest: { "shapeAt(ratios, \($1)) == '\($0)'" },
                number: { $0.swiftDouble },
                // A plan that is another one looks at the width.
                callForCount: { "makePlan(\($0), width\(ratios), plan)" },
                hide: { "plan.hidden = count - \($0)" }))
    }

    private func value(_ value: PlanField.Value, of name: String) -> String {
        switch value {
        case .whole(let number): "\(number)"
        case .unlimited: "Int.MAX_VALUE"
        case .infinity: "Double.POSITIVE_INFINITY"
        case .count: "count"
        case .number(let number): number.swiftDouble
        case .halves(let halves): halves == 1 ? "0.5" : "\(halves / 2).0"
        case .yes: "true"
        case .text(let text): CodeContent.quoted(text)
        case .word(let word): (name == "last" ? "Last." : "Sizing.") + snakeCase(word).uppercased()
        }
    }

    /// The beginning of a function that the kit calls.
    private var function: String { usesKit ? "override fun" : "private fun" }

    /// Prints the functions that fill in plans.
    private func writePlans(to printer: inout CodePrinter) {
        let plans = plans
        if traits.hasPatterns {
            let tests = plans.shapeTests
            printer.lines(
                """
                /** \(CodeContent.shapeDoc) */
                public fun shape(ratio: Double): Char {
                    if (!(ratio > 0 && ratio < Double.POSITIVE_INFINITY)) return shape(1.0)
                    return if (\(tests.tall)) 't' else if (\(tests.wide)) 'w' else 's'
                }

                private fun shapeAt(ratios: DoubleArray, index: Int): Char =
                    shape(if (index < ratios.size) ratios[index] else 1.0)

                """)
        }
        let width = traits.needsWidth ? ", width: Double" : ""
        let ratios = usesKit || traits.hasPatterns ? ", ratios: DoubleArray" : ""
        if !usesKit {
            printer.line("/** Fills in the plan for a count at a width; false if there is no rule. */")
        }
        printer.block("\(function) makePlan(count: Int\(width)\(ratios), plan: Plan): Boolean {") {
            plans.writeCases(to: &$0)
        }
        if traits.only.wants(.columns) {
            writeEmpty("waterfall", "an empty waterfall", grid.waterfallPlans, to: &printer)
        }
        if traits.only.wants(.rows) {
            writeEmpty("justified", "empty justified rows", grid.growingPlans, to: &printer)
        }
    }

    /// Prints a function that chooses a plan without photos by the width.
    private func writeEmpty(
        _ name: String, _ what: String, _ empty: [(widths: WidthRange, fields: [PlanField])],
        to printer: inout CodePrinter
    ) {
        guard let first = empty.first else { return }
        printer.line()
        if !usesKit {
            printer.line("/** Fills in the plan for \(what); false if there is none at this width. */")
        }
        printer.block("\(function) \(name)(space: Space): Boolean {") {
            if first.widths != .all { $0.line("val width = space.width") }
            plans(of: "space").writeEmpty(empty, to: &$0)
        }
    }

    // MARK: Table

    /// Prints the functions that read the table.
    private func writeReaders(to printer: inout CodePrinter) {
        guard traits.only.fills else { return }
        let isMixed = usesKit || traits.hasRows
        func value(_ basis: LayoutTable.Basis) -> String {
            switch basis {
            case .w: "space.contentWidth"
            case .h: "space.contentHeight"
            default: "space.\(basis.variableName)"
            }
        }
        func writeVariables(of bases: [LayoutTable.Basis], to printer: inout CodePrinter) {
            for basis in [LayoutTable.Basis.w, .h, .gx, .gy] where bases.contains(basis) {
                printer.line("val \(basis.variableName) = \(value(basis))")
            }
        }
        func number(_ index: Int, of row: String) -> String {
            index == 0 ? "table[\(row)]" : "table[\(row) + \(index)]"
        }
        let sums = table.blockSums({ number($0, of: "line") }, { $0.variableName })
        func form(_ index: Int, _ unit: String) -> String? { sums[index].map { "(\($0)) * \(unit)" } }
        if !usesKit { printer.line("/** Reads a block of a layout from the table. */") }
        let name = isMixed ? "readTable" : "readBlock"
        printer.block("\(function) \(name)(space: Space, number: Int, block: Block) {") { printer in
            writeVariables(of: Array(table.forms.joined()), to: &printer)
            printer.lines(
                """
                val head = space.start
                val line = head + \(table.headCount) + number * \(table.lineCount)
                """)
            if sums[0] != nil || sums[2] != nil { printer.line("val across = 1 / table[head]") }
            if sums[1] != nil || sums[3] != nil { printer.line("val down = 1 / table[head + 1]") }
            printer.lines(
                """
                block.rows = table[line + 1].toInt()
                block.columns = table[line].toInt()
                block.edges = table[line + 2].toInt()
                """)
            if let x = form(0, "across") { printer.line("block.x = \(x)") }
            if let y = form(1, "down") { printer.line("block.y = \(y)") }
            if let width = form(2, "across") { printer.line("block.width = \(width)") }
            if let height = form(3, "down") { printer.line("block.height = \(height)") }
        }
        guard traits.holds(.sized) else { return }
        let size = table.sizeSums({ number($0, of: "head") }, { $0.variableName })
        printer.line()
        if !usesKit { printer.line("/** The size of the container before snapping, from the table. */") }
        printer.block("\(function) \(isMixed ? "sizeOfTable" : "sizeOfBlocks")(space: Space): Size {") {
            printer in
            writeVariables(of: table.size.width + table.size.height, to: &printer)
            printer.line("val head = space.start")
            printer.line("val insets = space.insets")
            let width = size.width.map { "insets.leading + insets.trailing + (\($0)) / table[head]" }
            let height = size.height.map { "(\($0)) / table[head + 1]" } ?? "space.contentHeight"
            printer.block("return Size(", ")") {
                $0.line("\(width ?? "space.width"),")
                $0.line("insets.top + insets.bottom + \(height)")
            }
        }
    }
}
