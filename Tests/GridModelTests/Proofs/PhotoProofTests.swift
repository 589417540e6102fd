import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// The least sides of photos that keep their ratios, against all corners of the box of ratios.
@Suite("Proof over ratios") struct PhotoProofTests {
    private let limits: RatioRange
    private let gaps: Gaps
    private let inset: Insets

    init() throws {
        limits = RatioRange(lower: try Rational(2, over: 3), upper: Rational(2))
        gaps = Gaps(row: Rational(5), column: Rational(3))
        inset = Insets(cssOrder: [Rational(1), Rational(2)])
    }

    /// A random tree of at most `photos` photos.
    private func tree(_ photos: Int, _ generator: inout SeededGenerator) -> PhotoTree.Block {
        if photos == 1 { return .photo }
        let first = Int.random(in: 1..<photos, using: &generator)
        let blocks = [tree(first, &generator), tree(photos - first, &generator)]
        return Bool.random(using: &generator)
            ? PhotoTree.Block(row: blocks) : PhotoTree.Block(stack: blocks)
    }

    private func layout(_ root: PhotoTree.Block, count: Int) -> Layout {
        Layout(
            count: count, pattern: nil, sizes: .all, hidden: 0, sizing: .tilePhoto(limits, within: nil),
            geometry: .photos(PhotoTree(root: root, ratios: limits)), structure: Block(root) { .one },
            origin: Origin(rule: "", doc: nil, span: SourceSpan(0, 0)), body: nil)
    }

    /// The container width at which all sides reach `least`, from the layouts at all corners.
    private func threshold(_ layout: Layout, least: Rational) throws -> Rational {
        var threshold = Rational.zero
        for corner in 0..<(1 << layout.count) {
            let ratios = (0..<layout.count).map { corner >> $0 & 1 == 0 ? limits.lower : limits.upper }
            for tile in try layout.solved(for: Photos(ratios), inset: inset).tiles {
                for side in [tile.width, tile.height] {
                    let form = try Form(side, gaps: gaps)
                    threshold = max(threshold, try (least - form.constant) / form.w)
                }
            }
        }
        return threshold
    }

    @Test("the threshold is the greatest of all corners, for all ratios in between")
    func corners() throws {
        var generator = SeededGenerator.forTest()
        for round in 0..<trials(300) {
            let count = Int.random(in: 1...7, using: &generator)
            let root = tree(count, &generator)
            let layout = layout(root, count: count)
            let least = Rational([0, 1, 30][round % 3])
            let comment: Testing.Comment = "seed \(generator.seed): \(root) at \(least)"
            let expected = try threshold(layout, least: least)
            let proof = try PhotoProof(PhotoTree(root: root, ratios: limits), inset: inset, gaps: gaps)
            let below = LengthRange(lower: try expected - Rational(1, over: 1000), upper: Rational(100_000))
            let failure = try proof.firstFailure(
                under: least, over: SizeBox(width: below, height: .standard))
            guard case .photoSide(let side, _, _, _)? = failure else {
                #expect(Bool(false), comment)
                continue
            }
            #expect(side.threshold == expected && side.count == count && side.isThresholdWidth, comment)
            let above = LengthRange(lower: expected, upper: Rational(100_000))
            #expect(
                try proof.firstFailure(under: least, over: SizeBox(width: above, height: .standard)) == nil,
                comment)
            // Between the corners no side is shorter.
            for _ in 0..<10 {
                let ratios = try (0..<count).map { _ in
                    try Rational(Int128.random(in: 4...12, using: &generator), over: 6)
                }
                for tile in try layout.solved(for: Photos(ratios), inset: inset).tiles {
                    for side in [tile.width, tile.height] {
                        let value = try Form(side, gaps: gaps).value(
                            at: Corner(width: expected, height: .zero))
                        #expect(value >= least, comment)
                    }
                }
            }
        }
    }

    @Test("many photos are no problem: 2^1000 corners are never listed")
    func many() throws {
        let rows = (0..<100).map { _ in PhotoTree.Block(row: [PhotoTree.Block](repeating: .photo, count: 10))
        }
        let proof = try PhotoProof(
            PhotoTree(root: PhotoTree.Block(stack: rows), ratios: limits), inset: inset, gaps: gaps)
        let box = SizeBox(
            width: LengthRange(lower: Rational(300), upper: Rational(301)), height: .standard)
        guard case .photoSide(let side, _, _, _)? = try proof.firstFailure(under: Rational(20), over: box)
        else {
            #expect(Bool(false))
            return
        }
        // 20 wide at the ratio 2/3 beside nine of 2: 20 / (2/3) · (2/3 + 18) + 9 gaps and the insets.
        #expect(side.count == 1000 && side.threshold == Rational(560 + 27 + 4))
    }

    private func messages(_ spec: String) -> [String] {
        compiled(spec).diagnostics.filter { $0.severity == .error }.map(\.message)
    }

    @Test("the exact limit is reported at the rule")
    func reported() {
        // The narrowest photo is a 1:3 beside a 3:1: a tenth of the width minus the gap.
        #expect(
            messages("width 200..900\nsmallest 44\ngap 4\n2: 2 tile photo") == [
                "tile 1 of 2 is less than 44 points wide at container widths below 444"
            ])
        #expect(messages("width 444..900\nsmallest 44\ngap 4\n2: 2 tile photo") == [])
        #expect(
            messages("smallest 100\ninset 0 10\n1: 1 tile photo 1:2..3:1") == [
                "tile 1 of 1 is less than 100 points high at container widths below 320"
            ])
        let open = "smallest 30\n1..: rows of 3 stretch tile photo 1:2..2:1"
        #expect(messages(open) == ["tile 1 of 3 is less than 30 points wide at container widths below 270"])
        #expect(messages("width 270..900\n" + open) == [])
        #expect(messages("width 269..900\n" + open).count == 1)
    }
}
