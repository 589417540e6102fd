//@ justified
nonisolated extension PhotoLayout {
    /// Rows of photos that fill the width, as near to a height or a shape as they come.
    @inlinable func fillJustified(
        _ rows: PhotoRowPlan, _ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: PhotoRatios
    ) -> Double {
        //@ shapes
        if case .shape(let shape, let least, let height) = rows.sizing {
            return fillShape(shape, least, over: height, rows, buffer, ratios)
        }
        //@ end
        //@ cuts
        if rows.last == .balanced { return fillBalanced(rows, buffer, ratios) }
        //@ end
        //@ aims
        let width = contentWidth
        var y = insets.top, bottom = y, previous: Double?, start = 0
        while start < plan.tiles {
            var end = start, sum = 0.0
            //@ limitedAims
            var narrowest = Double.infinity
            //@ end
            while end < plan.tiles {
                let ratio = ratios[end]
                //@ limitedAims
                narrowest = Swift.min(narrowest, ratio)
                let isTaken = rows.takes(narrowest: narrowest, ratio, end - start, sum, width, columnGap)
                if !isTaken { break }
                //@ end
                //@ !limitedAims
                //| guard rows.takes(ratio, end - start, sum, width, columnGap) else { break }
                //@ end
                (end, sum) = (end + 1, sum + ratio)
            }
            let height = placeRow(
                start..<end, sum, y, rows, isLast: end == plan.tiles, after: previous, buffer, ratios)
            bottom = y + height
            (start, y, previous) = (end, bottom + rowGap, height)
        }
        return bottom + insets.bottom
        //@ end
        //@ !aims
        //| return 0
        //@ end
    }

    /// Places the photos of a row and returns its height.
    @inlinable @inline(__always) func placeRow(
        _ row: Range<Int>, _ sum: Double, _ y: Double, _ rows: PhotoRowPlan, isLast: Bool,
        after previous: Double?,
        _ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: PhotoRatios
    ) -> Double {
        let gaps = Double(row.count - 1) * columnGap, filled = (contentWidth - gaps) / sum
        var x = insets.leading
        //@ aims
        //@ limitedAims
        let height =
            isLast ? rows.lastHeight(filled, of: row, sum, after: previous, in: self, ratios) : filled
        //@ end
        //@ !limitedAims
        //| let height = isLast ? rows.lastHeight(filled, after: previous) : filled
        //@ end
        if height != filled { x += rows.align * (contentWidth - gaps - height * sum) }
        //@ end
        //@ !aims
        //| let height = filled
        //@ end
        guard let buffer else { return height }
        let side = Swift.max(0, height)
        for index in row {
            let frame = PhotoFrame(x: x, y: y, width: side * ratios[index], height: side)
            buffer[index] = frame
            x += frame.width + columnGap
        }
        return height
    }
    //@ cuts

    /// The rows with the least sum of k(h − T)², for k photos in a row that is h high. `best` has the sums for the first
    /// photos, `cuts` the lengths of their last rows.
    @inlinable func fillBalanced(
        _ rows: PhotoRowPlan, _ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: PhotoRatios
    ) -> Double {
        guard case .near(_, let least) = rows.sizing else { return 0 }
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: plan.tiles + 1) { best in
            withUnsafeTemporaryAllocation(of: Int.self, capacity: plan.tiles + 1) { cuts in
                best.initialize(repeating: .infinity)
                cuts.initialize(repeating: 0)
                best[0] = 0
                for end in 0..<plan.tiles {
                    cuts[end + 1] = Swift.min(end + 1, least)
                    findRow(before: end + 1, least, rows.perRow, rows, best, cuts, ratios)
                }
                // Only the last row may have fewer, and only where no other cut exists.
                if best[plan.tiles] == .infinity {
                    findRow(before: plan.tiles, 1, least - 1, rows, best, cuts, ratios)
                }
                // The rows are found from the last one: from now on, `cuts` has the length of the row that begins at a photo.
                var start = plan.tiles, length = cuts[start]
                while start > 0 {
                    start -= length
                    (length, cuts[start]) = (cuts[start], length)
                }
                var y = insets.top, bottom = y, previous: Double?
                while start < plan.tiles {
                    let end = start + cuts[start]
                    var sum = 0.0
                    for index in start..<end { sum += ratios[index] }
                    let height = placeRow(
                        start..<end, sum, y, rows, isLast: end == plan.tiles, after: previous, buffer, ratios)
                    bottom = y + height
                    (start, y, previous) = (end, bottom + rowGap, height)
                }
                return bottom + insets.bottom
            }
        }
    }

    /// Finds the best last row for the photos before an index: the one with the fewest photos of those that differ by a
    /// millionth of T².
    @inlinable func findRow(
        before end: Int, _ least: Int, _ greatest: Int, _ rows: PhotoRowPlan,
        _ best: UnsafeMutableBufferPointer<Double>, _ cuts: UnsafeMutableBufferPointer<Int>,
        _ ratios: PhotoRatios
    ) {
        let width = contentWidth, target = rows.target, tolerance = 0.000001 * target * target
        var sum = 0.0, length = 0
        while length < Swift.min(end, greatest) {
            length += 1
            let free = width - Double(length - 1) * columnGap
            if free <= 0 { return }
            sum += ratios[end - length]
            if length < least { continue }
            let away = free / sum - target, cost = Double(length) * away * away
            if best[end - length] + cost < best[end] - tolerance {
                (best[end], cuts[end]) = (best[end - length] + cost, length)
            }
            // A longer row alone would cost more.
            if away < 0, cost > best[end] { return }
        }
    }
    //@ end

    @inlinable func edgesInJustifiedRows(_ frame: PhotoFrame) -> PhotoEdges {
        let near = 0.000001 * contentWidth
        var edges: PhotoEdges = []
        if frame.y == insets.top { edges.insert(.top) }
        if frame.x == insets.leading { edges.insert(.left) }
        if frame.y + frame.height >= (solvedHeight ?? 0) - insets.bottom - near { edges.insert(.bottom) }
        if frame.x + frame.width >= insets.leading + contentWidth - near { edges.insert(.right) }
        return edges
    }
}
//@ end
