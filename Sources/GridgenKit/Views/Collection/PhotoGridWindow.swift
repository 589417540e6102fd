#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// The vertical range of the content within the bounds, and the part of it that no bar covers.
    nonisolated struct PhotoGridWindow: Hashable, Sendable {
        var top, bottom: Double
        var clearTop, clearBottom: Double
    }

    nonisolated extension PhotoGridWindow {
        /// Whether what is visible is below an edge, or begins above it but what was visible earlier is below it.
        func isBelow(_ edge: Double, since earlier: PhotoGridWindow?) -> Bool {
            // After a jump, nothing is visible that was so earlier.
            guard let earlier, earlier.top < bottom, earlier.bottom > top else { return edge < clearTop }
            return edge < max(clearTop, earlier.clearTop)
        }

        func moved(by distance: Double) -> PhotoGridWindow {
            PhotoGridWindow(
                top: top + distance, bottom: bottom + distance, clearTop: clearTop + distance,
                clearBottom: clearBottom + distance)
        }
    }
#endif
