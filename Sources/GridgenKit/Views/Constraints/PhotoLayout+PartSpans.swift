#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoLayout {
        /// Each tile's place in written rows and in others that find their lengths, and the size of the container; nil if a row has
        /// no height.
        ///
        /// They hold for the widths at which every row has the photos that it has at the layout's width.
        func partSpans(_ ratios: [Double]) -> (tiles: [PhotoTileSpans], container: PhotoTileSpans)? {
            // The add tile has no photo.
            let known = plan.adds ? Array(ratios.prefix(plan.tiles - 1)) : ratios
            let limits = known.withUnsafeBufferPointer { plan.limited(for: $0) }
            var tiles: [PhotoTileSpans] = [], below = PhotoForm(constant: insets.top), isComplete = true
            _ = forEachPart(with: grid) { part, start in
                var own = part.plan
                (own.least, own.greatest, own.isSided) = (limits.least, limits.greatest, false)
                (own.adds, own.hidden) = (false, 0)
                let ratios = Array(known.dropFirst(start))
                let layout = PhotoLayout(own, from: 0, of: self).solved(ratios, keepsFrames: true)
                guard let spans = layout.spans(ratios) else {
                    isComplete = false
                    return 0
                }
                let top = start == 0 ? below : below + PhotoForm(constant: rowGap)
                tiles += spans.tiles.map {
                    PhotoTileSpans(
                        horizontal: $0.horizontal,
                        vertical: PhotoSpan(start: top + $0.vertical.start, length: $0.vertical.length))
                }
                below = top + spans.container.vertical.length + PhotoForm(constant: -insets.bottom)
                return 0
            }
            guard isComplete else { return nil }
            return (
                tiles,
                PhotoTileSpans(
                    horizontal: PhotoSpan(length: PhotoForm(width: 1)),
                    vertical: PhotoSpan(length: below + PhotoForm(constant: insets.bottom)))
            )
        }
    }
#endif
