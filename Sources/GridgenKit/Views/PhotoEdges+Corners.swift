#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    #if canImport(UIKit)
        public import UIKit
    #else
        public import AppKit
    #endif

    nonisolated extension PhotoEdges {
        /// The corners of the tile that are corners of the grid, for the `maskedCorners` of a layer.
        public var corners: CACornerMask {
            var corners: CACornerMask = []
            if isSuperset(of: [.top, .left]) { corners.insert(.layerMinXMinYCorner) }
            if isSuperset(of: [.top, .right]) { corners.insert(.layerMaxXMinYCorner) }
            if isSuperset(of: [.bottom, .left]) { corners.insert(.layerMinXMaxYCorner) }
            if isSuperset(of: [.bottom, .right]) { corners.insert(.layerMaxXMaxYCorner) }
            return corners
        }
    }
#endif
