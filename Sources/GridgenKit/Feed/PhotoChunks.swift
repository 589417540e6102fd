/// The photos of a feed in groups. Where they are cut into chunks has no effect on layouts.
///
/// Indices have to be those of photos.
nonisolated struct PhotoChunks: Sendable {
    /// The greatest length of a chunk, and that of new ones.
    private static let most = 512, aim = 400

    private var chunks: [PhotoChunk] = []
    /// The photos and groups before each chunk, and at the end all of them.
    private var photosBefore = [0], groupsBefore = [0]

    /// The number of photos.
    var count: Int { photosBefore[chunks.count] }

    /// The number of groups.
    var groups: Int { groupsBefore[chunks.count] }

    private func chunk(of photo: Int) -> Int { photosBefore.firstSum(above: photo) }

    /// Calls `body` with the ratios of photos as they are stored, some at a time.
    private func forEachPart(_ photos: Range<Int>, _ body: (ArraySlice<Float>) -> Void) {
        var chunk = chunk(of: photos.lowerBound), photo = photos.lowerBound
        while photo < photos.upperBound {
            let before = photosBefore[chunk], ratios = chunks[chunk].ratios
            let part = ratios[photo - before..<Swift.min(ratios.count, photos.upperBound - before)]
            body(part)
            (photo, chunk) = (photo + part.count, chunk + 1)
        }
    }

    /// Writes the ratios of photos to the beginning of an array, which grows if need be.
    func read(_ photos: Range<Int>, to target: inout [Double]) {
        if target.count < photos.count {
            target = [Double](repeating: 0, count: Swift.max(64, 2 * photos.count))
        }
        target.withUnsafeMutableBufferPointer { target in
            var index = 0
            forEachPart(photos) { part in
                for ratio in part {
                    target[index] = Double(ratio.magnitude)
                    index += 1
                }
            }
        }
    }

    /// The ratios as they are stored, negative where a group begins.
    func stored(_ photos: Range<Int>) -> [Float] {
        var stored: [Float] = []
        stored.reserveCapacity(photos.count)
        forEachPart(photos) { stored += $0 }
        return stored
    }

    /// Whether a group begins with a photo.
    func begins(_ photo: Int) -> Bool {
        let chunk = chunk(of: photo)
        return chunks[chunk].ratios[photo - photosBefore[chunk]] < 0
    }

    /// Whether a group begins with one of some photos.
    func hasBeginning(in photos: Range<Int>) -> Bool {
        var hasBeginning = false
        forEachPart(photos) { part in
            if !hasBeginning { hasBeginning = part.contains { $0 < 0 } }
        }
        return hasBeginning
    }

    /// The group of a photo.
    func group(of photo: Int) -> Int {
        let chunk = chunk(of: photo), photos = chunks[chunk].ratios[...(photo - photosBefore[chunk])]
        return photos.reduce(groupsBefore[chunk] - 1) { $1 < 0 ? $0 + 1 : $0 }
    }

    /// The first photo of a group; the number of photos for the number of groups.
    func start(of group: Int) -> Int {
        let chunk = groupsBefore.firstSum(above: group)
        guard chunk < chunks.count else { return count }
        var place = -1
        for _ in groupsBefore[chunk]...group {
            place = chunks[chunk].firstBeginning(from: place + 1) ?? place
        }
        return photosBefore[chunk] + place
    }

    /// The photos of the group of a photo.
    func groupOfPhoto(_ photo: Int) -> Range<Int> {
        let chunk = chunk(of: photo), before = photosBefore[chunk], own = chunks[chunk]
        let start = own.lastBeginning(to: photo - before), end = own.firstBeginning(from: photo - before + 1)
        return
            (start.map { before + $0 } ?? self.start(of: groupsBefore[chunk] - 1))..<(end.map { before + $0 }
            ?? self.start(of: groupsBefore[chunk + 1]))
    }

    /// Puts photos, as they are stored, in place of others.
    mutating func replace(_ removed: Range<Int>, with photos: [Float]) {
        var first = Swift.min(chunk(of: removed.lowerBound), Swift.max(0, chunks.count - 1))
        var end =
            removed.isEmpty
            ? Swift.min(first + 1, chunks.count) : chunk(of: removed.upperBound - 1) + 1
        // What is left of chunks joins the chunk before or after it if it is short.
        let left = photosBefore[end] - photosBefore[first] - removed.count + photos.count
        if left < Self.most / 4 {
            if first > 0 { first -= 1 } else if end < chunks.count { end += 1 }
        }
        splice(
            first..<end,
            stored(photosBefore[first]..<removed.lowerBound) + photos
                + stored(removed.upperBound..<photosBefore[end]))
    }

    /// Makes a group begin with a photo, or not.
    mutating func setBegins(_ photo: Int, _ begins: Bool) {
        let ratio = stored(photo..<photo + 1)[0].magnitude
        replace(photo..<photo + 1, with: [begins ? -ratio : ratio])
    }

    /// Cuts photos into chunks of the same length, give or take one, which replace others.
    private mutating func splice(_ old: Range<Int>, _ photos: [Float]) {
        let length = photos.count
        let pieces = length <= Self.most ? Swift.min(length, 1) : (length - 1) / Self.aim + 1
        func start(_ piece: Int) -> Int { piece * (length / pieces) + Swift.min(piece, length % pieces) }
        chunks.replaceSubrange(
            old, with: (0..<pieces).map { PhotoChunk(photos[start($0)..<start($0 + 1)]) })
        photosBefore.continueSums(from: old.lowerBound, chunks.count) { $0 + chunks[$1].ratios.count }
        groupsBefore.continueSums(from: old.lowerBound, chunks.count) { $0 + chunks[$1].groups }
    }
}

nonisolated extension Array where Element: Comparable {
    /// Of increasing sums that begin with 0, the first place after which the next sum is above a value; the last place if there
    /// is none.
    func firstSum(above value: Element) -> Int {
        var start = 0, rest = count - 1
        while rest > 0 {
            let half = rest / 2
            if self[start + half + 1] > value {
                rest = half
            } else {
                (start, rest) = (start + half + 1, rest - half - 1)
            }
        }
        return start
    }

    /// Computes sums of so many lengths again, from a place on. `next` gives a sum from the one before and the place of the length.
    mutating func continueSums(from start: Int, _ count: Int, _ next: (Element, Int) -> Element) {
        removeSubrange(start + 1..<self.count)
        for place in start..<count { append(next(self[place], place)) }
    }
}
