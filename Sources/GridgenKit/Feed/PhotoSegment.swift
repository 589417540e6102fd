/// Some 400 photos of a feed in whole bands.
nonisolated struct PhotoSegment: Sendable {
    /// A segment ends with a band after `aim` photos, or after `early` if a group ends. It joins another if it has fewer than `short`.
    private static let aim = 400, early = 240, short = 120, most = 520

    var count = 0
    /// The height with a gap after each band, and the width of the widest band.
    var height = 0.0, width = 0.0
    /// The height of the row before, as bands have it.
    var before: Double?
    /// Whether the segment begins with a band, and the height is that of its bands; otherwise the height is an estimate.
    var isLaidOut = false

    /// Adds a band.
    mutating func add(_ bands: PhotoBands) {
        count += bands.photos.count
        height += bands.height + bands.forms.rowGap
        width = Swift.max(width, bands.width)
    }

    /// Whether there are as many photos as a segment has, or enough where a group ends.
    func isFull(endsGroup: Bool) -> Bool { count >= Self.aim || endsGroup && count >= Self.early }

    /// So many photos of the segment, not laid out: their height is in proportion.
    func estimated(_ photos: Int, after before: Double? = nil) -> PhotoSegment {
        PhotoSegment(
            count: photos, height: count > 0 ? (height * Double(photos) / Double(count)).inFeed : 0,
            width: width, before: before)
    }

    func canJoin(_ next: PhotoSegment) -> Bool {
        isLaidOut && next.isLaidOut && Swift.min(count, next.count) < Self.short
            && count + next.count <= Self.most
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
    mutating func appendJoined(_ segment: PhotoSegment) {
        if let last, last.canJoin(segment) {
            self[count - 1] = last.joined(segment)
        } else {
            append(segment)
        }
    }
}
