#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    /// The framework's collection layout: `UICollectionViewLayout`, or `NSCollectionViewLayout` on macOS.
    public typealias PhotoPlatformCollectionLayout = UICollectionViewLayout
#elseif canImport(AppKit)
    public import AppKit

    /// The framework's collection layout: `UICollectionViewLayout`, or `NSCollectionViewLayout` on macOS.
    public typealias PhotoPlatformCollectionLayout = NSCollectionViewLayout
#endif
