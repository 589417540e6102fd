/// Goes through the bands of a feed and lays them out, one after another: rows of photos where rows can restart, otherwise whole
/// groups.
nonisolated struct PhotoBands: Sendable {
    let forms: PhotoForms
    /// The photos of the band.
    private(set) var photos = 0..<0
    /// The height of the heading that begins the band, if it begins a group.
    private(set) var heading = 0.0
    /// The height of the band with the heading, without the gap below it, and the width of its layout with the insets.
    private(set) var height = 0.0, width = 0.0
    /// The height of the row before, not rounded, if it matters to a last row of the same group; and the same for the next band.
    private(set) var before: Double?
    private(set) var after: Double?
    /// The group, its plan, and whether its bands are rows.
    private var group = 0..<0
    private var plan = PhotoPlan()
    private(set) var hasRows = false
    private var layout = PhotoGroupLayout()
    /// Ratios within the plan's limits of some photos of the group, and frames of a row's tiles.
    private var ratios: [Double] = [], frames: [PhotoFrame] = []
    private var loaded = 0..<0
    /// Ratios of the group's first photos, from which its plan may follow.
    private var shapes: [Double] = []
    /// The sum of the row's ratios.
    private var sum = 0.0

    init(_ forms: PhotoForms) { self.forms = forms }

    /// Forgets layouts, since photos changed.
    mutating func forget() { layout.forget() }

    /// The plan of a group.
    mutating func plan(_ photos: Range<Int>, of chunks: PhotoChunks) -> PhotoPlan {
        forms.plan(photos, of: chunks, &shapes)
    }

    /// Goes before the band that begins with a photo; `before` is the height of the row before, if it is of the same group.
    mutating func seek(_ photo: Int, after before: Double?, in chunks: PhotoChunks) {
        photos = photo..<photo
        group = photo..<photo
        guard photo < chunks.count else { return }
        enter(chunks.groupOfPhoto(photo), of: chunks)
        after = photo == group.lowerBound ? nil : before
    }

    private mutating func enter(_ photos: Range<Int>, of chunks: PhotoChunks) {
        group = photos
        plan = forms.plan(photos, of: chunks, &shapes)
        hasRows = plan.canRestart(photos.count)
        after = nil
        loaded = 0..<0
    }

    /// Lays out the next band; false after the last one.
    mutating func next(in chunks: PhotoChunks) -> Bool {
        let start = photos.upperBound
        photos = start..<start
        guard start < chunks.count else { return false }
        if start >= group.upperBound { enter(chunks.groupOfPhoto(start), of: chunks) }
        before = after
        heading = start == group.lowerBound ? forms.heading : 0
        if hasRows {
            measureRow(in: chunks)
        } else {
            layout.measure(group, of: chunks, plan, forms)
            (photos, height, width) = (group, layout.height, layout.width)
        }
        height += heading
        return true
    }

    /// The height of the band with the gap below it.
    var step: Double { height + forms.rowGap }

    /// Whether a group ends with the band.
    var endsGroup: Bool { photos.upperBound >= group.upperBound }

    /// The photos of the band that have a tile.
    var tiles: Range<Int> {
        hasRows ? photos : photos.lowerBound..<photos.lowerBound + layout.tiles
    }

    // Rows

    private mutating func measureRow(in chunks: PhotoChunks) {
        let space = forms.space
        if let rows = plan.rows {
            findEnd(rows, in: chunks)
        } else {
            findEnd(Swift.min(photos.lowerBound + plan.perRow, group.upperBound), in: chunks)
        }
        let filled = (space.contentWidth - Double(photos.count - 1) * space.columnGap) / sum
        (height, width, after) = (filled.inFeed, space.width, nil)
        guard let rows = plan.rows else { return }
        if photos.upperBound == group.upperBound {
            height =
                withRatios { row, ratios in
                    rows.lastHeight(filled, of: row, sum, after: before, in: space, ratios)
                }.inFeed
        } else if case .near = rows.sizing, rows.last != .stretch {
            after = filled
        }
    }

    /// Finds the end of a row that takes photos up to its aim.
    private mutating func findEnd(_ rows: PhotoRowPlan, in chunks: PhotoChunks) {
        let width = forms.space.contentWidth, gap = forms.space.columnGap, start = photos.lowerBound
        var end = start, narrowest = Double.infinity
        sum = 0
        while end < group.upperBound {
            if end >= loaded.upperBound { load(chunks) }
            let ratio = ratios[end - loaded.lowerBound]
            narrowest = Swift.min(narrowest, ratio)
            guard rows.takes(narrowest: narrowest, ratio, end - start, sum, width, gap) else { break }
            sum += ratio
            end += 1
        }
        photos = start..<end
    }

    /// Makes a row end before a photo.
    private mutating func findEnd(_ end: Int, in chunks: PhotoChunks) {
        sum = 0
        for photo in photos.lowerBound..<end {
            if photo >= loaded.upperBound { load(chunks) }
            sum += ratios[photo - loaded.lowerBound]
        }
        photos = photos.lowerBound..<end
    }

    /// Loads ratios from the beginning of the row on, more than were loaded of it.
    private mutating func load(_ chunks: PhotoChunks) {
        let start = photos.lowerBound, most = Swift.max(512, 2 * (loaded.upperBound - start))
        loaded = start..<Swift.min(start + most, group.upperBound)
        chunks.read(loaded, to: &ratios)
        for index in 0..<loaded.count { ratios[index] = plan.limited(ratios[index]) }
    }

    /// Calls `body` with the row as indices of its photos' ratios.
    private func withRatios<Result>(_ body: (Range<Int>, PhotoRatios) -> Result) -> Result {
        ratios.withUnsafeBufferPointer { ratios in
            let start = photos.lowerBound - loaded.lowerBound
            let known = UnsafeBufferPointer(rebasing: ratios[start..<start + photos.count])
            return body(0..<photos.count, PhotoRatios(known: known, plan: plan))
        }
    }

    // Tiles

    /// The photos of the band from the first to the last one whose tile meets two heights, below the band's upper edge; an empty
    /// range at the end of the band if none does.
    mutating func search(from top: Double, to bottom: Double, in chunks: PhotoChunks) -> Range<Int> {
        let end = photos.upperBound
        if hasRows { return heading < bottom && height > top ? photos : end..<end }
        let found = layout.search(from: top - heading, to: bottom - heading, of: chunks)
        return found.isEmpty
            ? end..<end : photos.lowerBound + found.lowerBound..<photos.lowerBound + found.upperBound
    }

    /// Writes the frames of photos of the band, whose upper edge is given. A photo without a tile gets an empty one at the upper
    /// left corner of the last tile.
    mutating func place(
        _ some: Range<Int>, from top: Double, in chunks: PhotoChunks,
        to target: UnsafeMutablePointer<PhotoFrame>
    ) {
        let top = top + heading
        if hasRows { return placeRow(some, from: top, to: target) }
        for (index, photo) in some.enumerated() {
            let place = photo - photos.lowerBound, tiles = layout.tiles
            var frame = PhotoFrame(x: forms.space.insets.leading, y: 0, width: 0, height: 0)
            if tiles > 0 { frame = layout.frame(Swift.min(place, tiles - 1), of: chunks) }
            frame.y += top
            if place >= tiles { (frame.width, frame.height) = (0, 0) }
            target[index] = frame
        }
    }

    private mutating func placeRow(
        _ some: Range<Int>, from top: Double, to target: UnsafeMutablePointer<PhotoFrame>
    ) {
        let space = forms.space, isLast = photos.upperBound == group.upperBound
        var frames = frames
        self.frames = []
        if frames.count < photos.count {
            let none = PhotoFrame(x: 0, y: 0, width: 0, height: 0)
            frames = Array(repeating: none, count: Swift.max(16, 2 * photos.count))
        }
        frames.withUnsafeMutableBufferPointer { frames in
            withRatios { row, ratios in
                let frames = frames.baseAddress
                if let rows = plan.rows {
                    _ = space.placeRow(row, sum, 0, rows, isLast: isLast, after: before, frames, ratios)
                } else {
                    // A row that isn't the last one fills the width.
                    let rows = PhotoRowPlan(perRow: 0, align: 0, sizing: .over(0), last: .stretch)
                    _ = space.placeRow(row, sum, 0, rows, isLast: false, after: nil, frames, ratios)
                }
            }
        }
        for (index, photo) in some.enumerated() {
            let frame = frames[photo - photos.lowerBound]
            target[index] = PhotoFrame(x: frame.x, y: top, width: frame.width, height: height - heading)
        }
        self.frames = frames
    }
}
