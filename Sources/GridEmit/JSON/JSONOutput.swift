internal import GridModel

internal import enum GridSyntax.Alignment
internal import enum GridSyntax.LastRow
internal import enum GridSyntax.PatternLetter

extension Output {
    /// The whole grid as data; `grid.schema.json` describes it.
    public static let json = Output(name: "json", suffix: ".json") { shared, options in
        let grid = shared.grid
        return { printer in
            var writer = JSONWriter(fractions: options.fractions)
            writer.write(grid, to: &printer)
        }
    }
}

struct JSONWriter {
    let fractions: Bool
    /// The first forms of the table as printed text, since tiles repeat them.
    private var printed: [[UInt8]] = []

    init(fractions: Bool) { self.fractions = fractions }

    private static let mostPrinted = 10_000

    // MARK: Tiles

    /// Prints tiles, which make up most lines of the document.
    private mutating func write(_ tiles: TileList, to printer: inout CodePrinter) {
        for (index, tile) in tiles.entries.enumerated() {
            printer.line { printer in
                printer.add("{\"x\": ")
                add(tile.x, of: tiles, to: &printer)
                printer.add(", \"y\": ")
                add(tile.y, of: tiles, to: &printer)
                printer.add(", \"width\": ")
                add(tile.width, of: tiles, to: &printer)
                printer.add(", \"height\": ")
                add(tile.height, of: tiles, to: &printer)
                printer.add(", ")
                add(tile.edges, tile.role, to: &printer)
                if index < tiles.count - 1 { printer.add(",") }
            }
        }
    }

    /// Adds a form of the table to a line.
    private mutating func add(_ place: UInt32, of tiles: TileList, to printer: inout CodePrinter) {
        let place = Int(place)
        guard place < Self.mostPrinted else {
            return add(tiles.form(at: UInt32(place)), to: &printer)
        }
        while printed.count <= place { printed.append([]) }
        if printed[place].isEmpty {
            let start = printer.count
            add(tiles.form(at: UInt32(place)), to: &printer)
            printed[place] = printer.bytes(from: start)
        } else {
            printer.add(printed[place])
        }
    }

    /// Adds a form to a line: the terms that aren't 0.
    private func add(_ form: Affine, to printer: inout CodePrinter) {
        var separator = "{\""
        func addTerm(_ key: String, _ value: Rational, to printer: inout CodePrinter) {
            if value.isZero { return }
            printer.add(separator)
            printer.add(key)
            printer.add("\": ")
            add(value, to: &printer)
            separator = ", \""
        }
        addTerm("w", form.w, to: &printer)
        addTerm("h", form.h, to: &printer)
        addTerm("gx", form.gx, to: &printer)
        addTerm("gy", form.gy, to: &printer)
        addTerm("pt", form.pt, to: &printer)
        printer.add(form.isZero ? "{}" : "}")
    }

    /// Adds a number to a line.
    private func add(_ value: Rational, to printer: inout CodePrinter) {
        if fractions { printer.add(text(value)) } else { printer.addDecimal(value) }
    }

    /// Adds a member for a limit to a line.
    private func add(_ key: String, _ value: Rational?, to printer: inout CodePrinter) {
        printer.add(key)
        if let value { add(value, to: &printer) } else { printer.add("null") }
    }

    /// Prints the tiles of photos whose positions depend on their ratios.
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
        if !edges.isEmpty {
            for (index, name) in edges.names.enumerated() {
                printer.add(index == 0 ? "\"" : ", \"")
                printer.add(name)
                printer.add("\"")
            }
        }
        printer.add("], \"role\": \"")
        printer.add(role.rawValue)
        printer.add("\"}")
    }

    // MARK: The document

    mutating func write(_ grid: Grid, to printer: inout CodePrinter) {
        let (inset, shapes) = (grid.inset, grid.shapes)
        let settings: [(String, JSONValue)] = [
            ("format", grid.hasNewerForms ? 2 : 1), ("name", .string(grid.name)),
            ("doc", JSONValue(grid.doc)),
            ("gap", .object([("row", number(grid.rowGap)), ("column", number(grid.columnGap))])),
            (
                "inset",
                .object([
                    ("top", number(inset.top)), ("right", number(inset.right)),
                    ("bottom", number(inset.bottom)), ("left", number(inset.left)),
                ])
            ),
        ]
        let rooms = [("heading", grid.heading), ("foot", grid.foot)].filter { !$0.1.isZero }.map {
            ($0.0, number($0.1))
        }
        let others: [(String, JSONValue)] = [
            ("width", range(grid.width.lower, grid.width.upper)),
            ("height", range(grid.height.lower, grid.height.upper)), ("smallest", number(grid.smallest)),
            (
                "shapes",
                .object([("tall", number(shapes.tall)), ("wide", number(shapes.wide))] + included(shapes))
            ),
            ("append", grid.append.map { .number($0) } ?? .null),
        ]
        let requirements =
            grid.requirements.isEmpty ? [] : [("requirements", JSONValue.array(grid.requirements.map(value)))]
        printer.block("{") { printer in
            for member in settings + rooms + others + requirements { line([member], ",", to: &printer) }
            list("layouts", grid.layouts, after: ",", to: &printer) { layout, comma, printer in
                write(layout, comma: comma, to: &printer)
            }
            list("rules", grid.rules, after: "", to: &printer) { element, comma, printer in
                printer.line { printer in
                    printer.addValue(rule(element))
                    printer.add(comma)
                }
            }
        }
    }

    /// Which limits are shapes of their own sides; nothing if neither is, as readers of format 1 know them.
    private func included(_ shapes: Shapes) -> [(String, JSONValue)] {
        (shapes.includesTall ? [("includesTall", .bool(true))] : [])
            + (shapes.includesWide ? [("includesWide", .bool(true))] : [])
    }

    private func value(_ requirement: Requirement) -> JSONValue {
        .object(
            [
                ("text", .string(requirement.text)), ("from", .number(requirement.from)),
                ("to", requirement.to.map { .number($0) } ?? .null),
            ] + limits(of: requirement.sizes))
    }

    private mutating func write(_ layout: Layout, comma: String, to printer: inout CodePrinter) {
        printer.block("{", "}" + comma) { printer in
            // One letter per tile. The photos without one may be very many, and get letters only if they matter.
            let pattern = layout.pattern.map { letters in
                letters.padded(to: layout.tileCount).map { $0.rawValue }.joined()
            }
            printer.line { printer in
                printer.add("\"count\": ")
                printer.add(layout.count)
                printer.add(", \"pattern\": ")
                printer.addValue(JSONValue(pattern))
                add(", \"minWidth\": ", layout.widths.minimum, to: &printer)
                add(", \"belowWidth\": ", layout.widths.below, to: &printer)
                if layout.sizes.heights != .all {
                    add(", \"minHeight\": ", layout.sizes.heights.minimum, to: &printer)
                    add(", \"belowHeight\": ", layout.sizes.heights.below, to: &printer)
                }
                printer.add(",")
            }
            if let doc = layout.origin.doc { line([("doc", .string(doc))], ",", to: &printer) }
            let hidden = ("hidden", JSONValue.number(layout.hidden))
            switch layout.geometry {
            case .solved(let tiles):
                printer.line { printer in
                    printer.add("\"size\": {\"width\": ")
                    add(tiles.width, to: &printer)
                    printer.add(", \"height\": ")
                    add(tiles.height, to: &printer)
                    printer.add("}, \"hidden\": ")
                    printer.add(layout.hidden)
                    printer.add(",")
                }
                printer.block("\"tiles\": [", "]") { printer in write(tiles, to: &printer) }
            case .justified(let rows):
                line([("justified", justified(rows)), hidden], "", to: &printer)
            case .aimedParts(let parts):
                line([("parts", self.parts(parts)), hidden], "", to: &printer)
            case .strip(let strip):
                line([("strip", self.strip(strip)), hidden], "", to: &printer)
            case .photos(let tree):
                line([("photos", photos(tree)), hidden], ",", to: &printer)
                printer.block("\"tiles\": [", "]") { printer in
                    write(tilesOf: tree, in: layout, to: &printer)
                }
            }
        }
    }

    /// Prints members on one line.
    private func line(_ members: [(String, JSONValue)], _ suffix: String, to printer: inout CodePrinter) {
        printer.line { printer in
            printer.add(members)
            printer.add(suffix)
        }
    }

    /// Prints a list member, one element per line; `write` gets each element and the comma after it.
    private func list<Element>(
        _ name: String, _ elements: some RandomAccessCollection<Element>, after comma: String,
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

extension Grid {
    /// Whether readers of format 1 would draw something else, since they ignore unknown keys.
    fileprivate var hasNewerForms: Bool {
        shapes.includesTall || shapes.includesWide || hasHeights
            || layouts.contains {
                $0.strip != nil || $0.hasAimedParts || $0.justifiedRows?.isLimited ?? false
            }
            || rules.contains { rule in
                if rule.parts != nil || rule.hasAimedParts || rule.strip != nil
                    || rule.waterfall?.across != nil
                    || rule.justifiedRows?.isLimited ?? false
                {
                    return true
                }
                switch rule.rows?.sizing {
                case .tileHeight, .frameHeight: return true
                case .tilePhoto(_, let bounds): return bounds?.least != nil
                case .tileRatio, .tileSize, .frameRatio, .frameFill, nil: return false
                }
            } || layouts.contains { $0.photoTree?.least != nil }
    }
}
