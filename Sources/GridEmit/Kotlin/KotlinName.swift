/// The name as a Kotlin identifier: in backticks if it is a keyword.
func kotlinIdentifier(_ name: String) -> String {
    kotlinKeywords.contains(name) ? "`\(name)`" : name
}

/// The name of a package, in words separated by full stops.
package func kotlinPackage(_ name: String) -> String {
    name.split(separator: ".").map { kotlinIdentifier(String($0)) }.joined(separator: ".")
}

/// Names that an object can't have, since the generated code uses them.
let kotlinTakenNames: Set<String> = [
    "ArrayList", "Boolean", "Char", "Double", "DoubleArray", "Float", "HashMap", "Int", "IntArray", "List",
    "String", "Suppress", "kotlin",
]

/// Names that an object on the kit can't have, since the kit uses them.
let kotlinKitNames = Set(KotlinName.allCases.map { $0.rawValue })

/// What generated code names of the kit in Kotlin.
enum KotlinName: String, CaseIterable {
    case makeLayout, measureHeight, makeFrames, fillFrames, makeMoves, countTiles, makeColumns, makeRows
    case noRatios, ratiosOf, max
    case aim = "Aim"
    case aimedPlan = "AimedPlan"
    case balancedRowsPlan = "BalancedRowsPlan"
    case block = "Block"
    case boxedRowsPlan = "BoxedRowsPlan"
    case boxedTreePlan = "BoxedTreePlan"
    case grownRowsPlan = "GrownRowsPlan"
    case grownTreePlan = "GrownTreePlan"
    case columns = "Columns"
    case columnsPlan = "ColumnsPlan"
    case container = "Container"
    case edge = "Edge"
    case equalRowsPlan = "EqualRowsPlan"
    case frame = "Frame"
    case grid = "Grid"
    case insets = "Insets"
    case justifiedRowsPlan = "JustifiedRowsPlan"
    case last = "Last"
    case layout = "Layout"
    case move = "Move"
    case noTiles = "NoTiles"
    case noWidth = "NoWidth"
    case photoGrid = "PhotoGrid"
    case photoRowsPlan = "PhotoRowsPlan"
    case plan = "Plan"
    case repeatPlan = "RepeatPlan"
    case partsPlan = "PartsPlan"
    case photoPartsPlan = "PhotoPartsPlan"
    case aimedPartsPlan = "AimedPartsPlan"
    case role = "Role"
    case rows = "Rows"
    case shapePlan = "ShapePlan"
    case size = "Size"
    case sizing = "Sizing"
    case space = "Space"
    case spacing = "Spacing"
    case stripPlan = "StripPlan"
    case table = "Table"
    case tablePlan = "TablePlan"
    case treePlan = "TreePlan"
}

private let kotlinKeywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is",
    "null",
    "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val",
    "var",
    "when", "while",
]
