/// Layouts in which the photos' ratios determine sizes: they are compared for some photos, those at the limits among them.
extension LayoutComparison {
    /// Heights that differ by less, in points, are the same: by some of that they differ within the tolerance of `sided`.
    private var noDifference: Double {
        max(1.0 / 1_000_000, 4 * RatioRange.tolerance.nearestDouble * widths.upper.nearestDouble)
    }

    /// The greatest difference of the heights that a search finds, in points; 0 if it can't be seen.
    func searchedDifference(_ match: Match, count: Int) -> Double {
        let tiles = (count - match.old.hidden(of: count), count - match.new.hidden(of: count))
        guard let old = height(match.old.content, true, tiles.0),
            let new = height(match.new.content, false, tiles.1)
        else { return 0 }
        // Photos that are not shown count for the average only.
        let isSided = [old.limits, new.limits].contains { $0?.isSided ?? false }
        let photos = isSided ? min(count, MatchedCase.mostTiles) : max(tiles.0, tiles.1)
        let share = HeightSearch.isSmall(old, new, photos: photos) ? 8 * steps : steps
        let greatest = match.cells.reduce(0.0) { greatest, cell in
            var search = HeightSearch(
                old, new, cell: cell, count: photos, widths: widths, heights: heights,
                steps: max(16, min(share, 120_000 / photos) / match.cells.count))
            return max(greatest, search.greatest())
        }
        return greatest < noDifference ? 0 : greatest
    }

    func height(_ content: MatchedCase.Content, _ isOld: Bool, _ tiles: Int) -> HeightFunction? {
        let grid = isOld ? pair.old : pair.new
        if let waterfall = content.waterfall {
            return HeightFunction(waterfall, count: tiles, in: grid)
        }
        return geometry(content, isOld, tiles).flatMap { HeightFunction($0, count: tiles, in: grid) }
    }

    /// Whether some tile has another place or size for some photos, or none could be compared.
    func differsInSamples(_ match: Match, tiles: Int, count: Int) -> Bool {
        var isComparable = false
        for cell in match.cells {
            for photos in samples(of: cell, match, tiles: tiles, count: count) {
                for width in sampleWidths {
                    let layouts = (
                        placed(match.old.content, true, tiles, width, photos),
                        placed(match.new.content, false, tiles, width, photos)
                    )
                    guard let old = layouts.0, let new = layouts.1 else { continue }
                    isComparable = true
                    if !old.isSame(as: new) { return true }
                }
            }
        }
        return !isComparable
    }

    private func placed(
        _ content: MatchedCase.Content, _ isOld: Bool, _ tiles: Int, _ width: Rational, _ photos: Photos
    ) -> PlacedFrames? {
        let grid = isOld ? pair.old : pair.new
        return grid.layout(content, count: tiles, width: width, casesAt: widths.lower, photos: photos)
            .flatMap { PlacedFrames($0, in: grid, width: width) }
    }

    private var sampleWidths: [Rational] {
        let between = [1, 3, 4, 6].compactMap { part -> Rational? in
            try? widths.lower + (try (try widths.upper - widths.lower) * (try Rational(part, over: 7)))
        }
        return Set([widths.lower, widths.upper] + between).sorted()
    }

    /// Photos of a cell: usual ones, those at the limits, and mixtures.
    private func samples(of cell: PhotoCell, _ match: Match, tiles: Int, count: Int) -> [Photos] {
        let ranges = [match.old.content.ratios, match.new.content.ratios].compactMap { $0 }
        let two = Rational(2)
        let lower = ranges.map { $0.lower }.min().flatMap { try? $0 / two } ?? .one
        let upper = ranges.map { $0.upper }.max().flatMap { try? $0 * two } ?? .one
        let limits =
            ranges.flatMap { [$0.lower, $0.upper, .one] }
            + [match.old, match.new].compactMap { $0.content.waterfall?.across?.limit }
        // The choices for each place, from the lower limit to the upper one.
        let choices = (0..<tiles).map { place -> [Rational] in
            let own = cell.limits(at: place)
            let ends = (min(max(own.lower, lower), upper), max(min(own.upper ?? upper, upper), lower))
            return Set([ends.0, ends.1] + limits.filter { ends.0 < $0 && $0 < ends.1 }).sorted()
        }
        var mixed: UInt64 = 1
        let samples = (0..<12).map { number in
            choices.enumerated().map { place, own in
                switch number {
                case 0: return own[0]
                case 1: return own[own.count - 1]
                case 2: return own[own.count / 2]
                case 3, 4: return place % 2 == number % 2 ? own[0] : own[own.count - 1]
                default:
                    mixed = UInt64(number).mixed(mixed) &+ 1
                    return own[Int(truncatingIfNeeded: mixed >> 33) % own.count]
                }
            }
        }
        return ([Array(cell.photos.ratios.prefix(max(tiles, 1)))] + samples).map { ratios in
            var photos = Photos(ratios, addPlace: cell.addPlace)
            photos.total = count
            return photos
        }
    }
}

extension PlacedFrames {
    /// Whether the container and all tiles are as in another layout.
    fileprivate func isSame(as other: PlacedFrames) -> Bool {
        width == other.width && height == other.height && frames.count == other.frames.count
            && moved(from: other).isEmpty
    }
}

extension MatchedCase.Content {
    fileprivate var waterfall: Waterfall? {
        if case .rule(let rule) = self { rule.waterfall } else { nil }
    }

    /// The limits of photos' ratios; nil if they don't matter.
    fileprivate var ratios: RatioRange? {
        switch self {
        case .layout(let layout):
            layout.photoTree?.ratios ?? layout.anyJustifiedRows?.ratios ?? layout.strip?.ratios
        case .rule(let rule):
            rule.photoRatios ?? rule.anyJustifiedRows?.ratios ?? rule.strip?.ratios
                ?? rule.waterfall.map { $0.ratios ?? .anyRatio }
        }
    }
}

extension RatioRange {
    /// The ratios that samples have without limits.
    fileprivate static let anyRatio = RatioRange(
        lower: (try? Rational(1, over: 8)) ?? .one, upper: Rational(8))
}
