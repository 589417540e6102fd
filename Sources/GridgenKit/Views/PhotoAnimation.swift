#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// How tiles move and fade, and what happens with them, also without an animation.
    struct PhotoAnimation {
        /// In seconds.
        var duration: Double
        /// Changes in the same animation.
        var alongside: (() -> Void)?
        var completion: (@MainActor @Sendable () -> Void)?
    }
#endif
