internal import GridEmit
internal import GridModel

extension ContainerWidth {
    /// Reads a sum of lengths in `vw` and `px`, or `min`, `max`, `clamp` or `calc` of such; nil if it isn't one.
    init?(_ text: String) {
        var reader = Reader(bytes: Array(text.utf8))
        guard let value = try? reader.sum(), reader.isAtEnd else { return nil }
        self = value
    }
}

/// Reads lengths.
private struct Reader {
    let bytes: [UInt8]
    var index = 0

    struct Unreadable: Error {}

    var isAtEnd: Bool {
        mutating get {
            skipSpaces()
            return index == bytes.count
        }
    }

    mutating func skipSpaces() {
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    }

    mutating func take(_ text: String) -> Bool {
        skipSpaces()
        guard bytes[index...].starts(with: text.utf8) else { return false }
        index += text.utf8.count
        return true
    }

    /// Terms with `+` or `-` between them; only terms of `vw` and `px` can be subtracted, and added to others.
    mutating func sum() throws(Unreadable) -> ContainerWidth {
        var sum = try term()
        while true {
            let isPlus = take("+ ")
            guard isPlus || take("- ") else { return sum }
            guard case .linear(let vw, let px) = try term() else { throw Unreadable() }
            do throws(ExactOverflow) {
                sum = try sum.adding(isPlus ? vw : -vw, isPlus ? px : -px)
            } catch {
                throw Unreadable()
            }
            if case .linear(let vw, _) = sum, vw < .zero { throw Unreadable() }
            // A part that shrinks as the page grows has no least width of the page.
            if !isPlus, vw > .zero { if case .linear = sum {} else { throw Unreadable() } }
        }
    }

    private mutating func term() throws(Unreadable) -> ContainerWidth {
        if take("min(") { return .least(try list()) }
        if take("max(") { return .greatest(try list()) }
        if take("calc(") || take("(") {
            let value = try sum()
            guard take(")") else { throw Unreadable() }
            return value
        }
        if take("clamp(") {
            let values = try list()
            guard values.count == 3 else { throw Unreadable() }
            return .greatest([values[0], .least([values[1], values[2]])])
        }
        let number = try number()
        if take("vw") { return .linear(vw: number, px: .zero) }
        guard take("px") || number.isZero else { throw Unreadable() }
        return .linear(vw: .zero, px: number)
    }

    private mutating func list() throws(Unreadable) -> [ContainerWidth] {
        var values = [try sum()]
        while take(",") { values.append(try sum()) }
        guard take(")") else { throw Unreadable() }
        return values
    }

    private mutating func number() throws(Unreadable) -> Rational {
        skipSpaces()
        let start = index
        while index < bytes.count, ".0123456789".utf8.contains(bytes[index]) { index += 1 }
        guard let number = decimalNumber(String(decoding: bytes[start..<index], as: UTF8.self)[...]) else {
            throw Unreadable()
        }
        return number
    }
}
