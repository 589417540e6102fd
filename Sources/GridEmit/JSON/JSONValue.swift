internal import GridSyntax

/// A JSON value whose members are printed in the given order.
package indirect enum JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
    case null
    case bool(Bool)
    /// A number in its printed form.
    case digits(String)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])
    /// An object that documents have on one line.
    case row([(String, JSONValue)])

    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .number(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// Creates a string, or null for nil.
    package init(_ text: String?) { self = text.map { .string($0) } ?? .null }

    /// A whole number.
    package static func number(_ value: Int) -> JSONValue { .digits("\(value)") }

    private var isNumber: Bool {
        if case .digits = self { true } else { false }
    }

    /// The document: UTF-8, one member per line except for numbers in arrays, pairs, and rows, with a final newline.
    package var document: String {
        var printer = CodePrinter()
        print(to: &printer, before: "", after: "")
        return printer.text
    }

    /// The value on one line.
    package var line: String {
        var printer = CodePrinter()
        printer.addValue(self)
        return printer.text
    }

    private func print(to printer: inout CodePrinter, before: String, after: String) {
        switch self {
        case .null, .bool, .digits, .string, .row: printLine(to: &printer, before, after)
        case .array(let values) where values.allSatisfy({ $0.isNumber }):
            printLine(to: &printer, before, after)
        case .array(let values):
            let members = values.map { ("", $0) }
            Self.print(members, "[", "]", to: &printer, before: before, after: after)
        case .object(let members) where members.count == 2 && members.allSatisfy({ $0.1.isNumber }):
            printLine(to: &printer, before, after)
        case .object(let members):
            let named = members.map { (quotedJSON($0.0) + ": ", $0.1) }
            Self.print(named, "{", "}", to: &printer, before: before, after: after)
        }
    }

    private static func print(
        _ members: [(String, JSONValue)], _ opening: String, _ closing: String, to printer: inout CodePrinter,
        before: String, after: String
    ) {
        guard !members.isEmpty else {
            printer.line(before + opening + closing + after)
            return
        }
        printer.block(before + opening, closing + after) { printer in
            for (index, member) in members.enumerated() {
                let comma = index == members.count - 1 ? "" : ","
                member.1.print(to: &printer, before: member.0, after: comma)
            }
        }
    }

    private func printLine(to printer: inout CodePrinter, _ before: String, _ after: String) {
        printer.line { printer in
            printer.add(before)
            printer.addValue(self)
            printer.add(after)
        }
    }
}

extension CodePrinter {
    /// Adds a value to the line under construction.
    package mutating func addValue(_ value: JSONValue) {
        switch value {
        case .null: add("null")
        case .bool(let value): add(value ? "true" : "false")
        case .digits(let digits): add(digits)
        case .string(let value): add(quoted: value)
        case .array(let values):
            add("[")
            for (index, value) in values.enumerated() {
                if index > 0 { add(", ") }
                addValue(value)
            }
            add("]")
        case .object(let members), .row(let members):
            add("{")
            add(members)
            add("}")
        }
    }

    /// Adds members to the line under construction, without the braces around them.
    mutating func add(_ members: [(String, JSONValue)]) {
        for (index, member) in members.enumerated() {
            if index > 0 { add(", ") }
            add(quoted: member.0)
            add(": ")
            addValue(member.1)
        }
    }

    private mutating func add(quoted text: String) {
        guard text.utf8.allSatisfy(isPlain) else { return add(quotedJSON(text)) }
        add("\"")
        add(text)
        add("\"")
    }
}

/// The text as a JSON string. Beyond JSON's rules, it escapes what could end a script or a line elsewhere, or hide text.
func quotedJSON(_ text: String) -> String {
    if text.utf8.allSatisfy({ isPlain($0) }) { return "\"\(text)\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case "<", ">", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}",
            _ where scalar.isInvisible:
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            }
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}

/// Whether a byte needs no escape in JSON.
private func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
}
