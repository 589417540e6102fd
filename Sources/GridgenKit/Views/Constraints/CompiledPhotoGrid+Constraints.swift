#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    #if canImport(UIKit)
        public import UIKit
    #else
        public import AppKit
    #endif

    @MainActor extension CompiledPhotoGrid {
        /// Constraints that lay out views in their container at every size; the caller activates them.
        ///
        /// ```swift
        /// NSLayoutConstraint.activate(Nice.constraints(for: photoViews, in: container))
        /// ```
        ///
        /// There are four for each tile, and those for the sides of the container that follow from the tiles. Together with
        /// the sides that the app gives, they have exactly one solution, and none of them follows from the others. They use
        /// leading and trailing edges, so that they mirror with the layout direction. They need other constraints only if a
        /// grid has other rules for other widths, or if the number of views or the ratios change: see
        /// `PhotoGridConstraints`.
        ///
        /// - Parameters:
        ///   - views: A view for each tile, in the order of the photos, and then the view that adds one. Later views get no
        ///     constraints. They stop translating their autoresizing masks.
        ///   - container: The ancestor of all views.
        ///   - request: The number of photos and the options; by default, a photo for each view at the container's width. Its
        ///     width only selects the rule, and its height, scale and `mirrored` have no effect.
        ///   - sizesContainer: Whether the container's height, and its width if tiles have a size in points, follow from the
        ///     tiles. Otherwise the app gives both, and the tiles hang from the top leading corner.
        /// - Returns: No constraints if the request has no layout, or more tiles than there are views.
        public static func constraints(
            for views: [PhotoPlatformView], in container: PhotoPlatformView,
            with request: PhotoRequest? = nil,
            sizesContainer: Bool = true
        ) -> [NSLayoutConstraint] {
            let constraints = PhotoGridConstraints(self, in: container, sizesContainer: sizesContainer)
            return constraints.prepare(views, with: request).constraints
        }
    }
#endif
