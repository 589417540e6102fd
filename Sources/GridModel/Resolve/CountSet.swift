/// A set of counts as ascending, disjoint, closed ranges; an open range ends at the greatest Int.
struct CountSet {
    private(set) var ranges: [ClosedRange<Int>]

    init(from: Int, to: Int?) {
        let upper = to ?? .max
        ranges = from <= upper ? [from...upper] : []
    }

    var isEmpty: Bool { ranges.isEmpty }
    var first: Int? { ranges.first?.lowerBound }
    var last: Int? { ranges.last?.upperBound }

    /// Takes away ascending, disjoint ranges, in one pass over both.
    mutating func subtract(_ others: [ClosedRange<Int>]) {
        var kept: [ClosedRange<Int>] = []
        var next = others[...]
        for range in ranges {
            var lower = range.lowerBound
            var isUsedUp = false
            while let other = next.first, other.lowerBound <= range.upperBound, !isUsedUp {
                if other.upperBound >= lower {
                    if other.lowerBound > lower { kept.append(lower...(other.lowerBound - 1)) }
                    if other.upperBound >= range.upperBound {
                        isUsedUp = true
                        continue
                    }
                    lower = other.upperBound + 1
                }
                next = next.dropFirst()
            }
            if !isUsedUp { kept.append(lower...range.upperBound) }
        }
        ranges = kept
    }

    /// The least counts, at most so many.
    func prefix(_ length: Int) -> [Int] {
        var counts: [Int] = []
        for range in ranges where counts.count < length { counts += range.prefix(length - counts.count) }
        return counts
    }
}
