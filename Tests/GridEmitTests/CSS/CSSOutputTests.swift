import GridModel
import GridSyntax
import Testing

@testable import GridEmit

@Suite struct CSSOutputTests {
    private func sheet(_ spec: String, source: String = "wall.grid") throws -> String {
        let compilation = compile(parse(SourceText(name: source, text: spec)), fallbackName: "Wall")
        let grid = try #require(compilation.grid, "\(compilation.diagnostics)")
        var options = EmitOptions()
        options.source = source
        return emit(grid, as: .css, options: options)
    }

    @Test(arguments: [
        ("PhotoWall", "photo-wall"), ("NineGrid", "nine-grid"), ("X", "x"), ("HTMLGrid", "html-grid"),
        ("X2y", "x2y"), ("photoWall", "photo-wall"), ("Grid5A", "grid5-a"),
    ])
    func theClassNameIsTheGridNameInKebabCase(name: String, expected: String) {
        #expect(kebabCase(name) == expected)
    }

    @Test func thePrefixAppliesToTheClassAndItsProperties() throws {
        let grid = try #require(
            compile(parse(SourceText(name: "wall.grid", text: "1: 1\n")), fallbackName: "Wall").grid)
        var options = EmitOptions()
        options.prefix = "app-"
        let css = emit(grid, as: .css, options: options)
        #expect(
            css.contains("class=\"app-wall\"") && css.contains(".app-wall:has")
                && css.contains("--app-wall-gap"))
        #expect(!css.contains(".wall") && !css.contains("--wall"))
        #expect(emit(grid, as: .html, options: options).contains("<div class=\"app-wall\">"))
    }

    @Test func tracksAreWeightsIfTheHeightIsGiven() throws {
        let css = try sheet("frame fill\n3: 1@57, 2@43\n")
        #expect(css.contains("grid-template: 57fr 43fr / 1fr 1fr;"))
    }

    @Test func tracksAddUpTo1IfTheHeightFollows() throws {
        let css = try sheet("frame 1:1\n3: 1@57, 2@43\n")
        #expect(css.contains("grid-template: minmax(0, 0.57fr) minmax(0, 0.43fr) / 1fr 1fr;"))
        #expect(try sheet("frame 1:1\n4: 2, 2\n").contains("grid-template: 1fr 1fr / 1fr 1fr;"))
    }

    @Test func allRulesAreScopedToTheClassAndNoneIsImportant() throws {
        let css = try sheet(
            """
            gap 2
            1: 1
            2..9: rows of 3 stretch
            10..: show 9
            when width >= 600 { 2..: rows of 5 balanced }

            """)
        for line in css.split(separator: "\n") where line.hasSuffix("{") {
            let selector = line.drop { $0 == " " }
            #expect(
                selector.hasPrefix(".wall:has(") || selector.hasPrefix(".wall > ")
                    || selector.hasPrefix(".wall.wall > ") || selector.hasPrefix(".wall.wall.wall > ")
                    || selector.hasPrefix(".wall:where(:has(") || selector.hasPrefix(":where(.wall:has(")
                    || selector.hasPrefix("@property --wall-") || selector.hasPrefix("@container (")
                    || selector == "@supports selector(:has(*)) {",
                "\(line)")
        }
        #expect(!css.contains("!important"))
    }

    @Test func nothingEndsTheHeaderCommentEarly() throws {
        let css = try sheet("## */ body { display: none }\ngrid Wall\n1: 1\n", source: "a*/b.grid")
        let end = try #require(css.firstRange(of: "*/"))
        #expect(css[..<end.lowerBound].contains("body { display: none }"))
        #expect(css[..<end.lowerBound].contains("from"))
    }

    @Test func countsWithEqualDeclarationsShareRules() {
        let parts = [CountRange(from: 10, to: nil), CountRange(from: 9, to: 9), CountRange(from: 2, to: 4)]
        #expect(CountRange.united(parts) == [CountRange(from: 2, to: 4), CountRange(from: 9, to: nil)])
    }

    @Test(arguments: [
        ("t..", [], "[data-shapes^=\"t\"]"),
        (".w", [], "[data-shapes^=\"tw\"], [data-shapes^=\"sw\"], [data-shapes^=\"ww\"]"),
        ("sw", [], "[data-shapes^=\"sw\"]"),
        ("s", [], ":not([data-shapes^=\"t\"], [data-shapes^=\"w\"])"),
        ("ws", [], "[data-shapes^=\"w\"]:not([data-shapes^=\"wt\"], [data-shapes^=\"ww\"])"),
        ("", ["tw", "t"], ":not([data-shapes^=\"t\"])"),
        (
            ".t", ["t", "wtt"],
            ":is([data-shapes^=\"st\"], [data-shapes^=\"wt\"]):not([data-shapes^=\"wtt\"])"
        ),
        ("w", ["t"], "[data-shapes^=\"w\"]"),
        (
            ".t", ["s"],
            ":is([data-shapes^=\"tt\"], [data-shapes^=\"st\"], [data-shapes^=\"wt\"])"
                + ":not(:not([data-shapes^=\"t\"], [data-shapes^=\"w\"]))"
        ),
    ])
    func aPatternMatchesThePrefixOfTheAttribute(pattern: String, before: [String], expected: String) {
        func letters(_ text: String) -> [PatternLetter] {
            text.compactMap { PatternLetter(rawValue: String($0)) }
        }
        let shapes = CSSShapes(letters(pattern), before: before.map(letters), mayAdd: false)
        #expect(shapes.selector == ":where(\(expected))")
    }

    @Test func theAddTileIsNoSquare() {
        let shapes = CSSShapes([.any, .square], before: [], mayAdd: true)
        #expect(shapes.selector.contains("[data-shapes^=\"w+\"]"))
        #expect(CSSShapes.all.selector.isEmpty)
    }

    @Test func differentShapesAreNotMerged() {
        let tall = CSSShapes([.tall], before: [], mayAdd: false)
        let parts = [
            CountRange(from: 3, to: 3, shapes: tall), CountRange(from: 4, to: nil),
            CountRange(from: 4, to: 4, shapes: tall),
        ]
        #expect(
            CountRange.united(parts) == [
                CountRange(from: 3, to: 4, shapes: tall), CountRange(from: 4, to: nil),
            ])
    }

    @Test func rowsOfPhotosBreakBeforeTheirFirstPhoto() throws {
        let css = try sheet("tile photo 1:2..2:1\n3: 1, 2\n")
        #expect(css.contains("flex: calc(clamp(1 / 2, var(--r, 1), 2) * 100) 1 0;"))
        let alone = ".wall > :nth-child(1):nth-last-child(3) {\n    flex-basis: calc(100% + 1px);"
        let first =
            ".wall > :nth-child(2):nth-last-child(2) {\n    flex-basis: 0;\n    margin-inline: 0 calc(100% + 1px);"
        #expect(css.contains(alone) && css.contains(first))
    }

    @Test("stacks in stacks divide what they share, at any depth") func sharesOfALeastHeight() throws {
        // The innermost rows get one of 5²⁸ parts, more than an integer has.
        let body = (1..<28).reduce("1, 1, 1, 1, 1") { body, _ in "(\(body)) | 1, 1, 1, 1, 1" }
        let text =
            "width 300..600\nsmallest 0\n\(body.count { $0 == "1" }): \(body) tile photo 1:1..1:1 within 100..\n"
        #expect(try sheet(text).contains([String](repeating: " / 5", count: 28).joined()))
    }

    @Test func aWaterfallUsesLanesIfTheBrowserHasThem() throws {
        let css = try sheet("waterfall 2\nwhen width >= 600 { waterfall 3 }\n")
        #expect(css.contains("@supports (display: grid-lanes) {") && css.contains("var(--r, auto 1)"))
        #expect(css.contains("in rows, each as high as its highest photo"))
    }

    @Test(
        "if the width chooses the columns, a child or a box in the last one makes them, and nothing depends on the width"
    )
    func columnsOfSections() throws {
        for (size, rule) in [("", "waterfall %"), ("tile 1:1\n", "1..: rows of %")] {
            let (few, many) = (rule.replacing("%", with: "2"), rule.replacing("%", with: "3"))
            let css = try sheet("\(size)\(few)\nwhen width >= 600 { \(many) }\n").replacing("    ", with: "")
            #expect(css.contains("grid-auto-columns: minmax(0, 1fr);") && !css.contains("cqi"))
            for column in [2, 3] {
                #expect(css.contains("> :where(:nth-child(\(column))) {\ngrid-area: 1 / \(column);"))
                #expect(css.contains("::before {\ngrid-area: 1 / \(column);"))
            }
        }
        let across = try sheet("waterfall 2 wide across\nwhen width >= 600 { waterfall 3 wide across }\n")
        #expect(across.contains("repeat(6, calc(50% / 3 + var(--wall-gx) / 6))"))
        let balanced = try sheet("7..: rows of 2\nwhen width >= 600 { 7..: rows of 3 balanced }\n")
        #expect(balanced.contains("> :where(:last-child)"))
        #expect(balanced.contains(":nth-child(1):nth-last-child(3n + 8)"))
    }

    @Test(
        "blocks that repeat are in cells if browsers put each child into the next free one",
        arguments: [
            ("4: aab / aac / d..", true), ("4: aab / aac / ..d", false), ("4: aab / aac / ddd", false),
            ("4: baa / caa / d..", false), ("3: abb / abb / acc", false),
        ])
    func repeatedCells(rule: String, areCells: Bool) throws {
        let count = rule.first ?? "1"
        let parts = ["1: a..", "2: ab.", "3: aab / aac"].filter { $0.first.map { $0 < count } ?? false }
        let css = try sheet(
            (["tile 1:1"] + parts + [rule, "5..: repeat \(count) mirrored\n"]).joined(separator: "\n"))
        #expect(css.contains("cqi") != areCells)
    }

    @Test(arguments: ["waterfall 2\n", "4[w]: 1, 3 tile photo\n4: 2, 2 tile photo\n"])
    func aPageShowsPhotosOfSeveralRatios(spec: String) throws {
        let grid = try #require(
            compile(parse(SourceText(name: "wall.grid", text: spec)), fallbackName: "Wall").grid)
        let page = emit(grid, as: .html)
        #expect(["1.5", "0.75", "1"].allSatisfy { page.contains("style=\"--r: \($0)\"") })
    }

    @Test func aPageSaysHowManyCountsItOmits() throws {
        let sections = (0..<30).map { "when width \(400 + $0)..<\(401 + $0) { 1..90: rows of 2 }\n" }.joined()
        let spec = "smallest 0\n1..90: rows of 3\n"
        for (text, notice) in [(spec, ""), (spec + sections, "more counts have no room on this page.")] {
            let grid = try #require(
                compile(parse(SourceText(name: "wall.grid", text: text)), fallbackName: "Wall").grid)
            let page = HTMLPage(grid, options: EmitOptions())
            var printer = CodePrinter()
            page.write(with: try CSSWriter(grid, options: EmitOptions()), to: &printer)
            #expect(printer.text.contains("have no room") == !notice.isEmpty)
            #expect(printer.text.contains(notice) || notice.isEmpty)
        }
    }

    @Test(arguments: [([2, 3], 6), ([4, 6], 12), ([], 1), ([500, 3], nil), ([Int.max, 2], nil)])
    func columnsHaveACommonMultiple(numbers: [Int], expected: Int?) {
        #expect(commonMultiple(numbers, upTo: 1_000) == expected)
    }

    @Test func compilingTwiceGivesTheSameBytes() throws {
        let spec = "gap 2\n1..12: rows of 5 balanced\n13..: show 12\nwhen width < 500 { 3: ab / cb }\n"
        #expect(try sheet(spec) == (try sheet(spec)))
    }
}
