/// Finds the tile with a side that is too small up to the greatest container size.
struct WorstSide {
    /// The least allowed side of a tile.
    let least: Rational
    let box: SizeBox
    private(set) var found: ProofFailure.TileSide?

    init(least: Rational, box: SizeBox) {
        self.least = least
        self.box = box
    }

    /// Checks the side of a tile at the corners of the box, and returns whether it is too small.
    ///
    /// - Parameter bound: what the side isn't less than, if there is something; like the side, it doesn't shrink with the width.
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    @discardableResult
    mutating func check(
        _ side: Form, isWidth: Bool, ofTile tile: Int, of count: Int, atLeast bound: Form? = nil
    ) throws(ExactOverflow) -> Bool {
        var isTooSmall = false
        for corner in box.corners(isWidthFree: !side.w.isZero, isHeightFree: !side.h.isZero)
        where try side.value(at: corner) < least {
            if let bound, try bound.value(at: corner) >= least { continue }
            isTooSmall = true
        }
        if isTooSmall { try add(side, isWidth: isWidth, ofTile: tile, of: count, atLeast: bound) }
        return isTooSmall
    }

    /// Adds a side that is too small.
    mutating func add(
        _ side: Form, isWidth: Bool, ofTile tile: Int, of count: Int, atLeast bound: Form? = nil
    ) throws(ExactOverflow) {
        var (threshold, isThresholdWidth) = try side.threshold(reaching: least, in: box)
        if let other = try bound?.threshold(reaching: least, in: box).0 {
            threshold = threshold.map { min($0, other) } ?? other
        }
        let side = ProofFailure.TileSide(
            tile: tile, count: count, isWidth: isWidth, threshold: threshold,
            isThresholdWidth: isThresholdWidth)
        if side.isWorse(than: found) { found = side }
    }
}

extension ProofFailure.TileSide {
    /// Whether it is too small up to a greater size.
    fileprivate func isWorse(than other: ProofFailure.TileSide?) -> Bool {
        guard let other else { return true }
        guard let threshold else { return other.threshold != nil }
        guard let reached = other.threshold else { return false }
        return threshold > reached
    }
}

extension Form {
    /// The width at which the form reaches `least`, or the height if it doesn't grow with the width; nil if it grows with
    /// neither.
    ///
    /// For a form that grows with both, this is the width at the least height.
    func threshold(reaching least: Rational, in box: SizeBox) throws(ExactOverflow) -> (
        Rational?, isWidth: Bool
    ) {
        if w > .zero {
            let rest = try constant + (try h * box.height.lower)
            return (try (least - rest) / w, true)
        }
        if h > .zero {
            let rest = try constant + (try w * box.width.lower)
            return (try (least - rest) / h, false)
        }
        return (nil, true)
    }
}
