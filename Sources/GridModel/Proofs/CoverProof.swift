/// The polynomial identity Σ(wᵢ+gx)(hᵢ+gy) = (W+gx)(H+gy), by coefficients.
struct CoverProof {
    /// A rectangle with the gaps to its right and below: its width + gx and its height + gy.
    private struct Cell: Hashable {
        var x: Affine
        var y: Affine
        var width: Affine
        var height: Affine

        /// Hashes the numbers that distinguish most cells: their places as fractions of the container.
        func hash(into hasher: inout Hasher) {
            hasher.combine(UInt64(truncatingIfNeeded: x.w.numerator))
            hasher.combine(UInt64(truncatingIfNeeded: y.w.numerator))
            hasher.combine(UInt64(truncatingIfNeeded: y.h.numerator))
            hasher.combine(UInt64(truncatingIfNeeded: y.pt.numerator))
        }
    }

    private var cells: [Cell] = []

    init(_ tiles: some Collection<Tile>) throws(ExactOverflow) {
        cells.reserveCapacity(tiles.count)
        for tile in tiles {
            cells.append(
                Cell(
                    x: tile.x, y: tile.y, width: try tile.width + .columnGap,
                    height: try tile.height + .rowGap))
        }
    }

    /// Whether the identity holds for a container less its insets.
    func covers(width: Affine, height: Affine) throws(ExactOverflow) -> Bool {
        let outerWidth = try width + .columnGap
        let outerHeight = try height + .rowGap
        var whole = Quadratic()
        try whole.add(outerWidth, outerHeight)
        do throws(ExactOverflow) {
            return try sum() == whole
        } catch {
            // With many rows of different lengths, the sum overflows before its terms cancel.
            return try joined().sum() == whole
        }
    }

    private func sum() throws(ExactOverflow) -> Quadratic {
        var sum = Quadratic()
        for cell in cells { try sum.add(cell.width, cell.height) }
        return sum
    }

    // MARK: Joining

    /// The same sum with fewer cells and smaller numbers. Two cells side by side, a gap apart and equally high, count as
    /// one, since (a+gx)(h+gy) + (b+gx)(h+gy) = (a+gx+b+gx)(h+gy). The same is true for cells above each other.
    private func joined() throws(ExactOverflow) -> CoverProof {
        var proof = self
        var count = 0
        while count != proof.cells.count {
            count = proof.cells.count
            try proof.joinAcross()
            try proof.joinDown()
        }
        return proof
    }

    private mutating func joinAcross() throws(ExactOverflow) {
        var joined: [Cell] = []
        // The index in `joined` of the cell that a next cell can join, by the end and height of that cell.
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
        try add(first.w, second, at: 0)
        try add(first.h, second, at: 1)
        try add(first.gx, second, at: 2)
        try add(first.gy, second, at: 3)
        try add(first.pt, second, at: 4)
    }

    /// Adds the product of a form and `factor`, the coefficient of the variable at `place`.
    private mutating func add(_ factor: Rational, _ form: Affine, at place: Int) throws(ExactOverflow) {
        if factor.isZero { return }
        if !form.w.isZero { try coefficients[Self.index(place, 0)] += try factor * form.w }
        if !form.h.isZero { try coefficients[Self.index(place, 1)] += try factor * form.h }
        if !form.gx.isZero { try coefficients[Self.index(place, 2)] += try factor * form.gx }
        if !form.gy.isZero { try coefficients[Self.index(place, 3)] += try factor * form.gy }
        if !form.pt.isZero { try coefficients[Self.index(place, 4)] += try factor * form.pt }
    }

    /// The place of the coefficient of the product of two variables, whichever comes first.
    private static func index(_ first: Int, _ second: Int) -> Int {
        let (low, high) = (min(first, second), max(first, second))
        return high * (high + 1) / 2 + low
    }
}
