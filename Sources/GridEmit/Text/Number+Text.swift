internal import GridModel

extension Double {
    /// The shortest decimal text that parses to this double; a whole number has no `.0`.
    package var shortest: String {
        // Beyond 2^53 doubles are not written digit by digit, and -0 is not an integer.
        if magnitude < 0x1p53, let integer = Int64(exactly: self), integer != 0 || sign == .plus {
            return String(integer)
        }
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension Rational {
    /// The shortest decimal text of the nearest double.
    package var decimal: String {
        wholeNumber.map { String($0) } ?? nearestDouble.shortest
    }

    /// The number if it is whole and below 2^53.
    fileprivate var wholeNumber: Int? {
        denominator == 1 && numerator.magnitude < 1 << 53 ? Int(numerator) : nil
    }

    /// The number as a literal of type `Double`, in Swift and in Kotlin.
    var swiftDouble: String {
        let text = decimal
        return text.utf8.contains(UInt8(ascii: ".")) || text.utf8.contains(UInt8(ascii: "e"))
            ? text : text + ".0"
    }
}

extension CodePrinter {
    /// Adds the shortest decimal text of the double nearest to a number.
    mutating func addDecimal(_ number: Rational) {
        if let whole = number.wholeNumber { add(whole) } else { add(number.nearestDouble.shortest) }
    }
}
