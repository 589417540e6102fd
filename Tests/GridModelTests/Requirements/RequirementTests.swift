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

    @Test(
        "least heights are proved at the greatest ratios",
        arguments: [
            ("2: 2 tile photo 1:2..2:1", "within 75..", "within 76..", "require within 75.."),
            ("2: 2 tile photo 1:2..2:1 within 100..", "within 100..", "within 150..", "require within 100.."),
            ("2: 2 tile photo 1:2..2:1", "within 4:1..", "within 3:1..", "require within 4:1.."),
            ("1..: rows of 3", "within 100..", "within 101..", "require within 100.."),
            ("waterfall 2 # tile photo", "within 50..", "within 60..", "require within 50.."),
            // A photo of 3:1 is 100 high across 300, one of 6:5 in a column 125.
            ("waterfall 2 wide across # tile photo", "within 100..", "within 110..", "require within 100.."),
            ("1..: rows near 120 tile photo 1:2..2:1", "within 60..", "within 130..", nil),
            ("2..: strip 120 tile photo", "within 120..", "within 121..", "require within 120.."),
            // Cropped photos: a photo of 2:1 in a container 300 wide is 200 high.
            (
                "1: 1 tile photo 2:1..2:1 within 200..", "tiles 3:2..2:1", "tiles 8:5..2:1",
                "require tiles 3:2..2:1"
            ),
            (
                "1: 1 tile photo 2:1..2:1 within 200..", "keep 75% of 2:1", "keep 76% of 2:1",
                "require keep 75% of 2:1"
            ),
            (
                "2: 2 tile photo 1:2..2:1 within 100..", "keep 75% of 1:2..2:1", "keep 76% of 1:2..2:1",
                "require keep 75% of 1:2..2:1"
            ),
            ("3: 1, 1, 1 tile photo 1:1..1:1 within 400..", "largest 1", "tiles 4:3..3:1", nil),
        ])
    func least(rule: String, holds: String, fails: String, offered: String?) {
        let photos = rule.contains("#") ? "tile photo\n" : ""
        func spec(_ claim: String) -> String { "width 300..600\n\(photos)require \(claim)\n\(rule)" }
        #expect(messages(spec(holds)).isEmpty)
        let found = findings(spec(fails))
        #expect(found.map { $0.code } == [.requirementFails])
        if let offered { #expect(found.first?.help == "`\(offered)` holds") }
    }

    @Test("both heights of a requirement are proved, each by itself")
    func leastAndGreatest() {
        let spec = "width 300..600\nrequire within 100..600\n1: 1 tile photo 1:1..4:1"
        #expect(
            messages(spec) == ["1 photo is 75 points high in a container 300 points wide, less than 100"])
        #expect(messages(spec.replacing("4:1", with: "3:1")).isEmpty)
        #expect(
            messages(spec.replacing("100..600", with: "75..500")).first?.hasSuffix("more than 500") ?? false)
    }

    @Test(
        "a height of 0 is less than any least height",
        arguments: ["1: 1 tile photo", "1: 1 tile 4:3", "waterfall 1"])
    func noHeight(rule: String) {
        let found = messages(
            "width 20..600\ninset 0 10\nsmallest 0\ntile photo\nrequire within 100..\n\(rule)")
        #expect(found == ["1 photo is 0 points high in a container 20 points wide, less than 100"])
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

    @Test("stated photos have the layout of the rule, and break the requirement")
    func statedPhotos() throws {
        func notes(_ text: String) throws -> [String] { try #require(findings(text).first).notes }
        // The pattern asks for a tall photo, the tile that is too wide for a wide one.
        let spec = "width 320..1000\nrequire tiles 1:3..2:1\n2[t]: 2 tile photo\n2: 2"
        #expect(try notes(spec) == ["with photos of 1:2, 3:1"])
        // A photo of 4:5 isn't tall.
        let tall = "require keep 90% of 3:4..16:9\n1[t]: 1 tile 3:2\n1: 1 tile photo"
        #expect(try notes(tall).first == "with photos of 79:100" || notes(tall).first == "with photos of 3:4")
        let wide = "require areas 8\ntile photo 1:2..2:1\n2[w]: 1, 1\n2: 1, 1 tile 1:1"
        #expect(messages(wide).isEmpty)
        #expect(try notes(wide.replacing("areas 8", with: "areas 2")) == ["with photos of 2:1, 1:2"])
        // Earlier patterns of the greater count take photos from what it shows.
        let shown = "require tiles 1:3..1:1 for 3\n2: 2 tile photo 1:3..2:1\n3[w]: 3\n3[.w]: 3\n3: show 2"
        #expect(try notes(shown) == ["with photos of 6:5"])
    }

    @Test("photos that break what is required of areas are found inside of limits, too")
    func nestedAreas() {
        // The area of a photo in a column beside another one is greatest between the limits.
        let spec = "width 400..400\nsmallest 0\ntile photo 1:9..9:1\n3: 1 | (1, 1)\nrequire areas "
        #expect(findings(spec + "7000").map { $0.code } == [.requirementUnproved])
        for times in [100, 400, 700] {
            #expect(findings(spec + "\(times)").map { $0.code } == [.requirementFails])
        }
    }

    @Test("heights of rows that find their lengths are proved up to a bound, and broken near it")
    func boundsOfHeights() throws {
        let heads = "width 320..1000\nsmallest 0\ngap 4\ntile photo\n"
        for rule in [
            "1..9: rows near 180", "1..9: rows near 180 stretch", "1..9: rows of 2..4 near 180",
            "1..9: rows over 180", "1..9: rows under 180", "1..9: rows under 180 stretch",
            "1..9: rows over 150x90",
            "1..9: rows near 180 balanced", "1..7: rows of 1..3 near 4:3", "waterfall 3",
            "waterfall 3 wide across",
        ] {
            func help(_ claim: String) throws -> String {
                try #require(findings(heads + claim + "\n" + rule).first?.help)
            }
            for claim in ["require within 9:1 for 1..7", "require within 90 for 1..7"] {
                #expect(findings(heads + claim + "\n" + rule).map { $0.code } == [.requirementFails])
                let offered = try #require(try help(claim).split(separator: "`").first)
                #expect(offered.hasPrefix("require within "))
                #expect(findings(heads + offered + "\n" + rule).isEmpty, "\(rule): \(offered)")
            }
        }
    }

    @Test("photos of a waterfall without limits may be as high as one likes")
    func unlimitedWaterfall() {
        #expect(
            findings("width 400..1100\nwaterfall 5\nrequire within 123 for 5..7").map { $0.code } == [
                .requirementFails
            ])
    }

    @Test(
        "a waterfall is highest where photos in columns and wide ones across them alternate, or all are wide")
    func across() {
        // At 600, a photo of 1:2 in a column of 300 is 600 high, one just wider than 6:5 across both almost 500.
        func found(_ most: Int, _ count: Int) -> [String] {
            messages(
                "width 300..600\ntile photo 1:2..3:1\nrequire within \(most) for \(count)\nwaterfall 2 wide across"
            )
        }
        for (count, most) in [(1, 600), (2, 1_100), (3, 1_700), (4, 2_200)] {
            #expect(found(most, count).isEmpty)
            #expect(found(most - 1, count).count == 1)
        }
    }

    @Test("a waterfall is lowest where all photos are wide, or none is, or only those that would begin a row")
    func lowAcross() {
        // At 300, a photo of 3:1 across both columns is 100 high, one of 6:5 in a column of 150 is 125.
        func found(_ least: Int, _ count: Int) -> [String] {
            messages(
                "width 300..600\ntile photo 1:2..3:1\nrequire within \(least).. for \(count)\nwaterfall 2 wide across"
            )
        }
        for (count, least) in [(1, 100), (2, 125), (3, 225), (4, 250), (5, 350)] {
            #expect(found(least, count).isEmpty)
            #expect(found(least + 1, count).count == 1)
        }
    }

    @Test("what can't be proved comes with something that can")
    func provable() {
        let spec = "tile photo 1:2..2:1\nrequire areas 1000\n1: 1\n2: 2\n3: 1 | (1, 1)"
        #expect(findings(spec).map { $0.help } == ["`require areas 1000 for 2` can be proved"])
        let rows = "width 320..800\ntile photo 1:2..2:1\nrequire within 0.178:1 for 4..5\n4..5: rows near 240"
        #expect(findings(rows).first?.help?.hasSuffix("can be proved") == true)
    }

    @Test("the strongest requirement that is offered has three digits that count")
    func digits() {
        let small = "width 320..320\nsmallest 0\nrequire tiles 1:2..2:1\n1: 1 tile 19:9999"
        #expect(findings(small).map { $0.help } == ["`require tiles 0.0019:1..2:1` holds"])
        let keep = "width 320..320\nsmallest 0\nrequire keep 50% of 1:1..1:1\n1: 1 tile 19:9999"
        #expect(findings(keep).map { $0.help } == ["`require keep 0.19% of 1:1` holds"])
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
