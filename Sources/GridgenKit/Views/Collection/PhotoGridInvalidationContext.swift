#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// A reason for a new layout. New bounds and heights of headers and footers leave items and ratios as they are.
    final class PhotoGridInvalidationContext: PhotoGridCollectionLayout.InvalidationContext {
        var keepsItems = false
        /// Whether the content is only scrolled, so that no more than pinned headers and footers move.
        var isForScrolling = false
    }
#endif
