internal import GridModel

extension Output {
    /// A style sheet that uses CSS Grid and selects the layout by the number of children.
    public static let css = Output(
        name: "css", suffix: ".css", instead: adviceForPages("css"),
        defines: { name, options in "." + options.prefix + kebabCase(name) }
    ) { shared, options throws(Lacks) in
        try Lacks.check(shared.grid.lacksInSheet)
        let writer = try CSSWriter(shared.grid, options: options)
        return { writer.write(to: &$0) }
    }
}

/// Generates the style sheet of a grid.
struct CSSWriter {
    let grid: Grid
    let source: String
    let layer: String
    let names: CSSNames
    let cases: [CSSCase]
    private var sheet = StyleSheet()

    /// - Throws: what the style sheet can't express in the grid.
    init(_ grid: Grid, options: EmitOptions) throws(Lacks) {
        self.grid = grid
        source = options.source
        layer = options.layer
        names = CSSNames(prefix: options.prefix + kebabCase(grid.name))
        do throws(ExactOverflow) {
            cases = try CSSCases.all(of: grid)
            sheet = try makeSheet()
        } catch {
            throw Lacks(
                [
                    Lack(
                        "can't express fractions that don't fit in 128 bits",
                        instead: "write numbers with fewer digits", at: grid.firstPlace)
                ].compactMap { $0 })
        }
    }

    func write(to printer: inout CodePrinter) {
        writeHead(to: &printer)
        guard !cases.isEmpty else { return }
        writeTypes(to: &printer)
        printer.line()
        let sheet = StyleSheetPrinter(names: names)
        Self.inLayer(layer, &printer) { sheet.write(self.sheet, to: &$0) }
    }

    /// Prints rules in a cascade layer, unless its name is empty.
    static func inLayer(_ name: String, _ printer: inout CodePrinter, _ rules: (inout CodePrinter) -> Void) {
        if name.isEmpty { return rules(&printer) }
        printer.block("@layer \(name) {", "}", rules)
    }

    private func makeSheet() throws(ExactOverflow) -> StyleSheet {
        var sheet = StyleSheet()
        addSurroundings(to: &sheet)
        addCommon(to: &sheet)
        try addTiles(to: &sheet)
        try addRows(to: &sheet)
        addPhotos(to: &sheet)
        try addStrips(to: &sheet)
        try addWaterfalls(to: &sheet)
        try addSections(to: &sheet)
        addRings(to: &sheet)
        return sheet
    }

    /// The containers with any of the counts.
    func containers(_ counts: [CountRange], _ part: Selector.Part = .container()) -> [Selector] {
        CountRange.united(counts).map { Selector($0, part) }
    }
}

private func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

/// The name in kebab case: `PhotoWall` gives `photo-wall`.
package func kebabCase(_ name: String) -> String {
    let bytes = Array(name.utf8)
    var result = ""
    for (index, byte) in bytes.enumerated() {
        guard isCapital(byte) else {
            result.unicodeScalars.append(Unicode.Scalar(byte))
            continue
        }
        let endsWord = index > 0 && !isCapital(bytes[index - 1])
        let beginsWord = index > 0 && index + 1 < bytes.count && bytes[index + 1] >= UInt8(ascii: "a")
        if endsWord || beginsWord { result += "-" }
        result.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
    }
    return result
}
