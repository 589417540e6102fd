/// Photos in groups, such as days, one group below the other, by the thousand or by the million.
///
/// The index finds, changes and measures without laying out all of them. The rule for its count lays out each group. Between groups
/// lies the row gap; insets surround the feed. Heights of rows, of a waterfall's tiles and of gaps are rounded to multiples of 1/64
/// point, so that sums of them are exact: a feed has the same frames however it came about, once it is exact.
///
/// What is asked for is laid out before it is answered, so that even questions change the index. Another width and long changes
/// leave estimates of other heights, and the feed's height is approximate until `refine(photos:)` has laid out all.
///
/// A copy shares the photos; it costs as much as a change at the top, some microseconds for a million photos.
public nonisolated struct PhotoFeedIndex: Sendable {
    /// The greatest number of photos.
    private static let mostPhotos = 50_000_000

    var segments: PhotoSegments
    /// The insets above and below all groups.
    private let top, bottom: Double

    /// A feed without photos; nil if tiles of the grid share the container's height, a number isn't finite, or `scale` isn't
    /// positive. Gaps below 0 count as 0. The count, the ratios and the height of the request don't matter.
    public init?(_ grid: any CompiledPhotoGrid.Type, _ request: PhotoRequest) {
        guard !grid.needsHeight, let forms = PhotoForms(grid, request) else { return nil }
        let insets = request.insets ?? grid.defaultInsets
        guard (insets.top + insets.bottom) * 1e7 * 0 == 0 else { return nil }
        segments = PhotoSegments(forms)
        (top, bottom) = (insets.top.asFeedInset, insets.bottom.asFeedInset + grid.foot.inFeed)
    }

    /// The number of photos.
    public var count: Int { segments.chunks.count }

    /// The number of groups.
    public var groupCount: Int { segments.chunks.groups }

    /// The size of all groups with the insets, in points. The width is that of the container, or of the widest group.
    public var size: PhotoSize {
        let space = segments.forms.space
        let height = count > 0 ? top + (segments.height - segments.forms.rowGap) + bottom : 0
        return space.snapped(PhotoSize(width: Swift.max(space.width, segments.width), height: height))
    }

    /// Whether the height contains no estimates.
    public var isExact: Bool { segments.isExact }

    /// The width of the container in points. Another one makes estimates of most heights; a number that isn't finite changes nothing.
    public var width: Double {
        get { segments.forms.request.width }
        set {
            guard newValue != width, let forms = segments.forms.atWidth(newValue) else { return }
            segments.setForms(forms)
        }
    }

    /// Lays out about so many photos whose heights are estimates, from the top; for times when an app has nothing else to do.
    ///
    /// - Returns: whether no estimate is left.
    public mutating func refine(photos: Int) -> Bool { segments.refine(photos) }

    // MARK: Changes

    /// Adds groups at the end.
    ///
    /// A feed has at most 50,000,000 photos; a group that would exceed that isn't added, and neither is one without photos.
    /// - Parameter groups: the number of photos of each group, and their widths divided by their heights. A ratio that is missing
    ///   or not a finite number above 0 is unknown, and so are all with nil: they count as usual ones until `setRatios(_:from:)`
    ///   says what they are.
    public mutating func append(groups: [(ratios: [Double]?, count: Int)]) {
        let start = count
        var photos: [Float] = []
        for (ratios, count) in groups where count > 0 && count <= Self.mostPhotos - start - photos.count {
            photos += PhotoFeedRatios.stored(
                ratios, count: count, from: start + photos.count, begins: true)
        }
        replace(start..<start, with: photos)
    }

    /// The group that photos join where one group ends and the next begins.
    public enum InsertedGroup: Sendable {
        /// The one above, or the first one; in the middle of a group, that group.
        case previous
        /// The one below, or the last one; in the middle of a group, that group.
        case next
        /// A group of their own. It cuts a group in whose middle it begins: photos that follow join it.
        case new
    }

    /// Inserts photos before one. An index below 0 or above `count` inserts nothing.
    ///
    /// - Parameter ratios: as for `append(groups:)`
    public mutating func insert(ratios: [Double], at index: Int, into group: InsertedGroup = .previous) {
        guard index >= 0, index <= count, !ratios.isEmpty, ratios.count <= Self.mostPhotos - count else {
            return
        }
        // Whether the group that began with the photo at the index begins with the new ones.
        let isTaken =
            index < count && segments.chunks.begins(index)
            && (group == .next || group == .previous && index == 0)
        replace(
            index..<index,
            with: PhotoFeedRatios.stored(
                ratios, count: ratios.count, from: index, begins: group == .new || index == 0 || isTaken),
            begins: isTaken ? false : nil)
    }

    /// Removes photos, as far as there are any. A group without photos ends.
    public mutating func remove(_ photos: Range<Int>) {
        // A range that begins before the first photo removes nothing, like other indices without a photo.
        guard photos.lowerBound >= 0, photos.lowerBound < count, !photos.isEmpty else { return }
        let photos = photos.clamped(to: 0..<count)
        // The next photo begins the group if the one that did goes.
        replace(photos, with: [], begins: segments.chunks.hasBeginning(in: photos) ? true : nil)
    }

    /// Replaces the ratios of photos from an index on, as far as there are any: of those that were unknown.
    public mutating func setRatios(_ ratios: [Double], from index: Int) {
        guard index >= 0, index < count else { return }
        let photos = index..<index + Swift.min(ratios.count, count - index)
        var stored = PhotoFeedRatios.stored(ratios, count: photos.count, from: index, begins: false)
        for (place, ratio) in segments.chunks.stored(photos).enumerated() where ratio < 0 {
            stored[place].negate()
        }
        replace(photos, with: stored)
    }

    /// Replaces photos; `begins` says whether a group begins with the photo after them, if that changes.
    private mutating func replace(_ removed: Range<Int>, with photos: [Float], begins: Bool? = nil) {
        let next = removed.lowerBound + photos.count
        if removed.isEmpty, photos.isEmpty { return }
        segments.change(removed, inserted: photos.count) { chunks in
            chunks.replace(removed, with: photos)
            guard let begins, next < chunks.count, chunks.begins(next) != begins else { return }
            chunks.setBegins(next, begins)
        }
    }

    // MARK: Frames

    /// The photos from the first to the last one whose tile meets a range of heights, such as the visible part of a scroll view.
    ///
    /// - Parameter heights: distances from the top of the feed in points, which are compared before edges are snapped to pixels
    /// - Returns: an empty range if no tile meets the heights.
    public mutating func range(in heights: Range<Double>) -> Range<Int> {
        segments.range(from: heights.lowerBound - top, to: heights.upperBound - top, below: top)
    }

    /// The same, and writes the frames of the photos to a buffer, as far as it has room. A photo without a tile has an empty frame.
    public mutating func frames(
        in heights: Range<Double>, into buffer: UnsafeMutableBufferPointer<PhotoFrame>
    ) -> Range<Int> {
        let photos = segments.range(
            from: heights.lowerBound - top, to: heights.upperBound - top, below: top, into: buffer)
        for index in buffer.indices.prefix(photos.count) { buffer[index] = placed(buffer[index]) }
        return photos
    }

    /// The frame of a photo.
    ///
    /// A photo without a tile has an empty frame where the last tile of its group begins; an index without a photo gives a frame
    /// of zeros.
    public mutating func frame(of photo: Int) -> PhotoFrame {
        guard photo >= 0, photo < count else { return PhotoFrame(x: 0, y: 0, width: 0, height: 0) }
        // In two steps: an argument that changes the feed would change a copy.
        let frame = segments.frame(photo, below: top)
        return placed(frame)
    }

    /// Snaps and mirrors a frame.
    private func placed(_ frame: PhotoFrame) -> PhotoFrame {
        let space = segments.forms.space
        guard space.scale != nil || space.isMirrored else { return frame }
        var placed = space.placed(frame, in: size)
        if frame.width == 0, frame.height == 0 { (placed.width, placed.height) = (0, 0) }
        return placed
    }

    // MARK: Groups

    /// The group of a photo; nil for an index without one.
    public func group(of photo: Int) -> Int? {
        photo >= 0 && photo < count ? segments.chunks.group(of: photo) : nil
    }

    /// The photos of a group; nil for an index without one.
    public func photos(inGroup group: Int) -> Range<Int>? {
        guard group >= 0, group < groupCount else { return nil }
        return segments.chunks.start(of: group)..<segments.chunks.start(of: group + 1)
    }

    /// The rectangle of a group's heading, above its photos.
    ///
    /// Without `heading` in the spec, its height is 0; an index without a group gives a frame of zeros.
    public mutating func heading(of group: Int) -> PhotoFrame {
        guard group >= 0, group < groupCount else { return PhotoFrame(x: 0, y: 0, width: 0, height: 0) }
        let y = top + segments.seek(segments.chunks.start(of: group)), forms = segments.forms
        var frame = PhotoFrame(
            x: forms.space.insets.leading, y: y, width: Swift.max(0, forms.space.contentWidth),
            height: forms.heading)
        // Photos begin where the heading ends, in pixels, too.
        let below = placed(PhotoFrame(x: frame.x, y: y + frame.height, width: frame.width, height: 0))
        frame = placed(frame)
        frame.height = below.y - frame.y
        return frame
    }

    /// The groups whose headings lie between two heights; an empty range if none does.
    public mutating func headings(in heights: Range<Double>) -> Range<Int> {
        let found = segments.headings(from: heights.lowerBound - top, to: heights.upperBound - top)
        guard let found else { return 0..<0 }
        return segments.chunks.group(of: found.first)..<segments.chunks.group(of: found.last) + 1
    }

    // MARK: Anchors

    /// The place at a height, in points from the top of the feed.
    public mutating func anchor(at offset: Double) -> PhotoFeedAnchor {
        guard count > 0, offset > -.infinity else { return PhotoFeedAnchor(photo: 0) }
        let photo = segments.firstPhoto(below: offset - top), frame = segments.frame(photo, below: top)
        let part = frame.height > 0 ? (offset - frame.y) / frame.height : 0
        return PhotoFeedAnchor(photo: photo, part: offset == .infinity ? 1 : part)
    }

    /// The height of a place, in points from the top of the feed. A photo beyond the last one counts as that; one below 0 gives 0.
    public mutating func offset(of anchor: PhotoFeedAnchor) -> Double {
        guard count > 0, anchor.photo >= 0 else { return 0 }
        let frame = segments.frame(Swift.min(anchor.photo, count - 1), below: top),
            offset = frame.y + anchor.part * frame.height
        return offset.isFinite ? offset : frame.y
    }

    /// The part of the photos that lies above a place, 0 to 1: for a scroll bar, which stays when heights change.
    public func fraction(of anchor: PhotoFeedAnchor) -> Double {
        let part = Swift.min(Swift.max(anchor.part, 0), 1)
        let fraction = (Double(anchor.photo) + part) / Double(count)
        return fraction > 0 ? Swift.min(fraction, 1) : 0
    }

    /// The place below a part of the photos, 0 to 1.
    public func anchor(atFraction fraction: Double) -> PhotoFeedAnchor {
        guard count > 0 else { return PhotoFeedAnchor(photo: 0) }
        let place = fraction > 0 ? Swift.min(fraction, 1) * Double(count) : 0
        let photo = Swift.min(Int(place), count - 1)
        return PhotoFeedAnchor(photo: photo, part: place - Double(photo))
    }

    // MARK: Animations

    /// The movements of the photos that lie between two heights, from another feed, such as a copy from before a change.
    ///
    /// Photos without a tile before or now are left out.
    /// - Parameter indexBefore: gives the index that a photo had there; nil or an index without a photo leaves it out
    public mutating func moves(
        from before: PhotoFeedIndex, in heights: Range<Double>, _ indexBefore: (Int) -> Int?
    ) -> [PhotoMove] {
        var before = before
        return range(in: heights).compactMap { index in
            guard let other = indexBefore(index) else { return nil }
            let start = before.frame(of: other), end = frame(of: index)
            guard start.width > 0, start.height > 0, end.width > 0, end.height > 0 else { return nil }
            return PhotoMove(from: other, to: index, start: start, end: end)
        }
    }
}
