//@ boxes
nonisolated extension PhotoLayout {
    /// The width of photos whose height is slope · width + offset: that of the container less its insets, or less if they
    /// would be higher than their box.
    @inlinable func widthInBox(_ slope: Double, _ offset: Double) -> Double {
        let full = contentWidth
        guard plan.ratio != 0 else { return full }
        let most = plan.ratio > 0 ? full / plan.ratio : -plan.ratio
        return slope * full + offset <= most ? full : Swift.max(0, (most - offset) / slope)
    }

    /// The insets with the free width before photos that are this wide.
    @inlinable func insetsInBox(_ width: Double) -> PhotoInsets {
        let free = (contentWidth - width) * Double(plan.halvesBefore) / 2
        return PhotoInsets(
            top: insets.top, leading: insets.leading + free, bottom: insets.bottom, trailing: insets.trailing)
    }

    /// The edges that a photo doesn't touch because a box makes the photos narrower than the container.
    @inlinable func edgesBesideBox(_ frame: PhotoFrame) -> PhotoEdges {
        let tolerance = 0.000001 * contentWidth
        var edges: PhotoEdges = []
        if frame.x - insets.leading > tolerance { edges.insert(.left) }
        if insets.leading + contentWidth - (frame.x + frame.width) > tolerance { edges.insert(.right) }
        return edges
    }
    //@ photoRows

    /// The width of rows that fill it, or that are as high as their box.
    @inlinable func widthOfRows(_ ratios: PhotoRatios) -> Double {
        guard plan.ratio != 0 else { return contentWidth }
        let rows = rows
        var slope = 0.0, offset = -rowGap, start = 0
        while start < plan.tiles {
            let end =
                start < rows.tiles ? Swift.min(start + rows.length, rows.tiles) : start + rows.length + 1
            var sum = 0.0
            for index in start..<end { sum += ratios[index] }
            slope += 1 / sum
            offset += rowGap - Double(end - start - 1) * columnGap / sum
            start = end
        }
        return widthInBox(slope, offset)
    }
    //@ end
}
//@ end
