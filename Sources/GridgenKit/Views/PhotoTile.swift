#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    public import CoreGraphics

    /// A photo on its tile, as its view needs it: to load an image of the right size, or to round outer corners.
    public nonisolated struct PhotoTile: Equatable, Sendable {
        /// The index of the photo.
        public var index: Int
        /// The size of the tile in points.
        public var size: CGSize
        /// The edges of the grid that the tile touches.
        public var edges: PhotoEdges
        /// The number of photos without a tile, on the tile below "+N"; otherwise 0.
        public var hiddenCount: Int
        /// Whether the photo is selected.
        public var isSelected: Bool
    }
#endif
