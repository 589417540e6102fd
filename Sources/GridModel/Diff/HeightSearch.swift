internal import GridSyntax

/// Looks for the photos and the size of the container at which two heights differ most.
///
/// Each height falls as a photo gets wider, as long as no other rows are formed, but the difference of two heights may rise and
/// fall. So the search begins at the limits of the ratios and at photos between them, and changes one ratio after the other, and
/// the width, while the difference grows.
struct HeightSearch {
    private let old, new: HeightFunction
    /// The range of each ratio, then of the width and of the height.
    private let ranges: [ClosedRange<Double>]
    /// Ratios at which one of the heights may begin or cease to change.
    private let limits: [Double]
    private let photos: Int
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
        let isSided = own.contains { $0.isSided }
        photos = own.isEmpty ? 0 : count
        var lower = own.map { $0.lower }.min() ?? 1, upper = own.map { $0.upper }.max() ?? 1
        // Beyond all limits a ratio matters to the average only.
        if isSided { (lower, upper) = (lower / 16, upper + Double(count)) }
        if lower <= 0 { lower = 1.0 / 64 }
        if upper == .infinity { upper = 64 }
        limits = own.flatMap { [$0.lower, $0.upper, 1] }
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

    /// The greatest difference found, in points.
    mutating func greatest() -> Double {
        var starts: [(difference: Double, point: [Double], isOfOneKind: Bool)] = []
        for number in 0..<min(Self.starts, 16 << min(photos, 10)) where left > 0 {
            for (width, height) in corners {
                let point = (0..<photos).map { ratio(at: $0, ofStart: number) } + [width, height]
                starts.append((difference(point), point, number < Self.kinds))
            }
        }
        let sorted = starts.inOrder { $0.difference > $1.difference }
        var greatest = sorted.first?.difference ?? 0
        if photos == 0 && !bends { return greatest }
        // From photos of one kind, one that differs may lead farther than from the best.
        let others = sorted.dropFirst(Self.climbs).filter { $0.isOfOneKind }
        for start in sorted.prefix(Self.climbs) + others where left > 0 {
            greatest = max(greatest, climb(from: start.point, start.difference))
        }
        return greatest
    }

    private static let starts = 96
    private static let climbs = 12
    /// How many of the starts have photos of one kind.
    private static let kinds = 3

    private var bends: Bool { old.bends || new.bends }

    private var corners: [(Double, Double)] {
        let (width, height) = (ranges[photos], ranges[photos + 1])
        let heights =
            old.takesHeight || new.takesHeight ? [height.lowerBound, height.upperBound] : [height.lowerBound]
        return [width.lowerBound, width.upperBound].flatMap { width in heights.map { (width, $0) } }
    }

    /// The first starts have photos of one kind, then come random limits and random ratios.
    private mutating func ratio(at place: Int, ofStart number: Int) -> Double {
        let range = ranges[place]
        switch number {
        case 0: return range.lowerBound
        case 1: return range.upperBound
        case 2: return min(max(1, range.lowerBound), range.upperBound)
        case 3: return place % 2 == 0 ? range.lowerBound : range.upperBound
        case 4: return place % 2 == 0 ? range.upperBound : range.lowerBound
        case 5..<40:
            // Within few photos all limits occur.
            let isLow = photos <= 5 ? ((number - 5) >> place) % 2 == 0 : next() < 0.5
            return isLow ? range.lowerBound : range.upperBound
        case 40..<72:
            if photos <= 5 {
                isLow = ((number - 40) >> place) % 2 == 0
                return isLow ? range.lowerBound : min(max(1, range.lowerBound), range.upperBound)
            }
            // Photos beside each other, such as those of a row, mostly have the same limit.
            if place == 0 || next() < 0.2 { isLow = next() < 0.5 }
            if isLow { return range.lowerBound }
            return number % 2 == 0 ? range.upperBound : min(max(1, range.lowerBound), range.upperBound)
        default:
            let fraction = next()
            // Half of them near the limits.
            return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
                * (next() < 0.5 ? 1 : fraction)
        }
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

    private mutating func climb(from point: [Double], _ difference: Double) -> Double {
        var point = point, best = difference
        while left > 0 {
            let before = best
            for place in 0..<photos + (bends ? 1 : 0) where left > 0 {
                let found = greatest(at: place, from: point, best)
                (best, point[place]) = found
            }
            if best <= before + 1e-9 { break }
        }
        return best
    }

    /// The best value at a place of a point, and the difference there.
    private mutating func greatest(at place: Int, from point: [Double], _ difference: Double) -> (
        Double, Double
    ) {
        let range = ranges[place]
        if range.lowerBound == range.upperBound { return (difference, point[place]) }
        var ends = Set([range.lowerBound, range.upperBound, point[place]])
        if place < photos { ends.formUnion(limits.filter { range.contains($0) }) }
        let sorted = ends.sorted()
        // Between two of them, the difference rises and falls at most a few times, but for rows.
        let parts = place < photos ? 2 : 8
        var values: [Double] = []
        for (lower, upper) in zip(sorted, sorted.dropFirst()) {
            for part in 0..<parts { values.append(lower + (upper - lower) * Double(part) / Double(parts)) }
        }
        values.append(range.upperBound)
        var point = point
        var differences: [Double] = []
        for value in values {
            point[place] = value
            differences.append(self.difference(point))
        }
        guard let top = differences.indices.max(by: { differences[$0] < differences[$1] }) else {
            return (difference, point[place])
        }
        var best = (differences[top], values[top])
        let around = (values[max(0, top - 1)], values[min(values.count - 1, top + 1)])
        let found = narrowed(at: place, point, values[top], differences[top], between: around)
        if found.0 > best.0 { best = found }
        return best.0 > difference ? best : (difference, point[place])
    }

    /// Looks nearer and nearer to the best value, on both sides of it: the difference may fall there, or jump.
    private mutating func narrowed(
        at place: Int, _ point: [Double], _ value: Double, _ difference: Double,
        between ends: (Double, Double)
    ) -> (Double, Double) {
        var point = point, best = (difference, value), (lower, upper) = ends
        for _ in 0..<28 where left > 0 {
            let middle = best.1
            let sides = [(lower + middle) / 2, (middle + upper) / 2]
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
