import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// The proof of a rule for many counts, compared with the layouts of all its counts.
@Suite("Rules for many counts, count by count") struct RowSizesTests {
    @Test(
        "a rule is valid where the layouts of all its counts are, and fails up to the same size, at one of their tiles"
    )
    func counts() throws {
        var random = SeededGenerator.forTest(named: "row sizes")
        let photos = Sizing.tilePhoto(
            RatioRange(lower: try Rational(1, over: 2), upper: Rational(2)), within: nil)
        var failures = 0
        for _ in 0..<200 {
            let sizing = random.pick([
                Sizing.tileRatio(.one), .tileRatio(try Rational(3, over: 2)),
                .frameRatio(try Rational(4, over: 3)),
                .frameFill, photos, .tileHeight(Rational(random.number(5...40))),
                .frameHeight(Rational(random.number(100...900))),
            ])
            let last = random.pick(
                sizing == photos ? [LastRow.stretch, .balanced] : [.short, .stretch, .balanced])
            let perRow = random.number(1...20)
            let ranges = (0..<random.number(1...3)).map { _ in
                let from = random.number(1...40)
                return from...(from + random.number(0...9))
            }
            let counts = CountSet(ranges)
            let head = "gap \(random.number(0...3))\nsmallest \(random.number(5...40))\n1: 1"
            let grid = try #require(compiled(head).grid)
            let gaps = Gaps(row: grid.rowGap, column: grid.columnGap)
            let box = SizeBox(width: grid.width, height: grid.height)
            let rows = Rows(perRow: perRow, last: last, align: .leading, sizing: sizing)
            let rule = Rule(
                from: 1, to: nil, sizes: .all, arrangement: .rows(rows), origin: grid.layouts[0].origin)
            let sizes = RowSizes(rows: rows, inset: grid.inset, counts: counts)
            let kept = side(try sizes.firstFailure(of: grid, gaps: gaps, over: box, widths: .all))
            var each: [ProofFailure.TileSide] = []
            for count in counts.ranges.joined() {
                let layout = try #require(try rule.layoutInRows(count, inset: grid.inset))
                let failure = try LayoutProof(layout, of: grid, gaps: gaps, over: box).firstFailure()
                if let found = side(failure) { each.append(found) }
            }
            let comment: Testing.Comment =
                "seed \(random.seed): \(head), \(ranges), \(perRow) \(last) \(sizing): \(String(describing: kept))"
            #expect((kept == nil) == each.isEmpty, comment)
            guard let kept else { continue }
            failures += 1
            // Without a threshold, a side is too short at every size.
            let isAlways = each.contains { $0.threshold == nil }
            #expect(kept.threshold == (isAlways ? nil : each.compactMap(\.threshold).max()), comment)
            // If several are equally narrow, any of them may be named.
            let same = each.filter { $0.count == kept.count && $0.threshold == kept.threshold }
            #expect(!same.isEmpty && kept.tile < kept.count, comment)
        }
        #expect(failures > 30 && failures < 170, "\(failures)")
    }

    private func side(_ failure: ProofFailure?) -> ProofFailure.TileSide? {
        switch failure {
        case .side(let side, _), .photoSide(let side, _, _, _): side
        default: nil
        }
    }
}
