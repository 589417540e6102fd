internal import GridSyntax

/// A set of counts as ascending, disjoint, closed ranges; an open range ends at `Int.max`.
struct CountSet {
    private(set) var ranges: [ClosedRange<Int>]

    /// The empty set.
    init() { ranges = [] }

    /// The counts from `from` through `to`, or without end if `to` is nil.
    init(from: Int, to: Int?) {
        let upper = to ?? .max
        ranges = from <= upper ? [from...upper] : []
    }

    /// The set of some counts, given in ascending order.
    init(_ counts: [Int]) {
        ranges = []
        for count in counts { insert(count...count) }
    }

    /// The set of all counts in some ranges.
    init(_ ranges: [ClosedRange<Int>]) {
        self.ranges = []
        for range in ranges.inOrder(by: { $0.lowerBound < $1.lowerBound }) { insert(range) }
    }

    var isEmpty: Bool { ranges.isEmpty }
    var first: Int? { ranges.first?.lowerBound }
    var last: Int? { ranges.last?.upperBound }

    /// Adds a range of counts, which are 0 or more.
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
        left.subtract(self)
        return left
    }

    /// The index of the first range that ends at or after a count.
    private func place(reaching count: Int) -> Int { ranges.firstPlace { $0.upperBound >= count } }

    /// The counts less a number, of those that are greater; no limit stays no limit.
    func less(_ number: Int) -> CountSet {
        var counts = CountSet()
        counts.ranges = ranges.filter { $0.upperBound > number }.map {
            max(1, $0.lowerBound - number)...($0.upperBound == .max ? .max : $0.upperBound - number)
        }
        return counts
    }

    /// Removes the counts of another set, in time proportional to this set and the overlapping part of the other.
    mutating func subtract(_ other: CountSet) {
        var kept: [ClosedRange<Int>] = []
        for range in ranges {
            var lower = range.lowerBound
            var place = other.place(reaching: lower)
            var isUsedUp = false
            while place < other.ranges.count, other.ranges[place].lowerBound <= range.upperBound {
                let taken = other.ranges[place]
                if taken.lowerBound > lower { kept.append(lower...(taken.lowerBound - 1)) }
                isUsedUp = taken.upperBound >= range.upperBound
                if isUsedUp { break }
                lower = taken.upperBound + 1
                place += 1
            }
            if !isUsedUp { kept.append(lower...range.upperBound) }
        }
        ranges = kept
    }

    /// Whether the set contains a count.
    func contains(_ count: Int) -> Bool {
        let place = place(reaching: count)
        return place < ranges.count && ranges[place].lowerBound <= count
    }

    /// The least counts, at most `length` of them.
    func prefix(_ length: Int) -> [Int] {
        var counts: [Int] = []
        for range in ranges where counts.count < length { counts += range.prefix(length - counts.count) }
        return counts
    }
}
