#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoLayout {
        /// The distance of the tiles from the left edge of a container that may have another width than the layout.
        ///
        /// Tiles of a fixed size keep to the container's leading edge, so a mirrored layout begins where the container
        /// is wider. The distance is a whole number of pixels.
        func leadingOffset(in width: Double) -> Double {
            mirrored ? Self.mirroredOffset(of: size.width, in: width, scale: scale) : 0
        }

        /// The distance from the left edge of tiles that keep to the right edge.
        static func mirroredOffset(of tiles: Double, in width: Double, scale: Double?) -> Double {
            let difference = width - tiles, scale = scale ?? 1
            return abs(difference) * scale < 1 ? 0 : (difference * scale).rounded(.down) / scale
        }
    }
#endif
