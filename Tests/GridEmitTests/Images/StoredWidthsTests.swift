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
            let widths = try StoredWidths(ranges, waste: waste)
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

    @Test("large numbers, a need of nothing, and the least waste")
    func extremes() throws {
        let wide = LengthRange(lower: .zero, upper: Rational(1_000_000_000))
        #expect(try StoredWidths([wide], waste: try Rational(1, over: 100)).stored.count > 3_000)
        #expect(try StoredWidths([LengthRange(lower: .zero, upper: .zero)], waste: .one).stored.isEmpty)
        #expect(try StoredWidths([], waste: .one).needed.isEmpty)
    }
}
