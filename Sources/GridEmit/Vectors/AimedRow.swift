/// What justified rows are compared with.
struct RowAim {
    let size: Double
    let goals: [AimedRow.Goal]

    init?(_ rows: VectorRowPlan) {
        switch rows.sizing {
        case .near(let height, _): (size, goals) = (height, [.half, .tie, .highest])
        case .over(let height), .overSize(_, let height): (size, goals) = (height, [.widest, .highest])
        case .under(let height): (size, goals) = (height, [.full])
        case .shape(_, _, let height): (size, goals) = (height, [.high])
        default: return nil
        }
    }
}

/// A row of photos that requests fill, to find ratios with which the comparisons of a kit are equalities.
struct AimedRow {
    /// What a row can be, exactly.
    enum Goal {
        /// The width that rows may have, half of the width, or as far from the width with the next photo as without it.
        case widest, half, tie
        /// The width at which a row under a height takes no more.
        case full
        /// The height that a last row may have, or the one that rows should have.
        case highest, high
    }

    private let width: Double, gap: Double, aim: RowAim
    private var sum = 0.0, length = 0.0

    init(width: Double, gap: Double, aim: RowAim) {
        (self.width, self.gap, self.aim) = (width, gap, aim)
    }

    private var own: Double { sum * aim.size + (length - 1) * gap }
    private func next(_ ratio: Double) -> Double { (sum + ratio) * aim.size + length * gap }

    private var full: Double { width * 0.999999 }

    /// Whether the row is half as wide as it may be. Then the width of the next photo doesn't matter, unless it is great.
    var isHalf: Bool { own == width / 2 }

    /// The ratio of the next photo with which the row is what it can be.
    func ratio(for goal: Goal) -> Double {
        let tie = Swift.abs(own - width) + 0.000001 * width
        let highest = goal == .high ? aim.size : 4.0 / 3 * aim.size * 1.000001
        let most =
            switch goal {
            case .widest: width * 1.000001
            case .full: full
            case .half: width / 2
            case .tie, .highest, .high: width + tie
            }
        func excess(_ ratio: Double) -> Double {
            switch goal {
            case .widest, .full, .half: next(ratio) - most
            case .tie: Swift.abs(next(ratio) - width) - tie
            case .highest, .high: highest - (width - length * gap) / (sum + ratio)
            }
        }
        let isHeight = goal == .highest || goal == .high
        var ratio = (isHeight ? (width - length * gap) / highest : (most - length * gap) / aim.size) - sum
        let step = Swift.max(ratio.ulp, sum.ulp)
        for _ in 0..<8 {
            let excess = excess(ratio)
            if excess == 0 { break }
            ratio += excess < 0 ? step : -step
        }
        return ratio
    }

    /// Adds a photo, which may begin another row.
    mutating func add(_ ratio: Double) {
        let next = next(ratio)
        let ends =
            aim.goals == [.full]
            ? length > 0 && own >= full
            : next > width * 1.000001 && Swift.abs(next - width) > Swift.abs(own - width)
        (sum, length) = ends ? (ratio, 1) : (sum + ratio, length + 1)
    }
}
