internal import GridModel

extension Rational {
    /// As a share of 100 %.
    var cssPercentage: String {
        let hundredfold = times(Rational(100))
        if hundredfold.isShortDecimal { return hundredfold.short + "%" }
        if hundredfold.isSmall { return "\(hundredfold.numerator)% / \(hundredfold.denominator)" }
        return hundredfold.decimal + "%"
    }

    /// As what a length is multiplied with: nothing for 1.
    var cssFactor: String {
        if denominator == 1 { return numerator == 1 ? "" : " * \(numerator)" }
        if numerator == 1, isSmall { return " / \(denominator)" }
        if isShortDecimal { return " * \(short)" }
        if isSmall { return " * \(numerator) / \(denominator)" }
        return " * \(decimal)"
    }

    /// As a ratio of width to height.
    var cssRatio: String {
        if denominator == 1 { return "\(numerator)" }
        return isSmall ? "\(numerator) / \(denominator)" : decimal
    }

    /// As a number of pixels.
    var cssPixels: String { isZero ? "0" : decimal + "px" }

    /// Whether few digits say it exactly.
    private var isShortDecimal: Bool { 1_000_000 % denominator == 0 }

    /// Whether its numerator and denominator are quickly read.
    private var isSmall: Bool { numerator.magnitude <= 9999 && denominator <= 9999 }
}

/// The sizes as `fr` tracks that share a length: the least integers, or decimals where those are long.
func cssFractions(_ sizes: [Rational]) -> String {
    var common: Int128 = 1
    for size in sizes {
        let factor = size.denominator / Int128(greatestCommonDivisor(common, size.denominator))
        guard factor <= 1_000_000, common * factor <= 1_000_000 else {
            return cssTracks(sizes.map { $0.times(Rational(100)).decimal + "fr" })
        }
        common *= factor
    }
    let numerators = sizes.map { $0.numerator * (common / $0.denominator) }
    let divisor = numerators.reduce(0) { Int128(greatestCommonDivisor($0, $1)) }
    return cssTracks(numerators.map { "\($0 / max(divisor, 1))fr" })
}

/// A list of tracks, the same ones repeated.
func cssTracks(_ tracks: [String]) -> String {
    if let first = tracks.first, tracks.count > 2, tracks.allSatisfy({ $0 == first }) {
        return "repeat(\(tracks.count), \(first))"
    }
    return tracks.joined(separator: " ")
}

private func greatestCommonDivisor(_ first: Int128, _ second: Int128) -> UInt128 {
    var (a, b) = (first.magnitude, second.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    return a
}
