@testable import GridModel

extension Layout {
    /// The same layout with moved tiles.
    func with(geometry: Geometry) -> Layout {
        Layout(
            count: count, pattern: pattern, sizes: sizes, hidden: hidden, sizing: sizing,
            geometry: geometry,
            structure: structure, origin: origin, body: nil)
    }

    /// The same layout with other tiles.
    func with(tiles: [Tile]) -> Layout {
        guard let old = self.tiles else { return self }
        return with(
            geometry: .solved(TileList(PlacedTiles(width: old.width, height: old.height, tiles: tiles))))
    }
}
