#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoLayout {
        /// Each tile's place in a waterfall and the size of the container; nil if columns have no width.
        ///
        /// They hold for the widths at which every photo stays in the column that it has at the layout's width.
        func columnSpans() -> (tiles: [PhotoTileSpans], container: PhotoTileSpans)? {
            guard columnWidth > 0 else { return nil }
            let columns = Double(plan.columns), gaps = (columns - 1) * columnGap
            let width = PhotoForm(
                width: 1 / columns, constant: -(insets.leading + insets.trailing + gaps) / columns)
            let top = PhotoForm(constant: insets.top)
            var ends = [PhotoForm](repeating: top, count: plan.columns), longest = top
            func value(_ form: PhotoForm) -> Double { form.width * self.width + form.constant }
            let tiles = map { frame in
                if frame.width > columnWidth {
                    let full = PhotoForm(width: 1, constant: -(insets.leading + insets.trailing))
                    let y = ends.max { value($0) < value($1) } ?? top,
                        height = full * (frame.height / frame.width)
                    longest = y + height
                    ends = ends.map { _ in longest + PhotoForm(constant: rowGap) }
                    return PhotoTileSpans(
                        horizontal: PhotoSpan(start: PhotoForm(constant: insets.leading), length: full),
                        vertical: PhotoSpan(start: y, length: height))
                }
                let column = ((frame.x - insets.leading) / (columnWidth + columnGap)).rounded()
                let x =
                    (width + PhotoForm(constant: columnGap)) * column + PhotoForm(constant: insets.leading)
                let y = ends[Int(column)], height = width * (frame.height / frame.width), end = y + height
                if value(end) > value(longest) { longest = end }
                ends[Int(column)] = end + PhotoForm(constant: rowGap)
                return PhotoTileSpans(
                    horizontal: PhotoSpan(start: x, length: width),
                    vertical: PhotoSpan(start: y, length: height))
            }
            return (
                tiles,
                PhotoTileSpans(
                    horizontal: PhotoSpan(length: PhotoForm(width: 1)),
                    vertical: PhotoSpan(length: longest + PhotoForm(constant: insets.bottom)))
            )
        }
    }
#endif
