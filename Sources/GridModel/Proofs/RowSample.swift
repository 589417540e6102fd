/// A row of photos, for showing that it occurs: their number and ratios.
struct RowSample {
    /// A photo with the least ratio.
    enum Narrow {
        case first, last
    }

    let count: Int
    /// The sum of the ratios of all photos but the last.
    let before: Rational
    /// The ratio of the last photo.
    let last: Rational
    /// Which photo has the least ratio; nil if that doesn't matter.
    let narrow: Narrow?

    /// The sum of the ratios.
    var sum: Rational { get throws(ExactOverflow) { try before + last } }
}

extension RowSample {
    /// The ratios, of which all that aren't given are the same.
    func ratios(within limits: RatioRange) -> [Double] {
        var ratios: [Double] = []
        var rest = before.nearestDouble
        if narrow == .first, count > 1 {
            ratios.append(limits.lower.nearestDouble)
            rest -= limits.lower.nearestDouble
        }
        let same = max(0, count - 1 - ratios.count)
        ratios += [Double](repeating: rest / Double(max(1, same)), count: same)
        return ratios + [last.nearestDouble]
    }
}
