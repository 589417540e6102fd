internal import GridModel

internal import enum GridSyntax.LastRow
internal import enum GridSyntax.PatternLetter

extension SwiftWriter {
    /// Prints the function that returns the plan for a count, and the table of numbers.
    func writePlans(to printer: inout CodePrinter) {
        if let append = grid.append { writeEditing(to: append, &printer) }
        printer.lines(
            """

            /// The plan for a count; nil if there is no rule.
            """)
        let listed = hasTrees ? nil : table.listedCounts
        let assigns =
            table.packing != nil && listed == nil && table.entries.contains { $0.layout.hidden == 0 }
        printer.block("private static func plan(_ count: Int, _ width: Double\(photoParameters)) -> Plan? {")
        { printer in
            if hasPatterns { writeShapes(to: &printer) }
            // An assignment compiles several times faster than a return, which matters with many counts.
            if assigns { printer.line("let text: StaticString") }
            printer.line("switch count {")
            if let listed { writeCase(listed, to: &printer) }
            var entries = table.entries[...]
            for layout in listed == nil ? grid.layouts : [] {
                if let tree = layout.photoTree {
                    write(layout, tree, to: &printer)
                } else if let entry = entries.popFirst() {
                    write(entry, to: &printer)
                }
            }
            for rule in grid.rules { write(rule, to: &printer) }
            printer.line("default: return count == 0 ? Plan() : nil")
            printer.line("}")
            if assigns { printer.line("return Plan(tiles: count, text: text)") }
        }
        if hasTable, table.packing == nil { writeTable(to: &printer) }
        if let packing = table.packing, listed != nil { writeTexts(packing, to: &printer) }
        if hasColumns { writeWaterfalls(to: &printer) }
    }

    /// Prints the case for counts whose layouts are in an array.
    private func writeCase(_ counts: ClosedRange<Int>, to printer: inout CodePrinter) {
        let (first, last) = (counts.lowerBound, counts.upperBound)
        let pattern = first == last ? "\(first)" : "\(first)...\(last)"
        printer.line("case \(pattern): return Plan(tiles: count, text: texts[count - \(first)])")
    }

    /// Prints the digits of all layouts, one line per count.
    private func writeTexts(_ packing: PackedDigits, to printer: inout CodePrinter) {
        printer.line()
        printer.line("/// The numbers of each count as digits.")
        printer.block("private static let texts: [StaticString] = [", "]") { printer in
            for entry in table.entries {
                writeOrigin(entry.layout, to: &printer)
                printer.line("#\"\(packing.text(entry))\"#,")
            }
        }
    }

    /// Prints the rule of a layout and its comment in the spec as comments.
    private func writeOrigin(_ layout: Layout, to printer: inout CodePrinter) {
        for line in layout.origin.doc.map(safeLines) ?? [] { printer.line("// \(line)") }
        printer.line("// \(layout.origin.rule)")
    }

    private func write(_ entry: LayoutTable.Entry, to printer: inout CodePrinter) {
        let layout = entry.layout
        let opening = "case \(layout.count)\(condition(layout.widths, layout.pattern)):"
        if let packing = table.packing {
            writeOrigin(layout, to: &printer)
            if layout.hidden == 0 {
                printer.line("\(opening) text = #\"\(packing.text(entry))\"#")
                return
            }
        }
        printer.line("\(opening) return Plan(\(tiles(of: layout)), \(place(of: entry)))")
    }

    /// The arguments for the numbers of tiles and of photos without a tile.
    private func tiles(of layout: Layout) -> String {
        "tiles: \(layout.tileCount)" + (layout.hidden > 0 ? ", hidden: \(layout.hidden)" : "")
    }

    /// Prints the case for photos that keep their ratios.
    private func write(_ layout: Layout, _ tree: PhotoTree, to printer: inout CodePrinter) {
        for line in layout.origin.doc.map(safeLines) ?? [] { printer.line("// \(line)") }
        let edges = tree.root.edges().map { Character(Unicode.Scalar(64 + $0.rawValue)) }
        printer.line(
            "case \(layout.count)\(condition(layout.widths, layout.pattern)): return Plan(\(tiles(of: layout)), "
                + "\(swiftLimits(tree.ratios)), tree: \"\(tree.root.swiftText)\", edges: \"\(String(edges))\")  // \(layout.origin.rule)"
        )
    }

    /// The argument that locates the numbers of a layout.
    private func place(of entry: LayoutTable.Entry) -> String {
        table.packing.map { "text: #\"\($0.text(entry))\"#" } ?? "start: \(entry.start)"
    }

    /// Prints the numbers, one line per block.
    private func writeTable(to printer: inout CodePrinter) {
        let names = ["x", "y", "width", "height"]
        let forms = zip(names, table.forms).filter { !$0.1.isEmpty }.map { name, bases in
            "\(name) in \(bases.map { $0.rawValue }.joined(separator: ", "))"
        }
        let sizes = zip(["width", "height"], [table.size.width, table.size.height]).filter { !$0.1.isEmpty }
            .map { name, bases in "; its \(name) in \(bases.map { $0.rawValue }.joined(separator: ", "))" }
        printer.lines(
            """

            /// For each layout: the divisors of its numbers, across and down\(sizes.joined());
            /// then for each block of equal tiles: columns, rows, edges;
            /// \(forms.joined(separator: "; ")).
            """)
        printer.block("private static let table: [Double] = [", "]") { printer in
            for entry in table.entries {
                for line in entry.layout.origin.doc.map(safeLines) ?? [] {
                    printer.line(line.isEmpty ? "//" : "// \(line)")
                }
                let widths = entry.layout.widths.words.map { " (\($0))" } ?? ""
                var lines = entry.lines.map { text($0, [3] + table.forms.map { $0.count }) }[...]
                let head = text(entry.head, [2, table.size.width.count, table.size.height.count])
                let isShort = lines.count == 1
                printer.line(
                    "\(head)\(isShort ? "  " + (lines.popFirst() ?? "") : "")  // \(entry.layout.origin.rule)\(widths)"
                )
                for line in lines { printer.line(line) }
            }
        }
    }

    /// Prints numbers in groups.
    private func text(_ numbers: [Rational], _ groups: [Int]) -> String {
        var rest = numbers[...]
        return groups.filter { $0 > 0 }.map { count in
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count).map { $0.decimal + "," }.joined(separator: " ")
        }.joined(separator: "  ")
    }

    /// Prints the plan with the add tile.
    private func writeEditing(to limit: Int, _ printer: inout CodePrinter) {
        let parameter = hasPatterns ? ", _ ratios: [Double]" : ""
        let (with, without) = hasPatterns ? (", ratios, adding: count", ", ratios, adding: nil") : ("", "")
        printer.lines(
            """

            /// The plan for a count, with an add tile while editing fewer than \(limit) photos.
            private static func plan(_ count: Int, _ width: Double\(parameter), editing: Bool) -> Plan? {
                guard editing, count >= 0, count < \(limit) else { return plan(count, width\(without)) }
                var next = plan(count + 1, width\(with))
                next?.adds = true
                return next
            }
            """)
    }

    /// The parameters of a plan that depends on the photos: their ratios, and the index of the add tile.
    private var photoParameters: String {
        guard hasPatterns else { return "" }
        return grid.append == nil ? ", _ ratios: [Double]" : ", _ ratios: [Double], adding: Int?"
    }

    /// The arguments that pass these parameters on.
    private var photoArguments: String {
        guard hasPatterns else { return "" }
        return grid.append == nil ? ", ratios" : ", ratios, adding: adding"
    }

    /// Prints the functions that test a photo's shape.
    private func writeShapes(to printer: inout CodePrinter) {
        let (tall, wide) = (grid.shapes.tall.decimal, grid.shapes.wide.decimal)
        printer.line("func ratio(_ index: Int) -> Double {")
        if grid.append != nil { printer.line("    if index == adding { return .nan }") }
        printer.lines(
            """
                guard index < ratios.count, ratios[index] > 0, ratios[index] < .infinity else { return 1 }
                return ratios[index]
            }
            """)
        let letters = Set(grid.layouts.flatMap { $0.pattern ?? [] })
        if letters.contains(.tall) {
            printer.line("func isTall(_ index: Int) -> Bool { ratio(index) < \(tall) }")
        }
        if letters.contains(.square) {
            printer.line(
                "func isSquare(_ index: Int) -> Bool { ratio(index) >= \(tall) && ratio(index) <= \(wide) }")
        }
        if letters.contains(.wide) {
            printer.line("func isWide(_ index: Int) -> Bool { ratio(index) > \(wide) }")
        }
    }

    private func write(_ rule: Rule, to printer: inout CodePrinter) {
        let range = rule.to.map { "\(rule.from)...\($0)" } ?? "\(rule.from)..."
        let opening = "case \(range)\(condition(rule.widths)):"
        switch rule.arrangement {
        case .show(let count):
            if let index = plainEntries[count] {
                let entry = table.entries[index], tiles = entry.layout.tileCount
                printer.line(
                    "\(opening) return Plan(tiles: \(tiles), hidden: count - \(count), \(place(of: entry)))")
                return
            }
            if keepsRatios {
                printer.lines(
                    """
                    \(opening)
                        var plan = plan(\(count), width\(photoArguments))
                        plan?.hidden = count - \(count)
                        return plan
                    """)
                return
            }
            let rest = [
                "hidden: count - \(count)",
                hasTable ? table.packing == nil ? "start: $0.start" : "text: $0.text" : nil,
                hasRows ? "rows: $0.rows" : nil,
            ]
            let fields = rest.compactMap { $0 }.joined(separator: ", ")
            printer.line(
                "\(opening) return plan(\(count), width\(photoArguments)).map { Plan(tiles: $0.tiles, \(fields)) }"
            )
        case .rows(let rows):
            let fields =
                rule.equalRows.map { "rows: \($0.swiftText)" }
                ?? "\(swiftLimits(rows.sizing.photoRatios)), perRow: \(rows.perRow), isBalanced: \(rows.last == .balanced)"
            printer.line("\(opening) return Plan(tiles: count, \(fields))")
        case .waterfall(let waterfall):
            printer.line("\(opening) return Plan(tiles: count, \(fields(of: waterfall)))")
        }
    }

    /// The arguments of a plan for a waterfall.
    private func fields(of waterfall: Waterfall) -> String {
        "\(swiftLimits(waterfall.ratios)), columns: \(waterfall.columns.count)"
    }

    /// Prints the function that returns the waterfall at a width, regardless of other rules.
    private func writeWaterfalls(to printer: inout CodePrinter) {
        let waterfalls = grid.rules.compactMap { rule in
            rule.waterfall.map { (widths: rule.widths, plan: "Plan(\(fields(of: $0)))") }
        }
        printer.lines(
            """

            /// The plan for empty columns at a width; nil if no count has a waterfall there.
            """)
        printer.block("private static func columns(_ width: Double) -> Plan? {") { printer in
            if let first = waterfalls.first, first.widths == .all {
                printer.line(first.plan)
                return
            }
            printer.line("switch width {")
            for each in waterfalls where each.widths != .all {
                printer.line("case _\(condition(each.widths)): return \(each.plan)")
            }
            let other = waterfalls.first { $0.widths == .all }
            printer.line("default: return \(other?.plan ?? "nil")")
            printer.line("}")
        }
    }

    /// The `where` clause of a case for shapes and widths.
    private func condition(_ widths: WidthRange, _ pattern: [PatternLetter]? = nil) -> String {
        let shapes = (pattern ?? []).enumerated().compactMap { index, letter -> String? in
            switch letter {
            case .tall: "isTall(\(index))"
            case .square: "isSquare(\(index))"
            case .wide: "isWide(\(index))"
            case .any: nil
            }
        }
        let limits = [
            widths.minimum.map { "width >= \($0.decimal)" }, widths.below.map { "width < \($0.decimal)" },
        ].compactMap { $0 }
        return shapes.isEmpty && limits.isEmpty ? "" : " where " + (shapes + limits).joined(separator: " && ")
    }
}
