/// Columns of equal width. Each photo in turn goes into the shortest column so far and keeps its ratio.
///
/// The leftmost column whose end is at most `tolerance` column widths below the highest end counts as the shortest, so
/// that rounding doesn't matter. A tile's height is the column width divided by its ratio; a row gap separates the tiles
/// of a column. A ratio that is unknown, or not a finite number greater than 0, counts as 1:1.
///
/// A photo that lies across all columns is as wide as they are together with the gaps between them, and begins a row gap below the
/// longest one. All columns go on below it.
///
/// The tiles of the first and last column touch the left and right edge of the inset container. The first tile of a
/// column touches the top edge, and the last tile touches the bottom edge if the column ends within the tolerance of
/// the longest.
public struct Waterfall: Hashable, Sendable {
    /// The left edges of the columns, from the left; at least one.
    public let columns: [Affine]
    /// The width of each column.
    public let columnWidth: Affine
    /// The distance of the first tiles from the container's top edge.
    public let top: Affine
    /// The distance of the container's bottom edge from the end of the longest column.
    public let bottom: Affine
    /// The range to which each photo's ratio is clamped; nil for no limits.
    public let ratios: RatioRange?
    /// The ratios of photos that lie across all columns; nil if none does. 1:1 isn't one of them. Of the ratios within `ratios`,
    /// the least isn't one and the greatest is, so that photos and their tiles are the same.
    public let across: WideRatios?

    /// The width of a photo that lies across all columns.
    public var widthAcross: Affine {
        get throws(ExactOverflow) {
            guard let first = columns.first, let last = columns.last else { return columnWidth }
            return try last + columnWidth - first
        }
    }

    /// How much longer than the shortest a column may be and still count as shortest, as a fraction of the column width.
    public static let tolerance = (try? Rational(1, over: 1_000_000)) ?? .zero
}

/// The ratios of wide photos.
public struct WideRatios: Hashable, Sendable {
    /// Greater ratios are wide.
    public let limit: Rational
    /// Whether this ratio is wide, too.
    public let includesLimit: Bool

    package func contains(_ ratio: Rational) -> Bool { ratio > limit || includesLimit && ratio == limit }

    package func contains(_ ratio: Double) -> Bool {
        let limit = limit.nearestDouble
        return ratio > limit || includesLimit && ratio == limit
    }
}

extension Shapes {
    /// The ratios of wide photos.
    var wideRatios: WideRatios { WideRatios(limit: wide, includesLimit: includesWide) }
}

extension Waterfall {
    init(columns count: Int, ratios: RatioRange?, across: WideRatios?, inset: Insets) throws(ExactOverflow) {
        let free = try Affine.width - Affine(pt: try inset.left + inset.right)
        let width = try (free - (try Affine.columnGap * Rational(count - 1))) / Rational(count)
        var columns = [Affine(pt: inset.left)]
        while columns.count < count, let last = columns.last {
            columns.append(try last + width + .columnGap)
        }
        self.init(
            columns: columns, columnWidth: width, top: Affine(pt: inset.top),
            bottom: Affine(pt: inset.bottom),
            ratios: ratios, across: across)
    }
}
