internal import GridSyntax

/// Bounds the height of rows that aim at a shape, for a count of photos.
///
/// The cut that is chosen costs no more than any other one, ties apart. So its height differs from the height aimed at by no more
/// than that of one cut, at the ratios for which that one differs most, times its penalties. The least of these over all cuts is a
/// bound, and for each cut its height with the least ratios is another.
struct ShapedHeights {
    private let rows: JustifiedRows
    private let cuts: [[Int]]
    private let inset: Insets
    private let gaps: Gaps

    /// How many steps it takes for cuts of a count.
    var steps: Int { cuts.count * 16 }

    init(_ rows: JustifiedRows, count: Int, inset: Insets, gaps: Gaps) {
        self.rows = rows
        self.inset = inset
        self.gaps = gaps
        let perRow = rows.least...max(rows.least, rows.greatest ?? .max)
        cuts = (0...count).flatMap { RowCuts(of: count, into: $0, perRow) }
    }

    /// A height, or with `areRatios` a fraction of the width, that no photos exceed; nil if there is none.
    func bound(over widths: LengthRange, areRatios: Bool) -> Double? {
        var most = 0.0
        let number = 24, lower = widths.lower.nearestDouble, upper = widths.upper.nearestDouble
        for ratios in rows.ratios.sides {
            for place in 0..<number {
                let step = (upper - lower) / Double(number)
                let piece = RowPiece(
                    rows, ratios, from: lower + Double(place) * step, to: lower + Double(place + 1) * step,
                    areRatios: areRatios, inset: inset, gaps: gaps)
                most = max(most, bound(piece))
            }
        }
        return most.isFinite ? most : nil
    }

    private func bound(_ piece: RowPiece) -> Double {
        guard case .shape(let ratio, let least) = rows.aim else { return .infinity }
        let shape = ratio.nearestDouble
        // Fractions of the width grow with it, as lengths do; gaps as fractions shrink.
        let (from, to) = piece.areRatios ? (piece.from, piece.to) : (1, 1)
        let target = (
            least: (piece.from - piece.across) / shape / from,
            greatest: (piece.to - piece.across) / shape / to
        )
        var away = Double.infinity
        var highest = 0.0
        for cut in cuts {
            var low = Double(cut.count - 1) * gaps.row.nearestDouble / to
            var high = Double(cut.count - 1) * piece.gap
            for length in cut {
                high += piece.high(length, sum: Double(length) * piece.ratios.lower)
                low += max(0, piece.free(piece.from, length)) / (Double(length) * piece.ratios.upper) / from
            }
            highest = max(highest, high)
            let isLonger = zip(cut, cut.dropFirst()).contains { $0 > $1 }
            let penalties = (least == nil ? 1 : 1.5) * (isLonger ? 1.5 : 1)
            away = min(away, max(high - target.least, target.greatest - low) * penalties)
        }
        let tie = JustifiedRows.tolerance.nearestDouble * (piece.areRatios ? 1 : piece.to)
        return min(highest, target.greatest + away + tie) + piece.inset
    }
}
