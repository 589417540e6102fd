import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// The least sides of rows that find their lengths.
@Suite("Least sides of justified rows") struct JustifiedProofTests {
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
                    "rows under \(height)", "rows under \(height) stretch",
                    "rows over \(gap * 20 + 30)x\(height)",
                    "rows near \(height) balanced", "rows of 2..4 near \(height) balanced",
                    "1, rows near \(height)", "rows over \(height), 2", "1 | (1, 1), rows under \(height)",
                    "2, rows of 2..4 near \(height) balanced, 1", "1, rows over \(gap * 20 + 30)x\(height)",
                ].randomElement(using: &random) ?? ""
            let least = Int.random(in: 200...800, using: &random)
            let width = Int.random(in: least...least + 200, using: &random)
            let written = form.contains(",") ? 3 : 1
            spec = { smallest in
                """
                tile photo \(lower.0):\(lower.1)..\(upper.0):\(upper.1)
                gap \(gap)
                width \(least)..\(least + 200)
                smallest \(smallest.nearestDouble)
                \(written)..: \(form)
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
            // Photos of 2:1 are 200 high where they are 400 wide.
            ("rows over 300x50", 150), ("rows over 300x200", 200),
            // A photo of nearly 2:1 takes one of 2:1: 400 / 4.
            ("rows under 200", 100),
        ])
    func tightness(form: String, height: Int) {
        let spec = "tile photo 1:1..2:1\nwidth 400..900\n"
        #expect(compiled(spec + "smallest \(height)\n1..: \(form)").grid != nil)
        #expect(compiled(spec + "smallest \(height + 1)\n1..: \(form)").grid == nil)
    }

    /// The errors of a spec of three lines.
    private func errors(_ spec: String, smallest: Int) -> [Diagnostic] {
        compiled("smallest \(smallest)\n" + spec).diagnostics.filter { $0.severity == .error }
    }

    @Test(
        "a photo and those beside it have the ratios that make it smallest, and no others",
        arguments: [
            // The only photo fills the row: 320 / 3 high, however narrow.
            ("width 320..480\ntile photo\n1: rows near 120 stretch", 106, "about 106.67 points high", 320),
            ("width 200..1400\ntile photo\n2..7: rows over 300", 66, "about 66.67 points high", 200),
            // 1:2 beside 2:1.
            (
                "width 320..480\ngap 4\ntile photo 1:2..2:1\n2: rows of 2..2 near 3:4", 63,
                "63.2 points wide", 320
            ),
            // Three photos of 2:1; tall photos have no wide ones beside them.
            (
                "width 375..425\ntile photo 1:2..2:1 sided\n3..6: rows of 1..3 near 1:1", 62,
                "62.5 points high",
                375
            ),
            ("width 320..480\ntile photo\n2..6: rows of 1..2 near 3:4", 32, "32 points wide", 320),
        ])
    func leastSides(spec: String, proved: Int, side: String, width: Int) {
        #expect(errors(spec, smallest: proved) == [])
        #expect(
            errors(spec, smallest: 200).map(\.message) == [
                "a photo may be only \(side) in a container \(width) points wide, less than 200"
            ])
    }

    @Test("a bound that no photos are known to have isn't stated as a fact")
    func bounds() {
        // Of all cuts, the one with a row of three photos of 2:1 is never the nearest to the shape.
        let spec = "width 375..425\ntile photo 1:2..2:1\n3: rows of 1..3 near 1:1"
        let messages = errors(spec, smallest: 200).map(\.message)
        #expect(messages == ["gridgen can't prove that each photo is at least 200 points wide"])
        // A pattern leaves no narrow photo to the rule.
        let shapes = "width 320..480\ntile photo\n1: 1\n2[t.]: 1, 1\n2[.t]: 1, 1\n2: rows of 2..2 near 100"
        #expect(
            errors(shapes, smallest: 60).map(\.message) == [
                "gridgen can't prove that each photo is at least 60 points wide"
            ])
    }

    @Test("an error says that gaps are wider than the container")
    func gaps() {
        let spec = "width 0..4000\ngap 4\ntile photo\n1..: rows of 2..3 near 100"
        #expect(
            errors(spec, smallest: 0).map(\.message) == [
                "the gaps of 2 photos in a row need 4 points, but the container may be only 0 wide"
            ])
        #expect(
            errors("inset 0 5\n" + spec, smallest: 0).map(\.message) == [
                "the gaps and insets of 2 photos in a row need 14 points, but the container may be only 0 wide"
            ])
    }

    @Test("thousands of photos in a row are no problem: most numbers of photos are never looked at")
    func long() throws {
        let ratios = RatioRange(lower: try Rational(1, over: 10_000), upper: Rational(10_000))
        let rows = JustifiedRows(
            aim: .near(Rational(100)), least: 1, greatest: nil, last: .stretch, align: .leading,
            ratios: ratios)
        let widths = LengthRange(lower: Rational(1), upper: Rational(100_000))
        let row = try NearRow(ratios, height: Rational(100), gap: .zero, narrow: nil, over: widths)
        let few = try row.lengths(in: 1...20_000_000)
        #expect(few.count < 60 && few.last ?? 0 > 9_000_000, "\(few)")
        let sides = try JustifiedSides(
            rows, ratios, gap: .zero, counts: CountSet(from: 1, to: nil), widths: widths)
        #expect(sides.least != nil)
    }

    @Test("the lengths that are looked at have the least height of all")
    func lengths() throws {
        var random = SeededGenerator.forTest(named: "lengths")
        for _ in 0..<trials(60) {
            let lower = try Rational(Int128(random.number(1...8)), over: 40)
            let ratios = RatioRange(lower: lower, upper: try lower * Rational(random.number(1...90)))
            let low = random.number(100...900)
            let widths = LengthRange(lower: Rational(low), upper: Rational(low + random.number(0...900)))
            let narrow = random.pick([nil, RowSample.Narrow.first, .last])
            let row = try NearRow(
                ratios, height: Rational(random.number(10...60)), gap: Rational(random.number(0...9)),
                narrow: narrow, over: widths)
            func least(_ lengths: some Sequence<Int>) throws -> Rational? {
                var least: Rational?
                for length in lengths {
                    for width in try row.turns(length) {
                        guard let longest = try row.longest(length, at: width) else { continue }
                        let sample = try row.sample(length, longest, narrow)
                        let height = try (width - row.gap * Rational(length)) / sample.sum
                        least = min(least ?? height, height)
                    }
                }
                return least
            }
            let range = random.number(1...3)...2_000
            let all = try least(range), few = try least(try row.lengths(in: range))
            #expect(all == few, "seed \(random.seed): \(ratios), \(widths), \(String(describing: narrow))")
        }
    }

    @Test("the help names only what helps")
    func advice() throws {
        // Columns whose number follows from the width: wider containers have more of them.
        let columns = try #require(
            errors("width 300..480\ntile 4:3\n1..: rows near 50", smallest: 70).first)
        #expect(columns.message == "tile 1 of 5 is less than 70 points high at every size")
        #expect(columns.notes == ["at widths from 300 to below about 366.67"])
        #expect(columns.help == "aim at a greater height, or lower `smallest`")
        // The box has the same height at every width.
        let box = try #require(errors("width 320..480\n1: 1 tile photo within 50", smallest: 44).first)
        #expect(box.help == "allow a higher box, lower `smallest`, or narrow the range of ratios")
        // A narrow photo in a last row is as wide in each container.
        let last = try #require(errors("width 320..480\ntile photo\n1: rows over 120", smallest: 44).first)
        #expect(
            last.message == "a photo may be only 40 points wide in a container 480 points wide, less than 44")
        #expect(last.help == "aim at a greater height, lower `smallest`, or narrow the range of ratios")
        let wider = try #require(
            errors("width 320..480\ntile photo\n1: rows near 120 stretch", smallest: 120).first)
        #expect(
            wider.help == "raise the lower limit of `width`, lower `smallest`, or narrow the range of ratios")
    }
}
