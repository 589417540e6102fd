internal import GridEmit

/// A JSON value, whose members are printed in the order given.
indirect enum JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
    case null
    case bool(Bool)
    case number(Int)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }

    /// The text, or null.
    init(_ text: String?) { self = text.map { .string($0) } ?? .null }

    /// The number, if it is one.
    private var number: Int? {
        guard case .number(let value) = self else { return nil }
        return value
    }

    /// The document: UTF-8, a member a line but for pairs of numbers, a final newline.
    var document: String {
        var printer = CodePrinter()
        print(to: &printer, before: "", behind: "")
        return printer.text
    }

    private func print(to printer: inout CodePrinter, before: String, behind: String) {
        switch self {
        case .null: printer.line("\(before)null\(behind)")
        case .bool(let value): printer.line("\(before)\(value)\(behind)")
        case .number(let value): printer.line("\(before)\(value)\(behind)")
        case .string(let value): printer.line(before + quotedJSON(value) + behind)
        case .array(let values):
            let members = values.map { ("", $0) }
            Self.print(members, "[", "]", to: &printer, before: before, behind: behind)
        case .object(let members) where members.count == 2 && members.allSatisfy({ $0.1.number != nil }):
            let texts = members.map { "\(quotedJSON($0.0)): \($0.1.number ?? 0)" }
            printer.line(before + "{" + texts.joined(separator: ", ") + "}" + behind)
        case .object(let members):
            let named = members.map { (quotedJSON($0.0) + ": ", $0.1) }
            Self.print(named, "{", "}", to: &printer, before: before, behind: behind)
        }
    }

    private static func print(
        _ members: [(String, JSONValue)], _ opening: String, _ closing: String, to printer: inout CodePrinter,
        before: String, behind: String
    ) {
        guard !members.isEmpty else {
            printer.line(before + opening + closing + behind)
            return
        }
        printer.block(before + opening, closing + behind) { printer in
            for (index, member) in members.enumerated() {
                let comma = index == members.count - 1 ? "" : ","
                member.1.print(to: &printer, before: member.0, behind: comma)
            }
        }
    }
}
