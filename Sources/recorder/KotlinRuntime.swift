internal import Foundation

/// The folder with the sources of the kit in Kotlin.
private let folder = "Sources/Kits/Kotlin"

/// The files in the order of generated code, and whether callers use what they declare. The names in the places for other code are those
/// that it uses.
private let parts: [Part] = [
    .place("data: Insets"), .place("plan"), .file("PhotoGrid", isPublic: true),
    .file("Types", isPublic: true), .file("Layout", isPublic: true), .file("Growing", isPublic: true),
    .text("// What follows serves the functions above.\n\n"),
    .text("//@ table\n//@ insert table: Block Size Space\n//@ end\n"),
    .file("Plan", isPublic: false), .file("Tiles", isPublic: false),
    .file("Blocks", isPublic: false),
    .file("Repeats", isPublic: false), .file("Photos", isPublic: false), .file("Waterfalls", isPublic: false),
    .file("PhotoRows", isPublic: false), .file("JustifiedRows", isPublic: false),
    .file("Shapes", isPublic: false), .file("Trees", isPublic: false),
]

private enum Part {
    case file(String, isPublic: Bool)
    case place(String)
    case text(String)
}

/// The body of a generated object, with the marks that say which specs need a line.
func kotlinRuntime() throws -> String {
    try parts.map { part in
        switch part {
        case .file(let name, let isPublic):
            try standalone(RecordedFile.source("\(folder)/\(name).kt"), isPublic: isPublic)
        case .place(let name): "//@ insert \(name)\n"
        case .text(let text): text
        }
    }.joined(separator: "\n")
}

/// A source as files that stand alone have it, with their access.
private func standalone(_ source: String, isPublic: Bool) -> String {
    var lines = standaloneLines(of: source).filter { !$0.hasPrefix("package ") }
    if let head = lines.firstIndex(of: ") {"), source.contains("abstract class ") {
        // The members of the class of all grids are those of the object.
        lines = lines[(head + 1)...].dropLast().map { String($0.dropFirst($0.hasPrefix("    ") ? 4 : 0)) }
    }
    let code = lines.drop { $0.isEmpty }.joined(separator: "\n") + "\n"
    let access =
        isPublic
        ? []
        : [
            (#" internal constructor(\(\))?"#, ""), ("(?m)^public ", "internal "),
            (#"(?m)^ +internal set\n"#, ""), (#"(?m)(^ +|, )(public|internal) "#, "$1"),
        ]
    let replacements = [
        (#"/\*@ kit \*/.*?/\*@ end \*/"#, ""),
        (#"\bspace\.grid\."#, ""), (#"\bPhotoGrid\."#, ""), ("appendLimit", "APPEND_LIMIT"),
        ("defaultRowGap", "DEFAULT_ROW_GAP"), ("defaultColumnGap", "DEFAULT_COLUMN_GAP"),
        ("readRows", "readBlock"), ("sizeOfRows", "sizeOfBlocks"),
        ("(?m)^internal (fun|val) ", "private $1 "),
    ]
    return (replacements + access).reduce(code) { $0.replacing($1.0, $1.1) }
}

extension KitLanguage {
    static let kotlin = KitLanguage(name: "Kotlin", margin: 4) { line in
        var words = line.split(separator: " ").drop { modifiers.contains($0) }
        guard let keyword = words.popFirst() else { return nil }
        // A function may have parameters for types.
        let name = words.first { !$0.hasPrefix("<") }?.prefix { $0.isLetter || $0.isNumber } ?? ""
        let isPublic = line.hasPrefix("public ")
        switch keyword {
        case "class", "object": return Head(name: String(name), isType: true, isRoot: isPublic)
        case "fun":
            return Head(
                name: String(name), isRoot: isPublic, function: isPublic ? function(named: name) : nil)
        default: return nil
        }
    }

    private static let modifiers: Set<Substring> = ["public", "internal", "private", "data", "enum", "open"]
}
