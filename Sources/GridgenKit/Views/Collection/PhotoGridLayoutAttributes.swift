#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// The attributes of a "+N": the collection view passes them to the `apply(_:)` of the supplementary view, and does so
    /// again when the number changes.
    ///
    /// ```swift
    /// override func apply(_ attributes: UICollectionViewLayoutAttributes) {
    ///     super.apply(attributes)
    ///     guard let attributes = attributes as? PhotoGridLayoutAttributes else { return }
    ///     more.hiddenCount = attributes.hiddenCount  // a `PhotoMoreView`
    /// }
    /// ```
    open class PhotoGridLayoutAttributes: PhotoGridCollectionLayout.Attributes {
        // Not isolated, because `isEqual` isn't. Only the layout sets it, before others see the attributes.
        /// The number of photos without a tile; 0 for items, headers and footers.
        public nonisolated(unsafe) internal(set) var hiddenCount = 0

        /// Whether the other attributes, too, are equal.
        open nonisolated override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? PhotoGridLayoutAttributes else { return false }
            return hiddenCount == other.hiddenCount && super.isEqual(object)
        }

        /// Attributes with the same number.
        open override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? PhotoGridLayoutAttributes)?.hiddenCount = hiddenCount
            return copy
        }
    }
#endif
