#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    #if canImport(UIKit)
        public import UIKit
    #else
        public import AppKit
    #endif

    nonisolated extension PhotoEdges {
        /// The corners of the tile that are corners of the grid, for the `maskedCorners` of a layer whose y grows downwards: of all
        /// views in UIKit, and of flipped ones in AppKit.
        public var corners: CACornerMask {
            var corners: CACornerMask = []
            if isSuperset(of: [.top, .left]) { corners.insert(.layerMinXMinYCorner) }
            if isSuperset(of: [.top, .right]) { corners.insert(.layerMaxXMinYCorner) }
            if isSuperset(of: [.bottom, .left]) { corners.insert(.layerMinXMaxYCorner) }
            if isSuperset(of: [.bottom, .right]) { corners.insert(.layerMaxXMaxYCorner) }
            return corners
        }

        static var all: PhotoEdges { [.top, .left, .bottom, .right] }
    }

    #if !canImport(UIKit)
        extension PhotoEdges {
            /// The corners for the layer of a view, which has the view's coordinates: unless the view is flipped, its y grows upwards.
            @MainActor public func corners(of view: NSView) -> CACornerMask {
                if view.isFlipped { return corners }
                var mirrored = intersection([.left, .right])
                if contains(.top) { mirrored.insert(.bottom) }
                if contains(.bottom) { mirrored.insert(.top) }
                return mirrored.corners
            }
        }
    #endif
#endif
