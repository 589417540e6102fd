internal import GridSyntax

/// The first two tiles for which none of the four inequalities proves a gap between them at all corners.
///
/// Straight lines divide the tiles, down and across in turn, as rows and blocks do: tiles on different sides of a line
/// are apart. Groups that no line divides, such as a pinwheel, are compared tile by tile.
func firstPairNotApart(across: TileSpans, down: TileSpans) -> (Int, Int)? {
    /// Tiles still to be divided, the axis, and whether the other axis didn't divide them.
    var groups: [(tiles: [Int], isDown: Bool, isLast: Bool)] = [(Array(0..<down.count), true, false)]
    while let (tiles, isDown, isLast) = groups.popLast() {
        if tiles.count < 2 { continue }
        let parts = divided(tiles, along: isDown ? down : across)
        if parts.count > 1 {
            for part in parts.reversed() { groups.append((part, !isDown, false)) }
        } else if !isLast {
            groups.append((tiles, !isDown, true))
        } else if let pair = firstPairNotApart(among: tiles, across, down) {
            return pair
        }
    }
    return nil
}

/// The groups of tiles that lines separate at all corners, in order.
private func divided(_ tiles: [Int], along spans: TileSpans) -> [[Int]] {
    let tiles = tiles.inOrder { spans.order($0, $1) < 0 }
    let corners = spans.corners.indices
    /// The least start, at each corner, of a tile and all tiles after it.
    var earliest = [Rational](repeating: .zero, count: tiles.count * corners.count)
    for place in tiles.indices.reversed() {
        for corner in corners {
            let start = spans[tiles[place], corner].start
            let next = (place + 1) * corners.count + corner
            earliest[place * corners.count + corner] =
                next < earliest.count ? min(start, earliest[next]) : start
        }
    }
    var ends = spans[tiles[0]].map { $0.end }
    var parts: [[Int]] = [[tiles[0]]]
    for place in tiles.indices.dropFirst() {
        if corners.allSatisfy({ ends[$0] <= earliest[place * corners.count + $0] }) { parts.append([]) }
        parts[parts.count - 1].append(tiles[place])
        for corner in corners { ends[corner] = max(ends[corner], spans[tiles[place], corner].end) }
    }
    return parts
}

private func firstPairNotApart(among tiles: [Int], _ across: TileSpans, _ down: TileSpans) -> (Int, Int)? {
    for (place, first) in tiles.enumerated() {
        for second in tiles[(place + 1)...] where !areApart(first, second, across, down) {
            return (first, second)
        }
    }
    return nil
}

private func areApart(_ first: Int, _ second: Int, _ across: TileSpans, _ down: TileSpans) -> Bool {
    across.isBefore(first, second) || across.isBefore(second, first)
        || down.isBefore(first, second) || down.isBefore(second, first)
}
