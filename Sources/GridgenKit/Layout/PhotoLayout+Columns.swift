//@ columns
nonisolated extension PhotoLayout {
    /// The width of a column; negative if the container is too narrow.
    @inlinable var columnWidth: Double {
        let columns = Double(plan.columns)
        return (contentWidth - (columns - 1) * columnGap) / columns
    }

    /// Places photos in columns: each goes to the column that is shortest so far.
    @inlinable func fillColumns(_ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: PhotoRatios) -> Double
    {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: plan.columns) { ends in
            ends.initialize(repeating: insets.top)
            let width = columnWidth
            var longest = insets.top
            for index in 0..<plan.tiles {
                let frame = next(ratios[index], columnWidth: width, ends)
                longest = Swift.max(longest, frame.y + frame.height)
                buffer?[index] = frame
            }
            return longest + insets.bottom
        }
    }

    /// The frame of the next photo. It goes to the leftmost column that is at most a millionth of the column width longer
    /// than the shortest, since columns that only differ by rounding count as equal.
    //@ across
    ///
    /// A photo that lies across all columns begins below the longest one, and all go on below it.
    //@ end
    @inlinable @inline(__always) func next(
        _ ratio: Double, columnWidth: Double, _ ends: UnsafeMutableBufferPointer<Double>
    ) -> PhotoFrame {
        //@ across
        if plan.liesAcross(ratio) {
            let width = Swift.max(0, contentWidth), height = width / ratio
            var y = ends[0], other = 1
            while other < ends.count {
                y = Swift.max(y, ends[other])
                other &+= 1
            }
            ends.update(repeating: y + (height + rowGap))
            return PhotoFrame(x: insets.leading, y: y, width: width, height: height)
        }
        //@ end
        // The shortest column is unpredictable, so conditional moves are faster than branches.
        var column = 0, least = ends[0], second = Double.infinity, other = 1
        while other < ends.count {
            let end = ends[other], isLess = end < least
            second = Swift.min(second, isLess ? least : end)
            column = isLess ? other : column
            least = isLess ? end : least
            other &+= 1
        }
        let width = Swift.max(0, columnWidth), limit = least + 0.000001 * width
        if second <= limit {
            column = 0
            while ends[column] > limit { column &+= 1 }
            least = ends[column]
        }
        let x = insets.leading + Double(column) * (columnWidth + columnGap), height = width / ratio
        ends[column] = least + (height + rowGap)
        return PhotoFrame(x: x, y: least, width: width, height: height)
    }

    /// The edges that a photo in a column touches: the bottom if it ends where the longest column does.
    @inlinable func edgesInColumns(_ frame: PhotoFrame) -> PhotoEdges {
        let last = insets.leading + Double(plan.columns - 1) * (columnWidth + columnGap)
        let bottom = (solvedHeight ?? 0) - insets.bottom - 0.000001 * columnWidth
        var edges: PhotoEdges = []
        if frame.x == insets.leading { edges.insert(.left) }
        if frame.x == last { edges.insert(.right) }
        //@ across
        if frame.width > Swift.max(0, columnWidth) { edges.insert(.right) }
        //@ end
        if frame.y == insets.top { edges.insert(.top) }
        if frame.y + frame.height >= bottom { edges.insert(.bottom) }
        return edges
    }
}
//@ end
