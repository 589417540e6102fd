internal import GridModel

/// Code for each layout instead of a table. It takes half of the time, and says more.
extension SwiftWriter {
    /// Whether each layout is code of its own: a table is for many tiles, and for files on the kit, which are short.
    var hasCodeForLayouts: Bool { !usesKit && traits.hasTable && table.packing == nil }

    /// Whether the container's size follows from the layout; otherwise the app gives it.
    private var hasSizes: Bool { traits.holds(.sized) }

    /// Prints the function that computes the blocks of a layout and the size within the insets.
    func writeLayouts(to printer: inout CodePrinter) {
        printer.lines(
            """
            /// Calls `body` with the blocks of a layout, in the order of the photos.\(hasSizes ? " Returns the size within the insets." : "")
            ///
            /// Factors are those of a table, as on other platforms: so all have the same bits.
            @inline(__always)\(hasSizes ? " @discardableResult" : "")
            """)
        let result = hasSizes ? " -> Size" : ""
        printer.block("fileprivate static func layOut(_ space: Space, _ body: (Block) -> Void)\(result) {") {
            printer in
            writeVariables(of: "space", table.forms + [table.size.width, table.size.height], to: &printer)
            printer.line("switch space.layout {")
            for (index, entry) in table.entries.enumerated() {
                for line in entry.layout.origin.doc.map(safeLines) ?? [] { printer.line("// \(line)") }
                let widths = entry.layout.sizes.words.map { " (\($0))" } ?? ""
                printer.line { printer in
                    printer.add("case ")
                    printer.add(index + 1)
                    printer.add(":  // ")
                    printer.add(entry.layout.origin.rule)
                    printer.add(widths)
                }
                printer.indented { write(entry, to: &$0) }
            }
            printer.line("default: \(hasSizes ? "return Size(width: 0, height: 0)" : "break")")
            printer.line("}")
        }
    }

    /// Prints the blocks of a layout: text is added in pieces, since there are many.
    private func write(_ entry: LayoutTable.Entry, to printer: inout CodePrinter) {
        let head = entry.head, lines = entry.lines, forms = table.forms
        let across = Factor(head[0], isForTiles: true), down = Factor(head[1], isForTiles: true)
        for (number, line) in lines.enumerated() {
            var sides: [Sum] = [], place = table.lineStart
            for (index, bases) in forms.enumerated() {
                let end = place + bases.count
                sides.append(
                    Sum(bases: bases, numbers: line[place..<end], factor: index % 2 == 0 ? across : down))
                place = end
            }
            let isSquare = sides[2] == sides[3] && !sides[2].isConstant
            let name = lines.count == 1 ? 0 : number + 1
            if isSquare {
                printer.line { printer in
                    printer.add("let side")
                    if name > 0 { printer.add(name) }
                    printer.add(" = ")
                    printer.add(sides[2], isLength: true)
                }
            }
            printer.line { printer in
                printer.add("body((")
                printer.add(Int(clamping: line[0].numerator * line[1].numerator))
                for number in [line[0], line[2]] {
                    printer.add(", ")
                    printer.addDecimal(number)
                }
                printer.add(", Frame(x: ")
                printer.add(sides[0])
                printer.add(", y: ")
                printer.add(sides[1])
                for (index, label) in [(2, ", width: "), (3, ", height: ")] as [(Int, StaticString)] {
                    printer.add(label)
                    if isSquare {
                        printer.add("side")
                        if name > 0 { printer.add(name) }
                    } else {
                        printer.add(sides[index], isLength: true)
                    }
                }
                printer.add(")))")
            }
        }
        guard hasSizes else { return }
        let (widths, heights) = table.size, middle = 2 + widths.count
        printer.line { printer in
            printer.add("return Size(width: ")
            printer.add(Sum(bases: widths, numbers: head[2..<middle], factor: Factor(head[0])))
            printer.add(", height: ")
            printer.add(Sum(bases: heights, numbers: head[middle...], factor: Factor(head[1])))
            printer.add(")")
        }
    }
}

/// What a sum is divided by.
private struct Factor: Equatable {
    let divisor: Rational
    /// The numbers of tiles are multiplied by the reciprocal.
    let isForTiles: Bool

    init(_ divisor: Rational, isForTiles: Bool = false) {
        (self.divisor, self.isForTiles) = (divisor, isForTiles)
    }
}

/// Multiples of what lengths depend on, and what their sum is divided by.
private struct Sum: Equatable {
    let bases: [LayoutTable.Basis]
    let numbers: ArraySlice<Rational>
    let factor: Factor

    private var terms: some Sequence<(LayoutTable.Basis, Rational)> {
        zip(bases, numbers).lazy.filter { !$1.isZero }
    }

    /// Whether it is a number that isn't negative, such as those of `tile 200x200`.
    var isConstant: Bool { factor.divisor == .one && terms.allSatisfy { $0 == .pt && $1 > .zero } }

    static func == (first: Sum, second: Sum) -> Bool {
        first.factor == second.factor && first.terms.elementsEqual(second.terms, by: ==)
    }
}

extension CodePrinter {
    /// Adds a sum; as a length, it is at least 0.
    fileprivate mutating func add(_ sum: Sum, isLength: Bool = false) {
        let terms = sum.numbers.reduce(0) { $0 + ($1.isZero ? 0 : 1) }
        if terms == 0 { return add("0") }
        let limits = isLength && !sum.isConstant, divides = sum.factor.divisor != .one
        if limits { add("Swift.max(0, ") }
        if divides, terms > 1 { add("(") }
        var isFirst = true
        for (basis, number) in zip(sum.bases, sum.numbers) where !number.isZero {
            let isNegative = number < .zero
            add(isFirst ? (isNegative ? "-" : "") : isNegative ? " - " : " + ")
            isFirst = false
            let magnitude = isNegative ? -number : number
            guard let variable = basis.variable else {
                addDecimal(magnitude)
                continue
            }
            if magnitude != .one {
                addDecimal(magnitude)
                add(" * ")
            }
            add(variable)
        }
        if divides {
            if terms > 1 { add(")") }
            add(sum.factor.isForTiles ? " * (1.0 / " : " / ")
            addDecimal(sum.factor.divisor)
            if sum.factor.isForTiles { add(")") }
        }
        if limits { add(")") }
    }
}
