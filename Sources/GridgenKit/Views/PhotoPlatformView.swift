#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    /// The framework's view: `UIView`, or `NSView` on macOS.
    public typealias PhotoPlatformView = UIView
    #if !os(tvOS)
        /// The framework's menu: `UIMenu`, or `NSMenu` on macOS.
        public typealias PhotoPlatformMenu = UIMenu
    #endif

    extension UILayoutPriority {
        /// Gives way to what is required, before everything else.
        static var belowRequired: UILayoutPriority { UILayoutPriority(rawValue: 999) }
    }
#elseif canImport(AppKit)
    public import AppKit

    /// The framework's view: `UIView`, or `NSView` on macOS.
    public typealias PhotoPlatformView = NSView
    /// The framework's menu: `UIMenu`, or `NSMenu` on macOS.
    public typealias PhotoPlatformMenu = NSMenu

    extension NSLayoutConstraint.Priority {
        /// Gives way to what is required, before everything else.
        static var belowRequired: NSLayoutConstraint.Priority { NSLayoutConstraint.Priority(rawValue: 999) }
    }
#endif
