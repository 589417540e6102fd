import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// The least sides of photos that stay within a box, or whose limits are sided, against layouts.
@Suite("Proof over ratios in a box") struct BoxProofTests {
    private let inset = Insets(cssOrder: [Rational(1), Rational(2)])
    private let gaps = Gaps(row: Rational(5), column: Rational(3))

    /// A random tree with a number of photos.
    private func block(_ photos: Int, _ random: inout SeededGenerator) -> PhotoTree.Block {
        if photos == 1 { return .photo }
        let first = random.number(1...photos - 1)
        let blocks = [block(first, &random), block(photos - first, &random)]
        return random.oneIn(2) ? PhotoTree.Block(row: blocks) : PhotoTree.Block(stack: blocks)
    }

    private func bounds(_ random: inout SeededGenerator) throws -> PhotoBounds? {
        let greatest: PhotoBox? =
            switch random.number(0...3) {
            case 0: nil
            case 1: .height(Rational(random.number(400...4_000)))
            default: .ratio(try Rational(Int128(random.number(1...6)), over: Int128(random.number(1...6))))
            }
        return greatest.map { PhotoBounds(least: nil, greatest: $0) }
    }

    /// The least side of a tree at a width, over the corners of its ranges of ratios; nil if one isn't greater than 0.
    private func leastSide(_ tree: PhotoTree, _ count: Int, width: Rational) throws -> Rational? {
        var least: Rational?
        for range in tree.ratios.sides {
            for corner in 0..<(1 << count) {
                let ratios = (0..<count).map { corner >> $0 & 1 == 0 ? range.lower : range.upper }
                let space = PhotoTree.Space(width: width, gaps: gaps)
                let placed = try tree.placed(Photos(ratios), count: count, inset: inset, .space(space))
                for tile in placed.tiles {
                    for side in [tile.width, tile.height] {
                        let length = try Form(side, gaps: gaps).value(at: Corner(width: width, height: .zero))
                        least = min(least ?? length, length)
                    }
                }
            }
        }
        return least.flatMap { $0 > .zero ? $0 : nil }
    }

    @Test("the least side is that of all corners at each width")
    func corners() throws {
        var random = SeededGenerator.forTest(named: "boxes")
        var compared = 0
        for _ in 0..<trials(300) {
            let count = random.number(1...5)
            let ratios = RatioRange(
                lower: try Rational(2, over: 3), upper: Rational(2), isSided: random.oneIn(2))
            let tree = PhotoTree(root: block(count, &random), ratios: ratios, within: try bounds(&random))
            let width = Rational(random.number(400...4_000))
            guard let least = try leastSide(tree, count, width: width) else { continue }
            compared += 1
            let comment: Testing.Comment = "seed \(random.seed): \(tree) at \(width): \(least)"
            let proof = try PhotoProof(tree, inset: inset, gaps: gaps)
            let sizes = SizeBox(width: LengthRange(lower: width, upper: width), height: .standard)
            #expect(try proof.firstFailure(under: least, over: sizes) == nil, comment)
            let more = try least + Rational(1, over: 1_000_000)
            #expect(try proof.firstFailure(under: more, over: sizes) != nil, comment)
        }
        #expect(compared > trials(150), "\(compared)")
    }

    @Test("rows for many counts are proved where the layouts of all counts are")
    func rows() throws {
        var random = SeededGenerator.forTest(named: "rows in boxes")
        let grid = try #require(compiled("gap 2\nsmallest 0\n1: 1").grid)
        let gaps = Gaps(row: grid.rowGap, column: grid.columnGap)
        let box = SizeBox(width: grid.width, height: grid.height)
        var failures = 0
        for _ in 0..<trials(200) {
            let ratios = RatioRange(lower: try Rational(1, over: 2), upper: Rational(2))
            let sizing = Sizing.tilePhoto(
                ratios,
                within: PhotoBounds(
                    least: nil, greatest: .ratio(try Rational(1, over: Int128(random.number(1...9))))))
            let rows = Rows(
                perRow: random.number(1...9), last: random.pick([.stretch, .balanced]), align: .leading,
                sizing: sizing)
            let from = random.number(1...20)
            let counts = CountSet([from...from + random.number(0...9)])
            let rule = Rule(
                from: 1, to: nil, sizes: .all, arrangement: .rows(rows), origin: grid.layouts[0].origin)
            var strict = grid
            strict.smallest = Rational(random.number(2...30))
            let kept = threshold(
                try RowSizes(rows: rows, inset: grid.inset, counts: counts).firstFailure(
                    of: strict, gaps: gaps, over: box, widths: .all))
            var each: Rational?
            for count in counts.ranges.joined() {
                let layout = try #require(try rule.layoutInRows(count, inset: grid.inset))
                let failure = try LayoutProof(layout, of: strict, gaps: gaps, over: box).firstFailure()
                if let found = threshold(failure) { each = max(each ?? found, found) }
            }
            let comment: Testing.Comment =
                "seed \(random.seed): \(rows), \(counts.ranges), \(strict.smallest)"
            #expect(kept == each, comment)
            failures += kept == nil ? 0 : 1
        }
        #expect(failures > trials(25), "\(failures)")
    }

    private func threshold(_ failure: ProofFailure?) -> Rational? {
        switch failure {
        case .side(let side, _), .photoSide(let side, _, _, _): side.threshold
        default: nil
        }
    }
}
