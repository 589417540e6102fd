import Testing

@testable import GridSyntax

/// Several mistakes in one file are all reported, each at its place, without follow-up errors.
@Suite struct RecoveryTests {
    @Test func everyStatementIsReadOnItsOwn() {
        let text = """
            grid 9Nice
            gap
            farme fill
            3: (1, 2
            4: 2, 2
            5: ()
            6: aab, aac, def
            0: 1
            7: 3 4
            8 4, 4
            9: 3, 3, 3,
            10..: show

            """
        let parsed = read(text)
        #expect(
            parsed.findings == [
                "1:6 syntax", "2:4 syntax", "3:1 unknown-word", "4:4 unclosed", "6:4 empty-group",
                "7:7 mistyped",
                "7:12 mistyped", "8:1 count-zero", "9:5 missing-comma", "10:2 missing-colon",
                "11:11 trailing-separator",
                "12:11 syntax",
            ])
        #expect(parsed.lacksStatements)
        #expect(parsed.rules.map(\.counts.value.printed) == ["3", "4", "5", "6", "7", "8", "9", "10.."])
        let read = parsed.rules.filter { $0.body != nil }
        #expect(read.map(\.printed) == ["4: 2, 2", "6: aab / aac / def", "7: 3, 4", "8: 4, 4"])
    }

    @Test func mistakesInASectionAndAfterItAreReported() {
        let text = """
            when width >= 600 {
                5: 5 5
                gap 2
                6: )
                tiel 4:3
                7: 3, 4
            }
            8: 4,
            when width 600 {
            }
            9: 3 / 3 / 3
            """
        #expect(
            read(text).findings == [
                "2:9 missing-comma", "3:5 not-in-section", "4:8 syntax", "5:5 unknown-word",
                "8:5 trailing-separator",
                "9:16 syntax", "11:6 mistyped", "11:10 mistyped",
            ])
    }

    @Test func twoMistakesInAStatementAreReportedIfTheFirstCanBeGuessed() {
        #expect(read("tile 80X60px").findings == ["1:8 mistyped", "1:11 unit"])
        #expect(read("gap 2px 3pt").findings == ["1:6 unit", "1:10 unit"])
        #expect(read("5 2 3").findings == ["1:2 missing-colon", "1:4 missing-comma"])
        #expect(read("7：3，4").findings == ["1:2 lookalike-character", "1:4 lookalike-character"])
    }

    @Test func aBrokenStatementIsReportedOnce() {
        #expect(read("foo bar baz: ( [ 9 9\n5: 5").findings == ["1:1 unknown-word"])
        #expect(read(", , , ,\n5: 5").findings == ["1:1 syntax"])
        #expect(read("5: (((\n6: )))\n").findings == ["2:1 syntax", "2:4 syntax"])
        #expect(read("$ ( , 9\n5: 5").findings == ["1:1 unexpected-character"])
        #expect(read("5: 5 § 6 : (\n6: 6").findings == ["1:6 unexpected-character"])
    }

    @Test func aStatementContinuesAfterASeparatorAtTheEndOfALine() {
        #expect(read("6: ,\n   tiel 4:3\n7: 7").findings == ["1:4 syntax"])
    }

    @Test func theLinesOfABrokenStatementAreNotReadAsStatements() {
        let parsed = read("6: aab /\n   9 /\n   def\n7: 7")
        #expect(parsed.findings == ["2:4 syntax"])
        #expect(parsed.rules == [rule(6, nil), rule(7, .stack(stack(row(tiles(7)))))])
    }

    @Test func anUnclosedParenthesisDoesNotSwallowTheNextStatement() {
        for next in ["gap 2", "7: 7", "7[t]: 7", "7..: 7", "when width < 5 {\n}", "grid Nice9"] {
            let parsed = read("5: (2, 3\n" + next)
            #expect(parsed.findings == ["1:4 unclosed"], "\(next)")
            #expect(parsed.kinds == [.rule(rule(5, nil))] + read(next).kinds, "\(next)")
        }
    }

    @Test func anUnclosedParenthesisInASectionDoesNotSwallowItsEnd() {
        let parsed = read("when width < 5 {\n    5: (2, 3\n}\n6: 6")
        #expect(parsed.findings == ["2:8 unclosed"])
        #expect(parsed.rules.count == 2)
        #expect(!parsed.lacksStatements)
    }

    @Test func skippedTextLeavesAMark() {
        #expect(read("foo 2\n5: 5").lacksStatements)
        #expect(read("gap\n5: 5").lacksStatements)
        #expect(!read("5: ()\n").lacksStatements)
        #expect(!read("5 5\n").lacksStatements)
    }
}
