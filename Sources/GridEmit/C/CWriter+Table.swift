internal import GridModel

/// The grid's table, and the functions that read it.
extension CWriter {
    private func product(_ one: String, _ other: String) -> String {
        "\(shared.function)times(\(one), \(other))"
    }

    /// Prints the numbers, the functions that read them, and the kind of plans that they are.
    func writeTable(to printer: inout CodePrinter) {
        for line in table.legend { printer.line("/// \(line)") }
        printer.block("static const double \(names.function)table[] = {", "};") {
            table.writeNumbers(to: &$0)
        }
        printer.line()
        writeReaders(to: &printer)
        printer.line()
        writeKind(to: &printer)
    }

    private func writeKind(to printer: inout CodePrinter) {
        let (type, own, kit) = (shared.type, names.function, shared.function)
        printer.lines(
            """
            \(shared.constant)INLINE void \(own)fill_table(\(type)Layout *layout, const double *ratios, size_t ratio_count, \(type)Frame *frames) {
                (void)ratios, (void)ratio_count;
                \(kit)fill_blocks(layout, \(own)block_of_table, layout->column_gap, frames);
            }

            \(shared.constant)INLINE \(type)Frame \(own)frame_in_table(const \(type)Layout *layout, int64_t index) {
                return \(kit)frame_in_block(layout, \(own)block_of_table, layout->column_gap, index);
            }

            \(shared.constant)INLINE int32_t \(own)edges_in_table(const \(type)Layout *layout, int64_t index) {
                return \(kit)edges_in_block(layout, \(own)block_of_table, index);
            }

            /// Layouts in the table.
            static const \(type)Kind \(own)in_table = {
                \(own)fill_table, \(own)size_of_table, \(own)frame_in_table, \(own)edges_in_table, false, false,
            };
            """)
    }

    private func writeReaders(to printer: inout CodePrinter) {
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
        printer.line("/// A block of a layout, from the table.")
        printer.block(
            "static inline \(shared.type)Block \(names.function)block_of_table(const \(shared.type)Layout *layout, int64_t number) {"
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
        let size = table.sizeSums({ "head[\($0)]" }, variable, product: product)
        printer.line()
        printer.line("/// The size of the container before snapping, from the table.")
        printer.block(
            "static inline \(shared.type)Size \(names.function)size_of_table(const \(shared.type)Layout *layout) {"
        ) { printer in
            guard traits.holds(.sized) else {
                return printer.line("return \(shared.function)make_size(layout->width, layout->height);")
            }
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
}
