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

/// A decimal number above 0.
func positiveNumber(_ text: Substring) -> Rational? {
    decimalNumber(text).flatMap { $0 > .zero ? $0 : nil }
}

/// An aspect ratio: `3:2` or `1.5`.
func aspectRatio(_ text: Substring) -> Rational? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first.flatMap({ positiveNumber($0) }) else { return nil }
    if parts.count == 1 { return first }
    return positiveNumber(parts[1]).flatMap { try? first / $0 }
}
