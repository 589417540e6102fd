import Testing

@testable import GridSyntax

@Suite struct DocCommentTests {
    private func docs(_ text: String) -> [String?] { read(text).syntax.statements.map(\.doc) }

    @Test func aDocCommentBelongsToTheStatementBelow() {
        #expect(docs("## of the gap\ngap 2\n5: 5\n## of six\n6: 6") == ["of the gap", nil, "of six"])
    }

    @Test func linesAreJoined() {
        #expect(docs("## one\n##\n##  three\n5: 5") == ["one\n\n three"])
    }

    @Test func blankLinesAndPlainCommentsBetweenChangeNothing() {
        #expect(docs("## one\n\n# plain\n## two\n\n5: 5") == ["one\ntwo"])
    }

    @Test func aBlankAfterTheSignsAndTrailingBlanksAreNotPartOfIt() {
        #expect(docs("##one  \t\n5: 5") == ["one"])
        #expect(docs("##   one\n5: 5") == ["  one"])
        #expect(docs("### one\n5: 5") == ["# one"])
        #expect(docs("## one\r\n5: 5\r\n") == ["one"])
    }

    @Test func anythingMayStandInIt() {
        #expect(docs("## 5: (,  */ \u{201D} 漢字 🎉\n5: 5") == ["5: (,  */ \u{201D} 漢字 🎉"])
        #expect(docs("##\u{0301}x\n5: 5") == ["\u{0301}x"])
    }

    @Test func rulesSettingsSectionsAndTheirItemsHaveTheirOwn() {
        let parsed = read("## a\nwhen width < 5 {\n    ## b\n    5: 5\n    6: 5\n}\n## c\n7: 5")
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.syntax.statements.map(\.doc) == ["a", "c"])
        guard case .section(let section) = parsed.kinds.first else { return #expect(Bool(false)) }
        #expect(section.items.map(\.doc) == ["b", nil])
    }

    @Test(arguments: [
        ("5: 5\n## at the end", "2:1"), ("5: 5 ## behind", "1:6"), ("## alone", "1:1"),
        ("5: 3,\n## inside\n2", "2:1"), ("5: (\n## inside\n5)\n", "2:1"),
        ("when width < 5 {\n5: 5\n## last\n}", "3:1"),
        ("5: 5 ## behind\n6: 5", "1:6"),
    ])
    func aLooseDocCommentIsAWarningAtItsPlace(text: String, place: String) {
        let parsed = read(text)
        #expect(parsed.findings == [place + " loose-doc-comment"])
        #expect(!parsed.diagnostics.hasErrors)
        #expect(parsed.syntax.statements.allSatisfy { $0.doc == nil })
        #expect(read(parsed.mended).diagnostics.isEmpty)
        #expect(read(parsed.mended).syntax == parsed.syntax)
    }

    @Test func aDocCommentAboveABrokenStatementIsNotLoose() {
        #expect(read("## doc\nphotographs 2\n5: 5").findings == ["2:1 unknown-word"])
    }

    @Test func aDocCommentInASkippedSectionIsNotLoose() {
        let text = "when width < 5 {\nwhen width < 4 {\n## doc\n5: 5\n}\n}\n## six\n6: 6"
        #expect(read(text).findings == ["2:1 not-in-section"])
        #expect(docs(text).last == "six")
    }

    @Test func aDocCommentAboveALayoutIsNotItsRules() {
        #expect(read("5:\n## inside\n5").findings == ["2:1 loose-doc-comment"])
    }

    // Linear time takes less than a second; scanning all lines for each took minutes.
    @Test(.timeLimit(.minutes(1))) func aHundredThousandLinesAreReadQuickly() {
        let text = String(repeating: "## a\n", count: 100_000) + "5: 5"
        #expect(docs(text).first??.utf8.count == 199_999)
    }
}
