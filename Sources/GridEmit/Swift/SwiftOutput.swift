internal import GridModel

extension Output {
    /// A file of Swift that depends on nothing, with one table and a few functions that read it.
    public static let swift = Output(name: "swift", suffix: ".swift", lacks: [.patterns]) {
        grid, options, printer in
        SwiftWriter(grid, source: options.source).write(to: &printer)
    }
}

/// Prints a grid as one namespace.
struct SwiftWriter {
    let grid: Grid
    let source: String
    let table: SwiftTable

    init(_ grid: Grid, source: String) {
        self.grid = grid
        self.source = source
        table = SwiftTable(grid)
    }

    /// Whether some layout takes the container's height from the app.
    var needsHeight: Bool { table.down.contains(.h) || rowsRules.contains { $0.sizing == .frameFill } }

    /// The rules that lay out rows of any length.
    var rowsRules: [SwiftRows] { grid.rules.compactMap(SwiftRows.init) }

    /// The parameters that say how large the container is.
    var sizeParameters: String { needsHeight ? "width: Double, height: Double" : "width: Double" }

    /// The same, passed on.
    var sizeArguments: String { needsHeight ? "width: width, height: height" : "width: width" }

    func write(to printer: inout CodePrinter) {
        printer.line("// swift-format-ignore-file")
        printer.line("// swiftlint:disable all")
        printer.line(
            "// Made by gridgen \(gridgenVersion)\(from); changes in here are lost when it is made again.")
        printer.line()
        writeDocumentation(to: &printer)
        printer.block("nonisolated enum \(swiftIdentifier(grid.name)) {") { printer in
            var body = CodePrinter()
            writeTypes(to: &body)
            writeFunctions(to: &body)
            writePlans(to: &body)
            if !rowsRules.isEmpty { writeRows(to: &body) }
            table.write(to: &body)
            let text = standardNames.contains(grid.name) ? qualified(body.text, grid.name) : body.text
            printer.lines(String(text.dropLast()))
        }
    }

    private var from: String {
        let name = safeLines(source).joined()
        return name.isEmpty ? "" : " from \(name)"
    }

    private func writeDocumentation(to printer: inout CodePrinter) {
        let doc = grid.doc ?? "The photo layouts of \(grid.name)."
        for line in safeLines(doc) { printer.line(line.isEmpty ? "///" : "/// \(line)") }
    }
}

/// The name as Swift takes it: in back-ticks where it is a word of the language.
func swiftIdentifier(_ name: String) -> String {
    swiftKeywords.contains(name) ? "`\(name)`" : name
}

/// What the generated code uses of the standard library; a grid of that name would stand before it.
private let standardNames: Set<String> = [
    "Array", "Bool", "Double", "Hashable", "Int", "OptionSet", "RandomAccessCollection", "Sendable", "UInt8",
    "UnsafeMutableBufferPointer", "max",
]

/// Swift code in which a name of the standard library is written out, as `Swift.Double`.
private func qualified(_ code: String, _ name: String) -> String {
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
