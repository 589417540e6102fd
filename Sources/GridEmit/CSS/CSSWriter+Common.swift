internal import GridModel

extension CSSWriter {
    var hasSections: Bool { cases.contains { $0.plain == nil } }

    /// Prints the comment at the top: what the file is and how it is used.
    func writeHead(to printer: inout CodePrinter) {
        let from = safeComment(source)
        printer.line("/*")
        printer.line(
            " * Made by gridgen \(gridgenVersion)\(from.isEmpty ? "" : " from \(from)"); "
                + "changes in here are lost when it is made again.")
        printer.line(" *")
        for line in safeLines(grid.doc ?? "The photo layouts of \(grid.name).") {
            printer.line(line.isEmpty ? " *" : " * \(safeComment(line))")
        }
        printer.line(" *")
        for line in usage { printer.line(" * \(line)") }
        printer.line(" *")
        let queries = hasSections ? ", container queries" : ""
        printer.line(" * Needs :has(), @property\(queries) and overflow: clip:")
        printer.line(" * Chrome and Edge 105, Safari 16.4, Firefox 128.")
        printer.line(" */")
    }

    private var usage: [String] {
        var lines = [
            "<div class=\"\(names.prefix)\"><img …><img …></div>",
            "The number of children selects the layout. Gaps: --\(names.prefix)-gap, or --\(names.prefix)-row-gap and",
            "--\(names.prefix)-column-gap. Rounded corners of the whole: --\(names.prefix)-radius.",
        ]
        if cases.contains(where: { each in each.variants.contains { $0.shapes != .all } }) {
            lines += shapesUsage
        }
        if grid.keepsRatios { lines += ratiosUsage }
        if cases.contains(where: { $0.fillsHeight }) {
            lines.append("It fills the height of its parent, which has to have one.")
        }
        if hasSections {
            lines.append("It takes its width from outside, and its layout is chosen by that width.")
        }
        return lines
    }

    private var shapesUsage: [String] {
        var lines = [
            "The shapes of the photos choose among layouts: data-shapes=\"tsw\", a letter for each in order, t for",
            "a ratio of width to height below \(grid.shapes.tall.cssRatio), w for one above "
                + "\(grid.shapes.wide.cssRatio), else s. Photos without a letter are square.",
        ]
        if grid.append != nil { lines.append("The letter of the tile that adds a photo is +.") }
        return lines
    }

    private var ratiosUsage: [String] {
        var lines =
            elementRatios == 0
            ? ["Each child says the ratio of its photo, width by height, as a number: style=\"--r: 1.5\"."]
            : [
                "The element says the ratio of each photo, width by height, as a number, for 2 photos:",
                "style=\"--r1: 1.5; --r2: 0.75\". Children behind the first \(elementRatios) say it themselves: "
                    + "style=\"--r: 1.5\".",
            ]
        let waterfalls = grid.rules.compactMap { $0.waterfall }
        lines.append(
            waterfalls.contains { $0.ratios == nil }
                ? "Without it, an image has its natural ratio as soon as it is loaded, and all else is square."
                : "Without it, a photo is square.")
        if !waterfalls.isEmpty {
            lines += [
                "A waterfall is one where the browser has display: grid-lanes; which column a photo takes where several",
                "are the shortest is up to the browser. Elsewhere the photos keep their order, widths and ratios but stand",
                "in rows, each as high as its highest photo, with room left below the others.",
            ]
        }
        return lines
    }

    /// Prints the types of the sheet's own properties.
    func writeTypes(to printer: inout CodePrinter) {
        for gap in ["gx", "gy"] {
            printer.line()
            printer.block("@property --\(names.prefix)-\(gap) {") { printer in
                printer.line("syntax: \"<length>\";")
                printer.line("inherits: true;")
                printer.line("initial-value: 0px;")
            }
        }
        let blocks = cases.flatMap { $0.blocks }
        if blocks.isEmpty { return }
        printer.line()
        let most = blocks.map { $0.root.blockCount }.max() ?? 0
        for type in CSSBlockSolver.types(most, name: names.prefix) { printer.line(type) }
    }

    /// What all layouts have in common.
    func addCommon(to sheet: inout StyleSheet) {
        var layer = Layer()
        let all = cases.map { $0.counts.with(.all) }
        layer.add(containers(all), container)
        // A clip path has no logical sides: where left and right insets differ, it is said for both directions.
        let inset = grid.inset
        if inset.left != inset.right {
            let sides = [inset.top, inset.left, inset.bottom, inset.right].map { $0.cssPixels }
            layer.add(
                containers(all, .container(":dir(rtl)")),
                [.clipPath: clip(sides.joined(separator: " "))])
        }
        let covered = cases.filter { $0.coversAllWidths }.map { $0.counts.with(.all) }
        layer.add(containers(covered, .children("*")), child)
        let more = cases.filter { $0.hasMore }.map { $0.counts }
        layer.add(containers(more), [.counterReset: .text(names.counter)])
        layer.add(containers(more, .container("::after")), label)
        for child in 0..<elementRatios {
            layer.add(
                Selector(.any, .children(":nth-child(\(child + 1))")),
                [.custom("--r"): "var(--r\(child + 1))"])
        }
        sheet.add([layer])
    }

    /// How many ratios the element says: none, or those of all photos that listed layouts show.
    private var elementRatios: Int {
        cases.allSatisfy { $0.blocks.isEmpty } ? 0 : grid.layouts.map { $0.tileCount }.max() ?? 0
    }

    private var container: Declarations {
        let inset = grid.inset
        func gap(_ direction: String, _ written: Rational) -> Value {
            "var(--\(names.prefix)-\(direction)-gap, var(--\(names.prefix)-gap, \(written.cssPixels)))"
        }
        var declarations: Declarations = [
            names.custom("gx"): gap("column", grid.columnGap), names.custom("gy"): gap("row", grid.rowGap),
            .display: "grid", .boxSizing: "border-box", .gap: "\(names.rowGap) \(names.columnGap)",
        ]
        if inset.left == inset.right {
            declarations.declare(.padding, .text(insets))
        } else {
            declarations.declare(.paddingBlock, "\(inset.top.cssPixels) \(inset.bottom.cssPixels)")
            declarations.declare(.paddingInline, "\(inset.left.cssPixels) \(inset.right.cssPixels)")
        }
        declarations.declare(.clipPath, clip(insets))
        return declarations
    }

    /// The container without its insets, which are in CSS order, with rounded corners.
    private func clip(_ insets: String) -> Value { "inset(\(insets) round \(names.value(of: "radius")))" }

    /// The insets in CSS order, as few of them as say it.
    private var insets: String {
        let inset = grid.inset
        if inset.left != inset.right {
            return [inset.top, inset.right, inset.bottom, inset.left].map { $0.cssPixels }.joined(
                separator: " ")
        }
        if inset.top != inset.bottom {
            return [inset.top, inset.right, inset.bottom].map { $0.cssPixels }.joined(separator: " ")
        }
        let both = [inset.top, inset.right].map { $0.cssPixels }
        return both[0] == both[1] ? both[0] : both.joined(separator: " ")
    }

    /// What each child is: a box that nothing in it and nothing else on the page can push open.
    var child: Declarations {
        [
            .gridArea: "1 / 1 / -1 / -1", .placeSelf: "end", .position: "relative", .inset: "auto",
            .boxSizing: "border-box", .width: "100%", .height: "100%", .minWidth: "0", .minHeight: "0",
            .maxWidth: "none", .maxHeight: "none", .margin: "0", .aspectRatio: "auto", .contain: "size",
            .overflow: "clip", .objectFit: "cover",
        ]
    }

    /// The number of hidden children; the mark before it keeps the sign at its left in both directions.
    var shownLabel: Declarations { [.content: "\"\\200E+\" counter(\(names.counter))"] }

    /// What the label with the number of hidden children looks like.
    private var label: Declarations {
        shownLabel + [
            .display: "grid", .placeContent: "center", .placeSelf: "end", .position: "relative",
            .contain: "size", .overflow: "clip", .pointerEvents: "none", .background: "rgb(0 0 0 / 45%)",
            .color: "#fff", .fontSize: "1.5em",
        ]
    }
}

/// The text on one line, without what ends a comment, or the element of a page that the sheet stands in.
func safeComment(_ text: String) -> String {
    var result = ""
    for character in safeLines(text).joined(separator: " ").unicodeScalars {
        // A zero-width space keeps `*/` and `</` apart.
        if character == "/", ["*", "<"].contains(result.unicodeScalars.last) { result += "\u{200B}" }
        result.unicodeScalars.append(character)
    }
    return result
}

extension CSSArrangement {
    var hasMore: Bool {
        switch self {
        case .tiles(let tiles): tiles.hasMore
        case .photos(let photos): photos.hasMore
        case .blocks(let blocks): blocks.hasMore
        case .rows, .waterfall: false
        }
    }

    var fillsHeight: Bool {
        switch self {
        case .tiles(let tiles): tiles.fillsHeight
        case .rows(let rows): rows.sizing == .frameFill
        case .photos, .blocks, .waterfall: false
        }
    }
}
