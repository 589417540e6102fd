extension Rational {
    /// The exact text, `n` or `n/d`.
    public var fraction: String {
        let sign = isNegative ? "-" : ""
        let whole = sign + digits(numerator.magnitude)
        return denominator == 1 ? whole : whole + "/" + digits(denominator.magnitude)
    }

    /// The nearest double, ties to even.
    public var nearestDouble: Double {
        let exactLimit: UInt128 = 1 << 53
        if numerator.magnitude <= exactLimit, denominator.magnitude <= exactLimit {
            // Both are exact as doubles, and IEEE 754 rounds the quotient of two doubles correctly.
            return Double(Int64(numerator)) / Double(Int64(denominator))
        }
        // Binary long division to 62 bits or more, the last of which is sticky; then one rounding to 53.
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

    /// The decimal text if it is exact with at most six digits after the dot; otherwise the fraction.
    package var short: String {
        guard denominator > 1, denominator <= 1_000_000 else { return fraction }
        let divisor = Int(denominator)
        var scale = 1
        for places in 0...6 {
            if scale % divisor == 0 {
                let (units, overflow) = numerator.multipliedReportingOverflow(by: Int128(scale / divisor))
                if overflow { break }
                let magnitude = digits(units.magnitude)
                let sign = isNegative ? "-" : ""
                let zeros = String(repeating: "0", count: max(0, places + 1 - magnitude.utf8.count))
                let padded = zeros + magnitude
                return sign + padded.dropLast(places) + "." + padded.suffix(places)
            }
            scale *= 10
        }
        return fraction
    }

    /// The decimal text if it is exact with at most six digits after the dot; otherwise `about` and two digits after the dot.
    /// It is for numbers that aren't negative.
    package var rough: String {
        let text = short
        guard text.utf8.contains(UInt8(ascii: "/")) else { return text }
        do throws(ExactOverflow) {
            let hundredths = try self * Rational(100) + Rational(1, over: 2)
            return "about " + (try Rational(hundredths.numerator / hundredths.denominator, over: 100)).short
        } catch {
            return text
        }
    }
}

/// The decimal digits of a number; printing 64 bits takes a tenth of the time of 128.
private func digits(_ number: UInt128) -> String {
    let small = UInt64(truncatingIfNeeded: number)
    return UInt128(small) == number ? String(small) : String(number)
}

extension Rational: CustomStringConvertible {
    /// The exact text, `n` or `n/d`.
    public var description: String { fraction }
}
