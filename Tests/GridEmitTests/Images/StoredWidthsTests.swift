import GridModel
import TestSupport
import Testing

@testable import GridEmit

@Suite("Stored widths of images") struct StoredWidthsTests {
    /// A list is right if the browser's choice, the least file that isn't less, suits each need.
    private func suits(_ files: [Int], _ needs: [Rational], _ waste: Rational) throws -> Bool {
        try needs.allSatisfy { need in
            guard let file = files.first(where: { Rational($0) >= need }) else { return false }
            let pixels = try Rational(file) * Rational(file)
            return try Rational(file - 1) < need || pixels <= (try .one + waste) * (try need * need)
        }
    }

    @Test("each need has a file, and no shorter list has one for each: all lists are tried")
    func shortest() throws {
        var random = SeededGenerator.forTest()
        for _ in 0..<trials(1_500) {
            let ranges = try (0..<random.number(1...3)).map { _ in
                let lower = random.number(1...60)
                let upper = min(64, lower + random.pick([0, 1, random.number(0...40)]))
                return LengthRange(
                    lower: try Rational(Int128(lower), over: 4), upper: try Rational(Int128(upper), over: 4))
            }
            let waste = try Rational(Int128(random.pick([5, 30, 100, 250])), over: 100)
            let widths = try StoredWidths(ranges, .waste(waste))
            // The needs that a file wastes most on are the least of a range, and those just above the next smaller file.
            let all = try (1...64).flatMap {
                [try Rational($0, over: 4), try Rational($0 * 2500 + 1, over: 10_000)]
            }
            let needs = all.filter { need in ranges.contains { $0.lower <= need && need <= $0.upper } }
            #expect(try suits(widths.stored, needs, waste), "\(ranges), \(waste): \(widths.stored)")
            for range in ranges {
                #expect(widths.needed.contains { $0.lower <= range.lower && range.upper <= $0.upper })
            }
            for (first, second) in zip(widths.needed, widths.needed.dropFirst()) {
                #expect(first.upper < second.lower)
            }
            for set in 0..<(1 << 16) where set.nonzeroBitCount < widths.stored.count {
                let files = (1...16).filter { set >> ($0 - 1) & 1 == 1 }
                guard files.last == widths.stored.last else { continue }
                let isRight = try suits(files, needs, waste)
                #expect(!isRight, "\(ranges), \(waste): \(files) beside \(widths.stored)")
                if isRight { return }
            }
        }
    }

    /// The greatest quotient of a file and a need that it serves, in quarters of pixels, or just above the file before it.
    private func quotient(_ files: [Int], _ ranges: [ClosedRange<Int>]) -> (Int, Int) {
        var (worst, before) = ((1, 1), 0)
        for file in files {
            var least: [Int] = []
            for range in ranges {
                if range.lowerBound > 4 * before, range.lowerBound <= 4 * (file - 1) {
                    least.append(range.lowerBound)
                }
                if range.lowerBound <= 4 * before, range.upperBound > 4 * before, before < file - 1 {
                    least.append(4 * before)
                }
            }
            for need in least where 4 * file * worst.1 > worst.0 * need { worst = (4 * file, need) }
            before = file
        }
        return worst
    }

    @Test(
        "of given widths, those are listed that are the least for a need; the greatest one is for all beyond it"
    )
    func given() throws {
        let needs = [
            LengthRange(lower: Rational(90), upper: Rational(150)),
            LengthRange(lower: Rational(500), upper: Rational(700)),
        ]
        for (given, listed) in [
            ([50, 100, 150, 200, 640, 800], [100, 150, 640, 800]), ([160, 320, 640], [160, 640]),
            ([1_000], [1_000]), ([40], [40]),
            ([1_000, 2_000], [1_000]), ([151, 499, 701], [151, 701]),
        ] {
            #expect(try StoredWidths(needs, .widths(given)).stored == listed)
        }
        #expect(
            try StoredWidths([LengthRange(lower: Rational(50), upper: Rational(100))], .widths([100])).waste
                == Rational(3))
    }

    @Test("of so many files, no list wastes less, nor less than is stated: all lists are tried")
    func leastWasteful() throws {
        var random = SeededGenerator.forTest()
        for _ in 0..<trials(1_000) {
            let ranges = (0..<random.number(1...4)).map { _ in
                let lower = random.number(4...48)
                return lower...min(52, lower + random.pick([0, 1, random.number(0...40)]))
            }
            let count = random.number(1...5)
            let widths = try StoredWidths(
                ranges.map {
                    LengthRange(
                        lower: try Rational(Int128($0.lowerBound), over: 4),
                        upper: try Rational(Int128($0.upperBound), over: 4))
                }, .files(count))
            let most = ((ranges.map(\.upperBound).max() ?? 0) + 3) / 4
            let lists = (0..<(1 << (most - 1))).lazy.filter { $0.nonzeroBitCount < count }
                .map { set in (1..<most).filter { set >> ($0 - 1) & 1 == 1 } + [most] }
            var best = (Int.max, 1)
            for files in lists {
                let own = quotient(files, ranges)
                if best.0 == .max || own.0 * best.1 < best.0 * own.1 { best = own }
            }
            let least = try Rational(Int128(best.0 * best.0), over: Int128(best.1 * best.1))
            let stored = quotient(widths.stored, ranges)
            #expect(widths.stored.count <= count && widths.stored.last == most)
            #expect(stored.0 * best.1 == best.0 * stored.1, "\(ranges), \(count): \(widths.stored)")
            #expect(try widths.waste == least - .one, "\(ranges), \(count): \(widths.waste)")
        }
    }

    @Test("for real needs, so many files waste less than as many for a waste just below")
    func real() throws {
        let range = LengthRange(lower: try Rational(196, over: 3), upper: Rational(1920))
        let six = try StoredWidths([range], .files(6))
        #expect(six.stored.count == 6)
        #expect(try StoredWidths([range], .waste(six.waste)).stored.count == 6)
        let less = try six.waste - Rational(1, over: 1_000_000)
        #expect(try StoredWidths([range], .waste(less)).stored.count == 7)
        #expect(try StoredWidths([range], .files(1)).stored == [1920])
        let huge = LengthRange(lower: .zero, upper: Rational(1_000_000_000))
        #expect(try StoredWidths([huge], .files(100)).stored.last == 1_000_000_000)
        // Quotients of such widths are so near each other that trying one after the other would not end.
        for (lower, upper) in [(1, 999_999_999_998), (3, 4_294_967_296), (100, 9_007_199_254_740_991)] {
            let range = LengthRange(lower: Rational(lower), upper: Rational(upper))
            let widths = try StoredWidths([range], .files(6))
            #expect(widths.stored.count <= 6 && widths.stored.last == upper && widths.waste > .one)
        }
    }

    @Test("large numbers, a need of nothing, and the least waste")
    func extremes() throws {
        let wide = LengthRange(lower: .zero, upper: Rational(1_000_000_000))
        #expect(try StoredWidths([wide], .waste(try Rational(1, over: 100))).stored.count > 3_000)
        #expect(try StoredWidths([LengthRange(lower: .zero, upper: .zero)], .waste(.one)).stored.isEmpty)
        #expect(try StoredWidths([], .waste(.one)).needed.isEmpty)
    }
}
