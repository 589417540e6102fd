internal import GridModel

/// The grid lines of a layout in one direction, and where between them its tiles are.
///
/// Where each track is as long as some tile, the tracks have the gap between them and tiles fill their areas.
/// Else the lines are at the tiles' shares of the whole, without gaps, and what the gaps and points make of a
/// tile is for the tile to say. So no track ever shrinks to nothing while all tiles are to be seen.
struct CSSAxis {
    /// Where a tile is: between which lines, and how far from them.
    struct Place: Hashable {
        /// The first line, from 1.
        let from: Int
        /// The line where it ends.
        let to: Int
        /// How far behind the first line it begins.
        let offset: Affine
        /// What its length is beside that of its area.
        let rest: Affine
    }

    /// The length of all together.
    let total: Affine
    /// The sizes of the tracks as shares of what they share.
    let tracks: [Rational]
    /// Whether there is a gap between tracks.
    let hasGaps: Bool
    private let starts: [Affine: Int]
    private let ends: [Affine: Int]
    private let lines: [Rational: Int]

    /// Finds the lines for tiles that begin at `starts` and are as long as `lengths`.
    init(starts: [Affine], lengths: [Affine], total: Affine, gap: Affine) {
        self.total = total
        let ends = zip(starts, lengths).map { $0.plus($1) }
        if let gapped = GappedTracks(starts: starts, ends: ends, lengths: lengths, total: total, gap: gap) {
            tracks = gapped.shares
            hasGaps = true
            let shared = total.minus(gap.times(Rational(gapped.shares.count - 1)))
            hasFixedTracks = shared == Affine(pt: shared.pt)
            self.starts = index(gapped.starts)
            self.ends = index(gapped.ends)
            lines = [:]
            return
        }
        var shares = Set([Rational.zero, .one])
        for position in starts { shares.insert(position.share(of: total)) }
        for position in ends { shares.insert(position.share(of: total)) }
        let sorted = shares.sorted()
        tracks = zip(sorted.dropFirst(), sorted).map { $0.minus($1) }
        hasGaps = false
        hasFixedTracks = false
        self.starts = [:]
        self.ends = [:]
        lines = index(sorted)
    }

    /// Where a tile is that begins at `start` and has a length.
    func place(_ start: Affine, _ length: Affine) -> Place {
        let end = start.plus(length)
        if hasGaps {
            let from = starts[start] ?? 0
            return Place(from: from + 1, to: (ends[end] ?? from) + 2, offset: .zero, rest: .zero)
        }
        let first = start.share(of: total)
        let last = end.share(of: total)
        return Place(
            from: (lines[first] ?? 0) + 1, to: (lines[last] ?? 0) + 1,
            offset: start.minus(total.times(first)), rest: length.minus(total.times(last.minus(first))))
    }

    /// Whether the tracks are as long as the tiles say, in points alone.
    let hasFixedTracks: Bool

    /// The tracks as a style sheet says them.
    ///
    /// - Parameters:
    ///   - isGiven: whether the container's length is known before that of the tracks.
    func template(isGiven: Bool) -> String {
        guard hasFixedTracks else { return cssFractions(tracks, isGiven: isGiven) }
        return cssTracks(tracks.map { $0.times(total.pt).cssPixels })
    }
}

/// Tracks with gaps between them that the tiles of a layout fit into.
private struct GappedTracks {
    let starts: [Affine]
    let ends: [Affine]
    let shares: [Rational]

    init?(starts: [Affine], ends: [Affine], lengths: [Affine], total: Affine, gap: Affine) {
        var starts = sortedOnce(starts, total)
        var ends = sortedOnce(ends, total)
        guard let first = starts.first, let last = ends.last else { return nil }
        // Holes at the edges are tracks that no tile ends or begins at.
        if first != .zero {
            starts.insert(.zero, at: 0)
            ends.insert(first.minus(gap), at: 0)
        }
        if last != total {
            starts.append(last.plus(gap))
            ends.append(total)
        }
        guard starts.count == ends.count else { return nil }
        let sizes = zip(starts, ends).map { $1.minus($0) }
        let shared = total.minus(gap.times(Rational(sizes.count - 1)))
        let lengths = Set(lengths)
        var shares: [Rational] = []
        for (index, size) in sizes.enumerated() {
            let share = size.share(of: shared)
            guard size == shared.times(share), lengths.contains(size) else { return nil }
            guard index == 0 || ends[index - 1].plus(gap) == starts[index] else { return nil }
            shares.append(share)
        }
        self.starts = starts
        self.ends = ends
        self.shares = shares
    }
}

/// The positions in ascending order, each once.
private func sortedOnce(_ positions: [Affine], _ total: Affine) -> [Affine] {
    Set(positions).map { ($0.share(of: total), $0) }.sorted { $0.0 < $1.0 }.map { $0.1 }
}

private func index<Key: Hashable>(_ keys: [Key]) -> [Key: Int] {
    var index: [Key: Int] = [:]
    for (place, key) in keys.enumerated() { index[key] = place }
    return index
}

extension Affine {
    /// Its share of a whole, gaps and all that is added aside.
    func share(of whole: Affine) -> Rational {
        if !whole.h.isZero { return h.over(whole.h) }
        return whole.w.isZero ? pt.over(whole.pt) : w.over(whole.w)
    }
}
