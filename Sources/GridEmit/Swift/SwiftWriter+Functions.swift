internal import GridModel

extension SwiftWriter {
    /// The most tiles of a layout; their frames take about 300 MB.
    static let mostTiles = "10_000_000"

    /// The parameters for the container's size.
    private var sizes: [String] { needsHeight ? ["width", "height"] : ["width"] }

    /// The optional parameters, with their types and defaults.
    private var options: [Parameter] {
        var options = ["gap", "rowGap", "columnGap", "scale"].map {
            Parameter(name: $0, type: "Double? = nil")
        }
        options.append(Parameter(name: "mirrored", type: "Bool = false"))
        if looksAtPhotos { options.append(Parameter(name: "ratios", type: "[Double] = []")) }
        if grid.append != nil { options.append(Parameter(name: "editing", type: "Bool = false")) }
        return options
    }

    private struct Parameter {
        let name: String
        let type: String
    }

    /// The parameters after the first, on the second and third line of a declaration.
    func parameters(without left: Set<String> = [], separator: String = ",\n    ") -> String {
        let options = options.filter { !left.contains($0.name) }.map { "\($0.name): \($0.type)" }
        let sizes = sizes.map { "\($0): Double" }.joined(separator: ", ")
        let lines = [[sizes] + options.prefix(2), Array(options.dropFirst(2))]
        return lines.map { $0.joined(separator: ", ") }.joined(separator: separator)
    }

    /// The arguments that pass the parameters on.
    func arguments(without left: Set<String> = [], count: String = "count", ratios: String = "ratios")
        -> String
    {
        (["count"] + sizes + options.map { $0.name }).filter { !left.contains($0) }.map { name in
            "\(name): \(name == "count" ? count : name == "ratios" ? ratios : name)"
        }.joined(separator: ", ")
    }

    /// Prints the functions that callers use.
    func writeFunctions(to printer: inout CodePrinter) {
        // Only finite numbers times 0 give 0; one comparison is faster than a test of each number.
        let finite = (sizes + ["row", "column"]).map { "\($0) * 0" }.joined(separator: " + ")
        let given = sizes.map { "`\($0)`" }.joined(separator: " and ")
        let plan =
            "plan(count, Swift.max(0, width)\(hasPatterns ? ", ratios" : "")"
            + "\(grid.append == nil ? "" : ", editing: editing"))"
        let givenHeight = needsHeight ? "Swift.max(0, height)" : "0"
        let editing =
            grid.append.map { "\n/// While `editing`, an add tile follows fewer than \($0) photos." }
            ?? ""
        let ratios =
            looksAtPhotos
            ? "\n/// `ratios` are the photos' widths divided by their heights; one that is missing or not a finite number above 0 counts as 1:1."
            : ""
        let placed =
            keepsRatios
            ? """

            /// The layout stores the frames of tiles that keep their photos' ratios.
            """ : ""
        let (limit, limiting) =
            grid.rules.contains { $0.isLimitedInTiles }
            ? (
                ", if it has more than \(SwiftWriter.mostTiles) tiles",
                ", plan.tiles <= \(SwiftWriter.mostTiles)"
            )
            : ("", "")
        let solving =
            keepsRatios
            ? """

                unsolved(\(arguments()))?.solved(ratios, keepsFrames: true)
            }

            /// The layout without the frames of tiles that keep their photos' ratios.
            private static func unsolved(count: Int, \(parameters())) -> Layout? {
            """ : ""
        let unplaced = keepsRatios ? "unsolved" : "layout"
        let height = keepsRatios ? "?.solved(ratios, keepsFrames: false).size.height" : "?.size.height"
        let array =
            keepsRatios
            ? "[Frame](unsafeUninitializedCapacity: layout.count) { layout.fill($0, ratios); $1 = layout.count }"
            : "Array(layout)"
        printer.lines(
            """

            /// The layout for a number of photos in a container of \(given) in points.
            ///
            /// `rowGap` and `columnGap` override `gap`, which overrides the spec's gaps. `scale`, the pixels per point, snaps all edges to whole
            /// pixels and keeps gaps equal. `mirrored` lays out from right to left. Returns nil if there
            /// is no rule for the count\(limit), if a number isn't finite, or if `scale` isn't positive.\(ratios)\(editing)\(placed)
            \(access)static func layout(count: Int, \(parameters())) -> Layout? {\(solving)
                let row = rowGap ?? gap ?? \(grid.rowGap.decimal), column = columnGap ?? gap ?? \(grid.columnGap.decimal)
                if let scale { guard scale > 0, scale < .infinity else { return nil } }
                guard \(finite) == 0, let plan = \(plan)\(limiting) else { return nil }
                return Layout(plan: plan, width: Swift.max(0, width), height: \(givenHeight), columnGap: column, rowGap: row, scale: scale, mirrored: mirrored)
            }

            /// The height of the container for a number of photos.
            \(access)static func height(count: Int, \(parameters(without: ["mirrored"], separator: ", "))) -> Double? {
                \(unplaced)(\(arguments(without: ["mirrored"])))\(height)
            }

            /// The frames of all tiles.
            \(access)static func frames(count: Int, \(parameters())) -> [Frame]? {
                let layout = \(unplaced)(\(arguments()))
                guard let layout else { return nil }
                return \(array)
            }

            /// Writes the frames of all tiles to a buffer and returns their number, or nil if it is too small.
            \(access)static func frames(count: Int, \(parameters()), into buffer: UnsafeMutableBufferPointer<Frame>) -> Int? {
                let layout = \(unplaced)(\(arguments()))
                guard let layout, layout.count <= buffer.count else { return nil }
                layout.fill(buffer\(keepsRatios ? ", ratios" : ""))
                return layout.count
            }
            """)
    }
}

extension Rule {
    /// Whether a layout could exceed the limit of tiles.
    fileprivate var isLimitedInTiles: Bool {
        if case .show = arrangement { return false }
        return to ?? .max > 10_000_000
    }
}
