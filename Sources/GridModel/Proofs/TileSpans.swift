/// The starts and ends of a layout's tiles on one axis, at the corners of the box of sizes.
struct TileSpans {
    /// A tile at one corner.
    struct Span: Hashable {
        let start: Rational
        let length: Rational
        /// The end, including the gap after it.
        let end: Rational
    }

    /// The corners at which the forms on this axis can differ; at least one.
    let corners: [Corner]
    /// The number of tiles.
    let count: Int
    /// The spans tile by tile, one for each corner.
    private var spans: [Span] = []

    /// Computes the horizontal spans if `isAcross`, else the vertical ones.
    init(_ tiles: TileList, isAcross: Bool, gaps: Gaps, over box: SizeBox) throws(ExactOverflow) {
        let gap = isAcross ? gaps.column : gaps.row
        count = tiles.count
        var forms: [(start: Form, length: Form)] = []
        forms.reserveCapacity(count)
        // The tiles are also compared with the container.
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

    /// The spans of a tile, one for each corner.
    subscript(tile: Int) -> ArraySlice<Span> {
        spans[(tile * corners.count)..<((tile + 1) * corners.count)]
    }

    /// The span of a tile at a corner.
    subscript(tile: Int, corner: Int) -> Span { spans[tile * corners.count + corner] }

    /// Whether a tile ends, with its gap, before another begins, at every corner.
    func isBefore(_ first: Int, _ second: Int) -> Bool {
        corners.indices.allSatisfy { self[first, $0].end <= self[second, $0].start }
    }

    /// Compares tiles by their starts at all corners, then by their ends; 0 if the spans are equal.
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
