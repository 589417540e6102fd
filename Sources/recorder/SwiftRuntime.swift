internal import Foundation

/// The folder with the sources of the kit in Swift.
let swiftKitFolder = "Sources/GridgenKit"

/// The core's files that are part of generated code, in the order of the code, and whether callers use them.
private let types: [(path: String, isPublic: Bool)] = [
    ("Geometry/PhotoFrame", true), ("Geometry/PhotoSize", true), ("Geometry/PhotoInsets", true),
    ("Geometry/PhotoRole", true), ("Geometry/PhotoEdges", true), ("Layout/PhotoLayout", true),
]
private let members = [
    "Frames", "Blocks", "Photos", "Columns", "PhotoRows", "Justified", "Shape", "Strip", "Trees", "Repeat",
    "Parts",
    "Boxes", "Floors",
]
private let functions: [(path: String, isPublic: Bool)] = [
    ("Grid/PhotoMove", true), ("Layout/PhotoColumns", true), ("Layout/PhotoRows", true),
    ("Grid/CompiledPhotoGrid+Requests", false),
    ("Grid/CompiledPhotoGrid+Blocks", false), ("Grid/CompiledPhotoGrid+Repeat", false),
    ("Grid/CompiledPhotoGrid+Moves", false),
    ("Grid/WaterfallPhotoGrid+Columns", false), ("Grid/JustifiedPhotoGrid+Rows", false),
    ("Grid/PhotoRequest", false),
    ("Layout/PhotoPlan", false), ("Layout/PhotoSpace", false), ("Layout/PhotoBlock", false),
    ("Layout/PhotoRowPlan", false),
    ("Layout/PhotoRatios", false), ("Layout/PhotoTree", false), ("Layout/PhotoGrowth", false),
]

/// The body of a generated type, with the marks that say which specs need a line.
func swiftRuntime() throws -> String {
    func files(_ files: [(path: String, isPublic: Bool)]) throws -> String {
        try files.map { try standalone($0.path, isPublic: $0.isPublic) }.joined(separator: "\n")
    }
    var text = """
        //@ insert data: Insets
        //@ insert plan: Plan RowPlan

        """
    text += standaloneFunctions()
    text += try "\n" + files(types)
    guard text.hasSuffix("}\n") else { throw RecordingError(description: "PhotoLayout doesn't end its file") }
    text.removeLast(2)
    for member in members {
        text += "\n" + (try standalone("Layout/PhotoLayout+\(member)", isPublic: true, dedents: false))
    }
    text += try "}\n\n" + files(functions.filter { $0.isPublic })
    text +=
        """

        // What follows serves the functions above.

        //@ packed
        //@ insert table: Space Block contentWidth contentHeight
        //@ end
        //@ readable
        //@ insert table: Space Block contentWidth contentHeight space
        //@ end

        //@ treeCode
        //@ insert trees: Tree Row row photos stack line place
        //@ end


        """
    text += try files(functions.filter { !$0.isPublic })
    return text
}

/// The functions that callers use.
private func standaloneFunctions() -> String {
    let needs = ["tileCount": "fixedTiles", "columns": "columns", "rows": "grows"]
    return swiftFunctions.map { name, text in
        let code = standaloneLines(of: text + "\n").joined(separator: "\n").standalone()
        return needs[name].map { "//@ \($0)\n\n\(code)\n//@ end\n" } ?? "\n\(code)\n"
    }.joined()
}

/// A source without what only the kit needs, under the names of generated code.
private func standalone(_ path: String, isPublic: Bool, dedents: Bool = true) throws -> String {
    let source = try RecordedFile.source("\(swiftKitFolder)/\(path).swift")
    var lines: [String] = []
    var isInExtension = false
    for line in standaloneLines(of: source) {
        if line.hasPrefix("nonisolated extension ") {
            isInExtension = true
            continue
        }
        if isInExtension, line == "}" { continue }
        let isMember = isInExtension && dedents && line.hasPrefix("    ")
        lines.append(String(line.dropFirst(isMember ? 4 : 0)))
    }
    let code = lines.joined(separator: "\n").standalone() + "\n"
    if isPublic { return code }
    return isInExtension
        ? code.replacing("(?m)^( *(@\\S+ )*)public ", "$1fileprivate ")
        : code.replacing("(?m)^public ", "fileprivate ").replacing(
            "(?m)^( +(@.* )?)(public|fileprivate) ", "$1")
}

extension String {
    /// The code with the names and access levels of generated code.
    fileprivate func standalone() -> String {
        var code = self
        for (pattern, replacement) in [
            // Passing its arguments on takes longer than most layouts; the kit has a shorter way, beside which this is rare.
            ("@inline\\(never\\) ", "@inline(__always) "), ("nonisolated ", ""),
            ("<Grid: CompiledPhotoGrid>", ""),
            ("\\(with: grid\\) \\{", " {"), ("with grid: Grid\\.Type,\\s+", ""),
            (",\\s+with: (grid|self)\\b", ""),
            ("\\bwith: (grid|self)\\b", ""), (",\\s+with grid: Grid\\.Type", ""),
            ("with grid: Grid\\.Type", ""),
            ("\\bgrid\\.", ""),
            ("(@discardableResult )?@inlinable (@inline\\(__always\\) )?public ", "$1$2public "),
            ("@inlinable (@inline\\(__always\\) )?", "$1fileprivate "),
            ("@usableFromInline ", "fileprivate "),
            // Only the kit's requests have an initializer of their own.
            ("\\bmirrored: mirrored\\b", "isMirrored: mirrored"),
            ("\\bediting: editing\\b", "isEditing: editing"),
            ("\\bPhoto([A-Z])", "$1"), ("\\b_(plan|block|tableSize|waterfall|justified)\\(", "$1("),
        ] { code = code.replacing(pattern, replacement) }
        return code
    }

    func replacing(_ pattern: String, _ replacement: String) -> String {
        replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
    }
}
