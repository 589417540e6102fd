#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Calls a closure when the user's text size changes, as long as the observer lives.
    nonisolated final class PhotoTextSizeObserver {
        private let token: any NSObjectProtocol

        init(_ changed: @escaping @MainActor @Sendable () -> Void) {
            token = NotificationCenter.default.addObserver(
                forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
            ) { _ in
                MainActor.assumeIsolated(changed)
            }
        }

        deinit { NotificationCenter.default.removeObserver(token) }
    }
#endif
