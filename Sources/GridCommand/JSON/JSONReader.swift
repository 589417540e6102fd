internal import GridEmit

/// Why a text is not JSON, and where.
struct JSONError: Error {
    let message: String
    let offset: Int

    /// The message, with its place in the text that was read.
    func message(in bytes: [UInt8]) -> String {
        let before = bytes[..<min(offset, bytes.count)]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = offset - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
        return "line \(line), column \(column): \(message)"
    }
}

/// Reads a JSON text (RFC 8259).
struct JSONReader {
    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0

    /// Nested deeper than any list of frames.
    private static let mostNested = 16

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
        var reader = JSONReader(bytes)
        let value = try reader.value()
        reader.skipSpace()
        if reader.next != nil { throw reader.error("unexpected text after the end of the JSON") }
        return value
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private func error(_ message: String) -> JSONError { JSONError(message: message, offset: place) }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
    }

    /// Takes a character if it comes next.
    private mutating func takes(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    private mutating func value() throws(JSONError) -> JSONValue {
        skipSpace()
        switch next {
        case UInt8(ascii: "["):
            return .array(try list("]") { reader throws(JSONError) in try reader.value() })
        case UInt8(ascii: "{"):
            return .object(
                try list("}") { reader throws(JSONError) in
                    reader.skipSpace()
                    let name = try reader.string()
                    guard reader.takes(":") else { throw reader.error("expected `:` after a name") }
                    return (name, try reader.value())
                })
        case UInt8(ascii: "\""): return .string(try string())
        case let byte? where byte == UInt8(ascii: "-") || byte.isDigit: return .digits(try number())
        default:
            for (word, value) in [("null", JSONValue.null), ("true", true), ("false", false)]
            where bytes[place...].starts(with: word.utf8) {
                place += word.utf8.count
                return value
            }
            throw error(next == nil ? "the JSON ends too early" : "expected a JSON value")
        }
    }

    /// The elements up to a closing bracket.
    private mutating func list<Element>(
        _ end: Unicode.Scalar, _ element: (inout JSONReader) throws(JSONError) -> Element
    ) throws(JSONError) -> [Element] {
        place += 1
        depth += 1
        defer { depth -= 1 }
        if depth > Self.mostNested { throw error("the JSON is nested too deeply") }
        var elements: [Element] = []
        if takes(end) { return elements }
        while true {
            elements.append(try element(&self))
            if takes(end) { return elements }
            guard takes(",") else {
                throw error(next == nil ? "the JSON ends too early" : "expected `,` or `\(Character(end))`")
            }
        }
    }

    private mutating func string() throws(JSONError) -> String {
        guard next == UInt8(ascii: "\"") else { throw error("expected a name in quotation marks") }
        place += 1
        var text: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { throw error("a string contains a control character") }
            if byte == UInt8(ascii: "\\") {
                text += try escaped().utf8
            } else {
                text.append(byte)
                place += 1
            }
        }
        guard next != nil else { throw error("a string has no end") }
        place += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// The character of an escape, such as `\n` or `\u00e9`.
    private mutating func escaped() throws(JSONError) -> String {
        let start = place
        place += 1
        guard let letter = next else { throw error("a string has no end") }
        if letter != UInt8(ascii: "u") {
            let plain: [UInt8: Unicode.Scalar] = [
                UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
                UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
                UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
            ]
            guard let scalar = plain[letter] else {
                place = start
                throw error("an escape isn't one of JSON's")
            }
            place += 1
            return String(scalar)
        }
        // A code point beyond 16 bits takes two escapes.
        var units: [UInt16] = []
        while units.count < 2, next == UInt8(ascii: "u"), let unit = unit(at: place + 1) {
            units.append(unit)
            place += 5
            guard units == [unit], UTF16.isLeadSurrogate(unit), next == UInt8(ascii: "\\") else { break }
            place += 1
        }
        if units.isEmpty {
            place = start
            throw error("`\\u` is followed by four hexadecimal digits")
        }
        // The second escape is none of a code point: it is read on its own.
        if units.count == 1, UTF16.isLeadSurrogate(units[0]), bytes[place - 1] == UInt8(ascii: "\\") {
            place -= 1
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// Four hexadecimal digits.
    private func unit(at place: Int) -> UInt16? {
        guard place + 4 <= bytes.count, bytes[place..<place + 4].allSatisfy({ $0.isHexDigit }) else {
            return nil
        }
        return UInt16(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    }

    private mutating func digits() throws(JSONError) {
        let start = place
        while let byte = next, byte.isDigit { place += 1 }
        if place == start { throw error("expected a digit") }
    }

    private mutating func number() throws(JSONError) -> String {
        let start = place
        if next == UInt8(ascii: "-") { place += 1 }
        let isZero = next == UInt8(ascii: "0")
        let first = place
        try digits()
        if isZero, place > first + 1 { throw error("a number begins with a needless 0") }
        if next == UInt8(ascii: ".") {
            place += 1
            try digits()
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            place += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
            try digits()
        }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isHexDigit: Bool { Character(Unicode.Scalar(self)).isHexDigit }

    /// Whether it is an ASCII digit.
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
