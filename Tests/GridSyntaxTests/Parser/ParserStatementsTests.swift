import Testing

@testable import GridSyntax

@Suite struct ParserStatementsTests {
    private let five = rule(5, .stack(stack(row(tiles(5)))))

    // MARK: Lines

    @Test(arguments: ["", "\n", "\n\n\n", "  \t\n", "# only a comment", "# a\n\n# b\n", "\u{FEFF}"])
    func aTextWithoutStatementsIsAnEmptyTree(text: String) {
        let parsed = read(text)
        #expect(parsed.syntax.statements.isEmpty)
        #expect(parsed.diagnostics.isEmpty)
        #expect(!parsed.lacksStatements)
    }

    @Test func blankLinesAndCommentsBetweenStatementsChangeNothing() {
        let plain = read("gap 2\n5: 5\n")
        #expect(read("\n\n# a\ngap 2 # b\n\n   # c\n\n5: 5").syntax == plain.syntax)
        #expect(read("gap 2\r\n\r\n5: 5\r\n").syntax == plain.syntax)
    }

    @Test func theLastLineNeedsNoNewline() {
        #expect(read("5: 5").rules == [five])
    }

    @Test(arguments: [
        ("gap 2 5: 5", "1:7 missing-newline"), ("gap 2 gap 3", "1:7 missing-newline"),
        ("5: 5 6: 5", "1:6 missing-newline"),
        ("5: 5 6[t]: 5", "1:6 missing-newline"), ("5: 5 6..: 5", "1:6 missing-newline"),
        ("grid Nice gap 2", "1:11 missing-newline"),
        ("frame fill align center", "1:12 missing-newline"),
        ("5: 5 when width < 5 { 5: 5 }", "1:6 missing-newline"),
        ("when width < 5 { 5: 5 } 5: 5", "1:25 missing-newline"),
        ("when width < 5 { 5: 5 6: 5 }", "1:23 missing-newline"),
        ("gap 2 grid Nice", "1:7 missing-newline"),
    ])
    func twoStatementsOnALineAreReportedOnceAndBothRead(text: String, finding: String) {
        let parsed = read(text)
        #expect(parsed.findings == [finding])
        #expect(read(parsed.mended).diagnostics.isEmpty)
        #expect(parsed.syntax == read(parsed.mended).syntax)
    }

    @Test(arguments: ["5: 5 gap 2", "5: aab / aac gap 2", "5: 5 grid Nice9", "5: 5 inset 4"])
    func aSettingAfterARuleAppliesToTheWholeFile(text: String) {
        let parsed = read(text)
        #expect(parsed.diagnostics.map(\.code) == [.missingNewline])
        #expect(parsed.diagnostics[0].message.contains("applies to the whole file"))
        #expect(parsed.diagnostics[0].fix.isEmpty && parsed.rules.count == 1)
    }

    // MARK: Newlines that end nothing

    @Test(arguments: [",", "|"]) func aNewlineAfterABlockSeparatorEndsNothing(separator: String) {
        let plain = read("5: 2 \(separator) 3\n6: 5").syntax
        #expect(read("5: 2 \(separator)\n3\n6: 5").syntax == plain)
        #expect(read("5: 2 \(separator) # why\n\n  # and\n\r\n 3\n6: 5").syntax == plain)
        #expect(read("5: 2 \(separator)\n3\n6: 5").diagnostics.isEmpty)
    }

    @Test func aNewlineAfterASlashEndsNothing() {
        let plain = read("6: aab / aac / def\n7: 7").syntax
        let picture = """
            6: aab /   # big

               # in the middle
               aac /

               def
            7: 7
            """
        #expect(read(picture).diagnostics.isEmpty)
        #expect(read(picture).syntax == plain)
    }

    @Test func aNewlineAfterAColonEndsNothing() {
        let plain = read("6: aab / aac / def\n7: 3, 4\ntile 4:3").syntax
        let pictures = """
            6:
                # a is big
                aab /
                aac /
                def

            7:   # rows

              3, 4
            tile 4:
              3
            """
        #expect(read(pictures).diagnostics.isEmpty)
        #expect(read(pictures).syntax == plain)
    }

    @Test func aNewlineInsideParenthesesEndsNothing() {
        let plain = read("5: 1 | (2, 2)\n6: 5").syntax
        let spread = """
            5: 1 | (
                2   # above

                , 2
                # below
            )
            6: 5
            """
        #expect(read(spread).diagnostics.isEmpty)
        #expect(read(spread).syntax == plain)
    }

    @Test func aNewlineAfterTheParenthesesEndsTheStatement() {
        #expect(read("5: (\n5\n)\n6: 5").rules.count == 2)
        #expect(read("5: (5)\n@2").findings == ["2:1 syntax"])
    }

    @Test(arguments: [
        "5: 5\n, 5", "5: 5\n| 5", "5: aab\n/ aac", "5: 5\n@2", "5\n: 5", "gap\n2", "append\nto 9",
        "grid\nNice",
    ])
    func anyOtherNewlineEndsTheStatement(text: String) {
        #expect(read(text).diagnostics.hasErrors)
    }

    @Test(arguments: [
        "7: 3,\n8: 8", "7: 3,\n\n# why\n8: 8", "7: 3 |\n8: 8", "7: (3,\n8: 8", "7: 3,\n8..: 8",
        "7: 3,\n8[t]: 8",
    ])
    func aTrailingSeparatorDoesNotSwallowTheNextRule(text: String) {
        let parsed = read(text)
        #expect(parsed.diagnostics.map(\.code) == [.trailingSeparator])
        #expect(parsed.rules.count == 2)
        #expect(parsed.bodies.last == .stack(stack(row(tiles(8)))))
    }

    @Test func aTrailingSeparatorDoesNotSwallowTheNextSetting() {
        let parsed = read("7: 3,\ngap 2")
        #expect(parsed.findings == ["1:5 trailing-separator"])
        #expect(parsed.kinds.last == .setting(.gap(GapSyntax(row: points(2), column: nil))))
    }

    @Test(arguments: [
        "gap 2", "tile 4:3", "frame fill", "align center", "grid Nice9", "append to 9", "when width < 5 {\n}",
    ])
    func aRuleWithoutALayoutDoesNotSwallowTheNextStatement(text: String) {
        let parsed = read("7:\n" + text)
        #expect(parsed.findings == ["1:3 missing-body"])
        #expect(parsed.kinds == [.rule(rule(7, nil))] + read(text).kinds)
    }

    @Test func aRuleWithoutALayoutDoesNotSwallowTheNextRule() {
        let parsed = read("7:\n5: 5")
        #expect(parsed.findings == ["1:3 missing-body"])
        #expect(parsed.rules == [rule(7, nil), five])
    }

    // MARK: Unknown statements

    @Test(arguments: Keyword.words) func everyKeywordIsRecognizedInAnotherCase(word: String) {
        let parsed = read(word.uppercased() + " 2")
        #expect(parsed.diagnostics.first?.code == .unknownWord)
        #expect(parsed.diagnostics.first?.fix.map(\.replacement) == [word])
    }

    @Test func aMistypedKeywordIsReportedAndReadAsIntended() {
        let parsed = read("gpa 2\nfarme fill\n5: 5 tiel 4:3")
        #expect(parsed.findings == ["1:1 unknown-word", "2:1 unknown-word", "3:6 unknown-word"])
        #expect(parsed.kinds.count == 3)
        #expect(read(parsed.mended).syntax == read("gap 2\nframe fill\n5: 5 tile 4:3").syntax)
    }

    @Test(arguments: ["Nice", "Nice9", "N2b9", "x"]) func aNameAfterAMistypedGridIsRead(name: String) {
        let parsed = read("gird \(name)\n5: 5")
        #expect(parsed.findings == ["1:1 unknown-word"])
        #expect(parsed.kinds.first == .setting(.name(here(name))))
    }

    @Test func anUnknownWordIsReportedWithAllKeywords() {
        let parsed = read("photographs 2\n5: 5")
        #expect(parsed.findings == ["1:1 unknown-word"])
        #expect(parsed.diagnostics.first?.fix == [])
        #expect(parsed.diagnostics.first?.help == "known here: " + Keyword.words.joined(separator: ", "))
        #expect(parsed.lacksStatements)
        #expect(parsed.rules == [five])
    }

    // MARK: Sections

    @Test(
        arguments: [
            ("width < 600", .init(width: .below(points(600)))),
            ("width >= 0", .init(width: .atLeast(points(0)))),
            ("width >= 600.5", .init(width: .atLeast(points(6005, scale: 1)))),
            ("width 300..<600", .init(width: .between(points(300), points(600)))),
            ("width 300 ..< 600", .init(width: .between(points(300), points(600)))),
            ("height < 500", .init(height: .below(points(500)))),
            ("width >= 600, height < 500", .init(width: .atLeast(points(600)), height: .below(points(500)))),
            (
                "height < 500,\n width >= 600",
                .init(width: .atLeast(points(600)), height: .below(points(500)))
            ),
        ] as [(String, ConditionSyntax)])
    func aSectionIsForItsSizes(text: String, condition: ConditionSyntax) {
        let parsed = read("when \(text) { 5: 5 }")
        let item = SectionItemSyntax(doc: nil, kind: here(.rule(five)))
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.kinds == [.section(SectionSyntax(condition: here(condition), items: [item]))])
    }

    @Test func aSectionHoldsRulesASizingAnAlignmentAndAWaterfall() {
        let parsed = read("when width < 5 {\n\n5: 5\n frame fill\nalign center\n\n# why\nwaterfall 2 }")
        #expect(parsed.diagnostics.isEmpty)
        guard case .section(let section) = parsed.kinds.first else { return #expect(Bool(false)) }
        #expect(
            section.items.map(\.kind.value) == [
                .rule(five), .sizing(.frameFill), .alignment(.center),
                .waterfall(WaterfallSyntax(columns: here(2), isAcross: here(false))),
            ])
    }

    @Test(arguments: ["{}", "{ }", "{\n}", "{\n\n# nothing\n}", "{ 5: 5 }", "{ 5: 5\n}", "{\n5: 5 }"])
    func aSectionMaySpanOneLineOrMany(braces: String) {
        let parsed = read("when width < 5 \(braces)\n5: 5")
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.kinds.count == 2)
    }

    @Test(arguments: [
        ("when width > 600 {\n5: 5\n}", "1:12 condition-sign"),
        ("when width 300..600 {\n5: 5\n}", "1:15 condition-sign"),
        ("when wdith < 600 {\n5: 5\n}", "1:6 unknown-word"), ("when width < 600px {\n5: 5\n}", "1:17 unit"),
    ])
    func aGuessableConditionIsReportedAndRead(text: String, finding: String) {
        let parsed = read(text)
        #expect(parsed.findings == [finding])
        #expect(parsed.syntax == read(parsed.mended).syntax)
        #expect(read(parsed.mended).diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("when {", "1:6 syntax"), ("when depth < 5 {", "1:6 syntax"), ("when width {", "1:12 syntax"),
        ("when height < 5, {", "1:18 syntax"), ("when width < 5, width < 6 {", "1:17 setting-twice"),
        ("when width 600 {", "1:16 syntax"), ("when width < {", "1:14 syntax"),
        ("when width = 600 {", "1:12 unexpected-character"),
        ("when width < 5", "1:15 syntax"),
        ("when width < 5 6 {", "1:16 syntax"),
    ])
    func aBrokenSectionIsReportedOnceAndSkipped(header: String, finding: String) {
        let parsed = read(header + "\n    5: 5\n    6: 5\n}\n7: 5\n")
        #expect(parsed.findings == [finding])
        #expect(parsed.lacksStatements)
        // Its rules are not mistaken for rules of the file.
        #expect(parsed.rules.map(\.counts) == [here(.one(here(7)))])
    }

    @Test func mistakesInABrokenSectionAreReportedToo() {
        #expect(
            read("when width {\n 5: ()\n}\n7: 5,\n").findings == [
                "1:12 syntax", "2:5 empty-group", "4:5 trailing-separator",
            ])
    }

    @Test func aSectionWithoutBracesIsOneLine() {
        let parsed = read("when width < 5\n5: 5\n")
        #expect(parsed.findings == ["1:15 syntax"])
        #expect(parsed.rules == [five])
    }

    @Test func anUnclosedSectionIsReportedWhereItOpens() {
        let parsed = read("gap 2\nwhen width < 5 {\n    5: 5\n")
        #expect(parsed.findings == ["2:16 unclosed"])
        #expect(parsed.diagnostics.first?.related.map(\.text) == ["`}` expected here"])
        #expect(parsed.diagnostics.first.map { parsed.place($0.related[0].span.start) } == "3:9")
    }

    @Test(arguments: [
        "grid Nice", "gap 2", "inset 2", "heading 2", "foot 2", "width 1..2", "height 1..2", "smallest 2",
        "append to 9",
        "shapes tall < 4:5, wide > 6:5",
    ])
    func globalSettingsInASectionAreReportedAndTheRestIsRead(text: String) {
        let parsed = read("when width < 5 {\n    \(text)\n    5: 5\n}\n")
        #expect(parsed.findings == ["2:5 not-in-section"])
        #expect(parsed.rules == [five])
    }

    @Test(arguments: [
        "when width >= 4 {\n7: 7\n}", "when width >= 4 { 7: 7 }", "when width >= 4 {\nwhen width < 9 {\n}\n}",
    ])
    func aNestedSectionIsReportedOnceAndSkipped(inner: String) {
        let parsed = read("when width < 5 {\n\(inner)\n5: 5\n}\n6: 5\n")
        #expect(parsed.findings == ["2:1 not-in-section"])
        #expect(parsed.rules.map(\.counts) == [here(.one(here(5))), here(.one(here(6)))])
    }

    @Test func anUnmatchedClosingBraceIsReported() {
        #expect(read("}\n5: 5").findings == ["1:1 syntax"])
        #expect(read("5: 5 }\n6: 5").findings == ["1:6 syntax"])
        #expect(read("5: 5\n}\n6: 5").findings == ["2:1 syntax"])
        #expect(read("5: 5\n}\n6: 5").rules.count == 2)
    }
}
