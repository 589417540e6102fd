#if canImport(UIKit) || canImport(AppKit)
    /// The start and length of a tile along one axis.
    nonisolated struct PhotoSpan {
        var start = PhotoForm(), length = PhotoForm()

        /// The position of an edge or of the center, or the length.
        subscript(edge: PhotoAnchor.Edge) -> PhotoForm {
            switch edge {
            case .start: return start
            case .center: return start + length * 0.5
            case .end: return start + length
            case .length: return length
            }
        }
    }
#endif
