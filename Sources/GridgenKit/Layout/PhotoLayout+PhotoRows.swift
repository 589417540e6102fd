//@ photoRows
nonisolated extension PhotoLayout {
    /// The length of the first rows, and the number of tiles in them; later rows are longer by one.
    @inlinable var rows: (length: Int, tiles: Int) {
        guard plan.isBalanced else { return (plan.perRow, plan.tiles) }
        let rows = (plan.tiles - 1) / plan.perRow + 1, length = plan.tiles / rows
        return (length, (rows - plan.tiles % rows) * length)
    }

    /// Rows that fill the width: the tiles of a row have the height at which their widths fill it.
    @inlinable func fillRows(_ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: PhotoRatios) -> Double {
        let rows = rows
        //@ boxes
        let contentWidth = widthOfRows(ratios), insets = insetsInBox(contentWidth)
        //@ end
        var y = insets.top, start = 0
        while start < plan.tiles {
            let end =
                start < rows.tiles ? Swift.min(start + rows.length, rows.tiles) : start + rows.length + 1
            var sum = 0.0, x = insets.leading
            for index in start..<end { sum += ratios[index] }
            let height = (contentWidth - Double(end - start - 1) * columnGap) / sum
            if let buffer {
                let side = Swift.max(0, height)
                for index in start..<end {
                    let frame = PhotoFrame(x: x, y: y, width: side * ratios[index], height: side)
                    buffer[index] = frame
                    x += frame.width + columnGap
                }
            }
            y += height + rowGap
            start = end
        }
        //@ floors
        if plan.floor != 0 { return grown(y - rowGap + insets.bottom, buffer) }
        //@ end
        return y - rowGap + insets.bottom
    }

    @inlinable func edgesInRows(_ index: Int) -> PhotoEdges {
        let rows = rows, isFirst = index < rows.tiles
        let place = isFirst ? index : index - rows.tiles, length = isFirst ? rows.length : rows.length + 1
        let start = index - place % length
        var edges: PhotoEdges = []
        if start == 0 { edges.insert(.top) }
        if start + length >= plan.tiles { edges.insert(.bottom) }
        if index == start { edges.insert(.left) }
        if index == start + length - 1 || index == plan.tiles - 1 { edges.insert(.right) }
        return edges
    }
}
//@ end
