internal import GridModel

extension Output {
    /// A style sheet: CSS Grid, with the layout selected by the number of children.
    public static let css = Output(name: "css", suffix: ".css", lacks: { $0.lacksInSheet }) {
        grid, options, printer in
        CSSWriter(grid, options: options).write(to: &printer)
    }
}

/// Makes a style sheet of a grid.
struct CSSWriter {
    let grid: Grid
    let source: String
    let names: CSSNames
    let cases: [CSSCase]

    init(_ grid: Grid, options: EmitOptions) {
        self.grid = grid
        source = options.source
        names = CSSNames(prefix: options.prefix + kebabCase(grid.name))
        cases = CSSCases.all(of: grid)
    }

    func write(to printer: inout CodePrinter) {
        writeHead(to: &printer)
        guard !cases.isEmpty else { return }
        writeTypes(to: &printer)
        printer.line()
        StyleSheetPrinter(names: names, insets: grid.inset).write(sheet, to: &printer)
    }

    private var sheet: StyleSheet {
        var sheet = StyleSheet()
        addCommon(to: &sheet)
        addTiles(to: &sheet)
        addRows(to: &sheet)
        addPhotos(to: &sheet)
        addWaterfalls(to: &sheet)
        addSections(to: &sheet)
        return sheet
    }

    /// The containers of all those counts.
    func containers(_ counts: [CountRange], _ part: Selector.Part = .container()) -> [Selector] {
        CountRange.united(counts).map { Selector($0, part) }
    }
}

private func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

/// The name with hyphens where new words begin: `PhotoWall` gives `photo-wall`.
func kebabCase(_ name: String) -> String {
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
