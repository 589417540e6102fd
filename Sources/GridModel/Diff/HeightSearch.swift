internal import GridSyntax

/// Looks for the photos and the size of the container at which two heights differ most.
///
/// Each height falls as a photo gets wider, as long as no other rows are formed, but the difference of two heights may rise and
/// fall. So the search begins at the limits of the ratios: of few photos at all combinations, else at some of them and at photos
/// between, and there it gives one photo after the other, and neighbors together, another limit while the difference grows. From the
/// best of these points it goes on to all ratios and widths: first one after the other, and last two at once, since where photos just
/// fit into a row one alone leads down.
struct HeightSearch {
    private let old, new: HeightFunction
    /// The range of each ratio, then of the width and of the height.
    private let ranges: [ClosedRange<Double>]
    /// Ratios at which one of the heights may begin or cease to change. Most photos have one of them where heights differ most.
    private let limits: [Double]
    private let photos: Int
    private let isSided: Bool
    /// How many differences may still be computed.
    private var left: Int
    private var random: UInt64 = 1
    /// Whether the last photo of a start is at its lower limit.
    private var isLow = false

    init(
        _ old: HeightFunction, _ new: HeightFunction, cell: PhotoCell, count: Int,
        widths: LengthRange, heights: LengthRange, steps: Int
    ) {
        (self.old, self.new, left) = (old, new, steps)
        let own = [old.limits, new.limits].compactMap { $0 }
        isSided = own.contains { $0.isSided }
        photos = own.isEmpty ? 0 : count
        var lower = own.map { $0.lower }.min() ?? 1, upper = own.map { $0.upper }.max() ?? 1
        // Beyond all limits a ratio matters to the average only.
        if isSided { (lower, upper) = (lower / 16, upper + Double(count)) }
        if lower <= 0 { lower = 1.0 / 64 }
        if upper == .infinity { upper = 64 }
        limits = Set(own.flatMap { [$0.lower, $0.upper, 1] } + [lower, upper]).filter {
            $0 > 0 && $0 < .infinity
        }.sorted()
        var ranges: [ClosedRange<Double>] = []
        for place in 0..<photos {
            let ends = cell.limits(at: place)
            let first = min(max(ends.lower.nearestDouble, lower), upper)
            ranges.append(first...max(first, min(ends.upper?.nearestDouble ?? upper, upper)))
        }
        func range(_ lengths: LengthRange) -> ClosedRange<Double> {
            let lower = lengths.lower.nearestDouble
            return lower...max(lower, lengths.upper.nearestDouble)
        }
        self.ranges = ranges + [range(widths), range(heights)]
    }

    /// A point, and the difference there.
    private typealias Top = (difference: Double, point: [Double])

    /// The greatest difference found, in points.
    mutating func greatest() -> Double {
        var starts: [(top: Top, isOfOneKind: Bool)] = []
        // Half of the steps are for limits, a quarter for one value at a time, and the rest for two.
        let quarter = left / 4
        // Of each photo the lower limit, the upper one and a square.
        let numbers = isSmall ? (0..<photos).reduce(1) { number, _ in 3 * number } : Self.starts
        for number in 0..<numbers where left > 0 {
            for size in corners + (bends ? [(randomWidth(), ranges[photos + 1].lowerBound)] : []) {
                let point = (0..<photos).map { ratio(at: $0, ofStart: number) } + [size.0, size.1]
                starts.append(((difference(point), point), number < Self.kinds))
            }
        }
        for point in paths(4 * quarter) {
            starts.append(((difference(point), point), false))
        }
        starts = starts.inOrder { $0.top.difference > $1.top.difference }
        var greatest = starts.first?.top.difference ?? 0
        if photos == 0 && !bends { return greatest }
        var tops = isSmall ? distinct(starts.map { $0.top }) : chosen(from: starts)
        for place in tops.indices where left > quarter { tops[place] = climb(from: tops[place]) }
        for top in tops.inOrder(by: { $0.difference > $1.difference }).prefix(isSmall ? 3 : Self.climbs) {
            greatest = max(greatest, turned(from: top).difference)
        }
        return greatest
    }

    /// The best points whose differences differ: photos that change places in a row lead to the same.
    private func distinct(_ starts: [Top]) -> [Top] {
        var tops: [Top] = []
        for start in starts where tops.count < 4 * Self.climbs {
            if tops.last.map({ $0.difference - start.difference > 1e-9 }) ?? true { tops.append(start) }
        }
        return tops
    }

    /// The best points, with other limits of photos as long as that leads to better ones.
    private mutating func chosen(from starts: [(top: Top, isOfOneKind: Bool)]) -> [Top] {
        // From photos of one kind, one that differs may lead farther than from the best.
        let others = starts.dropFirst(Self.climbs).filter { $0.isOfOneKind }
        let half = left / 2
        var tops: [Top] = []
        for start in starts.prefix(Self.climbs) + others where left > half {
            let top = chosen(from: start.top, until: half)
            if !tops.contains(where: { $0.point == top.point }) { tops.append(top) }
        }
        return tops.inOrder { $0.difference > $1.difference }
    }

    /// With fewer steps, fewer paths are followed.
    private static let manySteps = 400
    private static let starts = 96
    private static let climbs = 12
    /// How many of the starts have photos of one kind.
    private static let kinds = 3

    /// Whether the search can begin at all combinations of limits.
    private var isSmall: Bool { Self.isSmall(old, new, photos: photos) }

    private var bends: Bool { old.bends || new.bends }

    private var corners: [(Double, Double)] {
        let (width, height) = (ranges[photos], ranges[photos + 1])
        let heights =
            old.takesHeight || new.takesHeight ? [height.lowerBound, height.upperBound] : [height.lowerBound]
        return [width.lowerBound, width.upperBound].flatMap { width in heights.map { (width, $0) } }
    }

    /// Points at which rows of one height, and not of the other, just take photos: at the ends of the widths, between them, and
    /// where a row of the widest photos begins to take the tallest one.
    private func paths(_ steps: Int) -> [[Double]] {
        guard photos > 0, let least = limits.first, let most = limits.last else { return [] }
        // Where many sections share the steps, few paths are followed, or none.
        let paths = min(24, max(4, 1_200 / photos), steps < Self.manySteps ? steps / 32 : .max)
        if paths == 0 { return [] }
        let range = ranges[photos]
        let turns = [old, new].compactMap { $0.turningWidth(of: least...most, upTo: range.upperBound) }
        let middle = (range.lowerBound + range.upperBound) / 2
        let widths = Set([range.lowerBound, middle, range.upperBound] + turns).filter { range.contains($0) }
        // Photos that are all tall, or all wide, come to one side of `sided`.
        let sides = isSided && least < 1 && most > 1 ? [least...1, 1...most] : [least...most]
        return sides.flatMap { side -> [[Double]] in
            let own = ranges[..<photos]
            guard own.allSatisfy({ $0.overlaps(side) }) else { return [] }
            let search = RowPaths(
                ranges: own.map { $0.clamped(to: side) }, limits: limits, most: paths)
            return widths.sorted().flatMap { width -> [[Double]] in
                let (old, new) = (old.openRows(width: width), new.openRows(width: width))
                if old == nil && new == nil { return [] }
                let best =
                    search.best(low: old, high: new).prefix(4) + search.best(low: new, high: old).prefix(4)
                return best.map { $0 + [width, ranges[photos + 1].lowerBound] }
            }
        }
    }

    /// The first starts have photos of one kind, then come random limits and random ratios.
    private mutating func ratio(at place: Int, ofStart number: Int) -> Double {
        let range = ranges[place]
        if isSmall {
            let digit = (0..<place).reduce(number) { rest, _ in rest / 3 } % 3
            return digit == 0 ? range.lowerBound : digit == 1 ? range.upperBound : bounded(1, at: place)
        }
        switch number {
        case 0: return range.lowerBound
        case 1: return range.upperBound
        case 2: return bounded(1, at: place)
        case 3: return place % 2 == 0 ? range.lowerBound : range.upperBound
        case 4: return place % 2 == 0 ? range.upperBound : range.lowerBound
        case 5..<40:
            // Within few photos all limits occur.
            let isLow = photos <= 5 ? ((number - 5) >> place) % 2 == 0 : next() < 0.5
            return isLow ? range.lowerBound : range.upperBound
        case 40..<72:
            if photos <= 5 {
                isLow = ((number - 40) >> place) % 2 == 0
                return isLow ? range.lowerBound : bounded(1, at: place)
            }
            // Photos beside each other, such as those of a row, mostly have the same limit.
            if place == 0 || next() < 0.2 { isLow = next() < 0.5 }
            if isLow { return range.lowerBound }
            return number % 2 == 0 ? range.upperBound : bounded(1, at: place)
        default:
            // Half of them at the limits.
            if next() < 0.5 { return next() < 0.5 ? range.lowerBound : range.upperBound }
            var (lower, upper) = (range.lowerBound, range.upperBound)
            for _ in 0..<8 {
                let middle = middle(lower, upper, at: place)
                if next() < 0.5 { upper = middle } else { lower = middle }
            }
            return lower
        }
    }

    /// The middle of two values at a place: as far from one as from the other, which for ratios is by the same factor.
    private func middle(_ lower: Double, _ upper: Double, at place: Int) -> Double {
        place < photos ? (lower * upper).squareRoot() : (lower + upper) / 2
    }

    /// The value in the range of a place that is nearest to a value.
    private func bounded(_ value: Double, at place: Int) -> Double {
        min(max(value, ranges[place].lowerBound), ranges[place].upperBound)
    }

    private mutating func randomWidth() -> Double {
        ranges[photos].lowerBound + (ranges[photos].upperBound - ranges[photos].lowerBound) * next()
    }

    private mutating func next() -> Double {
        random = random.mixed(0x9E37_79B9_7F4A_7C15) &+ 1
        return Double(random >> 11) / Double(1 << 53)
    }

    private mutating func difference(_ point: [Double]) -> Double {
        left -= 1
        let ratios = Array(point[..<photos])
        let (width, height) = (point[photos], point[photos + 1])
        let difference = abs(
            new.height(of: ratios, width: width, height: height)
                - old.height(of: ratios, width: width, height: height))
        return difference.isFinite ? difference : 0
    }

    // MARK: Climbing

    /// Gives photos, and runs of them, other limits while the difference grows.
    private mutating func chosen(from start: Top, until kept: Int) -> Top {
        var top = start
        var length = 1
        while length <= min(photos, Self.longestRun), left > kept {
            let before = top.difference
            for place in 0...photos - length where left > kept {
                for limit in limits {
                    var point = top.point
                    for each in place..<place + length {
                        point[each] = bounded(limit, at: each)
                    }
                    if point == top.point { continue }
                    let difference = self.difference(point)
                    if difference > top.difference { top = (difference, point) }
                }
            }
            length = top.difference > before + 1e-9 ? 1 : length + 1
        }
        return top
    }

    /// The longest run of photos that get another limit together: most rows are shorter.
    private static let longestRun = 5

    /// Changes one ratio after the other, and the width, while the difference grows.
    private mutating func climb(from start: Top) -> Top {
        var top = start
        while left > 0 {
            let before = top.difference
            for place in 0..<photos + (bends ? 1 : 0) where left > 0 {
                (top.difference, top.point[place]) = greatest(at: place, from: top.point, top.difference)
            }
            if top.difference <= before + 1e-9 { break }
        }
        return top
    }

    /// Changes two ratios at once, or a ratio and the width, or the width and all ratios between the limits: by less and less.
    private mutating func turned(from start: Top) -> Top {
        let places = (0..<photos + (bends ? 1 : 0)).filter { ranges[$0].lowerBound < ranges[$0].upperBound }
        let pairs = places.indices.flatMap { place in places[..<place].map { ($0, places[place]) } }
        if pairs.isEmpty { return start }
        var top = start
        var step = 0.25
        while step > 1e-7, left > 0 {
            let before = top.difference
            for number in 0..<min(pairs.count, 64) {
                let pair = pairs.count <= 64 ? pairs[number] : pairs[Int(next() * Double(pairs.count))]
                // By the same factor what photos of a row have in common stays, by its inverse their product.
                let (more, less) = (1 + step, 1 / (1 + step))
                for (first, second) in [(more, more), (less, less), (more, less), (less, more)] {
                    advance(&top, by: [(pair.0, first, 0), (pair.1, second, 0)])
                }
                // Their sum decides on which side of 1 all are.
                guard pair.1 < photos else { continue }
                let amount = step * min(top.point[pair.0], top.point[pair.1])
                for amount in [amount, -amount] {
                    advance(&top, by: [(pair.0, 1, amount), (pair.1, 1, -amount)])
                }
                // Where a box begins to limit a height, the other ratio has to follow as the box demands.
                if photos <= Self.fewPhotos {
                    for factor in [more, less] {
                        follow(&top, changing: pair.0, by: factor, with: pair.1)
                        follow(&top, changing: pair.1, by: factor, with: pair.0)
                    }
                }
            }
            // Where wider photos would fit into another row, a wider container needs photos that are wider by more.
            let between = places.filter {
                $0 < photos && ranges[$0].lowerBound < top.point[$0] && top.point[$0] < ranges[$0].upperBound
            }
            if bends, !between.isEmpty {
                for factor in [1 + step, 1 / (1 + step)] {
                    for other in [factor, factor * factor] {
                        advance(&top, by: between.map { ($0, other, 0) } + [(photos, factor, 0)])
                    }
                }
            }
            if top.difference == before { step /= 2 }
        }
        return top
    }

    /// Multiplies values by factors and adds amounts, again and again while the difference grows.
    private mutating func advance(_ top: inout Top, by parts: [(place: Int, factor: Double, amount: Double)])
    {
        while left > 0 {
            var point = top.point
            for (place, factor, amount) in parts {
                point[place] = bounded(point[place] * factor + amount, at: place)
            }
            let difference = self.difference(point)
            if difference <= top.difference { return }
            top = (difference, point)
        }
    }

    /// Whether photos are few and heights quickly computed.
    static func isSmall(_ old: HeightFunction, _ new: HeightFunction, photos: Int) -> Bool {
        photos <= fewPhotos && !old.findsPlaces && !new.findsPlaces
    }

    /// The most photos of which one may follow another: it takes some twenty differences for each step.
    private static let fewPhotos = 6

    /// Multiplies a value by a factor, and looks for the best value at another place nearby, again and again while the difference grows.
    private mutating func follow(_ top: inout Top, changing place: Int, by factor: Double, with other: Int) {
        while left > 0 {
            var point = top.point
            point[place] = bounded(point[place] * factor, at: place)
            if point[place] == top.point[place] { return }
            let value = point[other], reach = max(factor * factor, 1 / (factor * factor))
            let ends = (bounded(value / reach, at: other), bounded(value * reach, at: other))
            let best = narrowed(at: other, point, value, difference(point), between: ends)
            if best.0 <= top.difference { return }
            point[other] = best.1
            top = (best.0, point)
        }
    }

    /// The best value at a place of a point, and the difference there.
    private mutating func greatest(at place: Int, from point: [Double], _ difference: Double) -> (
        Double, Double
    ) {
        let range = ranges[place]
        let before = (difference, point[place])
        if range.lowerBound == range.upperBound { return before }
        var ends = Set([range.lowerBound, range.upperBound, point[place]])
        if place < photos { ends.formUnion(limits.filter { range.contains($0) }) }
        var values = ends.sorted()
        // Between two of them, the difference rises and falls at most a few times, but for rows.
        for _ in 0..<(place == photos ? 3 : photos <= 6 ? 2 : 1) {
            values =
                zip(values, values.dropFirst()).flatMap { [$0, middle($0, $1, at: place)] } + [
                    range.upperBound
                ]
        }
        var point = point
        var differences: [Double] = []
        for value in values {
            point[place] = value
            differences.append(self.difference(point))
        }
        guard let top = differences.indices.max(by: { differences[$0] < differences[$1] }) else {
            return before
        }
        var best = (differences[top], values[top])
        let around = (values[max(0, top - 1)], values[min(values.count - 1, top + 1)])
        let found = narrowed(at: place, point, values[top], differences[top], between: around)
        if found.0 > best.0 { best = found }
        return best.0 > difference ? best : before
    }

    /// Looks nearer and nearer to the best value, on both sides of it: the difference may fall there, or jump.
    private mutating func narrowed(
        at place: Int, _ point: [Double], _ value: Double, _ difference: Double,
        between ends: (Double, Double)
    ) -> (Double, Double) {
        var point = point, best = (difference, value), (lower, upper) = ends
        for _ in 0..<10 where left > 0 {
            let middle = best.1
            let sides = [self.middle(lower, middle, at: place), self.middle(middle, upper, at: place)]
            for side in sides {
                point[place] = side
                let found = self.difference(point)
                if found > best.0 { best = (found, side) }
            }
            if best.1 == middle {
                (lower, upper) = (sides[0], sides[1])
            } else if best.1 < middle {
                upper = middle
            } else {
                lower = middle
            }
        }
        return best
    }
}
