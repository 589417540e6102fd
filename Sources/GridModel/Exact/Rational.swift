/// An exact fraction, always reduced, with a denominator greater than 0.
///
/// The numerator and denominator have 128 bits. An operation whose reduced result doesn't fit throws `ExactOverflow`;
/// none ever rounds, wraps or traps.
public struct Rational: Hashable, Sendable {
    /// The numerator; it carries the sign.
    public let numerator: Int128
    /// The denominator, greater than 0 and without a common factor with the numerator.
    public let denominator: Int128

    /// The integer `value`.
    public init(_ value: Int) {
        numerator = Int128(value)
        denominator = 1
    }

    private init(reducedNumerator: Int128, denominator: Int128) {
        numerator = reducedNumerator
        self.denominator = denominator
    }

    /// The fraction `numerator` / `denominator`, reduced.
    ///
    /// - Throws: `ExactOverflow` if the denominator is 0, or if either is `Int128.min`, which can't be negated.
    package init(_ numerator: Int128, over denominator: Int128) throws(ExactOverflow) {
        guard denominator != 0, numerator != .min, denominator != .min else { throw ExactOverflow() }
        // WebAssembly divides 128 bits with a slow loop, so nearly all numbers take this way.
        if denominator > 0, let top = Int64(exactly: numerator), let bottom = Int64(exactly: denominator),
            top != .min
        {
            let divisor = greatestCommonDivisor(top, bottom)
            self.init(reduced: top / divisor, over: bottom / divisor)
            return
        }
        let divisor = greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
        let sign: Int128 = denominator < 0 ? -1 : 1
        self.init(
            reducedNumerator: sign * (numerator / Int128(divisor)),
            denominator: sign * (denominator / Int128(divisor)))
    }

    /// 0
    public static let zero = Rational(0)
    /// 1
    public static let one = Rational(1)

    /// Whether it is 0.
    public var isZero: Bool { numerator == 0 }
}

/// Thrown when an exact number doesn't fit in 128 bits.
package struct ExactOverflow: Error {
    package init() {}
}

extension Rational {
    /// The numerator and denominator if both fit in 32 bits, as nearly always, so that a sum of two products fits in 64.
    /// This saves proofs a third of their instructions.
    @inline(__always)
    private var small: (numerator: Int64, denominator: Int64)? {
        let numerator = Int32(truncatingIfNeeded: numerator)
        let denominator = Int32(truncatingIfNeeded: denominator)
        guard numerator == self.numerator, denominator == self.denominator else { return nil }
        return (Int64(numerator), Int64(denominator))
    }

    @inline(__always)
    private init(reduced numerator: Int64, over denominator: Int64) {
        self.init(reducedNumerator: Int128(numerator), denominator: Int128(denominator))
    }

    /// Hashes the lower halves, which distinguish nearly all fractions.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(Int(truncatingIfNeeded: numerator))
        hasher.combine(Int(truncatingIfNeeded: denominator))
    }
}

/// The greatest common divisor, by Euclid's algorithm; 1 if both are 0.
private func greatestCommonDivisor(_ first: UInt128, _ second: UInt128) -> UInt128 {
    var (a, b) = (first, second)
    while b != 0 {
        if let small = UInt64(exactly: a), let divisor = UInt64(exactly: b) {
            return UInt128(greatestCommonDivisor(small, divisor))
        }
        (a, b) = (b, a % b)
    }
    return max(a, 1)
}

private func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var (a, b) = (first, second)
    while b != 0 { (a, b) = (b, a % b) }
    return max(a, 1)
}

private func greatestCommonDivisor(_ first: Int64, _ second: Int64) -> Int64 {
    if second == 1 { return 1 }
    return Int64(greatestCommonDivisor(UInt64(first.magnitude), UInt64(second.magnitude)))
}

/// The greatest common divisor of two numbers above `Int.min`; 1 if both are 0.
package func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    Int(greatestCommonDivisor(UInt64(first.magnitude), UInt64(second.magnitude)))
}

extension Rational {
    // Most coefficients of forms are 0; calling a function for each took a tenth of the time.
    @inline(__always)
    package static func + (first: Rational, second: Rational) throws(ExactOverflow) -> Rational {
        first.isZero ? second : second.isZero ? first : try sum(first, second)
    }

    private static func sum(_ first: Rational, _ second: Rational) throws(ExactOverflow) -> Rational {
        // Knuth, The Art of Computer Programming 4.5.1: divide by the common factor first.
        if let a = first.small, let b = second.small {
            let common = greatestCommonDivisor(a.denominator, b.denominator)
            let sum = a.numerator * (b.denominator / common) + b.numerator * (a.denominator / common)
            if sum == 0 { return .zero }
            let rest = greatestCommonDivisor(sum, common)
            return Rational(reduced: sum / rest, over: a.denominator / common * (b.denominator / rest))
        }
        let common = Int128(greatestCommonDivisor(first.denominator.magnitude, second.denominator.magnitude))
        let left = try product(first.numerator, second.denominator / common)
        let right = try product(second.numerator, first.denominator / common)
        let (sum, overflow) = left.addingReportingOverflow(right)
        if overflow || sum == .min { throw ExactOverflow() }
        let rest = Int128(greatestCommonDivisor(sum.magnitude, common.magnitude))
        let denominator = try product(first.denominator / common, second.denominator / rest)
        return Rational(reducedNumerator: sum / rest, denominator: sum == 0 ? 1 : denominator)
    }

    package static func - (first: Rational, second: Rational) throws(ExactOverflow) -> Rational {
        second.isZero ? first : try first + -second
    }

    package static prefix func - (value: Rational) -> Rational {
        // No numerator is ever Int128.min, so negation can't overflow.
        Rational(reducedNumerator: -value.numerator, denominator: value.denominator)
    }

    @inline(__always)
    package static func * (first: Rational, second: Rational) throws(ExactOverflow) -> Rational {
        first.isZero || second.isZero ? .zero : try exactProduct(first, second)
    }

    private static func exactProduct(_ first: Rational, _ second: Rational) throws(ExactOverflow) -> Rational
    {
        if let a = first.small, let b = second.small {
            let left = greatestCommonDivisor(a.numerator, b.denominator)
            let right = greatestCommonDivisor(b.numerator, a.denominator)
            return Rational(
                reduced: a.numerator / left * (b.numerator / right),
                over: a.denominator / right * (b.denominator / left))
        }
        let left = Int128(greatestCommonDivisor(first.numerator.magnitude, second.denominator.magnitude))
        let right = Int128(greatestCommonDivisor(second.numerator.magnitude, first.denominator.magnitude))
        let numerator = try product(first.numerator / left, second.numerator / right)
        let denominator = try product(first.denominator / right, second.denominator / left)
        return Rational(reducedNumerator: numerator, denominator: denominator)
    }

    /// - Throws: `ExactOverflow`, also for a divisor of 0.
    package static func / (first: Rational, second: Rational) throws(ExactOverflow) -> Rational {
        guard !second.isZero else { throw ExactOverflow() }
        let sign: Int128 = second.numerator < 0 ? -1 : 1
        let inverse = Rational(
            reducedNumerator: sign * second.denominator, denominator: sign * second.numerator)
        return try first * inverse
    }

    package static func += (first: inout Rational, second: Rational) throws(ExactOverflow) {
        first = try first + second
    }

    private static func product(_ first: Int128, _ second: Int128) throws(ExactOverflow) -> Int128 {
        let (result, overflow) = first.multipliedReportingOverflow(by: second)
        // Excluding Int128.min makes negation safe.
        if overflow || result == .min { throw ExactOverflow() }
        return result
    }
}

extension Rational: Comparable {
    /// Compares exactly, using full 256-bit products.
    public static func < (first: Rational, second: Rational) -> Bool {
        if first.denominator == second.denominator { return first.numerator < second.numerator }
        if let a = first.small, let b = second.small {
            return a.numerator * b.denominator < b.numerator * a.denominator
        }
        if first.isNegative != second.isNegative { return first.isNegative }
        let left = first.numerator.magnitude.multipliedFullWidth(by: second.denominator.magnitude)
        let right = second.numerator.magnitude.multipliedFullWidth(by: first.denominator.magnitude)
        let isLess = (left.high, left.low) < (right.high, right.low)
        let isEqual = left.high == right.high && left.low == right.low
        return first.isNegative ? !isLess && !isEqual : isLess
    }

    /// Whether it is less than 0.
    public var isNegative: Bool { numerator < 0 }
}

extension Collection<Rational> {
    /// The sum of all.
    func sum() throws(ExactOverflow) -> Rational {
        var sum = Rational.zero
        for value in self { try sum += value }
        return sum
    }
}
