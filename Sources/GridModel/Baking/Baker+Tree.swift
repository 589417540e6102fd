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

    /// Places photos in nested rows and stacks, and in their box if they have one.
    func placed(_ tree: PhotoTree, total: Int) -> Placed {
        var ratios = ratios(tree.root.photoCount, sided: tree.ratios, total: total)[...]
        let root = node(tree.root, &ratios)
        var width = full
        if let box = tree.box {
            let most =
                switch box {
                case .ratio(let ratio): full / Fraction(ratio)
                case .height(let height): Line(points: Fraction(height))
                }
            if decisions.isLess(most, root.height(ofWidth: full)) {
                width = root.width(ofHeight: most)
                if !decisions.isLess(.zero, width) { width = .zero }
            }
        }
        var tiles: [BakedTile] = []
        place(root, left + before(full - width, tree.align), top, width: width, &tiles)
        return (
            tiles, root.height(ofWidth: width) + Fraction(grid.inset.top) + Fraction(grid.inset.bottom)
        )
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

    private func place(_ node: Node, _ x: Line, _ y: Line, width: Line, _ tiles: inout [BakedTile]) {
        let height = node.height(ofWidth: width)
        if node.parts.isEmpty { tiles.append(BakedTile(x: x, y: y, width: width, height: height)) }
        var (x, y) = (x, y)
        for part in node.parts {
            let own = node.isRow ? part.width(ofHeight: height) : width
            place(part, x, y, width: own, &tiles)
            if node.isRow { x = x + own + columnGap } else { y = y + part.height(ofWidth: own) + rowGap }
        }
    }
}
