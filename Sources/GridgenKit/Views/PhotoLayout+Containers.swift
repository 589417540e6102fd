#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoLayout {
        /// The distance of tiles of a width from the left edge of a container that may be wider.
        ///
        /// Tiles of a fixed size keep to the container's leading edge, so a mirrored layout begins where the container
        /// is wider. The distance is a whole number of pixels.
        func leadingOffset(of tiles: Double, in width: Double) -> Double {
            isMirrored ? Self.mirroredOffset(of: tiles, in: width, scale: scale) : 0
        }

        /// The width that a view of that width has in the container: a strip is no wider, and scrolls.
        func shownWidth(_ length: Double) -> Double {
            isStrip ? Swift.min(length, snapped(PhotoSize(width: width, height: 0)).width) : length
        }

        /// The smallest container that has the tiles where they are, within the same insets.
        var hug: PhotoHug {
            let (left, right) =
                isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
            guard var tiles = first.map({ ($0.x, $0.x + $0.width) }) else {
                return PhotoHug(tiles: (0, 0), insets: (0, 0))
            }
            for frame in self {
                tiles = (Swift.min(tiles.0, frame.x), Swift.max(tiles.1, frame.x + frame.width))
            }
            return PhotoHug(tiles: tiles, insets: (left, right))
        }

        /// The distance from the left edge of tiles that keep to the right edge.
        static func mirroredOffset(of tiles: Double, in width: Double, scale: Double?) -> Double {
            let difference = width - tiles, scale = scale ?? 1
            return abs(difference) * scale < 1 ? 0 : (difference * scale).rounded(.down) / scale
        }
    }

    /// The sides of a container that hugs its tiles, in the container that the layout is for.
    nonisolated struct PhotoHug {
        /// The left edge of the tiles and the right one, and the insets beside them.
        let tiles: (left: Double, right: Double), insets: (left: Double, right: Double)

        var left: Double { tiles.left - insets.left }
        var width: Double { tiles.right - tiles.left + insets.left + insets.right }

        /// The sides that a tile touches.
        func edges(of frame: PhotoFrame) -> PhotoEdges {
            var edges: PhotoEdges = []
            if abs(frame.x - tiles.left) < 0.001 { edges.insert(.left) }
            if abs(frame.x + frame.width - tiles.right) < 0.001 { edges.insert(.right) }
            return edges
        }
    }
#endif
