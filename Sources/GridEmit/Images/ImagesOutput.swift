package import GridModel

internal import enum GridSyntax.PatternLetter

/// For which files and pages images are.
package struct ImageOptions: Hashable, Sendable {
    /// Pixels per point.
    package var density = RatioRange(lower: .one, upper: Rational(3))
    /// How many more pixels a file may have than are needed, as a fraction of these.
    package var waste = (try? Rational(3, over: 10)) ?? .one
    /// The ratios of photos; nil for those of their tiles.
    package var photos: RatioRange?
    /// The width of the container in a page.
    package var container = ContainerWidth.page

    package init() {}
}

extension Output {
    /// The widths of files that a server stores, and `sizes` for each image of a page; `images.schema.json` describes it.
    public static let images = Output(name: "images", suffix: ".images.json") {
        shared, options throws(Lacks) in
        let grid = shared.grid
        try Lacks.check(
            [
                Lack(
                    "can't express photos whose widths follow from the ratios of all photos",
                    at: grid.unboundedImages)
            ].compactMap { $0 })
        let images: ImageSizes
        do throws(ExactOverflow) {
            images = try ImageSizes(of: grid, options.images)
        } catch {
            throw Lacks(
                [
                    Lack(
                        "can't express numbers that don't fit in 128 bits",
                        at: grid.layouts.first?.origin.span ?? grid.rules.first?.origin.span)
                ].compactMap { $0 })
        }
        return { printer in images.print(to: &printer) }
    }
}

/// What the images of a grid need.
package struct ImageSizes {
    private let grid: Grid
    private let options: ImageOptions
    /// The widths in pixels that are needed, and those of files.
    package let widths: StoredWidths
    private let layouts: [Sizes]

    /// The sizes of the images of a count.
    private struct Sizes {
        let count: Int
        let pattern: [PatternLetter]?
        /// `sizes` of each image.
        let tiles: [String]
    }

    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    package init(of grid: Grid, _ options: ImageOptions) throws(ExactOverflow) {
        (self.grid, self.options) = (grid, options)
        let page = try options.container.range
        let needs = try grid.imageNeeds(of: options.photos, between: page.lower, and: page.upper)
        var intervals: [(lower: Rational, upper: Rational)] = []
        for tile in needs.lazy.flatMap({ $0.tiles }) where tile.greatest > .zero {
            intervals.append(
                (try tile.least * options.density.lower, try tile.greatest * options.density.upper))
        }
        widths = try StoredWidths(intervals, waste: options.waste)
        let byCount = Dictionary(grouping: needs) { $0.count }
        var layouts: [Sizes] = []
        for count in byCount.keys.sorted() {
            let own = byCount[count] ?? []
            var patterns: [[PatternLetter]?] = []
            for need in own where !patterns.contains(need.pattern) { patterns.append(need.pattern) }
            for pattern in patterns {
                layouts.append(
                    Sizes(
                        count: count, pattern: pattern,
                        tiles: try Self.sizes(of: own, pattern, grid, options.container)))
            }
        }
        self.layouts = layouts
    }

    /// `sizes` of each image for photos of a pattern: where no layout is for the pattern, the greatest of all that may be.
    private static func sizes(
        of needs: [ImageNeed], _ pattern: [PatternLetter]?, _ grid: Grid, _ container: ContainerWidth
    ) throws(ExactOverflow) -> [String] {
        let pieces = Set(needs.map { $0.widths.lower }).sorted()
        let most = needs.map { $0.tiles.count }.max() ?? 0
        var sizes: [String] = []
        for place in 0..<most {
            var parts: [(page: Rational, length: String)] = []
            for lower in pieces {
                let here = needs.filter { $0.widths.lower == lower }
                let own = here.filter { $0.pattern == pattern }
                let tiles = (own.isEmpty ? here : own).filter { place < $0.tiles.count }.map {
                    $0.tiles[place]
                }
                var lengths: [String] = []
                for form in tiles.flatMap({ $0.forms }) {
                    let length = try length(form, grid, container)
                    if !lengths.contains(length) { lengths.append(length) }
                }
                if lengths.isEmpty { continue }
                let length = lengths.count == 1 ? lengths[0] : "max(" + lengths.joined(separator: ", ") + ")"
                // Below the first promised width, the first layout stays.
                let reached = parts.isEmpty ? .zero : try container.pageWidth(reaching: lower)
                guard let page = reached, parts.last?.length != length else { continue }
                if let last = parts.last, last.page == page { parts.removeLast() }
                parts.append((page, length))
            }
            sizes.append(
                parts.reversed().map {
                    $0.page.isZero ? $0.length : "(min-width: \($0.page.decimal)px) \($0.length)"
                }
                .joined(separator: ", "))
        }
        return sizes
    }

    private static func length(
        _ form: Affine, _ grid: Grid, _ container: ContainerWidth
    ) throws(ExactOverflow) -> String {
        var points = form.pt
        try points += try form.gx * grid.columnGap
        try points += try form.gy * grid.rowGap
        // No page tells an image the height of its container.
        try points += try form.h * (form.h > .zero ? grid.height.upper : grid.height.lower)
        return try container.css(times: form.w, plus: points)
    }

    /// Prints the document: a member or a layout in each line.
    func print(to printer: inout CodePrinter) {
        func number(_ value: Rational) -> JSONValue { .digits(value.decimal) }
        func pair(_ lower: Rational, _ upper: Rational) -> JSONValue {
            .array([number(lower), number(upper)])
        }
        let members: [(String, JSONValue)] = [
            ("format", 1), ("name", .string(grid.name)), ("container", .string(options.container.css)),
            ("density", pair(options.density.lower, options.density.upper)), ("waste", number(options.waste)),
            ("photos", options.photos.map { pair($0.lower, $0.upper) } ?? .null),
            ("needed", .array(widths.needed.map { pair($0.lower, $0.upper) })),
            ("widths", .array(widths.stored.map { .number($0) })),
        ]
        printer.block("{") { printer in
            for (name, value) in members { printer.line("\(quotedJSON(name)): \(value.line),") }
            printer.block("\"layouts\": [", "]") { printer in
                for (index, layout) in layouts.enumerated() {
                    let value = JSONValue.object([
                        ("count", .number(layout.count)),
                        ("pattern", JSONValue(layout.pattern.map { $0.map { $0.rawValue }.joined() })),
                        ("sizes", .array(layout.tiles.map { .string($0) })),
                    ])
                    printer.line(value.line + (index < layouts.count - 1 ? "," : ""))
                }
            }
        }
    }
}
