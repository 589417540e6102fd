internal import GridModel

extension Grid {
    /// What Swift can't express in the grid: its name.
    func lacksInSwift(usingKit: Bool) -> [Lack] {
        guard swiftTakenNames.contains(name) || usingKit && kitNames.contains(name) else { return [] }
        return [lackOfName(of: "a type", in: "Swift")].compactMap { $0 }
    }
}

/// The name as a Swift identifier: in backticks if it is a keyword.
func swiftIdentifier(_ name: String) -> String {
    swiftKeywords.contains(name) ? "`\(name)`" : name
}

/// Names that a type can't have if its code uses GridgenKit.
let kitNames: Set<String> = [
    "EditablePhotoGrid", "FilledPhotoGrid", "GridgenKit", "JustifiedPhotoGrid", "PhotoBlock", "PhotoFrame",
    "PhotoInsets",
    "PhotoLayout",
    "PhotoPlan",
    "PhotoRowPlan", "PhotoRows", "PhotoSize", "PhotoSpace", "RatioPhotoGrid", "WaterfallPhotoGrid",
    "WidthPhotoGrid",
]

/// Names that a type can't have, since the generated code uses them or almost any other module does.
let swiftTakenNames: Set<String> = [
    // The generated code uses these, or the compiler needs them for its literals.
    "Array", "Bool", "BooleanLiteralType", "CGRect", "CGSize", "Double", "FloatLiteralType", "Hashable",
    "IndexingIterator", "Int",
    "IntegerLiteralType", "OptionSet", "RandomAccessCollection", "Self", "Sendable", "Slice", "StaticString",
    "StringLiteralType", "Swift", "UInt16", "UInt8", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
    "UnsafeMutablePointer", "UnsafePointer", "withUnsafeTemporaryAllocation",
    // Other code of a module uses these.
    "Character", "Codable", "Collection", "Comparable", "Decodable", "Dictionary", "Encodable", "Equatable",
    "Error", "Float", "Identifiable", "Never", "Optional", "Range", "Result", "Sequence", "Set", "String",
    "Task", "UInt", "Void",
]

private let swiftKeywords: Set<String> = [
    "Any", "Protocol", "Type", "any", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "each", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
]
