//@ shapes
nonisolated extension PhotoLayout {
    /// Rows that fill the width and are together as near to the height of a shape as they come: of all cuts into rows, the
    /// first one that costs least.
    @inlinable func fillShape(
        _ shape: Double, _ least: Int, over wanted: Double, _ rows: PhotoRowPlan,
        _ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: PhotoRatios
    ) -> Double {
        let photos = plan.tiles, most = Swift.min(rows.perRow, photos), height = contentWidth / shape
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: photos) { known in
            withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * photos) { lengths in
                for index in 0..<photos { known[index] = ratios[index] }
                lengths.initialize(repeating: photos)
                // The lengths of the rows that are tried, and of those that cost least so far.
                let cut = UnsafeMutableBufferPointer(rebasing: lengths.prefix(photos))
                let found = UnsafeMutableBufferPointer(rebasing: lengths.suffix(photos))
                var best: Double?
                for count in 0..<photos + 1 where count * least <= photos && photos <= count * most {
                    cutRows(0..<count, of: photos, least, most, cut)
                    repeat {
                        let cost = cost(of: cut[..<count], known, height, over: wanted)
                        if let best, !(cost < best - 0.000001 * contentWidth) { continue }
                        best = cost
                        for row in 0..<count { found[row] = cut[row] }
                    } while cutNext(count, least, most, cut)
                }
                var y = insets.top, bottom = y, start = 0, row = 0
                while start < photos {
                    let end = start + found[row]
                    var sum = 0.0
                    for index in start..<end { sum += known[index] }
                    bottom =
                        y + placeRow(start..<end, sum, y, rows, isLast: false, after: nil, buffer, ratios)
                    (start, row, y) = (end, row + 1, bottom + rowGap)
                }
                return bottom + insets.bottom
            }
        }
    }

    /// How far rows are from a height; half as much again where one is lower than it should be, and where one has more photos
    /// than the next.
    @inlinable func cost(
        of cut: Slice<UnsafeMutableBufferPointer<Int>>, _ ratios: UnsafeMutableBufferPointer<Double>,
        _ height: Double, over wanted: Double
    ) -> Double {
        var total = 0.0, start = 0, previous = 0, isLow = false, isFalling = false
        for length in cut {
            var sum = 0.0
            for index in start..<start + length { sum += ratios[index] }
            let own = (contentWidth - Double(length - 1) * columnGap) / sum
            total += own
            if own < wanted { isLow = true }
            if length < previous { isFalling = true }
            (start, previous) = (start + length, length)
        }
        let away = (total + Double(cut.count - 1) * rowGap - height).magnitude
        return away * (isLow ? 1.5 : 1) * (isFalling ? 1.5 : 1)
    }

    /// Gives rows as few photos as those below them allow.
    @inlinable func cutRows(
        _ rows: Range<Int>, of photos: Int, _ least: Int, _ most: Int,
        _ cut: UnsafeMutableBufferPointer<Int>
    ) {
        var left = photos
        for row in rows {
            cut[row] = Swift.max(least, left - (rows.upperBound - row - 1) * most)
            left -= cut[row]
        }
    }

    /// The next cut in lexicographic order: a row as late as possible gets one more. False after the last cut.
    @inlinable func cutNext(
        _ count: Int, _ least: Int, _ most: Int, _ cut: UnsafeMutableBufferPointer<Int>
    ) -> Bool {
        var row = count - 1, left = 0
        while row > 0 {
            left += cut[row]
            row -= 1
            if cut[row] < most, left > (count - row - 1) * least {
                cut[row] += 1
                cutRows(row + 1..<count, of: left - 1, least, most, cut)
                return true
            }
        }
        return false
    }
}
//@ end
