#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    /// The framework's view: `UIView`, or `NSView` on macOS.
    public typealias PhotoPlatformView = UIView
#elseif canImport(AppKit)
    public import AppKit

    /// The framework's view: `UIView`, or `NSView` on macOS.
    public typealias PhotoPlatformView = NSView
#endif
