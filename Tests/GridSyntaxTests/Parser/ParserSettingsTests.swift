import Testing

@testable import GridSyntax

@Suite struct ParserSettingsTests {
    @Test(
        arguments: [
            ("grid Nice9", .name(here("Nice9"))),
            ("gap 0", .gap(GapSyntax(row: points(0), column: nil))),
            ("gap 4 2.5", .gap(GapSyntax(row: points(4), column: points(25, scale: 1)))),
            ("inset 8", .inset(InsetSyntax(lengths: [points(8)]))),
            ("inset 0 4", .inset(InsetSyntax(lengths: [points(0), points(4)]))),
            ("inset 1 2 3 4", .inset(InsetSyntax(lengths: [points(1), points(2), points(3), points(4)]))),
            ("heading 44", .heading(points(44))), ("foot 20", .foot(points(20))),
            ("width 320..1024", .width(LengthRangeSyntax(lower: points(320), upper: points(1024)))),
            ("height 0.5 .. 800", .height(LengthRangeSyntax(lower: points(5, scale: 1), upper: points(800)))),
            ("smallest 44", .smallest(points(44))),
            ("smallest 0", .smallest(points(0))),
            ("width 0..5", .width(LengthRangeSyntax(lower: points(0), upper: points(5)))),
            (
                "shapes tall < 4:5, wide > 6:5",
                .shapes(
                    ShapesSyntax(
                        tall: here(ratio(4, 5)), includesTall: false, wide: here(ratio(6, 5)),
                        includesWide: false))
            ),
            (
                "shapes tall <= 4:5, wide >= 6:5",
                .shapes(
                    ShapesSyntax(
                        tall: here(ratio(4, 5)), includesTall: true, wide: here(ratio(6, 5)),
                        includesWide: true))
            ),
            ("append to 9", .append(to: here(9))),
            ("waterfall 2", .waterfall(WaterfallSyntax(columns: here(2), isAcross: here(false)))),
            (
                "waterfall 3 wide across",
                .waterfall(WaterfallSyntax(columns: here(3), isAcross: here(true)))
            ),
            (
                "require within 4:5 for 3..",
                .requirement(
                    RequirementSyntax(
                        claim: here(.within(PhotoBoundsSyntax(greatest: here(.ratio(ratio(4, 5)))))),
                        counts: here(.range(from: here(3), to: nil))))
            ),
            (
                "require within 600",
                .requirement(
                    RequirementSyntax(
                        claim: here(.within(PhotoBoundsSyntax(greatest: here(.height(points(600).value))))),
                        counts: nil))
            ),
            (
                "require within 100..4:5",
                .requirement(
                    RequirementSyntax(
                        claim: here(
                            .within(
                                PhotoBoundsSyntax(
                                    least: here(.height(points(100).value)),
                                    greatest: here(.ratio(ratio(4, 5)))))), counts: nil))
            ),
            (
                "require areas 2.5 for 4",
                .requirement(
                    RequirementSyntax(claim: here(.areas(points(25, scale: 1))), counts: here(.one(here(4)))))
            ),
            (
                "require largest 1",
                .requirement(RequirementSyntax(claim: here(.largest(here(1))), counts: nil))
            ),
            (
                "require keep 55 % of 1:2..2:1",
                .requirement(
                    RequirementSyntax(
                        claim: here(
                            .keep(
                                percent: points(55),
                                of: RatioRangeSyntax(lower: here(ratio(1, 2)), upper: here(ratio(2, 1))))),
                        counts: nil))
            ),
            (
                "require keep 50% of 3:2 for 2",
                .requirement(
                    RequirementSyntax(
                        claim: here(
                            .keep(
                                percent: points(50),
                                of: RatioRangeSyntax(lower: here(ratio(3, 2)), upper: here(ratio(3, 2))))),
                        counts: here(.one(here(2)))))
            ),
            (
                "require tiles 1:1",
                .requirement(
                    RequirementSyntax(
                        claim: here(
                            .tiles(RatioRangeSyntax(lower: here(ratio(1, 1)), upper: here(ratio(1, 1))))),
                        counts: nil))
            ),
        ] as [(String, SettingSyntax)])
    func aSettingIsRead(text: String, setting: SettingSyntax) {
        let parsed = read(text)
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.kinds == [.setting(setting)])
    }

    @Test(
        arguments: [
            ("tile 4:3", .tileRatio(ratio(4, 3))),
            ("tile x120", .tileHeight(points(120))),
            ("frame x350.5", .frameHeight(points(3505, scale: 1))),
            ("tile 80x60", .tileSize(width: points(80), height: points(60))),
            ("tile 80.5 x 60", .tileSize(width: points(805, scale: 1), height: points(60))),
            ("tile photo", .tilePhoto(clamp: nil)),
            ("tile photo sided", .tilePhoto(clamp: nil, options: PhotoOptionsSyntax(isSided: true))),
            (
                "tile photo within 100..",
                .tilePhoto(
                    clamp: nil,
                    options: PhotoOptionsSyntax(
                        bounds: here(
                            PhotoBoundsSyntax(least: here(.height(points(100).value)), greatest: nil))))
            ),
            (
                "tile photo within 3:4",
                .tilePhoto(
                    clamp: nil,
                    options: PhotoOptionsSyntax(
                        bounds: here(PhotoBoundsSyntax(greatest: here(.ratio(ratio(3, 4)))))))
            ),
            (
                "tile photo 1:3..3:1 sided within 320.5",
                .tilePhoto(
                    clamp: RatioRangeSyntax(lower: here(ratio(1, 3)), upper: here(ratio(3, 1))),
                    options: PhotoOptionsSyntax(
                        isSided: true,
                        bounds: here(
                            PhotoBoundsSyntax(greatest: here(.height(NumberLiteral(units: 3205, scale: 1))))))
                )
            ),
            (
                "tile photo 1:3..3:1",
                .tilePhoto(clamp: RatioRangeSyntax(lower: here(ratio(1, 3)), upper: here(ratio(3, 1))))
            ),
            ("frame 16:9", .frameRatio(ratio(16, 9))),
            ("frame fill", .frameFill),
        ] as [(String, SizingSyntax)])
    func aSizingIsReadAloneAndAfterARule(text: String, sizing: SizingSyntax) {
        #expect(read(text).diagnostics.isEmpty)
        #expect(read(text).kinds == [.setting(.sizing(sizing))])
        #expect(read("2: 2 " + text).kinds == [.rule(rule(2, .stack(stack(row(tiles(2)))), .sizing(sizing)))])
    }

    @Test(arguments: Alignment.allCases) func anAlignmentIsReadAloneAndAfterARule(alignment: Alignment) {
        let text = "align \(alignment.rawValue)"
        #expect(read(text).kinds == [.setting(.alignment(alignment))])
        #expect(read("2: ab " + text).kinds == [.rule(rule(2, sketch(("ab", nil)), .alignment(alignment)))])
    }

    @Test(arguments: ["grid Nice", "frame fill", "gap 4 2", "width 320..1024", "append to 9"])
    func aSettingEndsWithItsLine(text: String) {
        #expect(read(text + "\n1: 1\n").kinds.count == 2)
        #expect(read(text + " 7 7 7 7 7\n1: 1\n").diagnostics.map(\.code) == [.syntax])
    }

    // MARK: Mistakes

    @Test(arguments: [
        ("grid", "1:5 syntax"), ("grid 9", "1:6 syntax"), ("gap", "1:4 syntax"), ("gap x", "1:5 syntax"),
        ("gap 1 2 3", "1:9 syntax"), ("inset", "1:6 syntax"), ("inset 1 2 3", "1:7 inset-lengths"),
        ("inset 1 2 3 4 5", "1:7 inset-lengths"), ("width 320", "1:10 syntax"),
        ("width 320..", "1:12 syntax"),
        ("width ..320", "1:7 syntax"), ("foot", "1:5 syntax"), ("heading", "1:8 syntax"),
        ("heading 0", "1:9 zero"), ("heading 44 beside", "1:12 syntax"),
        ("smallest", "1:9 syntax"), ("gap 4 -1", "1:7 unexpected-character"),
        ("shapes", "1:7 syntax"), ("shapes wide > 6:5", "1:8 syntax"),
        ("shapes tall > 4:5, wide > 6:5", "1:13 syntax"), ("shapes tall < 4:5", "1:18 syntax"),
        ("shapes tall < 4:5, wide < 6:5", "1:25 syntax"), ("append 9", "1:8 missing-word"),
        ("append", "1:7 syntax"),
        ("append to", "1:10 syntax"), ("append to 0", "1:11 zero"), ("append to 1.5", "1:11 not-whole"),
        ("waterfall", "1:10 syntax"), ("waterfall 2.0", "1:11 not-whole"), ("tile", "1:5 syntax"),
        ("tile 4", "1:7 syntax"), ("tile 4:", "1:8 syntax"), ("tile 0:3", "1:6 zero"),
        ("tile 4:0", "1:8 zero"),
        ("tile 80x", "1:9 syntax"), ("tile 80x0", "1:9 zero"), ("tile fill", "1:6 syntax"),
        ("tile photo 1:3", "1:15 syntax"), ("frame", "1:6 syntax"), ("frame 16", "1:9 syntax"),
        ("frame photo", "1:7 unknown-word"), ("align", "1:6 syntax"), ("align 3", "1:7 syntax"),
        ("align sideways", "1:7 unknown-word"), ("tile -1:2", "1:6 unexpected-character"),
    ])
    func missingAndWrongPartsAreReportedAtTheirPlace(text: String, finding: String) {
        #expect(read(text).findings == [finding])
        // The next statement is read, and there are no other findings.
        let parsed = read(text + "\n1: 1\n")
        #expect(parsed.findings == [finding])
        #expect(parsed.rules == [rule(1, .stack(stack(row(tiles(1)))))])
    }

    @Test func theMessageSaysWhatWasExpectedAndWhatWasFound() {
        #expect(read("gap x").diagnostics.first?.message == "expected a length in points, found `x`")
        #expect(
            read("gap").diagnostics.first?.message == "expected a length in points, found the end of the file"
        )
        #expect(
            read("gap\n").diagnostics.first?.message
                == "expected a length in points, found the end of the line")
        #expect(
            read("append to 1.5").diagnostics.first?.message
                == "a number of photos must be whole, not `1.5`")
    }
}
