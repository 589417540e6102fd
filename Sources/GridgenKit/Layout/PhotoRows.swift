//@ grows
/// Growing rows: a photo that is appended joins the last row or begins another, and all rows above it stay in place.
///
/// The frames are those of `layout`, except for counts with another rule.
public nonisolated struct PhotoRows: Sendable {
    @usableFromInline var layout: PhotoLayout
    /// The photos' ratios within the limits, and their frames before snapping to pixels and mirroring. The layout has no frames:
    /// they would be copied whenever it is.
    @usableFromInline var ratios: [Double] = [], frames: [PhotoFrame] = []
    /// The first photo of the last row, the row's top edge, the sum of its ratios, and the height of the row before it.
    @usableFromInline var start = 0, y: Double, sum = 0.0, previous: Double?
    //@ limitedAims
    /// The least ratio of the last row.
    @usableFromInline var narrowest = Double.infinity
    //@ end

    @usableFromInline init(_ layout: PhotoLayout) {
        self.layout = layout
        y = layout.insets.top
        self.layout.solvedHeight = 0
    }

    /// How many photos have been appended.
    public var count: Int { ratios.count }

    /// The size of the container.
    public var size: PhotoSize { layout.size }

    /// The frame of a photo; an index without one gives an empty frame.
    public subscript(index: Int) -> PhotoFrame {
        guard frames.indices.contains(index) else { return PhotoFrame(x: 0, y: 0, width: 0, height: 0) }
        return layout.placed(frames[index], in: layout.size)
    }

    /// Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1.
    ///
    /// - Returns: the index of the first photo whose frame changed; those after it may have changed too.
    @discardableResult public mutating func append(ratio: Double = .nan) -> Int {
        guard let rows = layout.plan.rows else { return count }
        let ratio = layout.plan.limited(ratio)
        var changed = start
        //@ limitedAims
        let (width, gap) = (layout.contentWidth, layout.columnGap)
        narrowest = Swift.min(narrowest, ratio)
        let isTaken = rows.takes(narrowest: narrowest, ratio, count - start, sum, width, gap)
        //@ end
        //@ !limitedAims
        //| let isTaken = rows.takes(ratio, count - start, sum, layout.contentWidth, layout.columnGap)
        //@ end
        if !isTaken {
            let before = frames[start]
            let height = place(rows, isLast: false)
            if frames[start] == before { changed = count }
            (y, previous, start, sum) = (y + height + layout.rowGap, height, count, 0)
            //@ limitedAims
            narrowest = ratio
            //@ end
        }
        ratios.append(ratio)
        sum += ratio
        frames.append(PhotoFrame(x: 0, y: 0, width: 0, height: 0))
        layout.solvedHeight = y + place(rows, isLast: true) + layout.insets.bottom
        return changed
    }

    /// Places the last row and returns its height.
    private mutating func place(_ rows: PhotoRowPlan, isLast: Bool) -> Double {
        let layout = layout, range = start..<count
        return frames.withUnsafeMutableBufferPointer { frames in
            ratios.withUnsafeBufferPointer { ratios in
                layout.placeRow(
                    range, sum, y, rows, isLast: isLast, after: previous, frames.baseAddress,
                    PhotoRatios(known: ratios, plan: layout.plan))
            }
        }
    }
}
//@ end
