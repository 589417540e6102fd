internal import GridSyntax

/// Least heights that are required.
extension PhotoCheck {
    /// The height is least with the greatest ratios; for rows that find their lengths there is a bound.
    func lowHeight(_ box: PhotoBox, _ work: inout ProofWork) throws(ExactOverflow) -> Outcome {
        let least = try box.most()
        switch arrangement.tiles {
        case .solved, .strip: return .holds
        case .justified(let rows):
            if try isHigh(rows, in: nil, box) { return .holds }
            return try searchedLow(box, bound: nil, &work)
        case .aimedParts(let parts):
            if try isHigh(parts.rows, in: parts, box) { return .holds }
            return try searchedLow(box, bound: nil, &work)
        case .tree, .waterfall:
            if let outcome = try heightAcross(box, isLow: true) { return outcome }
            var lowest: (width: Rational, height: Rational, ratios: [Rational])?
            for side in sides {
                let greatest = shapes.greatest(arrangement.tileCount, within: side)
                guard
                    let layout = arrangement.solved(
                        for: Photos(greatest), width: corner.width, of: check.grid)
                else {
                    throw ExactOverflow()
                }
                for width in try turns(of: layout) {
                    let height = try height(of: layout, at: width, box)
                    if height < lowest?.height ?? least { lowest = (width, height, greatest) }
                }
            }
            // Without limits, one photo may be as low as one likes.
            guard let lowest else { return limits == nil ? .open(most: nil) : .holds }
            let greatest = limits == nil ? nil : try inverse(lowest.height)
            if var breach = try breach(near: lowest.ratios, at: lowest.width, box, isLow: true) {
                breach.excess.greatest = greatest
                return .fails([breach])
            }
            return try searchedLow(box, bound: greatest, &work)
        }
    }

    /// 1 divided by a height; nil without limit, if the height is 0.
    func inverse(_ height: Rational) throws(ExactOverflow) -> Rational? {
        height > .zero ? try .one / height : nil
    }

    /// Whether each row, with the written ones beside it, is as high as a box, for this count and all greater ones of its rule.
    ///
    /// - Parameter parts: the parts that the rows are among, if there are some.
    private func isHigh(
        _ rows: JustifiedRows, in parts: Parts<JustifiedRows>?, _ box: PhotoBox
    ) throws(ExactOverflow) -> Bool {
        let inset = check.grid.inset, gap = check.gaps.column
        let across = try inset.left + inset.right, down = try inset.top + inset.bottom
        var counts: CountSet =
            if case .rule(let rule) = arrangement.source {
                CountSet(from: arrangement.count, to: rule.to)
            } else {
                CountSet([arrangement.tileCount...arrangement.tileCount])
            }
        if let parts { counts = counts.less(parts.written) }
        for ratios in rows.ratios.sides {
            let written = try parts.map { parts throws(ExactOverflow) in
                try WrittenHeights(parts, ratio: ratios.upper, inset: inset, gaps: check.gaps)
            }
            // Both the box and the written rows may grow with the width, so each piece has a bound of its own.
            for piece in try check.box.width.cut(into: written == nil ? 1 : 16) {
                var least = Rational.zero
                for width in [piece.lower, piece.upper] {
                    let beside = try written?.height(width: width) ?? .zero
                    least = max(least, try box.height(ofWidth: width) - down - beside)
                }
                let widths = LengthRange(lower: try piece.lower - across, upper: try piece.upper - across)
                if rows.last == .balanced, counts.last ?? 0 > rows.least {
                    let heights = BalancedHeights(rows, ratios, gap: gap, greatest: counts.last ?? .max)
                    if try !heights.holds(least, over: widths) { return false }
                } else {
                    let sides = try JustifiedSides(
                        rows, ratios, gap: gap, counts: counts, widths: widths, areHeights: true)
                    guard let found = sides.least, found.length >= least else { return false }
                }
            }
        }
        return true
    }

    private func searchedLow(
        _ box: PhotoBox, bound: Rational?, _ work: inout ProofWork
    ) throws(ExactOverflow) -> Outcome {
        var isRatio = false
        if case .ratio = box { isRatio = true }
        return try searched(
            widths: try widths(6), limit: try box.mostInverse(), bound: bound, PhotoShapes.extreme, &work,
            rough: { layout, width in (isRatio ? width : 1) / max(layout.height, 1e-9) },
            exact: { layout, _, width throws(ExactOverflow) in
                try inverse(height(of: layout, at: width, box)).map { (.low, $0) }
            })
    }
}

extension LengthRange {
    /// Parts of equal length, in ascending order; itself if it is a single length.
    fileprivate func cut(into count: Int) throws(ExactOverflow) -> [LengthRange] {
        if lower == upper { return [self] }
        let length = try upper - lower
        var parts: [LengthRange] = []
        var start = lower
        for number in 1...count {
            let end = try lower + length * (try Rational(Int128(number), over: Int128(count)))
            parts.append(LengthRange(lower: start, upper: end))
            start = end
        }
        return parts
    }
}
