#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// A reason for a new layout, which may be new bounds: the only one that leaves items and ratios as they are.
    final class PhotoGridInvalidationContext: PhotoGridCollectionLayout.InvalidationContext {
        var isForBounds = false
        /// Whether the content is only scrolled, so that no more than pinned headers and footers move.
        var isForScrolling = false
    }
#endif
