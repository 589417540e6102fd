/// The functions that callers use, with the parameters that a grid needs. They pass requests to the runtime.
package struct SwiftFunctions {
    let needsHeight: Bool
    let looksAtPhotos: Bool
    /// Whether there is a tile that adds a photo.
    let appends: Bool
    /// The access level before declarations, with attributes: empty, or words and a blank.
    let access: String
    /// The names of the runtime's types begin with it.
    let prefix: String

    package init(needsHeight: Bool, looksAtPhotos: Bool, appends: Bool, access: String, prefix: String) {
        self.needsHeight = needsHeight
        self.looksAtPhotos = looksAtPhotos
        self.appends = appends
        self.access = access
        self.prefix = prefix
    }

    private struct Parameter {
        let name: String
        let type: String
    }

    /// The parameters for the container's size.
    private var sizes: [String] { needsHeight ? ["width", "height"] : ["width"] }

    /// The optional parameters, with their types and defaults.
    private var options: [Parameter] {
        var options = ["gap", "rowGap", "columnGap"].map { Parameter(name: $0, type: "Double? = nil") }
        options += [
            Parameter(name: "insets", type: "\(prefix)Insets? = nil"),
            Parameter(name: "scale", type: "Double? = nil"),
            Parameter(name: "mirrored", type: "Bool = false"),
        ]
        if looksAtPhotos { options.append(Parameter(name: "ratios", type: "[Double] = []")) }
        if appends { options.append(Parameter(name: "editing", type: "Bool = false")) }
        return options
    }

    /// The parameters after the first, on the second line of a declaration.
    private func parameters(without left: Set<String> = []) -> String {
        let options = options.filter { !left.contains($0.name) }.map { "\($0.name): \($0.type)" }
        return (sizes.map { "\($0): Double" } + options).joined(separator: ", ")
    }

    /// The request with the parameters.
    private func request(count: String = "count", without left: Set<String> = [], ratios: String = "ratios")
        -> String
    {
        let names = ["count"] + sizes + options.map { $0.name }.filter { !left.contains($0) }
        let arguments = names.map { name in
            "\(name): \(name == "count" ? count : name == "ratios" ? ratios : name)"
        }
        return "\(prefix)Request(\(arguments.joined(separator: ", ")))"
    }

    /// Prints functions that callers use, in the order of the cases.
    ///
    /// - Parameter limit: the greatest number of photos with an add tile; nil for that of `appendLimit`.
    package func write(_ functions: [CodeFunction], limit: Int? = nil, to printer: inout CodePrinter) {
        for (index, function) in functions.enumerated() {
            if index > 0 { printer.line() }
            switch function {
            case .layout: writeLayout(limit: limit, to: &printer)
            case .height: writeHeight(to: &printer)
            case .frames: writeFrames(to: &printer)
            case .moves: writeMoves(to: &printer)
            case .tileCount: writeTileCount(to: &printer)
            case .columns: writeEmpty("columns", "Columns", without: "there is no waterfall", to: &printer)
            case .rows: writeEmpty("rows", "Rows", without: "there are no justified rows", to: &printer)
            }
        }
    }

    private func writeLayout(limit: Int?, to printer: inout CodePrinter) {
        let given = sizes.map { "`\($0)`" }.joined(separator: " and ")
        let ratios =
            looksAtPhotos
            ? """

            /// `ratios` are the photos' widths divided by their heights; one that is missing or not a finite number above 0
            /// counts as 1:1.
            """ : ""
        let editing =
            appends
            ? "\n/// While `editing`, an add tile follows fewer than \(limit.map { "\($0)" } ?? "`appendLimit`") photos."
            : ""
        printer.lines(
            """
            /// The layout for a number of photos in a container of \(given) in points.
            ///
            /// `rowGap` and `columnGap` override `gap`, which overrides the spec's gaps; `insets` override the spec's. `scale`,
            /// the pixels per point, snaps all edges to whole pixels and keeps gaps equal. `mirrored` lays out from right to
            /// left. Returns nil if there is no rule for the count, if a number isn't finite, or if `scale` isn't positive.\(ratios)\(editing)
            \(access)static func layout(
                count: Int, \(parameters())
            ) -> \(prefix)Layout? {
                layout(\(request()))
            }
            """)
    }

    private func writeHeight(to printer: inout CodePrinter) {
        printer.lines(
            """
            /// The height of the container for a number of photos.
            \(access)static func height(
                count: Int, \(parameters(without: ["mirrored"]))
            ) -> Double? {
                Self.height(\(request(without: ["mirrored"])))
            }
            """)
    }

    private func writeFrames(to printer: inout CodePrinter) {
        printer.lines(
            """
            /// The frames of all tiles.
            \(access)static func frames(
                count: Int, \(parameters())
            ) -> [\(prefix)Frame]? {
                frames(\(request()))
            }

            /// Writes the frames of all tiles to a buffer and returns their number, or nil if it is too small.
            \(inlined)\(access)static func frames(
                count: Int, \(parameters()),
                into buffer: UnsafeMutableBufferPointer<\(prefix)Frame>
            ) -> Int? {
                \(fromTable)frames(\(request()), into: buffer)
            }
            """)
    }

    /// What makes the compiler inline a function of the kit: passing its arguments on takes longer than most layouts.
    private var inlined: String { prefix.isEmpty ? "" : "@inline(__always) " }

    /// The kit's short cut for layouts of the table, with a line end; empty for a runtime of its own, which is inlined.
    private var fromTable: String {
        if prefix.isEmpty { return "" }
        return """
            if scale == nil, !mirrored\(appends ? ", !editing" : ""),
                    let tiles = fillFromTable(
                        count, width, \(needsHeight ? "height" : "0"), rowGap ?? gap, columnGap ?? gap, insets, \(looksAtPhotos ? "ratios" : "[]"), into: buffer) {
                    return tiles
                }
                return\u{20}
            """
    }

    /// Prints the functions for animating from one layout to another.
    private func writeMoves(to printer: inout CodePrinter) {
        let ratio = looksAtPhotos ? ", ratio: (Photo) -> Double = { _ in .nan }" : ""
        printer.lines(
            """
            /// The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`.
            ///
            /// Photos without a tile before or after are left out.
            /// - Returns: nil if one of the layouts is missing.
            \(access)static func moves<Photo: Hashable>(
                from before: [Photo], to after: [Photo], \(parameters(without: ["ratios"]))\(ratio)
            ) -> [\(prefix)Move]? {
                let start = \(request(count: "before.count", ratios: "before.map(ratio)"))
                let end = \(request(count: "after.count", ratios: "after.map(ratio)"))
                return moves(from: before, start, to: after, end)
            }
            """)
        guard appends else { return }
        printer.lines(
            """

            /// The movements of the existing photos when one is inserted at an index of the new layout.
            ///
            /// `count` is the number of photos before.\(looksAtPhotos ? " `ratios` are theirs, `ratio` is the new photo's." : "") Photos without a tile before or after are left out.
            /// - Returns: nil if one of the layouts is missing or the index is out of range.
            \(access)static func moves(
                count: Int, inserting index: Int, \(looksAtPhotos ? "ratio: Double = .nan, " : "")\(parameters())
            ) -> [\(prefix)Move]? {
                moves(\(looksAtPhotos ? "ratio: ratio, " : "")inserting: index, in: \(request()))
            }

            /// The movements of the remaining photos when the one at an index is deleted.
            ///
            /// `count` is the number of photos before. Photos without a tile before or after are left out.
            /// - Returns: nil if one of the layouts is missing or the index is out of range.
            \(access)static func moves(
                count: Int, deleting index: Int, \(parameters())
            ) -> [\(prefix)Move]? {
                moves(deleting: index, in: \(request()))
            }
            """)
    }

    /// Prints the function that creates a layout which grows.
    private func writeEmpty(
        _ name: String, _ type: String, without what: String, to printer: inout CodePrinter
    ) {
        let left: Set<String> = ["ratios", "editing"]
        printer.lines(
            """
            /// Empty \(name), which photos are appended to; nil if \(what) at this width, a number isn't finite or
            /// `scale` isn't positive.
            \(access)static func \(name)(
                \(parameters(without: left))
            ) -> \(prefix)\(type)? {
                \(name)(\(request(count: "0", without: left)))
            }
            """)
    }

    /// Prints the function for the number of tiles, which needs no width.
    private func writeTileCount(to printer: inout CodePrinter) {
        let editing = appends ? ", editing: editing" : ""
        printer.lines(
            """
            /// The number of tiles for a number of photos; nil if there is no rule for it\(prefix.isEmpty ? "" : ", or if the width or the photos change it").
            \(access)static func tileCount(count: Int\(appends ? ", editing: Bool = false" : "")) -> Int? {
                tileCount(\(prefix)Request(count: count, width: 0\(editing)))
            }
            """)
    }
}
