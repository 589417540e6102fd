extension Rational {
    /// The exact text, `n` or `n/d`.
    public var fraction: String {
        denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
    }

    /// The nearest double, ties to even.
    public var nearestDouble: Double {
        let exactLimit: UInt128 = 1 << 53
        if numerator.magnitude <= exactLimit, denominator.magnitude <= exactLimit {
            // Both are doubles, and IEEE 754 division of two doubles is rounded correctly.
            return Double(Int64(numerator)) / Double(Int64(denominator))
        }
        // Binary long division to 62 bits or more, the last of them sticky; then one rounding to 53.
        let divisor = denominator.magnitude
        var (quotient, rest) = numerator.magnitude.quotientAndRemainder(dividingBy: divisor)
        var exponent = 0
        while quotient >> 62 == 0 {
            rest <<= 1
            quotient <<= 1
            if rest >= divisor {
                rest -= divisor
                quotient |= 1
            }
            exponent -= 1
        }
        var isInexact = rest != 0
        while quotient >> 63 != 0 {
            isInexact = isInexact || quotient & 1 == 1
            quotient >>= 1
            exponent += 1
        }
        let magnitude = Double(UInt64(quotient | (isInexact ? 1 : 0)))
        return Double(sign: isNegative ? .minus : .plus, exponent: exponent, significand: magnitude)
    }

    /// The text as a ratio: `4:3`.
    package var asRatio: String { "\(numerator):\(denominator)" }

    /// The decimal text where it ends within six digits behind the dot; else the fraction.
    package var short: String {
        var scale: Int128 = 1
        for digits in 0...6 {
            if scale % denominator == 0 {
                let (units, overflow) = numerator.multipliedReportingOverflow(by: scale / denominator)
                if overflow { break }
                let magnitude = "\(units.magnitude)"
                let sign = isNegative ? "-" : ""
                guard digits > 0 else { return sign + magnitude }
                let zeros = String(repeating: "0", count: max(0, digits + 1 - magnitude.utf8.count))
                let padded = zeros + magnitude
                return sign + padded.dropLast(digits) + "." + padded.suffix(digits)
            }
            scale *= 10
        }
        return fraction
    }
}

extension Rational: CustomStringConvertible {
    /// The exact text, `n` or `n/d`.
    public var description: String { fraction }
}
