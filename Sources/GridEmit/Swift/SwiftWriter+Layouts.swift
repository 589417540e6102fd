internal import GridModel

/// Code for each layout instead of a table. It takes half of the time, and says more.
extension SwiftWriter {
    /// Whether each layout is code of its own: a table is for many tiles, and for files on the kit, which are short.
    var hasCodeForLayouts: Bool { !usesKit && traits.hasTable && table.packing == nil }

    /// Prints the function that computes the blocks of a layout and the size within the insets.
    func writeLayouts(to printer: inout CodePrinter) {
        printer.lines(
            """
            /// Calls `body` with the blocks of a layout, in the order of the photos. Returns the size within the insets.
            ///
            /// Factors are those of a table, as on other platforms: so all have the same bits.
            @inline(__always) @discardableResult
            """)
        printer.block("fileprivate static func layOut(_ space: Space, _ body: (Block) -> Void) -> Size {") {
            printer in
            writeVariables(of: "space", table.forms + [table.size.width, table.size.height], to: &printer)
            printer.line("switch space.layout {")
            for (index, entry) in table.entries.enumerated() {
                for line in entry.layout.origin.doc.map(safeLines) ?? [] { printer.line("// \(line)") }
                let widths = entry.layout.widths.words.map { " (\($0))" } ?? ""
                printer.line("case \(index + 1):  // \(entry.layout.origin.rule)\(widths)")
                printer.indented { write(entry, to: &$0) }
            }
            printer.line("default: return Size(width: 0, height: 0)")
            printer.line("}")
        }
    }

    private func write(_ entry: LayoutTable.Entry, to printer: inout CodePrinter) {
        let head = entry.head, lines = entry.lines
        let across = factor(head[0]), down = factor(head[1])
        for (number, line) in lines.enumerated() {
            var rest = line.dropFirst(table.lineStart)
            let sides = zip(table.forms, [across, down, across, down]).map { bases, factor in
                defer { rest = rest.dropFirst(bases.count) }
                return product(Array(zip(bases, rest)), factor)
            }
            var width = side(sides[2]), height = side(sides[3])
            if width == height, width != sides[2] {
                let name = lines.count == 1 ? "side" : "side\(number + 1)"
                printer.line("let \(name) = \(width)")
                (width, height) = (name, name)
            }
            let tiles = line[0].numerator * line[1].numerator
            printer.line(
                "body((\(tiles), \(line[0].decimal), \(line[2].decimal), Frame(x: \(sides[0]), y: \(sides[1]), width: \(width), height: \(height))))"
            )
        }
        let numbers = head.dropFirst(2), widths = table.size.width.count
        let width = product(Array(zip(table.size.width, numbers)), divisor(head[0]))
        let height = product(Array(zip(table.size.height, numbers.dropFirst(widths))), divisor(head[1]))
        printer.line("return Size(width: \(width), height: \(height))")
    }

    /// What the numbers of tiles are multiplied by; empty for 1.
    private func factor(_ divisor: Rational) -> String {
        divisor == .one ? "" : " * (1.0 / \(divisor.decimal))"
    }

    private func divisor(_ divisor: Rational) -> String { divisor == .one ? "" : " / \(divisor.decimal)" }

    private func side(_ length: String) -> String {
        // A number alone is that of `tile 200x200`.
        length.contains { $0 == " " || $0.isLetter } ? "Swift.max(0, \(length))" : length
    }

    /// A sum of multiples, with what follows it; 0 without terms.
    private func product(_ terms: [(LayoutTable.Basis, Rational)], _ factor: String) -> String {
        var sum = "", count = 0
        for (basis, number) in terms where !number.isZero {
            let isNegative = number < .zero, magnitude = (isNegative ? -number : number).decimal
            let term = basis.variable.map { magnitude == "1" ? $0 : "\(magnitude) * \($0)" } ?? magnitude
            sum += count == 0 ? (isNegative ? "-" : "") + term : (isNegative ? " - " : " + ") + term
            count += 1
        }
        if count == 0 { return "0" }
        return (count > 1 && !factor.isEmpty ? "(\(sum))" : sum) + factor
    }
}
