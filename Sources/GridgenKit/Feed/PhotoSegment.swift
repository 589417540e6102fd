/// Some photos of a feed in whole bands.
nonisolated struct PhotoSegment: Sendable {
    var count = 0
    /// The height with a gap after each band, and the width of the widest band.
    var height = 0.0, width = 0.0
    /// The height of the row before, as bands have it.
    var before: Double?
    /// Whether the segment begins with a band, and the height is that of its bands; otherwise the height is an estimate.
    var isLaidOut = false

    /// Adds a band of so many photos, whose height includes the gap below it.
    mutating func add(_ photos: Int, height: Double, width: Double) {
        count += photos
        self.height += height
        self.width = Swift.max(self.width, width)
    }

    /// Whether there are so many photos, or 6/10 of them where a group ends.
    func isFull(_ aim: Int, endsGroup: Bool) -> Bool { count >= aim || endsGroup && 10 * count >= 6 * aim }

    /// So many photos of the segment, not laid out: their height is in proportion.
    func estimated(_ photos: Int, after before: Double? = nil) -> PhotoSegment {
        PhotoSegment(
            count: photos, height: count > 0 ? (height * Double(photos) / Double(count)).inFeed : 0,
            width: width, before: before)
    }

    /// Whether two segments are to be one: both are laid out, one has less than 3/10 of `aim`, and both have at most 13/10 of it.
    func canJoin(_ next: PhotoSegment, _ aim: Int) -> Bool {
        isLaidOut && next.isLaidOut && 10 * Swift.min(count, next.count) < 3 * aim
            && 10 * (count + next.count) <= 13 * aim
    }

    /// Two segments that are laid out, as one.
    func joined(_ next: PhotoSegment) -> PhotoSegment {
        PhotoSegment(
            count: count + next.count, height: height + next.height, width: Swift.max(width, next.width),
            before: before, isLaidOut: true)
    }
}

nonisolated extension [PhotoSegment] {
    /// Appends a segment, which joins the last one if it can.
    mutating func appendJoined(_ segment: PhotoSegment, _ aim: Int) {
        if let last, last.canJoin(segment, aim) {
            self[count - 1] = last.joined(segment)
        } else {
            append(segment)
        }
    }
}
