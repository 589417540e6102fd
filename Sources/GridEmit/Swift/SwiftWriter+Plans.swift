internal import GridModel

internal import enum GridSyntax.Alignment

extension SwiftWriter {
    /// Prints what a count is laid out by, and how a plan becomes frames.
    func writePlans(to printer: inout CodePrinter) {
        let hasRows = !rowsRules.isEmpty
        let table = self.table
        printer.lines(
            """

            /// The container and the gaps, in points.
            fileprivate struct Space: Sendable {
                var width, height, columnGap, rowGap: Double
            }

            /// Where the numbers of a layout stand\(hasRows ? ", or the rows that it is computed by" : "").
            """)
        printer.block("fileprivate struct Plan: Sendable {") { printer in
            printer.line("var start = 0")
            printer.line("var tiles = 0")
            printer.line("var hidden = 0")
            if grid.append != nil { printer.line("var adds = false") }
            if hasRows { printer.line("var rows: Rows?") }
            printer.lines(
                """

                func size(in space: Space) -> Size {
                    if tiles == 0 { return Size(width: \(emptyWidth), height: 0) }
                """)
            if hasRows { printer.line("    if let rows { return rows.size(count: tiles, in: space) }") }
            printer.lines(
                """
                    let frame = Plan.row(start, in: space)
                    return Size(width: frame.width, height: frame.height)
                }

                func frame(at index: Int, in space: Space) -> Frame {
                """)
            if hasRows {
                printer.line("    if let rows { return rows.frame(at: index, count: tiles, in: space) }")
            }
            printer.lines(
                """
                    return Plan.row(start + 1 + index, in: space)
                }

                func edges(at index: Int) -> Edges {
                """)
            if hasRows { printer.line("    if let rows { return rows.edges(at: index, count: tiles) }") }
            printer.lines(
                """
                    return Edges(rawValue: touchedEdges[start + 1 + index])
                }

                private static func row(_ index: Int, in space: Space) -> Frame {
                    let start = index * \(table.rowLength)
                \(table.variables.map { "    let \($0) = space.\($0)" }.joined(separator: "\n"))
                    return Frame(
                        x: \(table.expression(for: 0)),
                        y: \(table.expression(for: 1)),
                        width: max(0, \(table.expression(for: 2))),
                        height: max(0, \(table.expression(for: 3))))
                }
                """)
        }
        if let append = grid.append { writeEditing(to: append, &printer) }
        printer.line()
        printer.line("/// The plan for a count; nil where there is no rule.")
        printer.block("private static func plan(_ count: Int, _ width: Double) -> Plan? {") { printer in
            printer.line("switch count {")
            printer.line("case 0: return Plan()")
            for (layout, start) in zip(grid.layouts, table.starts) {
                let hidden = layout.hidden > 0 ? ", hidden: \(layout.hidden)" : ""
                printer.line(
                    "case \(layout.count)\(condition(layout.widths)): "
                        + "return Plan(start: \(start), tiles: \(layout.tiles.count)\(hidden))")
            }
            for rule in grid.rules { write(rule, to: &printer) }
            printer.line("default: return nil")
            printer.line("}")
        }
    }

    /// Prints the plan with the add tile.
    private func writeEditing(to limit: Int, _ printer: inout CodePrinter) {
        printer.lines(
            """

            /// The plan for a count, with the add tile while editing fewer than \(limit) photos.
            private static func plan(_ count: Int, _ width: Double, editing: Bool) -> Plan? {
                guard editing, count >= 0, count < \(limit) else { return plan(count, width) }
                var next = plan(count + 1, width)
                next?.adds = true
                return next
            }
            """)
    }

    /// The width of a container without photos.
    private var emptyWidth: String {
        let widths = grid.layouts.map { !$0.width.w.isZero } + rowsRules.map { !$0.sizesContainer }
        return widths.contains(true) ? "space.width" : "0"
    }

    private func write(_ rule: Rule, to printer: inout CodePrinter) {
        let range = rule.to.map { "\(rule.from)...\($0)" } ?? "\(rule.from)..."
        let opening = "case \(range)\(condition(rule.widths)):"
        switch rule.arrangement {
        case .show(let count):
            printer.block("\(opening)", "    return shown") { printer in
                printer.line("guard var shown = plan(\(count), width) else { return nil }")
                printer.line("shown.hidden = count - \(count)")
            }
        case .rows:
            guard let rows = SwiftRows(rule) else { return }
            printer.line("\(opening) return Plan(tiles: count, rows: \(rows.expression))")
        }
    }

    /// The widths as a condition of a case.
    private func condition(_ widths: WidthRange) -> String {
        let limits = [
            widths.minimum.map { "width >= \($0.decimal)" }, widths.below.map { "width < \($0.decimal)" },
        ].compactMap { $0 }
        return limits.isEmpty ? "" : " where " + limits.joined(separator: " && ")
    }
}
