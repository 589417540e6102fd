internal import GridSyntax

extension Baker {
    /// A block of photos: its height is slope · width + offset, and each photo below it has its place in the tree.
    private struct Node {
        let slope, offset: Fraction
        var isRow = false
        var parts: [Node] = []

        /// The width at which the block is that high.
        func width(ofHeight height: Line) -> Line { (height - offset) / slope }
        func height(ofWidth width: Line) -> Line { width * slope + offset }
    }

    /// Places photos in nested rows and stacks, and in their bounds if they have some.
    func placed(_ tree: PhotoTree, total: Int) -> Placed {
        placed(tree, ratios(tree.root.photoCount, sided: tree.ratios, total: total))
    }

    /// The same for photos of some ratios.
    func placed(_ tree: PhotoTree, _ ratios: [Fraction]) -> Placed {
        var ratios = ratios[...]
        let root = node(tree.root, &ratios)
        let own = root.height(ofWidth: full)
        var width = full, growth = Line.zero
        if let least = tree.least.map(height), decisions.isLess(own, least) {
            growth = least - own
        } else if let most = tree.box.map(height), decisions.isLess(most, own) {
            width = root.width(ofHeight: most)
            if !decisions.isLess(.zero, width) { width = .zero }
        }
        var tiles: [BakedTile] = []
        place(
            root, left + before(full - width, tree.align), top, width: width, growth: growth, &tiles)
        let height = root.height(ofWidth: width) + growth
        return Placed(tiles, height: height + Fraction(grid.inset.top) + Fraction(grid.inset.bottom))
    }

    /// The height of a box that is as wide as the inset container.
    func height(of box: PhotoBox) -> Line {
        switch box {
        case .ratio(let ratio): full / Fraction(ratio)
        case .height(let height): Line(points: Fraction(height))
        }
    }

    private func node(_ block: PhotoTree.Block, _ ratios: inout ArraySlice<Fraction>) -> Node {
        switch block {
        case .photo: return Node(slope: .one / (ratios.popFirst() ?? .one), offset: .zero)
        case .stack(let blocks):
            let parts = blocks.map { node($0, &ratios) }
            return Node(
                slope: parts.reduce(.zero) { $0 + $1.slope },
                offset: parts.reduce(rowGap * Fraction(parts.count - 1)) { $0 + $1.offset }, parts: parts)
        case .row(let blocks):
            let parts = blocks.map { node($0, &ratios) }
            let across = parts.reduce(.zero) { $0 + .one / $1.slope }
            let missing = parts.reduce(-columnGap * Fraction(parts.count - 1)) { $0 + $1.offset / $1.slope }
            return Node(slope: .one / across, offset: missing / across, isRow: true, parts: parts)
        }
    }

    /// Places a block that grows by a length, which the parts of a stack share.
    private func place(
        _ node: Node, _ x: Line, _ y: Line, width: Line, growth: Line, _ tiles: inout [BakedTile]
    ) {
        let height = node.height(ofWidth: width)
        if node.parts.isEmpty {
            tiles.append(BakedTile(x: x, y: y, width: width, height: height + growth))
        }
        let share = node.isRow || node.parts.isEmpty ? growth : growth / Fraction(node.parts.count)
        var (x, y) = (x, y)
        for part in node.parts {
            let own = node.isRow ? part.width(ofHeight: height) : width
            place(part, x, y, width: own, growth: share, &tiles)
            if node.isRow {
                x = x + own + columnGap
            } else {
                y = y + part.height(ofWidth: own) + share + rowGap
            }
        }
    }
}
