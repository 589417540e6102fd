#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// The part of the bounds for sections, and how the content surrounds it.
    nonisolated struct PhotoGridArea: Hashable, Sendable {
        var width: Double, height: Double
        /// The distances of the sections from the sides of the content.
        var left = 0.0, right = 0.0
        /// The same distances in content that scrolls sideways, because its sections are wider than the area.
        var scrolledLeft = 0.0, scrolledRight = 0.0
        /// The least width of content that scrolls sideways.
        var scrolledWidth = 0.0

        /// The content around sections of a width: its own width, and the distance of the sections from its left side.
        func content(around sections: Double) -> (width: Double, left: Double) {
            guard sections > width else { return (left + width + right, left) }
            return (max(scrolledLeft + sections + scrolledRight, scrolledWidth), scrolledLeft)
        }
    }
#endif
