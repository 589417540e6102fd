internal import GridModel

/// The numbers of all layouts: for each a row for the container, then one for each tile.
struct SwiftTable {
    /// What a coefficient is multiplied with.
    enum Basis: Hashable, CaseIterable {
        case w, h, gx, gy, pt
    }

    let grid: Grid
    /// The bases that occur in x and width, in order; each such form has one number for each.
    let across: [Basis]
    /// The same for y and height.
    let down: [Basis]
    /// The row of the container of each layout.
    let starts: [Int]

    init(_ grid: Grid) {
        self.grid = grid
        var across = Set<Basis>([.w])
        var down = Set<Basis>([grid.layouts.contains { !$0.height.h.isZero } ? .h : .w])
        var starts: [Int] = []
        var row = 0
        for layout in grid.layouts {
            starts.append(row)
            row += layout.tiles.count + 1
            for form in [layout.width] + layout.tiles.flatMap({ [$0.x, $0.width] }) {
                across.formUnion(Basis.allCases.filter { !form[$0].isZero })
            }
            for form in [layout.height] + layout.tiles.flatMap({ [$0.y, $0.height] }) {
                down.formUnion(Basis.allCases.filter { !form[$0].isZero })
            }
        }
        self.across = Basis.allCases.filter(across.contains)
        self.down = Basis.allCases.filter(down.contains)
        self.starts = starts
    }

    /// How many numbers a row has.
    var rowLength: Int { 2 * (across.count + down.count) }

    /// The bases of the four forms of a row: x, y, width and height.
    private var forms: [[Basis]] { [across, down, across, down] }

    /// The variables that the expressions of a row need.
    var variables: [String] {
        Basis.allCases.filter { (across + down).contains($0) }.compactMap { $0.variable }
    }

    func write(to printer: inout CodePrinter) {
        printer.line()
        printer.line("/// A row for each container and tile: x, y, width and height.")
        printer.line("/// x and width are \(across.map { $0.meaning }.joined(separator: ", "));")
        printer.line("/// y and height are \(down.map { $0.meaning }.joined(separator: ", ")).")
        printer.block("private static let table: [Double] = [", "]") { printer in
            for layout in grid.layouts {
                for line in layout.origin.doc.map(safeLines) ?? [] {
                    printer.line(line.isEmpty ? "//" : "// \(line)")
                }
                printer.line("// \(layout.origin.rule)")
                printer.line(row(.zero, .zero, layout.width, layout.height))
                for tile in layout.tiles { printer.line(row(tile.x, tile.y, tile.width, tile.height)) }
            }
        }
        printer.line()
        printer.line("/// The edges of the container that each row touches.")
        printer.block("private static let touchedEdges: [UInt8] = [", "]") { printer in
            for layout in grid.layouts {
                let values = [Edges.all.rawValue] + layout.tiles.map { $0.edges.rawValue }
                printer.line(values.map { "\($0)," }.joined(separator: " "))
            }
        }
    }

    private func row(_ values: Affine...) -> String {
        zip(values, forms).map { value, bases in
            bases.map { value[$0].decimal + "," }.joined(separator: " ")
        }.joined(separator: "  ")
    }

    /// The expression that computes a form of a row: 0 is x, 1 is y, 2 the width, 3 the height.
    func expression(for form: Int) -> String {
        let offset = forms[..<form].reduce(0) { $0 + $1.count }
        return forms[form].enumerated().map { index, basis in
            let place = offset + index
            let number = "table[\(place == 0 ? "start" : "start + \(place)")]"
            return basis.variable.map { "\(number) * \($0)" } ?? number
        }.joined(separator: " + ")
    }
}

extension SwiftTable.Basis {
    /// What the generated code calls it; nil for points, which are multiplied with nothing.
    fileprivate var variable: String? {
        switch self {
        case .w: "width"
        case .h: "height"
        case .gx: "columnGap"
        case .gy: "rowGap"
        case .pt: nil
        }
    }

    fileprivate var meaning: String {
        switch self {
        case .w: "a share of the width"
        case .h: "a share of the height"
        case .gx: "column gaps"
        case .gy: "row gaps"
        case .pt: "points"
        }
    }
}

extension Affine {
    fileprivate subscript(_ basis: SwiftTable.Basis) -> Rational {
        switch basis {
        case .w: w
        case .h: h
        case .gx: gx
        case .gy: gy
        case .pt: pt
        }
    }
}

extension Edges {
    /// All four edges.
    static let all: Edges = [.top, .left, .bottom, .right]
}
