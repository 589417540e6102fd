internal import GridModel
internal import GridSyntax

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
    /// Where each tile is.
    let places: [Place]

    /// Finds the lines for tiles that begin at `starts` and are as long as `lengths`.
    init(starts: [Affine], lengths: [Affine], total: Affine, gap: Affine) {
        self.total = total
        let ends = zip(starts, lengths).map { $0.plus($1) }
        if let gapped = GappedTracks(starts: starts, ends: ends, lengths: lengths, total: total, gap: gap) {
            tracks = gapped.shares
            hasGaps = true
            let shared = total.minus(gap.times(Rational(gapped.shares.count - 1)))
            hasFixedTracks = shared == Affine(pt: shared.pt)
            places = gapped.lines.map { Place(from: $0.from, to: $0.to, offset: .zero, rest: .zero) }
            return
        }
        let firsts = starts.map { $0.share(of: total) }
        let lasts = ends.map { $0.share(of: total) }
        var lines: [Rational] = []
        for share in ([.zero, .one] + firsts + lasts).sorted() where lines.last != share { lines.append(share) }
        tracks = zip(lines.dropFirst(), lines).map { $0.minus($1) }
        hasGaps = false
        hasFixedTracks = false
        places = starts.indices.map { tile in
            let (first, last) = (firsts[tile], lasts[tile])
            return Place(
                from: lines.firstPlace { $0 >= first } + 1, to: lines.firstPlace { $0 >= last } + 1,
                offset: starts[tile].minus(total.times(first)),
                rest: lengths[tile].minus(total.times(last.minus(first))))
        }
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
    let shares: [Rational]
    /// The lines between which each tile is, from 1.
    let lines: [(from: Int, to: Int)]

    init?(starts: [Affine], ends: [Affine], lengths: [Affine], total: Affine, gap: Affine) {
        let begin = Positions(starts, in: total)
        let end = Positions(ends, in: total)
        var (first, last) = (begin.sorted, end.sorted)
        guard let least = first.first, let greatest = last.last else { return nil }
        // Holes at the edges are tracks that no tile ends or begins at.
        let hasHole = least != .zero
        if hasHole {
            first.insert(.zero, at: 0)
            last.insert(least.minus(gap), at: 0)
        }
        if greatest != total {
            first.append(greatest.plus(gap))
            last.append(total)
        }
        guard first.count == last.count else { return nil }
        let shared = total.minus(gap.times(Rational(first.count - 1)))
        /// Whether some tile is as long as each track.
        var isTaken = [Bool](repeating: false, count: first.count)
        let shift = hasHole ? 1 : 0
        for (from, to) in zip(begin.places, end.places) where from == to { isTaken[from + shift] = true }
        var shares: [Rational] = []
        for (index, size) in zip(first, last).map({ $1.minus($0) }).enumerated() {
            let share = size.share(of: shared)
            guard size == shared.times(share), isTaken[index] || lengths.contains(size) else { return nil }
            guard index == 0 || last[index - 1].plus(gap) == first[index] else { return nil }
            shares.append(share)
        }
        self.shares = shares
        lines = zip(begin.places, end.places).map { ($0 + shift + 1, $1 + shift + 2) }
    }
}

/// Positions in ascending order, each once.
private struct Positions {
    private(set) var sorted: [Affine] = []
    /// Where each position is among them.
    private(set) var places: [Int]

    init(_ positions: [Affine], in total: Affine) {
        places = Array(repeating: 0, count: positions.count)
        let shares = positions.map { $0.share(of: total) }
        var last: (share: Rational, place: Int)?
        for index in positions.indices.sorted(by: { shares[$0] < shares[$1] }) {
            // Those of one share may differ in gaps and points.
            let alike = last.map { $0.share == shares[index] ? $0.place : sorted.count } ?? 0
            let known = sorted[alike...].firstIndex(of: positions[index])
            places[index] = known ?? sorted.count
            if known == nil { sorted.append(positions[index]) }
            last = (shares[index], alike)
        }
    }
}

extension Affine {
    /// Its share of a whole, gaps and all that is added aside.
    func share(of whole: Affine) -> Rational {
        if !whole.h.isZero { return h.over(whole.h) }
        return whole.w.isZero ? pt.over(whole.pt) : w.over(whole.w)
    }
}
