internal import GridSyntax

/// The height of the container as a function of the photos' ratios and the container's size, in doubles.
struct HeightFunction {
    private enum Kind {
        case form(w: Double, h: Double, constant: Double)
        case tree(PhotoTree, limits: Limits)
        case justified(JustifiedRows, limits: Limits)
        case parts(Parts<JustifiedRows>, limits: Limits)
        case waterfall(Waterfall, width: Form, limits: Limits)

        static func form(_ form: Form) -> Kind {
            .form(w: form.w.nearestDouble, h: form.h.nearestDouble, constant: form.constant.nearestDouble)
        }
    }

    /// The limits of `tile photo`.
    private struct Limits {
        let lower, upper: Double
        let isSided: Bool

        init(_ range: RatioRange?) {
            lower = range?.lower.nearestDouble ?? 0
            upper = range?.upper.nearestDouble ?? .infinity
            isSided = range?.isSided ?? false
        }

        func clamped(_ ratio: Double) -> Double { min(max(ratio, lower), upper) }

        /// The limits for photos of these ratios.
        func side(of ratios: [Double]) -> Limits {
            guard isSided else { return self }
            let count = Double(ratios.count)
            let isWide = ratios.reduce(0, +) > count * (1 + RatioRange.tolerance.nearestDouble)
            return isWide ? Limits(max(lower, 1), upper) : Limits(lower, min(upper, 1))
        }

        private init(_ lower: Double, _ upper: Double) {
            (self.lower, self.upper, isSided) = (lower, upper, false)
        }
    }

    private let kind: Kind
    /// The number of tiles.
    private let count: Int
    private let gaps: Gaps
    private let columnGap, rowGap: Double
    /// The insets above and below, and at both sides.
    private let down, across: Double

    /// The height of a geometry in a grid.
    init?(_ geometry: Geometry, count: Int, in grid: Grid) {
        switch geometry {
        case .solved(let tiles):
            guard let form = try? Form(tiles.height, gaps: grid.gaps) else { return nil }
            kind = .form(form)
        case .photos(let tree): kind = .tree(tree, limits: Limits(tree.ratios))
        case .justified(let rows): kind = .justified(rows, limits: Limits(rows.ratios))
        case .aimedParts(let parts): kind = .parts(parts, limits: Limits(parts.rows.ratios))
        case .strip(let strip):
            let height = try? strip.containerHeight(inset: grid.inset)
            guard let height, let form = try? Form(height, gaps: grid.gaps) else { return nil }
            kind = .form(form)
        }
        (self.count, gaps) = (count, grid.gaps)
        (columnGap, rowGap) = (grid.columnGap.nearestDouble, grid.rowGap.nearestDouble)
        down = grid.inset.top.nearestDouble + grid.inset.bottom.nearestDouble
        across = grid.inset.left.nearestDouble + grid.inset.right.nearestDouble
    }

    /// The height of a waterfall.
    init?(_ waterfall: Waterfall, count: Int, in grid: Grid) {
        guard let width = try? Form(waterfall.columnWidth, gaps: grid.gaps) else { return nil }
        kind = .waterfall(waterfall, width: width, limits: Limits(waterfall.ratios))
        (self.count, gaps) = (count, grid.gaps)
        (columnGap, rowGap) = (grid.columnGap.nearestDouble, grid.rowGap.nearestDouble)
        down = grid.inset.top.nearestDouble + grid.inset.bottom.nearestDouble
        across = grid.inset.left.nearestDouble + grid.inset.right.nearestDouble
    }

    /// The limits of ratios within which the height depends on them; nil if it doesn't.
    var limits: (lower: Double, upper: Double, isSided: Bool)? {
        switch kind {
        case .form: nil
        case .tree(_, let limits), .justified(_, let limits), .parts(_, let limits),
            .waterfall(_, _, let limits):
            (limits.lower, limits.upper, limits.isSided)
        }
    }

    /// Whether the height depends on the width in another way than as a line.
    var bends: Bool {
        switch kind {
        case .form: false
        case .tree(let tree, _): tree.bounds != nil
        case .justified, .parts, .waterfall: true
        }
    }

    /// Whether photos form rows or columns, which takes time and makes the height jump.
    var findsPlaces: Bool {
        switch kind {
        case .form, .tree: false
        case .justified, .parts, .waterfall: true
        }
    }

    /// Whether the app gives the height.
    var takesHeight: Bool {
        if case .form(_, let h, _) = kind { h != 0 } else { false }
    }

    /// The rows at a width, if photos come into them one after the other; nil for other layouts.
    func openRows(width: Double) -> OpenRows? {
        let filling: OpenRows.Filling, own: Limits
        switch kind {
        case .justified(let rows, let limits):
            if rows.last == .balanced || rows.isShape { return nil }
            filling = .photos(
                RowFilling(rows, width: width - across, gap: columnGap), stretches: rows.last == .stretch)
            own = limits
        case .tree(let tree, let limits):
            guard tree.bounds == nil, let lengths = tree.root.rowLengths else { return nil }
            (filling, own) = (.lengths(lengths), limits)
        case .parts, .form, .waterfall: return nil
        }
        return OpenRows(
            filling: filling, width: width - across, columnGap: columnGap, rowGap: rowGap, count: count,
            lower: own.lower, upper: own.upper)
    }

    /// The greatest width up to one at which a row of the widest photos just doesn't take the tallest one; nil without such rows.
    func turningWidth(of ratios: ClosedRange<Double>, upTo width: Double) -> Double? {
        openRows(width: width)?.turningWidth(of: ratios).map { $0 + across }
    }

    /// The height for photos of these ratios, which include those that are not shown, in a container.
    func height(of ratios: [Double], width: Double, height: Double) -> Double {
        switch kind {
        case .form(let w, let h, let constant): return w * width + h * height + constant
        case .tree(let tree, let limits):
            let limits = limits.side(of: ratios)
            var place = 0
            let line = line(tree.root, ratios, limits, &place)
            let full = line.slope * (width - across) + line.offset
            if let least = tree.least?.height(ofWidth: width - across), full < least { return down + least }
            guard let most = tree.box?.height(ofWidth: width - across), full > most else {
                return down + full
            }
            // It isn't narrower than 0.
            return down + max(most, line.offset)
        case .justified(let rows, let limits):
            let limits = limits.side(of: ratios)
            let shown = ratios.prefix(count).map { limits.clamped($0) }
            let heights = rows.found(shown, width: width - across, gaps: gaps).map { $0.height }
            return down + heights.reduce(0, +) + Double(heights.count - 1) * rowGap
        case .parts(let parts, let limits):
            let limits = limits.side(of: ratios), width = width - across
            func height(of written: Layout?, from start: Int) -> Double {
                guard let root = written?.photoTree?.root else { return -rowGap }
                var place = start
                let line = line(root, ratios, limits, &place)
                return line.slope * width + line.offset
            }
            let start = parts.above?.count ?? 0, end = max(start, count - (parts.below?.count ?? 0))
            let others = (start..<end).map { limits.clamped($0 < ratios.count ? ratios[$0] : 1) }
            let heights = parts.rows.found(others, width: width, gaps: gaps).map { $0.height }
            return down + heights.reduce(0, +) + Double(heights.count + 1) * rowGap
                + height(of: parts.above, from: 0) + height(of: parts.below, from: end)
        case .waterfall(let waterfall, let form, let limits):
            let own = form.w.nearestDouble * width + form.constant.nearestDouble
            let shown = ratios.prefix(count).lazy.map { limits.clamped($0) }
            return down + waterfall.roughLength(shown, own: own, full: width - across, rowGap: rowGap)
        }
    }

    /// The height of a block is slope · width + offset, as `PhotoTree` says.
    private func line(
        _ block: PhotoTree.Block, _ ratios: [Double], _ limits: Limits, _ place: inout Int
    ) -> (slope: Double, offset: Double) {
        switch block {
        case .photo:
            defer { place += 1 }
            return (1 / limits.clamped(place < ratios.count ? ratios[place] : 1), 0)
        case .stack(let blocks):
            var sum = (slope: 0.0, offset: Double(blocks.count - 1) * rowGap)
            for block in blocks {
                let line = line(block, ratios, limits, &place)
                sum = (sum.slope + line.slope, sum.offset + line.offset)
            }
            return sum
        case .row(let blocks):
            var width = 0.0, less = -Double(blocks.count - 1) * columnGap
            for block in blocks {
                let line = line(block, ratios, limits, &place)
                (width, less) = (width + 1 / line.slope, less + line.offset / line.slope)
            }
            return (1 / width, less / width)
        }
    }
}
