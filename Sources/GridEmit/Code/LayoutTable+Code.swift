internal import GridModel

extension LayoutTable {
    /// What the numbers of the table are, in lines for a comment.
    var legend: [String] {
        let names = ["x", "y", "width", "height"]
        let forms = zip(names, forms).filter { !$0.1.isEmpty }.map { name, bases in
            "\(name) in \(bases.map { $0.rawValue }.joined(separator: ", "))"
        }
        let sizes = zip(["width", "height"], [size.width, size.height]).filter { !$0.1.isEmpty }
            .map { name, bases in "its \(name) in \(bases.map { $0.rawValue }.joined(separator: ", "));" }
        return [
            "For each layout: the divisors of its numbers, across and down;"
        ] + (sizes.isEmpty ? [] : [sizes.joined(separator: " ")]) + [
            "then for each block of equal tiles: columns, rows\(hasEdges ? ", edges" : "");",
            "\(forms.joined(separator: "; ")).",
        ]
    }

    /// Prints the numbers, one line for each block, with the rules of the spec as comments.
    func writeNumbers(to printer: inout CodePrinter, asKotlin: Bool = false) {
        let headGroups = [2, size.width.count, size.height.count]
        let lineGroups = [lineStart] + forms.map { $0.count }
        for entry in entries {
            for line in entry.layout.origin.doc.map(safeLines) ?? [] {
                printer.line(CodeContent.lineComment(line))
            }
            let widths = entry.layout.sizes.words.map { " (\($0))" } ?? ""
            let comment = "  // \(entry.layout.origin.rule)\(widths)"
            // Before 1.4 Kotlin has no comma after the last element.
            let endsTable = asKotlin && entry.start == entries.last?.start
            let isOneLine = entry.lines.count == 1
            printer.line { printer in
                printer.add(entry.head, headGroups, asKotlin: asKotlin)
                if isOneLine, let line = entry.lines.first {
                    printer.add("  ")
                    printer.add(line, lineGroups, asKotlin: asKotlin, endsTable: endsTable)
                }
                printer.add(comment)
            }
            if isOneLine { continue }
            for (index, line) in entry.lines.enumerated() {
                let isLast = endsTable && index == entry.lines.count - 1
                printer.line { $0.add(line, lineGroups, asKotlin: asKotlin, endsTable: isLast) }
            }
        }
    }

    /// What gives x, y, width and height of a block's first tile: sums of products of the block's numbers and of the variables
    /// for their bases; nil for a form that is always 0.
    func blockSums(
        _ number: (Int) -> String, _ variable: (Basis) -> String,
        product: (String, String) -> String = { "\($0) * \($1)" }
    ) -> [String?] {
        var place = lineStart
        return forms.map { bases in
            defer { place += bases.count }
            return sum(bases, at: place, number, variable, product)
        }
    }

    /// What gives the container's width and height, in terms of the numbers of a layout's head; nil if the app gives the side.
    func sizeSums(
        _ number: (Int) -> String, _ variable: (Basis) -> String,
        product: (String, String) -> String = { "\($0) * \($1)" }
    ) -> (width: String?, height: String?) {
        (
            sum(size.width, at: 2, number, variable, product),
            sum(size.height, at: 2 + size.width.count, number, variable, product)
        )
    }

    private func sum(
        _ bases: [Basis], at place: Int, _ number: (Int) -> String, _ variable: (Basis) -> String,
        _ product: (String, String) -> String
    ) -> String? {
        if bases.isEmpty { return nil }
        let terms = bases.enumerated().map { index, basis in
            basis == .pt ? number(place + index) : product(number(place + index), variable(basis))
        }
        return terms.joined(separator: " + ")
    }

    /// The variables for some bases, without those for points.
    func variables(of bases: [Basis], _ variable: (Basis) -> String, _ value: (Basis) -> String) -> String? {
        let used = [Basis.w, .h, .gx, .gy].filter(bases.contains)
        return used.isEmpty
            ? nil : used.map { "\(variable($0)) = \(value($0))" }.joined(separator: ", ")
    }
}

extension CodePrinter {
    /// Adds numbers in groups of these sizes, with commas.
    fileprivate mutating func add(
        _ numbers: [Rational], _ groups: [Int], asKotlin: Bool, endsTable: Bool = false
    ) {
        var place = 0
        for size in groups where size > 0 {
            if place > 0 { add(" ") }
            for index in place..<min(place + size, numbers.count) {
                if index > 0 { add(" ") }
                if asKotlin { add(numbers[index].swiftDouble) } else { addDecimal(numbers[index]) }
                if !endsTable || index < numbers.count - 1 { add(",") }
            }
            place += size
        }
    }
}

extension LayoutTable.Entry {
    /// The edges of the container that each tile touches, as a hexadecimal digit.
    var edges: String {
        layout.tiles?.map { String($0.edges.rawValue, radix: 16) }.joined() ?? ""
    }
}

extension LayoutTable.Basis {
    /// The variable in generated code, in camel case; empty for points, which need none.
    var variableName: String {
        switch self {
        case .w: "width"
        case .h: "height"
        case .gx: "columnGap"
        case .gy: "rowGap"
        case .pt: ""
        }
    }
}
