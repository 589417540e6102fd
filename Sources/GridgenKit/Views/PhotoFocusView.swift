#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Has the focus of a photo, above its view; on a TV, which has no touches.
    final class PhotoFocusView: UIView {
        override var canBecomeFocused: Bool { true }

        /// Shows a border around the photo that has the focus.
        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            super.didUpdateFocus(in: context, with: coordinator)
            let isFocused = context.nextFocusedView === self
            coordinator.addCoordinatedAnimations({ [layer] in
                layer.borderColor = UIColor.white.cgColor
                layer.borderWidth = isFocused ? 6 : 0
            })
        }
    }

    extension PhotoGridView {
        /// The photo that has the focus.
        var focusedPhoto: Int? { focusViews.firstIndex { $0.isFocused } }

        /// Lets each photo with a tile get the focus of a TV, if the app listens to taps.
        func updateFocusViews(_ tiles: [Tile]) {
            let isOn = traitCollection.userInterfaceIdiom == .tv && onTap != nil
            let frames = isOn ? tiles.filter { $0.photo != nil }.map(\.frame) : []
            while focusViews.count > frames.count { focusViews.removeLast().removeFromSuperview() }
            for (index, frame) in frames.enumerated() {
                if index == focusViews.count { focusViews.append(PhotoFocusView(frame: frame)) }
                if focusViews[index].superview !== self { addSubview(focusViews[index]) }
                focusViews[index].frame = frame
            }
        }
    }
#endif
