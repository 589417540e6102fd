internal import GridModel
internal import GridSyntax

/// The grid lines of a layout in one direction, and the places of its tiles between them.
///
/// If every track is as long as some tile, the tracks have gaps between them, and tiles fill their areas. Otherwise
/// there are no gaps: the lines are at the tiles' shares of the total, and each tile adds its part of the gaps and
/// points itself. So a track never shrinks to nothing while all tiles are visible.
struct CSSAxis {
    /// The place of a tile: its lines, and its distance from them.
    struct Place: Hashable {
        /// The first line, from 1.
        let from: Int
        /// The last line.
        let to: Int
        /// The distance of the tile's start from the first line.
        let offset: Affine
        /// The tile's length minus the length of its area.
        let rest: Affine
        /// For a tile whose length has no share of the total: the share before it. Its area is everything, and its length the
        /// rest.
        var shareBefore: Rational?
    }

    /// The total length.
    let total: Affine
    /// The sizes of the tracks as shares of their sum.
    let tracks: [Rational]
    /// Whether there are gaps between tracks.
    let hasGaps: Bool
    /// Where each tile is.
    private(set) var places: [Place]

    /// Finds the lines for tiles with the given starts and lengths.
    init(starts: [Affine], lengths: [Affine], total: Affine, gap: Affine) throws(ExactOverflow) {
        // Most tiles have the place of one that isn't far before them: in a row, or in a column.
        var distinct: [Int] = []
        var own: [Int] = []
        own.reserveCapacity(starts.count)
        for tile in starts.indices {
            let known = distinct.suffix(16).lastIndex {
                starts[$0] == starts[tile] && lengths[$0] == lengths[tile]
            }
            own.append(known ?? distinct.count)
            if known == nil { distinct.append(tile) }
        }
        try self.init(
            distinct: distinct.map { starts[$0] }, lengths: distinct.map { lengths[$0] }, total: total,
            gap: gap)
        let known = places
        places = own.map { known[$0] }
    }

    /// The same for tiles most of which differ.
    private init(
        distinct starts: [Affine], lengths: [Affine], total: Affine, gap: Affine
    ) throws(ExactOverflow) {
        self.total = total
        var ends: [Affine] = []
        ends.reserveCapacity(starts.count)
        for (start, length) in zip(starts, lengths) { ends.append(try start + length) }
        let gapped = try GappedTracks(starts: starts, ends: ends, lengths: lengths, total: total, gap: gap)
        if let gapped {
            tracks = gapped.shares
            hasGaps = true
            let shared = try total - (try gap * Rational(gapped.shares.count - 1))
            hasFixedTracks = shared == Affine(pt: shared.pt)
            places = gapped.lines.map { Place(from: $0.from, to: $0.to, offset: .zero, rest: .zero) }
            return
        }
        let firsts = try starts.shares(of: total)
        let lasts = try ends.shares(of: total)
        var limits: [Rational] = [.zero, .one]
        limits.reserveCapacity(2 * starts.count + 2)
        for (first, last) in zip(firsts, lasts) where first != last {
            limits.append(first)
            limits.append(last)
        }
        limits.sort()
        var lines: [Rational] = []
        lines.reserveCapacity(limits.count)
        for share in limits where lines.last != share { lines.append(share) }
        var tracks: [Rational] = []
        tracks.reserveCapacity(lines.count)
        for (start, end) in zip(lines, lines.dropFirst()) { tracks.append(try end - start) }
        self.tracks = tracks
        hasGaps = false
        hasFixedTracks = false
        var places: [Place] = []
        places.reserveCapacity(starts.count)
        for tile in starts.indices {
            let (first, last) = (firsts[tile], lasts[tile])
            if first == last {
                places.append(
                    Place(
                        from: 1, to: lines.count, offset: try starts[tile] - (try total * first),
                        rest: lengths[tile], shareBefore: first))
                continue
            }
            places.append(
                Place(
                    from: lines.firstPlace { $0 >= first } + 1, to: lines.firstPlace { $0 >= last } + 1,
                    offset: try starts[tile] - (try total * first),
                    rest: try lengths[tile] - (try total * (try last - first))))
        }
        self.places = places
    }

    /// Whether the tracks have fixed lengths in points.
    let hasFixedTracks: Bool

    /// The tracks as CSS text.
    ///
    /// - Parameters:
    ///   - isGiven: whether the container's length is known before the tracks' lengths.
    func template(isGiven: Bool) throws(ExactOverflow) -> String {
        guard hasFixedTracks else { return cssFractions(tracks, isGiven: isGiven) }
        var lengths: [String] = []
        for track in tracks { lengths.append(try (track * total.pt).cssPixels) }
        return cssTracks(lengths)
    }
}

/// Tracks with gaps between them that fit the tiles of a layout, as shares of their sum.
private struct GappedTracks {
    let shares: [Rational]
    /// The first and last line of each tile, from 1.
    let lines: [(from: Int, to: Int)]

    init?(
        starts: [Affine], ends: [Affine], lengths: [Affine], total: Affine, gap: Affine
    ) throws(ExactOverflow) {
        guard let gapped = try GappedLines(starts: starts, ends: ends, total: total, gap: gap) else {
            return nil
        }
        let shared = try total - (try gap * Rational(gapped.sizes.count - 1))
        var shares: [Rational] = []
        shares.reserveCapacity(gapped.sizes.count)
        for (size, isTaken) in zip(gapped.sizes, gapped.areTaken) {
            let share = try size.share(of: shared)
            guard try size == shared * share, isTaken || lengths.contains(size) else { return nil }
            shares.append(share)
        }
        self.shares = shares
        lines = gapped.lines
    }
}

/// Tracks of any sizes with gaps between them that fit the tiles of a layout.
struct GappedLines {
    private(set) var sizes: [Affine] = []
    /// Whether each track is as long as some tile in it.
    let areTaken: [Bool]
    /// The first and last line of each tile, from 1.
    let lines: [(from: Int, to: Int)]

    init?(starts: [Affine], ends: [Affine], total: Affine, gap: Affine) throws(ExactOverflow) {
        let begin = try Positions(starts, in: total)
        let end = try Positions(ends, in: total)
        var (first, last) = (begin.sorted, end.sorted)
        guard let least = first.first, let greatest = last.last else { return nil }
        // A hole at an edge is a track where no tile begins or ends.
        let hasHole = least != .zero
        if hasHole {
            first.insert(.zero, at: 0)
            last.insert(try least - gap, at: 0)
        }
        if greatest != total {
            first.append(try greatest + gap)
            last.append(total)
        }
        guard first.count == last.count else { return nil }
        var areTaken = [Bool](repeating: false, count: first.count)
        let shift = hasHole ? 1 : 0
        for (from, to) in zip(begin.places, end.places) where from == to { areTaken[from + shift] = true }
        sizes.reserveCapacity(first.count)
        for index in first.indices {
            if index > 0, try last[index - 1] + gap != first[index] { return nil }
            sizes.append(try last[index] - first[index])
        }
        self.areTaken = areTaken
        lines = zip(begin.places, end.places).map { ($0 + shift + 1, $1 + shift + 2) }
    }
}

/// Positions in ascending order, without duplicates.
private struct Positions {
    private(set) var sorted: [Affine] = []
    /// The index of each position among the sorted ones.
    private(set) var places: [Int]

    init(_ positions: [Affine], in total: Affine) throws(ExactOverflow) {
        places = Array(repeating: 0, count: positions.count)
        let shares = try positions.shares(of: total)
        sorted.reserveCapacity(positions.count)
        var last: (share: Rational, place: Int)?
        for index in positions.indices.inOrder(by: { shares[$0] < shares[$1] }) {
            // Positions with equal shares may differ in gaps and points.
            let alike = last.map { $0.share == shares[index] ? $0.place : sorted.count } ?? 0
            let known = sorted[alike...].firstIndex(of: positions[index])
            places[index] = known ?? sorted.count
            if known == nil { sorted.append(positions[index]) }
            last = (shares[index], alike)
        }
    }
}

extension Affine {
    /// The fraction of `whole`, ignoring gaps and points; 0 if `whole` is 0.
    func share(of whole: Affine) throws(ExactOverflow) -> Rational {
        let (part, all) = !whole.h.isZero ? (h, whole.h) : whole.w.isZero ? (pt, whole.pt) : (w, whole.w)
        return all == .one ? part : all.isZero ? .zero : try part / all
    }
}

extension [Affine] {
    fileprivate func shares(of whole: Affine) throws(ExactOverflow) -> [Rational] {
        var shares: [Rational] = []
        shares.reserveCapacity(count)
        for length in self { shares.append(try length.share(of: whole)) }
        return shares
    }
}
