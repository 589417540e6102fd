package import GridSyntax

/// A layout for photos of known ratios.
package struct SolvedLayout: Hashable {
    /// The number of photos.
    package let count: Int
    /// The shapes that it is for; nil for any.
    package let pattern: [PatternLetter]?
    /// The container widths that it is for.
    package let widths: WidthRange
    /// How many of the photos are not shown.
    package let hidden: Int
    /// The tiles, whose forms hold at every one of the widths, and the container's size.
    package let tiles: TileList
    /// Where it comes from.
    package let origin: Origin

    /// The container's own width.
    package var width: Affine { tiles.width }
    /// The container's own height.
    package var height: Affine { tiles.height }
}
