internal import GridModel
internal import GridSyntax

extension Output {
    /// One page: the CSS at work for every count and, on request, the same layouts drawn from the exact forms.
    public static let html = Output(name: "html", suffix: ".html", instead: adviceForPages("html")) {
        shared, options throws(Lacks) in
        let grid = shared.grid
        try Lacks.check(grid.lacksInPicture)
        try Lacks.check(grid.lacksInSheet)
        let byHeight = Lack(
            "can't show sections by height", instead: "use the formats `css` and `svg`",
            at: grid.placeByHeight)
        try Lacks.check([byHeight].compactMap { $0 })
        // The rules of the page aren't in a layer, so they would win.
        var unlayered = options
        unlayered.layer = ""
        let sheet = try CSSWriter(grid, options: unlayered)
        return { HTMLPage(grid, options: options).write(with: sheet, to: &$0) }
    }
}

/// Prints the page; `HTMLPage+Assets.swift` has its style and script.
struct HTMLPage {
    /// A count, with the layouts for photos of some shapes.
    private struct Entry {
        let name: String
        let count: Int
        let sample: ShapeSample
    }

    private let grid: Grid
    private let options: EmitOptions
    private let entries: [Entry]
    private let images: Result<ImageSizes, Lacks>
    /// How many counts of those that pictures show have no place on the page.
    private let leftOut: Int

    /// More counts than a reader looks at are left out.
    private static let mostCounts = 100
    /// The same for the shapes of the photos of one count.
    private static let mostShapes = 20
    /// The same for the tiles of all counts at all widths: of large counts in many sections a few are shown.
    private static let mostTiles = 10_000

    init(_ grid: Grid, options: EmitOptions) {
        self.grid = grid
        self.options = options
        let samples = Samples(grid)
        let counts = Set(samples.groups.flatMap { $0.samples }.map { $0.layout.count }).sorted().filter {
            (1...Samples.mostPhotos).contains($0)
        }
        var shown = 0
        var entries: [Entry] = []
        var tilesLeft = Self.mostTiles
        for count in counts.prefix(Self.mostCounts) where count * samples.rangeCount <= tilesLeft {
            shown += 1
            let found = samples.shapeSamples(forCount: count, most: Self.mostShapes)
            for (place, sample) in found.enumerated() {
                tilesLeft -= count * sample.layouts.count
                let name = found.count == 1 ? "\(count)" : "\(count)-\(place + 1)"
                entries.append(Entry(name: name, count: count, sample: sample))
            }
        }
        self.entries = entries
        leftOut = counts.count - shown
        images = Result { () throws(Lacks) in try ImageSizes(of: grid, options.images) }
    }

    private var hasStrips: Bool { entries.contains { $0.sample.layouts.contains { $0.inStrip != nil } } }

    func write(with sheet: CSSWriter, to printer: inout CodePrinter) {
        var css = CodePrinter()
        sheet.write(to: &css)
        let name = escapedXML(grid.name)
        printer.line("<!doctype html>")
        printer.line("<html lang=\"en\">")
        printer.line("<meta charset=\"utf-8\">")
        printer.line("<meta name=\"viewport\" content=\"width=device-width\">")
        printer.line(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
                + "style-src 'unsafe-inline'; script-src 'unsafe-inline'\">")
        printer.line("<title>\(name): its layouts</title>")
        printer.block("<style>", "</style>") { printer in
            printer.lines(Self.style)
            if hasStrips { printer.line(Self.styleOfStrips) }
            for (index, scene) in Scene.all.enumerated() {
                let place = "\(Scene.all.count)n + \(index + 1)"
                printer.line(".photo:nth-child(\(place)) { background-image: url(\"\(scene.image)\"); }")
            }
        }
        printer.block("<style>", "</style>") { printer in
            printer.lines(withoutEndTags(css.text))
        }
        printer.line("<h1>\(name)</h1>")
        for paragraph in grid.paragraphs { printer.line("<p>\(escapedXML(paragraph))</p>") }
        if leftOut > 0 {
            printer.line("<p>The layouts of \(leftOut) more counts have no room on this page.</p>")
        }
        if grid.rules.contains(where: { $0.waterfall != nil }) {
            printer.line("<p>A browser that lacks grid lanes lays the CSS of a waterfall out in rows.</p>")
        }
        let widths = grid.pageWidths
        printer.line(
            "<noscript><style>.laid-out { resize: horizontal; overflow: hidden; }</style>"
                + "<p>Drag the corner of a layout to change its width.</p></noscript>")
        printer.block("<div id=\"controls\" hidden>", "</div>") { printer in
            printer.line(
                "<label>Width <input id=\"width\" type=\"range\" min=\"\(widths.least)\" max=\"\(widths.most)\" "
                    + "value=\"\(widths.first)\" autocomplete=\"off\"> <output></output></label>")
            printer.line(
                "<label>Photos <input id=\"count\" type=\"range\" min=\"0\" max=\"\(Set(entries.map { $0.count }).count)\" "
                    + "value=\"0\" autocomplete=\"off\"> <output></output></label>")
            printer.line(
                "<label><input id=\"exact\" type=\"checkbox\" autocomplete=\"off\"> beside each, the same from its exact "
                    + "numbers</label>")
            if case .success = images {
                printer.line(
                    "<label><input id=\"files\" type=\"checkbox\" autocomplete=\"off\"> on each photo, the width of the "
                        + "file that it needs</label>")
            }
        }
        writeImages(to: &printer)
        let stage =
            "--width: \(widths.first)px; --height: "
            + "clamp(\(grid.height.lower.decimal)px, 0.75 * var(--width), \(grid.height.upper.decimal)px)"
        printer.block("<main id=\"stage\" style=\"\(stage)\">", "</main>") { printer in
            for entry in entries { write(entry, to: &printer) }
        }
        printer.block("<script>", "</script>") { printer in
            printer.block("const layouts = {", "};") { printer in
                for entry in entries {
                    let layouts = entry.sample.layouts.map { script($0, entry.sample.photos) }.joined(
                        separator: ", ")
                    let key = entry.name.contains("-") ? "\"\(entry.name)\"" : entry.name
                    printer.line("\(key): [\(layouts)],")
                }
            }
            printer.line("const gap = {x: \(grid.columnGap.decimal), y: \(grid.rowGap.decimal)};")
            let bounded = entries.flatMap { $0.sample.layouts }.compactMap { $0.bounded }
            let bounds = (
                least: bounded.contains { $0.grown != nil }, greatest: bounded.contains { $0.held != nil }
            )
            printer.lines(
                Self.script(bounds: bounds, hasStrips: hasStrips, images: try? images.get()))
        }
        printer.line("</html>")
    }

    /// Prints the files of photos, or why there is no list of them.
    private func writeImages(to printer: inout CodePrinter) {
        switch images {
        case .success(let images):
            printer.line(
                "<details><summary>Files of photos</summary><pre tabindex=\"0\" aria-label=\"Files of photos\">"
            )
            let last = entries.last?.count ?? 0
            for line in images.listing(count: nil, through: last) { printer.line(escapedXML(line)) }
            printer.line("</pre></details>")
        case .failure(let lacks):
            let reason = lacks.all.first?.listing.message ?? ""
            printer.line("<p>No files of photos are listed: \(escapedXML(reason)).</p>")
        }
    }

    private func write(_ entry: Entry, to printer: inout CodePrinter) {
        let photos = entry.count == 1 ? "1 photo" : "\(entry.count) photos"
        let rules = entry.sample.layouts.reversed().map { layout in
            "<code>\(escapedXML(layout.origin.rule))</code>" + (layout.sizes.words.map { " (\($0))" } ?? "")
        }
        let fills = entry.sample.layouts.contains { !$0.height.h.isZero } ? " fills" : ""
        let id = "count-\(entry.name)"
        let isByShape = grid.layouts.contains { $0.pattern != nil }
        let shapes = isByShape ? " data-shapes=\"\(letters(entry))\"" : ""
        let caption = isByShape ? "CSS, shapes \(letters(entry))" : "CSS"
        let ratios = (0..<entry.count).map { entry.sample.photos.ratio(at: $0).decimal }
        let said = ratios.enumerated().map { place, ratio in "--r\(place + 1): \(ratio)" }
        let isSaid = grid.layouts.contains { $0.photoTree != nil }
        let style = isSaid ? " style=\"\(said.joined(separator: "; "))\"" : ""
        let children = ratios.enumerated().map { place, ratio in
            let style = grid.keepsRatios ? " style=\"--r: \(ratio)\"" : ""
            return "<div class=\"photo\"\(style)><b>\(place + 1)</b></div>"
        }.joined()
        printer.block("<section aria-labelledby=\"\(id)\">", "</section>") { printer in
            printer.line("<h2 id=\"\(id)\">\(photos): \(rules.joined(separator: ", "))</h2>")
            printer.line(
                "<figure><figcaption>\(caption)</figcaption><div class=\"laid-out\(fills)\" role=\"img\" "
                    + "aria-label=\"\(photos), laid out by the CSS\">"
                    + "<div class=\"\(options.prefix)\(kebabCase(grid.name))\"\(shapes)\(style)>\(children)</div></div></figure>"
            )
            printer.line(
                "<figure class=\"exact\" hidden><figcaption>exact numbers</figcaption><div class=\"drawn\(fills)\" role=\"img\" "
                    + "aria-label=\"\(photos), drawn\" data-count=\"\(entry.name)\"></div></figure>")
        }
    }

    private func letters(_ entry: Entry) -> String {
        (0..<entry.count).map { place in
            grid.shapes.letter(of: entry.sample.photos.ratio(at: place)).rawValue
        }.joined()
    }

    /// A layout as the script reads it: forms are lists of the coefficients of w, h, gx, gy and pt.
    private func script(_ layout: SolvedLayout, _ photos: Photos) -> String {
        if let waterfall = grid.waterfall(of: layout) { return script(waterfall, for: layout, photos) }
        let widths =
            "from: \(layout.widths.minimum?.decimal ?? "0"), below: \(layout.widths.below?.decimal ?? "Infinity")"
        let bounded = layout.bounded
        let strip = layout.inStrip
        let others = [("inBox", bounded?.held), ("grown", bounded?.grown), ("inStrip", strip?.short)]
            .compactMap { name, tiles in
                tiles.map { ", \(name): {\(script($0, of: layout))}" }
            }
        let tiles = bounded?.free ?? strip?.long ?? layout.tiles
        return "{\(widths), \(script(tiles, of: layout))\(others.joined())}"
    }

    /// Tiles and the size of their container as the script reads them.
    private func script(_ list: TileList, of layout: SolvedLayout) -> String {
        let tiles = list.map { tile in
            "{x: \(script(tile.x)), y: \(script(tile.y)), width: \(script(tile.width)), "
                + "height: \(script(tile.height)), text: \"\(tile.role == .more ? "+\(layout.hidden)" : "")\"}"
        }
        return "width: \(script(list.width)), height: \(script(list.height)), "
            + "tiles: [\(tiles.joined(separator: ", "))]"
    }

    /// A waterfall as the script reads it: which column a tile is in depends on the width.
    private func script(_ waterfall: Waterfall, for layout: SolvedLayout, _ photos: Photos) -> String {
        let columns = waterfall.columns.map { script($0) }.joined(separator: ", ")
        let ratios = (0..<layout.count).map { place in
            let ratio = photos.ratio(at: place)
            return (waterfall.ratios?.clamped(ratio) ?? ratio).decimal
        }
        // Which of them lie across all columns, and how wide these are.
        let places = (0..<layout.count).filter { waterfall.across?.contains(photos.ratio(at: $0)) ?? false }
        let full = places.isEmpty ? nil : try? waterfall.widthAcross
        let list = places.map { "\($0)" }.joined(separator: ", ")
        let across = full.map { ", across: [\(list)], full: \(script($0))" } ?? ""
        return "{from: \(layout.widths.minimum?.decimal ?? "0"), "
            + "below: \(layout.widths.below?.decimal ?? "Infinity"), columns: [\(columns)], "
            + "columnWidth: \(script(waterfall.columnWidth)), top: \(script(waterfall.top)), "
            + "bottom: \(script(waterfall.bottom)), ratios: [\(ratios.joined(separator: ", "))]\(across)}"
    }

    private func script(_ form: Affine) -> String {
        "[" + [form.w, form.h, form.gx, form.gy, form.pt].map { $0.decimal }.joined(separator: ", ") + "]"
    }
}

extension Grid {
    /// The widths of containers that the page offers, in whole points: those that are promised, up to about a screen's.
    fileprivate var pageWidths: (least: Int, first: Int, most: Int) {
        let least = Int(min(max(width.lower.nearestDouble.rounded(.up), 1), 10_000))
        let most = max(least, Int(min(max(width.upper.nearestDouble, 1), 2_000)))
        return (least, min(max(280, least), most), most)
    }
}

/// The text of a style element, in which nothing may end the element.
func withoutEndTags(_ text: String) -> String {
    var result = ""
    for character in text {
        if character == "/", result.last == "<" { result += "\\" }
        result.append(character)
    }
    return result
}
