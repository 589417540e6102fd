#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// The vertical range of the content within the bounds, and the part of it that no bar covers.
    nonisolated struct PhotoGridWindow: Hashable, Sendable {
        var top, bottom: Double
        var clearTop, clearBottom: Double
    }
#endif
