internal import GridEmit
internal import GridModel

extension ContainerWidth {
    /// Reads a CSS length: `vw`, `px` and `rem`, calculated with `+`, `-`, `*`, `/`, `calc`, `min`, `max` and `clamp`. It must not
    /// shrink as the page grows.
    ///
    /// - Parameter rem: the pixels of a `rem`.
    init(text: String, rem: Rational) throws(UsageError) {
        // CSS has no case.
        var reader = LengthReader(bytes: Array(text.lowercased().utf8), rem: rem)
        guard let value = try? reader.sum(), reader.isAtEnd, case .length(let length) = value else {
            let part = reader.unknown.flatMap { $0 == text.lowercased() ? nil : "`\($0)` in " } ?? ""
            throw UsageError(
                message:
                    "\(part)`\(text)` is not a length in `vw`, `px` or `rem`, such as `min(100vw - 32px, 40rem)`"
            )
        }
        guard length.parts.allSatisfy({ $0.vw >= .zero }) else {
            throw UsageError(
                message:
                    "`\(text)` has a part that shrinks as the page grows; gridgen reads lengths without one")
        }
        self = length
    }
}

/// Reads the parts of a CSS length.
private struct LengthReader {
    /// A length, or a number that lengths are multiplied by.
    enum Value {
        case number(Rational)
        case length(ContainerWidth)
    }

    /// Also for lengths with more than 64 parts, or nested deeper than 16 times.
    struct Unreadable: Error {}

    let bytes: [UInt8]
    let rem: Rational
    var index = 0
    var depth = 0
    /// A number with a unit that gridgen doesn't know, or a name.
    var unknown: String?

    init(bytes: [UInt8], rem: Rational) { (self.bytes, self.rem) = (bytes, rem) }

    var isAtEnd: Bool {
        mutating get {
            skipSpaces()
            return index == bytes.count
        }
    }

    private mutating func skipSpaces() {
        while isSpace(at: index) { index += 1 }
    }

    private func isSpace(at index: Int) -> Bool {
        index < bytes.count && " \t\n".utf8.contains(bytes[index])
    }

    private mutating func take(_ text: String) -> Bool {
        let start = index
        skipSpaces()
        guard bytes[index...].starts(with: text.utf8) else {
            index = start
            return false
        }
        index += text.utf8.count
        return true
    }

    /// A sign between two values; as in CSS, spaces are around it.
    private mutating func takeSign() -> Rational? {
        let start = index
        guard isSpace(at: index) else { return nil }
        let isPlus = take("+")
        guard isPlus || take("-"), isSpace(at: index) else {
            index = start
            return nil
        }
        return isPlus ? .one : -.one
    }

    mutating func sum() throws(Unreadable) -> Value {
        var sum = try product()
        while let sign = takeSign() {
            switch (sum, try product()) {
            case (.length(let first), .length(let second)):
                guard first.parts.count * second.parts.count <= 64 else { throw Unreadable() }
                sum = .length(try exact { () throws(ExactOverflow) in try first + (try second * sign) })
            case (.number(let first), .number(let second)):
                sum = .number(try exact { () throws(ExactOverflow) in try first + (try second * sign) })
            default: throw Unreadable()
            }
        }
        return sum
    }

    private mutating func product() throws(Unreadable) -> Value {
        var product = try part()
        while true {
            let isTimes = take("*")
            guard isTimes || take("/") else { return product }
            switch (product, try part()) {
            case (.length(let length), .number(let number)) where isTimes,
                (.number(let number), .length(let length)) where isTimes:
                product = .length(try exact { () throws(ExactOverflow) in try length * number })
            case (.length(let length), .number(let number)) where !number.isZero:
                product = .length(try exact { () throws(ExactOverflow) in try length * (try .one / number) })
            case (.number(let first), .number(let second)) where isTimes || !second.isZero:
                product = .number(
                    try exact { () throws(ExactOverflow) in isTimes ? try first * second : try first / second
                    })
            default: throw Unreadable()
            }
        }
    }

    /// A number or length, or a function or parentheses.
    private mutating func part() throws(Unreadable) -> Value {
        depth += 1
        defer { depth -= 1 }
        guard depth <= 16 else { throw Unreadable() }
        if take("min(") { return .length(.least(try lengths())) }
        if take("max(") { return .length(.greatest(try lengths())) }
        if take("clamp(") {
            let values = try lengths()
            guard values.count == 3 else { throw Unreadable() }
            return .length(.greatest([values[0], .least([values[1], values[2]])]))
        }
        if take("calc(") || take("(") {
            let value = try sum()
            guard take(")") else { throw Unreadable() }
            return value
        }
        skipSpaces()
        let start = index
        let name = word()
        if !name.isEmpty {
            unknown = name
            throw Unreadable()
        }
        let number = try number()
        // A unit follows its number without a space.
        switch word() {
        case "": return .number(number)
        case "vw": return .length(.linear(vw: number, px: .zero))
        case "px": return .length(.linear(vw: .zero, px: number))
        case "rem":
            return .length(.linear(vw: .zero, px: try exact { () throws(ExactOverflow) in try number * rem }))
        default:
            unknown = String(decoding: bytes[start..<index], as: UTF8.self)
            throw Unreadable()
        }
    }

    /// A unit or the name of a function: letters or a percent sign, also letters of other languages.
    private mutating func word() -> String {
        let word = bytes[index...].prefix { byte in
            byte >= 0x80 || byte == UInt8(ascii: "%")
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        }
        index = word.endIndex
        return String(decoding: word, as: UTF8.self)
    }

    private mutating func lengths() throws(Unreadable) -> [ContainerWidth] {
        var lengths: [ContainerWidth] = []
        var partsLeft = 64
        repeat {
            guard case .length(let length) = try sum() else { throw Unreadable() }
            partsLeft -= length.parts.count
            guard partsLeft >= 0 else { throw Unreadable() }
            lengths.append(length)
        } while take(",")
        guard take(")") else { throw Unreadable() }
        return lengths
    }

    private mutating func number() throws(Unreadable) -> Rational {
        let isNegative = take("-")
        if !isNegative, !take("+") { skipSpaces() }
        let digits = bytes[index...].prefix { ".0123456789".utf8.contains($0) }
        index = digits.endIndex
        let zero = digits.first == UInt8(ascii: ".") ? "0" : ""
        guard let number = decimalNumber((zero + String(decoding: digits, as: UTF8.self))[...]) else {
            throw Unreadable()
        }
        return isNegative ? -number : number
    }

    private func exact<Result>(_ make: () throws(ExactOverflow) -> Result) throws(Unreadable) -> Result {
        do throws(ExactOverflow) { return try make() } catch { throw Unreadable() }
    }
}
