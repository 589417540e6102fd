package import GridSyntax

/// A compiled spec: all that an emitter sees.
public struct Grid: Hashable, Sendable {
    /// The name of the generated type.
    public let name: String
    /// Where the name is written; nil where it is made from the name of the file.
    package let nameSpan: SourceSpan?
    /// The doc comment of the `grid` setting, lines joined by LF.
    public let doc: String?
    /// The gap between rows, in points.
    public let rowGap: Rational
    /// The gap between columns, in points.
    public let columnGap: Rational
    /// The insets, in points.
    public let inset: Insets
    /// The container widths promised.
    public let width: LengthRange
    /// Whether the spec says the widths; else nothing is promised about containers that size themselves.
    package let isWidthWritten: Bool
    /// The container heights promised.
    public let height: LengthRange
    /// The least side of a tile.
    public package(set) var smallest: Rational
    /// The limits between tall, square and wide photos.
    public let shapes: Shapes
    /// The number of photos at which the add tile goes, or nil without one.
    public let append: Int?
    /// Who lays out which counts.
    package let cases: CaseTable
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

/// The lengths from the lower through the upper, in points.
public struct LengthRange: Hashable, Sendable {
    /// The least.
    public let lower: Rational
    /// The greatest.
    public let upper: Rational

    /// The sizes promised where the spec says none.
    static let standard = LengthRange(lower: Rational(200), upper: Rational(2000))
}

/// The ratios, width to height, below which a photo is tall and above which it is wide.
public struct Shapes: Hashable, Sendable {
    /// A photo of a lesser ratio is tall.
    public let tall: Rational
    /// A photo of a greater ratio is wide.
    public let wide: Rational

    /// The limits where the spec says none: tall below 4:5, wide above 6:5.
    static let standard = Shapes(
        tall: (try? Rational(4, over: 5)) ?? .one, wide: (try? Rational(6, over: 5)) ?? .one)
}

extension Grid {
    /// The layouts by count, those of one count in the order of matching.
    public var layouts: [Layout] { cases.layouts }

    /// The rules for counts that are not written out, those of one count in the order of matching.
    public var rules: [Rule] { cases.rules }

    /// Whether some tiles are as wide or high as their photos' ratios ask for.
    package var keepsRatios: Bool {
        layouts.contains { $0.photoTree != nil }
            || rules.contains { $0.waterfall != nil || $0.photoRatios != nil }
    }

    /// Whether some of it is for some widths alone.
    package var hasSections: Bool {
        rules.contains { $0.widths != .all } || layouts.contains { $0.widths != .all }
    }

    /// The waterfall that a layout is one of.
    package func waterfall(of layout: SolvedLayout) -> Waterfall? {
        rules.first { $0.origin == layout.origin && $0.widths == layout.widths }?.waterfall
    }
}
