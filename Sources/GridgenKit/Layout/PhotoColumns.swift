//@ columns
/// A growing waterfall: each appended photo goes to the column that is shortest so far, and earlier photos stay in place.
///
/// The frames are those of `layout`, except for counts with another rule.
public nonisolated struct PhotoColumns: Sendable {
    @usableFromInline var layout: PhotoLayout
    /// The position of the next photo in each column.
    @usableFromInline var ends: [Double]
    @usableFromInline var longest: Double

    /// How many photos have been appended.
    public private(set) var count = 0

    @usableFromInline init(_ layout: PhotoLayout) {
        self.layout = layout
        longest = layout.insets.top
        ends = [Double](repeating: longest, count: layout.plan.columns)
        self.layout.solvedHeight = 0
    }

    /// The size of the container.
    public var size: PhotoSize { layout.size }

    /// Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1, and so does the tile that adds a
    /// photo.
    @discardableResult public mutating func append(ratio: Double = .nan) -> PhotoFrame {
        let layout = layout
        let frame = ends.withUnsafeMutableBufferPointer {
            layout.next(layout.plan.limited(ratio), columnWidth: layout.columnWidth, $0)
        }
        longest = Swift.max(longest, frame.y + frame.height)
        count += 1
        self.layout.solvedHeight = longest + layout.insets.bottom
        return layout.placed(frame, in: layout.size)
    }
}
//@ end
