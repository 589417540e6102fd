/// A layout spec that gridgen compiled: one layout for each count of photos.
///
/// Generated types conform, and say with the protocols that refine this one which arguments their functions take. Code for
/// any grid passes a `PhotoRequest`, which has all of them:
///
/// ```swift
/// func height(of grid: any CompiledPhotoGrid.Type, photos: Int, width: Double) -> Double? {
///     grid.height(PhotoRequest(count: photos, width: width))
/// }
/// ```
public nonisolated protocol CompiledPhotoGrid: Sendable {
    /// The spec's gaps and insets, in points.
    static var defaultRowGap: Double { get }
    static var defaultColumnGap: Double { get }
    static var defaultInsets: PhotoInsets { get }
    /// The height of the heading between the top inset and the tiles, in points; 0 without one.
    static var heading: Double { get }
    /// The height of the foot below each tile, in points; 0 without one.
    static var foot: Double { get }
    /// Whether the layout depends on the container's height.
    static var needsHeight: Bool { get }
    /// Whether the container is as wide as its tiles, which all have a fixed size.
    static var fitsTiles: Bool { get }
    /// While editing, an add tile follows fewer photos; 0 for grids without one.
    static var appendLimit: Int { get }
    /// Whether the number of tiles for a count depends on the width or the photos.
    static var variesInTiles: Bool { get }
    /// Whether some layouts are strips, which may be longer than the container.
    static var hasStrips: Bool { get }

    /// The plan for a count at a width; nil if there is no rule. The ratios are those of the photos. If it adds, the last
    /// tile is for no photo.
    static func _plan(_ count: Int, _ width: Double, _ ratios: [Double], _ adds: Bool) -> PhotoPlan?
    /// The same for a container of a height, which decides between the sections of some grids.
    static func _plan(
        _ count: Int, _ width: Double, _ height: Double, _ ratios: [Double], _ adds: Bool
    ) -> PhotoPlan?
    /// The block with a number, from the table; valid while tiles remain.
    static func _block(_ number: Int, in space: PhotoSpace) -> PhotoBlock
    /// The size of the container for a layout of the table.
    static func _tableSize(of layout: PhotoLayout) -> PhotoSize
}

/// A grid whose height follows from its width.
public nonisolated protocol WidthPhotoGrid: CompiledPhotoGrid {}

/// A grid that fills a container whose height the app gives.
public nonisolated protocol FilledPhotoGrid: CompiledPhotoGrid {}

/// A grid that looks at the ratios of the photos.
public nonisolated protocol RatioPhotoGrid: CompiledPhotoGrid {}

/// A grid with a tile that adds a photo.
public nonisolated protocol EditablePhotoGrid: CompiledPhotoGrid {}

/// A grid with waterfalls.
public nonisolated protocol WaterfallPhotoGrid: RatioPhotoGrid {
    /// The plan for empty columns at a width; nil if no count has a waterfall there.
    static func _waterfall(_ width: Double) -> PhotoPlan?
}

/// A grid with justified rows that photos can be appended to.
public nonisolated protocol JustifiedPhotoGrid: RatioPhotoGrid {
    /// The plan for empty rows at a width; nil if there are no such rows.
    static func _justified(_ width: Double) -> PhotoPlan?
}

nonisolated extension CompiledPhotoGrid {
    /// 0
    @inlinable public static var defaultRowGap: Double { 0 }
    /// 0
    @inlinable public static var defaultColumnGap: Double { 0 }
    /// No insets.
    @inlinable public static var defaultInsets: PhotoInsets { .zero }
    /// 0
    @inlinable public static var heading: Double { 0 }
    /// 0
    @inlinable public static var foot: Double { 0 }
    /// False.
    @inlinable public static var needsHeight: Bool { false }
    /// False.
    @inlinable public static var fitsTiles: Bool { false }
    /// 0
    @inlinable public static var appendLimit: Int { 0 }
    /// False.
    @inlinable public static var variesInTiles: Bool { false }
    /// False.
    @inlinable public static var hasStrips: Bool { false }

    /// The plan at any height, for grids without sections by height.
    @inlinable @inline(__always) public static func _plan(
        _ count: Int, _ width: Double, _ height: Double, _ ratios: [Double], _ adds: Bool
    ) -> PhotoPlan? { _plan(count, width, ratios, adds) }

    /// An empty block, for grids without a table.
    @inlinable public static func _block(_ number: Int, in space: PhotoSpace) -> PhotoBlock {
        (0, 1, 0, PhotoFrame(x: 0, y: 0, width: 0, height: 0))
    }

    /// The container's size, for grids whose table has no sizes.
    @inlinable public static func _tableSize(of layout: PhotoLayout) -> PhotoSize {
        PhotoSize(width: layout.width, height: layout.height)
    }
}

nonisolated extension FilledPhotoGrid {
    /// True.
    @inlinable public static var needsHeight: Bool { true }
}
