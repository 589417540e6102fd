import GridModel
import GridSyntax
import TestSupport
import Testing

/// The source of the rule that applies to a count for photos of some shapes; `+` is the tile that adds a photo.
private func winner(_ spec: String, _ shapes: String, width: Int = 400, count: Int? = nil) throws -> String? {
    let grid = try #require(compiled(spec).grid, "\(compiled(spec).diagnostics.map(\.message))")
    let ratios = try shapes.filter { $0 != "+" }.map { letter in
        switch letter {
        case "t": try Rational(1, over: 2)
        case "w": Rational(2)
        default: Rational.one
        }
    }
    let photos = Photos(ratios)
    let layout =
        shapes.hasSuffix("+")
        ? grid.editingLayout(count: ratios.count, width: Rational(width), photos: photos)
        : grid.layout(count: count ?? ratios.count, width: Rational(width), photos: photos)
    return layout?.origin.rule
}

private func messages(_ spec: String) -> [String] { compiled(spec).diagnostics.map(\.message) }

@Suite("Patterns") struct PatternTests {
    @Test(
        "the first pattern that matches wins, in source order; photos after the last letter may have any shape"
    )
    func order() throws {
        let spec = "3[tw]: 3\n3: 2, 1\n3[t]: 1 | (1, 1)\n3[..s]: 1, 2"
        #expect(try winner(spec, "twt") == "3[tw]: 3")
        #expect(try winner(spec, "tst") == "3[t]: 1 | (1, 1)")
        #expect(try winner(spec, "tss") == "3[t]: 1 | (1, 1)")
        #expect(try winner(spec, "wts") == "3[..s]: 1, 2")
        #expect(try winner(spec, "wtt") == "3: 2, 1")
    }

    @Test("ratios at the limits are square")
    func limits() throws {
        let grid = try #require(
            compiled("shapes tall < 2:3, wide > 3:2\n1[t]: 1\n1[w]: 1 tile 2:1\n1: 1 tile 1:2").grid)
        for (numerator, denominator, rule) in [
            (2, 3, "1: 1 tile 1:2"), (3, 2, "1: 1 tile 1:2"), (666, 1000, "1[t]: 1"),
            (1501, 1000, "1[w]: 1 tile 2:1"),
        ] {
            let photos = Photos([try Rational(Int128(numerator), over: Int128(denominator))])
            let layout = grid.layout(count: 1, width: Rational(400), photos: photos)
            #expect(layout?.origin.rule == rule)
        }
        // An unknown or invalid ratio counts as 1:1.
        for photos in [Photos(), Photos([.zero]), Photos([-.one])] {
            #expect(
                grid.layout(count: 1, width: Rational(400), photos: photos)?.origin.rule == "1: 1 tile 1:2")
        }
    }

    @Test("`<=` and `>=` include ratios at the limits; at equal limits, no photo is square")
    func includedLimits() throws {
        func letters(_ shapes: String) throws -> String {
            let grid = try #require(compiled("shapes \(shapes)\n1: 1").grid)
            return String(
                [grid.shapes.tall, .one, grid.shapes.wide].map {
                    Character(grid.shapes.letter(of: $0).rawValue)
                })
        }
        #expect(try letters("tall <= 2:3, wide > 3:2") == "tss")
        #expect(try letters("tall < 2:3, wide >= 3:2") == "ssw")
        #expect(try letters("tall <= 2:3, wide >= 3:2") == "tsw")
        #expect(try letters("tall <= 1:1, wide > 1:1") == "ttt")
        #expect(try letters("tall < 1:1, wide >= 1:1") == "www")
        // Patterns need not cover square photos if there are none.
        let two = "shapes tall <= 1:1, wide > 1:1\n1[t]: 1\n"
        #expect(compiled(two + "1[w]: 1 tile 2:1").diagnostics.isEmpty)
        #expect(compiled(two + "1[w]: 1 tile 2:1\n1: 1").diagnostics.map { $0.code } == [.unreachableRule])
        #expect(compiled(two + "1[s]: 1 tile 2:1\n1: 1").diagnostics.map { $0.code } == [.unreachableRule])
        #expect(
            compiled("shapes tall <= 1:1, wide >= 1:1\n1: 1").diagnostics.map { $0.code } == [.shapesCross])
    }

    @Test(
        "in each scope, patterns come before the plain rule and the range; the section comes before the outer scope"
    )
    func scopes() throws {
        let spec = """
            1..: rows of 3
            3[t]: 1 | (1, 1)
            4: 4
            when width >= 600 {
                3[w]: 1, 2
                4[t]: 2, 2
                4[.t]: 1, 3
                4..5: rows of 2
            }
            """
        #expect(try winner(spec, "ttt") == "3[t]: 1 | (1, 1)")
        #expect(try winner(spec, "wtt") == "1..: rows of 3")
        #expect(try winner(spec, "ttt", width: 600) == "3[t]: 1 | (1, 1)")
        #expect(try winner(spec, "wtt", width: 600) == "3[w]: 1, 2")
        #expect(try winner(spec, "stt", width: 600) == "1..: rows of 3")
        #expect(try winner(spec, "tttt", width: 600) == "4[t]: 2, 2")
        #expect(try winner(spec, "stst", width: 600) == "4[.t]: 1, 3")
        #expect(try winner(spec, "ssss", width: 600) == "4..5: rows of 2")
        #expect(try winner(spec, "tttt", width: 500) == "4: 4")
        #expect(try winner(spec, "sss", width: 600) == "1..: rows of 3")
    }

    @Test("a section with its own sizing applies it to the patterns outside")
    func styles() throws {
        let spec = "2[t]: 2\n2: 1, 1\nwhen width >= 600 {\n tile 2:1\n 2[w]: 2 tile 3:1\n}"
        let grid = try #require(compiled(spec).grid)
        let height = { (ratio: Rational, width: Int) in
            grid.layout(count: 2, width: Rational(width), photos: Photos([ratio]))?.height.w
        }
        #expect(try height(Rational(1, over: 2), 600) == Rational(1, over: 4))
        #expect(try height(Rational(2), 600) == Rational(1, over: 6))
        #expect(height(.one, 600) == .one)
        #expect(try height(Rational(1, over: 2), 500) == Rational(1, over: 2))
    }

    @Test("`show` uses the first photos, and may have a pattern")
    func shows() throws {
        let spec = "2[t]: 2\n2[w]: 1, 1\n2: 2 tile 2:1\n3[.w]: show 2\n3: 3\n4..5: show 2\n6..: show 2"
        let grid = try #require(compiled(spec).grid)
        let tiles = { (count: Int, ratios: [Rational]) in
            grid.layout(count: count, width: Rational(400), photos: Photos(ratios)).map {
                [$0.tiles.count, $0.hidden, Int($0.height.w.numerator), Int($0.height.w.denominator)]
            }
        }
        let half = try Rational(1, over: 2)
        let two = Rational(2)
        #expect(tiles(3, [half, two]) == [2, 1, 1, 2])
        #expect(tiles(3, [two, two]) == [2, 1, 2, 1])
        #expect(tiles(3, [half, half]) == [3, 0, 1, 3])
        for count in [4, 5, 6, 1_000] {
            #expect(tiles(count, [half, two, half]) == [2, count - 2, 1, 2])
            #expect(tiles(count, [two, two]) == [2, count - 2, 2, 1])
            #expect(tiles(count, []) == [2, count - 2, 1, 4])
        }
    }

    @Test("the tile that adds a photo only matches `.`, whatever its ratio")
    func adding() throws {
        let spec = "append to 3\n1: 1\n2: 2\n3[..s]: 3\n3[t]: 1 | (1, 1)\n3: 1, 2"
        #expect(try winner(spec, "tts") == "3[..s]: 3")
        #expect(try winner(spec, "tt+") == "3[t]: 1 | (1, 1)")
        #expect(try winner(spec, "ss+") == "3: 1, 2")
        #expect(
            messages("append to 1\n1[t]: 1\n1[s]: 1\n1[w]: 1") == [
                "no rule for the add tile before the first photo"
            ])
        #expect(messages("append to 1\n1[t]: 1\n1[s]: 1\n1[w]: 1\n1: 1") == [])
        #expect(messages("1[t]: 1\n1[s]: 1\n1[w]: 1\n1: 1") == ["this rule never applies"])
    }

    @Test(
        "the error names a case that has no rule",
        arguments: [
            ("3[t]: 3\n3[s.s]: 3\n3[w]: 3", "no rule for 3 photos shaped `[s.t]`"),
            ("3[s]: 3\n3[.w]: 3\n3[t]: 3", "no rule for 3 photos shaped `[wt.]`"),
            ("1[.]: 1\n2[t]: 2\nwhen width >= 600 {\n 2[.w]: 2\n}", "no rule for 2 photos shaped `[s.]`"),
            ("2: 2\nwhen width >= 600 {\n 1[w]: 1\n}", "no rule for 1 photo shaped `[t]`"),
        ])
    func missing(spec: String, message: String) {
        let found = compiled(spec).diagnostics.filter { $0.severity == .error }
        #expect(found.map(\.message) == [message] && found[0].code == .shapesMissing)
    }

    @Test("a section may leave shapes to the rules outside, or the other way round")
    func completed() {
        #expect(messages("1: 1\nwhen width >= 600 {\n 1[t]: 1\n}") == [])
        #expect(
            messages("1[t]: 1\nwhen width < 600 {\n 1: 1\n}\nwhen width >= 600 {\n 1[s]: 1\n 1[w]: 1\n}")
                == [])
    }

    @Test(
        "a rule whose shapes are all matched by patterns is unreachable",
        arguments: [
            "1[t]: 1\n1[t]: 1\n1: 1", "1[.]: 1\n1: 1", "2[t]: 2\n2[s]: 2\n2[.t]: 2\n2[wt]: 2\n2: 2",
            "2[t]: 2\n2[.t]: 2\n2[.s]: 2\n2[wt]: 2\n2: 2", "2[tt]: 2\n2[ts]: 2\n2[tw]: 2\n2[t]: 2\n2: 2",
            "1[t]: 1\n1[s]: 1\n1[w]: 1\n1..1: rows of 1", "1[t]: 1\n1: 1\nwhen width >= 200 {\n 1[t]: 1\n}",
            "1[t]: 1\n1: 1\nwhen width < 600 {\n 1: 1\n}\nwhen width >= 600 {\n 1[t]: 1\n}",
        ])
    func unreachable(spec: String) {
        #expect(messages(spec) == ["this rule never applies"])
    }

    @Test("a rule in a section that replaces patterns outside is not redundant")
    func redundant() {
        let rules = "1: 1\n2: 2\nwhen width >= 600 {\n 2: 2\n}"
        #expect(linted(rules).map(\.code).contains(.redundantRule))
        #expect(!linted("2[t]: 1, 1\n" + rules).map(\.code).contains(.redundantRule))
    }

    @Test("a pattern is only proved where it applies")
    func proofs() {
        let section = "when width < 400 {\n 2[t]: 1, 1\n 2[s]: 1, 1\n 2[w]: 1, 1\n}"
        #expect(messages("smallest 200\n1: 1\n2: 2\n\(section)") == [])
        #expect(
            messages("smallest 200\n1: 1\n2[t]: 2\n2: 1, 1") == [
                "tile 1 of 2 is less than 200 points wide at container widths below 400"
            ])
    }

    @Test("patterns that take too many steps to compare are an error at their place")
    func entangled() {
        var generator = SeededGenerator(seed: 1)
        var text = ""
        for _ in 0..<900 {
            var pattern = Array(repeating: ".", count: 60)
            for _ in 0..<3 {
                pattern[Int.random(in: 0..<60, using: &generator)] =
                    ["t", "s", "w"].randomElement(using: &generator) ?? "t"
            }
            text += "60[\(pattern.joined())]: 30, 30\n"
        }
        #expect(compiled(text).diagnostics.map(\.code) == [.patternsTooEntangled])
    }
}
