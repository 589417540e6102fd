/// Where a tile begins and, with the gap behind it, ends: across and down, at each corner of the box of sizes.
struct TileSpans {
    struct Span: Hashable {
        let start: Rational
        /// The end with the gap behind it.
        let end: Rational
    }

    let across: [Span]
    let down: [Span]

    init(_ tile: Tile, gaps: Gaps, corners: [Corner]) throws(ExactOverflow) {
        across = try Self.spans(tile.x, tile.width, gaps.column, gaps, corners)
        down = try Self.spans(tile.y, tile.height, gaps.row, gaps, corners)
    }

    private static func spans(
        _ start: Affine, _ length: Affine, _ gap: Rational, _ gaps: Gaps, _ corners: [Corner]
    ) throws(ExactOverflow) -> [Span] {
        let first = try Form(start, gaps: gaps)
        let last = try Form(try start + length, gaps: gaps)
        var spans: [Span] = []
        for corner in corners {
            spans.append(
                Span(start: try first.value(at: corner), end: try last.value(at: corner) + gap))
        }
        return spans
    }
}

/// The first two tiles that no single one of the four inequalities keeps a gap apart at all corners.
///
/// Tiles of the same place and extent down form a band. Sides are proved before, so within a band neighbours
/// suffice; bands that are not apart are compared tile by tile.
func firstPairNotApart(_ tiles: [TileSpans]) -> (Int, Int)? {
    var bands: [[TileSpans.Span]: [Int]] = [:]
    var order: [[TileSpans.Span]] = []
    for (index, tile) in tiles.enumerated() {
        if bands[tile.down] == nil { order.append(tile.down) }
        bands[tile.down, default: []].append(index)
    }
    for key in order {
        let band = (bands[key] ?? []).sorted { precedes(tiles[$0].across, tiles[$1].across) }
        bands[key] = band
        for (first, second) in zip(band, band.dropFirst())
        where !isBefore(tiles[first].across, tiles[second].across) {
            return (first, second)
        }
    }
    order.sort { precedes($0, $1) }
    let earliest = earliestStarts(order)
    for (index, upper) in order.enumerated() {
        for (place, lower) in order.enumerated().dropFirst(index + 1) {
            // Where no band from here on begins before this one has ended, all of them are apart from it.
            if zip(upper, earliest[place]).allSatisfy({ $0.end <= $1 }) { break }
            if isBefore(upper, lower) { continue }
            for first in bands[upper] ?? [] {
                for second in bands[lower] ?? [] where !areApart(tiles[first], tiles[second]) {
                    return (first, second)
                }
            }
        }
    }
    return nil
}

/// For each band, where at each corner the first of it and those after it begins.
private func earliestStarts(_ bands: [[TileSpans.Span]]) -> [[Rational]] {
    var earliest: [[Rational]] = []
    for band in bands.reversed() {
        let starts = band.map { $0.start }
        earliest.append(earliest.last.map { zip($0, starts).map { min($0, $1) } } ?? starts)
    }
    return earliest.reversed()
}

/// Whether one ends, with its gap, before the other begins, at every corner.
private func isBefore(_ first: [TileSpans.Span], _ second: [TileSpans.Span]) -> Bool {
    zip(first, second).allSatisfy { $0.end <= $1.start }
}

/// An order by the start at the first corner, then at the others.
private func precedes(_ first: [TileSpans.Span], _ second: [TileSpans.Span]) -> Bool {
    for (a, b) in zip(first, second) where a.start != b.start { return a.start < b.start }
    return false
}

private func areApart(_ first: TileSpans, _ second: TileSpans) -> Bool {
    isBefore(first.across, second.across) || isBefore(second.across, first.across)
        || isBefore(first.down, second.down) || isBefore(second.down, first.down)
}
