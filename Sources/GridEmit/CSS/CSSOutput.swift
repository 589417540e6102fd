internal import GridModel

extension Output {
    /// A style sheet: CSS Grid, with the layout selected by the number of children.
    public static let css = Output(name: "css", suffix: ".css", lacks: { $0.lacksInSheet }) {
        grid, options, printer in
        CSSWriter(grid, options: options).write(to: &printer)
    }
}

/// Prints a grid as a style sheet.
struct CSSWriter {
    let grid: Grid
    let source: String
    /// The name of the class, which custom properties begin with too.
    let name: String
    let cases: [CSSCase]
    let length: CSSLength
    let select: CSSSelector

    init(_ grid: Grid, options: EmitOptions) {
        self.grid = grid
        source = options.source
        name = options.prefix + kebabCase(grid.name)
        cases = CSSCases.all(of: grid)
        length = CSSLength(prefix: name)
        select = CSSSelector(className: "." + name)
    }

    func write(to printer: inout CodePrinter) {
        writeHead(to: &printer)
        guard !cases.isEmpty else { return }
        writeCommon(to: &printer)
        writeTiles(to: &printer)
        writeRows(to: &printer)
        writePhotos(to: &printer)
        writeWaterfalls(to: &printer)
        writeSections(to: &printer)
    }

    /// The containers of all those counts.
    func containers(_ counts: [CountRange]) -> [String] {
        var set = CountSet()
        for range in counts { set.insert(range) }
        return set.ranges.map(select.container)
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
