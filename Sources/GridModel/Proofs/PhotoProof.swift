/// Proves the least sides of the photos of a tree, over all ratios in its range; over both sides of a sided range.
///
/// Without a box, the root is as wide as the inset container, and `PhotoSides` finds the least sides.
///
/// With a box, the root is as wide as the inset container or, if that is narrower, as wide as makes it as high as the box.
/// Sides grow with the width of the root. So the least side over all ratios is the lesser of two: the least if the root is
/// as wide as the inset container, and the least if it is as high as the box. For the second, the tree is transposed: rows
/// become stacks and stacks rows, ratios are inverted, and the gaps change places. That gives the same sides, as forms of
/// the root's height.
///
/// With a least box, nothing becomes smaller. If the root is one row, no photo is lower than the box.
struct PhotoProof {
    private let tree: PhotoTree
    private let gaps: Gaps
    private var count = 0
    private var sides: [(tile: Int, isWidth: Bool, form: Form)] = []
    /// What heights aren't less than, if there is something.
    private var leastHeight: Form?

    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    init(_ tree: PhotoTree, inset: Insets, gaps: Gaps) throws(ExactOverflow) {
        self.tree = tree
        self.gaps = gaps
        let width = try Affine.width - Affine(pt: try inset.left + inset.right)
        if let least = tree.least, tree.root.rowLengths?.count == 1 {
            leastHeight = try Form(try least.height(ofWidth: width), gaps: gaps)
        }
        for ratios in tree.ratios.sides {
            let sides = try PhotoSides(of: tree.root, ratios, gaps: gaps)
            try add(sides, of: width, isTransposed: false)
            guard let box = tree.box else { continue }
            let turned = try PhotoSides(
                of: tree.root.transposed, try ratios.inverse, gaps: Gaps(row: gaps.column, column: gaps.row))
            try add(turned, of: try box.height(ofWidth: width), isTransposed: true)
        }
    }

    /// The worst side: the one that is too small up to the greatest width.
    func firstFailure(under least: Rational, over box: SizeBox) throws(ExactOverflow) -> ProofFailure? {
        var worst = WorstSide(least: least, box: box)
        for (tile, isWidth, form) in sides {
            try worst.check(
                form, isWidth: isWidth, ofTile: tile, of: count, atLeast: isWidth ? nil : leastHeight)
        }
        // Of one row, the least height is proved.
        let bounds = tree.bounds.map {
            PhotoBounds(least: leastHeight == nil ? $0.least : nil, greatest: $0.greatest)
        }
        return worst.found.map { .photoSide($0, under: least, tree.ratios, bounds) }
    }

    /// Adds the sides for a length of the root.
    private mutating func add(
        _ found: PhotoSides, of length: Affine, isTransposed: Bool
    ) throws(ExactOverflow) {
        count = found.count
        for (tile, isWidth, line) in found.sides {
            let side = try (length * line.slope) + Affine(pt: line.offset)
            sides.append((tile, isWidth != isTransposed, try Form(side, gaps: gaps)))
        }
    }
}

extension PhotoTree.Block {
    /// The block with rows for stacks and stacks for rows.
    fileprivate var transposed: Self {
        switch self {
        case .photo: .photo
        case .row(let blocks): .stack(blocks.map { $0.transposed })
        case .stack(let blocks): .row(blocks.map { $0.transposed })
        }
    }
}

extension RatioRange {
    /// The ratios of height to width.
    fileprivate var inverse: RatioRange {
        get throws(ExactOverflow) { RatioRange(lower: try .one / upper, upper: try .one / lower) }
    }
}
