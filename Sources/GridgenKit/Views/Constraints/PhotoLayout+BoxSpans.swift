#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoLayout {
        /// The spans of tiles that stay within a box, from those that they have without it.
        ///
        /// They hold for the widths at which the box makes the tiles narrower, if it does at the layout's width, and otherwise
        /// for those at which it doesn't.
        func inBox(
            tiles: [PhotoTileSpans], container: PhotoTileSpans
        ) -> (tiles: [PhotoTileSpans], container: PhotoTileSpans) {
            guard plan.keepsRatios, plan.ratio != 0 else { return (tiles, container) }
            let sides = insets.leading + insets.trailing, ends = insets.top + insets.bottom
            let full = PhotoForm(width: 1, constant: -sides), height = container.vertical.length
            let most = plan.ratio > 0 ? full * (1 / plan.ratio) : PhotoForm(constant: -plan.ratio)
            let free = most + PhotoForm(constant: ends) - height
            guard free.width * width + free.constant < 0 else { return (tiles, container) }
            // The width of a container that is as high as the box and the insets.
            var narrow = (most + PhotoForm(constant: ends - height.constant)) * (1 / height.width)
            if narrow.width * width + narrow.constant < sides { narrow = PhotoForm(constant: sides) }
            let before = (PhotoForm(width: 1) - narrow) * (Double(plan.halvesBefore) / 2)
            func narrowed(_ form: PhotoForm) -> PhotoForm {
                narrow * form.width + PhotoForm(constant: form.constant)
            }
            func narrowed(_ spans: PhotoTileSpans, before: PhotoForm) -> PhotoTileSpans {
                let (across, down) = (spans.horizontal, spans.vertical)
                return PhotoTileSpans(
                    horizontal: PhotoSpan(
                        start: narrowed(across.start) + before, length: narrowed(across.length)),
                    vertical: PhotoSpan(start: narrowed(down.start), length: narrowed(down.length)))
            }
            let size = PhotoTileSpans(
                horizontal: container.horizontal, vertical: PhotoSpan(length: narrowed(height)))
            return (tiles.map { narrowed($0, before: before) }, size)
        }
    }
#endif
