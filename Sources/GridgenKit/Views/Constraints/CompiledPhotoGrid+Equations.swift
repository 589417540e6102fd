#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension CompiledPhotoGrid {
        /// The constraints for a request; nil if it has no layout.
        ///
        /// The container has no height yet, and its screen and direction are the solver's concern.
        static func equations(_ request: PhotoRequest, sizesContainer: Bool) -> PhotoConstraintBuilder? {
            guard let layout = solverLayout(request) else { return nil }
            return PhotoConstraintBuilder(layout, request.ratios, sizesContainer: sizesContainer)
        }

        /// The height as a share of the width and points, for all widths that are laid out like the request's; nil if the
        /// request has no layout.
        static func heightForm(_ request: PhotoRequest) -> PhotoForm? {
            guard let layout = solverLayout(request) else { return nil }
            let plan = layout.plan
            if plan.ratio != 0, !plan.keepsRatios {
                return plan.ratio > 0 ? PhotoForm(width: 1 / plan.ratio) : PhotoForm(constant: -plan.ratio)
            }
            guard let form = layout.spans(request.ratios)?.container.vertical.length, form.isFinite
            else { return nil }
            return form
        }

        private static func solverLayout(_ request: PhotoRequest) -> PhotoLayout? {
            var request = request
            request.scale = nil
            request.isMirrored = false
            request.height = request.width
            return layout(request)
        }
    }
#endif
