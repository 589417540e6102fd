internal import GridModel

internal import enum GridSyntax.Alignment
internal import enum GridSyntax.LastRow
internal import enum GridSyntax.PatternLetter

extension Output {
    /// The whole grid as data; `grid.schema.json` describes it.
    public static let json = Output(name: "json", suffix: ".json") { grid, options in
        { printer in
            var writer = JSONWriter(fractions: options.fractions)
            writer.write(grid, to: &printer)
        }
    }
}

private struct JSONWriter {
    let fractions: Bool
    /// The first different tiles as they are printed, without what indents and separates them: layouts repeat tiles.
    private var printed: [TileList.Entry: [UInt8]] = [:]

    init(fractions: Bool) { self.fractions = fractions }

    private static let mostPrinted = 10_000

    // MARK: Values

    func number(_ value: Rational) -> String {
        fractions ? "\"\(value.fraction)\"" : value.decimal
    }

    func optional(_ value: Rational?) -> String { value.map(number) ?? "null" }

    func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
    }

    func length(_ form: Affine) -> String {
        var printer = CodePrinter()
        add(form, to: &printer)
        return printer.text
    }

    /// Adds a length to a line.
    func add(_ form: Affine, to printer: inout CodePrinter) {
        var separator = "{"
        func add(_ name: String, _ value: Rational) {
            if value.isZero { return }
            printer.add(separator)
            printer.add(name)
            printer.add(number(value))
            separator = ", "
        }
        add("\"w\": ", form.w)
        add("\"h\": ", form.h)
        add("\"gx\": ", form.gx)
        add("\"gy\": ", form.gy)
        add("\"pt\": ", form.pt)
        printer.add(form.isZero ? "{}" : "}")
    }

    func range(_ range: LengthRange) -> String { "[\(number(range.lower)), \(number(range.upper))]" }

    func ratios(_ range: RatioRange) -> String { "[\(number(range.lower)), \(number(range.upper))]" }

    /// A block as the photos' indices; `place` is that of the next one.
    func block(_ block: PhotoTree.Block, _ place: inout Int) -> String {
        let kind: String
        let parts: [PhotoTree.Block]
        switch block {
        case .photo:
            place += 1
            return "\(place - 1)"
        case .row(let blocks): (kind, parts) = ("row", blocks)
        case .stack(let blocks): (kind, parts) = ("stack", blocks)
        }
        var texts: [String] = []
        for part in parts { texts.append(self.block(part, &place)) }
        return object([(kind, "[" + texts.joined(separator: ", ") + "]")])
    }

    func photos(_ tree: PhotoTree) -> String {
        var place = 0
        return object([("ratios", ratios(tree.ratios)), ("blocks", block(tree.root, &place))])
    }

    /// Prints tiles, the most frequent lines by far.
    private mutating func write(_ tiles: TileList, to printer: inout CodePrinter) {
        for (index, entry) in tiles.entries.enumerated() {
            let bytes = printed[entry] ?? self.bytes(of: tiles[index])
            if printed.count < Self.mostPrinted { printed[entry] = bytes }
            printer.line { printer in
                printer.add(bytes)
                if index < tiles.count - 1 { printer.add(",") }
            }
        }
    }

    /// A tile piece by piece, which takes a third of the instructions that strings of parts take.
    private func bytes(of tile: Tile) -> [UInt8] {
        var printer = CodePrinter()
        printer.add("{\"x\": ")
        add(tile.x, to: &printer)
        printer.add(", \"y\": ")
        add(tile.y, to: &printer)
        printer.add(", \"width\": ")
        add(tile.width, to: &printer)
        printer.add(", \"height\": ")
        add(tile.height, to: &printer)
        printer.add(", ")
        add(tile.edges, tile.role, to: &printer)
        return printer.bytes
    }

    /// Prints the tiles of photos whose ratios say where they are.
    private func write(tilesOf tree: PhotoTree, in layout: Layout, to printer: inout CodePrinter) {
        let last = layout.tileCount - 1
        for (index, edges) in tree.root.edges().enumerated() {
            printer.line { printer in
                printer.add("{")
                add(edges, index == last && layout.hidden > 0 ? .more : .photo, to: &printer)
                if index < last { printer.add(",") }
            }
        }
    }

    private func add(_ edges: Edges, _ role: Role, to printer: inout CodePrinter) {
        printer.add("\"edges\": [")
        for (index, name) in edges.names.enumerated() {
            printer.add(index == 0 ? "\"" : ", \"")
            printer.add(name)
            printer.add("\"")
        }
        printer.add("], \"role\": \"")
        printer.add(role.rawValue)
        printer.add("\"}")
    }

    func sizing(_ sizing: Sizing) -> String {
        switch sizing {
        case .tileRatio(let ratio): object([("kind", "\"tile-ratio\""), ("ratio", number(ratio))])
        case .tileSize(let width, let height):
            object([("kind", "\"tile-size\""), ("width", number(width)), ("height", number(height))])
        case .tilePhoto(let ratios): object([("kind", "\"tile-photo\""), ("ratios", self.ratios(ratios))])
        case .frameRatio(let ratio): object([("kind", "\"frame-ratio\""), ("ratio", number(ratio))])
        case .frameFill: object([("kind", "\"frame-fill\"")])
        }
    }

    func waterfall(_ waterfall: Waterfall) -> String {
        object([
            ("columns", "[" + waterfall.columns.map(length).joined(separator: ", ") + "]"),
            ("columnWidth", length(waterfall.columnWidth)), ("top", length(waterfall.top)),
            ("bottom", length(waterfall.bottom)), ("ratios", waterfall.ratios.map(ratios) ?? "null"),
            ("tolerance", number(Waterfall.tolerance)),
        ])
    }

    func rule(_ rule: Rule) -> String {
        var members = [
            ("from", "\(rule.from)"), ("to", rule.to.map { "\($0)" } ?? "null"),
            ("minWidth", optional(rule.widths.minimum)), ("belowWidth", optional(rule.widths.below)),
        ]
        switch rule.arrangement {
        case .rows(let perRow, let last, let align, let sizing):
            members += [
                ("rows", "\(perRow)"), ("last", "\"\(last.rawValue)\""), ("align", "\"\(align.rawValue)\""),
                ("sizing", self.sizing(sizing)),
            ]
        case .show(let count):
            members.append(("show", "\(count)"))
        case .waterfall(let waterfall):
            members.append(("waterfall", self.waterfall(waterfall)))
        }
        if let doc = rule.origin.doc { members.append(("doc", quotedJSON(doc))) }
        return object(members)
    }

    // MARK: The document

    mutating func write(_ grid: Grid, to printer: inout CodePrinter) {
        let inset = [
            ("top", grid.inset.top), ("right", grid.inset.right), ("bottom", grid.inset.bottom),
            ("left", grid.inset.left),
        ]
        printer.block("{") { printer in
            printer.line("\"format\": 1,")
            printer.line("\"name\": \(quotedJSON(grid.name)),")
            printer.line("\"doc\": \(grid.doc.map(quotedJSON) ?? "null"),")
            printer.line(
                "\"gap\": " + object([("row", number(grid.rowGap)), ("column", number(grid.columnGap))]) + ","
            )
            printer.line("\"inset\": " + object(inset.map { ($0.0, number($0.1)) }) + ",")
            printer.line("\"width\": \(range(grid.width)),")
            printer.line("\"height\": \(range(grid.height)),")
            printer.line("\"smallest\": \(number(grid.smallest)),")
            printer.line(
                "\"shapes\": "
                    + object([("tall", number(grid.shapes.tall)), ("wide", number(grid.shapes.wide))]) + ",")
            printer.line("\"append\": \(grid.append.map { "\($0)" } ?? "null"),")
            list("layouts", grid.layouts, behind: ",", to: &printer) { layout, comma, printer in
                write(layout, comma: comma, to: &printer)
            }
            list("rules", grid.rules, behind: "", to: &printer) { $2.line(rule($0) + $1) }
        }
    }

    private mutating func write(_ layout: Layout, comma: String, to printer: inout CodePrinter) {
        printer.block("{", "}" + comma) { printer in
            // A letter a tile, and more only where photos without one make a difference, too: of those there may be very many.
            let pattern =
                layout.pattern.map { letters in
                    "\"" + letters.padded(to: layout.tileCount).map { $0.rawValue }.joined() + "\""
                } ?? "null"
            printer.line(
                "\"count\": \(layout.count), \"pattern\": \(pattern), "
                    + "\"minWidth\": \(optional(layout.widths.minimum)), "
                    + "\"belowWidth\": \(optional(layout.widths.below)),")
            if let doc = layout.origin.doc { printer.line("\"doc\": \(quotedJSON(doc)),") }
            let hidden = ", \"hidden\": \(layout.hidden),"
            switch layout.geometry {
            case .solved(let tiles):
                let size = object([("width", length(tiles.width)), ("height", length(tiles.height))])
                printer.line("\"size\": \(size)\(hidden)")
                printer.block("\"tiles\": [", "]") { printer in write(tiles, to: &printer) }
            case .photos(let tree):
                printer.line("\"photos\": \(photos(tree))\(hidden)")
                printer.block("\"tiles\": [", "]") { printer in
                    write(tilesOf: tree, in: layout, to: &printer)
                }
            }
        }
    }

    /// Prints a member that is a list, an element a line; `write` gets each element and the comma behind it.
    private func list<Element>(
        _ name: String, _ elements: some RandomAccessCollection<Element>, behind comma: String,
        to printer: inout CodePrinter,
        write: (Element, String, inout CodePrinter) -> Void
    ) {
        guard !elements.isEmpty else {
            printer.line("\"\(name)\": []\(comma)")
            return
        }
        printer.block("\"\(name)\": [", "]\(comma)") { printer in
            for (index, element) in elements.enumerated() {
                write(element, index == elements.count - 1 ? "" : ",", &printer)
            }
        }
    }
}

/// The text as a JSON string. Beside what JSON demands, what could end a script or a line elsewhere is escaped.
package func quotedJSON(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case "<", ">", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
            let digits = String(scalar.value, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}
