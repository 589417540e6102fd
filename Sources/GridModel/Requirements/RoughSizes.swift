internal import GridSyntax

/// Sizes of tiles in doubles. They serve to look for photos that break a requirement, which are then laid out exactly.
struct RoughSizes {
    /// The sizes of the tiles, and the height of the container.
    struct Layout {
        /// The ratios of the photos.
        var photos: [Double] = []
        var tiles: [(width: Double, height: Double)] = []
        var height = 0.0
    }

    private let tiles: Arrangement.Tiles
    private let count: Int
    private let tileCount: Int
    private let limits: RatioRange?
    private let gaps: Gaps
    private let rowGap, columnGap: Double
    private let inset: (across: Double, down: Double)

    init(_ check: ArrangementCheck, limits: RatioRange?) {
        tiles = check.arrangement.tiles
        count = check.arrangement.sidedCount
        tileCount = check.arrangement.tileCount
        self.limits = limits
        gaps = check.gaps
        (rowGap, columnGap) = (gaps.row.nearestDouble, gaps.column.nearestDouble)
        let inset = check.grid.inset
        self.inset = (
            inset.left.nearestDouble + inset.right.nearestDouble,
            inset.top.nearestDouble + inset.bottom.nearestDouble
        )
    }

    /// The layout for photos with these ratios, in a container of a width.
    func layout(_ photos: [Double], width: Double) -> Layout {
        let ratios = clamped(photos)
        let width = width - inset.across
        var layout = Layout(photos: photos)
        switch tiles {
        case .solved: break
        case .tree(let tree):
            var own = width
            let line = self.line(of: tree.root, ratios[...])
            let full = line.slope * width + line.offset
            if let most = tree.box?.height(ofWidth: width), full > most {
                own = max(0, (most - line.offset) / line.slope)
            }
            let growth = max(0, (tree.least?.height(ofWidth: width) ?? full) - full)
            var index = 0
            place(tree.root, ratios, width: own, growth: growth, &index, &layout)
            layout.height = line.slope * own + line.offset + growth
        case .justified(let rows): add(rows, ratios, width: width, to: &layout)
        case .aimedParts(let parts):
            func add(_ written: GridModel.Layout?) {
                guard let root = written?.photoTree?.root else { return }
                let line = self.line(of: root, ratios.dropFirst(layout.tiles.count))
                var index = layout.tiles.count
                layout.height += line.slope * width + line.offset + (index > 0 ? rowGap : 0)
                place(root, ratios, width: width, growth: 0, &index, &layout)
            }
            add(parts.above)
            let others = ratios.dropFirst(layout.tiles.count).dropLast(parts.below?.count ?? 0)
            self.add(parts.rows, Array(others), width: width, to: &layout)
            add(parts.below)
        case .strip(let strip):
            let height = strip.box.height(ofWidth: width)
            layout.tiles = ratios.map { ($0 * height, height) }
            layout.height = height
        case .waterfall(let waterfall):
            let count = Double(waterfall.columns.count)
            layout.height = waterfall.roughLength(
                ratios, own: (width - (count - 1) * columnGap) / count, full: width, rowGap: rowGap
            ) { layout.tiles.append(($0, $1)) }
        }
        layout.height += inset.down
        return layout
    }

    /// Adds rows that find their lengths, below those that there are.
    private func add(_ rows: JustifiedRows, _ ratios: [Double], width: Double, to layout: inout Layout) {
        var start = 0
        for row in rows.found(ratios, width: width, gaps: gaps) {
            layout.height += row.height + (layout.tiles.isEmpty ? 0 : rowGap)
            for ratio in ratios[start..<start + row.length] {
                layout.tiles.append((row.height * ratio, row.height))
            }
            start += row.length
        }
    }

    /// The ratios of the tiles.
    private func clamped(_ photos: [Double]) -> [Double] {
        guard let limits else { return Array(photos.prefix(tileCount)) }
        var (lower, upper) = (limits.lower.nearestDouble, limits.upper.nearestDouble)
        if limits.isSided {
            let sum = photos.reduce(Double(count - min(count, photos.count)), +)
            let isWide = sum > Double(count) * (1 + RatioRange.tolerance.nearestDouble)
            (lower, upper) = isWide ? (max(lower, 1), upper) : (lower, min(upper, 1))
        }
        return photos.prefix(tileCount).map { min(max($0, lower), upper) }
    }

    /// The height of a block, as a line over its width.
    private func line(
        of block: PhotoTree.Block, _ ratios: ArraySlice<Double>
    ) -> (slope: Double, offset: Double) {
        var rest = ratios
        func next(_ block: PhotoTree.Block) -> (slope: Double, offset: Double) {
            let line = self.line(of: block, rest)
            rest = rest.dropFirst(block.photoCount)
            return line
        }
        switch block {
        case .photo: return (1 / (ratios.first ?? 1), 0)
        case .stack(let blocks):
            let lines = blocks.map(next)
            return (
                lines.reduce(0) { $0 + $1.slope },
                lines.reduce(Double(lines.count - 1) * rowGap) { $0 + $1.offset }
            )
        case .row(let blocks):
            let lines = blocks.map(next)
            let width = lines.reduce(0) { $0 + 1 / $1.slope }
            let less = lines.reduce(-Double(lines.count - 1) * columnGap) { $0 + $1.offset / $1.slope }
            return (1 / width, less / width)
        }
    }

    private func place(
        _ block: PhotoTree.Block, _ ratios: [Double], width: Double, growth: Double, _ index: inout Int,
        _ layout: inout Layout
    ) {
        switch block {
        case .photo:
            layout.tiles.append((width, width / ratios[index] + growth))
            index += 1
        case .stack(let blocks):
            let part = growth / Double(blocks.count)
            for block in blocks { place(block, ratios, width: width, growth: part, &index, &layout) }
        case .row(let blocks):
            let own = line(of: block, ratios[index...])
            let height = own.slope * width + own.offset
            for block in blocks {
                let line = line(of: block, ratios[index...])
                place(
                    block, ratios, width: (height - line.offset) / line.slope, growth: growth, &index, &layout
                )
            }
        }
    }
}
