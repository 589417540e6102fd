#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    /// The opacities of views that are fading out, as they were before; a fade can outlive its grid.
    @MainActor final class PhotoFades {
        private var opacities: [ObjectIdentifier: CGFloat] = [:]

        func contains(_ view: PhotoPlatformView) -> Bool { opacities[ObjectIdentifier(view)] != nil }

        func begin(_ view: PhotoPlatformView) { opacities[ObjectIdentifier(view)] = view.opacity }

        /// Makes a view as opaque as it was, if it is fading.
        func end(_ view: PhotoPlatformView) {
            if let opacity = opacities.removeValue(forKey: ObjectIdentifier(view)) { view.opacity = opacity }
        }
    }
#endif
