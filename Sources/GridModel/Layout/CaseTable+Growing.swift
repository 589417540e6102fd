internal import GridSyntax

extension CaseTable {
    /// The rows that photos can be appended to: for each rule of such rows, the widths at which it lays out some count. Of several
    /// rules for a width, the first one applies.
    package var growingRows: [(widths: SideRange, rows: JustifiedRows)] {
        let places = rules.indices.filter { rules[$0].justifiedRows?.isAppendable ?? false }
        if places.isEmpty { return [] }
        // Piece n of the widths is from limit n - 1 to below limit n. In it, all widths have the same cases.
        let limits = widthLimits.filter { $0 > .zero }
        var growing: [(widths: SideRange, rows: JustifiedRows)] = []
        var taken = CountSet()
        for place in places {
            guard let rows = rules[place].justifiedRows else { continue }
            let widths = rules[place].widths
            let own = widths.pieces(between: limits)
            let open = taken.missing(from: own).ranges
            let used = CountSet(
                open.joined().filter { leaves(countsOf: place, at: $0 > 0 ? limits[$0 - 1] : .zero) }
            ).ranges
            if used.isEmpty { continue }
            // Written as a whole if nothing but earlier rules of such rows keeps some widths from it.
            let parts = used == open ? [widths] : used.map { SideRange(pieces: $0, between: limits) }
            growing += parts.map { ($0, rows) }
            for pieces in used { taken.insert(pieces) }
        }
        return growing
    }

    /// Whether layouts and earlier rules leave some photos of some count of a rule to it, at a width.
    private func leaves(countsOf place: Int, at width: Rational) -> Bool {
        var left = CountSet(from: rules[place].from, to: rules[place].to)
        for earlier in rulePlaces(at: width).prefix(while: { $0 < place }) {
            left.subtract(CountSet(from: rules[earlier].from, to: rules[earlier].to))
        }
        return left.ranges.contains { range in
            range.contains { count in
                !layouts(of: count, at: width).contains { $0.pattern == nil }
            }
        }
    }
}

extension SideRange {
    /// The pieces that limits cut the widths into, by number: piece 0 is below the first limit.
    fileprivate func pieces(between limits: [Rational]) -> ClosedRange<Int> {
        let first = minimum.map { minimum in limits.firstPlace { $0 > minimum } } ?? 0
        let last = below.map { below in limits.firstPlace { $0 >= below } } ?? limits.count
        return first...max(first, last)
    }

    fileprivate init(pieces: ClosedRange<Int>, between limits: [Rational]) {
        self.init(
            minimum: pieces.lowerBound > 0 ? limits[pieces.lowerBound - 1] : nil,
            below: pieces.upperBound < limits.count ? limits[pieces.upperBound] : nil)
    }
}
