#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoLayout {
        /// The spans of tiles with bounds, from those that they have without them.
        ///
        /// They hold for the widths at which the layout has the height of the same bound, if it has one.
        func inBounds(
            tiles: [PhotoTileSpans], container: PhotoTileSpans
        ) -> (tiles: [PhotoTileSpans], container: PhotoTileSpans) {
            grown(tiles: tiles, container: container) ?? inBox(tiles: tiles, container: container)
        }

        /// The spans of tiles that are as high as their least height; nil if they are higher by themselves.
        private func grown(
            tiles: [PhotoTileSpans], container: PhotoTileSpans
        ) -> (tiles: [PhotoTileSpans], container: PhotoTileSpans)? {
            guard plan.keepsRatios, plan.floor != 0 else { return nil }
            let sides = insets.leading + insets.trailing, ends = insets.top + insets.bottom
            let full = PhotoForm(width: 1, constant: -sides)
            let least = plan.floor > 0 ? full * (1 / plan.floor) : PhotoForm(constant: -plan.floor)
            let missing = least + PhotoForm(constant: ends) - container.vertical.length
            guard missing.width * width + missing.constant > 0 else { return nil }
            // How much of it is above each tile, and how much the tile takes.
            let empty = PhotoFrame(x: 0, y: 0, width: 0, height: 0)
            var shares = [PhotoFrame](repeating: empty, count: tiles.count)
            shares.withUnsafeMutableBufferPointer { buffer in
                if let first = buffer.baseAddress { grow(1, first) }
            }
            let grown = zip(tiles, shares).map { spans, share in
                PhotoTileSpans(
                    horizontal: spans.horizontal,
                    vertical: PhotoSpan(
                        start: spans.vertical.start + missing * share.y,
                        length: spans.vertical.length + missing * share.height))
            }
            let height = container.vertical.length + missing
            return (
                grown, PhotoTileSpans(horizontal: container.horizontal, vertical: PhotoSpan(length: height))
            )
        }

        /// The spans of tiles that stay within a box, from those that they have without it.
        ///
        /// They hold for the widths at which the box makes the tiles narrower, if it does at the layout's width, and otherwise
        /// for those at which it doesn't.
        private func inBox(
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
