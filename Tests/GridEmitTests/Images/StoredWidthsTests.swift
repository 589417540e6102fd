import GridModel
import TestSupport
import Testing

@testable import GridEmit

@Suite("Stored widths of images") struct StoredWidthsTests {
    /// Whether a file of a width serves a need.
    private func serves(_ width: Int, _ need: Double, _ waste: Double) -> Bool {
        let file = Double(width)
        return file >= need && (file - 1 < need || file * file <= need * need * (1 + waste) * (1 + 1e-12))
    }

    @Test("each need is served, and no shorter list serves all")
    func shortest() throws {
        var random = SeededGenerator.forTest()
        for _ in 0..<300 {
            let count = random.number(1...3)
            let intervals = (0..<count).map { _ in
                let lower = random.number(4...160)
                return (lower, lower + random.pick([0, 1, random.number(0...60)]))
            }
            let percent = random.pick([10, 30, 100])
            let exact = try intervals.map {
                (lower: try Rational(Int128($0.0), over: 4), upper: try Rational(Int128($0.1), over: 4))
            }
            let widths = try StoredWidths(exact, waste: Rational(Int128(percent), over: 100))
            let waste = Double(percent) / 100
            // Needs in steps of 1/16, and just below files.
            let needs = Set(
                intervals.flatMap { ($0.0 * 4...$0.1 * 4).map { Double($0) / 16 } }.map { max($0, 1) }
            ).sorted()
            for need in needs {
                let file = try #require(widths.stored.first { Double($0) >= need }, "\(need)")
                #expect(serves(file, need, waste), "\(need) by \(file)")
            }
            // The shortest list by trying all, from the top: what serves the first k needs.
            var best = [Int](repeating: .max, count: needs.count + 1)
            best[0] = 0
            let most = Int((needs.last ?? 1).rounded(.up))
            for last in needs.indices {
                for file in 1...most {
                    // A need must be served by the least file that isn't less; files between would only serve it better.
                    guard serves(file, needs[last], waste) else { continue }
                    let first = needs[...last].firstIndex { serves(file, $0, waste) } ?? last
                    guard needs[first...last].allSatisfy({ serves(file, $0, waste) }), best[first] < .max
                    else { continue }
                    best[last + 1] = min(best[last + 1], best[first] + 1)
                }
            }
            #expect(widths.stored.count <= (best.last ?? 0) + (percent > 0 ? 1 : 0))
        }
    }
}
