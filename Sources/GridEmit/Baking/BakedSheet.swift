internal import GridModel

/// The style sheet of an album whose photos are known: a container query for each range of widths, which declares what
/// is different from the range below it.
struct BakedSheet {
    private let grid: Grid
    private let options: EmitOptions
    private let count: Int
    let className: String
    /// Whether the container's height comes from outside.
    private(set) var fillsHeight = false
    private var hidesPhotos = false
    /// Whether some layout may be wider than the container.
    private let scrolls: Bool
    /// The rules of each range, which override those before, and the width above which they hold.
    private var ranges: [(above: String, rules: [String])] = []
    /// The same of what holds only in print.
    private var printed: [(above: String, rules: [String])] = []
    /// The values that have been declared last.
    private var state: [Declared: String] = [:]

    /// The elements that are styled: tiles from 0, then the pseudo-elements.
    private enum Element: Hashable {
        case tile(Int)
        /// It is as high as the photos, since nothing else in the container has a height.
        case before
        /// The number of hidden photos.
        case after
    }

    /// A property of an element.
    private struct Declared: Hashable {
        let element: Element
        let property: String
    }

    init(_ grid: Grid, count: Int, options: EmitOptions) {
        self.grid = grid
        self.options = options
        self.count = count
        className = options.prefix + kebabCase(grid.name)
        scrolls = grid.layouts.contains { $0.strip != nil } || grid.rules.contains { $0.strip != nil }
    }

    /// Adds the layout of the next range of widths.
    mutating func add(_ layout: BakedLayout) {
        fillsHeight = fillsHeight || !layout.height.height.isZero
        hidesPhotos = hidesPhotos || layout.hidden > 0
        let rules = rules(for: layout)
        if !rules.isEmpty { ranges.append((widthBelow(layout.start), rules)) }
        let rows = printedRows(of: layout)
        if rows != printed.last?.rules { printed.append((widthBelow(layout.start), rows)) }
    }

    func write(to printer: inout CodePrinter) {
        writeHead(to: &printer)
        CSSWriter.inLayer(options.layer, &printer) { writeRules(to: &$0) }
    }

    private func writeRules(to printer: inout CodePrinter) {
        writeCommon(to: &printer)
        write(ranges, to: &printer)
        writePrint(to: &printer)
    }

    private func write(_ ranges: [(above: String, rules: [String])], to printer: inout CodePrinter) {
        for (place, range) in ranges.enumerated() {
            let rules = range.rules.joined(separator: "\n")
            if place == 0 {
                printer.lines(rules)
            } else {
                printer.block("@container (width > \(range.above)px) {", "}") { $0.lines(rules) }
            }
        }
    }

    private func writeHead(to printer: inout CodePrinter) {
        CSSWriter.writeOrigin(
            options.source, grid.docLines, to: &printer)
        printer.line(" * <div class=\"\(className)\"><img …><img …></div>")
        let (least, most) = (grid.width.lower.decimal, grid.width.upper.decimal)
        printer.line(
            " * The element has \(count == 1 ? "1 child" : "\(count) children"), and its width comes from outside: \(least) to \(most) px."
        )
        printer.line(" * " + CSSWriter.widthUsage(of: grid, className))
        printer.line(
            " * Needs container queries and overflow: clip: Chrome and Edge 105, Safari 16, Firefox 110.")
        printer.line(" */")
    }

    /// Prints what holds at all widths.
    private func writeCommon(to printer: inout CodePrinter) {
        let around = CSSWriter.surroundings(of: grid, className, insets: .zero, fillsHeight: fillsHeight)
        printer.line(":where(.\(className)) { \(text(around)) }")
        let height = fillsHeight ? " height: 100%;" : ""
        let scrolling = scrolls ? " overflow: auto hidden; scrollbar-width: none;" : ""
        write("", "position: relative; container-type: inline-size;\(height)\(scrolling)", to: &printer)
        // Styles of pages for lists would move the tiles.
        write(".\(className)", "padding: 0;", to: &printer)
        write("::before", "content: \"\"; display: block;", to: &printer)
        if hidesPhotos {
            write(
                "::after",
                "position: absolute; display: grid; place-content: center; overflow: clip; z-index: 1; pointer-events: none; "
                    + "background: rgb(0 0 0 / 45%); color: #fff; font-size: 1.5em;", to: &printer)
        }
        write(
            " > :nth-child(n)",
            "position: absolute; box-sizing: border-box; min-width: 0; min-height: 0; max-width: none; max-height: none; "
                + "margin: 0; contain: size; overflow: clip; object-fit: cover;", to: &printer)
        write(" > * \(CSSWriter.media)", text(CSSWriter.content), to: &printer)
        write(" > \(CSSWriter.focused)", "container-type: size;", to: &printer)
        write(
            " > \(CSSWriter.focused) :is(img, video)", "object-position: \(CSSWriter.position);", to: &printer
        )
        write(" > \(CSSWriter.ringed)", "z-index: 1;", to: &printer)
        write(" > \(CSSWriter.ringedInside)", "overflow: visible;", to: &printer)
    }

    /// Prints what keeps rows whole on paper: the tiles between two horizontal cuts are in one row of a grid, which pages break
    /// between rows.
    private func writePrint(to printer: inout CodePrinter) {
        if fillsHeight { return }
        printer.block("@media print {", "}") { printer in
            write("", "display: grid; gap: \(grid.rowGap.cssPixels) 0;", to: &printer)
            if !grid.inset.isZero {
                let (top, bottom) = (grid.inset.top.cssPixels, grid.inset.bottom.cssPixels)
                write(".\(className)", "padding-block: \(top) \(bottom);", to: &printer)
            }
            write("::before", "content: none;", to: &printer)
            write(
                " > :nth-child(n)",
                "position: relative; top: 0; grid-column: 1; place-self: start; break-inside: avoid;",
                to: &printer)
            if hidesPhotos {
                write(
                    "::after", "position: relative; top: 0; grid-column: 1; place-self: start;", to: &printer)
            }
            write(printed, to: &printer)
        }
    }

    /// The rules that put tiles into rows on paper.
    private func printedRows(of layout: BakedLayout) -> [String] {
        var rules = [".\(className) > :nth-child(n) { grid-row: 1; margin-top: 0; }"]
        let rows = layout.rows(in: grid)
        for (number, row) in rows.enumerated() {
            if number > 0 {
                rules.append(
                    ".\(className) > :nth-child(n + \(row.tiles.lowerBound + 1)) { grid-row: \(number + 1); }"
                )
            }
            var margins: [String] = [], elements: [String: [Element]] = [:]
            for (index, top) in zip(row.tiles, row.tops.map { $0.css(.height) }) where top != "0" {
                if elements[top] == nil { margins.append(top) }
                elements[top, default: []].append(.tile(index))
            }
            for top in margins { rules.append("\(selector(elements[top] ?? [])) { margin-top: \(top); }") }
        }
        if layout.hidden > 0, let row = rows.last, let top = row.tops.last {
            rules.append(".\(className)::after { grid-row: \(rows.count); margin-top: \(top.css(.height)); }")
        }
        return rules
    }

    private func text(_ declarations: Declarations) -> String {
        let texts = declarations.list.compactMap { declaration -> String? in
            guard case .text(let text) = declaration.value else { return nil }
            return "\(declaration.property.name): \(text);"
        }
        return texts.joined(separator: " ")
    }

    private func write(_ part: String, _ declarations: String, to printer: inout CodePrinter) {
        printer.line(".\(className)\(part) { \(declarations) }")
    }

    /// The rules that change what has been declared to what a layout needs.
    private mutating func rules(for layout: BakedLayout) -> [String] {
        var bodies: [String] = []
        var elements: [String: [Element]] = [:]
        func declare(_ element: Element, _ declarations: [(property: String, value: String)]) {
            let changed = declarations.filter { property, value in
                state.updateValue(value, forKey: Declared(element: element, property: property)) != value
            }
            if changed.isEmpty { return }
            let text = changed.map { "\($0.property): \($0.value);" }.joined(separator: " ")
            if elements[text] == nil { bodies.append(text) }
            elements[text, default: []].append(element)
        }
        func place(_ element: Element, _ tile: BakedTile?) {
            declare(
                element,
                [
                    ("inset-inline-start", (tile?.x).css(.width)), ("width", (tile?.width).css(.width)),
                ])
            declare(element, [("top", (tile?.y).css(.height)), ("height", (tile?.height).css(.height))])
        }
        declare(.before, [("height", layout.height.css(.height))])
        if scrolls {
            let width = layout.scrolledWidth.map { "max(100%, \($0.css(.width)))" } ?? "100%"
            declare(.before, [("width", width)])
        }
        for index in 0..<count {
            let tile = index < layout.tiles.count ? layout.tiles[index] : nil
            place(.tile(index), tile)
            let visibility = Declared(element: .tile(index), property: "visibility")
            if tile == nil || state[visibility] != nil {
                declare(.tile(index), [("visibility", tile == nil ? "hidden" : "inherit")])
            }
        }
        if layout.hidden > 0 {
            place(.after, layout.tiles.last)
            // The mark before it keeps the sign on its left in both directions.
            declare(.after, [("content", "\"\\200E+\(layout.hidden)\"")])
        } else if state[Declared(element: .after, property: "content")] != nil {
            declare(.after, [("content", "none")])
        }
        return bodies.map { body in "\(selector(elements[body] ?? [])) { \(body) }" }
    }

    /// A selector of elements; all selectors of tiles have the same specificity.
    private func selector(_ elements: [Element]) -> String {
        var tiles: [String] = [], selectors: [String] = []
        for element in elements {
            switch element {
            case .tile(let index): tiles.append(":nth-child(\(index + 1))")
            case .before: selectors.append(".\(className)::before")
            case .after: selectors.append(".\(className)::after")
            }
        }
        if tiles.count == 1 { selectors.append(".\(className) > \(tiles[0])") }
        if tiles.count > 1 { selectors.append(".\(className) > :is(\(tiles.joined(separator: ", ")))") }
        return selectors.joined(separator: ", ")
    }
}

/// The width in a container query above which a layout begins.
///
/// Widths of elements are whole multiples of 1/64 px in Chromium and WebKit, and of 1/60 px in Firefox. The text is the shortest
/// number that is at least the last such width of the layout before, and less than the first of this one. Queries compare with
/// `>`: Chromium also takes a width for `>=` that is 1/64 px too small.
private func widthBelow(_ limit: WidthLimit) -> String {
    // No browser has wider elements than 2²⁶ px.
    guard limit.width.double < 0x1p26 else { return limit.width.double.shortest }
    var last = 0.0, first = Double.infinity
    for grain in [60, 64] {
        func isBelow(_ units: Double) -> Bool {
            guard let width = try? Rational(Int128(units), over: Int128(grain)) else { return true }
            return WidthLimit(Fraction(width)) < limit
        }
        var units = (limit.width.double * Double(grain)).rounded()
        while units > 0, !isBelow(units) { units -= 1 }
        while isBelow(units + 1) { units += 1 }
        last = max(last, units / Double(grain))
        first = min(first, (units + 1) / Double(grain))
    }
    var scale = 1.0, rounded = last.rounded(.up)
    while rounded >= first, scale < 1e8 {
        scale *= 10
        rounded = (last * scale).rounded(.up) / scale
    }
    return rounded.shortest
}

extension Line {
    /// The direction of a length: percentages of the height are those of the container.
    enum Direction {
        case width, height
    }

    /// The length in CSS: parts of the container's width in `cqi`, of its height in percent, and pixels.
    fileprivate func css(_ direction: Direction) -> String {
        var terms: [(amount: Double, unit: String)] = [
            (rounded(width.double * 100, 1e5), "cqi"), (rounded(points.double, 1e4), "px"),
        ]
        if direction == .height { terms.insert((rounded(height.double * 100, 1e5), "%"), at: 0) }
        terms = terms.filter { $0.amount != 0 }
        guard let first = terms.first else { return "0" }
        if terms.count == 1 { return first.amount.shortest + first.unit }
        let rest = terms.dropFirst().map {
            "\($0.amount < 0 ? " - " : " + ")\($0.amount.magnitude.shortest)\($0.unit)"
        }
        return "calc(\(first.amount.shortest)\(first.unit)\(rest.joined()))"
    }

    private func rounded(_ number: Double, _ scale: Double) -> Double { (number * scale).rounded() / scale }
}

extension Line? {
    /// The length in CSS; 0 for what has no tile.
    fileprivate func css(_ direction: Line.Direction) -> String { self?.css(direction) ?? "0" }
}
