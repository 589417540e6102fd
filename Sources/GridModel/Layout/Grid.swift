package import GridSyntax

/// A compiled spec: everything that an output needs.
public struct Grid: Hashable, Sendable {
    /// The name of the generated type.
    public let name: String
    /// The place of the name; nil if the file name gives it.
    package let nameSpan: SourceSpan?
    /// The doc comment of the `grid` setting; LF joins its lines.
    public let doc: String?
    /// The gap between rows, in points, with the foot above it.
    public let rowGap: Rational
    /// The gap between columns, in points.
    public let columnGap: Rational
    /// The insets, in points. That at the top includes the heading, and that at the bottom the foot of the last row.
    /// Neither is part of a tile.
    public let inset: Insets
    /// The height of the heading between the top inset and the tiles, in points; 0 without one.
    public let heading: Rational
    /// The height of the foot below each tile, in points; 0 without one.
    public let foot: Rational
    /// The promised range of container widths, in points.
    public let width: LengthRange
    /// Whether the spec has a `width`. Without one, containers that size themselves aren't checked against the default.
    package let isWidthWritten: Bool
    /// The promised range of container heights, in points.
    public private(set) var height: LengthRange
    /// The shortest allowed side of a tile, in points.
    public package(set) var smallest: Rational
    /// The aspect ratios that separate tall, square and wide photos.
    public let shapes: Shapes
    /// The greatest number of photos: with fewer, a layout has an add tile. Nil without an add tile.
    public let append: Int?
    /// What is proved of layouts, as the spec requires: first outside sections, then in each section.
    public private(set) var requirements: [Requirement]
    /// The heights at which sections begin and end, in ascending order.
    package private(set) var heightLimits: [Rational]
    /// The layouts and rules, and the order in which they match.
    package private(set) var cases: CaseTable
}

/// Distances from the container's edges, in points.
public struct Insets: Hashable, Sendable {
    /// From the top edge.
    public let top: Rational
    /// From the right edge.
    public let right: Rational
    /// From the bottom edge.
    public let bottom: Rational
    /// From the left edge.
    public let left: Rational
}

/// A closed range of lengths, in points.
public struct LengthRange: Hashable, Sendable {
    /// The least length.
    public let lower: Rational
    /// The greatest length.
    public let upper: Rational

    package init(lower: Rational, upper: Rational) {
        (self.lower, self.upper) = (lower, upper)
    }

    /// The promised sizes if the spec gives none.
    static let standard = LengthRange(lower: Rational(200), upper: Rational(2000))
}

/// The aspect ratios, width to height, below which a photo is tall and above which it is wide.
public struct Shapes: Hashable, Sendable {
    /// A photo with a smaller ratio is tall.
    public let tall: Rational
    /// Whether a photo with that ratio is tall, too.
    public let includesTall: Bool
    /// A photo with a greater ratio is wide.
    public let wide: Rational
    /// Whether a photo with that ratio is wide, too.
    public let includesWide: Bool

    init(tall: Rational, includesTall: Bool = false, wide: Rational, includesWide: Bool = false) {
        (self.tall, self.includesTall, self.wide, self.includesWide) = (
            tall, includesTall, wide, includesWide
        )
    }

    /// The limits if the spec gives none: tall below 4:5, wide above 6:5.
    package static let standard = Shapes(
        tall: (try? Rational(4, over: 5)) ?? .one, wide: (try? Rational(6, over: 5)) ?? .one)

    /// Whether a photo could be both tall and wide.
    var cross: Bool { tall > wide || (tall == wide && includesTall && includesWide) }
}

extension Grid {
    /// The insets as the spec has them, without heading and foot.
    package var ownInset: Insets {
        Insets(
            top: (try? inset.top - heading) ?? inset.top, right: inset.right,
            bottom: (try? inset.bottom - foot) ?? inset.bottom, left: inset.left)
    }

    /// The gap between rows as the spec has it, without the foot.
    package var ownRowGap: Rational { (try? rowGap - foot) ?? rowGap }

    /// The layouts by count; those of one count in matching order.
    public var layouts: [Layout] { cases.layouts }

    /// The rules for counts that are not written out as layouts; those of one count in matching order.
    public var rules: [Rule] { cases.rules }

    /// Whether the sizes of some tiles depend on their photos' ratios.
    package var keepsRatios: Bool {
        layouts.contains { $0.tiles == nil } || rules.contains { $0.keepsRatios }
    }

    /// Whether some layouts or rules are only for some sizes.
    package var hasSections: Bool {
        rules.contains { $0.sizes != .all } || layouts.contains { $0.sizes != .all }
    }

    /// Whether some layouts or rules are only for some heights.
    package var hasHeights: Bool {
        !heightLimits.isEmpty
            && (rules.contains { $0.sizes.heights != .all } || layouts.contains { $0.sizes.heights != .all })
    }

    /// The first layout or rule that is only for some heights; nil if there is none.
    package var placeByHeight: SourceSpan? {
        guard hasHeights else { return nil }
        return layouts.first { $0.sizes.heights != .all }?.origin.span
            ?? rules.first { $0.sizes.heights != .all }?.origin.span
    }

    /// The waterfall that made a layout, or nil.
    package func waterfall(of layout: SolvedLayout) -> Waterfall? {
        rules.first { $0.origin == layout.origin && $0.sizes == layout.sizes }?.waterfall
    }
}

extension Grid {
    /// The grids that sections by height make of a grid: one for each piece of the promised heights, cut wherever a section begins or
    /// ends, in ascending order. In each, a case for some heights is one for all. Without such sections, the grid itself.
    package var byHeight: [Grid] {
        heightLimits.isEmpty ? [self] : height.pieces(at: heightLimits).map { at(heights: $0) }
    }

    /// The grid that it is at one height: with the cases and requirements there.
    package func at(height: Rational) -> Grid {
        heightLimits.isEmpty ? self : at(heights: LengthRange(lower: height, upper: height))
    }

    /// The grid that it is from one height to below another, between which no section begins or ends.
    func at(heights: LengthRange) -> Grid {
        if heightLimits.isEmpty { return self }
        var grid = self
        grid.height = heights
        grid.heightLimits = []
        grid.requirements = requirements.filter { $0.sizes.heights.holds(heights.lower) }
        grid.cases = CaseTable(
            layouts: layouts.filter { $0.sizes.heights.holds(heights.lower) },
            rules: rules.filter { $0.sizes.heights.holds(heights.lower) })
        return grid
    }
}

extension LengthRange {
    /// The parts into which limits cut it, in ascending order. Each but the last ends before its greatest length.
    func pieces(at limits: [Rational]) -> [LengthRange] {
        let inside = limits.filter { $0 > lower && $0 <= upper }
        return zip([lower] + inside, inside + [upper]).map { LengthRange(lower: $0, upper: $1) }
    }
}
