#if canImport(UIKit) && !os(watchOS)
    import UIKit
    typealias PhotoPlatformElement = UIAccessibilityElement
#elseif canImport(AppKit)
    import AppKit
    typealias PhotoPlatformElement = NSAccessibilityElement
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// What assistive technologies find in a grid.
    enum PhotoAccessible {
        case photo(PhotoElement), view(PhotoPlatformView)
    }

    /// The element of a photo for as long as it is shown. It says what its view says at the time.
    final class PhotoElement: PhotoPlatformElement {
        /// A photo in a view; without an identifier, that of the app.
        struct Key: Hashable {
            let view: ObjectIdentifier, id: AnyHashable?
        }

        let key: Key
        private(set) weak var view: PhotoPlatformView?
        private weak var grid: PhotoGridView?
        var photo: PhotoTile?
        /// The tile in the coordinates of the view that has it.
        var frame = CGRect.zero

        private var canTap: Bool { grid?.onTap != nil }
        private var isSelected: Bool { photo?.isSelected ?? false }

        /// Belongs to the view that has the photo's.
        func moveToStage() {
            #if canImport(UIKit)
                accessibilityContainer = grid?.stage
            #else
                setAccessibilityParent(grid?.stage)
            #endif
        }

        private func tap() -> Bool {
            guard let onTap = grid?.onTap, let photo else { return false }
            onTap(photo.index)
            return true
        }

        #if canImport(UIKit)
            init(of view: UIView, _ key: Key, in grid: PhotoGridView) {
                self.key = key
                super.init(accessibilityContainer: grid)
                (self.view, self.grid) = (view, grid)
            }

            override var accessibilityLabel: String? {
                get { grid?.label(view?.accessibilityLabel, of: photo) }
                set { view?.accessibilityLabel = newValue }
            }
            override var accessibilityValue: String? {
                get { view?.accessibilityValue }
                set { view?.accessibilityValue = newValue }
            }
            override var accessibilityHint: String? {
                get { view?.accessibilityHint }
                set { view?.accessibilityHint = newValue }
            }
            override var accessibilityIdentifier: String? {
                get { view?.accessibilityIdentifier }
                set { view?.accessibilityIdentifier = newValue }
            }
            override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
                get { view?.accessibilityCustomActions }
                set { view?.accessibilityCustomActions = newValue }
            }
            override var accessibilityTraits: UIAccessibilityTraits {
                get {
                    var traits = view?.accessibilityTraits ?? []
                    traits.insert(.image)
                    if canTap { traits.insert(.button) }
                    if isSelected { traits.insert(.selected) }
                    return traits
                }
                set { view?.accessibilityTraits = newValue }
            }
            override var accessibilityFrameInContainerSpace: CGRect {
                get { frame }
                set { frame = newValue }
            }
            override func accessibilityActivate() -> Bool { tap() }
            override func accessibilityElementDidBecomeFocused() {
                super.accessibilityElementDidBecomeFocused()
                if let photo { grid?.scrollToPhoto(photo.index, animated: false) }
            }
        #else
            init(of view: NSView, _ key: Key, in grid: PhotoGridView) {
                self.key = key
                super.init()
                (self.view, self.grid) = (view, grid)
                setAccessibilityParent(grid)
            }

            override func accessibilityLabel() -> String? {
                grid?.label(view?.accessibilityLabel(), of: photo)
            }
            override func accessibilityValue() -> Any? { view?.accessibilityValue() }
            override func accessibilityHelp() -> String? { view?.accessibilityHelp() }
            override func accessibilityIdentifier() -> String? { view?.accessibilityIdentifier() }
            override func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? {
                view?.accessibilityCustomActions()
            }
            override func accessibilityRole() -> NSAccessibility.Role? { canTap ? .button : .image }
            override func isAccessibilitySelected() -> Bool { isSelected }
            override func accessibilityFrameInParentSpace() -> CGRect { frame }
            override func accessibilityPerformPress() -> Bool { tap() }
        #endif
    }
#endif
