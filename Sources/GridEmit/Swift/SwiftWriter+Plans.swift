internal import GridModel

internal import enum GridSyntax.PatternLetter

extension SwiftWriter {
    /// Prints the function that returns the plan for a count.
    func writePlans(to printer: inout CodePrinter) {
        printer.line("/// The plan for a count; nil if there is no rule.")
        let listed = listedCounts
        let assigns =
            table.packing != nil && listed == nil && sharesRatio
            && table.entries.contains { $0.layout.hidden == 0 }
        printer.block(
            "\(usesKit ? "@inline(__always) " : "")\(runtimeAccess)static func \(underscore)plan(_ count: Int, _ width: Double\(traits.hasHeights ? ", _ height: Double" : "")\(photos)) -> \(type("Plan"))? {"
        ) { printer in
            if traits.hasPatterns { writeShapes(to: &printer) }
            // An assignment compiles several times faster than a return, which matters with many counts.
            if assigns { printer.line("let text: StaticString") }
            printer.line("switch count {")
            if let listed { writeCase(listed, to: &printer) }
            var entries = table.entries.enumerated().makeIterator()
            var trees = 0
            let written = WrittenRows(of: grid)
            var layouts = (listed == nil ? grid.plannedLayouts : [])[...]
            while let layout = layouts.first {
                let alike = layouts.countOfRule
                layouts.removeFirst(alike)
                if let tree = layout.photoTree {
                    trees += 1
                    write(layout, tree, trees, to: &printer)
                } else if let fields = fields(ofRowsOf: layout, written) {
                    let counts =
                        alike > 1 ? "\(layout.count)...\(layout.count + alike - 1)" : "\(layout.count)"
                    let tiles = alike > 1 ? "tiles: count" : tiles(of: layout)
                    printer.line(
                        "case \(counts)\(condition(layout)): return \(plan("\(tiles), \(fields)"))  // \(layout.origin.rule)"
                    )
                } else if let (index, entry) = entries.next() {
                    write(entry, index, to: &printer)
                }
            }
            for rule in grid.rules { write(rule, written, to: &printer) }
            printer.line("default: return count == 0 ? \(plan("")) : nil")
            printer.line("}")
            if assigns { printer.line("return \(plan("tiles: count, \(sharedRatio)text: text"))") }
        }
        if traits.hasHeights, usesKit { writePlansWithoutHeight(to: &printer) }
        if traits.hasPatterns { writeShape(to: &printer) }
        writeGrowing(to: &printer)
    }

    /// Prints the function of grids without sections by height, which the kit doesn't call.
    private func writePlansWithoutHeight(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// The plan for a count at a width, in a container without height.
            \(runtimeAccess)static func \(underscore)plan(_ count: Int, _ width: Double, _ ratios: [Double], _ adds: Bool) -> \(type("Plan"))? {
                \(underscore)plan(count, width, 0, ratios, adds)
            }
            """)
    }

    /// The parameters for the photos' ratios, and for whether there is an add tile, after others.
    private var photos: String {
        guard traits.hasPatterns else { return usesKit ? ", _: [Double], _: Bool" : "" }
        let adds = grid.looksAtAddTile ? ", _ adds: Bool" : usesKit || traits.appends ? ", _: Bool" : ""
        return ", _ ratios: [Double]" + adds
    }

    /// The arguments for the photos where one count shows the layout of another, which has no add tile.
    private var photosOfShown: String {
        guard traits.hasPatterns else { return usesKit ? ", [], false" : "" }
        return ", ratios" + (usesKit || traits.appends ? ", false" : "")
    }

    /// The expression that creates a plan.
    private func plan(_ arguments: String) -> String { "\(type("Plan"))(\(arguments))" }

    /// The argument for the ratio that all layouts of the table share.
    private var sharedRatio: String { table.entries.first.map { ratio(of: $0.layout) } ?? "" }

    /// Prints the case for counts whose layouts are in an array.
    private func writeCase(_ counts: ClosedRange<Int>, to printer: inout CodePrinter) {
        let (first, last) = (counts.lowerBound, counts.upperBound)
        let pattern = first == last ? "\(first)" : "\(first)...\(last)"
        printer.line(
            "case \(pattern): return \(plan("tiles: count, \(sharedRatio)text: texts[count - \(first)]"))")
    }

    /// Prints the rule of a layout and its comment in the spec as comments.
    func writeOrigin(_ layout: Layout, to printer: inout CodePrinter) {
        for line in layout.origin.doc.map(safeLines) ?? [] { printer.line("// \(line)") }
        printer.line("// \(layout.origin.rule)")
    }

    private func write(_ entry: LayoutTable.Entry, _ index: Int, to printer: inout CodePrinter) {
        let layout = entry.layout
        if table.packing != nil { writeOrigin(layout, to: &printer) }
        // Most of the cases: text is added in pieces.
        printer.line { printer in
            printer.add("case ")
            printer.add(layout.count)
            printer.add(condition(layout))
            if let packing = table.packing, layout.hidden == 0, sharesRatio {
                return printer.add(": text = #\"\(packing.text(entry))\"#")
            }
            printer.add(": return ")
            printer.add(type("Plan"))
            printer.add("(tiles: ")
            printer.add(layout.tileCount)
            if layout.hidden > 0 {
                printer.add(", hidden: ")
                printer.add(layout.hidden)
            }
            printer.add(", ")
            printer.add(place(of: entry, index))
            printer.add(")")
        }
    }

    /// The arguments for the numbers of tiles and of photos without a tile.
    private func tiles(of layout: Layout) -> String {
        "tiles: \(layout.tileCount)" + (layout.hidden > 0 ? ", hidden: \(layout.hidden)" : "")
    }

    /// Prints the case for photos that keep their ratios.
    private func write(_ layout: Layout, _ tree: PhotoTree, _ number: Int, to printer: inout CodePrinter) {
        for line in layout.origin.doc.map(safeLines) ?? [] { printer.line("// \(line)") }
        let edges = tree.root.edges().map { Character(Unicode.Scalar(64 + $0.rawValue)) }
        // Photos that grow to a least height are found by the text.
        let hasText = !hasTreeCode || tree.least != nil
        printer.line(
            "case \(layout.count)\(condition(layout)): return \(type("Plan"))(\(tiles(of: layout)), "
                + "\(swiftBounds(tree.bounds))\(swiftLimits(tree.ratios)), text: \"\(hasText ? tree.root.notation + " " : "")\(String(edges))\", \(hasTreeCode ? "tree: \(number)" : "isTree: true")\(swiftOptions(tree.ratios, tree.bounds, tree.align)))  // \(layout.origin.rule)"
        )
    }

    /// The argument that locates the numbers of a layout.
    private func place(of entry: LayoutTable.Entry, _ index: Int) -> String {
        let ratio = ratio(of: entry.layout)
        if let packing = table.packing { return "\(ratio)text: #\"\(packing.text(entry))\"#" }
        let place = hasCodeForLayouts ? "layout: \(index + 1)" : "start: \(entry.start)"
        return place + (ratio.isEmpty ? "" : ", " + ratio.dropLast(2))
    }

    /// The argument for the container's ratio, before others.
    private func ratio(of layout: Layout) -> String {
        layout.sizing.codeRatio.map { "ratio: \($0.decimal), " } ?? ""
    }

    /// Prints the function that gives the letter of a shape.
    private func writeShape(to printer: inout CodePrinter) {
        let tests = shapeTests
        printer.lines(
            """

            /// \(CodeContent.shapeDoc)
            \(access)static func shape(of ratio: Double) -> String {
                guard ratio > 0, ratio < .infinity else { return shape(of: 1) }
                return ratio \(tests.tall) ? "t" : ratio \(tests.wide) ? "w" : "s"
            }
            """)
    }

    /// Prints the functions that test a photo's shape.
    private func writeShapes(to printer: inout CodePrinter) {
        let tests = shapeTests
        printer.line("func ratio(_ index: Int) -> Double {")
        printer.lines(
            """
                guard index < ratios.count, ratios[index] > 0, ratios[index] < .infinity else { return 1 }
                return ratios[index]
            }
            """)
        let letters = Set(grid.layouts.flatMap { $0.pattern ?? [] })
        if letters.contains(.tall) {
            printer.line("func isTall(_ index: Int) -> Bool { ratio(index) \(tests.tall) }")
        }
        if letters.contains(.square) {
            printer.line(
                "func isSquare(_ index: Int) -> Bool { ratio(index) \(tests.notTall) && ratio(index) \(tests.notWide) }"
            )
        }
        if letters.contains(.wide) {
            printer.line("func isWide(_ index: Int) -> Bool { ratio(index) \(tests.wide) }")
        }
    }

    private var shapeTests: ShapeTests { ShapeTests(grid.shapes) { $0.decimal } }

    private func write(_ rule: Rule, _ written: WrittenRows, to printer: inout CodePrinter) {
        let range = rule.to.map { "\(rule.from)...\($0)" } ?? "\(rule.from)..."
        let opening = "case \(range)\(condition(rule.sizes)):"
        switch rule.arrangement {
        case .show(let count):
            if let index = plainEntries[count] {
                let entry = table.entries[index]
                printer.line(
                    "\(opening) return \(plan("tiles: \(entry.layout.tileCount), hidden: count - \(count), \(place(of: entry, index))"))"
                )
                return
            }
            printer.lines(
                """
                \(opening)
                    var plan = \(underscore)plan(\(count), width\(traits.hasHeights ? ", height" : "")\(photosOfShown))
                    plan?.hidden = count - \(count)
                    return plan
                """)
        case .rows(let rows):
            printer.line("\(opening) return \(plan("tiles: count, \(fields(of: rows))"))")
        case .parts(let parts):
            printer.line(
                "\(opening) return \(plan("tiles: count, \(fields(of: parts.rows, numbers(of: parts, written)))"))"
            )
        case .aimedParts(let parts):
            printer.line(
                "\(opening) return \(plan("tiles: count, \(fields(of: parts.rows, numbers(of: parts, written)))"))"
            )
        case .justified(let rows):
            printer.line("\(opening) return \(plan("tiles: count, \(fields(of: rows))"))")
        case .strip(let strip):
            printer.line("\(opening) return \(plan("tiles: count, \(fields(of: strip))"))")
        case .repeated(let blocks):
            let reflects = blocks.isMirrored ? ", reflects: true" : ""
            printer.line("\(opening) return \(plan("tiles: count, perBlock: \(blocks.perBlock)\(reflects)"))")
        case .waterfall(let waterfall):
            printer.line("\(opening) return \(plan("tiles: count, \(fields(of: waterfall))"))")
        }
    }

    /// Prints the functions that return the plans that photos are appended to, regardless of other rules.
    private func writeGrowing(to printer: inout CodePrinter) {
        let waterfalls = grid.rules.compactMap { rule in
            rule.waterfall.map { (widths: rule.widths, plan: plan(fields(of: $0))) }
        }
        if !waterfalls.isEmpty, traits.only.wants(.columns) {
            printer.lines(
                "\n/// The plan for empty columns at a width; nil if no count has a waterfall there.")
            write("waterfall", waterfalls, to: &printer)
        }
        let rows = grid.cases.growingRows.map { (widths: $0.widths, plan: plan(fields(of: $0.rows))) }
        if !rows.isEmpty, traits.only.wants(.rows) {
            printer.lines("\n/// The plan for empty rows at a width; nil if no count has such rows there.")
            write("justified", rows, to: &printer)
        }
    }

    /// Prints a function that chooses a plan by the width.
    private func write(
        _ name: String, _ plans: [(widths: SideRange, plan: String)], to printer: inout CodePrinter
    ) {
        printer.block(
            "\(runtimeAccess)static func \(underscore)\(name)(_ width: Double) -> \(type("Plan"))? {"
        ) {
            printer in
            if let first = plans.first, first.widths == .all {
                printer.line(first.plan)
                return
            }
            printer.line("switch width {")
            for each in plans where each.widths != .all {
                printer.line("case _\(condition(SizeRange(widths: each.widths))): return \(each.plan)")
            }
            let other = plans.first { $0.widths == .all }
            printer.line("default: return \(other?.plan ?? "nil")")
            printer.line("}")
        }
    }

    /// The `where` clause of the case for a layout.
    private func condition(_ layout: Layout) -> String {
        let shapes = (layout.pattern ?? []).enumerated().compactMap { index, letter -> String? in
            switch letter {
            case .tall: "isTall(\(index))"
            case .square: "isSquare(\(index))"
            case .wide: "isWide(\(index))"
            case .any: nil
            }
        }
        return condition(layout.sizes, (grid.looksAtAddTile(layout) ? ["!adds"] : []) + shapes)
    }

    /// The `where` clause of a case for shapes and sizes.
    private func condition(_ sizes: SizeRange, _ shapes: [String] = []) -> String {
        let limits = sizes.comparisons { $0.decimal }
        return shapes.isEmpty && limits.isEmpty ? "" : " where " + (shapes + limits).joined(separator: " && ")
    }
}

extension ArraySlice<Layout> {
    /// How many layouts at the beginning, 1 or more, are of one rule of justified rows or strips and of counts in turn.
    fileprivate var countOfRule: Int {
        guard let first, first.anyJustifiedRows != nil || first.strip != nil, first.pattern == nil,
            first.hidden == 0
        else { return 1 }
        var next = first.count
        return prefix { layout in
            defer { next += 1 }
            return layout.count == next && layout.origin.span == first.origin.span && layout.hidden == 0
                && layout.sizes == first.sizes
        }.count
    }
}
