internal import GridModel

extension Output {
    /// A header in C: functions that are compiled into each file that includes it, and the table that they read.
    public static let c = Output(name: "c", suffix: ".h", CWriter.self) { name, _ in
        CNames(name).function
    }
}

/// Prints a grid as a header in C99, which is also C++ and Objective-C.
struct CWriter: CodeLanguage {
    static var kit: KitCode { .c }

    private let content: CodeContent
    /// The names of the grid, and those of what all grids have: the same in a file that stands alone.
    private let names: CNames, shared: CNames
    let usesKit: Bool
    private var grid: Grid { content.grid }
    private var table: LayoutTable { content.table }
    var traits: RuntimeTraits { content.traits }

    init(_ shared: SharedContent, _ options: EmitOptions) throws(Lacks) {
        content = try CodeContent(shared, options)
        names = CNames(content.grid.name)
        usesKit = options.kit != nil
        self.shared = usesKit ? .kit : names
        if usesKit, names.function == CNames.kit.function {
            try Lacks.check([shared.grid.lackOfName(of: "functions", in: "the kit")].compactMap { $0 })
        }
    }

    func writeHead(to printer: inout CodePrinter) {
        let guardName = names.constant + "GRID_H"
        printer.line(CodeContent.lineComment(content.headline))
        printer.line("// clang-format off")
        printer.line()
        // Without it Doxygen leaves out functions, and takes the comment for that of the first type.
        printer.line("/// @file")
        for line in content.doc { printer.line(CodeContent.lineComment(line, beginning: "///")) }
        printer.lines(
            """

            #ifndef \(guardName)
            #define \(guardName)
            """)
    }

    func write(_ place: KitPlace, to printer: inout CodePrinter) {
        switch place {
        case .data: writeData(to: &printer)
        case .plan: writePlans(to: &printer)
        case .table: writeReaders(to: &printer)
        case .request: writeRequest(to: &printer)
        }
    }

    func add(_ text: UnsafeBufferPointer<UInt8>, to printer: inout CodePrinter) {
        names.write(text, to: &printer)
    }

    func writeEnd(to printer: inout CodePrinter) {
        printer.line()
        printer.line("#endif")
    }

    /// Prints what the kit asks of the grid, and the functions that are the grid's own.
    func writeOnKit(to printer: inout CodePrinter) {
        printer.line()
        printer.line("#include \"gridgen_kit.h\"")
        writeData(to: &printer)
        printer.line()
        writePlans(to: &printer)
        if traits.hasTable {
            printer.line()
            writeReaders(to: &printer)
        }
        func pointer(_ name: String, _ isThere: Bool) -> String { isThere ? names.function + name : "NULL" }
        let functions = [
            pointer("plan_for_count", true), pointer("block_of_table", traits.hasTable),
            pointer("size_of_table", traits.holds(.sized)),
            pointer("waterfall", !grid.waterfallPlans.isEmpty),
            pointer("justified", !grid.growingPlans.isEmpty),
        ]
        let insets = [grid.inset.top, grid.inset.left, grid.inset.bottom, grid.inset.right]
        printer.line()
        printer.block("static const \(shared.type)Grid \(names.function)grid = {", "};") {
            $0.lines(
                """
                \(grid.rowGap.decimal), \(grid.columnGap.decimal),  // gaps between rows and between columns
                {\(insets.map { $0.decimal }.joined(separator: ", "))},  // insets: top, leading, bottom, trailing
                \(grid.append ?? 0), \(traits.fitsTiles),  // limit of append, whether the container is as wide as its tiles
                \(functions.joined(separator: ", ")),
                """)
        }
        printer.line()
        writeRequest(to: &printer)
    }

    // MARK: Numbers

    /// Prints limits, and the table, each after a blank line.
    private func writeData(to printer: inout CodePrinter) {
        if let limit = grid.append {
            printer.line()
            printer.line("/// The greatest number of photos; with fewer there is a tile that adds one.")
            printer.line("enum { \(names.constant)APPEND_LIMIT = \(limit) };")
        }
        if !usesKit { writeLimitsOfBuffers(to: &printer) }
        guard traits.hasTable, traits.only.fills else { return }
        printer.line()
        for line in table.legend { printer.line("/// \(line)") }
        printer.block("static const double \(names.function)table[] = {", "};") {
            table.writeNumbers(to: &$0)
        }
    }

    private func writeLimitsOfBuffers(to printer: inout CodePrinter) {
        if traits.hasColumns {
            let most = grid.rules.compactMap { $0.waterfall?.columns.count }.max() ?? 1
            printer.line()
            // GCC warns of loops over the other elements of an array of one.
            printer.line("/// Waterfalls have at most so many columns.")
            printer.line("enum { \(names.constant)MOST_COLUMNS = \(max(2, most)) };")
        }
        if traits.hasShapes {
            let single = grid.layouts.filter { $0.justifiedRows != nil }.map { $0.tileCount }
            let ranges = grid.rules.filter { $0.justifiedRows?.isShape ?? false }.compactMap { $0.to }
            let most = (single + ranges).max() ?? 1
            printer.line()
            printer.line("/// The greatest number of photos that are cut into rows.")
            printer.line("enum { \(names.constant)MOST_CUT = \(max(1, most)) };")
        }
        if traits.hasTrees {
            let most = grid.layouts.compactMap { $0.photoTree?.root.notation.utf8.count }.max() ?? 1
            printer.line()
            printer.line("/// A tree has at most as many rows and blocks as its text has characters.")
            printer.line("enum { \(names.constant)MOST_LINES = \(most) };")
        }
    }

    // MARK: Plans

    /// The parameters for the photos, and the arguments: in the kit, the plans of all grids have them.
    private var photos: (parameters: String, arguments: String) {
        traits.hasPatterns || usesKit
            ? (", const double *ratios, size_t ratio_count", ", ratios, ratio_count") : ("", "")
    }

    private var plans: PlanWriter {
        PlanWriter(
            grid: grid, table: table,
            syntax: PlanWriter.Syntax(
                hasCases: true,
                assignment: { "plan->\(snakeCase($0.name)) = \(value($0.value))" },
                adds: "plan->adds",
                shapeTest: { "\(names.function)shape_at(ratios, ratio_count, \($1)) == '\($0)'" },
                number: { $0.decimal },
                callForCount: { "\(names.function)plan_for_count(\($0), width\(photos.arguments), plan)" },
                hide: { "plan->hidden = count - \($0)" }))
    }

    private func value(_ value: PlanField.Value) -> String {
        switch value {
        case .whole(let number): "\(number)"
        case .unlimited: "INT64_MAX"
        case .count: "count"
        case .number(let number): number.decimal
        case .halves(let halves): halves == 1 ? "0.5" : "\(halves / 2)"
        case .infinity: "DBL_MAX"
        case .yes: "true"
        case .text(let text): CodeContent.quoted(text)
        case .word(let word): shared.constant + snakeCase(word).uppercased()
        }
    }

    /// Prints the functions that return plans.
    private func writePlans(to printer: inout CodePrinter) {
        if traits.hasPatterns { writeShapes(to: &printer) }
        printer.line("/// The plan for a count at a width; false if there is no rule.")
        printer.block(
            "static inline bool \(names.function)plan_for_count(int64_t count, double width\(photos.parameters), \(shared.type)Plan *plan) {"
        ) { printer in
            if !plans.needsWidth { printer.line("(void)width;") }
            if usesKit, !traits.hasPatterns { printer.line("(void)ratios, (void)ratio_count;") }
            plans.writeCases(to: &printer)
        }
        if traits.only.wants(.columns) {
            writeEmpty("waterfall", "an empty waterfall", grid.waterfallPlans, to: &printer)
        }
        if traits.only.wants(.rows) {
            writeEmpty("justified", "empty justified rows", grid.growingPlans, to: &printer)
        }
    }

    /// Prints the function that gives the letter of a shape, and one for the photos of a request.
    private func writeShapes(to printer: inout CodePrinter) {
        let tests = plans.shapeTests
        printer.lines(
            """
            /// \(CodeContent.shapeDoc)
            static inline char \(names.function)shape(double ratio) {
                if (!(ratio > 0 && ratio <= DBL_MAX)) ratio = 1;
                return \(tests.tall) ? 't' : \(tests.wide) ? 'w' : 's';
            }

            static inline char \(names.function)shape_at(const double *ratios, size_t ratio_count, size_t index) {
                return \(names.function)shape(index < ratio_count ? ratios[index] : 1);
            }

            """)
    }

    /// Prints a function that chooses a plan without photos by the width.
    private func writeEmpty(
        _ name: String, _ what: String, _ empty: [(widths: WidthRange, fields: [PlanField])],
        to printer: inout CodePrinter
    ) {
        if empty.isEmpty { return }
        printer.line()
        printer.line("/// The plan for \(what) at a width; false if there is none.")
        printer.block("static inline bool \(names.function)\(name)(double width, \(shared.type)Plan *plan) {")
        {
            printer in
            if !empty.contains(where: { $0.widths != .all }) { printer.line("(void)width;") }
            plans.writeEmpty(empty, to: &printer)
        }
    }

    // MARK: Table

    private func product(_ one: String, _ other: String) -> String {
        "\(shared.function)times(\(one), \(other))"
    }

    /// Prints the functions that read the table.
    private func writeReaders(to printer: inout CodePrinter) {
        guard traits.only.fills else { return }
        func variable(_ basis: LayoutTable.Basis) -> String { snakeCase(basis.variableName) }
        func value(_ basis: LayoutTable.Basis) -> String {
            basis == .w ? "\(shared.function)content_width(layout)" : "layout->\(variable(basis))"
        }
        let contentHeight = "layout->height - layout->insets.top - layout->insets.bottom"
        func writeVariables(of bases: [LayoutTable.Basis], to printer: inout CodePrinter) {
            let others = bases.filter { $0 != .h }
            if let others = table.variables(of: others, variable, value) { printer.line("double \(others);") }
            if bases.contains(.h) { printer.line("double height = \(contentHeight);") }
        }
        let sums = table.blockSums({ "line[\($0)]" }, variable, product: product)
        func form(_ index: Int, _ unit: String) -> String { sums[index].map { product($0, unit) } ?? "0" }
        // In a file that stands alone and has no rows, nothing else has blocks.
        let isPart = usesKit || traits.hasRows
        printer.line("/// A block of a layout, from the table.")
        printer.block(
            "static inline \(shared.type)Block \(names.function)\(isPart ? "block_of_table" : "read_block")(const \(shared.type)Layout *layout, int64_t number) {"
        ) { printer in
            writeVariables(of: Array(table.forms.joined()), to: &printer)
            printer.lines(
                """
                const double *head = \(names.function)table + layout->plan.start;
                const double *line = head + \(table.headCount) + number * \(table.lineCount);
                double across = 1 / head[0], down = 1 / head[1];
                \(shared.type)Block block;
                block.rows = (int64_t)line[1];
                block.columns = (int64_t)line[0];
                block.edges = (int32_t)line[2];
                block.first = \(shared.function)make_frame(
                    \(form(0, "across")),
                    \(form(1, "down")),
                    \(shared.function)max(0, \(form(2, "across"))),
                    \(shared.function)max(0, \(form(3, "down"))));
                return block;
                """)
        }
        guard traits.holds(.sized) else { return }
        let size = table.sizeSums({ "head[\($0)]" }, variable, product: product)
        printer.line()
        printer.line("/// The size of the container before snapping, from the table.")
        printer.block(
            "static inline \(shared.type)Size \(names.function)\(isPart ? "size_of_table" : "size_of_blocks")(const \(shared.type)Layout *layout) {"
        ) { printer in
            writeVariables(of: table.size.width + table.size.height, to: &printer)
            printer.line("const double *head = \(names.function)table + layout->plan.start;")
            let width = size.width.map {
                "layout->insets.leading + layout->insets.trailing + (\($0)) / head[0]"
            }
            let height = size.height.map { "(\($0)) / head[1]" } ?? "(\(contentHeight))"
            printer.block("return \(shared.function)make_size(", ");") {
                $0.line("\(width ?? "layout->width"),")
                $0.line("layout->insets.top + layout->insets.bottom + \(height)")
            }
        }
    }

    // MARK: Requests

    /// Prints the functions that depend on the grid's own numbers: those that fill a request and count tiles.
    private func writeRequest(to printer: inout CodePrinter) {
        let height = traits.needsHeight ? ", double height" : ""
        let sides = traits.needsHeight ? "`width` and `height`" : "`width`"
        printer.line(
            "/// A request for a number of photos in a container of \(sides) in points, with the spec's gaps and insets."
        )
        printer.block(
            "static inline \(shared.type)Request \(names.function)request(int64_t count, double width\(height)) {"
        ) { printer in
            if usesKit {
                let height = traits.needsHeight ? "height" : "0"
                printer.line("return gridgen_request(&\(names.function)grid, count, width, \(height));")
            } else {
                writeMembers(to: &printer)
            }
        }
        if traits.variesInTiles || !traits.only.wants(.tileCount) { return }
        let editing = traits.appends ? ", bool editing" : ""
        printer.line()
        printer.line("/// The number of tiles for a number of photos; -1 if there is no rule for it.")
        printer.block("static inline int64_t \(names.function)tile_count(int64_t count\(editing)) {") {
            $0.line(
                "\(shared.type)Request request = \(names.function)request(count, 0\(traits.needsHeight ? ", 0" : ""));"
            )
            if traits.appends { $0.line("request.editing = editing;") }
            $0.line("\(shared.type)Plan plan;")
            $0.line("return \(shared.function)plan_for_request(&request, &plan) ? plan.tiles : -1;")
        }
    }

    private func writeMembers(to printer: inout CodePrinter) {
        let inset = grid.inset
        let insets = [
            ("top", inset.top), ("leading", inset.left), ("bottom", inset.bottom), ("trailing", inset.right),
        ].filter { !$0.1.isZero }
        printer.lines(
            """
            \(names.type)Request request = \(names.constant)NONE(\(names.type)Request);
            request.count = count;
            request.width = width;
            """)
        if traits.needsHeight { printer.line("request.height = height;") }
        printer.line("request.row_gap = \(grid.rowGap.decimal);")
        printer.line("request.column_gap = \(grid.columnGap.decimal);")
        for (name, side) in insets { printer.line("request.insets.\(name) = \(side.decimal);") }
        printer.line("return request;")
    }
}
