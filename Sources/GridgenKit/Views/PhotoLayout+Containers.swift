#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoLayout {
        /// The distance of the tiles from the left edge of a container that may have another width than the layout.
        ///
        /// Tiles of a fixed size keep to the container's leading edge, so a mirrored layout begins where the container
        /// is wider. The distance is a whole number of pixels.
        func leadingOffset(in width: Double) -> Double {
            guard mirrored else { return 0 }
            let difference = width - size.width, scale = scale ?? 1
            return abs(difference) * scale < 1 ? 0 : (difference * scale).rounded(.down) / scale
        }
    }
#endif
