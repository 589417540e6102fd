internal import GridModel

extension Output {
    /// A header in C: functions that are compiled into each file that includes it, and the table that they read.
    public static let c = Output(name: "c", suffix: ".h") { grid, options throws(Lacks) in
        let writer = try CWriter(grid, options)
        return { writer.write(to: &$0) }
    }
}

/// Prints a grid as a header in C99, which is also C++ and Objective-C.
struct CWriter {
    private let content: CodeContent
    private let names: CNames
    private var grid: Grid { content.grid }
    private var table: LayoutTable { content.table }
    private var traits: RuntimeTraits { content.traits }

    init(_ grid: Grid, _ options: EmitOptions) throws(Lacks) {
        content = try CodeContent(grid, options)
        names = CNames(grid.name)
    }

    func write(to printer: inout CodePrinter) {
        // The name as it is: of two grids whose names differ by case, the second one isn't passed over in silence.
        let guardName = grid.name + "_GRID_H"
        printer.line(CodeContent.lineComment(content.headline))
        printer.line("// clang-format off")
        printer.lines(
            """

            #ifndef \(guardName)
            #define \(guardName)

            #include <float.h>
            #include <stdbool.h>
            #include <stddef.h>
            #include <stdint.h>

            #if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || defined(_M_FP_FAST) \\
                || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__) || FLT_EVAL_METHOD < 0 || FLT_EVAL_METHOD == 2
            #error "layouts need the arithmetic of IEEE 754: compile without -ffast-math, -funsafe-math-optimizations and x87"
            #endif
            // Each product and each sum is rounded, so that all compilers get the same frames. With Clang this holds for the rest of
            // the file, since it can't restore what held before.
            #if defined(__clang__)
            #pragma STDC FP_CONTRACT OFF
            #elif defined(__GNUC__) && defined(__FP_FAST_FMA)
            #pragma GCC push_options
            #pragma GCC optimize("fp-contract=off")
            #elif defined(_MSC_VER)
            #pragma fp_contract(off)
            #endif

            // A value whose members are 0.
            #ifdef __cplusplus
            #define \(names.constant)NONE {}
            #else
            #define \(names.constant)NONE {0}
            #endif

            """)
        // Without it Doxygen leaves out functions, and takes the comment for that of the first type.
        printer.line("/// @file")
        for line in content.doc { printer.line(CodeContent.lineComment(line, beginning: "///")) }
        printer.line()
        let text = MarkedText(cRuntime, holds: traits.holds) { place, printer in
            switch place {
            case "data": writeData(to: &printer)
            case "plan": writePlans(to: &printer)
            case "table": if traits.hasTable { writeReaders(to: &printer) }
            default: writeRequest(to: &printer)
            }
        }
        text.write(to: &printer) { names.write($0, to: &$1) }
        printer.lines(
            """

            #undef \(names.constant)NONE
            #if !defined(__clang__) && defined(__GNUC__) && defined(__FP_FAST_FMA)
            #pragma GCC pop_options
            #endif

            #if defined(__APPLE__) && defined(__has_include)
            #if __has_include(<CoreGraphics/CGGeometry.h>)
            #include <CoreGraphics/CGGeometry.h>

            /// The rectangle for views.
            static inline CGRect \(names.function)cg_rect(\(names.type)Frame frame) {
                return CGRectMake((CGFloat)frame.x, (CGFloat)frame.y, (CGFloat)frame.width, (CGFloat)frame.height);
            }

            /// The size for views.
            static inline CGSize \(names.function)cg_size(\(names.type)Size size) {
                return CGSizeMake((CGFloat)size.width, (CGFloat)size.height);
            }
            #endif
            #endif

            #endif
            """)
    }

    /// Prints limits of buffers, and the table.
    private func writeData(to printer: inout CodePrinter) {
        if let limit = grid.append {
            printer.line("/// The greatest number of photos; with fewer there is a tile that adds one.")
            printer.line("enum { \(names.constant)APPEND_LIMIT = \(limit) };")
        }
        if traits.hasColumns {
            let most = grid.rules.compactMap { $0.waterfall?.columns.count }.max() ?? 1
            // GCC warns of loops over the other elements of an array of one.
            printer.line("/// Waterfalls have at most so many columns.")
            printer.line("enum { \(names.constant)MOST_COLUMNS = \(max(2, most)) };")
        }
        if traits.hasShapes {
            let single = grid.layouts.filter { $0.justifiedRows != nil }.map { $0.tileCount }
            let ranges = grid.rules.filter { $0.justifiedRows?.isShape ?? false }.compactMap { $0.to }
            let most = (single + ranges).max() ?? 1
            printer.line("/// The greatest number of photos that are cut into rows.")
            printer.line("enum { \(names.constant)MOST_CUT = \(max(1, most)) };")
        }
        if traits.hasTrees {
            let most = grid.layouts.compactMap { $0.photoTree?.root.notation.utf8.count }.max() ?? 1
            printer.line("/// A tree has at most as many rows and blocks as its text has characters.")
            printer.line("enum { \(names.constant)MOST_LINES = \(most) };")
        }
        guard traits.hasTable else { return }
        for line in table.legend { printer.line("/// \(line)") }
        printer.block("static const double \(names.function)table[] = {", "};") {
            table.writeNumbers(to: &$0)
        }
    }

    // MARK: Plans

    /// The parameters for the photos, and the arguments.
    private var photos: (parameters: String, arguments: String) {
        traits.hasPatterns
            ? (", const double *ratios, size_t ratio_count", ", ratios, ratio_count") : ("", "")
    }

    private var plans: PlanWriter {
        PlanWriter(
            grid: grid, table: table,
            syntax: PlanWriter.Syntax(
                hasCases: true,
                assignment: { "plan->\(snakeCase($0.name)) = \(value($0.value))" },
                adds: "plan->adds",
                shapeTest: { "\(names.function)is_\($0)(ratios, ratio_count, \($1))" },
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
        case .word(let word): names.constant + snakeCase(word).uppercased()
        }
    }

    /// Prints the functions that return plans.
    private func writePlans(to printer: inout CodePrinter) {
        if traits.hasPatterns { writeShapes(to: &printer) }
        printer.line("/// The plan for a count at a width; false if there is no rule.")
        printer.block(
            "static inline bool \(names.function)plan_for_count(int64_t count, double width\(photos.parameters), \(names.type)Plan *plan) {"
        ) { printer in
            if !plans.needsWidth { printer.line("(void)width;") }
            plans.writeCases(to: &printer)
        }
        writeEmpty("waterfall", "an empty waterfall", grid.waterfallPlans, to: &printer)
        writeEmpty("justified", "empty justified rows", grid.growingPlans, to: &printer)
    }

    /// Prints the functions that test a photo's shape.
    private func writeShapes(to printer: inout CodePrinter) {
        printer.lines(
            """
            static inline double \(names.function)shape(const double *ratios, size_t ratio_count, size_t index) {
                return index < ratio_count && ratios[index] > 0 && ratios[index] <= DBL_MAX ? ratios[index] : 1;
            }

            """)
        for shape in plans.shapes {
            printer.lines(
                """
                static inline bool \(names.function)is_\(shape.name)(const double *ratios, size_t ratio_count, size_t index) {
                    double ratio = \(names.function)shape(ratios, ratio_count, index);
                    return \(shape.test);
                }

                """)
        }
    }

    /// Prints a function that chooses a plan without photos by the width.
    private func writeEmpty(
        _ name: String, _ what: String, _ empty: [(widths: WidthRange, fields: [PlanField])],
        to printer: inout CodePrinter
    ) {
        if empty.isEmpty { return }
        printer.line()
        printer.line("/// The plan for \(what) at a width; false if there is none.")
        printer.block("static inline bool \(names.function)\(name)(double width, \(names.type)Plan *plan) {")
        {
            printer in
            if !empty.contains(where: { $0.widths != .all }) { printer.line("(void)width;") }
            plans.writeEmpty(empty, to: &printer)
        }
    }

    // MARK: Table

    /// Prints the functions that read the table.
    private func writeReaders(to printer: inout CodePrinter) {
        let (type, function) = (names.type, names.function)
        func variable(_ basis: LayoutTable.Basis) -> String { snakeCase(basis.variableName) }
        func value(_ basis: LayoutTable.Basis) -> String {
            switch basis {
            case .w: "\(function)content_width(layout)"
            case .h: "\(function)content_height(layout)"
            default: "layout->\(variable(basis))"
            }
        }
        func writeVariables(of bases: [LayoutTable.Basis], to printer: inout CodePrinter) {
            if let all = table.variables(of: bases, variable, value) { printer.line("double \(all);") }
        }
        let sums = table.blockSums({ "line[\($0)]" }, variable)
        func form(_ index: Int, _ unit: String) -> String { sums[index].map { "(\($0)) * \(unit)" } ?? "0" }
        printer.line("/// A block of a layout, from the table.")
        let name = traits.hasRows ? "block_of_table" : "read_block"
        printer.block(
            "static inline \(type)Block \(function)\(name)(const \(type)Layout *layout, int64_t number) {"
        ) { printer in
            writeVariables(of: Array(table.forms.joined()), to: &printer)
            printer.lines(
                """
                const double *head = \(function)table + layout->plan.start;
                const double *line = head + \(table.headCount) + number * \(table.blockCount);
                double across = 1 / head[0], down = 1 / head[1];
                \(type)Block block;
                block.rows = (int64_t)line[1];
                block.columns = (int64_t)line[0];
                block.edges = (int32_t)line[2];
                block.first = \(function)make_frame(
                    \(form(0, "across")),
                    \(form(1, "down")),
                    \(function)max(0, \(form(2, "across"))),
                    \(function)max(0, \(form(3, "down"))));
                return block;
                """)
        }
        guard traits.holds(.sized) else { return }
        let size = table.sizeSums({ "head[\($0)]" }, variable)
        printer.line()
        printer.line("/// The size of the container before snapping, from the table.")
        let sizeName = traits.hasRows ? "size_of_table" : "size_of_blocks"
        printer.block("static inline \(type)Size \(function)\(sizeName)(const \(type)Layout *layout) {") {
            printer in
            writeVariables(of: table.size.width + table.size.height, to: &printer)
            printer.line("const double *head = \(function)table + layout->plan.start;")
            let width = size.width.map {
                "layout->insets.leading + layout->insets.trailing + (\($0)) / head[0]"
            }
            let height = size.height.map { "(\($0)) / head[1]" } ?? "\(function)content_height(layout)"
            printer.block("return \(function)make_size(", ");") {
                $0.line("\(width ?? "layout->width"),")
                $0.line("layout->insets.top + layout->insets.bottom + \(height)")
            }
        }
    }

    /// Prints the function that fills a request.
    private func writeRequest(to printer: inout CodePrinter) {
        let height = traits.needsHeight ? ", double height" : ""
        let sides = traits.needsHeight ? "`width` and `height`" : "`width`"
        let inset = grid.inset
        let insets = [
            ("top", inset.top), ("leading", inset.left), ("bottom", inset.bottom), ("trailing", inset.right),
        ].filter { !$0.1.isZero }
        printer.lines(
            """
            /// A request for a number of photos in a container of \(sides) in points, with the spec's gaps and insets.
            static inline \(names.type)Request \(names.function)request(int64_t count, double width\(height)) {
                \(names.type)Request request = \(names.constant)NONE;
                request.count = count;
                request.width = width;
            """)
        printer.indented { printer in
            if traits.needsHeight { printer.line("request.height = height;") }
            printer.line("request.row_gap = \(grid.rowGap.decimal);")
            printer.line("request.column_gap = \(grid.columnGap.decimal);")
            for (name, side) in insets { printer.line("request.insets.\(name) = \(side.decimal);") }
            printer.line("return request;")
        }
        printer.line("}")
    }
}
