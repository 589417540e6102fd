#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension PhotoPlatformView {
        /// The pixels per point of the view's screen; nil if it isn't known.
        var pixelsPerPoint: Double? {
            let scale = traitCollection.displayScale
            return scale > 0 ? Double(scale) : nil
        }

        var runsFromRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

        var opacity: CGFloat {
            get { alpha }
            set { alpha = newValue }
        }

        /// Moves and resizes the view; unlike `frame`, also right for a view with a transform.
        func place(in frame: CGRect) {
            bounds.size = frame.size
            center = CGPoint(x: frame.midX, y: frame.midY)
        }

        func insert(_ view: PhotoPlatformView, below other: PhotoPlatformView) {
            insertSubview(view, belowSubview: other)
        }

        func insert(_ view: PhotoPlatformView, above other: PhotoPlatformView) {
            insertSubview(view, aboveSubview: other)
        }

        func withoutAnimation(_ changes: () -> Void) { UIView.performWithoutAnimation(changes) }

        func animate(
            _ duration: Double, _ changes: @escaping () -> Void,
            completion: @escaping @MainActor @Sendable () -> Void
        ) {
            UIView.animate(withDuration: duration, animations: changes) { _ in completion() }
        }

        /// Rounds the corners between some edges, and leaves the others square.
        func round(_ edges: PhotoEdges, _ radius: CGFloat) {
            let corners = edges.corners
            if !corners.isEmpty { layer.maskedCorners = corners }
            layer.cornerCurve = .continuous
            layer.cornerRadius = corners.isEmpty ? 0 : radius
            if radius > 0 { clipsToBounds = true }
        }
    }
#elseif canImport(AppKit)
    import AppKit

    extension PhotoPlatformView {
        /// The pixels per point of the view's screen; nil if it isn't known.
        var pixelsPerPoint: Double? { window.map { Double($0.backingScaleFactor) } }

        var runsFromRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }

        var opacity: CGFloat {
            get { alphaValue }
            set { alphaValue = newValue }
        }

        func place(in frame: CGRect) { self.frame = frame }

        func insert(_ view: PhotoPlatformView, below other: PhotoPlatformView) {
            addSubview(view, positioned: .below, relativeTo: other)
        }

        func insert(_ view: PhotoPlatformView, above other: PhotoPlatformView) {
            addSubview(view, positioned: .above, relativeTo: other)
        }

        func withoutAnimation(_ changes: () -> Void) {
            NSAnimationContext.runAnimationGroup { context in
                context.duration = 0
                context.allowsImplicitAnimation = false
                changes()
            }
        }

        func animate(
            _ duration: Double, _ changes: @escaping () -> Void,
            completion: @escaping @MainActor @Sendable () -> Void
        ) {
            NSAnimationContext.runAnimationGroup { context in
                context.duration = duration
                context.allowsImplicitAnimation = true
                changes()
            } completionHandler: {
                MainActor.assumeIsolated(completion)
            }
        }

        func round(_ edges: PhotoEdges, _ radius: CGFloat) {
            let corners = edges.corners(of: self)
            wantsLayer = true
            if !corners.isEmpty { layer?.maskedCorners = corners }
            layer?.cornerCurve = .continuous
            layer?.cornerRadius = corners.isEmpty ? 0 : radius
            if radius > 0 { layer?.masksToBounds = true }
        }
    }
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PhotoPlatformView {
        /// The view's own width, or the one it will probably get: that of the nearest ancestor that has one.
        var expectedWidth: CGFloat {
            var view: PhotoPlatformView? = self
            while let next = view {
                if next.bounds.width > 0 { return next.bounds.width }
                view = next.superview
            }
            return 320
        }
    }
#endif
