package import GridSyntax

/// A layout for photos of known ratios.
package struct SolvedLayout: Hashable {
    /// The number of photos.
    package let count: Int
    /// The shapes that it applies to; nil for any.
    package let pattern: [PatternLetter]?
    /// The container widths that it applies to.
    package let widths: WidthRange
    /// The number of photos that are not shown.
    package let hidden: Int
    /// The tiles and the container's size. Their forms apply to all of `widths`, except those of a waterfall and of photos that
    /// stay within a box.
    package let tiles: TileList
    /// The rule that made it.
    package let origin: Origin
    /// For photos that stay within a box: the tiles without the box, and those that are as high as the box, each for any
    /// width. The second ones apply where they are lower. Otherwise empty.
    package var inBox: [TileList] = []

    /// The container's width.
    package var width: Affine { tiles.width }
    /// The container's height.
    package var height: Affine { tiles.height }
}
