internal import GridEmit

/// Why a text is not JSON, and where.
struct JSONError: Error {
    let message: String
    let offset: Int
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

    /// A string; escapes of control characters and code points stay as they are, since no name here has them.
    private mutating func string() throws(JSONError) -> String {
        guard next == UInt8(ascii: "\"") else { throw error("expected a name in quotation marks") }
        let start = place + 1
        place += 1
        while let byte = next, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { throw error("a string contains a control character") }
            place += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard next != nil else { throw error("a string has no end") }
        defer { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
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
    /// Whether it is an ASCII digit.
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
