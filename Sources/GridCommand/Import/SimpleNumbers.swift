internal import GridEmit

/// A ratio of two whole numbers, or of two lengths.
struct SimpleRatio: Hashable {
    let width, height: String

    var text: String { "\(width):\(height)" }

    /// Ratios that designers choose.
    static let usual: Set<SimpleRatio> = Set(usualSides.map { Self($0.0, $0.1) })

    private static let usualSides: [(Double, Double)] = [
        (1, 1), (2, 1), (1, 2), (3, 2), (2, 3), (4, 3), (3, 4), (16, 9), (9, 16), (3, 1), (1, 3), (5, 4),
        (4, 5),
    ]

    init(width: String, height: String) { (self.width, self.height) = (width, height) }

    private init(_ width: Double, _ height: Double) {
        self.init(width: width.shortest, height: height.shortest)
    }

    /// A usual ratio between two numbers greater than 0, or the one with the least numbers, by their continued fractions
    /// (Graham, Knuth, Patashnik, Concrete Mathematics 4.5 and exercise 4.39).
    init?(from lower: Double, to upper: Double) {
        guard lower > 1e-6, lower <= upper, upper < 1e6 else { return nil }
        let usual = Self.usualSides.first { (lower...upper).contains($0.0 / $0.1) }
        let (width, height) = usual ?? Self.simplest(lower, upper, depth: 0)
        guard width >= 1, height >= 1, width < 1e6, height < 1e6 else { return nil }
        self.init(width, height)
    }

    private static func simplest(_ lower: Double, _ upper: Double, depth: Int) -> (Double, Double) {
        let whole = lower.rounded(.down)
        if whole == lower || depth > 20 { return (max(whole, 1), 1) }
        if whole + 1 <= upper { return (whole + 1, 1) }
        let (width, height) = simplest(1 / (upper - whole), 1 / (lower - whole), depth: depth + 1)
        return (whole * width + height, width)
    }

    /// The ratio of two lengths that may each be off.
    init?(_ width: Double, over height: Double, give: Double) {
        let give = min(give, width / 2, height / 2)
        self.init(from: (width - give) / (height + give), to: (width + give) / (height - give))
    }
}

/// Weights in the proportion of lengths, as small whole numbers if no length is then off by more than `give`; nil if all are
/// equal.
func simpleWeights(_ lengths: [Double], give: Double) -> [String]? {
    let sum = lengths.reduce(0, +)
    for total in max(lengths.count, 1)...max(lengths.count, 100) {
        let weights = lengths.map { ($0 * Double(total) / sum).rounded() }
        let whole = weights.reduce(0, +)
        guard whole > 0, !weights.contains(0) else { continue }
        if zip(weights, lengths).allSatisfy({ ($0 / whole * sum - $1).magnitude <= give + 1e-9 }) {
            return weights.allSatisfy { $0 == weights[0] } ? nil : weights.map { $0.shortest }
        }
    }
    return lengths.map { $0.hundredths }
}

/// The weight of a row or block; nothing for a weight of 1, which needs no writing.
func weightText(_ weights: [String]?, _ index: Int) -> String {
    weights.flatMap { $0[index] == "1" ? nil : "@" + $0[index] } ?? ""
}

extension Double {
    /// The number with at most two digits after the point.
    var hundredths: String {
        // Adding 0 makes a 0 of -0.
        ((self * 100).rounded() / 100 + 0).shortest
    }

    /// The number rounded to whole, half, tenth and hundredth ones, as far as these are at most `give` away.
    func rounded(within give: Double) -> [Double] {
        var found: [Double] = []
        for scale in [1.0, 2, 10, 100] {
            let rounded = (self * scale).rounded() / scale
            if (rounded - self).magnitude <= give + 1e-9, !found.contains(rounded) { found.append(rounded) }
        }
        return found
    }
}
