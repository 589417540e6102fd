#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoLayout {
        /// Each tile's place in a strip and the size of the container, beyond which tiles may reach; nil for tiles without a height.
        ///
        /// They hold for the widths at which the photos are longer than the container, if they are at the layout's width, and
        /// otherwise for those at which they aren't.
        func stripSpans() -> (tiles: [PhotoTileSpans], container: PhotoTileSpans)? {
            guard let rows = plan.rows, case .strip(let box) = rows.sizing, allSatisfy({ $0.height > 0 })
            else { return nil }
            let full = PhotoForm(width: 1, constant: -(insets.leading + insets.trailing))
            let height = box > 0 ? full * (1 / box) : PhotoForm(constant: -box)
            let widths = map { height * ($0.width / $0.height) }
            let gaps = PhotoForm(constant: Double(count - 1) * columnGap)
            let free = widths.reduce(full - gaps) { $0 - $1 }
            var x = PhotoForm(constant: insets.leading)
            if free.width * width + free.constant > 0 { x = x + free * rows.align }
            let tiles = widths.map { length in
                defer { x = x + length + PhotoForm(constant: columnGap) }
                return PhotoTileSpans(
                    horizontal: PhotoSpan(start: x, length: length),
                    vertical: PhotoSpan(start: PhotoForm(constant: insets.top), length: height))
            }
            let whole = PhotoSpan(length: height + PhotoForm(constant: insets.top + insets.bottom))
            return (
                tiles,
                PhotoTileSpans(horizontal: PhotoSpan(length: PhotoForm(width: 1)), vertical: whole)
            )
        }
    }
#endif
