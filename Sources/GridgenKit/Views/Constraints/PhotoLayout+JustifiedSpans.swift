#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoLayout {
        /// Each tile's place in justified rows and the size of the container; nil if a row has no height.
        ///
        /// They hold for the widths at which every row has the photos that it has at the layout's width.
        func justifiedSpans() -> (tiles: [PhotoTileSpans], container: PhotoTileSpans)? {
            var tiles: [PhotoTileSpans] = [], above: PhotoForm?
            var y = PhotoForm(constant: insets.top), start = 0
            while start < count {
                let end = indices[start...].first { self[$0].y > self[start].y } ?? count
                let row = self[start..<end], height = self[start].height
                guard height > 0 else { return nil }
                let ratios = row.map { $0.width / $0.height }, sum = ratios.reduce(0, +)
                let gaps = Double(row.count - 1) * columnGap
                let free = PhotoForm(width: 1, constant: -insets.leading - insets.trailing - gaps)
                var form = free * (1 / sum)
                // Only a last row may be lower than that: as high as the row above it, or as high as in any container.
                if abs(height * sum - (contentWidth - gaps)) > 0.000001 * contentWidth {
                    let isAlike = start > 0 && abs(self[start - 1].height - height) <= 0.000_000_001 * height
                    form = isAlike ? above ?? form : PhotoForm(constant: height)
                }
                var x = PhotoForm(constant: insets.leading) + (free - form * sum) * (plan.rows?.align ?? 0)
                for ratio in ratios {
                    let width = form * ratio
                    tiles.append(
                        PhotoTileSpans(
                            horizontal: PhotoSpan(start: x, length: width),
                            vertical: PhotoSpan(start: y, length: form)))
                    x = x + width + PhotoForm(constant: columnGap)
                }
                y = y + form + PhotoForm(constant: rowGap)
                (start, above) = (end, form)
            }
            return (
                tiles,
                PhotoTileSpans(
                    horizontal: PhotoSpan(length: PhotoForm(width: 1)),
                    vertical: PhotoSpan(length: y + PhotoForm(constant: insets.bottom - rowGap)))
            )
        }
    }
#endif
