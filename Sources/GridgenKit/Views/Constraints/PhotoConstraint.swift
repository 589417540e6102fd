#if canImport(UIKit) || canImport(AppKit)
    /// An equation: the first anchor is the second one, times the multiplier, plus the constant.
    ///
    /// It defines its first anchor, except that a constraint for the container may name the tile last.
    nonisolated struct PhotoConstraint {
        var first: PhotoAnchor, second: PhotoAnchor?
        var multiplier = 1.0, constant = 0.0
    }
#endif
