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
        func text(_ numbers: [Rational], _ groups: [Int]) -> String {
            var rest = numbers[...]
            return groups.filter { $0 > 0 }.map { count in
                defer { rest = rest.dropFirst(count) }
                return rest.prefix(count).map { (asKotlin ? $0.swiftDouble : $0.decimal) + "," }.joined(
                    separator: " ")
            }.joined(separator: "  ")
        }
        for entry in entries {
            for line in entry.layout.origin.doc.map(safeLines) ?? [] {
                printer.line(CodeContent.lineComment(line))
            }
            let widths = entry.layout.widths.words.map { " (\($0))" } ?? ""
            let head = text(entry.head, [2, size.width.count, size.height.count])
            var lines = [head] + entry.lines.map { text($0, [lineStart] + forms.map { $0.count }) }
            if lines.count == 2 { lines = [lines.joined(separator: "  ")] }
            if asKotlin, entry.start == entries.last?.start, let last = lines.popLast() {
                // Before 1.4 Kotlin has no comma after the last element.
                lines.append(String(last.dropLast()))
            }
            for (index, line) in lines.enumerated() {
                printer.line(index == 0 ? "\(line)  // \(entry.layout.origin.rule)\(widths)" : line)
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
