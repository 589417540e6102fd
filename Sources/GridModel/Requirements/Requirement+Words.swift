extension Requirement {
    /// The requirement in words, as documentation says it.
    public var words: String {
        let claim =
            switch claim {
            case .within(.ratio(let ratio)): "never higher than a box of \(ratio.asRatio)"
            case .within(.height(let height)): "never higher than \(height.short) points"
            case .atLeast(.ratio(let ratio)): "never lower than a box of \(ratio.asRatio)"
            case .atLeast(.height(let height)): "never lower than \(height.short) points"
            case .tiles(let ratios): "each tile has a ratio of \(ratios.oneOrLimits)"
            case .areas(.one): "all tiles have the same area"
            case .areas(let times): "no tile has more than \(times.short) times the area of another"
            case .largest(let photo): "no tile is larger than that of photo \(photo)"
            case .keep(let share, let ratios):
                "at least \(share.percent) of each photo of \(ratios.oneOrLimits) is seen"
            }
        return claim + (counts.map { ", for " + $0 } ?? "") + (sizes.words.map { ", at \($0)" } ?? "")
    }

    /// The counts in words; nil for all.
    private var counts: String? {
        guard let to else { return from == 1 ? nil : "\(from) photos and more" }
        return from == to ? photos(from) : "\(from) to \(to) photos"
    }
}

extension RatioRange {
    /// The limits, or the one ratio in the range, as they may be written in a requirement.
    var oneOrLimits: String { lower == upper ? lower.asRatio : limits }
}

extension Rational {
    /// The number in percent, rounded if it has many digits.
    var percent: String { ((try? self * Rational(100)) ?? self).rough + " %" }
}
