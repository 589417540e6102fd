#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    /// The framework's view: `UIView`, or `NSView` on macOS.
    public typealias PhotoPlatformView = UIView

    extension UILayoutPriority {
        /// Gives way to what is required, before everything else.
        static var belowRequired: UILayoutPriority { UILayoutPriority(rawValue: 999) }
    }
#elseif canImport(AppKit)
    public import AppKit

    /// The framework's view: `UIView`, or `NSView` on macOS.
    public typealias PhotoPlatformView = NSView

    extension NSLayoutConstraint.Priority {
        /// Gives way to what is required, before everything else.
        static var belowRequired: NSLayoutConstraint.Priority { NSLayoutConstraint.Priority(rawValue: 999) }
    }
#endif
