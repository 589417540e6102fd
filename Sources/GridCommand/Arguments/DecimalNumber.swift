internal import GridModel

/// A decimal number of an option, exactly: at most nine digits, and no sign. Nil for anything else.
func decimalNumber(_ text: Substring) -> Rational? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.joined()
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }), digits.utf8.count <= 9,
        digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        let numerator = Int128(digits)
    else { return nil }
    let places = parts.count == 2 ? parts[1].utf8.count : 0
    return try? Rational(numerator, over: (0..<places).reduce(1) { power, _ in power * 10 })
}
