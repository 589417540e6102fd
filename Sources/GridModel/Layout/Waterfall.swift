/// Columns of equal width, of which each photo, in order, takes the one that is shortest so far, at its own ratio.
///
/// The leftmost column whose end is at most `tolerance` column widths below the least one counts as the shortest: columns that
/// are equal but for rounding are equal. A tile is as high as its column is wide, divided by its ratio; the next one in the
/// column stands a row gap below. A ratio that is unknown, or no finite number greater than 0, counts as 1:1.
///
/// A tile touches the left or right edge of the inset container with its column, the top edge where it is the first of its
/// column, the bottom edge where it is the last of one that ends within the tolerance of the longest.
public struct Waterfall: Hashable, Sendable {
    /// The left edges of the columns, from the left; at least one.
    public let columns: [Affine]
    /// The width of each column.
    public let columnWidth: Affine
    /// The distance of the first tiles from the container's top edge.
    public let top: Affine
    /// What the container is higher than the end of its longest column.
    public let bottom: Affine
    /// The limits to which the ratio of each photo is brought; nil where there are none.
    public let ratios: RatioRange?

    /// The part of the column width by which a column may be longer than the shortest and still count as that.
    public static let tolerance = (try? Rational(1, over: 1_000_000)) ?? .zero
}

extension Waterfall {
    init(columns count: Int, ratios: RatioRange?, inset: Insets) throws(ExactOverflow) {
        let free = try Affine.width - Affine(pt: try inset.left + inset.right)
        let width = try (free - (try Affine.columnGap * Rational(count - 1))) / Rational(count)
        var columns = [Affine(pt: inset.left)]
        while columns.count < count, let last = columns.last {
            columns.append(try last + width + .columnGap)
        }
        self.init(
            columns: columns, columnWidth: width, top: Affine(pt: inset.top),
            bottom: Affine(pt: inset.bottom),
            ratios: ratios)
    }
}
