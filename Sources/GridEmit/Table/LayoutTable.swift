internal import GridModel

/// The numbers of all layouts of equal tiles: for each layout a head, then a line for each run of equal tiles.
///
/// A head has the divisors of the layout's numbers, across and down, and the container's size unless the app gives
/// it. A line has columns, rows and edges, then x, y, width and height of the first tile.
///
/// A table has the forms of the layouts, or those of what is within the insets: then `width` and `height` are those of
/// the content, whose corner is the origin, and containers with a ratio have a height.
struct LayoutTable {
    /// What a coefficient is multiplied by.
    enum Basis: String, Hashable {
        case w = "width"
        case h = "height"
        case gx = "column gap"
        case gy = "row gap"
        case pt = "point"
    }

    /// The coefficients that the table has numbers for.
    struct Columns {
        /// The bases of the container's width and height in a head; empty if the app gives the size.
        let size: (width: [Basis], height: [Basis])
        /// The bases of x, y, width and height in a line; a form that is always 0 has none.
        let forms: [[Basis]]
        /// Whether a line has the edges.
        var hasEdges = true

        /// The numbers of a head, of a line, and those of a line before its forms.
        var headCount: Int { 2 + size.width.count + size.height.count }
        var lineCount: Int { forms.reduce(lineStart) { $0 + $1.count } }
        var lineStart: Int { hasEdges ? 3 : 2 }
    }

    /// A layout as numbers, which are computed when needed: all at once would take as much memory as the layouts.
    struct Entry {
        /// The layouts of the grid: a copy of its own would take as much memory as all else of the entry.
        private let layouts: [Layout]
        private let index: Int
        /// The index of the first number of its head.
        fileprivate(set) var start: Int
        fileprivate var columns: Columns
        fileprivate let runs: TileRuns
        fileprivate let across: Scale
        fileprivate let down: Scale

        fileprivate init(
            _ layouts: [Layout], _ index: Int, start: Int, columns: Columns, runs: TileRuns, across: Scale,
            down: Scale
        ) {
            self.layouts = layouts
            self.index = index
            self.start = start
            self.columns = columns
            self.runs = runs
            self.across = across
            self.down = down
        }

        var layout: Layout { layouts[index] }

        var head: [Rational] {
            [across.factor, down.factor] + across.numbers(runs.width, columns.size.width)
                + down.numbers(runs.height, columns.size.height)
        }

        var lines: [[Rational]] {
            runs.map { run in
                let size = [run.size.columns, run.size.rows, Int(run.edges.rawValue)].map { Rational($0) }
                let tile = run.first
                return Array(size.prefix(columns.lineStart)) + across.numbers(tile.x, columns.forms[0])
                    + down.numbers(tile.y, columns.forms[1])
                    + across.numbers(tile.width, columns.forms[2])
                    + down.numbers(tile.height, columns.forms[3])
            }
        }
    }

    private var columns: Columns
    /// The entries in the order of the grid's layouts.
    private(set) var entries: [Entry]
    /// The widths of packed numbers; nil for a table of doubles.
    let packing: PackedDigits?

    /// The table of all layouts.
    init(_ grid: Grid) {
        self.init(grid) { layout, tiles in TileRuns(layout.structure, tiles, in: nil) }
    }

    /// The table of what is within the insets.
    init(contentOf grid: Grid) throws(ExactOverflow) {
        /// The boxes by what gives containers their heights.
        var boxes: [Aspect?: ContentBox] = [:]
        for layout in grid.plannedLayouts {
            guard let tiles = layout.tiles else { continue }
            let ratio = layout.sizing.frameAspect
            if boxes[ratio] == nil { boxes[ratio] = ContentBox(of: layout, inset: grid.inset) }
            try TileRuns(layout.structure, tiles, in: boxes[ratio]).check()
        }
        let known = boxes
        self.init(grid) { layout, tiles in
            TileRuns(layout.structure, tiles, in: known[layout.sizing.frameAspect])
        }
    }

    /// The table of the layouts with tiles that don't depend on photos. Their runs are made several times, since an array of
    /// them would take much memory.
    private init(_ grid: Grid, _ runs: @escaping (Layout, TileList) -> TileRuns) {
        let layouts = grid.plannedLayouts, indices = layouts.indices.filter { layouts[$0].tiles != nil }
        func runsOfLayout(_ index: Int) -> TileRuns? {
            layouts[index].tiles.map { runs(layouts[index], $0) }
        }
        var columns = Columns(indices.lazy.compactMap(runsOfLayout))
        let isPacked = PackedDigits.isNeeded(for: indices.reduce(0) { $0 + layouts[$1].tileCount })
        if isPacked { columns = columns.sharingBases }
        var entries: [Entry] = []
        entries.reserveCapacity(indices.count)
        var start = 0
        for index in indices {
            guard let runs = runsOfLayout(index) else { continue }
            var across = Scale(runs.width)
            var down = Scale(runs.height)
            for run in runs {
                across.include(run.first.x)
                across.include(run.first.width)
                down.include(run.first.y)
                down.include(run.first.height)
            }
            entries.append(
                Entry(
                    layouts, index, start: start, columns: columns, runs: runs, across: across, down: down))
            start += columns.headCount + runs.all.count * columns.lineCount
        }
        self.columns = columns
        self.entries = entries
        packing = isPacked ? PackedDigits(entries) : nil
    }

    /// The table without the edges of tiles; it isn't packed.
    var withoutEdges: LayoutTable {
        var (table, start) = (self, 0)
        table.columns.hasEdges = false
        for index in entries.indices {
            table.entries[index].columns.hasEdges = false
            table.entries[index].start = start
            start += table.headCount + entries[index].runs.all.count * table.lineCount
        }
        return table
    }

    /// Whether a line has the edges of its tiles.
    var hasEdges: Bool { columns.hasEdges }

    /// The numbers of a head, of a line, and those of a line before its forms.
    var headCount: Int { columns.headCount }
    var lineCount: Int { columns.lineCount }
    var lineStart: Int { columns.lineStart }

    /// The bases of the container's width and height in a head; empty if the app gives the size.
    var size: (width: [Basis], height: [Basis]) { columns.size }

    /// The bases of x, y, width and height in a line; a form that is always 0 has none.
    var forms: [[Basis]] { columns.forms }

    /// The length of a head, in numbers, or in digits if the table is packed.
    var headLength: Int { packing?.head.reduce(0, +) ?? columns.headCount }

    /// The length of a line, in numbers, or in digits if the table is packed.
    var lineLength: Int { packing?.line.reduce(0, +) ?? columns.lineCount }

    /// The bases of all lengths across and of all lengths down.
    var axes: (across: [Basis], down: [Basis]) { columns.axes }
}

extension LayoutTable.Columns {
    /// The bases of all lengths across and of all lengths down.
    fileprivate var axes: (across: [LayoutTable.Basis], down: [LayoutTable.Basis]) {
        let order: [LayoutTable.Basis] = [.w, .h, .gx, .gy, .pt]
        let across = size.width + forms[0] + forms[2]
        let down = size.height + forms[1] + forms[3]
        return (order.filter(across.contains), order.filter(down.contains))
    }

    /// The same columns, but with equal bases for all nonzero lengths of an axis, so that one function reads them.
    fileprivate var sharingBases: LayoutTable.Columns {
        let (across, down) = axes
        return LayoutTable.Columns(
            size: (size.width.isEmpty ? [] : across, size.height.isEmpty ? [] : down),
            forms: zip(forms, [across, down, across, down]).map { $0.isEmpty ? [] : $1 })
    }

    /// The columns that are nonzero in some layout.
    fileprivate init(_ layouts: some Sequence<TileRuns>) {
        var width = Bases()
        var height = Bases()
        var forms = [Bases](repeating: Bases(), count: 4)
        for layout in layouts {
            width.include(layout.width)
            height.include(layout.height)
            for run in layout {
                forms[0].include(run.first.x)
                forms[1].include(run.first.y)
                forms[2].include(run.first.width)
                forms[3].include(run.first.height)
            }
        }
        let isAppsWidth = layouts.allSatisfy { $0.width == Affine(w: .one) }
        let isAppsHeight = layouts.allSatisfy { $0.height == Affine(h: .one) }
        size = (width: isAppsWidth ? [] : width.all, height: isAppsHeight ? [] : height.all)
        self.forms = forms.map { $0.all }
    }
}

/// The tiles of a layout as runs of equal tiles.
private struct TileRuns: Sequence {
    private let tiles: TileList
    /// The box whose corner is the origin; nil for the container.
    private let box: ContentBox?
    let all: [TileRun]

    init(_ structure: Block, _ tiles: TileList, in box: ContentBox?) {
        self.tiles = tiles
        self.box = box
        all = structure.runs
    }

    /// The size of the container or the box.
    private var size: (width: Affine, height: Affine) {
        (try? box?.size(tiles.width, tiles.height)) ?? (tiles.width, tiles.height)
    }

    var width: Affine { size.width }
    var height: Affine { size.height }

    /// Throws if a number within the box isn't exact.
    func check() throws(ExactOverflow) {
        guard let box else { return }
        _ = try box.size(tiles.width, tiles.height)
        var place = 0
        for run in all {
            _ = try box.moved(tiles[place])
            place += run.columns * run.rows
        }
    }

    /// The runs, each with its first tile and the edges that its outer tiles touch.
    func makeIterator() -> some IteratorProtocol<(size: TileRun, first: Tile, edges: Edges)> {
        var place = 0
        return all.lazy.map { run in
            let first = tiles[place]
            place += run.columns * run.rows
            let edges = first.edges.union(tiles[place - 1].edges)
            return (run, (try? box?.moved(first)) ?? first, edges)
        }.makeIterator()
    }
}

/// The bases with a nonzero coefficient in some form.
private struct Bases {
    private var hasW = false, hasH = false, hasGX = false, hasGY = false, hasPT = false

    mutating func include(_ form: Affine) {
        hasW = hasW || !form.w.isZero
        hasH = hasH || !form.h.isZero
        hasGX = hasGX || !form.gx.isZero
        hasGY = hasGY || !form.gy.isZero
        hasPT = hasPT || !form.pt.isZero
    }

    var all: [LayoutTable.Basis] {
        var all: [LayoutTable.Basis] = []
        if hasW { all.append(.w) }
        if hasH { all.append(.h) }
        if hasGX { all.append(.gx) }
        if hasGY { all.append(.gy) }
        if hasPT { all.append(.pt) }
        return all
    }
}

/// The factor that makes a layout's coefficients along one axis whole.
private struct Scale {
    /// The least common denominator, or 1 if that is too long to read or can't be exact.
    var factor: Rational { Rational(whole) }
    private var whole = 1
    private var isTooLong = false
    /// The greatest numerator; its product with the factor may not overflow.
    private var greatest: Int128.Magnitude = 0

    init(_ form: Affine) { include(form) }

    mutating func include(_ form: Affine) {
        include(form.w)
        include(form.h)
        include(form.gx)
        include(form.gy)
        include(form.pt)
    }

    private mutating func include(_ value: Rational) {
        greatest = max(greatest, value.numerator.magnitude)
        if isTooLong || value.denominator == 1 && whole == 1 { return }
        let next = value.denominator == 1 ? whole : Scale.common(factor, value)
        let fits =
            next.map { Int128($0).multipliedReportingOverflow(by: Int128(clamping: greatest)).overflow }
            == false
        isTooLong = !fits
        whole = fits ? next ?? 1 : 1
    }

    func numbers(_ form: Affine, _ bases: [LayoutTable.Basis]) -> [Rational] {
        // No product overflows: if one could, the factor would be 1.
        bases.map { basis in (try? form[basis] * factor) ?? .zero }
    }

    private static func common(_ factor: Rational, _ value: Rational) -> Int? {
        guard let product = try? value * factor,
            let next = try? factor * Rational(product.denominator, over: 1),
            next < Rational(100_000_000)
        else { return nil }
        return Int(next.numerator)
    }
}

extension Affine {
    fileprivate subscript(_ basis: LayoutTable.Basis) -> Rational {
        switch basis {
        case .w: w
        case .h: h
        case .gx: gx
        case .gy: gy
        case .pt: pt
        }
    }
}
