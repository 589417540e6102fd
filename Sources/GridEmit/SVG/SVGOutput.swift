internal import GridModel

extension Output {
    /// A contact sheet: every layout with its tiles numbered, for light and dark pages.
    public static let svg = Output(name: "svg", suffix: ".svg") { grid, _ throws(Lacks) in
        try Lacks.check(grid.lacksInPicture)
        return { ContactSheet(grid).write(to: &$0) }
    }
}

/// Pictures of all layouts in rows, 800 points wide.
private struct ContactSheet {
    /// One picture and where it stands.
    private struct Picture {
        let sample: Sample
        let label: [String]
        let x: Double
        let y: Double
        let scale: Double
    }

    private static let width = 800.0
    private static let margin = 16.0
    private static let columns = 5
    private static let gap = 16.0
    private static let tallest = 168.0
    private static let line = 14.0
    private static let cell = (width - 2 * margin - Double(columns - 1) * gap) / Double(columns)

    private let grid: Grid
    private var pictures: [Picture] = []
    private var headings: [(text: String, y: Double)] = []
    private var height = margin

    init(_ grid: Grid) {
        self.grid = grid
        height += 22
        for group in Samples(grid).groups {
            if let words = group.widths.words {
                headings.append((words, height + 14))
                height += 26
            }
            add(group.samples)
        }
        height += Self.margin - Self.gap
    }

    private mutating func add(_ samples: [Sample]) {
        var rest = samples[...]
        while !rest.isEmpty {
            let row = rest.prefix(Self.columns)
            rest = rest.dropFirst(Self.columns)
            let labels = row.map { wrapped($0.label, to: Int(Self.cell / 6.2)) }
            let top = height + 8 + Self.line * Double(labels.map { $0.count }.max() ?? 1)
            var tallest = 0.0
            for (column, (sample, label)) in zip(row, labels).enumerated() {
                let width = max(1, sample.space(sample.layout.width))
                let height = max(1, sample.space(sample.layout.height))
                // What has a width of its own is drawn at the scale of the others.
                let scale = min(Self.cell / max(width, sample.space.width), Self.tallest / height)
                let x = Self.margin + Double(column) * (Self.cell + Self.gap)
                pictures.append(Picture(sample: sample, label: label, x: x, y: top, scale: scale))
                tallest = max(tallest, height * scale)
            }
            height = top + tallest + Self.gap
        }
    }

    func write(to printer: inout CodePrinter) {
        let size = "\(Self.width.rounded1) \(height.rounded(.up).rounded1)"
        printer.line(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" width=\"\(Self.width.rounded1)\" "
                + "height=\"\(height.rounded(.up).rounded1)\" role=\"img\" aria-labelledby=\"title\" "
                + "font-family=\"system-ui, -apple-system, 'Segoe UI', sans-serif\">")
        printer.line("<title id=\"title\">The layouts of \(escapedXML(grid.name))</title>")
        printer.block("<style>", "</style>") { printer in
            printer.line("text { fill: #24292f; font-size: 11px }")
            printer.line(".name { font-size: 15px; font-weight: 600 }")
            printer.line(".part { font-size: 12px; font-weight: 600 }")
            printer.line(".box { fill: none; stroke: #8c959f; stroke-dasharray: 2 2; stroke-width: 0.75 }")
            printer.line(".tile { fill: #b6d7f2; stroke: #3f7fb5; stroke-width: 0.75 }")
            printer.line(".more { fill: #f2d7a6; stroke: #a9741c }")
            printer.line(".add { fill: #c9e8c5; stroke: #4d8f45 }")
            printer.line(".number { text-anchor: middle; fill: #0b3354 }")
            printer.line("@media (prefers-color-scheme: dark) {")
            printer.line("text { fill: #e6edf3 }")
            printer.line(".tile { fill: #1f4e75; stroke: #7db4e0 }")
            printer.line(".more { fill: #6b4a12; stroke: #e0b060 }")
            printer.line(".add { fill: #2c5a27; stroke: #8fcf86 }")
            printer.line(".number { fill: #eaf4fd }")
            printer.line("}")
        }
        printer.line(
            "<text class=\"name\" x=\"\(Self.margin.rounded1)\" y=\"\((Self.margin + 8).rounded1)\">"
                + "\(escapedXML(grid.name))</text>")
        for heading in headings {
            printer.line(
                "<text class=\"part\" x=\"\(Self.margin.rounded1)\" y=\"\(heading.y.rounded1)\">"
                    + "\(escapedXML(heading.text))</text>")
        }
        for picture in pictures { write(picture, to: &printer) }
        printer.line("</svg>")
    }

    private func write(_ picture: Picture, to printer: inout CodePrinter) {
        let sample = picture.sample
        printer.block("<g transform=\"translate(\(picture.x.rounded1) \(picture.y.rounded1))\">", "</g>") {
            printer in
            if picture.label.last?.last == "…" { printer.line("<title>\(escapedXML(sample.label))</title>") }
            for (line, text) in picture.label.reversed().enumerated() {
                printer.line(
                    "<text y=\"\((-7 - Double(line) * Self.line).rounded1)\">\(escapedXML(text))</text>")
            }
            let scale = picture.scale
            let size = (sample.space(sample.layout.width) * scale, sample.space(sample.layout.height) * scale)
            if !sample.fillsCorners {
                printer.line(
                    "<rect class=\"box\" width=\"\(size.0.rounded1)\" height=\"\(size.1.rounded1)\"/>")
            }
            for (index, tile) in sample.layout.tiles.enumerated() {
                write(tile, number: index + 1, of: sample, scale: scale, to: &printer)
            }
        }
    }

    private func write(
        _ tile: Tile, number: Int, of sample: Sample, scale: Double, to printer: inout CodePrinter
    ) {
        let (x, y) = (sample.space(tile.x) * scale, sample.space(tile.y) * scale)
        let (width, height) = (sample.space(tile.width) * scale, sample.space(tile.height) * scale)
        let style = tile.role == .photo ? "tile" : "tile \(tile.role.rawValue)"
        let text =
            switch tile.role {
            case .photo: "\(number)"
            case .more: "+\(sample.layout.hidden)"
            case .add: "+"
            }
        let font = min(11, height * 0.9, width / Double(text.utf8.count) / 0.62)
        printer.line(
            "<rect class=\"\(style)\" x=\"\(x.rounded1)\" y=\"\(y.rounded1)\" width=\"\(width.rounded1)\" "
                + "height=\"\(height.rounded1)\"/>")
        guard font >= 3 else { return }
        let size = font < 11 ? " style=\"font-size: \(font.rounded1)px\"" : ""
        printer.line(
            "<text class=\"number\" x=\"\((x + width / 2).rounded1)\" y=\"\((y + height / 2 + font * 0.36).rounded1)\"\(size)>"
                + "\(text)</text>")
    }

    /// The text on one line, or on two, the second cut to a number of characters.
    private func wrapped(_ text: String, to length: Int) -> [String] {
        guard text.count > length else { return [text] }
        let end = text.index(text.startIndex, offsetBy: length)
        guard let space = text[...end].lastIndex(of: " ") else { return [text.prefix(length - 1) + "…"] }
        let rest = text[text.index(after: space)...]
        return [String(text[..<space]), rest.count > length ? rest.prefix(length - 1) + "…" : String(rest)]
    }
}

extension Sample {
    /// Whether there is a tile at each corner of the container, so that its outline is that of the tiles.
    fileprivate var fillsCorners: Bool {
        let (width, height) = (space(layout.width), space(layout.height))
        return [(0.0, 0.0), (width, 0), (0, height), (width, height)].allSatisfy { x, y in
            layout.tiles.contains { tile in
                let (left, top) = (space(tile.x), space(tile.y))
                let (right, bottom) = (left + space(tile.width), top + space(tile.height))
                return min(abs(left - x), abs(right - x)) < 0.01 && min(abs(top - y), abs(bottom - y)) < 0.01
            }
        }
    }
}

extension Double {
    /// The number with at most two digits behind the dot.
    fileprivate var rounded1: String { ((self * 100).rounded() / 100).shortest }
}
