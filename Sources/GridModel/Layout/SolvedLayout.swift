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
    /// The tiles, whose forms apply to all of `widths`, and the container's size.
    package let tiles: TileList
    /// The rule that made it.
    package let origin: Origin

    /// The container's width.
    package var width: Affine { tiles.width }
    /// The container's height.
    package var height: Affine { tiles.height }
}
