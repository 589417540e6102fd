#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension PhotoGridView {
        var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

        /// Gives assistive technologies one element for each tile, in the order of the photos.
        ///
        /// A view that is an element itself stays the element of its tile, and so does the add button.
        func updateAccessibility(_ tiles: [Tile]) {
            accessibilityElements = tiles.compactMap { view, frame, photo in
                guard view !== more?.view else { return nil }
                guard let photo, !view.isAccessibilityElement || photo.hiddenCount > 0 else { return view }
                let element = UIAccessibilityElement(accessibilityContainer: self)
                element.accessibilityFrameInContainerSpace = frame
                element.accessibilityLabel = label(view.accessibilityLabel, of: photo)
                element.accessibilityTraits = onTap == nil ? .image : [.image, .button]
                if photo.isSelected { element.accessibilityTraits.insert(.selected) }
                return element
            }
        }
    }
#elseif canImport(AppKit)
    import AppKit

    extension PhotoGridView {
        var reducesMotion: Bool { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion }

        /// Gives assistive technologies one element for each tile, in the order of the photos.
        func updateAccessibility(_ tiles: [Tile]) {
            let elements: [Any] = tiles.compactMap { view, frame, photo in
                guard view !== more?.view else { return nil }
                guard let photo else { return view }
                let element = NSAccessibilityElement()
                element.setAccessibilityParent(self)
                element.setAccessibilityRole(onTap == nil ? .image : .button)
                element.setAccessibilityFrameInParentSpace(frame)
                element.setAccessibilityLabel(label(view.accessibilityLabel(), of: photo))
                element.setAccessibilitySelected(photo.isSelected)
                return element
            }
            setAccessibilityChildren(elements)
        }
    }
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PhotoGridView {
        /// The label of a photo, and what "+N" over it means.
        private func label(_ label: String?, of photo: PhotoTile) -> String? {
            guard photo.hiddenCount > 0 else { return label }
            return [label, moreLabel(photo.hiddenCount)].compactMap { $0 }.joined(separator: ", ")
        }
    }
#endif
