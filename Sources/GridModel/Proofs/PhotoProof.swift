/// The least sides of the photos of a tree, over all ratios within its limits.
///
/// Each side is a quotient of forms that are linear in each single ratio, without a pole, so it is monotone in each: it is least at a
/// corner of the box of ratios. Which corner follows from the tree. As long as all sides are positive, a block that holds photo m
/// gets wider and lower as the ratio of m grows, at any width of the container. What stands beside that block in a row gets lower with it, so all
/// sides in there shrink; what stands above or below it in a stack gets wider with it, so all sides in there grow. A photo's side is thus least
/// where the photos that stand beside it, at any depth, have the greatest ratio, those above and below the least, and it itself the least for
/// its width and the greatest for its height.
///
/// Where the container is wide enough for those least sides to be positive, all sides are positive for all ratios: narrowing
/// the container from a width at which they are, the first side to reach 0 does so at its corner.
struct PhotoProof {
    /// A height as a number: slope · width + offset, in points.
    private struct Line {
        var slope: Rational
        var offset: Rational
    }

    /// What stands around a block within its parent.
    private enum Surroundings {
        /// Beside it stand blocks that are width · height − less wide at a height, gaps included in `less`.
        case row(width: Rational, less: Rational)
        /// Above and below it stand blocks of this height, gaps included.
        case stack(Line)
    }

    private let tree: PhotoTree
    private let inset: Insets
    private let gaps: Gaps
    private var count = 0
    private var sides: [(tile: Int, isWidth: Bool, form: Form)] = []

    /// - Throws: `ExactOverflow` where exact numbers outgrow their bits.
    init(_ tree: PhotoTree, inset: Insets, gaps: Gaps) throws(ExactOverflow) {
        self.tree = tree
        self.inset = inset
        self.gaps = gaps
        try visit(tree.root, in: [])
    }

    /// The side that is too small up to the greatest width.
    func firstFailure(under least: Rational, over box: SizeBox) throws(ExactOverflow) -> ProofFailure? {
        var worst = WorstSide(least: least, box: box)
        for (tile, isWidth, form) in sides {
            try worst.look(at: form, isWidth: isWidth, ofTile: tile, of: count)
        }
        return worst.found.map { .photoSide($0, under: least, tree.ratios) }
    }

    /// Goes to all photos of a block; of photos that stand side by side, or above each other, the first is like the others.
    private mutating func visit(
        _ block: PhotoTree.Block, in path: [Surroundings]
    ) throws(ExactOverflow) {
        switch block {
        case .photo:
            try measure(path)
            count += 1
        case .row(let blocks):
            var total = (width: Rational.zero, less: try gaps.column * Rational(1 - blocks.count))
            var parts: [(width: Rational, less: Rational)] = []
            for block in blocks {
                let line = try line(of: block, ratio: tree.ratios.upper)
                let part = (width: try .one / line.slope, less: try line.offset / line.slope)
                parts.append(part)
                total = (try total.width + part.width, try total.less + part.less)
            }
            let first = blocks.firstIndex(of: .photo)
            for (index, block) in blocks.enumerated() {
                if block == .photo, index != first {
                    count += 1
                    continue
                }
                let around = Surroundings.row(
                    width: try total.width - parts[index].width, less: try total.less - parts[index].less)
                try visit(block, in: path + [around])
            }
        case .stack(let blocks):
            var total = Line(slope: .zero, offset: try gaps.row * Rational(blocks.count - 1))
            var parts: [Line] = []
            for block in blocks {
                let line = try line(of: block, ratio: tree.ratios.lower)
                parts.append(line)
                total = Line(slope: try total.slope + line.slope, offset: try total.offset + line.offset)
            }
            let first = blocks.firstIndex(of: .photo)
            for (index, block) in blocks.enumerated() {
                if block == .photo, index != first {
                    count += 1
                    continue
                }
                let around = Line(
                    slope: try total.slope - parts[index].slope,
                    offset: try total.offset - parts[index].offset)
                try visit(block, in: path + [.stack(around)])
            }
        }
    }

    /// The height of a block all of whose photos have one ratio.
    private func line(of block: PhotoTree.Block, ratio: Rational) throws(ExactOverflow) -> Line {
        let height = try HeightForm(Block(block) { ratio })
        return Line(slope: height.slope, offset: try Form(height.offset, gaps: gaps).constant)
    }

    /// Notes the least width and height of a photo with what stands around it, from the root down.
    private mutating func measure(_ path: [Surroundings]) throws(ExactOverflow) {
        let width = try leastWidth(ofRatio: tree.ratios.lower, in: path)
        sides.append((count, true, width))
        let wide = try leastWidth(ofRatio: tree.ratios.upper, in: path)
        let ratio = tree.ratios.upper
        sides.append(
            (count, false, Form(w: try wide.w / ratio, h: .zero, constant: try wide.constant / ratio)))
    }

    /// The width of a photo of a ratio, as a form of the container's.
    private func leastWidth(ofRatio ratio: Rational, in path: [Surroundings]) throws(ExactOverflow) -> Form {
        // From the photo up: the height of the block at hand, and the photo's width, as lines over the block's width.
        var height = Line(slope: try .one / ratio, offset: .zero)
        var photo = Line(slope: .one, offset: .zero)
        for around in path.reversed() {
            switch around {
            case .stack(let others):
                height.slope = try height.slope + others.slope
                height.offset = try height.offset + others.offset
            case .row(let width, let less):
                // x + width · (slope · x + offset) − less is the row's width.
                let factor = try .one / (try .one + (try width * height.slope))
                let shift = try (try less - (try width * height.offset)) * factor
                photo = Line(
                    slope: try photo.slope * factor,
                    offset: try (try photo.slope * shift) + photo.offset)
                height = Line(
                    slope: try height.slope * factor, offset: try (try height.slope * shift) + height.offset)
            }
        }
        let insets = try inset.left + inset.right
        return Form(w: photo.slope, h: .zero, constant: try photo.offset - (try photo.slope * insets))
    }
}
