import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// The least sides of rows that find their lengths.
@Suite("Least sides of justified rows") struct RowHeightsTests {
    /// A spec, and photos that make its rows low: narrow ones, then a wide one, or any.
    private struct Trial {
        let spec: (Rational) -> String
        let width: Int
        let photos: Photos

        init(_ random: inout SeededGenerator) throws {
            let (lower, upper) =
                [((1, 3), (3, 1)), ((1, 2), (2, 1)), ((4, 5), (5, 4))].randomElement(using: &random) ?? (
                    (1, 2), (2, 1)
                )
            let height = Int.random(in: 30...400, using: &random),
                gap = Int.random(in: 0...12, using: &random)
            let form =
                [
                    "rows near \(height)", "rows of 2..5 near \(height)", "rows over \(height)",
                    "rows near \(height) balanced", "rows of 2..4 near \(height) balanced",
                ].randomElement(using: &random) ?? ""
            let least = Int.random(in: 200...800, using: &random)
            let width = Int.random(in: least...least + 200, using: &random)
            spec = { smallest in
                """
                tile photo \(lower.0):\(lower.1)..\(upper.0):\(upper.1)
                gap \(gap)
                width \(least)..\(least + 200)
                smallest \(smallest.nearestDouble)
                1..: \(form)
                """
            }
            self.width = width
            let isAny = Bool.random(using: &random), narrow = Int.random(in: 1...9, using: &random)
            photos = Photos(
                try (0..<30).map { place in
                    if isAny { return try Rational(Int128.random(in: 4...40, using: &random), over: 12) }
                    let ratio = place % (narrow + 1) == narrow ? upper : lower
                    return try Rational(Int128(ratio.0), over: Int128(ratio.1))
                })
        }

        /// The least side of a photo.
        func leastSide() throws -> Rational? {
            let grid = try #require(compiled(spec(.one)).grid)
            let space = ExactSpace(
                width: Rational(width), height: .zero, columnGap: grid.columnGap, rowGap: grid.rowGap)
            let layouts = [1, 2, 3, 7, 30].compactMap {
                grid.exactLayout(count: $0, in: space, photos: photos)
            }
            return layouts.flatMap { $0.frames.flatMap { [$0.width, $0.height] } }.min()
        }
    }

    @Test("no photo is shorter than a side that is proved")
    func soundness() throws {
        var random = SeededGenerator.forTest()
        for _ in 0..<trials(300) {
            let trial = try Trial(&random)
            guard let least = try trial.leastSide() else { continue }
            // A little more than the least side that was found must not be proved.
            let wrong = try Rational(Int128((least.nearestDouble * 1001).rounded(.up)), over: 1000)
            #expect(
                compiled(trial.spec(wrong)).diagnostics.contains { $0.code == .tileTooSmall },
                "seed \(random.seed): \(trial.spec(wrong)) at \(trial.width): \(least)")
        }
    }

    @Test(
        "the least side is the one that photos can have",
        arguments: [
            // At a width just above 400, a row of one photo of 1:1 takes one of 2:1: 200 · 400/(200 + 400).
            ("rows near 200", 133), ("rows over 200", 200), ("rows of 2..2 near 200", 100),
        ])
    func tightness(form: String, height: Int) {
        let spec = "tile photo 1:1..2:1\nwidth 400..900\n"
        #expect(compiled(spec + "smallest \(height)\n1..: \(form)").grid != nil)
        #expect(compiled(spec + "smallest \(height + 1)\n1..: \(form)").grid == nil)
    }
}
