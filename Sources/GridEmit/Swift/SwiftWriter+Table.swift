internal import GridModel

/// The code that reads the table.
extension SwiftWriter {
    /// The counts whose layouts are in an array of texts; nil if a switch is needed.
    var listedCounts: ClosedRange<Int>? { traits.hasTrees || !sharesRatio ? nil : table.listedCounts }

    /// Prints what is the spec's own: gaps, insets and the numbers of the layouts.
    func writeData(to printer: inout CodePrinter) {
        writeDefaults(to: &printer)
        guard traits.hasTable else { return }
        if let packing = table.packing {
            if listedCounts != nil { writeTexts(packing, to: &printer) }
            return
        }
        guard traits.only.fills, !hasCodeForLayouts else { return }
        printer.line()
        for line in table.legend { printer.line("/// \(line)") }
        printer.block("private static let table: [Double] = [", "]") { table.writeNumbers(to: &$0) }
    }

    /// Prints the spec's gaps and insets, and what else the runtime asks a grid.
    private func writeDefaults(to printer: inout CodePrinter) {
        if traits.only.measures { writeGaps(to: &printer) }
        if let append = grid.append {
            printer.line("/// The greatest number of photos; with fewer there is a tile that adds one.")
            printer.line("\(runtimeAccess)static let appendLimit = \(append)")
        }
        if usesKit, traits.fitsTiles { printer.line("\(runtimeAccess)static let fitsTiles = true") }
        if usesKit, traits.variesInTiles { printer.line("\(runtimeAccess)static let variesInTiles = true") }
        if usesKit, traits.hasStrips { printer.line("\(runtimeAccess)static let hasStrips = true") }
    }

    private func writeGaps(to printer: inout CodePrinter) {
        let inset = grid.ownInset
        printer.line("/// The spec's gaps and insets.")
        printer.line(
            "\(runtimeAccess)static let defaultRowGap = \(grid.ownRowGap.swiftDouble), defaultColumnGap = \(grid.columnGap.swiftDouble)"
        )
        if !usesKit || !inset.isZero {
            let sides = [
                ("top", inset.top), ("leading", inset.left), ("bottom", inset.bottom),
                ("trailing", inset.right),
            ]
            let values = sides.map { "\($0): \($1.decimal)" }.joined(separator: ", ")
            printer.line("\(runtimeAccess)static let defaultInsets = \(type("Insets"))(\(values))")
        }
        if traits.hasRooms {
            printer.line(
                "/// The heights of the heading between the top inset and the tiles, and of the foot below each tile."
            )
            printer.line(
                "\(runtimeAccess)static let heading = \(grid.heading.swiftDouble), foot = \(grid.foot.swiftDouble)"
            )
        }
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

    /// Prints the functions that read the table.
    func writeReaders(to printer: inout CodePrinter) {
        guard traits.hasTable, traits.only.fills else { return }
        if hasCodeForLayouts { writeLayouts(to: &printer) } else { writeBlock(to: &printer) }
        if traits.holds(.sized) { writeSize(to: &printer) }
        if table.packing != nil { writeNumber(to: &printer) }
    }

    private func writeBlock(to printer: inout CodePrinter) {
        var place = 3
        let forms = zip(table.forms, ["Across", "Down", "Across", "Down"]).map { bases, axis -> String? in
            defer { place += bases.count }
            return sum(bases, axis, at: place) { tableLine($0, by: $1) }
        }
        func form(_ index: Int, _ unit: String) -> String {
            forms[index].map { "\($0) * \(unit)" } ?? "0"
        }
        printer.line("/// A block of a layout, from the table.")
        let opening =
            "@inline(__always) \(runtimeAccess)static func \(underscore)block(_ number: Int, in space: \(type("Space"))) -> \(type("Block")) {"
        printer.block(opening) { printer in
            writeVariables(of: "space", table.forms, to: &printer)
            let first =
                table.packing == nil
                ? "table.baseAddress.unsafelyUnwrapped + space.start" : "space.text.utf8Start"
            let body = """
                let head = \(first), line = head + \(table.headLength) + number &* \(table.lineLength)
                let across = 1 / \(read(0, of: "head", table.packing?.head)), down = 1 / \(read(1, of: "head", table.packing?.head))
                return (Int(\(tableLine(0)) * \(tableLine(1))), \(tableLine(0)), \(tableLine(2)), \(type("Frame"))(
                    x: \(form(0, "across")),
                    y: \(form(1, "down")),
                    width: Swift.max(0, \(form(2, "across"))),
                    height: Swift.max(0, \(form(3, "down")))))
                """
            if table.packing == nil {
                printer.block("return table.withUnsafeBufferPointer { table in") { $0.lines(body) }
            } else {
                printer.lines(body)
            }
        }
    }

    /// Prints the function for the container's size.
    private func writeSize(to printer: inout CodePrinter) {
        let (widths, heights) = table.size
        var width = widths.isEmpty ? nil : "sides + size.width"
        var height = heights.isEmpty ? nil : "ends + size.height"
        if !hasCodeForLayouts {
            width = sum(widths, "Across", at: 2) { planHead($0, by: $1) }
                .map { "sides + \($0) / \(planHead(0))" }
            height = sum(heights, "Down", at: 2 + widths.count) { planHead($0, by: $1) }
                .map { "ends + \($0) / \(planHead(1))" }
        }
        printer.line()
        printer.line("/// The size of the container, from the table.")
        printer.block(
            "\(runtimeAccess)static func \(underscore)tableSize(of layout: \(type("Layout"))) -> \(type("Size")) {"
        ) { printer in
            if hasCodeForLayouts {
                printer.line("let size = layOut(layout.space) { _ in }")
            } else {
                writeVariables(of: "layout", [widths, heights], to: &printer)
            }
            if width != nil { printer.line("let sides = layout.insets.leading + layout.insets.trailing") }
            printer.line("let ends = layout.insets.top + layout.insets.bottom")
            printer.line(
                "return \(type("Size"))(width: \(width ?? "layout.width"), height: \(height ?? "ends + layout.contentHeight"))"
            )
        }
    }

    /// Prints constants for the variables of forms.
    func writeVariables(
        of source: String, _ forms: [[LayoutTable.Basis]], to printer: inout CodePrinter
    ) {
        let isLayout = source == "layout"
        let (width, height) =
            isLayout ? ("layout.contentWidth", "layout.contentHeight") : ("space.width", "space.height")
        let bases = forms.joined()
        let values: [(LayoutTable.Basis, String)] = [
            (.w, "width = \(width)"), (.h, "height = \(height)"),
            (.gx, "columnGap = \(source).columnGap"), (.gy, "rowGap = \(source).rowGap"),
        ]
        let used = values.filter { bases.contains($0.0) }.map { $0.1 }
        if !used.isEmpty { printer.line("let \(used.joined(separator: ", "))") }
    }

    /// Prints the functions that read numbers of a packed table. They return doubles: whole numbers would add a fifth
    /// to the file's compile time.
    private func writeNumber(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// Reads a number of a row: 6-bit digits from "0", most significant first; half of the range is negative.
            private static func read(_ row: UnsafePointer<UInt8>, _ place: Int, _ digits: Int) -> Double {
                var value = -0.5
                for place in place..<place + digits { value = value * 64 + Double(row[place]) - 48 }
                return value
            }
            """)
        for (axis, bases) in [("Across", table.axes.across), ("Down", table.axes.down)] where !bases.isEmpty {
            let digits = table.packing?.coefficient ?? 0
            let terms = bases.enumerated().map { index, basis in
                "read(row, place\(index == 0 ? "" : " + \(index * digits)"), \(digits))"
                    + (basis.variable.map { " * \($0)" } ?? "")
            }
            let parameters = bases.compactMap { $0.variable }.map { ", _ \($0): Double" }.joined()
            printer.lines(
                """

                /// A length in \(bases.map { $0.rawValue }.joined(separator: ", ")) from the numbers at a place of a row.
                private static func length\(axis)(_ row: UnsafePointer<UInt8>, _ place: Int\(parameters)) -> Double {
                    \(terms.joined(separator: " + "))
                }
                """)
        }
    }

    /// Reads a number of the plan's head.
    private func planHead(_ index: Int, by function: String = "read") -> String {
        guard table.packing == nil else {
            return read(
                index, of: "layout.\(underscore)plan.text.utf8Start", table.packing?.head, by: function)
        }
        return index == 0
            ? "table[layout.\(underscore)plan.start]" : "table[layout.\(underscore)plan.start + \(index)]"
    }

    /// Reads a number of the line at `line`.
    private func tableLine(_ index: Int, by function: String = "read") -> String {
        read(index, of: "line", table.packing?.line, by: function)
    }

    /// In a packed table `read` needs the number of digits; the functions that read lengths need the variables.
    private func read(_ index: Int, of row: String, _ digits: [Int]?, by function: String = "read") -> String
    {
        guard let digits else { return "\(row)[\(index)]" }
        let place = digits.prefix(index).reduce(0, +)
        if function == "read" { return "read(\(row), \(place), \(digits[index]))" }
        let bases = function == "lengthAcross" ? table.axes.across : table.axes.down
        return "\(function)(\(row), \(place)\(bases.compactMap { $0.variable }.map { ", \($0)" }.joined()))"
    }

    /// The sum of a form along an axis; nil for a form that is always 0.
    private func sum(
        _ bases: [LayoutTable.Basis], _ axis: String, at place: Int, _ number: (Int, String) -> String
    ) -> String? {
        if table.packing != nil { return bases.isEmpty ? nil : number(place, "length\(axis)") }
        let terms = bases.enumerated().map { index, basis in
            number(place + index, "read") + (basis.variable.map { " * \($0)" } ?? "")
        }
        return terms.isEmpty ? nil : "(\(terms.joined(separator: " + ")))"
    }
}

extension LayoutTable.Basis {
    /// The variable in the generated code; nil for points, which need none.
    var variable: String? { self == .pt ? nil : variableName }
}
