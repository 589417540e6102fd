/// The first two tiles that no single one of the four inequalities keeps a gap apart at all corners.
///
/// Tiles of the same place and extent down form a band. Sides are proved before, so within a band neighbours
/// suffice; bands that are not apart are compared tile by tile.
func firstPairNotApart(across: TileSpans, down: TileSpans) -> (Int, Int)? {
    let tiles = (0..<down.count).sorted { first, second in
        let order = down.order(first, second)
        return order < 0 || (order == 0 && across.order(first, second) < 0)
    }
    var bands: [Range<Int>] = []
    for place in tiles.indices {
        guard let band = bands.last, down.order(tiles[band.lowerBound], tiles[place]) == 0 else {
            bands.append(place..<(place + 1))
            continue
        }
        let (first, second) = (tiles[place - 1], tiles[place])
        if !across.isBefore(first, second) { return (first, second) }
        bands[bands.count - 1] = band.lowerBound..<(place + 1)
    }
    let earliest = earliestStarts(bands.map { tiles[$0.lowerBound] }, down)
    for (index, upper) in bands.enumerated() {
        let upperTile = tiles[upper.lowerBound]
        for place in bands.indices.dropFirst(index + 1) {
            // Where no band from here on begins before this one has ended, all of them are apart from it.
            if zip(down[upperTile], earliest[place]).allSatisfy({ $0.end <= $1 }) { break }
            if down.isBefore(upperTile, tiles[bands[place].lowerBound]) { continue }
            for first in tiles[upper] {
                for second in tiles[bands[place]] where !areApart(first, second, across, down) {
                    return (first, second)
                }
            }
        }
    }
    return nil
}

/// For each band, given by one of its tiles, where at each corner the first of it and those after it begins.
private func earliestStarts(_ bands: [Int], _ down: TileSpans) -> [[Rational]] {
    var earliest: [[Rational]] = []
    for tile in bands.reversed() {
        let starts = down[tile].map { $0.start }
        earliest.append(earliest.last.map { zip($0, starts).map { min($0, $1) } } ?? starts)
    }
    return earliest.reversed()
}

private func areApart(_ first: Int, _ second: Int, _ across: TileSpans, _ down: TileSpans) -> Bool {
    across.isBefore(first, second) || across.isBefore(second, first)
        || down.isBefore(first, second) || down.isBefore(second, first)
}
