internal import GridModel

/// A multiple of a unit, as a term of a sum.
struct CSSPart {
    /// What the number is a multiple of.
    enum Unit {
        case percent
        case pixels
        /// The container's inline size.
        case inlineSize
        /// The value of a custom property.
        case length(String)
    }

    let unit: Unit
    fileprivate let isNegative: Bool
    /// The absolute value.
    fileprivate let amount: Rational
    /// The amount in percent, if it can be exact.
    fileprivate let percent: Rational?

    /// Creates a term; nil for 0.
    init?(_ amount: Rational, _ unit: Unit) {
        if amount.isZero { return nil }
        self.unit = unit
        isNegative = amount.isNegative
        self.amount = isNegative ? -amount : amount
        percent = if case .percent = unit { try? self.amount * Rational(100) } else { nil }
    }

    /// Whether it needs `calc()` outside of one.
    var isComputed: Bool {
        switch unit {
        case .percent: percent.map { $0.isSmall && !$0.isShortDecimal } ?? false
        case .pixels: false
        case .inlineSize: amount != .one
        case .length: amount != .one || isNegative
        }
    }
}

extension CodePrinter {
    /// Adds a sum as a declaration's value.
    mutating func add(_ parts: [CSSPart]) {
        let isComputed = parts.count > 1 || parts.first?.isComputed ?? false
        if isComputed { add("calc(") }
        if parts.isEmpty { add("0") }
        for (index, part) in parts.enumerated() { add(part, isFirst: index == 0) }
        if isComputed { add(")") }
    }

    /// Adds a term with its sign. A number gets its unit; a custom property is multiplied.
    private mutating func add(_ part: CSSPart, isFirst: Bool) {
        if !isFirst { add(part.isNegative ? " - " : " + ") }
        switch part.unit {
        case .percent:
            if isFirst, part.isNegative { add("-") }
            guard let percent = part.percent else {
                // A number with this many digits is rounded to the nearest double anyway.
                return add("\((part.amount.nearestDouble * 100).shortest)%")
            }
            if part.isComputed { return addQuotient(percent, "% / ") }
            add(percent.isShortDecimal ? percent.short : percent.decimal)
            add("%")
        case .pixels:
            if isFirst, part.isNegative { add("-") }
            add(part.amount.cssPixels)
        case .inlineSize:
            if isFirst, part.isNegative { add("-") }
            addMultiple(of: "100cqi", part.amount)
        case .length(let length):
            addMultiple(of: length, part.amount)
            if isFirst, part.isNegative { add(" * -1") }
        }
    }

    private mutating func addMultiple(of length: String, _ factor: Rational) {
        add(length)
        if factor == .one { return }
        if factor.numerator == 1, factor.isSmall {
            add(" / ")
            return add(Int(factor.denominator))
        }
        add(" * ")
        if factor.isShortDecimal { return add(factor.short) }
        if factor.isSmall { return addQuotient(factor, " / ") }
        add(factor.decimal)
    }

    private mutating func addQuotient(_ fraction: Rational, _ between: String) {
        add(Int(fraction.numerator))
        add(between)
        add(Int(fraction.denominator))
    }
}

extension Rational {
    /// The number as a ratio of width to height.
    var cssRatio: String {
        if denominator == 1 { return "\(numerator)" }
        return isSmall ? "\(numerator) / \(denominator)" : decimal
    }

    /// The number in pixels.
    var cssPixels: String { isZero ? "0" : decimal + "px" }

    /// Whether few digits express it exactly.
    fileprivate var isShortDecimal: Bool { denominator <= 1_000_000 && 1_000_000 % Int(denominator) == 0 }

    /// Whether its numerator and denominator are easy to read.
    fileprivate var isSmall: Bool { numerator.magnitude <= 9999 && denominator <= 9999 }
}

/// Shares of a total as `fr` tracks: the smallest integers, halves, quarters and so on, or else decimals.
///
/// - Parameters:
///   - isGiven: whether the total length is given. If it follows from the content, Blink finds the length of 1fr
///     first and rounds it to 1/64 px: 100 of them could be a pixel and a half too long. So the fractions then add up
///     to at most the number of tracks. None is as long as its share of the content or longer: that share, rounded up
///     in the shortest track, would make all others longer in proportion.
func cssFractions(_ shares: [Rational], isGiven: Bool) -> String {
    let startsAtZero = !isGiven && shares.contains { $0 != shares.first }
    func tracks(_ texts: [String]) -> String {
        cssTracks(texts.map { startsAtZero ? "minmax(0, \($0)fr)" : $0 + "fr" })
    }
    func decimals() -> String { tracks(shares.map { $0.shortest(digits: 9) }) }
    var common = 1
    for share in shares {
        guard share.denominator <= 1_000_000 else { return decimals() }
        let denominator = Int(share.denominator)
        common *= denominator / greatestCommonDivisor(common, denominator)
        guard common <= 1_000_000 else { return decimals() }
    }
    do throws(ExactOverflow) {
        var wholes: [Rational] = []
        wholes.reserveCapacity(shares.count)
        var divisor = 0
        for share in shares {
            let whole = try share * Rational(common)
            wholes.append(whole)
            // Shares are parts of a whole, so few digits suffice for them.
            guard let number = Int(exactly: whole.numerator), number != .min else { return decimals() }
            divisor = greatestCommonDivisor(divisor, number)
        }
        var factor = try Rational(1, over: Int128(max(divisor, 1)))
        if !isGiven {
            var sum = Rational.zero
            for whole in wholes { sum = try sum + whole * factor }
            var scale: Int128 = 1
            while scale <= 16, try sum > Rational(shares.count) * Rational(scale, over: 1) { scale *= 2 }
            if scale > 1, scale > 16 || shares.allSatisfy({ $0.isShortDecimal }) { return decimals() }
            factor = try factor / Rational(scale, over: 1)
        }
        var texts: [String] = []
        texts.reserveCapacity(wholes.count)
        for whole in wholes { texts.append(try (whole * factor).short) }
        return tracks(texts)
    } catch {
        return decimals()
    }
}

extension Rational {
    /// The decimal text, rounded to a number of decimals.
    fileprivate func shortest(digits: Int) -> String {
        if isShortDecimal { return short }
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        return ((nearestDouble * scale).rounded() / scale).shortest
    }
}

/// A list of tracks, with `repeat()` for equal ones.
func cssTracks(_ tracks: [String]) -> String {
    if let first = tracks.first, tracks.count > 2, tracks.allSatisfy({ $0 == first }) {
        return "repeat(\(tracks.count), \(first))"
    }
    return tracks.joined(separator: " ")
}
