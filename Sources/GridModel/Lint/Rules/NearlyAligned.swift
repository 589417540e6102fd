internal import GridSyntax

extension LintRule {
    static let nearlyAligned = LintRule(
        explanation: Explanation(
            .nearlyAligned,
            "edges of tiles differ by less than 4 points at every width",
            "A block with weight 2 beside one with weight 1 is a third of a gap narrower than two of three tiles, since weights "
                + "divide what the gaps leave. That looks like a mistake. The cells of a sketch always line up.",
            bad: "frame fill\ngap 6\n6: (1@2 | (1, 1)@1), 3",
            good: "frame fill\ngap 6\n6: aab / aac / def"
        )
    ) { linted in
        guard let grid = linted.grid else { return [] }
        var reported = Set<SourceSpan>()
        return grid.layouts.compactMap { layout in
            guard layout.hidden == 0, !reported.contains(layout.origin.span),
                let miss = try? grid.firstMiss(in: layout)
            else {
                return nil
            }
            reported.insert(layout.origin.span)
            return .nearlyAligned(miss, of: layout)
        }
    }
}

/// Two edges of tiles that are nearly aligned at every size, but not exactly.
private struct Miss {
    /// The 0-based indices of the two tiles.
    let tiles: (Int, Int)
    /// The name of the edges: `left`, `top`, ….
    let edge: String
    /// The greatest distance between them, in points.
    let distance: Rational
}

extension Grid {
    /// The first near miss of a layout, over the promised sizes that it is for.
    fileprivate func firstMiss(in layout: Layout) throws(ExactOverflow) -> Miss? {
        guard let widths = layout.widths.promised(within: width),
            let heights = layout.sizes.heights.promised(within: height), let tiles = layout.tiles
        else { return nil }
        let corners = SizeBox(width: widths, height: heights).corners(isHeightFree: !tiles.height.h.isZero)
        let gaps = Gaps(row: rowGap, column: columnGap)
        for edge in ["left", "right", "top", "bottom"] {
            var edges: [Edge] = []
            for (index, tile) in tiles.enumerated() {
                let form = try Form(try tile.place(of: edge), gaps: gaps)
                edges.append(Edge(tile: index, form: form, value: try form.value(at: corners[0])))
            }
            if let miss = try firstMiss(among: edges, edge, at: corners) { return miss }
        }
        return nil
    }

    private func firstMiss(
        among edges: [Edge], _ edge: String, at corners: [Corner]
    ) throws(ExactOverflow) -> Miss? {
        // Edges near each other are neighbours when sorted by their places at one size.
        let ordered = edges.inOrder { ($0.value, $0.tile) < ($1.value, $1.tile) }
        for (first, second) in zip(ordered, ordered.dropFirst()) where first.form != second.form {
            var distance = Rational.zero
            for corner in corners {
                let apart = try second.form.value(at: corner) - first.form.value(at: corner)
                distance = max(distance, apart.isNegative ? -apart : apart)
            }
            if !distance.isZero, distance < nearness {
                let tiles = (min(first.tile, second.tile), max(first.tile, second.tile))
                return Miss(tiles: tiles, edge: edge, distance: distance)
            }
        }
        return nil
    }
}

extension Tile {
    /// The distance of an edge from the container's left or top edge.
    fileprivate func place(of edge: String) throws(ExactOverflow) -> Affine {
        switch edge {
        case "left": x
        case "right": try x + width
        case "top": y
        default: try y + height
        }
    }
}

/// An edge of a tile, and its place at the least size.
private struct Edge {
    let tile: Int
    let form: Form
    let value: Rational
}

/// The distance in points below which edges are probably meant to be aligned.
private let nearness = Rational(4)

extension SideRange {
    /// The promised widths in the range; nil if there are none.
    func promised(within promise: LengthRange) -> LengthRange? {
        guard meets(promise) else { return nil }
        return LengthRange(
            lower: max(minimum ?? promise.lower, promise.lower),
            upper: min(below ?? promise.upper, promise.upper))
    }
}

extension Diagnostic {
    fileprivate static func nearlyAligned(_ miss: Miss, of layout: Layout) -> Diagnostic {
        let (first, second) = (miss.tiles.0 + 1, miss.tiles.1 + 1)
        var diagnostic = Diagnostic(
            .nearlyAligned,
            "the \(miss.edge) edges of tiles \(first) and \(second) of \(layout.tileCount) differ by "
                + "\(miss.distance.hundredths) points",
            at: layout.origin.span,
            help: "align them with a sketch, or move them further apart"
        )
        if let range = layout.sizes.words { diagnostic.notes.append("at \(range)") }
        return diagnostic
    }
}

extension Rational {
    /// The decimal text with at most two digits after the dot, at least 0.01; for a length of 0 or more.
    fileprivate var hundredths: String {
        let (units, overflow) = numerator.multipliedReportingOverflow(by: 100)
        let (half, isBeyond) = units.addingReportingOverflow(denominator / 2)
        if overflow || isBeyond { return short }
        return ((try? Rational(max(half / denominator, 1), over: 100)) ?? self).short
    }
}
