#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension PhotoGridView {
        /// The system's button for adding, which has a label for assistive technologies.
        func makeAddButton() -> PhotoPlatformView {
            let button = UIButton(type: .contactAdd)
            if #available(iOS 14, tvOS 14, *) {
                let action = UIAction { [weak self] _ in self?.onAdd?() }
                button.addAction(action, for: .primaryActionTriggered)
            } else {
                #if canImport(ObjectiveC)
                    button.addTarget(self, action: #selector(callOnAdd), for: .primaryActionTriggered)
                #endif
            }
            return button
        }
    }
#elseif canImport(AppKit)
    import AppKit

    extension PhotoGridView {
        /// A button with the system's image for adding, which has a label for assistive technologies.
        func makeAddButton() -> PhotoPlatformView {
            let button = NSButton(frame: .zero)
            button.image = NSImage(named: NSImage.addTemplateName)
            button.isBordered = false
            #if canImport(ObjectiveC)
                button.target = self
                button.action = #selector(callOnAdd)
            #endif
            return button
        }
    }
#endif

#if canImport(ObjectiveC) && !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    extension PhotoGridView {
        @objc private func callOnAdd() { onAdd?() }
    }
#endif
