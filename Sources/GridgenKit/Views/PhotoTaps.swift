#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Recognizes taps on the photos of a grid, and presses of a remote control on the photo that has the focus.
    ///
    /// Of two taps at once, UIKit recognizes one, and doesn't say which. Here it is the inner one: recognizers within photos come
    /// before this one, and those around the grid, such as one that ends editing, after it.
    @MainActor final class PhotoTaps: NSObject, UIGestureRecognizerDelegate {
        private weak var grid: PhotoGridView?
        let recognizer = UITapGestureRecognizer()

        init(_ grid: PhotoGridView) {
            self.grid = grid
            super.init()
            recognizer.delegate = self
            #if canImport(ObjectiveC)
                recognizer.addTarget(self, action: #selector(tap))
            #else
                recognizer.standInAction = { [weak self] in self?.tap() }
            #endif
        }

        #if canImport(ObjectiveC)
            @objc private func tap() { report() }
        #else
            private func tap() { report() }
        #endif

        private func report() {
            guard let grid else { return }
            let index = grid.focusedPhoto ?? grid.tappedPhoto(recognizer.location(in: grid))
            if let index { grid.onTap?(index) }
        }

        /// Only touches on photos; a control within one keeps its own.
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
        {
            guard let grid, grid.tappedPhoto(touch.location(in: grid)) != nil else { return false }
            var view = touch.view
            while let inner = view, inner !== grid {
                if inner is UIControl { return false }
                view = inner.superview
            }
            return true
        }

        /// Only presses on the photo that has the focus: those on a control within a photo are the control's.
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
        {
            grid?.focusedPhoto != nil
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool {
            guard let grid, let view = other.view, view !== grid else { return false }
            return other is UITapGestureRecognizer && view.isDescendant(of: grid)
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool {
            guard let grid, let view = other.view, view !== grid else { return false }
            return other is UITapGestureRecognizer && grid.isDescendant(of: view)
        }
    }

    extension PhotoGridView {
        /// Adds or removes the recognizer of taps.
        func updateTaps() {
            guard (onTap == nil) != (taps == nil) else { return }
            if let taps {
                removeGestureRecognizer(taps.recognizer)
                self.taps = nil
            } else {
                let taps = PhotoTaps(self)
                addGestureRecognizer(taps.recognizer)
                self.taps = taps
            }
        }
    }
#endif
