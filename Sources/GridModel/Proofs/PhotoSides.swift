/// Computes the least sides of the photos of a tree, over all ratios in its range.
///
/// Each side is a quotient of forms that are linear in each single ratio, without a pole. So it is monotone in each
/// ratio, and least at a corner of the box of ratios. The tree determines the corner:
///
/// - As long as all sides are positive, a block that contains photo m gets wider and lower as the ratio of m grows, at
///   any container width.
/// - Blocks beside it in a row get lower with it, so all sides in them shrink. Blocks above or below it in a stack get
///   wider with it, so all sides in them grow.
/// - So a photo's side is least if the photos beside it, at any depth, have the greatest ratio, and those above and
///   below have the least. The photo itself has the least ratio for its width, and the greatest for its height.
///
/// If the container is wide enough for these least sides to be positive, all sides are positive for all ratios: as the
/// container gets narrower, the first side to reach 0 does so at its corner.
struct PhotoSides {
    /// A length as a number: slope · width + offset, in points.
    struct Line {
        var slope: Rational
        var offset: Rational
    }

    /// The siblings of a block.
    private enum Surroundings {
        /// The blocks beside it, which are width · height − less wide at a height; `less` includes the gaps.
        case row(width: Rational, less: Rational)
        /// The height of the blocks above and below it, including the gaps.
        case stack(Line)
    }

    private let ratios: RatioRange
    private let gaps: Gaps
    /// The number of photos.
    private(set) var count = 0
    /// The least sides of photos, over the width of the root.
    private(set) var sides: [(tile: Int, isWidth: Bool, line: Line)] = []

    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    init(of root: PhotoTree.Block, _ ratios: RatioRange, gaps: Gaps) throws(ExactOverflow) {
        self.ratios = ratios
        self.gaps = gaps
        try visit(root, in: [])
    }

    /// Measures the photos of a block. Sibling photos have the same sides, so it measures only the first.
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
                let line = try line(of: block, ratio: ratios.upper)
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
                let line = try line(of: block, ratio: ratios.lower)
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

    /// The height of a block whose photos all have the same ratio.
    private func line(of block: PhotoTree.Block, ratio: Rational) throws(ExactOverflow) -> Line {
        let height = try HeightForm(Block(block) { ratio })
        return Line(slope: height.slope, offset: try Form(height.offset, gaps: gaps).constant)
    }

    /// Records the least width and height of a photo, given its surroundings from the root down.
    private mutating func measure(_ path: [Surroundings]) throws(ExactOverflow) {
        let ratio = ratios.upper
        let wide = try leastWidth(ofRatio: ratio, in: path)
        sides.append((count, true, try leastWidth(ofRatio: ratios.lower, in: path)))
        sides.append(
            (count, false, Line(slope: try wide.slope / ratio, offset: try wide.offset / ratio)))
    }

    /// The least width of a photo with a given ratio, over the width of the root.
    private func leastWidth(ofRatio ratio: Rational, in path: [Surroundings]) throws(ExactOverflow) -> Line {
        // From the photo up: the height of the current block, and the photo's width, as lines over the block's width.
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
        return photo
    }
}
