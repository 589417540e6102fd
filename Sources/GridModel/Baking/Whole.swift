/// A whole number of any size. Sums of photos' ratios have more digits than a `Rational` holds.
struct Whole {
    let isNegative: Bool
    /// The digits of the magnitude in base 2³², the lowest first, without leading zeros.
    private let digits: [UInt32]

    init(_ value: Int128) {
        var digits: [UInt32] = [], rest = value.magnitude
        while rest > 0 {
            digits.append(UInt32(truncatingIfNeeded: rest))
            rest >>= 32
        }
        self.init(digits, isNegative: value < 0)
    }

    private init(_ digits: [UInt32], isNegative: Bool) {
        let length = (digits.lastIndex { $0 != 0 } ?? -1) + 1
        self.digits = Array(digits[..<length])
        self.isNegative = isNegative && length > 0
    }

    var isZero: Bool { digits.isEmpty }

    /// The number as a double between 0 and 2⁶⁴ times a power of 2; its upper 64 bits decide.
    var scaled: (value: Double, exponent: Int) {
        let upper = digits.suffix(3)
        let value = upper.reversed().reduce(0.0) { $0 * 0x1p32 + Double($1) }
        return (isNegative ? -value : value, 32 * (digits.count - upper.count))
    }

    static prefix func - (number: Whole) -> Whole { Whole(number.digits, isNegative: !number.isNegative) }

    static func + (first: Whole, second: Whole) -> Whole {
        if first.isNegative == second.isNegative {
            return Whole(sum(first.digits, second.digits), isNegative: first.isNegative)
        }
        return isLess(first.digits, second.digits)
            ? Whole(difference(second.digits, first.digits), isNegative: second.isNegative)
            : Whole(difference(first.digits, second.digits), isNegative: first.isNegative)
    }

    static func * (first: Whole, second: Whole) -> Whole {
        var digits = [UInt32](repeating: 0, count: first.digits.count + second.digits.count)
        for (place, digit) in first.digits.enumerated() {
            var carry: UInt64 = 0
            for (offset, other) in second.digits.enumerated() {
                // At most (2³² − 1)² + 2 · (2³² − 1), which is 2⁶⁴ − 1.
                let sum = UInt64(digit) * UInt64(other) + UInt64(digits[place + offset]) + carry
                digits[place + offset] = UInt32(truncatingIfNeeded: sum)
                carry = sum >> 32
            }
            digits[place + second.digits.count] = UInt32(truncatingIfNeeded: carry)
        }
        return Whole(digits, isNegative: first.isNegative != second.isNegative)
    }

    private static func isLess(_ first: [UInt32], _ second: [UInt32]) -> Bool {
        if first.count != second.count { return first.count < second.count }
        return first.reversed().lexicographicallyPrecedes(second.reversed())
    }

    private static func sum(_ first: [UInt32], _ second: [UInt32]) -> [UInt32] {
        var digits: [UInt32] = [], carry: UInt64 = 0
        for place in 0..<max(first.count, second.count) {
            let sum =
                UInt64(place < first.count ? first[place] : 0)
                + UInt64(place < second.count ? second[place] : 0) + carry
            digits.append(UInt32(truncatingIfNeeded: sum))
            carry = sum >> 32
        }
        return digits + [UInt32(truncatingIfNeeded: carry)]
    }

    /// The first less the second, which is at most as large.
    private static func difference(_ first: [UInt32], _ second: [UInt32]) -> [UInt32] {
        var digits: [UInt32] = [], borrow: Int64 = 0
        for (place, digit) in first.enumerated() {
            let rest = Int64(digit) - Int64(place < second.count ? second[place] : 0) + borrow
            digits.append(UInt32(truncatingIfNeeded: rest))
            borrow = rest < 0 ? -1 : 0
        }
        return digits
    }
}

extension Whole: Equatable {}
