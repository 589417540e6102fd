/// The polynomial identity Σ(wᵢ+gx)(hᵢ+gy) = (W+gx)(H+gy), by coefficients.
///
/// Tiles are first joined to rectangles: two side by side, a gap apart and equally high, count as one, since
/// (a+gx)(h+gy) + (b+gx)(h+gy) = (a+gx+b+gx)(h+gy); likewise one over the other. This changes no coefficient of the
/// sum and keeps its numbers small.
struct CoverProof {
    /// A rectangle with the gaps behind it: its width + gx and its height + gy.
    private struct Cell: Hashable {
        var x: Affine
        var y: Affine
        var width: Affine
        var height: Affine

        /// Hashes what tells most cells apart: where they are as shares of the container.
        func hash(into hasher: inout Hasher) {
            hasher.combine(UInt64(truncatingIfNeeded: x.w.numerator))
            hasher.combine(UInt64(truncatingIfNeeded: y.w.numerator))
            hasher.combine(UInt64(truncatingIfNeeded: y.h.numerator))
            hasher.combine(UInt64(truncatingIfNeeded: y.pt.numerator))
        }
    }

    private var cells: [Cell]

    init(_ tiles: [Tile]) throws(ExactOverflow) {
        cells = []
        for tile in tiles {
            cells.append(
                Cell(
                    x: tile.x, y: tile.y, width: try tile.width + .columnGap,
                    height: try tile.height + .rowGap))
        }
        var count = 0
        while count != cells.count {
            count = cells.count
            try joinAcross()
            try joinDown()
        }
    }

    /// Whether the identity holds for a container less its insets.
    func covers(width: Affine, height: Affine) throws(ExactOverflow) -> Bool {
        let outerWidth = try width + .columnGap
        let outerHeight = try height + .rowGap
        if cells.count == 1, let cell = cells.first, cell.width == outerWidth, cell.height == outerHeight {
            return true
        }
        var sum = Quadratic()
        for cell in cells { try sum.add(cell.width, cell.height) }
        var whole = Quadratic()
        try whole.add(outerWidth, outerHeight)
        return sum == whole
    }

    private mutating func joinAcross() throws(ExactOverflow) {
        var joined: [Cell] = []
        // Where a cell ends and how high it is, to the place among the joined where the next may be added.
        var ends: [Cell: Int] = [:]
        for cell in cells {
            let key = Cell(x: cell.x, y: cell.y, width: .zero, height: cell.height)
            let end = try cell.x + cell.width
            let place: Int
            if let index = ends.removeValue(forKey: key) {
                joined[index].width = try joined[index].width + cell.width
                place = index
            } else {
                place = joined.count
                joined.append(cell)
            }
            ends[Cell(x: end, y: cell.y, width: .zero, height: cell.height)] = place
        }
        cells = joined
    }

    private mutating func joinDown() throws(ExactOverflow) {
        transpose()
        try joinAcross()
        transpose()
    }

    private mutating func transpose() {
        cells = cells.map { Cell(x: $0.y, y: $0.x, width: $0.height, height: $0.width) }
    }
}

/// A sum of products of affine forms, by the coefficients of w², wh, … in a fixed order.
private struct Quadratic: Hashable {
    private var coefficients = [Rational](repeating: .zero, count: 15)

    /// Adds the product of two forms.
    mutating func add(_ first: Affine, _ second: Affine) throws(ExactOverflow) {
        let a = [first.w, first.h, first.gx, first.gy, first.pt]
        let b = [second.w, second.h, second.gx, second.gy, second.pt]
        var index = 0
        for i in 0..<5 {
            for j in i..<5 {
                try coefficients[index] += try a[i] * b[j]
                if i != j { try coefficients[index] += try a[j] * b[i] }
                index += 1
            }
        }
    }
}
