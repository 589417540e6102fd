#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension PhotoGridView {
        var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

        /// What assistive technologies find in a photo's view, if it isn't an element itself.
        func accessibleContent(of view: PhotoPlatformView) -> [Any] {
            let hasContent = view.subviews.contains {
                !$0.isHidden
                    && ($0.isAccessibilityElement || $0.accessibilityElements?.isEmpty == false
                        || !accessibleContent(of: $0).isEmpty)
            }
            return hasContent ? [view] : []
        }

        /// Whether a view is an element that needs nothing from the grid.
        func isElement(_ view: PhotoPlatformView) -> Bool { view.isAccessibilityElement }
    }
#elseif canImport(AppKit)
    import AppKit

    extension PhotoGridView {
        var reducesMotion: Bool { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion }

        /// What assistive technologies find in a photo's view.
        func accessibleContent(of view: PhotoPlatformView) -> [Any] { view.accessibilityChildren() ?? [] }

        func isElement(_ view: PhotoPlatformView) -> Bool { false }
    }
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PhotoGridView {
        /// Keeps the element of each photo that is shown, so that it keeps the focus, and makes those of others.
        func updateAccessibility(_ tiles: [Tile]) {
            var before: [PhotoElement.Key: PhotoElement] = [:]
            for case .photo(let element) in accessible { before[element.key] = element }
            accessible = tiles.compactMap { view, frame, _, photo in
                guard view !== more?.view else { return nil }
                guard let photo else { return .view(view) }
                let key = key(of: photo, in: view),
                    element = before[key] ?? PhotoElement(of: view, key, in: self)
                (element.photo, element.frame) = (photo, frame)
                element.moveToStage()
                return .photo(element)
            }
        }

        func key(of photo: PhotoTile, in view: PhotoPlatformView) -> PhotoElement.Key {
            PhotoElement.Key(view: ObjectIdentifier(view), id: source.map { $0.ids[photo.index] })
        }

        /// One element for each photo, in their order, with what its view has inside, and the view that adds one.
        ///
        /// A view that is an element itself is the element of its tile, unless "+N" is over it.
        var gridElements: [Any] {
            accessible.flatMap { item -> [Any] in
                switch item {
                case .view(let view): return [view]
                case .photo(let element):
                    guard let view = element.view else { return [] }
                    if isElement(view), element.photo?.hiddenCount == 0 { return [view] }
                    return [element] + accessibleContent(of: view)
                }
            }
        }

        /// The label of a photo, and what "+N" over it means.
        func label(_ label: String?, of photo: PhotoTile?) -> String? {
            guard let photo, photo.hiddenCount > 0 else { return label }
            return [label, moreLabel(photo.hiddenCount)].compactMap { $0 }.joined(separator: ", ")
        }
    }
#endif
