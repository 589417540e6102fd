/// How many bits a spec and the errors that it leaves take to write down. Of specs that give measured frames, the one with the
/// fewest is likeliest to be meant (Rissanen, Modeling by shortest data description, 1978): a few more characters are right
/// if frames then fit exactly, and a ratio of large numbers isn't if it only fits as well as a simple one.
enum DescriptionLength {
    /// The bits of a piece of a spec: one for each character, more for numbers that could be many others.
    static func bits(of text: String) -> Double {
        var bits = 0.0
        var rest = text[...]
        var before: Character = " "
        var weights: [Int] = []
        while let first = rest.first {
            let number = takeNumber(from: &rest)
            if number.isEmpty {
                bits += 1
                before = rest.removeFirst()
            } else if rest.first == ":" {
                rest.removeFirst()
                bits += self.bits(ofRatio: String(number), to: String(takeNumber(from: &rest)))
            } else if before == "@", let weight = Int(number) {
                weights.append(weight)
                bits += self.bits(ofNumber: String(number))
            } else if before == "@" || before == "x" || rest.first == "x" || number.contains(".") {
                bits += self.bits(ofNumber: String(number))
            } else {
                bits += Double(number.count)
            }
            if first.isNumber { before = first }
        }
        // The last one of some percentages follows from the others.
        if weights.reduce(0, +) == 100, let last = weights.last { bits -= self.bits(ofNumber: "\(last)") }
        return bits
    }

    private static func takeNumber(from text: inout Substring) -> Substring {
        let number = text.prefix { $0.isNumber || $0 == "." }
        // The dots of a range, or holes of a sketch, are no number.
        guard number.first?.isNumber == true else { return "" }
        text = text.dropFirst(number.count)
        return number
    }

    private static func bits(ofRatio width: String, to height: String) -> Double {
        if width == "1", height == "1" { return 1 }
        let isUsual = SimpleRatio.usual.contains(SimpleRatio(width: width, height: height))
        return 3 + (isUsual ? 0 : bits(ofNumber: width) + bits(ofNumber: height))
    }

    /// Round numbers are as simple as shorter ones.
    private static func bits(ofNumber text: String) -> Double {
        let digits = text.filter { $0 != "." }
        let zeros = digits.reversed().prefix { $0 == "0" }.count
        let significant = digits.dropLast(zeros).reduce(0.0) { $0 * 10 + Double($1.wholeNumberValue ?? 0) }
        return 1 + logarithm(significant) + Double(zeros) + (text.contains(".") ? 4 : 0)
    }

    /// The bits of errors, most of which are below a precision. One large error says that a number is wrong; how large it is
    /// matters less.
    static func bits(of errors: some Sequence<Double>, precision: Double) -> Double {
        errors.reduce(0) { $0 + logarithm(1 + $1 / max(precision, 1e-6)) }
    }

    /// The binary logarithm, linear between powers of two; 0 for numbers below 1.
    private static func logarithm(_ number: Double) -> Double {
        number < 1 ? 0 : Double(number.exponent) + number.significand - 1
    }
}
