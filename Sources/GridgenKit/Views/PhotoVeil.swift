#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Darkens a photo that is pressed, within its corners.
    final class PhotoVeil: PhotoPlatformView {
        #if !canImport(UIKit)
            private let hasFlippedView: Bool
            /// As the view of the photo: a corner of a layer is an upper or a lower one by it.
            override var isFlipped: Bool { hasFlippedView }
        #endif

        init(over view: PhotoPlatformView) {
            #if !canImport(UIKit)
                hasFlippedView = view.isFlipped
            #endif
            super.init(frame: view.frame)
            #if canImport(UIKit)
                isUserInteractionEnabled = false
                backgroundColor = UIColor.black.withAlphaComponent(0.25)
                layer.cornerRadius = view.layer.cornerRadius
                layer.cornerCurve = view.layer.cornerCurve
                layer.maskedCorners = view.layer.maskedCorners
            #else
                wantsLayer = true
                layer?.backgroundColor = NSColor.black.withAlphaComponent(0.25).cgColor
                layer?.cornerRadius = view.layer?.cornerRadius ?? 0
                layer?.cornerCurve = view.layer?.cornerCurve ?? .continuous
                layer?.maskedCorners = view.layer?.maskedCorners ?? []
            #endif
        }

        required init?(coder: NSCoder) { nil }
    }
#endif
