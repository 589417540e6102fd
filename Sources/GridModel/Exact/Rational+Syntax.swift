internal import GridSyntax

extension Rational {
    /// The number as it is written, exactly.
    init(_ literal: NumberLiteral) {
        // At most 18 digits: neither the power nor the fraction can overflow.
        var power: Int128 = 1
        for _ in 0..<literal.scale { power *= 10 }
        self = (try? Rational(Int128(literal.units), over: power)) ?? .zero
    }
}

extension Rational {
    /// The ratio as it is written, exactly.
    init(_ ratio: RatioSyntax) {
        // Two fractions of at most 18 digits over at most 10^18 each: the quotient fits in 128 bits.
        self = (try? Rational(ratio.width.value) / Rational(ratio.height.value)) ?? .one
    }
}
