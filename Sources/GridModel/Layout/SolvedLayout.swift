package import GridSyntax

/// A layout for photos of known ratios.
package struct SolvedLayout: Hashable {
    /// The number of photos.
    package let count: Int
    /// The shapes that it applies to; nil for any.
    package let pattern: [PatternLetter]?
    /// The container sizes that it applies to.
    package let sizes: SizeRange
    /// The number of photos that are not shown.
    package let hidden: Int
    /// The tiles and the container's size. Their forms apply to all of `sizes`, except those of a waterfall, of a strip and of
    /// photos with bounds.
    package let tiles: TileList
    /// The rule that made it.
    package let origin: Origin
    /// For photos with bounds: the tiles among which the width decides.
    package var bounded: BoundedTiles?
    /// For a strip: the tiles among which the width decides.
    package var inStrip: StripTiles?

    /// The container widths that it applies to.
    package var widths: SideRange { sizes.widths }

    /// The container's width.
    package var width: Affine { tiles.width }
    /// The container's height.
    package var height: Affine { tiles.height }
}

/// The tiles of photos with bounds, each for any width.
package struct BoundedTiles: Hashable {
    /// Those without bounds.
    package let free: TileList
    /// Those that are as high as the greatest box, where they are lower; nil without such a box.
    package let held: TileList?
    /// Those that are as high as the least box, where they are higher; nil without such a box.
    package let grown: TileList?

    /// All of these with another role of the last tile.
    func showing(_ role: Role) -> BoundedTiles {
        BoundedTiles(
            free: free.showing(role), held: held?.showing(role), grown: grown?.showing(role))
    }
}

/// The tiles of a strip, each for any width.
package struct StripTiles: Hashable {
    /// Those in a container that ends after the last one.
    package let long: TileList
    /// Those that leave space in the container, where that is the wider one.
    package let short: TileList

    /// All of these with another role of the last tile.
    func showing(_ role: Role) -> StripTiles {
        StripTiles(long: long.showing(role), short: short.showing(role))
    }
}
