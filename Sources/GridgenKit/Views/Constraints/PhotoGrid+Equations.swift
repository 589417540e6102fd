#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoGrid {
        /// The constraints for a request; nil if it has no layout.
        ///
        /// The container has no height yet, and its screen and direction are the solver's concern.
        static func equations(_ request: PhotoRequest, sizesContainer: Bool) -> PhotoConstraintBuilder? {
            var request = request
            request.scale = nil
            request.mirrored = false
            request.height = request.width
            guard let layout = layout(request) else { return nil }
            return PhotoConstraintBuilder(layout, request.ratios, sizesContainer: sizesContainer)
        }
    }
#endif
