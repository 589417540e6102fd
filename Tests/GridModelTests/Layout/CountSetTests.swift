import TestSupport
import Testing

@testable import GridModel

/// Compares sets of counts with sets of numbers.
@Suite("Sets of counts") struct CountSetTests {
    private func numbers(_ set: CountSet) -> [Int] { set.ranges.flatMap { Array($0) } }

    @Test("inserted ranges are joined, and the other counts are missing")
    func insertion() {
        var random = SeededGenerator.forTest(named: "count sets")
        for _ in 0..<2_000 {
            var set = CountSet()
            var expected = Set<Int>()
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                let from = Int.random(in: 1...40, using: &random)
                let range = from...(from + Int.random(in: 0...8, using: &random))
                set.insert(range)
                expected.formUnion(range)
            }
            #expect(numbers(set) == expected.sorted())
            #expect(zip(set.ranges, set.ranges.dropFirst()).allSatisfy { $0.upperBound + 1 < $1.lowerBound })
            let from = Int.random(in: 1...45, using: &random)
            let asked = from...(from + Int.random(in: 0...20, using: &random))
            #expect(numbers(set.missing(from: asked)) == asked.filter { !expected.contains($0) })
        }
    }

    @Test("removing counts removes only those")
    func subtraction() {
        var random = SeededGenerator.forTest(named: "count sets less count sets")
        for _ in 0..<2_000 {
            let ranges = (0..<Int.random(in: 0...9, using: &random)).map { _ in
                let from = Int.random(in: 1...40, using: &random)
                return from...(from + Int.random(in: 0...8, using: &random))
            }
            let middle = Int.random(in: 0...ranges.count, using: &random)
            var set = CountSet(Array(ranges[..<middle]))
            let other = CountSet(Array(ranges[middle...]))
            let expected = Set(numbers(set)).subtracting(numbers(other))
            set.subtract(other)
            #expect(numbers(set) == expected.sorted(), "seed \(random.seed): \(ranges)")
        }
    }

    @Test("an open range ends at the greatest number")
    func openRanges() {
        var set = CountSet([1, 2, 5])
        #expect(set.ranges == [1...2, 5...5])
        set.insert(9...(.max))
        set.insert(3...4)
        #expect(set.ranges == [1...5, 9...(.max)])
        #expect(set.missing(from: 4...(.max)).ranges == [6...8])
        set.insert(6...(.max))
        #expect(set.ranges == [1...(.max)] && set.missing(from: 1...(.max)).isEmpty)
    }
}
