internal import GridModel

internal import struct GridSyntax.SourceSpan

extension Grid {
    /// What of it Swift can't express: a name.
    var lacksInSwift: [Lack] {
        guard swiftTakenNames.contains(name) else { return [] }
        let origin = nameSpan == nil ? "the name comes from the file: " : ""
        return [
            Lack(
                "can't call a type `\(name)`: Swift itself uses that name",
                instead: origin + "write `grid \(name)Grid`",
                at: nameSpan ?? SourceSpan(0, 0))
        ].compactMap { $0 }
    }
}

/// The name as Swift takes it: in back-ticks where it is a word of the language.
func swiftIdentifier(_ name: String) -> String {
    swiftKeywords.contains(name) ? "`\(name)`" : name
}

/// Names that no type can have beside generated code, which uses them, or that hardly any module could do without.
let swiftTakenNames: Set<String> = [
    // Generated code says these, or the compiler looks them up for a literal in it.
    "Array", "Bool", "BooleanLiteralType", "CGRect", "Double", "FloatLiteralType", "Hashable", "Int",
    "IntegerLiteralType", "OptionSet", "RandomAccessCollection", "Sendable", "StaticString",
    "StringLiteralType", "Swift", "UInt8", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
    "UnsafeMutablePointer", "UnsafePointer", "withUnsafeTemporaryAllocation",
    // Other code of a module says these.
    "Character", "Codable", "Collection", "Comparable", "Decodable", "Dictionary", "Encodable", "Equatable",
    "Error", "Float", "Identifiable", "Never", "Optional", "Range", "Result", "Sequence", "Set", "String",
    "Task", "UInt", "Void",
]

private let swiftKeywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "any", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "each", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
]
