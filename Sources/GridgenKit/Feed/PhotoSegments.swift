/// The heights of a feed: an index of segments.
///
/// Of two segments after one another that are laid out, the second begins where the bands of the first end.
nonisolated struct PhotoSegments: Sendable {
    /// How many segments above one that is asked for are laid out first, where nothing nearer says how its rows begin.
    private static let reach = 8
    /// How many segments an estimate for another width is made from.
    private static let samples = 48

    private(set) var chunks = PhotoChunks()
    private var bands: PhotoBands
    private var segments: [PhotoSegment] = []
    /// The photos, heights and estimates before each segment, and the width of the widest band; at the end of all of them.
    private var photosBefore = [0], heightBefore = [0.0], estimatesBefore = [0], widthBefore = [0.0]
    /// The photos of a segment, more or less. Tests have shorter ones.
    var aim = 400
    /// How many photos a change may lay out after those that are new.
    var budget = 16_384
    /// How many photos have been laid out, for tests.
    private(set) var work = 0

    init(_ forms: PhotoForms) { bands = PhotoBands(forms) }

    var forms: PhotoForms { bands.forms }

    /// The height of all bands, with a gap after each.
    var height: Double { heightBefore[segments.count] }

    /// The width of the widest band.
    var width: Double { widthBefore[segments.count] }

    var isExact: Bool { estimatesBefore[segments.count] == 0 }

    /// Puts segments in place of others, and renews the sums. Short ones join their neighbors.
    private mutating func splice(_ old: Range<Int>, _ made: [PhotoSegment]) {
        var old = old, made = made
        if old.lowerBound > 0, let first = made.first, segments[old.lowerBound - 1].canJoin(first, aim) {
            old = old.lowerBound - 1..<old.upperBound
            made[0] = segments[old.lowerBound].joined(first)
        }
        if old.upperBound < segments.count, let last = made.last, last.canJoin(segments[old.upperBound], aim)
        {
            made[made.count - 1] = last.joined(segments[old.upperBound])
            old = old.lowerBound..<old.upperBound + 1
        }
        segments.replaceSubrange(old, with: made)
        let first = old.lowerBound, count = segments.count
        photosBefore.continueSums(from: first, count) { $0 + segments[$1].count }
        heightBefore.continueSums(from: first, count) { $0 + segments[$1].height }
        estimatesBefore.continueSums(from: first, count) { segments[$1].isLaidOut ? $0 : $0 + 1 }
        widthBefore.continueSums(from: first, count) { Swift.max($0, segments[$1].width) }
    }

    private func segment(of photo: Int) -> Int { photosBefore.firstSum(above: photo) }

    /// The first segment that ends below a height.
    private func firstSegment(below top: Double) -> Int { heightBefore.firstSum(above: top) }

    // Layout

    /// Goes before the first band of a segment.
    private mutating func seekSegment(_ place: Int) {
        bands.seek(photosBefore[place], after: segments[place].before, in: chunks)
    }

    /// Whether bands begin with the first photo of a segment.
    private func isStart(_ place: Int) -> Bool {
        place == 0 || segments[place - 1].isLaidOut || chunks.begins(photosBefore[place])
    }

    /// The segment from which on one can be laid out: the nearest one that bands begin with, or one that is out of sight of it.
    private mutating func restart(_ place: Int) -> Int {
        var first = place
        while !isStart(first) {
            if place - first >= Self.reach {
                bands.seek(photosBefore[first], after: nil, in: chunks)
                if bands.hasRows { break }
            }
            first -= 1
        }
        return first
    }

    /// Lays out bands from a segment on. Ends where a segment goes on that is laid out, at `goal`, or after so many photos as a
    /// budget allows.
    private mutating func layOut(_ first: Int, goal: Int = .max, budget: Int) {
        let start = photosBefore[first], stop = Swift.min(goal, start.adding(budget))
        seekSegment(first)
        var made: [PhotoSegment] = [], next = first
        var own = PhotoSegment(before: bands.after, isLaidOut: true)
        while true {
            while next < segments.count, photosBefore[next] < bands.photos.upperBound { next += 1 }
            if goesOn(next) { break }
            guard bands.photos.upperBound < stop, bands.next(in: chunks) else { break }
            own.add(bands.photos.count, height: bands.step, width: bands.width)
            if own.isFull(aim, endsGroup: bands.endsGroup) {
                made.appendJoined(own, aim)
                own = PhotoSegment(before: bands.after, isLaidOut: true)
            }
        }
        if own.count > 0 { made.appendJoined(own, aim) }
        work += bands.photos.upperBound - start
        finish(first, next, made)
    }

    /// Whether a segment begins with the next band and is laid out.
    private func goesOn(_ place: Int) -> Bool {
        guard place < segments.count, photosBefore[place] == bands.photos.upperBound else { return false }
        return segments[place].isLaidOut && segments[place].before == bands.after
    }

    /// Puts in what was made, with the rest of an old segment before `next` that was met. A segment that doesn't go on is an
    /// estimate.
    private mutating func finish(_ first: Int, _ next: Int, _ made: [PhotoSegment]) {
        let rest = photosBefore[next] - bands.photos.upperBound
        var made = made, end = next
        if rest > 0 {
            made.append(segments[next - 1].estimated(rest, after: bands.after))
        } else if next < segments.count, !goesOn(next) {
            made.append(segments[next].estimated(segments[next].count, after: bands.after))
            end += 1
        }
        splice(first..<end, made)
    }

    /// Lays out a segment unless it is; false if it was.
    private mutating func ensure(_ place: Int) -> Bool {
        if segments[place].isLaidOut { return false }
        layOut(restart(place), goal: photosBefore[place + 1], budget: .max)
        return true
    }

    /// Lays out estimates from the top, of about so many photos; returns whether none is left.
    mutating func refine(_ photos: Int) -> Bool {
        let end = work.adding(Swift.max(0, photos))
        while !isExact, work < end { layOut(estimatesBefore.firstSum(above: 0), budget: end - work) }
        return isExact
    }

    // Changes

    /// The group of a photo, and its plan if its bands are rows; nil if there is no such photo.
    private mutating func touched(_ photo: Int) -> (photos: Range<Int>, rows: PhotoPlan?)? {
        guard photo >= 0, photo < chunks.count else { return nil }
        let photos = chunks.groupOfPhoto(photo), plan = bands.plan(photos, of: chunks)
        return (photos, plan.canRestart(photos.count) ? plan : nil)
    }

    /// Whether rows before a change go on with those after it.
    private func areAlike(_ one: PhotoPlan?, _ other: PhotoPlan?) -> Bool {
        guard let one, let other else { return false }
        return one.isAlike(other)
    }

    /// Changes photos, of which so many come in place of a range, and lays out what follows from it. `apply` changes the chunks.
    mutating func change(_ removed: Range<Int>, inserted: Int, _ apply: (inout PhotoChunks) -> Void) {
        let start = removed.lowerBound, end = start + inserted
        let above = touched(start - 1), below = touched(removed.upperBound)
        apply(&chunks)
        bands.forget()
        guard chunks.count > 0 else { return splice(0..<segments.count, []) }
        var from = Swift.max(0, start - 1), settled = end
        // All of a group changes with its plan.
        if let now = touched(start - 1), !areAlike(above?.rows, now.rows) { from = now.photos.lowerBound }
        if let now = touched(end), let below {
            let isWhole = below.photos.lowerBound == removed.upperBound && now.photos.lowerBound == end
            if !isWhole, !areAlike(below.rows, now.rows) { settled = now.photos.upperBound }
        }
        guard let first = resize(removed, inserted, from, settled) else { return }
        layOut(first, budget: settled - photosBefore[first] + budget)
    }

    /// Gives segments as many photos as there are after a change, and makes those with photos from `from` up to `settled` estimates.
    /// Returns the first of them; nil if it can't be laid out, since it was an estimate.
    private mutating func resize(_ removed: Range<Int>, _ inserted: Int, _ from: Int, _ settled: Int) -> Int?
    {
        guard !segments.isEmpty else {
            splice(0..<0, [PhotoSegment(count: inserted)])
            return 0
        }
        let last = segments.count - 1, first = Swift.min(segment(of: from), last)
        let holder = Swift.min(segment(of: Swift.max(0, removed.lowerBound - 1)), last)
        let wasLaidOut = segments[first].isLaidOut
        var made: [PhotoSegment] = [], place = first
        while place <= last {
            let photos = photosBefore[place]..<photosBefore[place + 1], segment = segments[place]
            if place > holder, photos.lowerBound >= removed.upperBound,
                photos.lowerBound - removed.count + inserted >= settled
            {
                break
            }
            let lost = photos.clamped(to: removed).count, change = (place == holder ? inserted : 0) - lost
            let count = segment.count + (removed.count == inserted ? 0 : change)
            if count > 0 {
                made.append(segment.estimated(count, after: place == first ? segment.before : nil))
            }
            place += 1
        }
        splice(first..<place, made)
        return wasLaidOut || isStart(first) ? first : nil
    }

    /// Changes the container. All heights become estimates, unless the feed is small.
    mutating func setForms(_ forms: PhotoForms) {
        bands = PhotoBands(forms)
        let isSmall = chunks.count <= budget, count = segments.count, samples = Swift.min(Self.samples, count)
        var known: [Int: PhotoSegment] = [:], before = 0.0, after = 0.0
        for sample in 0..<(isSmall ? 0 : samples) {
            let place = sample * count / samples
            guard let segment = measure(place) else { continue }
            before += segments[place].height
            after += segment.height
            if segment.isLaidOut { known[place] = segment }
        }
        // Without a height, as in a view that is hidden, the estimates stay.
        if !(after > 0) { known = [:] }
        let scale = before > 0 && after > 0 ? after / before : 1
        let made = segments.enumerated().map { place, segment in
            known[place]
                ?? PhotoSegment(
                    count: segment.count, height: (segment.height * scale).inFeed, width: forms.space.width)
        }
        splice(0..<count, made)
        if isSmall { _ = refine(.max) }
    }

    /// A segment as it is laid out alone; an estimate unless groups begin and end with it. Nil if it begins within a group without
    /// rows.
    private mutating func measure(_ place: Int) -> PhotoSegment? {
        let start = photosBefore[place], end = photosBefore[place + 1], begins = chunks.begins(start)
        bands.seek(start, after: nil, in: chunks)
        guard begins || bands.hasRows else { return nil }
        var whole = PhotoSegment()
        while bands.photos.upperBound < end, bands.next(in: chunks) {
            whole.add(bands.photos.count, height: bands.step, width: bands.width)
        }
        work += bands.photos.upperBound - start
        whole.isLaidOut = begins && bands.photos.upperBound == end && bands.endsGroup
        return whole.isLaidOut ? whole : whole.estimated(segments[place].count)
    }

    // Questions

    /// Goes to the band of a photo, and returns its upper edge.
    mutating func seek(_ photo: Int) -> Double {
        var place = segment(of: photo)
        if ensure(place) { place = segment(of: photo) }
        var top = heightBefore[place]
        seekSegment(place)
        while bands.next(in: chunks), bands.photos.upperBound <= photo { top += bands.step }
        return top
    }

    /// The frame of a photo, below `top`.
    mutating func frame(_ photo: Int, below top: Double) -> PhotoFrame {
        var frame = PhotoFrame(x: 0, y: 0, width: 0, height: 0)
        let y = seek(photo)
        bands.place(photo..<photo + 1, from: top + y, in: chunks, to: &frame)
        return frame
    }

    /// Writes the frames of photos of the band at which bands are, whose upper edge is given, and of those below it.
    private mutating func write(
        _ photos: Range<Int>, from top: Double, to buffer: UnsafeMutablePointer<PhotoFrame>
    ) {
        var photo = photos.lowerBound, y = top
        while photo < photos.upperBound {
            let end = Swift.min(photos.upperBound, bands.photos.upperBound)
            bands.place(photo..<end, from: y, in: chunks, to: buffer + (photo - photos.lowerBound))
            (photo, y) = (end, y + bands.step)
            if photo < photos.upperBound, !bands.next(in: chunks) { return }
        }
    }

    /// Lays out what lies between two heights.
    private mutating func ensure(from top: Double, to bottom: Double) {
        var place = firstSegment(below: top)
        while place < segments.count, heightBefore[place] < bottom {
            place = ensure(place) ? firstSegment(below: top) : place + 1
        }
    }

    /// The photos from the first to the last one whose tile meets two heights; an empty range if none does. Writes their frames to a
    /// buffer, below `inset`, as far as it has room.
    mutating func range(
        from top: Double, to bottom: Double, below inset: Double,
        into buffer: UnsafeMutableBufferPointer<PhotoFrame>? = nil
    ) -> Range<Int> {
        ensure(from: top, to: bottom)
        let place = firstSegment(below: top)
        guard place < segments.count else { return 0..<0 }
        var found = 0..<0, y = heightBefore[place]
        var first: (photo: Int, before: Double?, top: Double) = (0, nil, 0)
        seekSegment(place)
        while y < bottom, bands.next(in: chunks) {
            let photos = bands.search(from: top - y, to: bottom - y, in: chunks)
            if !photos.isEmpty {
                if found.isEmpty { first = (bands.photos.lowerBound, bands.before, y) }
                found = (found.isEmpty ? photos.lowerBound : found.lowerBound)..<photos.upperBound
            }
            y += bands.step
        }
        if !found.isEmpty, let buffer, let start = buffer.baseAddress {
            bands.seek(first.photo, after: first.before, in: chunks)
            _ = bands.next(in: chunks)
            write(found.prefix(buffer.count), from: inset + first.top, to: start)
        }
        return found
    }

    /// The first photos of the first and of the last group whose heading meets two heights; nil if none does.
    mutating func headings(from top: Double, to bottom: Double) -> (first: Int, last: Int)? {
        ensure(from: top, to: bottom)
        let place = firstSegment(below: top)
        guard place < segments.count else { return nil }
        var found: (first: Int, last: Int)?, y = heightBefore[place]
        seekSegment(place)
        while y < bottom, bands.next(in: chunks) {
            if bands.heading > 0, y + bands.heading > top {
                found = (found?.first ?? bands.photos.lowerBound, bands.photos.lowerBound)
            }
            y += bands.step
        }
        return found
    }

    /// The first photo whose tile ends below a height; the last one with a tile if none does, and 0 if none has one.
    mutating func firstPhoto(below top: Double) -> Int {
        var place = firstSegment(below: top)
        while place < segments.count {
            if ensure(place) {
                place = firstSegment(below: top)
            } else if let photo = firstPhoto(in: place, below: top) {
                return photo
            } else {
                place += 1
            }
        }
        place = segments.count - 1
        while place >= 0 {
            if ensure(place) { place = segments.count - 1 }
            if let photo = lastPhoto(in: place) { return photo }
            place -= 1
        }
        return 0
    }

    /// The first photo of a segment that is laid out whose tile ends below a height.
    private mutating func firstPhoto(in place: Int, below top: Double) -> Int? {
        var y = heightBefore[place]
        seekSegment(place)
        while bands.photos.upperBound < photosBefore[place + 1], bands.next(in: chunks) {
            if let photo = bands.search(from: top - y, to: .infinity, in: chunks).first { return photo }
            y += bands.step
        }
        return nil
    }

    /// The last photo of a segment that is laid out that has a tile.
    private mutating func lastPhoto(in place: Int) -> Int? {
        var last: Int?
        seekSegment(place)
        while bands.photos.upperBound < photosBefore[place + 1], bands.next(in: chunks) {
            last = bands.tiles.last ?? last
        }
        return last
    }
}

nonisolated extension Int {
    /// The sum with a number that isn't negative; the greatest number if it is too large.
    fileprivate func adding(_ other: Int) -> Int {
        let (sum, overflows) = addingReportingOverflow(other)
        return overflows ? .max : sum
    }
}
