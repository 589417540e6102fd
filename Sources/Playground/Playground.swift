package import GridEmit
internal import GridModel
internal import GridServices
internal import GridSyntax

/// A spec in the playground, and everything that the page shows of it: bytes in, JSON and texts out.
package struct Playground {
    let file: String
    /// The name of a grid whose spec doesn't name it.
    private let fallbackName: String
    let parsed: ParsedSpec
    let compilation: Compilation

    /// Compiles a spec.
    ///
    /// - Parameters:
    ///   - file: the file name, such as `nice.grid`; it names the grid if the spec doesn't.
    package init(_ bytes: [UInt8], file: String) {
        self.file = file
        parsed = parse(SourceText(name: file, bytes: bytes))
        fallbackName = GridServices.fallbackName(of: parsed.source)
        compilation = compile(parsed, fallbackName: fallbackName)
    }

    /// Whether this is what a text with a file name makes.
    package func isOf(_ bytes: [UInt8], file: String) -> Bool {
        file == self.file && bytes == parsed.source.bytes
    }

    /// Whether the spec has a grid.
    package var isGood: Bool { compilation.grid != nil }

    /// What the page asks of every grid; null for a spec with an error.
    package var summary: JSONValue {
        guard let grid = compilation.grid else { return .null }
        func number(_ value: Rational) -> JSONValue { .digits(digits(value.nearestDouble)) }
        let ends = grid.layouts.map { $0.count } + grid.rules.map { $0.to ?? $0.from }
        let firsts = grid.layouts.map { $0.count } + grid.rules.map { $0.from }
        return .object([
            ("name", .string(grid.name)),
            ("className", .string(kebabCase(grid.name))),
            ("prefix", .string(snakeCase(grid.name))),
            ("width", .array([number(grid.width.lower), number(grid.width.upper)])),
            ("height", .array([number(grid.height.lower), number(grid.height.upper)])),
            ("gap", .array([number(grid.ownRowGap), number(grid.columnGap)])),
            ("append", grid.append.map { .number($0) } ?? .null),
            ("firstCount", .number(firsts.min() ?? 1)),
            ("lastCount", .number(ends.max() ?? 1)),
            ("isOpen", .bool(grid.rules.contains { $0.to == nil })),
            ("widthLimits", .array(grid.cases.widthLimits.map(number))),
            (
                "needsHeight",
                .bool(
                    grid.layouts.contains { $0.sizing == .frameFill }
                        || grid.rules.contains { $0.rows?.sizing == .frameFill })
            ),
            ("keepsRatios", .bool(grid.keepsRatios)),
            ("hasPatterns", .bool(grid.layouts.contains { $0.pattern != nil })),
            ("hasTrees", .bool(grid.layouts.contains { $0.photoTree != nil })),
            ("hasWaterfall", .bool(grid.rules.contains { $0.waterfall != nil })),
        ])
    }

    // MARK: Outputs

    /// The names of the outputs, and what each appends to a file name.
    package static var outputs: JSONValue {
        .array(Output.all.map { .object([("name", .string($0.name)), ("suffix", .string($0.suffix))]) })
    }

    /// The text of an output, and the diagnostics that say why there is none.
    package func output(_ index: Int) -> (text: String, lacks: JSONValue) {
        guard let grid = compilation.grid, Output.all.indices.contains(index) else { return ("", .array([])) }
        var options = EmitOptions()
        options.source = file
        let prepared = Output.all[index].prepare(grid, options: options)
        return (prepared.text, list(prepared.diagnostics))
    }

    /// The text of the output with a name, and why there is none.
    package func output(named name: String) -> (text: String, lacks: JSONValue) {
        output(Output.all.firstIndex { $0.name == name } ?? -1)
    }

    /// The text of the style sheet, and why there is none.
    package var sheet: (text: String, lacks: JSONValue) { output(named: "css") }

    // MARK: Text

    /// The diagnostics that `gridgen lint` reports.
    package var findings: JSONValue { list(lint(parsed, fallbackName: fallbackName)) }

    /// A spec in canonical form; nil if it has syntax errors.
    package static func canonicalText(_ bytes: [UInt8]) -> String? {
        formatted(parse(SourceText(name: "", bytes: bytes)))
    }

    /// The diagnostics as the page reads them: places are offsets in UTF-16, which is what its strings count.
    private func list(_ diagnostics: [Diagnostic]) -> JSONValue {
        guard !diagnostics.isEmpty else { return .array([]) }
        var offsets: [Int] = []
        offsets.reserveCapacity(parsed.source.bytes.count + 1)
        var offset = 0
        for byte in parsed.source.bytes {
            offsets.append(offset)
            // Continuation bytes count nothing, and a character of four bytes is two units.
            if byte & 0xC0 != 0x80 { offset += byte >= 0xF0 ? 2 : 1 }
        }
        offsets.append(offset)
        func place(_ span: SourceSpan) -> [(String, JSONValue)] {
            let last = offsets.count - 1
            return [
                ("start", .number(offsets[min(span.start, last)])),
                ("end", .number(offsets[min(span.end, last)])),
            ]
        }
        return .array(
            diagnostics.map { diagnostic in
                .object(
                    [
                        ("code", .string(diagnostic.code.rawValue)),
                        ("severity", .string(diagnostic.severity.rawValue)),
                        ("message", .string(diagnostic.message)),
                    ] + place(diagnostic.span) + [
                        ("label", JSONValue(diagnostic.label)),
                        (
                            "related",
                            .array(
                                diagnostic.related.map {
                                    .object(place($0.span) + [("message", .string($0.text))])
                                })
                        ),
                        ("notes", .array(diagnostic.notes.map { .string($0) })),
                        ("help", JSONValue(diagnostic.help)),
                        (
                            "fix",
                            .array(
                                diagnostic.fix.map {
                                    .object(place($0.span) + [("text", .string($0.replacement))])
                                })
                        ),
                    ])
            })
    }

    // MARK: Layouts

    /// What the page asks a layout for.
    package struct Request {
        /// The number of photos.
        package var count: Int
        /// The width of the container, in points.
        package var width: Double
        /// The height of the container, in points; only for layouts that fill it.
        package var height: Double
        /// The gap between columns, in points; nil for the spec's.
        package var columnGap: Double?
        /// The gap between rows, in points; nil for the spec's.
        package var rowGap: Double?
        /// The aspect ratios of the photos, in thousandths.
        package var ratios: [Int]
        /// Whether the layout has a tile that adds a photo.
        package var isEditing = false

        /// Creates a request with the gaps of the spec.
        package init(count: Int, width: Double, height: Double, ratios: [Int] = []) {
            self.count = count
            self.width = width
            self.height = height
            self.ratios = ratios
        }
    }

    /// A layout at the size that is asked for.
    struct Solved {
        let layout: SolvedLayout
        let photos: Photos
        let width: Rational
        let columnGap, rowGap: Double
        /// The container's width and height.
        let size: [Double]
        /// The tiles: left and top, width and height.
        let tiles: [[Double]]
    }

    /// The grid that it is at the height of a request.
    func grid(for request: Request) -> Grid? {
        compilation.grid?.at(height: fraction(request.height * 64, over: 64))
    }

    /// The layout that is asked for, evaluated from the exact forms; nil if the spec has none for the count, or if the exact numbers
    /// of the photos outgrow their bits.
    func solved(_ request: Request) -> Solved? {
        guard request.count >= 0, request.width > 0, let grid = grid(for: request) else { return nil }
        let columnGap = request.columnGap ?? grid.columnGap.nearestDouble
        let rowGap = (request.rowGap ?? grid.ownRowGap.nearestDouble) + grid.foot.nearestDouble
        let photos = Photos(
            request.ratios.map { fraction(Double($0), over: 1000) },
            addPlace: isAdding(request, grid) ? request.count : nil)
        let width = fraction(request.width * 64, over: 64)
        let gaps = Gaps(row: fraction(rowGap * 64, over: 64), column: fraction(columnGap * 64, over: 64))
        let found =
            request.isEditing
            ? grid.editingLayout(count: request.count, width: width, photos: photos, gaps: gaps)
            : grid.layout(count: request.count, width: width, photos: photos, gaps: gaps)
        guard let layout = found else { return nil }
        func value(_ form: Affine) -> Double {
            form.w.nearestDouble * request.width + form.h.nearestDouble * request.height
                + form.gx.nearestDouble * columnGap + form.gy.nearestDouble * rowGap + form.pt.nearestDouble
        }
        return Solved(
            layout: layout, photos: photos, width: width, columnGap: columnGap, rowGap: rowGap,
            size: [value(layout.width), value(layout.height)],
            tiles: layout.tiles.map { [value($0.x), value($0.y), value($0.width), value($0.height)] })
    }

    /// The frames of the layout that is asked for; null if there is none.
    package func layout(_ request: Request) -> JSONValue {
        guard let grid = compilation.grid, let solved = solved(request) else { return .null }
        let layout = solved.layout
        func lengths(_ values: [Double]) -> JSONValue { .array(values.map { .digits(digits($0)) }) }
        let tileCount = layout.tiles.count
        let letters = (0..<(request.count + (isAdding(request, grid) ? 1 : 0))).map { place in
            place == solved.photos.addPlace
                ? "+" : grid.shapes.letter(of: solved.photos.ratio(at: place)).rawValue
        }
        return .object([
            ("rule", .string(layout.origin.rule)),
            ("ruleStart", .number(utf16Offset(layout.origin.span.start))),
            ("fills", .bool(!layout.height.h.isZero)),
            ("size", lengths(solved.size)),
            ("hidden", .number(layout.hidden)),
            ("last", .string(tileCount > 0 ? layout.tiles[tileCount - 1].role.rawValue : "photo")),
            ("shapes", .string(letters.joined())),
            ("tiles", .array(solved.tiles.map(lengths))),
        ])
    }

    /// Whether a layout has a tile that adds a photo.
    private func isAdding(_ request: Request, _ grid: Grid) -> Bool {
        request.isEditing && grid.append.map { request.count < $0 } ?? false
    }

    private func utf16Offset(_ offset: Int) -> Int {
        parsed.source.text(in: SourceSpan(0, offset)).utf16.count
    }

    /// The completions after a text, and where in it the word that they replace begins, in UTF-16.
    package static func completions(after bytes: [UInt8]) -> JSONValue {
        let found = Completion.all(after: bytes)
        return .object([
            ("start", .number(String(decoding: bytes[..<found.start], as: UTF8.self).utf16.count)),
            (
                "items",
                .array(found.items.map { .object([("text", .string($0.text)), ("hint", .string($0.hint))]) })
            ),
        ])
    }
}

/// The fraction nearest to a number of parts.
private func fraction(_ parts: Double, over denominator: Int128) -> Rational {
    let limited = min(max(parts.isFinite ? parts : 0, -1e12), 1e12).rounded()
    return (try? Rational(Int128(Int64(limited)), over: denominator)) ?? .zero
}

/// A number as JSON writes it.
func digits(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    // A ten-thousandth of a point is less than any screen shows.
    let rounded = (number * 1e6).rounded() / 1e6
    return rounded == 0 ? "0" : rounded.description
}
