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

        /// The part of a photo that is seen if it covers the tile, as a layer's `contentsRect` in UIKit; in AppKit, y counts from
        /// the bottom there.
        ///
        /// - Parameters:
        ///   - photo: the photo's size in any unit
        ///   - focus: the point that is as near to the middle of the part as the photo's edges allow
        /// - Returns: fractions of the photo's size from its top left; the whole photo if a size has no ratio.
        public func crop(of photo: CGSize, focus: PhotoFocus = .middle) -> CGRect {
            PhotoSize(photo).crop(PhotoSize(size), focus: focus).cgRect
        }
    }
#endif
