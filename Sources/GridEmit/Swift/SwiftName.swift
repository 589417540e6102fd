/// The name as Swift takes it: in back-ticks where it is a word of the language.
func swiftIdentifier(_ name: String) -> String {
    swiftKeywords.contains(name) ? "`\(name)`" : name
}

/// What the generated code uses of the standard library; a grid of that name would stand before it.
let swiftStandardNames: Set<String> = [
    "Array", "Bool", "Double", "Hashable", "Int", "OptionSet", "RandomAccessCollection", "Sendable",
    "StaticString", "UInt8", "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeMutablePointer",
    "UnsafePointer", "max",
    "min",
    "withUnsafeTemporaryAllocation",
]

/// Swift code in which a name of the standard library is written out, as `Swift.Double`.
func swiftQualified(_ code: String, _ name: String) -> String {
    var result = ""
    var word = ""
    for character in code {
        if character.isLetter || character.isNumber || character == "_" {
            word.append(character)
            continue
        }
        result += word == name && !result.hasSuffix(".") ? "Swift." + word : word
        word = ""
        result.append(character)
    }
    return result + word
}

private let swiftKeywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
]
