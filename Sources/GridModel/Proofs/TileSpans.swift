/// Where the tiles of a layout begin and end on one axis, at those corners of the box of sizes that make a difference.
struct TileSpans {
    /// A tile at one corner.
    struct Span: Hashable {
        let start: Rational
        let length: Rational
        /// The end with the gap behind it.
        let end: Rational
    }

    /// The corners at which the forms on this axis can differ; at least one.
    let corners: [Corner]
    /// How many tiles there are.
    let count: Int
    /// Those of a tile stand together, one a corner.
    private var spans: [Span] = []

    /// The spans across where `isAcross`, else those down.
    init(_ tiles: TileList, isAcross: Bool, gaps: Gaps, over box: SizeBox) throws(ExactOverflow) {
        let gap = isAcross ? gaps.column : gaps.row
        count = tiles.count
        var forms: [(start: Form, length: Form)] = []
        forms.reserveCapacity(count)
        // The tiles are compared with the container too.
        let container = isAcross ? tiles.width : tiles.height
        var isWidthFree = !container.w.isZero
        var isHeightFree = !container.h.isZero
        for tile in tiles {
            let start = try Form(isAcross ? tile.x : tile.y, gaps: gaps)
            let length = try Form(isAcross ? tile.width : tile.height, gaps: gaps)
            isWidthFree = isWidthFree || !start.w.isZero || !length.w.isZero
            isHeightFree = isHeightFree || !start.h.isZero || !length.h.isZero
            forms.append((start, length))
        }
        corners = box.corners(isWidthFree: isWidthFree, isHeightFree: isHeightFree)
        spans.reserveCapacity(count * corners.count)
        for form in forms {
            for corner in corners {
                let start = try form.start.value(at: corner)
                let length = try form.length.value(at: corner)
                spans.append(Span(start: start, length: length, end: try start + length + gap))
            }
        }
    }

    /// The spans of a tile, one a corner.
    subscript(tile: Int) -> ArraySlice<Span> {
        spans[(tile * corners.count)..<((tile + 1) * corners.count)]
    }

    /// The span of a tile at a corner.
    subscript(tile: Int, corner: Int) -> Span { spans[tile * corners.count + corner] }

    /// Whether a tile ends, with its gap, before another begins, at every corner.
    func isBefore(_ first: Int, _ second: Int) -> Bool {
        corners.indices.allSatisfy { self[first, $0].end <= self[second, $0].start }
    }

    /// An order by the start at the first corner, then at the others, then by the end; 0 where the spans are the same.
    func order(_ first: Int, _ second: Int) -> Int {
        for corner in corners.indices {
            let (a, b) = (self[first, corner].start, self[second, corner].start)
            if a != b { return a < b ? -1 : 1 }
        }
        for corner in corners.indices {
            let (a, b) = (self[first, corner].end, self[second, corner].end)
            if a != b { return a < b ? -1 : 1 }
        }
        return 0
    }
}
