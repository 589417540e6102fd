#if canImport(SwiftUI)
    public import SwiftUI

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    extension View {
        /// Sets a photo's width divided by its height, for a `PhotoGridLayout` around it.
        ///
        /// It has to be the last modifier. A photo without a ratio counts as 1:1.
        nonisolated public func photoRatio(_ ratio: Double) -> some View {
            layoutValue(key: PhotoRatioKey.self, value: ratio)
        }

        /// Sets what a subview of a `PhotoGridLayout` shows: a photo, the number of hidden photos, or a button that adds one.
        ///
        /// The view for the number of hidden photos covers the last photo shown, and comes after the photos. It has no
        /// place if no photo is hidden, and neither has the button if there is no tile for it.
        nonisolated public func photoRole(_ role: PhotoRole) -> some View {
            layoutValue(key: PhotoRoleKey.self, value: role)
        }
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated struct PhotoRatioKey: LayoutValueKey {
        // 0 equals itself, unlike NaN; a request with NaN would never be found in the cache.
        static let defaultValue = 0.0
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated struct PhotoRoleKey: LayoutValueKey {
        static let defaultValue = PhotoRole.photo
    }

    /// Marks a view that is proposed what its container is, and makes the photos for it.
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated struct PhotoReaderKey: LayoutValueKey {
        static let defaultValue = false
    }
#endif
