//@ strips
nonisolated extension PhotoLayout {
    /// Whether the tiles are one row that may be longer than the container.
    @inlinable var isStrip: Bool {
        if case .strip? = plan.rows?.sizing { return true }
        return false
    }

    /// Places photos side by side, as high as a box, and returns the height of the container.
    @inlinable func fillStrip(
        _ box: Double, _ align: Double, _ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: PhotoRatios
    ) -> Double {
        let height = box > 0 ? contentWidth / box : -box
        if let buffer {
            let side = Swift.max(0, height)
            var sum = 0.0, x = insets.leading
            for index in 0..<plan.tiles { sum += ratios[index] }
            let free = contentWidth - side * sum - Double(plan.tiles - 1) * columnGap
            if free > 0 { x += align * free }
            for index in 0..<plan.tiles {
                let frame = PhotoFrame(x: x, y: insets.top, width: side * ratios[index], height: side)
                buffer[index] = frame
                x += frame.width + columnGap
            }
        }
        return insets.top + height + insets.bottom
    }

    /// The width of the container with the first and the last photo of a strip: where the last one ends, if that is beyond it.
    @inlinable func widthOfStrip(_ first: PhotoFrame, _ last: PhotoFrame) -> Double {
        let end = last.x + last.width
        return end - first.x > contentWidth ? end + insets.trailing : width
    }

    @inlinable func edgesInStrip(_ frame: PhotoFrame) -> PhotoEdges {
        let end = widthOfStrip(frames[0], frames[plan.tiles - 1]) - insets.trailing
        let near = 0.000001 * (end - insets.leading)
        var edges: PhotoEdges = [.top, .bottom]
        if frame.x <= insets.leading + near { edges.insert(.left) }
        if frame.x + frame.width >= end - near { edges.insert(.right) }
        return edges
    }
}
//@ end
