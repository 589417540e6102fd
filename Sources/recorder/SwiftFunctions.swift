/// The functions of the kit in Swift that callers use, with marks of what each needs, by name. They pass requests to the runtime.
///
/// Files that stand alone have those of their grid; the kit has them for each set of parameters.
let swiftFunctions: [(name: String, text: String)] = [
    (
        "layout",
        """
        //@ !height
        /// The layout for a number of photos in a container of `width` in points.
        //@ end
        //@ height
        /// The layout for a number of photos in a container of `width` and `height` in points.
        //@ end
        ///
        /// `rowGap` and `columnGap` override `gap`, which overrides the spec's gaps; `insets` override the spec's. `scale`,
        /// the pixels per point, snaps all edges to whole pixels and keeps gaps equal. `mirrored` lays out from right to
        /// left. Returns nil if there is no rule for the count, if a number isn't finite, or if `scale` isn't positive.
        //@ ratios
        /// `ratios` are the photos' widths divided by their heights; one that is missing or not a finite number above 0
        /// counts as 1:1.
        //@ end
        //@ append
        /// While `editing`, an add tile follows the photos until there are as many as the spec's `append` says.
        //@ end
        @inlinable public static func layout(
            count: Int, \(parameters())
        ) -> PhotoLayout? {
            layout(\(request()))
        }
        """
    ),
    (
        "height",
        """
        /// The height of the container for a number of photos.
        @inlinable public static func height(
            count: Int, \(parameters(without: ["mirrored"]))
        ) -> Double? {
            Self.height(\(request(without: ["mirrored"])))
        }
        """
    ),
    (
        "frames",
        """
        /// The frames of all tiles.
        @inlinable public static func frames(
            count: Int, \(parameters())
        ) -> [PhotoFrame]? {
            frames(\(request()))
        }

        /// Writes the frames of all tiles to a buffer and returns their number, or nil if it is too small.
        //@ direct
        @inline(__always)
        //@ end
        @inlinable public static func frames(
            count: Int, \(parameters()),
            into buffer: UnsafeMutableBufferPointer<PhotoFrame>
        ) -> Int? {
            //@ direct
            if scale == nil, !mirrored\(mark("append", ", !editing")),
                let tiles = fillDirectly(
                    count, width, \(mark("height", "height"))\(mark("!height", "0")), rowGap ?? gap ?? defaultRowGap, columnGap ?? gap ?? defaultColumnGap,
                    insets ?? defaultInsets, \(mark("ratios", "ratios"))\(mark("!ratios", "[]")), into: buffer)
            { return tiles }
            //@ end
            return frames(\(request()), into: buffer)
        }
        """
    ),
    (
        "moves",
        """
        /// The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`.
        ///
        /// Photos without a tile before or after are left out.
        /// - Returns: nil if one of the layouts is missing.
        @inlinable public static func moves<Photo: Hashable>(
            from before: [Photo], to after: [Photo], \(parameters(without: ["ratios"]))\(mark("ratios", ", ratio: (Photo) -> Double = { _ in .nan }"))
        ) -> [PhotoMove]? {
            let start = \(request(count: "before.count", ratios: "before.map(ratio)"))
            let end = \(request(count: "after.count", ratios: "after.map(ratio)"))
            return moves(from: before, start, to: after, end)
        }
        //@ append

        /// The movements of the existing photos when one is inserted at an index of the new layout.
        ///
        /// `count` is the number of photos before. Photos without a tile before or after are left out.
        //@ ratios
        /// `ratios` are those of the photos before, `ratio` is the new photo's.
        //@ end
        /// - Returns: nil if one of the layouts is missing or the index is out of range.
        @inlinable public static func moves(
            count: Int, inserting index: Int, \(mark("ratios", "ratio: Double = .nan, "))\(parameters())
        ) -> [PhotoMove]? {
            moves(\(mark("ratios", "ratio: ratio, "))inserting: index, in: \(request()))
        }

        /// The movements of the remaining photos when the one at an index is deleted.
        ///
        /// `count` is the number of photos before. Photos without a tile before or after are left out.
        /// - Returns: nil if one of the layouts is missing or the index is out of range.
        @inlinable public static func moves(
            count: Int, deleting index: Int, \(parameters())
        ) -> [PhotoMove]? {
            moves(deleting: index, in: \(request()))
        }
        //@ end
        """
    ),
    (
        "tileCount",
        """
        //@ kit
        /// The number of tiles for a number of photos; nil if there is no rule for it, or if the width or the photos change it.
        //@ end
        //@ !kit
        /// The number of tiles for a number of photos; nil if there is no rule for it.
        //@ end
        @inlinable public static func tileCount(count: Int\(mark("append", ", editing: Bool = false"))) -> Int? {
            tileCount(PhotoRequest(count: count, width: 0\(mark("append", ", editing: editing"))))
        }
        """
    ),
    ("columns", empty("columns", "Columns", without: "there is no waterfall")),
    ("rows", empty("rows", "Rows", without: "there are no justified rows")),
]

/// The function that creates a layout which grows.
private func empty(_ name: String, _ type: String, without what: String) -> String {
    let left: Set<String> = ["ratios", "editing"]
    return """
        /// Empty \(name), which photos are appended to; nil if \(what) at this width, a number isn't finite or
        /// `scale` isn't positive.
        @inlinable public static func \(name)(
            \(parameters(without: left))
        ) -> Photo\(type)? {
            \(name)(\(request(count: "0", without: left)))
        }
        """
}

/// Text of a line for grids with a trait.
private func mark(_ trait: String, _ text: String) -> String { "/*@ \(trait) */\(text)/*@ end */" }

/// The parameters after the count: the container's size, then options with their types and defaults, and the traits they need.
private let all: [(name: String, type: String, trait: String?)] =
    [("width", "Double", nil), ("height", "Double", "height")]
    + ["gap", "rowGap", "columnGap"].map { ($0, "Double? = nil", nil) } + [
        ("insets", "PhotoInsets? = nil", nil), ("scale", "Double? = nil", nil),
        ("mirrored", "Bool = false", nil), ("ratios", "[Double] = []", "ratios"),
        ("editing", "Bool = false", "append"),
    ]

private func parameters(without left: Set<String> = []) -> String {
    all.filter { !left.contains($0.name) }.map { parameter in
        let text = (parameter.name == "width" ? "" : ", ") + "\(parameter.name): \(parameter.type)"
        return parameter.trait.map { mark($0, text) } ?? text
    }.joined()
}

/// The request with the parameters.
private func request(count: String = "count", without left: Set<String> = [], ratios: String = "ratios")
    -> String
{
    let arguments = all.filter { !left.contains($0.name) }.map { parameter in
        let text = ", \(parameter.name): \(parameter.name == "ratios" ? ratios : parameter.name)"
        return parameter.trait.map { mark($0, text) } ?? text
    }
    return "PhotoRequest(count: \(count)\(arguments.joined()))"
}
