internal import GridModel

extension Output {
    /// A contact sheet: what each rule makes, with its photos numbered, for light and dark pages.
    public static let svg = Output(name: "svg", suffix: ".svg") { shared, _ throws(Lacks) in
        let grid = shared.grid
        try Lacks.check(grid.lacksInPicture)
        return { ContactSheet(grid).write(to: &$0) }
    }
}

/// Pictures of what rules make, as large as they get on a sheet of at most 640 points, and all at one scale.
private struct ContactSheet {
    /// A line of text, with its class and its baseline.
    private struct Line {
        let style: String
        let text: String
        let y: Double
    }

    /// What a sign on the sheet means: that of a tile, or a form in a rule.
    private struct Meaning {
        var role: Role?
        let sign: String
        let words: [String]
        let indent: Double
    }

    /// The widths between which that of a sheet is, without its margins.
    private static let widths = 340.0...608.0
    /// The height beyond which pictures rather get smaller.
    private static let wantedHeight = 560.0
    private static let margin = 16.0
    private static let character = 6.4

    private let grid: Grid
    private let arrangement: SheetArrangement
    private let inner: Double
    private var lines: [Line] = []
    private var meanings: [Meaning] = []
    /// Where the pictures begin, where the meanings begin, and where the sheet ends.
    private var top = margin
    private var bottom = 0.0
    private var height = 0.0

    init(_ grid: Grid) {
        self.grid = grid
        let samples = Samples(grid)
        let groups = samples.sheet
        let hasSections = groups.contains { $0.sizes != .all }
        let parts = groups.map { group in
            // "widths from 600" becomes "From 600", but "widths from 600 and heights from 700" keeps both.
            let words = (group.sizes.words ?? samples.otherWidths).map { words in
                let isShort = words.hasPrefix("widths ") && group.sizes.heights == .all
                let rest = isShort ? words.dropFirst(7) : words[...]
                return rest.prefix(1).uppercased() + rest.dropFirst()
            }
            let space = group.samples.first?.space
            let height = grid.hasHeights ? space.map { " × " + $0.height.inTenths } : nil
            let drawn = (space?.width.inTenths ?? "") + (height ?? "")
            return SheetArrangement.Part(
                heading: hasSections
                    ? "\(words ?? (grid.hasHeights ? "Other sizes" : "Other widths")), drawn at \(drawn)"
                    : nil,
                items: group.samples.map(SheetArrangement.Item.init))
        }
        arrangement = .best(of: parts, width: Self.widths.upperBound, height: Self.wantedHeight)
        inner = max(Self.widths.lowerBound, arrangement.width).rounded(.up)
        let columns = Int(inner / Self.character)
        write(grid.name, "name", after: 20)
        for line in grid.paragraphs.flatMap({ wrapped($0, to: columns, most: 8) }).prefix(10) {
            write(line, "note", after: 17)
        }
        let width = groups.first?.samples.first?.space.width ?? 0
        let sizes = hasSections ? "Sizes in points" : "Drawn \(width.inTenths) points wide"
        write("\(sizes), \(grid.gapWords).", "note", after: 17)
        top += 10
        bottom = top + arrangement.height
        findMeanings()
        let rows = meanings.reduce(0) { $0 + Double($1.words.count) * 17 + 6 }
        height = (bottom + (meanings.isEmpty ? 0 : rows + 8) + Self.margin).rounded(.up)
    }

    private mutating func write(_ text: String, _ style: String, after distance: Double) {
        top += distance
        lines.append(Line(style: style, text: text, y: top))
    }

    /// What needs an explanation, where it occurs: tiles that aren't photos, weights, ratios and patterns.
    private mutating func findMeanings() {
        let roles = Set(arrangement.pictures.flatMap { $0.sample.layout.tiles.map { $0.role } })
        if roles.contains(.more) { add("+N", "the last photo shown, and how many more there are", .more) }
        if roles.contains(.add) { add("+", "the button that adds a photo", .add) }
        if arrangement.pictures.contains(where: { $0.sample.edge != nil }) {
            add("┆", "the container's edge: scroll to see what lies beyond it")
        }
        let forms = arrangement.pictures.map { RuleForms($0.sample.rule) }
        if let sign = forms.lazy.compactMap({ $0.weight }).first {
            add(sign, "a weight: rows, or columns, share the space in this proportion")
        }
        if let sign = forms.lazy.compactMap({ $0.ratio }).first {
            add(sign, "the ratio of width to height of these tiles")
        }
        if let sign = forms.lazy.compactMap({ $0.blockRatio }).first {
            add(sign, "the ratio of width to height of this block")
        }
        if let sign = forms.lazy.compactMap({ $0.height }).first {
            add(sign, "the height in points, of a row or of all rows in parentheses")
        }
        if let sign = forms.lazy.compactMap({ $0.pattern }).first {
            add(sign, "for photos of these shapes: t tall, s square, w wide, . any")
        }
    }

    private mutating func add(_ sign: String, _ words: String, _ role: Role? = nil) {
        let indent = role == nil ? Double(sign.count) * 7.3 + 8 : 34
        let columns = Int((inner - indent) / Self.character)
        let lines = wrapped(words, to: columns, most: 3)
        meanings.append(Meaning(role: role, sign: sign, words: lines, indent: indent))
    }

    // MARK: Printing

    private static let style = """
        .page { fill: #ffffff }
        text { fill: #1f2328; font-size: 12px }
        .name { font-size: 18px; font-weight: 600 }
        .part { font-size: 13px; font-weight: 600 }
        .note, .size { fill: #59636e }
        .label { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
        .ground { fill: #eef1f4 }
        .hatch { fill: #dce1e7 }
        .box { fill: url(#hole) }
        .more { fill: #17212b; fill-opacity: 0.55 }
        .add { fill: #dff3e4; stroke: #2da44e; stroke-dasharray: 4 3 }
        .number { fill: #ffffff; stroke: #17212b; stroke-width: 2.5px; stroke-linejoin: round; paint-order: stroke; font-weight: 600 }
        .number.more, .number.add { font-size: 17px; text-anchor: middle }
        .number.more { fill-opacity: 1 }
        .number.add { fill: #116329; stroke: #dff3e4 }
        @media (prefers-color-scheme: dark) {
            .page { fill: #0d1117 }
            text { fill: #f0f6fc }
            .note, .size { fill: #9198a1 }
            .ground { fill: #1c232c }
            .hatch { fill: #2b343e }
            .add { fill: #12261a; stroke: #3fb950 }
            .number { fill: #ffffff }
            .number.add { fill: #7ee787; stroke: #12261a }
        }
        """

    /// The container's edge, in a gray that both modes show.
    private static let styleOfEdge = ".edge { fill: none; stroke: #818b98; stroke-dasharray: 4 3 }"

    func write(to printer: inout CodePrinter) {
        let (width, height) = ((inner + 2 * Self.margin).short, height.short)
        printer.line(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" "
                + "height=\"\(height)\" role=\"img\" aria-labelledby=\"title desc\" "
                + "font-family=\"system-ui, -apple-system, 'Segoe UI', sans-serif\">")
        printer.line("<title id=\"title\">The layouts of \(escapedXML(grid.name))</title>")
        let said = lines.filter { $0.style == "note" }.map { escapedXML($0.text) }
        printer.line("<desc id=\"desc\">\(said.joined(separator: " "))</desc>")
        let hasEdge = arrangement.pictures.contains { $0.sample.edge != nil }
        printer.block("<style>", "</style>") { printer in
            printer.lines(Self.style)
            if hasEdge { printer.line(Self.styleOfEdge) }
        }
        printer.block("<defs>", "</defs>") { printer in writeDefinitions(to: &printer) }
        printer.line("<rect class=\"page\" width=\"\(width)\" height=\"\(height)\" rx=\"10\"/>")
        for line in lines {
            printer.line(
                "<text class=\"\(line.style)\" x=\"\(Self.margin.short)\" y=\"\(line.y.short)\">"
                    + "\(escapedXML(line.text))</text>")
        }
        for heading in arrangement.headings {
            printer.line(
                "<text class=\"part\" x=\"\((Self.margin + heading.x).short)\" y=\"\((top + heading.y).short)\">"
                    + "\(escapedXML(heading.text))</text>")
        }
        for picture in arrangement.pictures { write(picture, to: &printer) }
        writeLegend(to: &printer)
        printer.line("</svg>")
    }

    private func writeDefinitions(to printer: inout CodePrinter) {
        printer.line(Scene.glow)
        printer.line(
            "<pattern id=\"hole\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
                + "<path class=\"ground\" d=\"M0 0h6v6H0z\"/><path class=\"hatch\" d=\"M0 0h1v6H0z\"/></pattern>"
        )
        let most = arrangement.pictures.map { $0.sample.layout.tiles.count }.max() ?? 0
        for symbol in Scene.symbols(for: most) { printer.line(symbol) }
    }

    private func write(_ picture: SheetArrangement.Picture, to printer: inout CodePrinter) {
        let sample = picture.sample
        let (width, height) = sample.drawnSize
        let scale = arrangement.scale
        let (x, y) = ((Self.margin + picture.x).short, (top + picture.y).short)
        printer.block("<g transform=\"translate(\(x) \(y))\">", "</g>") { printer in
            if picture.label.last?.last == "…" { printer.line("<title>\(escapedXML(sample.label))</title>") }
            for (line, text) in picture.label.reversed().enumerated() {
                printer.line(
                    "<text class=\"label\" y=\"\((-7 - Double(line) * SheetArrangement.line).short)\">\(escapedXML(text))</text>"
                )
            }
            printer.line(
                "<rect class=\"box\" width=\"\((width * scale).short)\" height=\"\((height * scale).short)\"/>"
            )
            if let edge = sample.edge {
                // What lies beyond the second container is cut.
                let size = "width=\"\((width * scale).short)\" height=\"\((height * scale).short)\""
                printer.block("<svg \(size)>", "</svg>") { printer in
                    writeTiles(of: sample, until: width, to: &printer)
                }
                let place = "M\((edge * scale).short) -5v\((height * scale + 10).short)"
                printer.line("<path class=\"edge\" d=\"\(place)\"/>")
            } else {
                writeTiles(of: sample, until: .infinity, to: &printer)
            }
            let whole = sample.size.width.inTenths
            printer.line(
                "<text class=\"size\" y=\"\((height * scale + 15).short)\">\(whole) × \(height.inTenths)</text>"
            )
        }
    }

    /// Prints the tiles that begin before a width.
    private func writeTiles(of sample: Sample, until width: Double, to printer: inout CodePrinter) {
        for (index, tile) in sample.layout.tiles.enumerated() where sample.space(tile.x) < width {
            write(tile, at: index, of: sample, to: &printer)
        }
    }

    private func write(_ tile: Tile, at index: Int, of sample: Sample, to printer: inout CodePrinter) {
        let scale = arrangement.scale
        let (x, y) = (sample.space(tile.x) * scale, sample.space(tile.y) * scale)
        let (width, height) = (sample.space(tile.width) * scale, sample.space(tile.height) * scale)
        let frame =
            "x=\"\(x.short)\" y=\"\(y.short)\" width=\"\(width.short)\" height=\"\(height.short)\""
        if tile.role == .add {
            printer.line("<rect class=\"add\" \(frame)/>")
        } else {
            printer.line(Scene.photo(at: index, "class=\"tile\" \(frame)"))
        }
        if tile.role == .more { printer.line("<rect class=\"more\" \(frame)/>") }
        let isPhoto = tile.role == .photo
        let text = sample.text(of: tile, at: index)
        let letters = Double(text.utf8.count) * 0.62
        let most = isPhoto ? 12.0 : 17
        // A number leaves most of its photo free; what would be too small to be read is left out.
        let font =
            isPhoto
            ? min(most, height * 0.4, width * 0.6 / letters)
            : min(most, height * 0.7, width / (letters + 0.8))
        guard font >= 6 else { return }
        let size = font < most ? " style=\"font-size: \(font.short)px\"" : ""
        let place =
            isPhoto
            ? "x=\"\((x + font * 0.4).short)\" y=\"\((y + font * 1.1).short)\""
            : "x=\"\((x + width / 2).short)\" y=\"\((y + height / 2 + font * 0.36).short)\""
        let style = isPhoto ? "number" : "number \(tile.role.rawValue)"
        printer.line("<text class=\"\(style)\" \(place)\(size)>\(text)</text>")
    }

    /// What signs mean, one under another.
    private func writeLegend(to printer: inout CodePrinter) {
        var y = bottom + 8
        for meaning in meanings {
            printer.block("<g transform=\"translate(\(Self.margin.short) \(y.short))\">", "</g>") { printer in
                if let role = meaning.role {
                    if role == .more { printer.line(Scene.photo(at: 0, "width=\"26\" height=\"18\"")) }
                    printer.line("<rect class=\"\(role.rawValue)\" width=\"26\" height=\"18\"/>")
                    printer.line(
                        "<text class=\"number \(role.rawValue)\" x=\"13\" y=\"13.5\" style=\"font-size: 12px\">\(meaning.sign)</text>"
                    )
                } else {
                    printer.line("<text class=\"label\" y=\"13.5\">\(escapedXML(meaning.sign))</text>")
                }
                for (line, text) in meaning.words.enumerated() {
                    let place = "x=\"\(meaning.indent.short)\" y=\"\((13.5 + 17 * Double(line)).short)\""
                    printer.line("<text class=\"note\" \(place)>\(escapedXML(text))</text>")
                }
            }
            y += Double(meaning.words.count) * 17 + 6
        }
    }
}

extension Grid {
    /// The gaps in words.
    fileprivate var gapWords: String {
        if ownRowGap.isZero, columnGap.isZero { return "without gaps" }
        if ownRowGap == columnGap { return "gaps of \(ownRowGap.decimal)" }
        return "gaps of \(ownRowGap.decimal) between rows and \(columnGap.decimal) between columns"
    }
}

extension Double {
    /// The number with at most two digits after the point.
    fileprivate var short: String { ((self * 100).rounded() / 100).shortest }
    /// The number with at most one digit after the point.
    fileprivate var inTenths: String { ((self * 10).rounded() / 10).shortest }
}
