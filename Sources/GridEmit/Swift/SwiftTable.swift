internal import GridModel

/// The numbers of all layouts of equal tiles: for each a head, then a line for each block of equal tiles.
///
/// A head holds what the layout's numbers are divided by, across and down, and the container's size where it isn't that
/// of the app. A line holds columns, rows and edges, then x, y, width and height of the first tile.
struct SwiftTable {
    /// What a coefficient is multiplied with.
    enum Basis: Hashable, CaseIterable {
        case w, h, gx, gy, pt
    }

    /// A layout in numbers.
    struct Entry {
        let layout: Layout
        /// Where its head begins, in numbers.
        let start: Int
        let head: [Rational]
        let lines: [[Rational]]
    }

    /// The bases of the container's width and height in a head; nil where they are the app's.
    let size: (width: [Basis], height: [Basis])
    /// The bases of x, y, width and height in a line; a form that is always 0 has none.
    let forms: [[Basis]]
    /// The layouts, in the order of the grid.
    let entries: [Entry]
    /// How the numbers are packed; nil for a table of doubles.
    let packing: SwiftPacking?

    init(_ grid: Grid) {
        let layouts = grid.layouts.filter { $0.photoTree == nil }
        let blocks = layouts.map { SwiftBlock.blocks(of: $0.tiles) }
        let firsts = blocks.joined().map { $0.first }
        let forms = [
            SwiftTable.bases(firsts.map { $0.x }), SwiftTable.bases(firsts.map { $0.y }),
            SwiftTable.bases(firsts.map { $0.width }), SwiftTable.bases(firsts.map { $0.height }),
        ]
        let isAppsWidth = layouts.allSatisfy { $0.width == Affine(w: .one) }
        let isAppsHeight = layouts.allSatisfy { $0.height == Affine(h: .one) }
        let size = (
            width: isAppsWidth ? [] : SwiftTable.bases(layouts.map { $0.width }),
            height: isAppsHeight ? [] : SwiftTable.bases(layouts.map { $0.height })
        )
        var entries: [Entry] = []
        var start = 0
        for (layout, blocks) in zip(layouts, blocks) {
            let across = Scale(of: [layout.width] + blocks.flatMap { [$0.first.x, $0.first.width] })
            let down = Scale(of: [layout.height] + blocks.flatMap { [$0.first.y, $0.first.height] })
            let head =
                [across.factor, down.factor] + across.numbers(layout.width, size.width)
                + down.numbers(layout.height, size.height)
            let lines = blocks.map { block in
                [Rational(block.columns), Rational(block.rows), Rational(Int(block.edges.rawValue))]
                    + across.numbers(block.first.x, forms[0]) + down.numbers(block.first.y, forms[1])
                    + across.numbers(block.first.width, forms[2])
                    + down.numbers(block.first.height, forms[3])
            }
            entries.append(Entry(layout: layout, start: start, head: head, lines: lines))
            start += head.count + lines.reduce(0) { $0 + $1.count }
        }
        self.forms = forms
        self.size = size
        self.entries = entries
        packing = SwiftPacking(entries)
    }

    private static func bases(_ forms: [Affine]) -> [Basis] {
        Basis.allCases.filter { basis in forms.contains { !$0[basis].isZero } }
    }

    /// How many places a head takes: numbers, or digits of a packed table.
    var headLength: Int { packing?.head.reduce(0, +) ?? 2 + size.width.count + size.height.count }

    /// How many places a line takes.
    var lineLength: Int { packing?.line.reduce(0, +) ?? 3 + forms.reduce(0) { $0 + $1.count } }

    /// The expression that reads a number of the head at `head`.
    func head(_ index: Int) -> String { read(index, of: "head", packing?.head) }

    /// The expression that reads a number of the head of the plan.
    func planHead(_ index: Int) -> String {
        guard packing == nil else { return read(index, of: "plan.text.utf8Start", packing?.head) }
        return index == 0 ? "table[plan.start]" : "table[plan.start + \(index)]"
    }

    /// The expression that reads a number of the line at `line`.
    func line(_ index: Int) -> String { read(index, of: "line", packing?.line) }

    private func read(_ index: Int, of row: String, _ digits: [Int]?) -> String {
        guard let digits else { return "\(row)[\(index)]" }
        return "read(\(row), \(digits.prefix(index).reduce(0, +)), \(digits[index]))"
    }
}

/// What makes whole numbers of a layout's coefficients along one axis.
private struct Scale {
    /// The least common denominator, or 1 where it is too long to read or to be exact.
    let factor: Rational

    init(of forms: [Affine]) {
        var common = Rational.one
        for form in forms {
            for basis in SwiftTable.Basis.allCases {
                guard let next = Scale.common(common, form[basis]) else {
                    factor = .one
                    return
                }
                common = next
            }
        }
        factor = common
    }

    func numbers(_ form: Affine, _ bases: [SwiftTable.Basis]) -> [Rational] {
        bases.map { basis in (try? form[basis] * factor) ?? form[basis] }
    }

    private static func common(_ factor: Rational, _ value: Rational) -> Rational? {
        guard let product = try? value * factor,
            let next = try? factor * Rational(product.denominator, over: 1),
            next < Rational(100_000_000)
        else { return nil }
        return next
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
