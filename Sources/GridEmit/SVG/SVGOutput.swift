internal import GridModel

extension Output {
    /// A contact sheet: every layout with its photos numbered, for light and dark pages.
    public static let svg = Output(name: "svg", suffix: ".svg") { shared, _ throws(Lacks) in
        let grid = shared.grid
        try Lacks.check(grid.lacksInPicture)
        return { ContactSheet(grid).write(to: &$0) }
    }
}

/// Pictures of all layouts in rows, 800 points wide and all at one scale.
private struct ContactSheet {
    /// One picture, with the place of its upper left corner.
    private struct Picture {
        let sample: Sample
        let label: [String]
        let x: Double
        let y: Double
    }

    /// A line of text, with its class and its baseline.
    private struct Line {
        let style: String
        let text: String
        let y: Double
    }

    private static let width = 800.0
    private static let margin = 16.0
    private static let gap = 16.0
    private static let inner = width - 2 * margin
    private static let line = 14.0
    /// What a character of a label takes, and the least that a label gets.
    private static let character = 6.7
    private static let narrowest = 132.0

    private let grid: Grid
    private let scale: Double
    private var pictures: [Picture] = []
    private var lines: [Line] = []
    private var roles: Set<Role> = []
    private var height = margin

    init(_ grid: Grid) {
        self.grid = grid
        let groups = Samples(grid).groups
        scale = Self.scale(of: groups.flatMap { $0.samples })
        write(grid.name, "name", after: 20)
        for line in grid.paragraphs.flatMap({ wrapped($0, to: 118, most: 4) }).prefix(6) {
            write(line, "note", after: 17)
        }
        let hasSections = groups.contains { $0.widths != .all }
        let width = groups.first?.samples.first?.space.width ?? 0
        let sizes = hasSections ? "Sizes in points" : "Drawn \(width.inTenths) points wide"
        write("\(sizes), \(grid.gapWords).", "note", after: 17)
        for group in groups {
            if hasSections, let space = group.samples.first?.space {
                let words = group.widths.words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
                height += 12
                write("\(words ?? "Other widths"), drawn at \(space.width.inTenths)", "part", after: 16)
            }
            add(group.samples)
        }
        if roles.contains(.more) || roles.contains(.add) { height += 30 }
        height = (height + Self.margin).rounded(.up)
    }

    private mutating func write(_ text: String, _ style: String, after distance: Double) {
        height += distance
        lines.append(Line(style: style, text: text, y: height))
    }

    /// The scale at which a row holds four of the narrowest containers and three of the widest, or two where a gap would be
    /// less than a pixel otherwise, and no picture is higher than 480.
    private static func scale(of samples: [Sample]) -> Double {
        let fitting = { (count: Double) in (inner + gap) / count - gap }
        let widths = samples.map { max(1, $0.size.width, $0.space.width) }
        let (least, most) = (widths.min() ?? 1, widths.max() ?? 1)
        let space = samples.first?.space
        let finest = [space?.columnGap, space?.rowGap].compactMap { $0 }.filter { $0 > 0 }.min() ?? .infinity
        let wide = fitting(3) / most * finest < 1 ? fitting(2) : fitting(3)
        let tallest = max(1, samples.map { $0.size.height }.max() ?? 1)
        return min(fitting(4) / least, wide / most, 480 / tallest)
    }

    private mutating func add(_ samples: [Sample]) {
        var rest = samples[...]
        while !rest.isEmpty {
            var widths: [Double] = []
            var end = 0.0
            for sample in rest {
                let width = max(Self.narrowest, max(sample.size.width, sample.space.width) * scale)
                // A tenth of a point more or less comes of rounding.
                if !widths.isEmpty, end + width > Self.inner + 0.1 { break }
                widths.append(width)
                end += width + Self.gap
            }
            let row = Array(zip(rest, widths))
            rest = rest.dropFirst(row.count)
            let labels = row.map { sample, width in
                wrapped(sample.label, to: Int(width / Self.character), most: 2)
            }
            let top = height + 18 + Self.line * Double(labels.map { $0.count }.max() ?? 1)
            var x = Self.margin
            for ((sample, width), label) in zip(row, labels) {
                pictures.append(Picture(sample: sample, label: label, x: x, y: top))
                roles.formUnion(sample.layout.tiles.map { $0.role })
                x += width + Self.gap
            }
            height = top + (row.map { $0.0.size.height }.max() ?? 0) * scale + 16
        }
    }

    // MARK: Printing

    private static let style = """
        .page { fill: #ffffff }
        text { fill: #1f2328; font-size: 11px }
        .name { font-size: 18px; font-weight: 600 }
        .part { font-size: 13px; font-weight: 600 }
        .note { fill: #59636e; font-size: 12px }
        .label { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
        .size { fill: #59636e; font-size: 10px }
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

    func write(to printer: inout CodePrinter) {
        let (width, height) = (Self.width.short, height.short)
        printer.line(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" "
                + "height=\"\(height)\" role=\"img\" aria-labelledby=\"title desc\" "
                + "font-family=\"system-ui, -apple-system, 'Segoe UI', sans-serif\">")
        printer.line("<title id=\"title\">The layouts of \(escapedXML(grid.name))</title>")
        let said = lines.filter { $0.style == "note" }.map { escapedXML($0.text) }
        printer.line("<desc id=\"desc\">\(said.joined(separator: " "))</desc>")
        printer.block("<style>", "</style>") { printer in printer.lines(Self.style) }
        printer.block("<defs>", "</defs>") { printer in writeDefinitions(to: &printer) }
        printer.line("<rect class=\"page\" width=\"\(width)\" height=\"\(height)\" rx=\"10\"/>")
        for line in lines {
            printer.line(
                "<text class=\"\(line.style)\" x=\"\(Self.margin.short)\" y=\"\(line.y.short)\">"
                    + "\(escapedXML(line.text))</text>")
        }
        for picture in pictures { write(picture, to: &printer) }
        writeLegend(to: &printer)
        printer.line("</svg>")
    }

    private func writeDefinitions(to printer: inout CodePrinter) {
        printer.line(Scene.glow)
        printer.line(
            "<pattern id=\"hole\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
                + "<path class=\"ground\" d=\"M0 0h6v6H0z\"/><path class=\"hatch\" d=\"M0 0h1v6H0z\"/></pattern>"
        )
        let most = pictures.map { $0.sample.layout.tiles.count }.max() ?? 0
        for (index, scene) in Scene.all.prefix(most).enumerated() {
            printer.line("<symbol id=\"p\(index + 1)\" \(Scene.frame)>\(scene.shapes)</symbol>")
        }
    }

    private func write(_ picture: Picture, to printer: inout CodePrinter) {
        let sample = picture.sample
        let (width, height) = (sample.size.width, sample.size.height)
        printer.block("<g transform=\"translate(\(picture.x.short) \(picture.y.short))\">", "</g>") {
            printer in
            if picture.label.last?.last == "…" { printer.line("<title>\(escapedXML(sample.label))</title>") }
            for (line, text) in picture.label.reversed().enumerated() {
                printer.line(
                    "<text class=\"label\" y=\"\((-7 - Double(line) * Self.line).short)\">\(escapedXML(text))</text>"
                )
            }
            printer.line(
                "<rect class=\"box\" width=\"\((width * scale).short)\" height=\"\((height * scale).short)\"/>"
            )
            for (index, tile) in sample.layout.tiles.enumerated() {
                write(tile, at: index, of: sample, to: &printer)
            }
            printer.line(
                "<text class=\"size\" y=\"\((height * scale + 13).short)\">\(width.inTenths) × \(height.inTenths)</text>"
            )
        }
    }

    private func write(_ tile: Tile, at index: Int, of sample: Sample, to printer: inout CodePrinter) {
        let (x, y) = (sample.space(tile.x) * scale, sample.space(tile.y) * scale)
        let (width, height) = (sample.space(tile.width) * scale, sample.space(tile.height) * scale)
        let frame =
            "x=\"\(x.short)\" y=\"\(y.short)\" width=\"\(width.short)\" height=\"\(height.short)\""
        if tile.role == .add {
            printer.line("<rect class=\"add\" \(frame)/>")
        } else {
            printer.line("<use class=\"tile\" href=\"#p\(index % Scene.all.count + 1)\" \(frame)/>")
        }
        if tile.role == .more { printer.line("<rect class=\"more\" \(frame)/>") }
        let isPhoto = tile.role == .photo
        let text = sample.text(of: tile, at: index)
        let letters = Double(text.utf8.count) * 0.62
        let most = isPhoto ? 11.0 : 17
        let font = min(most, height * 0.7, width / (letters + 0.8))
        guard font >= 3 else { return }
        let size = font < most ? " style=\"font-size: \(font.short)px\"" : ""
        let place =
            isPhoto
            ? "x=\"\((x + font * 0.4).short)\" y=\"\((y + font * 1.1).short)\""
            : "x=\"\((x + width / 2).short)\" y=\"\((y + height / 2 + font * 0.36).short)\""
        let style = isPhoto ? "number" : "number \(tile.role.rawValue)"
        printer.line("<text class=\"\(style)\" \(place)\(size)>\(text)</text>")
    }

    /// What the tiles that aren't photos stand for, where there are some.
    private func writeLegend(to printer: inout CodePrinter) {
        var x = Self.margin
        let y = height - Self.margin - 18
        for (role, sign, words) in [
            (Role.more, "+N", "the last photo shown, and how many more there are"),
            (Role.add, "+", "the button that adds a photo"),
        ] where roles.contains(role) {
            printer.block("<g transform=\"translate(\(x.short) \(y.short))\">", "</g>") { printer in
                if role == .more { printer.line("<use href=\"#p1\" width=\"26\" height=\"18\"/>") }
                printer.line("<rect class=\"\(role.rawValue)\" width=\"26\" height=\"18\"/>")
                printer.line(
                    "<text class=\"number \(role.rawValue)\" x=\"13\" y=\"13.5\" style=\"font-size: 12px\">\(sign)</text>"
                )
                printer.line("<text class=\"note\" x=\"34\" y=\"13.5\">\(words)</text>")
            }
            x += 380
        }
    }
}

extension Grid {
    /// The gaps in words.
    fileprivate var gapWords: String {
        if rowGap.isZero, columnGap.isZero { return "without gaps" }
        if rowGap == columnGap { return "gaps of \(rowGap.decimal)" }
        return "gaps of \(rowGap.decimal) between rows and \(columnGap.decimal) between columns"
    }
}

extension Double {
    /// The number with at most two digits after the point.
    fileprivate var short: String { ((self * 100).rounded() / 100).shortest }
    /// The number with at most one digit after the point.
    fileprivate var inTenths: String { ((self * 10).rounded() / 10).shortest }
}
