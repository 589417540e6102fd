import GridgenKit

/// One tile and "+N" below a height of 300 points, three rows from there on; nothing in a spec of this package varies so.
enum Turning: FilledPhotoGrid {
    static let needsHeight = true, variesInTiles = true

    static func _plan(_ count: Int, _ width: Double, _ ratios: [Double], _ adds: Bool) -> PhotoPlan? {
        _plan(count, width, 0, ratios, adds)
    }

    static func _plan(
        _ count: Int, _ width: Double, _ height: Double, _: [Double], _: Bool
    ) -> PhotoPlan? {
        let tiles = min(count, height < 300 ? 1 : 3)
        return PhotoPlan(
            tiles: tiles, hidden: count - tiles,
            rows: tiles == 0 ? nil : PhotoRowPlan(perRow: 1, align: 0, sizing: .frame, last: .short))
    }
}
