/// A set of counts as ascending, disjoint, closed ranges; an open range ends at the greatest Int.
struct CountSet {
    private(set) var ranges: [ClosedRange<Int>]

    init(from: Int, to: Int?) {
        let upper = to ?? .max
        ranges = from <= upper ? [from...upper] : []
    }

    /// The set of some counts, which are in ascending order.
    init(_ counts: [Int]) {
        ranges = []
        for count in counts { insert(count...count) }
    }

    var isEmpty: Bool { ranges.isEmpty }
    var first: Int? { ranges.first?.lowerBound }
    var last: Int? { ranges.last?.upperBound }

    /// Adds a range of counts from 1 on.
    mutating func insert(_ range: ClosedRange<Int>) {
        let low = place(reaching: range.lowerBound - 1)
        var high = low
        var merged = range
        while high < ranges.count, ranges[high].lowerBound - 1 <= range.upperBound {
            merged =
                min(
                    merged.lowerBound, ranges[high].lowerBound)...max(
                    merged.upperBound, ranges[high].upperBound)
            high += 1
        }
        ranges.replaceSubrange(low..<high, with: [merged])
    }

    /// The counts of a range that aren't in the set.
    func missing(from range: ClosedRange<Int>) -> CountSet {
        var left = CountSet(from: range.lowerBound, to: range.upperBound)
        let low = place(reaching: range.lowerBound)
        var high = low
        while high < ranges.count, ranges[high].lowerBound <= range.upperBound { high += 1 }
        left.subtract(Array(ranges[low..<high]))
        return left
    }

    /// The place of the first range that ends at a count or behind it.
    private func place(reaching count: Int) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < count { low = middle + 1 } else { high = middle }
        }
        return low
    }

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
