#if canImport(UIKit) || canImport(AppKit)
    /// The place of a tile for every size of the container.
    nonisolated struct PhotoTileSpans {
        var horizontal: PhotoSpan, vertical: PhotoSpan

        var isFinite: Bool {
            [horizontal, vertical].allSatisfy { $0.start.isFinite && $0.length.isFinite }
        }

        subscript(axis: PhotoAnchor.Axis) -> PhotoSpan { axis == .horizontal ? horizontal : vertical }
    }
#endif
