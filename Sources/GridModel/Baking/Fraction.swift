/// An exact fraction of any size. It isn't reduced: few operations follow each other.
package struct Fraction {
    private let numerator: Whole
    /// Greater than 0.
    private let denominator: Whole

    static let zero = Fraction(.zero)
    static let one = Fraction(.one)

    package init(_ number: Rational) {
        self.init(Whole(number.numerator), over: Whole(number.denominator))
    }

    package init(_ number: Int) { self.init(Rational(number)) }

    private init(_ numerator: Whole, over denominator: Whole) {
        self.numerator = numerator
        self.denominator = numerator.isZero ? Whole(1) : denominator
    }

    package var isZero: Bool { numerator.isZero }
    package var isNegative: Bool { numerator.isNegative }

    /// A double within a few units of its last place.
    package var double: Double {
        let (above, below) = (numerator.scaled, denominator.scaled)
        // Powers of 2 beyond a double's are far beyond all lengths.
        let exponent = min(max(above.exponent - below.exponent, -1000), 1000)
        return Double(sign: .plus, exponent: exponent, significand: above.value / below.value)
    }

    package static prefix func - (number: Fraction) -> Fraction {
        Fraction(-number.numerator, over: number.denominator)
    }

    package static func + (first: Fraction, second: Fraction) -> Fraction {
        if first.isZero { return second }
        if second.isZero { return first }
        if first.denominator == second.denominator {
            return Fraction(first.numerator + second.numerator, over: first.denominator)
        }
        return Fraction(
            first.numerator * second.denominator + second.numerator * first.denominator,
            over: first.denominator * second.denominator)
    }

    package static func - (first: Fraction, second: Fraction) -> Fraction { first + -second }

    package static func * (first: Fraction, second: Fraction) -> Fraction {
        Fraction(first.numerator * second.numerator, over: first.denominator * second.denominator)
    }

    /// The quotient; 0 if the divisor is 0.
    package static func / (first: Fraction, second: Fraction) -> Fraction {
        if second.isZero { return .zero }
        let above = first.numerator * second.denominator, below = first.denominator * second.numerator
        return below.isNegative ? Fraction(-above, over: -below) : Fraction(above, over: below)
    }
}

extension Fraction: Comparable {
    package static func == (first: Fraction, second: Fraction) -> Bool { (first - second).isZero }
    package static func < (first: Fraction, second: Fraction) -> Bool { (first - second).isNegative }
}
