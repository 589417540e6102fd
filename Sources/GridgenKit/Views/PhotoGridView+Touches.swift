#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PhotoGridView {
        /// The index of the photo at a point of the view; "+N" belongs to the photo below it.
        public func photoIndex(at point: CGPoint) -> Int? {
            let point = onStage(point)
            return views.indices.first { index in
                let view = views[index]
                return view.superview === stage && !view.isHidden && view.frame.contains(point)
            }
        }

        /// The photo at a point, if the app listens to taps.
        func tappedPhoto(_ point: CGPoint) -> Int? { onTap == nil ? nil : photoIndex(at: point) }

        /// Begins to press a photo, which gets darker, or ends it.
        func press(_ index: Int?) {
            touched = index
            showVeil(over: index.flatMap { views.indices.contains($0) ? views[$0] : nil })
        }

        /// Moves a press: beside its photo, and after a tap is ruled out, the photo looks as before.
        func movePress(to point: CGPoint, canTap: Bool) {
            guard let touched else { return }
            if !canTap || photoIndex(at: point) != touched { showVeil(over: nil) }
        }

        private func showVeil(over view: PhotoPlatformView?) {
            veil?.removeFromSuperview()
            veil = nil
            guard let view, view.superview === stage else { return }
            let veil = PhotoVeil(over: view)
            stage.insert(veil, above: view)
            self.veil = veil
        }
    }
#endif

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    extension PhotoGridView: UIContextMenuInteractionDelegate {
        /// Adds or removes the interaction that shows menus.
        func updateMenuInteraction() {
            guard (photoMenu == nil) != (menuInteraction == nil) else { return }
            if let menuInteraction {
                removeInteraction(menuInteraction)
                self.menuInteraction = nil
            } else {
                let interaction = UIContextMenuInteraction(delegate: self)
                addInteraction(interaction)
                menuInteraction = interaction
            }
        }

        /// The menu of the photo at a location.
        public func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            menuView = nil
            guard let index = photoIndex(at: location), let menu = photoMenu?(index) else { return nil }
            menuView = views[index]
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
        }

        /// Lifts the photo, rather than the whole grid.
        public func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            guard let menuView, menuView.superview === stage, window != nil else { return nil }
            return UITargetedPreview(view: menuView)
        }
    }
#endif
