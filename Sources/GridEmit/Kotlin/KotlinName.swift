/// The name as a Kotlin identifier: in backticks if it is a keyword.
func kotlinIdentifier(_ name: String) -> String {
    kotlinKeywords.contains(name) ? "`\(name)`" : name
}

/// Names that an object can't have, since the generated code uses them.
let kotlinTakenNames: Set<String> = [
    "ArrayList", "Boolean", "Char", "Double", "DoubleArray", "HashMap", "Int", "IntArray", "List", "String",
]

/// Names that an object on the kit can't have, since the kit uses them.
let kotlinKitNames: Set<String> = [
    "Block", "Columns", "Container", "Edge", "Frame", "Insets", "Last", "Layout", "Move", "PhotoGrid", "Plan",
    "Role", "Rows", "Size", "Sizing", "Space",
]

private let kotlinKeywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is",
    "null",
    "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val",
    "var",
    "when", "while",
]
