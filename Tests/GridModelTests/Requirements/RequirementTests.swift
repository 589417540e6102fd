import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// What specs require. `Tests/Rows/check-requirements` holds the findings against brute force.
@Suite("Requirements") struct RequirementTests {
    private func findings(_ text: String) -> [Diagnostic] {
        compile(parse(SourceText(name: "test.grid", text: text)), fallbackName: "Test").diagnostics
    }

    private func messages(_ text: String) -> [String] { findings(text).map { $0.message } }

    @Test(
        "the greatest quotient of areas over a box is the greatest of many sizes, or what is found in a few steps"
    )
    func quotients() throws {
        var random = SeededGenerator.forTest()
        func form() throws -> Form {
            // Positive at all sizes of the box.
            Form(
                w: try Rational(Int128(random.number(-3...9)), over: 10),
                h: try Rational(Int128(random.number(-3...9)), over: 10),
                constant: Rational(random.number(70...200)))
        }
        let box = SizeBox(
            width: LengthRange(lower: Rational(10), upper: Rational(110)),
            height: LengthRange(lower: Rational(20), upper: Rational(90)))
        for _ in 0..<300 {
            let quotient = Quotient(top: [try form(), try form()], bottom: [try form(), try form()])
            var greatest = Rational.zero
            for width in stride(from: 10, through: 110, by: 10) {
                for height in stride(from: 20, through: 90, by: 10) {
                    let corner = Corner(width: Rational(width), height: Rational(height))
                    greatest = max(greatest, try #require(try quotient.excess(at: corner).value))
                }
            }
            // What a size has is found to be more than anything less.
            let less = try (try greatest * Rational(999, over: 1000)).rounded(places: 3, isDown: true)
            let excess = try #require(try quotient.excess(over: less, in: box))
            #expect(try #require(excess.value) > less)
            // Twice what the best of so many sizes has, no size has.
            #expect(
                try quotient.excess(over: try (try greatest * Rational(2)).rounded(places: 3), in: box) == nil
            )
        }
    }

    @Test("widths at the upper limit of a section aren't in it")
    func openLimits() throws {
        let text = "width 200..800\n1: 1\nwhen width < 400 {\n require within 399\n}\n"
        let finding = try #require(findings(text).first)
        #expect(
            finding.message == "1 photo is 399.5 points high in a container 399.5 points wide, more than 399")
        #expect(messages(text.replacing("within 399", with: "within 400")).isEmpty)
    }

    @Test("a container that sizes itself is as wide as its tiles")
    func fixedSizes() {
        let spec = "gap 5\ninset 10 6\ntile 80x60\nrequire within 1:1\n2: 1, 1"
        #expect(
            messages(spec) == [
                "2 photos are 145 points high in a container 92 points wide (200 are available), more than 92"
            ])
    }

    @Test("photos have the shapes that patterns leave to them")
    func shapes() {
        let spec = "require keep 60% of 1:2..2:1\ntile 2:1\n1[w]: 1\n1: 1 tile 1:2"
        // Square photos have the tall tile.
        #expect(
            messages(spec) == [
                "only about 41.67 % of a photo of 6:5 is seen in tile 1 of 1 in a container 2000 points wide"
            ])
        #expect(messages(spec.replacing("1: 1 tile 1:2", with: "1[t]: 1 tile 1:2\n1: 1 tile 1:1")).isEmpty)
    }

    @Test("an open range is judged by all its counts")
    func openRanges() {
        #expect(messages("require areas 1\n1..: rows of 3").isEmpty)
        #expect(messages("require areas 3\n3..: rows of 3 stretch").isEmpty == false)
        #expect(messages("require areas 9\n1..: rows of 3 stretch").isEmpty)
        #expect(messages("require within 1:9\n1..: rows of 3") != [])
        #expect(messages("require within 1:9 for 1..27\n1..: rows of 3").isEmpty)
        // The section leaves nothing to the rule outside.
        let shown =
            "width 400..900\n1..: rows of 3\nwhen width >= 600 {\nrequire within 1:9\n1: 1\n2..: show 1\n}"
        #expect(messages(shown).isEmpty)
        // The first count of a rule may have a layout of its own.
        #expect(messages("require tiles 1:1..1:1\n2: 2\n1: 1\n1..: rows of 3 balanced tile 2:1") != [])
        #expect(messages("require tiles 1:1..1:1\n1: 1\n2: 2 tile 2:1\n3: 3\n3..: show 2") != [])
    }

    @Test("counts of very many photos are not laid out")
    func hugeCounts() throws {
        func unproved(_ count: Int) -> [String] { ["gridgen can't prove this for \(count) photos"] }
        let huge = "require areas 4\n9007199254740992..: rows of 4 balanced"
        #expect(messages(huge) == unproved(9_007_199_254_740_992))
        #expect(messages("require within 1:9999999\n1..: rows of 3") == unproved(16_384))
        #expect(messages("tile photo\nrequire within 1:99999\n1..: rows of 3 stretch") == unproved(1_024))
        // The section leaves only those beyond a million to the rule outside.
        let few = "1: 1\n2..: rows of 3\nwhen width < 600 {\nrequire within 1:2\n2..1000000: show 1\n}"
        #expect(messages(few) == unproved(1_000_001))
        // The section that has no layout for so many has blocks for them, which are high, but alike.
        let blocks =
            "require tiles 1:1..1:1\n1: 1\n4: 4\n9999999999: show 4\nwhen width < 600 {\n5..: repeat 1\n}"
        #expect(!messages(blocks).contains { $0.contains("prove") })
    }

    @Test("only requirements that say something are kept quiet by lint")
    func idle() {
        let parsed = parse(
            SourceText(name: "test.grid", text: "width 200..900\nrequire areas 2 for 4\n1..3: rows of 3\n"))
        #expect(lint(parsed, fallbackName: "Test").map { $0.code } == [.requirementIdle])
    }
}
