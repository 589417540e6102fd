#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Gives a collection layout the photos' ratios, and each section its grid and the heights of its header and footer.
    ///
    /// All functions are optional.
    @MainActor public protocol PhotoGridCollectionLayoutDelegate: AnyObject {
        /// The width of a photo divided by its height; `.nan` if it isn't known, and for the add tile.
        ///
        /// Called only for sections whose grid looks at ratios, and again whenever the layout is invalidated for another reason
        /// than new bounds.
        func photoGridLayout(
            _ layout: PhotoGridCollectionLayout, ratioForItemAt indexPath: IndexPath
        ) -> Double

        /// The grid of a section. The default is the layout's own grid.
        func photoGridLayout(
            _ layout: PhotoGridCollectionLayout, gridForSection section: Int
        ) -> any CompiledPhotoGrid.Type

        /// The height of a section's header in points; 0 for none. The default is the layout's `headerHeight`.
        ///
        /// Called whenever tiles are placed again, such as for another width.
        func photoGridLayout(
            _ layout: PhotoGridCollectionLayout, heightForHeaderInSection section: Int, width: CGFloat
        ) -> CGFloat

        /// The height of a section's footer in points; 0 for none. The default is the layout's `footerHeight`.
        ///
        /// Called whenever tiles are placed again, such as for another width.
        func photoGridLayout(
            _ layout: PhotoGridCollectionLayout, heightForFooterInSection section: Int, width: CGFloat
        ) -> CGFloat
    }

    extension PhotoGridCollectionLayoutDelegate {
        /// No ratio is known.
        public func photoGridLayout(
            _ layout: PhotoGridCollectionLayout, ratioForItemAt indexPath: IndexPath
        ) -> Double { .nan }

        /// The layout's own grid.
        public func photoGridLayout(
            _ layout: PhotoGridCollectionLayout, gridForSection section: Int
        ) -> any CompiledPhotoGrid.Type { layout.grid }

        /// The layout's `headerHeight`.
        public func photoGridLayout(
            _ layout: PhotoGridCollectionLayout, heightForHeaderInSection section: Int, width: CGFloat
        ) -> CGFloat { layout.headerHeight }

        /// The layout's `footerHeight`.
        public func photoGridLayout(
            _ layout: PhotoGridCollectionLayout, heightForFooterInSection section: Int, width: CGFloat
        ) -> CGFloat { layout.footerHeight }
    }
#endif
