internal import GridModel

extension Output {
    /// An object in Kotlin without imports: functions, and the table that they read.
    public static let kotlin = Output(name: "kotlin", suffix: ".kt") { grid, options throws(Lacks) in
        let writer = try KotlinWriter(grid, options)
        return { writer.write(to: &$0) }
    }
}

/// Prints a grid as an object in Kotlin.
struct KotlinWriter {
    private let content: CodeContent
    private let package: String
    private var grid: Grid { content.grid }
    private var table: LayoutTable { content.table }
    private var traits: RuntimeTraits { content.traits }

    init(_ grid: Grid, _ options: EmitOptions) throws(Lacks) {
        content = try CodeContent(grid, options)
        package = options.package
        try Lacks.check([lackOfName, lackOfSpace].compactMap { $0 })
    }

    /// What Kotlin can't express in the grid: its name.
    private var lackOfName: Lack? {
        kotlinTakenNames.contains(grid.name) ? grid.lackOfName(of: "an object", in: "Kotlin") : nil
    }

    /// What a method of the Java virtual machine can't express, since it has at most 64 KB.
    private var lackOfSpace: Lack? {
        let numbers = table.entries.last.map { $0.start + $0.head.count + $0.lines.joined().count } ?? 0
        guard numbers > 7000 || grid.layouts.count > 800 else { return nil }
        return Lack(
            "can't express so many layouts, since a method of the Java virtual machine has at most 64 KB",
            instead: Lack.fewerCounts, at: grid.layouts.last?.origin.span)
    }

    func write(to printer: inout CodePrinter) {
        printer.line("// " + content.headline)
        printer.line("@file:Suppress(\"ALL\", \"warnings\")")
        printer.line()
        if !package.isEmpty {
            let names = package.split(separator: ".").map { kotlinIdentifier(String($0)) }
            printer.line("package \(names.joined(separator: "."))")
            printer.line()
        }
        CodeContent.writeComment(content.doc, to: &printer)
        printer.line("object \(kotlinIdentifier(grid.name)) {")
        let text = MarkedText(kotlinRuntime, holds: traits.holds) { place, printer in
            printer.indented { printer in
                switch place {
                case "data": writeData(to: &printer)
                case "plan": writePlans(to: &printer)
                case "table": if traits.hasTable { writeReaders(to: &printer) }
                default: writeTileCount(to: &printer)
                }
            }
        }
        text.write(to: &printer) { $1.add($0) }
        printer.line("}")
    }

    /// Prints the spec's gaps and insets, and the table.
    private func writeData(to printer: inout CodePrinter) {
        let inset = grid.inset
        printer.lines(
            """
            private const val DEFAULT_ROW_GAP = \(grid.rowGap.swiftDouble)
            private const val DEFAULT_COLUMN_GAP = \(grid.columnGap.swiftDouble)
            private val defaultInsets = Insets(\(inset.top.swiftDouble), \(inset.left.swiftDouble), \(inset.bottom.swiftDouble), \(inset.right.swiftDouble))
            """)
        if let limit = grid.append {
            printer.lines(
                """

                /** The greatest number of photos; with fewer there is a tile that adds one. */
                const val APPEND_LIMIT = \(limit)
                """)
        }
        guard traits.hasTable else { return }
        printer.line()
        CodeContent.writeComment(table.legend, to: &printer)
        printer.block("private val table = doubleArrayOf(", ")") {
            table.writeNumbers(to: &$0, asKotlin: true)
        }
    }

    // MARK: Plans

    private var photos: (parameters: String, arguments: String) {
        traits.hasPatterns ? (", ratios: DoubleArray", ", ratios") : ("", "")
    }

    private var plans: PlanWriter {
        PlanWriter(
            grid: grid, table: table,
            syntax: PlanWriter.Syntax(
                hasCases: false,
                assignment: { "plan.\($0.name) = \(value($0.value, of: $0.name))" },
                adds: "plan.adds",
                shapeTest: { "\(CodeContent.test(of: $0))(ratios, \($1))" },
                number: { $0.swiftDouble },
                callForCount: { "makePlan(\($0), width\(photos.arguments), plan)" },
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

    /// Prints the functions that fill in plans.
    private func writePlans(to printer: inout CodePrinter) {
        if traits.hasPatterns {
            printer.lines(
                """
                private fun shapeOf(ratios: DoubleArray, index: Int): Double {
                    val ratio = if (index < ratios.size) ratios[index] else 1.0
                    return if (ratio > 0 && ratio < Double.POSITIVE_INFINITY) ratio else 1.0
                }

                """)
        }
        for shape in plans.shapes {
            printer.lines(
                """
                private fun \(CodeContent.test(of: shape.name))(ratios: DoubleArray, index: Int): Boolean {
                    val ratio = shapeOf(ratios, index)
                    return \(shape.test)
                }

                """)
        }
        printer.line("/** Fills in the plan for a count at a width; false if there is no rule. */")
        printer.block(
            "private fun makePlan(count: Int, width: Double\(photos.parameters), plan: Plan): Boolean {"
        ) {
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
        printer.line()
        printer.line("/** Fills in the plan for \(what) at a width; false if there is none. */")
        printer.block("private fun \(name)(width: Double, plan: Plan): Boolean {") {
            plans.writeEmpty(empty, to: &$0)
        }
    }

    // MARK: Table

    /// Prints the functions that read the table.
    private func writeReaders(to printer: inout CodePrinter) {
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
        printer.line("/** Reads a block of a layout from the table. */")
        let name = traits.hasRows ? "readTable" : "readBlock"
        printer.block("private fun \(name)(space: Space, number: Int, block: Block) {") { printer in
            writeVariables(of: Array(table.forms.joined()), to: &printer)
            printer.lines(
                """
                val head = space.plan.start
                val line = head + \(table.headCount) + number * \(table.blockCount)
                val across = 1 / table[head]
                val down = 1 / table[head + 1]
                block.rows = table[line + 1].toInt()
                block.columns = table[line].toInt()
                block.edges = table[line + 2].toInt()
                """)
            if let x = form(0, "across") { printer.line("block.x = \(x)") }
            if let y = form(1, "down") { printer.line("block.y = \(y)") }
            if let width = form(2, "across") { printer.line("block.width = greatest(0.0, \(width))") }
            if let height = form(3, "down") { printer.line("block.height = greatest(0.0, \(height))") }
        }
        guard traits.holds(.sized) else { return }
        let size = table.sizeSums({ number($0, of: "head") }, { $0.variableName })
        printer.line()
        printer.line("/** The size of the container before snapping, from the table. */")
        let sizeName = traits.hasRows ? "sizeOfTable" : "sizeOfBlocks"
        printer.block("private fun \(sizeName)(space: Space): Size {") { printer in
            writeVariables(of: table.size.width + table.size.height, to: &printer)
            printer.line("val head = space.plan.start")
            printer.line("val insets = space.insets")
            let width = size.width.map { "insets.leading + insets.trailing + (\($0)) / table[head]" }
            let height = size.height.map { "(\($0)) / table[head + 1]" } ?? "space.contentHeight"
            printer.block("return Size(", ")") {
                $0.line("\(width ?? "space.width"),")
                $0.line("insets.top + insets.bottom + \(height)")
            }
        }
    }

    // MARK: Functions

    /// Prints the function that gives the number of tiles without a container.
    private func writeTileCount(to printer: inout CodePrinter) {
        let editing = traits.appends ? ", editing: Boolean = false" : ""
        let count =
            traits.appends
            ? "if (editing && count >= 0 && count < APPEND_LIMIT) count + 1 else count" : "count"
        let photos = traits.hasPatterns ? ", doubleArrayOf()" : ""
        printer.lines(
            """
            /** The number of tiles for a number of photos; null if there is no rule for it. */
            fun tileCount(count: Int\(editing)): Int? {
                val plan = Plan()
                return if (makePlan(\(count), 0.0\(photos), plan)) plan.tiles else null
            }
            """)
    }
}
