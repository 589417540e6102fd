/// A decimal number as written: `28.50` is 2850 units with two digits after the decimal point.
public struct NumberLiteral: Hashable, Sendable {
    /// The digits read as one whole number; 0 or more.
    public let units: Int64
    /// The number of digits after the decimal point; 0 to `Limits.digits`.
    public let scale: Int

    /// Creates the number `units` / 10^`scale`.
    package init(units: some BinaryInteger, scale: Int = 0) {
        self.units = Int64(clamping: units)
        self.scale = scale
    }

    /// Whether it is 0.
    package var isZero: Bool { units == 0 }

    /// Reads digits with at most one dot; nil for more than `Limits.digits` digits.
    init?(_ bytes: ArraySlice<UInt8>) {
        // 18 digits fit in 64 bits; where `Int` has only 32, they wouldn't fit in it.
        var units: Int64 = 0
        var scale = 0
        var digits = 0
        var isAfterDot = false
        for byte in bytes {
            if byte == UInt8(ascii: ".") {
                isAfterDot = true
                continue
            }
            digits += 1
            guard digits <= Limits.digits else { return nil }
            units = units * 10 + Int64(byte - UInt8(ascii: "0"))
            if isAfterDot { scale += 1 }
        }
        self.init(units: units, scale: scale)
    }
}

extension NumberLiteral: CustomStringConvertible {
    /// The number as written, without needless leading zeros.
    public var description: String {
        let digits = String(units)
        guard scale > 0 else { return digits }
        let padded = String(repeating: "0", count: max(0, scale + 1 - digits.utf8.count)) + digits
        return padded.dropLast(scale) + "." + padded.suffix(scale)
    }
}
