internal import GridModel

extension Output {
    /// A header in C: functions that are compiled into each file that includes it, and the table that they read.
    public static let c = Output(name: "c", suffix: ".h", CWriter.self) { name, _ in
        CNames(name).function
    }
}

/// Prints a grid as a header in C99, which is also C++ and Objective-C: what the grid reaches of the kit, unless that is included, then
/// the grid as a value, and the functions that make requests. A file that stands alone has the grid before the kit's functions that take
/// requests, which so call it by name.
struct CWriter: CodeWriter {
    let content: CodeContent
    /// The names of the grid, and those of what all grids have: the same in a file that stands alone.
    let names: CNames, shared: CNames
    let usesKit: Bool
    /// The kinds of the grid's plans.
    let kinds: [PlanKind]
    var grid: Grid { content.grid }
    var table: LayoutTable { content.table }
    var traits: RuntimeTraits { content.traits }

    init(_ shared: SharedContent, _ options: EmitOptions) throws(Lacks) {
        content = try CodeContent(shared, options)
        names = CNames(content.grid.name)
        usesKit = options.kit != nil
        self.shared = usesKit ? .kit : names
        let traits = content.traits
        kinds = traits.only.fills ? PlanKind.kinds(of: content.grid, content.table, traits) : []
        if usesKit, names.function == CNames.kit.function {
            try Lacks.check([shared.grid.lackOfName(of: "functions", in: "the kit")].compactMap { $0 })
        }
    }

    func write(to printer: inout CodePrinter) {
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
        if usesKit { writeOnKit(to: &printer) } else { writeAlone(to: &printer) }
        printer.line()
        printer.line("#endif")
    }

    private func writeOnKit(to printer: inout CodePrinter) {
        printer.line("#include \"gridgen_kit.h\"")
        printer.line()
        writeGrid(to: &printer)
        printer.line()
        writeRequest(to: &printer)
    }

    private func writeAlone(to printer: inout CodePrinter) {
        var replacements: [KitDeclarations.Replacement] = [("GRIDGEN_GRID", writeOwnGrid)]
        if !limits.isEmpty { replacements.append(("GRIDGEN_MOST_COLUMNS", writeLimits)) }
        KitDeclarations.c.write(
            usedNames, replacing: replacements, hasHeights: traits.hasHeights, to: &printer, add: names.write)
        printer.line()
        writeRequest(to: &printer)
        printer.line()
        for macro in ["GRID", "INLINE", "ROUND", "SHORT_LOOP", "NONE"] {
            printer.line("#undef \(names.constant)\(macro)")
        }
    }

    // MARK: The kit

    /// What the file uses of the kit.
    var usedNames: [String] {
        let functions = CodeFunction.allCases.filter { traits.has($0) && traits.only.wants($0) }.flatMap(
            names)
        let table = [
            "content_width", "make_frame", "make_size", "max", "times", "fill_blocks", "frame_in_block",
            "edges_in_block",
        ]
        let kinds = kinds.filter { $0 != .table }.map { snakeCase($0.names.value.rawValue) }
        return ["GRIDGEN_ROUND", "GRIDGEN_INLINE", "GRIDGEN_TOP", "Gridgen_Grid", "gridgen_make_request"]
            + (functions + (hasTable ? table : []) + kinds).map { "gridgen_" + $0 }
    }

    /// What callers use for a function, without the beginnings of names.
    private func names(of function: CodeFunction) -> [String] {
        switch function {
        case .layout: ["layout", "frame", "role", "edges", "cg_rect"]
        case .height: ["height"]
        case .frames: ["frames", "cg_rect"]
        case .moves: ["layout", "moves", "cg_rect"]
        case .tileCount: ["plan_for_request"]
        case .columns: ["columns", "columns_append", "cg_rect"]
        case .rows: ["rows", "rows_append", "rows_frame", "cg_rect"]
        }
    }

    // MARK: The grid

    private var hasTable: Bool { traits.hasTable && traits.only.fills }

    /// Prints the limits that the grid needs in place of the kit's.
    private func writeLimits(to printer: inout CodePrinter) {
        for (index, limit) in limits.enumerated() {
            if index > 0 { printer.line() }
            printer.line("/// \(limit.meaning)")
            printer.line("enum { \(names.constant)\(limit.name) = \(limit.most) };")
        }
    }

    /// Prints the grid in place of those that requests have.
    private func writeOwnGrid(to printer: inout CodePrinter) {
        printer.line("// The grid")
        printer.line()
        writeGrid(to: &printer)
        printer.line()
        printer.line("#define \(names.constant)GRID(place) (&\(names.function)grid)")
    }

    /// Prints the table, the plans, and the grid as a value.
    private func writeGrid(to printer: inout CodePrinter) {
        if hasTable {
            writeTable(to: &printer)
            printer.line()
        }
        if let limit = grid.append {
            printer.line("/// The greatest number of photos; with fewer there is a tile that adds one.")
            printer.line("enum { \(names.constant)APPEND_LIMIT = \(limit) };")
            printer.line()
        }
        writePlans(to: &printer)
        func pointer(_ name: String, _ isThere: Bool) -> String { isThere ? names.function + name : "NULL" }
        let functions = [
            pointer("plan_for_count", true), pointer("waterfall", hasWaterfall),
            pointer("justified", hasRows),
        ]
        let inset = grid.ownInset, insets = [inset.top, inset.left, inset.bottom, inset.right]
        let kind = kinds.count == 1 ? constant(of: kinds[0]) : "NULL"
        printer.line()
        printer.block("static const \(shared.type)Grid \(names.function)grid = {", "};") {
            $0.lines(
                """
                \(grid.ownRowGap.decimal), \(grid.columnGap.decimal),  // gaps between rows and between columns
                {\(insets.map { $0.decimal }.joined(separator: ", "))}, \(grid.heading.decimal), \(grid.foot.decimal),  // insets: top, leading, bottom, trailing; heading and foot
                \(grid.append ?? 0), \(traits.fitsTiles),  // limit of append, whether the container is as wide as its tiles
                \(kind),  // the kind of all plans
                \(functions.joined(separator: ", ")),
                """)
        }
    }

    /// The address of the constant of a kind: the grid's own for tables.
    private func constant(of kind: PlanKind) -> String {
        "&\((kind == .table ? names : shared).function)\(snakeCase(kind.names.value.rawValue))"
    }

    private var hasWaterfall: Bool { traits.only.wants(.columns) && !grid.waterfallPlans.isEmpty }
    private var hasRows: Bool { traits.only.wants(.rows) && !grid.growingPlans.isEmpty }

    /// The limits that the kit's functions have in this file, and what they are.
    private var limits: [(name: String, most: Int, meaning: String)] {
        var limits: [(name: String, most: Int, meaning: String)] = []
        if traits.hasColumns {
            let most = grid.rules.compactMap { $0.waterfall?.columns.count }.max() ?? 1
            // GCC warns of loops over the other elements of an array of one.
            limits.append(("MOST_COLUMNS", max(2, most), "Waterfalls have at most so many columns."))
        }
        if traits.hasShapes {
            let single = grid.layouts.filter { $0.justifiedRows != nil }.map { $0.tileCount }
            let ranges = grid.rules.filter { $0.justifiedRows?.isShape ?? false }.compactMap { $0.to }
            let most = (single + ranges).max() ?? 1
            limits.append(("MOST_CUT", max(1, most), "The greatest number of photos that are cut into rows."))
        }
        if traits.hasTrees {
            let most = grid.plannedLayouts.compactMap { $0.photoTree?.root.notation.utf8.count }.max() ?? 1
            limits.append(
                ("MOST_LINES", most, "A tree has at most as many rows and blocks as its text has characters.")
            )
        }
        return limits
    }

    // MARK: Plans

    private var plans: PlanWriter {
        PlanWriter(
            grid: grid, table: table,
            syntax: PlanWriter.Syntax(
                hasCases: true,
                fields: fields,
                assignment: { "plan->\(snakeCase($0.name)) = \(value(of: $0))" },
                adds: "plan->adds",
                shapeTest: { "\(names.function)shape_at(ratios, ratio_count, \($1)) == '\($0)'" },
                number: { $0.decimal },
                callForCount: {
                    let call = "\(names.function)plan_for_count(\($0), width, ratios, ratio_count, plan)"
                    return traits.hasHeights ? "(plan->height = height, \(call))" : call
                },
                hide: { "plan->hidden = count - \($0)" }))
    }

    /// The fields of a plan, as the kit calls them; its kind, too, if the grid has several.
    private func fields(_ fields: [PlanField]) -> [PlanField] {
        var own = members(fields)
        let others = fields.others
        own.removeAll { $0.name == "others" }
        if !others.isEmpty, !kinds.isEmpty {
            own.insert(PlanField("others", .text(constant(of: PlanKind(of: others)))), at: 1)
        }
        if kinds.count > 1 {
            own.insert(PlanField("kind", .text(constant(of: PlanKind(of: fields)))), at: 1)
        }
        return own
    }

    private func members(_ fields: [PlanField]) -> [PlanField] {
        let kind = PlanKind(of: fields)
        return fields.compactMap { field in
            let name = field.name == "hidden" ? field.name : kind.member(field)
            return name.map { PlanField($0, field.value) }
        }
    }

    private func value(of field: PlanField) -> String {
        switch field.value {
        case .whole(let number): "\(number)"
        case .unlimited: "INT64_MAX"
        case .count: "count"
        case .others(let written): "count - \(written)"
        case .number(let number): number.decimal
        case .halves(let halves): halves == 1 ? "0.5" : "\(halves / 2)"
        case .infinity: "DBL_MAX"
        case .yes: "true"
        case .text(let text):
            field.name == "kind" || field.name == "others" ? text : CodeContent.quoted(text)
        case .word(let word): shared.constant + snakeCase(word).uppercased()
        }
    }

    /// Prints the functions that return plans.
    private func writePlans(to printer: inout CodePrinter) {
        if traits.hasPatterns { writeShapes(to: &printer) }
        printer.line("/// The plan for a count at a width; false if there is no rule.")
        printer.block(
            "static inline bool \(names.function)plan_for_count(int64_t count, double width, const double *ratios, size_t ratio_count, \(shared.type)Plan *plan) {"
        ) { printer in
            if traits.hasHeights {
                printer.line("double height = plan->height;")
                printer.line("plan->height = 0;")
            }
            if !plans.needsWidth { printer.line("(void)width;") }
            if !traits.hasPatterns { printer.line("(void)ratios, (void)ratio_count;") }
            plans.writeCases(to: &printer)
        }
        if hasWaterfall {
            writeEmpty("waterfall", "an empty waterfall", grid.waterfallPlans, to: &printer)
        }
        if hasRows { writeEmpty("justified", "empty justified rows", grid.growingPlans, to: &printer) }
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
        _ name: String, _ what: String, _ empty: [(widths: SideRange, fields: [PlanField])],
        to printer: inout CodePrinter
    ) {
        printer.line()
        printer.line("/// The plan for \(what) at a width; false if there is none.")
        printer.block("static inline bool \(names.function)\(name)(double width, \(shared.type)Plan *plan) {")
        {
            printer in
            if !empty.contains(where: { $0.widths != .all }) { printer.line("(void)width;") }
            plans.writeEmpty(empty.map { ($0.widths, members($0.fields)) }, to: &printer)
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
            let height = traits.needsHeight ? "height" : "0"
            printer.line(
                "return \(shared.function)make_request(&\(names.function)grid, count, width, \(height));")
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
}
