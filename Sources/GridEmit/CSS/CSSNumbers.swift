internal import GridModel

extension Rational {
    /// As a share of 100 %.
    var cssPercentage: Term {
        // What has so many digits is rounded to the nearest double in any case.
        guard let hundredfold = try? self * Rational(100) else {
            return Term("\((nearestDouble * 100).shortest)%")
        }
        if hundredfold.isShortDecimal { return Term(hundredfold.short + "%") }
        if hundredfold.isSmall {
            return Term("\(hundredfold.numerator)% / \(hundredfold.denominator)", isComputed: true)
        }
        return Term(hundredfold.decimal + "%")
    }

    /// So many times a length.
    func cssMultiple(of length: String) -> Term {
        if denominator == 1 {
            return numerator == 1 ? Term(length) : Term("\(length) * \(numerator)", isComputed: true)
        }
        if numerator == 1, isSmall { return Term("\(length) / \(denominator)", isComputed: true) }
        if isShortDecimal { return Term("\(length) * \(short)", isComputed: true) }
        if isSmall { return Term("\(length) * \(numerator) / \(denominator)", isComputed: true) }
        return Term("\(length) * \(decimal)", isComputed: true)
    }

    /// As a ratio of width to height.
    var cssRatio: String {
        if denominator == 1 { return "\(numerator)" }
        return isSmall ? "\(numerator) / \(denominator)" : decimal
    }

    /// As a number of pixels.
    var cssPixels: String { isZero ? "0" : decimal + "px" }

    /// Whether few digits say it exactly.
    fileprivate var isShortDecimal: Bool { 1_000_000 % denominator == 0 }

    /// Whether its numerator and denominator are quickly read.
    private var isSmall: Bool { numerator.magnitude <= 9999 && denominator <= 9999 }
}

/// Shares of a whole as `fr` tracks: the least integers, or halves, quarters and so on of those, or decimals.
///
/// - Parameters:
///   - isGiven: whether the length that the tracks share is given. Where it follows from what lies in them, Blink
///     finds the length of 1fr first and rounds it to 1/64 px: 100 of them would be a pixel and a half too long. So there are then at
///     most as many as tracks, and none is at least as long as its part of what lies in it: that part, rounded up in the
///     shortest track, would make all others longer in proportion.
func cssFractions(_ shares: [Rational], isGiven: Bool) -> String {
    let startsAtZero = !isGiven && shares.contains { $0 != shares.first }
    func tracks(_ texts: [String]) -> String {
        cssTracks(texts.map { startsAtZero ? "minmax(0, \($0)fr)" : $0 + "fr" })
    }
    func decimals() -> String { tracks(shares.map { $0.shortest(digits: 9) }) }
    var common: Int128 = 1
    for share in shares {
        let factor = share.denominator / Int128(greatestCommonDivisor(common, share.denominator))
        guard factor <= 1_000_000, common * factor <= 1_000_000 else { return decimals() }
        common *= factor
    }
    let numerators = shares.map { $0.numerator * (common / $0.denominator) }
    let divisor = max(numerators.reduce(0) { Int128(greatestCommonDivisor($0, $1)) }, 1)
    var scale: Int128 = 1
    if !isGiven {
        let sum = numerators.reduce(0, +) / divisor
        while sum > Int128(shares.count) * scale { scale *= 2 }
        if scale > 1, scale > 16 || shares.allSatisfy({ $0.isShortDecimal }) { return decimals() }
    }
    return tracks(numerators.map { ((try? Rational($0 / divisor, over: scale)) ?? .zero).short })
}

extension Rational {
    /// The decimal text, rounded to so many digits behind the dot.
    fileprivate func shortest(digits: Int) -> String {
        if isShortDecimal { return short }
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        return ((nearestDouble * scale).rounded() / scale).shortest
    }
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
